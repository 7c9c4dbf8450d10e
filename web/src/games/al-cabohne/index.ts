import type { Panels } from "../index"
import Gifts from "./Gifts.svelte"
import Groups from "./Groups.svelte"
import { lesson } from "./lesson"
import Race from "./Race.svelte"
import Strip from "./Strip.svelte"
import Tax from "./Tax.svelte"

export const panels: Panels = { strip: Strip, revealed: Groups, railTop: Race, aside: Gifts, badge: Tax, lesson }
