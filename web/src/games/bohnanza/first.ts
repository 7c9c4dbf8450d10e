/** That it is this one. */
export const FIRST_GAME = "bohnanza"
