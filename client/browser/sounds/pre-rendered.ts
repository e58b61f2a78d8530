/** Sounds of dozens of nodes, rendered ahead by the browser on a thread of its own: at their moment the screen has something to draw. */
import { type Branchement, type NomSon, synthetiser } from "./mixer.ts";

/** How long each lasts, in seconds. None that is to be another one each time. */
const LOURDS: ReadonlyMap<NomSon, number> = new Map([
  ["roulement", 1.1],
  ["imprimante", 0.35],
  ["caisse", 1.2],
  ["tambour", 1.3],
  ["fanfare", 2.2],
]);
/** Where a browser does not say when it has nothing else to do. */
const PATIENCE_MS = 500;

const creux = (): Promise<unknown> =>
  new Promise((resoudre) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resoudre);
    else setTimeout(resoudre, PATIENCE_MS);
  });

/** One after the other; what is heard before it is ready is synthesised at its moment. */
export async function preparer({ contexte, prets }: Branchement): Promise<void> {
  const { sampleRate } = contexte;
  for (const [nom, dureeS] of LOURDS) {
    await creux();
    const hors = new OfflineAudioContext(1, Math.ceil(sampleRate * dureeS), sampleRate);
    synthetiser({ contexte: hors, vers: hors.destination }, nom, 0);
    prets.set(nom, await hors.startRendering());
  }
}
