// What the page and its service worker agree on: how things are called that can be read without a connection.

/** The header of an answer that comes from this device. */
export const KEPT = "kept"

/** How a replay is fetched and kept: so many moments at once, with open cards. */
export const CHUNK = 50
export const OPEN = "open"

/** The cache with a replay; without one, what the names of all these begin with. `scope` is the address of the page. */
export const replayCache = (scope: string, replay = ""): string => `${scope}replay/${replay}`
