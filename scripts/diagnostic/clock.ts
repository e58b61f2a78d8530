/** Judges the clock of the machine, as far as this is possible without the network. */
import { spawnSync } from "node:child_process";
import {
  createWarningFinding,
  createGoodFinding,
  type DiagnosticFinding,
  createSeriousFinding,
} from "./finding.ts";

const POINT = "Horloge";
const TOLERANCE_MS = 5 * 60_000;

/** Whether the machine's clock is synchronised, by timedatectl; `inconnu` without that program. */
export type ClockSync = "oui" | "non" | "inconnu";

/**
 * @param connu a date that is certainly past: of this version of the program
 * @param ecrite the latest date that was stored here, null without one; ms
 */
export function judgeMachineClock(
  maintenant: number,
  { connu, ecrite, synchro }: { connu: number; ecrite: number | null; synchro: ClockSync },
): DiagnosticFinding {
  const heure = new Date(maintenant).toLocaleString("fr-FR", {
    dateStyle: "long",
    timeStyle: "short",
  });
  const faire = "Remettez-la à l’heure : sudo timedatectl set-ntp true";
  if (maintenant < connu)
    return createSeriousFinding(
      POINT,
      `elle dit ${heure}, avant que cette version n’existe.`,
      faire,
    );
  if (ecrite !== null && maintenant < ecrite - TOLERANCE_MS)
    return createSeriousFinding(
      POINT,
      `elle dit ${heure}, avant ce qui est déjà écrit ici.`,
      faire,
    );
  if (synchro === "non")
    return createWarningFinding(POINT, `elle dit ${heure}, et rien ne la règle.`, faire);
  if (synchro === "oui") return createGoodFinding(POINT, `${heure}, réglée par le réseau.`);
  return createGoodFinding(
    POINT,
    `${heure}. D’ici on ne peut pas savoir si elle est juste à la minute\u00A0: comparez.`,
  );
}

export function readClockSync(): ClockSync {
  const lu = spawnSync("timedatectl", ["show", "--property=NTPSynchronized", "--value"], {
    encoding: "utf8",
    timeout: 3000,
  });
  if (lu.error !== undefined || lu.status !== 0) return "inconnu";
  return lu.stdout.trim() === "yes" ? "oui" : "non";
}
