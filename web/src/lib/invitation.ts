// The address of a table for somebody else.

import type { Reach } from "./wire"

/** The address of a link of the page at `here`, by which others come as far as the server knows. */
export function inviteTo(link: string, here: string, reach: Pick<Reach, "address"> | undefined): string {
  const own = new URL(link, here)
  if (!reach?.address) return own.href
  const theirs = new URL(reach.address)
  own.protocol = theirs.protocol
  own.hostname = theirs.hostname
  own.port = theirs.port
  return own.href
}
