/** Messages between the bench and the process of its storms, and the accounts that these use. */
import { z } from "zod";

export const stormRequest = z.object({
  port: z.int(),
  parSeconde: z.number(),
  secondes: z.number(),
});
export type StormRequest = z.infer<typeof stormRequest>;

/**
 * The outcome of one kind of tries: their number by status (0: no answer), and the delays of the successful ones, in ms.
 */
const issue = z.object({
  parStatut: z.record(z.string(), z.int()),
  p50: z.number(),
  p95: z.number(),
});
export type RequestResults = z.infer<typeof issue>;

/** Logins in a known browser, other right ones and wrong ones; or reads of a report. */
const requestKind = z.enum(["connus", "justes", "faux", "rapports"]);
export type RequestKind = z.infer<typeof requestKind>;

export const stormResult = z.partialRecord(requestKind, issue);
export type StormResult = z.infer<typeof stormResult>;

export const FLOODED_ACCOUNT_COUNT = 200;
export const MOT_DE_PASSE = "Sésame-ouvre-toi-8";
/** The evening of 200 players and 200 questions that the first of these accounts has hosted. */
export const LARGE_EVENING = "ABC123-1";
export const composeFloodedAccountPseudo = (rang: number) =>
  `Habituee${String(rang % FLOODED_ACCOUNT_COUNT)}`;
