/** Messages to open a room, find it and come in: jeu §2 and §7 (joinRoom, testRoom, existe, oui, non, roomJoined). */
import { z } from "zod";
import { CODE_ROOM_LONGUEUR } from "./limites.ts";
import { cheminProcessus } from "./processus.ts";
import { voixDeScrutin } from "./scrutin.ts";

/** A room code as typed: trimmed and upper-cased first (jeu §5). */
export const codeRoom = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[0-9A-Z]{${CODE_ROOM_LONGUEUR}}$`));

/** Secret that a browser draws for itself to get its seat back; at least 128 bits. */
export const jetonDeNavigateur = z.string().regex(/^[\w-]{22,64}$/);

/**
 * Answer of POST /api/room: a new room and its host's single-use ticket; `chemin`: path of its game process, when there
 * are several.
 */
export const reponseRoomCreee = z.object({
  code: codeRoom,
  billet: z.string(),
  chemin: cheminProcessus.optional(),
});
export type ReponseRoomCreee = z.infer<typeof reponseRoomCreee>;

/**
 * Body of POST /api/room/essai, which tries a quizz, or one's own question when it is named, in a room that leaves no
 * trace.
 */
export const corpsCreerRoomDEssai = z.object({
  quizzId: z.string().min(1).max(64),
  questionId: z.string().min(1).max(64).optional(),
});

/** Answer of GET /api/adresse: the address at which phones reach this server, without a final slash. */
export const reponseAdresseServeur = z.object({
  adresse: z.url(),
  /** Mail address of the person who runs the server; null when none is configured. */
  contact: z.string().nullable(),
});

/** Answer of GET /api/room/{code} (testRoom, existe, rommExiste): whether the room exists, and the path of its process. */
export const reponseExistenceDeRoom = z.object({
  existe: z.boolean(),
  chemin: cheminProcessus.optional(),
});

/**
 * Path of the socket, between the process's path and the room's code; without a process's path, the receiving process
 * redirects (`CODES_FERMETURE_SOCKET.deplacee`). The first message is a `DemandeEntreeEnRoom` in JSON (decisions/0001).
 */
export const CHEMIN_SOCKET = "/entrer/";

/** First message of a socket. A host shows its ticket the first time, its `jeton` afterwards. */
export const demandeEntreeEnRoom = z.discriminatedUnion("role", [
  z.object({
    role: z.literal("hote"),
    jeton: jetonDeNavigateur,
    billet: z.string().max(64).optional(),
    pseudo: z.string().max(200).default(""),
  }),
  z.object({
    role: z.literal("joueur"),
    jeton: jetonDeNavigateur,
    pseudo: z.string().max(200),
    sansAlcool: z.boolean().default(false),
  }),
]);
export type DemandeEntreeEnRoom = z.infer<typeof demandeEntreeEnRoom>;

/** Private data for a connection that has joined (roomJoined). */
export const messageBienvenue = z.object({
  playerID: z.string(),
  pseudo: z.string(),
  /** Answer that the player has already sent for the step on screen, if any. */
  reponse: z.array(z.string()),
  /** Vote that the player has already sent for the step on screen, if any. */
  voix: z.object({ tour: z.int(), pour: voixDeScrutin }).nullable().default(null),
  /** Version of the served client; empty when none is built. */
  version: z.string().default(""),
});
export type MessageBienvenue = z.infer<typeof messageBienvenue>;

/** WebSocket close codes of our own. */
export const CODES_FERMETURE_SOCKET = {
  /** The same person has joined from another connection. */
  ailleurs: 4101,
  /** The host removed this player. */
  kick: 4102,
  /** The room no longer exists. */
  roomSupprimee: 4103,
  /** The player left on purpose. */
  depart: 4104,
  /** The server is stopping: reconnect in a moment. */
  arretServeur: 4105,
  /** The host asked every screen to reload. */
  resync: 4106,
  /** The host's account is suspended or deleted. */
  moderation: 4107,
  /** The host switched to one device, so phones have no seat. */
  locale: 4109,
  /** The server was full, and nobody did anything in this lobby: its places went to newcomers. */
  roomRendue: 4110,
  /** Another process plays the room: the close reason is its path, or empty when the join answer tells it. */
  deplacee: 4108,
} as const;
