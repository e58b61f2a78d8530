/** Messages between the bench and the attacking process, and the accounts under attack. */
import { z } from "zod";

export const floodRequest = z.object({
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
export type LoginResults = z.infer<typeof issue>;

export const floodResult = z.object({ faux: issue, justes: issue, connus: issue });
export type FloodResult = z.infer<typeof floodResult>;

export const ACCOUNTS = 200;
export const MOT_DE_PASSE = "Sésame-ouvre-toi-8";
export const accountPseudo = (rang: number) => `Habituee${String(rang % ACCOUNTS)}`;
