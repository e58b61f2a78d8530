/** The request and the answer of the attacking process, and the accounts that it attacks. */
import { z } from "zod";

export const floodRequest = z.object({
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
export type LoginResults = z.infer<typeof issue>;

export const floodResult = z.object({ faux: issue, justes: issue, connus: issue });
export type FloodResult = z.infer<typeof floodResult>;

export const ACCOUNTS = 200;
export const MOT_DE_PASSE = "Sésame-ouvre-toi-8";
export const accountPseudo = (rang: number) => `Habituee${String(rang % ACCOUNTS)}`;
