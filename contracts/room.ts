/** Opening a room, finding it, coming in: jeu §2 and §7 (joinRoom, testRoom, existe, oui, non, roomJoined). */
import { z } from "zod";
import { CODE_LONGUEUR } from "./limites.ts";
import { cheminProcessus } from "./processus.ts";
import { voix } from "./scrutin.ts";

/** A room code as typed: trimmed and upper-cased first (jeu §5). */
export const codeRoom = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[0-9A-Z]{${CODE_LONGUEUR}}$`));

/** Private secret that a browser makes for itself: what lets it come back to its seat. At least 128 bits. */
export const jeton = z.string().regex(/^[\w-]{22,64}$/);

/** POST /api/room: a new room and the single-use ticket of its host; `chemin`: of the process that plays it, when there are several. */
export const roomCreee = z.object({
  code: codeRoom,
  billet: z.string(),
  chemin: cheminProcessus.optional(),
});
export type RoomCreee = z.infer<typeof roomCreee>;

/** POST /api/room/essai: one's own question, to be tried in a room that leaves nothing behind. */
export const demandeEssai = z.object({
  quizzId: z.string().min(1).max(64),
  questionId: z.string().min(1).max(64),
});

/** GET /api/adresse: where phones reach this server, without a final slash. */
export const adresseServeur = z.object({
  adresse: z.url(),
  /** Where to write to whoever runs it, if they said so. */
  contact: z.string().nullable(),
});

/** GET /api/room/{code} (testRoom, existe, rommExiste), and which process plays it. */
export const roomExiste = z.object({ existe: z.boolean(), chemin: cheminProcessus.optional() });

/**
 * Where a screen opens its socket, after the path of the process and before the code of the room; without that path, whoever is there
 * says which (`FERMETURE.deplacee`). Its first message is a `DemandeEntree` in JSON (decisions/0052). */
export const ENTREE = "/entrer/";

/** Who wants to come in. A host shows its ticket the first time, its `jeton` afterwards. */
export const demandeEntree = z.discriminatedUnion("role", [
  z.object({
    role: z.literal("hote"),
    jeton,
    billet: z.string().max(64).optional(),
    pseudo: z.string().max(200).default(""),
  }),
  z.object({
    role: z.literal("joueur"),
    jeton,
    pseudo: z.string().max(200),
    sansAlcool: z.boolean().default(false),
  }),
]);
export type DemandeEntree = z.infer<typeof demandeEntree>;

/** Sent to one connection as it comes in: what only its owner may know (roomJoined). */
export const bienvenue = z.object({
  playerID: z.string(),
  pseudo: z.string(),
  /** The answer already sent for this step, if any. */
  reponse: z.array(z.string()),
  /** What they have voted so far in the vote of that step, if there is one. */
  voix: z.object({ tour: z.int(), pour: voix }).nullable().default(null),
  /** Of the client that is served now; empty when none is. */
  version: z.string().default(""),
});
export type Bienvenue = z.infer<typeof bienvenue>;

/** Why the server closed a connection: WebSocket close codes of our own. */
export const FERMETURE = {
  /** The same person came in from elsewhere. */
  ailleurs: 4101,
  /** The host removed this player. */
  kick: 4102,
  /** The room no longer exists. */
  roomSupprimee: 4103,
  /** The player left on purpose. */
  depart: 4104,
  /** The server is stopping: come back in a moment. */
  arretServeur: 4105,
  /** The host asked every screen to start afresh. */
  resync: 4106,
  /** The account of its host is suspended. */
  moderation: 4107,
  /** The host plays on one device from now on: phones have no seat any more. */
  locale: 4109,
  /** Another process plays it: the reason of the close is its path, or empty when whoever asks at the door is told. */
  deplacee: 4108,
} as const;
