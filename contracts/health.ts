/** Health of the server (surete, "Faults"). */
import { z } from "zod";

const octets = z.int().min(0);

/** Details of the server's health, for authorized readers only; no path, setting or name. */
const detailsSante = z.object({
  parties: z.object({
    /** Whether the last write of the games succeeded. */
    enregistrees: z.boolean(),
    /** Age in ms of the oldest game state that is not on disk yet; 0: none waits. */
    attenteMs: z.number(),
  }),
  base: z.object({ repond: z.boolean() }),
  /** Bytes of the data disk; null when the system does not tell. */
  disque: z.object({ libre: octets, total: octets }).nullable(),
  mail: z.object({
    transport: z.enum(["smtp", "fichiers"]),
    envoyes: z.int(),
    rates: z.int(),
    enAttente: z.int(),
    /** Outcome of the last mail; null: none since the start. */
    dernier: z.enum(["envoye", "rate"]).nullable(),
  }),
  /** Seconds since the last backup, null when there is none; hours between backups, 0: none scheduled. */
  sauvegarde: z.object({ ageS: z.int().nullable(), heures: z.int() }),
  /** Delay of the event loop over the last minute or two, in ms. */
  boucle: z.object({ p99Ms: z.number(), maxMs: z.number() }),
  /** Running and waiting password hashes. */
  hachages: z.object({ enVol: z.int(), enAttente: z.int() }),
});
export type DetailsSanteDuServeur = z.infer<typeof detailsSante>;

/** Answer of the health check. `ok`: games can be saved and the database answers. */
export const reponseSanteDuServeur = z.object({
  ok: z.boolean(),
  /** Product version (package.json, CHANGELOG.md); absent in older servers. */
  version: z.string().optional(),
  message: z.string().optional(),
  details: detailsSante.optional(),
});
