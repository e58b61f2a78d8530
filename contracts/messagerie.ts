/** Friends and messages: plateforme §3, §5 and §7. */
import { z } from "zod";
import { icon } from "./compte.ts";
import { MESSAGES_PAR_PAGE, USERS_PAR_REPONSE } from "./limites.ts";
import { phraseAffichable } from "./phrase.ts";
import { texteMessage } from "./signalement.ts";

export const TEXTE_SANS_AMI = phraseAffichable("Il faut choisir un ami à qui envoyer le message");

const pseudo = z.string().min(1).max(64);

export const corpsPseudoAmi = z.object({ to: pseudo });

export const corpsNouveauMessage = z.object({
  to: z.string().min(1, TEXTE_SANS_AMI).max(64),
  text: texteMessage,
});

export const corpsMessageLu = z.object({ _id: z.string().min(1).max(64) });

/** Kinds of messages: from a friend, a friend request, or from Trinquizz. */
export const genreMessage = z.enum(["message", "amis", "signalement"]);
export type GenreMessage = z.infer<typeof genreMessage>;

/** Folders of the messagerie: requests, inbox, sent. */
export const dossierMessagerie = z.enum(["amis", "recus", "envoyes"]);
export type DossierMessagerie = z.infer<typeof dossierMessagerie>;

export const message = z.object({
  _id: z.string(),
  /** Pseudo of the sender; empty: the message is unsigned, or sent by Trinquizz. */
  from: z.string(),
  to: z.string(),
  text: z.string(),
  date: z.string(),
  lu: z.boolean(),
  icon: icon.nullable(),
  /** Measure that a moderation letter is about. */
  mesure: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

/** Query of a page of a folder of messages, the latest first. */
export const requeteMessages = z.object({
  limit: z.coerce.number().int().min(1).max(MESSAGES_PAR_PAGE).default(MESSAGES_PAR_PAGE),
  page: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type RequeteMessages = z.infer<typeof requeteMessages>;

/** Answer with a page of a folder of messages, and the folder's totals. */
export const reponseMessages = z.object({
  messages: z.array(message),
  totalCount: z.int(),
  nonLus: z.int(),
});

/** Query of GET /user: accounts whose pseudo contains `search`, whatever its case. */
export const requeteUsers = z.object({
  search: z.string().trim().max(64).default(""),
  limit: z.coerce.number().int().min(1).max(USERS_PAR_REPONSE).default(USERS_PAR_REPONSE),
});
export type RequeteUsers = z.infer<typeof requeteUsers>;

/** Answer of GET /user: the matching accounts, and their number. */
export const reponseUsers = z.object({
  users: z.array(z.object({ pseudo: z.string(), icon })),
  totalCount: z.int(),
});
