import { t } from "../lib/tongue.svelte"
import type { Seat } from "../lib/wire"
import { capital } from "../lib/words"

/** Says that the bot of a seat has failed and which one plays for it; empty where none has. */
export const standIn = (seat: Seat | undefined): string =>
  seat?.failed ? t("stand-in", { who: seat.name, bot: seat.failed, stand_in: capital(seat.bot ?? "") }) : ""
