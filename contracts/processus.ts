/** A process that plays games, as it describes itself to the others and to the administrator (docs/decisions/0112). */
import { z } from "zod";

/** In addresses: `/p/{nom}/`. */
export const nomProcessus = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);

/** Under which a proxy finds a process; empty: the one that there is. */
export const cheminProcessus = z.union([
  z.literal(""),
  z.string().regex(/^\/p\/[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?\/$/),
]);
export const cheminDe = (nom: string): string => `/p/${nom}/`;

export const ficheProcessus = z.object({
  nom: nomProcessus,
  /** Where the other processes reach it, such as http://jeu1:3000. */
  adresse: z.url({ protocol: /^https?$/ }),
  /** ISO 8601. */
  depuis: z.string(),
  parties: z.int(),
  essais: z.int(),
  hotes: z.int(),
  telephones: z.int(),
  /** Opens no room any more: those it has go elsewhere. */
  seVide: z.boolean(),
  /** Whether it can store games at this moment. */
  enregistrees: z.boolean(),
  /** Age of the oldest state that is not stored yet, in ms. */
  attenteMs: z.int(),
});
export type FicheProcessus = z.infer<typeof ficheProcessus>;

/** What the process of the API says to those that play. */
export const reglagesPartages = z.object({
  publicUrl: z.string().nullable(),
  /** Of the client that is served. */
  version: z.string(),
  placesMax: z.int(),
});
export type ReglagesPartages = z.infer<typeof reglagesPartages>;
