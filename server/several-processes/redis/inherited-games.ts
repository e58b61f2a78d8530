/** The games of those who give no more signs of life: taken over by whoever is there, each once. */
import type { Magasin } from "./redis-store.ts";
import { melanger } from "./shuffle.ts";
import { parLots } from "./batches.ts";
import type { Prendre } from "./takeover.ts";

export interface OptionsHeritage {
  readonly magasin: Pick<Magasin, "processus" | "codesDe" | "vivant" | "retirer">;
  readonly qui: string;
  /** Up to which version of the stored games it reads: later ones are for others. */
  readonly lit: number;
  readonly prendre: Prendre;
  /** Whether it takes any at this moment. */
  readonly prend: () => boolean;
  readonly signaler: (erreur: unknown) => void;
}

/** What it answers takes what there is to take, once; it rejects as soon as something of it fails: there is always another time. */
export function createHeritage(options: OptionsHeritage): () => Promise<void> {
  const { magasin, qui, lit, prendre, prend, signaler } = options;
  /** Dead ones who left what this one cannot read: it changes no more until somebody who can takes it, or they wake. */
  const laisses = new Set<string>();

  async function prendreTout(de: string, codes: readonly string[]): Promise<void> {
    // the others do the same: each begins elsewhere
    await parLots(melanger(codes), prend, (code) => prendre(code, de));
    if (!prend() || (await magasin.vivant(de))) return;
    const restent = await magasin.codesDe(de);
    if (restent.length === 0) return;
    laisses.add(de);
    signaler(
      new Error(
        `${String(restent.length)} games of ${de} wait for a process that reads later versions than ${String(lit)}`,
      ),
    );
  }

  return async () => {
    const tous = await magasin.processus();
    // a Redis that stood still for longer than a sign is believed lost those of everybody: who seems dead is no deader than this one
    if (!tous.some((un) => un.qui === qui && un.vivant)) return;
    for (const autre of tous) {
      if (autre.vivant) laisses.delete(autre.qui);
      if (autre.vivant || autre.qui === qui || !prend()) continue;
      const codes = await magasin.codesDe(autre.qui);
      if (codes.length === 0) {
        laisses.delete(autre.qui);
        await magasin.retirer(autre.qui);
      } else if (!laisses.has(autre.qui)) await prendreTout(autre.qui, codes);
    }
  };
}
