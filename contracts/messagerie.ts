/** Friends and messages: plateforme §3, §5 and §7. */
import { z } from "zod";
import { iconeCompte } from "./compte.ts";
import { MESSAGES_PAR_PAGE, COMPTES_PAR_RECHERCHE_MAX } from "./limites.ts";
import { declarerPhraseAffichable } from "./phrase.ts";
import { texteMessage } from "./signalement.ts";

export const PHRASE_MESSAGE_SANS_AMI = declarerPhraseAffichable(
  "Il faut choisir un ami à qui envoyer le message",
);

const pseudo = z.string().min(1).max(64);

export const corpsPseudoAmi = z.object({ to: pseudo });

export const corpsNouveauMessage = z.object({
  to: z.string().min(1, PHRASE_MESSAGE_SANS_AMI).max(64),
  text: texteMessage,
  /** Id of this text: a message sent again, because its answer was lost, is one message. */
  envoi: z.uuid().optional(),
});

export const corpsMessageLu = z.object({ _id: z.string().min(1).max(64) });

/** Kinds of messages: from a friend, a friend request, or from Trinquizz. */
export const genreMessage = z.enum(["message", "amis", "signalement"]);
export type GenreMessage = z.infer<typeof genreMessage>;

/** Folders of the messagerie: requests, inbox, sent. */
export const dossierMessagerie = z.enum(["amis", "recus", "envoyes"]);
export type DossierMessagerie = z.infer<typeof dossierMessagerie>;

export const messageDeMessagerie = z.object({
  _id: z.string(),
  /** Pseudo of the sender; empty: the message is unsigned, or sent by Trinquizz. */
  from: z.string(),
  to: z.string(),
  text: z.string(),
  date: z.string(),
  lu: z.boolean(),
  icon: iconeCompte.nullable(),
  /** Measure that a moderation letter is about. */
  mesure: z.string().nullable(),
});
export type MessageDeMessagerie = z.infer<typeof messageDeMessagerie>;

/** Query of a page of a folder of messages, the latest first. */
export const requeteMessages = z.object({
  limit: z.coerce.number().int().min(1).max(MESSAGES_PAR_PAGE).default(MESSAGES_PAR_PAGE),
  page: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type RequeteMessages = z.infer<typeof requeteMessages>;

/** Answer with a page of a folder of messages, and the folder's totals. */
export const reponseMessages = z.object({
  messages: z.array(messageDeMessagerie),
  totalCount: z.int(),
  nonLus: z.int(),
});

/** Query of GET /user: accounts whose pseudo contains `search`, whatever its case. */
export const requeteRechercheComptes = z.object({
  search: z.string().trim().max(64).default(""),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(COMPTES_PAR_RECHERCHE_MAX)
    .default(COMPTES_PAR_RECHERCHE_MAX),
});
export type RequeteRechercheComptes = z.infer<typeof requeteRechercheComptes>;

/** Answer of GET /user: the matching accounts, and their number. */
export const reponseRechercheComptes = z.object({
  users: z.array(z.object({ pseudo: z.string(), icon: iconeCompte })),
  totalCount: z.int(),
});
