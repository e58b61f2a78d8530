/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/** Worker thread that copies a database in use, and checks the copy. */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { copyDatabase, isDatabaseSound } from "../connection.ts";

const { source, cible } = z.object({ source: z.string(), cible: z.string() }).parse(workerData);
copyDatabase(source, cible);
if (!isDatabaseSound(cible))
  throw new Error("La copie de la base est abîmée : la base l’est peut-être.");
parentPort?.postMessage("ok");
