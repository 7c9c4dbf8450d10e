// What the browser's tab shows of this page: a title and an icon.

const NAME = "Bohnhof"

/** Show a title in the tab, and whether somebody is called there. */
export function showInTab(title: string, called: boolean): void {
  document.title = title ? `${title} – ${NAME}` : NAME
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const address = `./icons/bohnhof${called ? "-called" : ""}.svg`
  if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address)
}
