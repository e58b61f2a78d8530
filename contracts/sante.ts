/** Whether the server is well: for whoever runs it, a container or a proxy (surete, "Faults"). */
import { z } from "zod";

const octets = z.int().min(0);

/** What only the house is told: never a path, a setting nor anybody's name. */
const detailsSante = z.object({
  parties: z.object({
    /** Whether the last writing succeeded. */
    enregistrees: z.boolean(),
    /** Age of the oldest state that is not on disk yet, in ms; 0: none waits. */
    attenteMs: z.number(),
  }),
  base: z.object({ repond: z.boolean() }),
  /** Bytes of the disk of the data; null where the system does not say. */
  disque: z.object({ libre: octets, total: octets }).nullable(),
  mail: z.object({
    transport: z.enum(["smtp", "fichiers"]),
    envoyes: z.int(),
    rates: z.int(),
    enAttente: z.int(),
    /** What became of the last one; null: none was asked for since the start. */
    dernier: z.enum(["envoye", "rate"]).nullable(),
  }),
  /** Seconds since the last backup, null when there is none; every so many hours one is made, 0: never. */
  sauvegarde: z.object({ ageS: z.int().nullable(), heures: z.int() }),
  /** Delay of the event loop over the last minute or two, in ms. */
  boucle: z.object({ p99Ms: z.number(), maxMs: z.number() }),
  /** Passwords being hashed, and waiting for it. */
  hachages: z.object({ enVol: z.int(), enAttente: z.int() }),
});
export type DetailsSante = z.infer<typeof detailsSante>;

/** `ok`: games can be stored and the database answers. */
export const sante = z.object({
  ok: z.boolean(),
  /** Version of the product (package.json, CHANGELOG.md); a server of before did not say it. */
  version: z.string().optional(),
  message: z.string().optional(),
  details: detailsSante.optional(),
});
