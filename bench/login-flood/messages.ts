/** Messages between the bench and the attacking process, and the accounts under attack. */
import { z } from "zod";

export const loginFloodRequest = z.object({
  port: z.int(),
  parSeconde: z.number(),
  secondes: z.number(),
});

/**
 * The outcome of one kind of tries: their number by status (0: no answer), and the delays of the successful ones, in ms.
 */
const issue = z.object({
  parStatut: z.record(z.string(), z.int()),
  p50: z.number(),
  p95: z.number(),
});
export type LoginDelayResults = z.infer<typeof issue>;

export const loginFloodResult = z.object({ faux: issue, justes: issue, connus: issue });
export type LoginFloodResult = z.infer<typeof loginFloodResult>;

export const FLOODED_ACCOUNT_COUNT = 200;
export const MOT_DE_PASSE = "Sésame-ouvre-toi-8";
export const composeFloodedAccountPseudo = (rang: number) =>
  `Habituee${String(rang % FLOODED_ACCOUNT_COUNT)}`;
