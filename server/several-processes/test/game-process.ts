/** The program of a game process started by a test. Its environment may set a later version, or few codes to draw from. */
import { randomInt } from "node:crypto";
import process from "node:process";
import closeWithGrace from "close-with-grace";
import { z } from "zod";
import { readServerConfig } from "#config";
import type { StoredJsonObject } from "#game/ports/adapters/stored-game-migrations.ts";
import { STORED_GAME_FORMAT } from "#game/ports/adapters/stored-game.ts";
import { SERVER_STOP_MAX_MS_BY_ROLE } from "../../../server.ts";
import { startGameRole } from "../game-role.ts";

const { VERSIONS_DE_PLUS, CODES, BELIEVED_MS } = z
  .object({
    VERSIONS_DE_PLUS: z.coerce.number().int(),
    BELIEVED_MS: z.coerce.number().int(),
    /** Room codes to draw, separated by commas; empty: random codes. */
    CODES: z.string().transform((codes) => codes.split(",").filter((code) => code !== "")),
  })
  .parse(process.env);
const lecture = readServerConfig(process.env);
if (!lecture.ok) throw new Error(lecture.message);
const { version, migrations } = STORED_GAME_FORMAT;
const dePlus = Array.from({ length: VERSIONS_DE_PLUS }, (_, n) => version + n);
/** Each later version of the stored games adds a field that the versions before do not know. */
const forme = {
  version: version + VERSIONS_DE_PLUS,
  migrations: {
    ...migrations,
    ...Object.fromEntries(
      dePlus.map((avant) => [
        avant,
        (partie: StoredJsonObject) => ({ ...partie, nouveaute: avant }),
      ]),
    ),
  },
};
const tirerCode = () => CODES[randomInt(CODES.length)] ?? "";
const jeu = await startGameRole(lecture.config, {}, (ports) => ports, {
  forme,
  believedMs: BELIEVED_MS,
  ...(CODES.length > 0 ? { tirerCode } : {}),
});
closeWithGrace({ delay: SERVER_STOP_MAX_MS_BY_ROLE.jeu }, () => jeu.fermer());
