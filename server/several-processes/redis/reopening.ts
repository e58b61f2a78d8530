/** Games that are this process's, and that nobody plays: opened again at a sign of life, as soon as the one of before is done with them. */
import { parLots } from "./batches.ts";
import type { Prendre } from "./takeover.ts";

/** A game that fails each time is tried less and less often, down to once in so many beats. */
const RYTHME_MAX = 128;

export interface OptionsReouverture {
  readonly qui: string;
  readonly prendre: Prendre;
  /** Whether it opens any at this moment. */
  readonly prend: () => boolean;
  readonly signaler: (erreur: unknown) => void;
}

/** What it answers is called at each beat, with all of them. Never rejects. */
export function createReouverture({ qui, prendre, prend, signaler }: OptionsReouverture) {
  const ratees = new Map<string, { readonly tousLes: number; attente: number }>();

  async function rouvrir(code: string): Promise<void> {
    const ratee = ratees.get(code);
    if (ratee !== undefined && ratee.attente-- > 0) return;
    try {
      await prendre(code, qui);
      ratees.delete(code);
    } catch (erreur) {
      const tousLes = Math.min(2 * (ratee?.tousLes ?? 0.5), RYTHME_MAX);
      ratees.set(code, { tousLes, attente: tousLes });
      signaler(erreur);
    }
  }

  return async (codes: readonly string[]): Promise<void> => {
    for (const code of ratees.keys()) if (!codes.includes(code)) ratees.delete(code);
    await parLots(codes, prend, rouvrir);
  };
}
