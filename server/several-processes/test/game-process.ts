/** One process that plays, started by a test: of a later version, or with few codes to draw from, as its environment says. */
import { randomInt } from "node:crypto";
import process from "node:process";
import closeWithGrace from "close-with-grace";
import { z } from "zod";
import { readConfig } from "#config";
import type { Json } from "#game/ports/adapters/stored-game-migrations.ts";
import { STORED_FORM } from "#game/ports/adapters/stored-game.ts";
import { STOP_MS } from "../../../server.ts";
import { startGameRole } from "../game-role.ts";

const { VERSIONS_DE_PLUS, CODES, BELIEVED_MS } = z
  .object({
    VERSIONS_DE_PLUS: z.coerce.number().int(),
    BELIEVED_MS: z.coerce.number().int(),
    /** Separated by commas; none: the usual ones. */
    CODES: z.string().transform((codes) => codes.split(",").filter((code) => code !== "")),
  })
  .parse(process.env);
const lecture = readConfig(process.env);
if (!lecture.ok) throw new Error(lecture.message);
const { version, migrations } = STORED_FORM;
const dePlus = Array.from({ length: VERSIONS_DE_PLUS }, (_, n) => version + n);
/** What a version adds is a field that those before know nothing of. */
const forme = {
  version: version + VERSIONS_DE_PLUS,
  migrations: {
    ...migrations,
    ...Object.fromEntries(
      dePlus.map((avant) => [avant, (partie: Json) => ({ ...partie, nouveaute: avant })]),
    ),
  },
};
const tirerCode = () => CODES[randomInt(CODES.length)] ?? "";
const jeu = await startGameRole(lecture.config, {}, (ports) => ports, {
  forme,
  believedMs: BELIEVED_MS,
  ...(CODES.length > 0 ? { tirerCode } : {}),
});
closeWithGrace({ delay: STOP_MS.jeu }, () => jeu.fermer());
