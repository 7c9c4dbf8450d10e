import type { Panels } from "../index"
import Bosses from "./Bosses.svelte"
import Gifts from "./Gifts.svelte"
import Groups from "./Groups.svelte"
import { lesson } from "./lesson"
import Race from "./Race.svelte"
import Tax from "./Tax.svelte"

export const panels: Panels = { strip: Bosses, revealed: Groups, railTop: Race, aside: Gifts, badge: Tax, lesson }
