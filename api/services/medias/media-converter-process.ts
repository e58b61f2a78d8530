/**
 * The program of the workshop (atelier.ts): examines a file, says what became of it, and ends.
 * Arguments: the file, the folder to write in, the name to begin with.
 */
import process from "node:process";
import { convertMedia } from "./convert-media.ts";

const [, , chemin = "", dossier = "", nom = ""] = process.argv;

// a server that is gone waits for nothing
process.once("disconnect", () => process.exit());
process.send?.(await convertMedia(chemin, dossier, nom), () => process.exit());
