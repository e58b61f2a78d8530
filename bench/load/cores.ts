/** How busy the cores are with other people's work: what a reader must know to trust the figures. Linux only. */
import { readFileSync } from "node:fs";

/** /proc counts in hundredths of a second. */
const TIC_MS = 10;

export interface Coeurs {
  /** Busy time of each core since the machine started, in ms; empty where the system does not say. */
  readonly occupesMs: readonly number[];
}

export function lireCoeurs(): Coeurs {
  try {
    const lignes = readFileSync("/proc/stat", "utf8").matchAll(/^cpu\d+ (.+)$/gm);
    const occupesMs = [...lignes].map(([, champs = ""]) => {
      const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = champs
        .split(" ")
        .map(Number);
      return (user + nice + system + irq + softirq + steal) * TIC_MS;
    });
    return { occupesMs };
  } catch {
    return { occupesMs: [] };
  }
}

/** Share of `coeur` that went to others than us between two readings, in percent; null where unknown. */
export function partDesAutres(
  coeur: number,
  {
    avant,
    apres,
    nousMs,
    dureeMs,
  }: { avant: Coeurs; apres: Coeurs; nousMs: number; dureeMs: number },
): number | null {
  const debut = avant.occupesMs[coeur];
  const fin = apres.occupesMs[coeur];
  if (debut === undefined || fin === undefined) return null;
  return Math.max(0, ((fin - debut - nousMs) / dureeMs) * 100);
}
