/**
 * Child process of media-converter.ts: converts one file, sends the outcome, and ends. Arguments: the file, the folder to
 * write in, the prefix of names.
 */
import process from "node:process";
import { convertMediaFile } from "./convert-media.ts";

const [, , chemin = "", dossier = "", nom = ""] = process.argv;

// ends when the server has gone, since nobody waits for the outcome
process.once("disconnect", () => process.exit());
process.send?.(await convertMediaFile(chemin, dossier, nom), () => process.exit());
