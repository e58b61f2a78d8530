/** What the rooms say of bugs and of nonsense, in the log. */
import type { Logger } from "pino";
import { createFrein } from "#api/services/frein.ts";
import { decrireDit } from "#api/services/journal-de-bord.ts";
import type { ReglagesJeu } from "#server/game-service.ts";

export const direAuBord = (bord: Logger): Pick<ReglagesJeu, "signaler" | "bruit"> => ({
  signaler: (err, contexte) => bord.error({ err, ...contexte }, "bug in a room"),
  bruit: createFrein((dit, tus) => bord.debug({ dit: decrireDit(dit), tus }, "game framework")),
});
