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
  /** While it is emptied: of those who could take its rooms nobody answers it. Versions of before do not say. */
  sansReponse: z.boolean().default(false),
  /** Whether it can store games at this moment. */
  enregistrees: z.boolean(),
  /** Age of the oldest state that is not stored yet, in ms. */
  attenteMs: z.int(),
  /** Of the stored games: it writes this one, and reads it and those before. */
  versionPartie: z.int(),
});
export type FicheProcessus = z.infer<typeof ficheProcessus>;

/** What an administrator may ask of a process, as Redis keeps it; nothing: play. */
export const CONSIGNE_VIDER = "vider";
export const ordreProcessus = z.object({ consigne: z.enum(["vider", "reprendre"]) });
export type OrdreProcessus = z.infer<typeof ordreProcessus>["consigne"];

/** A process as the administrator sees it: how many rooms, never which, since a code is a key. */
export const processusVu = ficheProcessus
  .omit({ adresse: true, seVide: true, depuis: true, versionPartie: true })
  .extend({
    /** `muet`: it gives no sign of life, and others take over the rooms that it still has. `autreVersion`: it lives, and describes itself otherwise. */
    etat: z.enum(["joue", "seVide", "muet", "autreVersion"]),
    depuis: z.string().nullable(),
    /** Nobody else there could play its rooms: the others are of an older version, or do not answer it, or there are none. */
    sansPreneur: z.boolean(),
    /** Rooms that somebody of its name left as it died, and that nobody there can read: none of `parties`. */
    enAttente: z.int(),
  });
export type ProcessusVu = z.infer<typeof processusVu>;
export const conduiteVue = z.object({
  /** False: one process does everything, and there is nothing to hand over. */
  plusieurs: z.boolean(),
  processus: z.array(processusVu),
});
export type ConduiteVue = z.infer<typeof conduiteVue>;

/** What the process of the API says to those that play. */
export const reglagesPartages = z.object({
  publicUrl: z.string().nullable(),
  /** Of the client that is served. */
  version: z.string(),
  placesMax: z.int(),
});
export type ReglagesPartages = z.infer<typeof reglagesPartages>;
