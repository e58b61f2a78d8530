/** What the storm is asked, and what it says of itself. */
import { z } from "zod";

export const demandeSouffle = z.object({
  port: z.int(),
  parSeconde: z.number(),
  secondes: z.number(),
});

/** What became of a kind of tries: how many by status (0: no answer), and how long those that succeeded took, in ms. */
const issue = z.object({
  parStatut: z.record(z.string(), z.int()),
  p50: z.number(),
  p95: z.number(),
});
export type Issue = z.infer<typeof issue>;

export const souffle = z.object({ faux: issue, justes: issue, connus: issue });
export type Souffle = z.infer<typeof souffle>;

export const COMPTES = 200;
export const MOT_DE_PASSE = "Sésame-ouvre-toi-8";
export const pseudoDeCompte = (rang: number) => `Habituee${String(rang % COMPTES)}`;
