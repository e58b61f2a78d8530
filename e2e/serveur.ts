/** The real server on an empty data folder, for the browser tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import closeWithGrace from "close-with-grace";
import { lireConfig } from "#config";
import { demarrer } from "../server.ts";

const dossier = mkdtempSync(join(tmpdir(), "trinquizz-e2e-"));
const lecture = lireConfig({ ...process.env, DATA_DIR: dossier, LOG_LEVEL: "warn" });
if (!lecture.ok) throw new Error(lecture.message);
// two journeys at a time open more rooms and accounts than one Wi-Fi may
const serveur = await demarrer(lecture.config, {
  roomsParMinute: 500,
  inscriptionsParMinute: 500,
});
closeWithGrace({ delay: 5000 }, async () => {
  await serveur.fermer();
  rmSync(dossier, { recursive: true, force: true });
});
