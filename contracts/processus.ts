/** A game process, as it describes itself to other processes and to administrators (docs/decisions/0112). */
import { z } from "zod";

/** Name of a game process in addresses: `/p/{nom}/`. */
export const nomProcessus = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);

/** Path under which a proxy finds a game process; empty with a single process. */
export const cheminProcessus = z.union([
  z.literal(""),
  z.string().regex(/^\/p\/[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?\/$/),
]);
export const composerCheminProcessus = (nom: string): string => `/p/${nom}/`;

/**
 * Proof that a game process lacks before it takes games. `debut`: it has not tried yet; `api`: the API does not answer; `cle`: the API refuses its
 * key; `site`: the API cannot call the site's public address; `chemin`: that address does not lead to the process.
 */
export const manqueDuProcessusPourJouer = z.enum(["debut", "api", "cle", "site", "chemin"]);
export type ManqueDuProcessusPourJouer = z.infer<typeof manqueDuProcessusPourJouer>;

export const ficheProcessus = z.object({
  nom: nomProcessus,
  /** Address for other processes, such as http://jeu1:3000. */
  adresse: z.url({ protocol: /^https?$/ }),
  /** Start of the process, ISO 8601. */
  depuis: z.string(),
  parties: z.int(),
  essais: z.int(),
  hotes: z.int(),
  telephones: z.int(),
  /** Whether the process opens no new room and moves its rooms to other processes. */
  seVide: z.boolean(),
  /** Whether no other process answers while this one is being emptied. Absent in older versions. */
  sansReponse: z.boolean().default(false),
  /** Proof that the process lacks before it takes games; null, or absent in older versions: none. */
  manque: manqueDuProcessusPourJouer.nullable().default(null),
  /** Whether the process can store games at this moment. */
  enregistrees: z.boolean(),
  /** Age of the oldest game state that is not stored yet, in ms. */
  attenteMs: z.int(),
  /** Version of the stored games that the process writes; it reads this version and earlier ones. */
  versionPartie: z.int(),
});
export type FicheProcessus = z.infer<typeof ficheProcessus>;

/** Order of an administrator to a process, stored in Redis; absent: play. */
export const CONSIGNE_VIDER_PROCESSUS = "vider";
export const corpsConsigneProcessus = z.object({ consigne: z.enum(["vider", "reprendre"]) });
export type ConsigneProcessus = z.infer<typeof corpsConsigneProcessus>["consigne"];

/** A process as shown to administrators: the number of rooms, never their codes. */
export const processusPourAdministrateur = ficheProcessus
  .omit({ adresse: true, seVide: true, depuis: true, versionPartie: true })
  .extend({
    /** `muet`: no sign of life, so that others take over its rooms; `autreVersion`: alive, with another description format. */
    etat: z.enum(["joue", "seVide", "muet", "autreVersion"]),
    depuis: z.string().nullable(),
    /** Whether no other process can take its rooms: older versions, no answer, or none exists. */
    sansPreneur: z.boolean(),
    /** Rooms of a dead process of this name that no process can read; not counted in `parties`. */
    enAttente: z.int(),
  });
export type ProcessusPourAdministrateur = z.infer<typeof processusPourAdministrateur>;
/** Answer of GET /api/admin/processus, and of an order to a process. */
export const reponseListeDesProcessus = z.object({
  /** Whether several processes play; otherwise a single process does everything. */
  plusieurs: z.boolean(),
  processus: z.array(processusPourAdministrateur),
});
export type ReponseListeDesProcessus = z.infer<typeof reponseListeDesProcessus>;

/** Settings that the API process sends to the game processes. */
export const reglagesPartagesEntreProcessus = z.object({
  publicUrl: z.string().nullable(),
  /** Version of the served client. */
  version: z.string(),
  placesMax: z.int(),
});
export type ReglagesPartagesEntreProcessus = z.infer<typeof reglagesPartagesEntreProcessus>;
