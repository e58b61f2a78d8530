/** Reporting a quizz or a question: plateforme §5 and §7 (signale-createur, signale-administrateur). */
import { z } from "zod";
import { TEXTE_MESSAGE_LONGUEUR_REFUSEE } from "./limites.ts";
import { declarerPhraseAffichable } from "./phrase.ts";
import { codeRoom, jetonDeNavigateur } from "./room.ts";
import { aDuTexteVisible } from "./texte-visible.ts";

export const PHRASE_MESSAGE_VIDE = declarerPhraseAffichable(
  "Il faut rentrer un texte avant de l'envoyer",
);
export const PHRASE_MESSAGE_TROP_LONG = declarerPhraseAffichable(
  "Le texte ne doit pas dépasser 800 caractères",
);

/** Text of a message or of a report: not blank, shorter than 800 characters. */
export const texteMessage = z
  .string()
  .refine(aDuTexteVisible, PHRASE_MESSAGE_VIDE)
  .refine((texte) => [...texte].length < TEXTE_MESSAGE_LONGUEUR_REFUSEE, PHRASE_MESSAGE_TROP_LONG);

/** Reasons for a report (docs/decisions/0094); the specification sends none. */
export const motifSignalement = z.enum([
  "moquerie",
  "donnees",
  "vole",
  "haine",
  "sexe",
  "danger",
  "faux",
  "publicite",
  "pseudo",
  "autre",
]);
export type MotifSignalement = z.infer<typeof motifSignalement>;
/** Names of the reasons for a report, for reporters and for moderators. */
export const NOMS_MOTIFS_SIGNALEMENT: Readonly<Record<MotifSignalement, string>> = {
  moquerie: "Se moque de vraies personnes",
  donnees: "Données personnelles",
  vole: "Contenu volé",
  haine: "Haine ou harcèlement",
  sexe: "Contenu sexuel",
  danger: "Violence ou danger",
  faux: "Réponse fausse",
  publicite: "Publicité",
  pseudo: "Pseudo ou description",
  autre: "Autre chose",
};

/** Grave reasons for a report, which never go to the author. */
const GRAVES: ReadonlySet<MotifSignalement> = new Set([
  "moquerie",
  "donnees",
  "haine",
  "sexe",
  "danger",
]);
export const estMotifSignalementGrave = (pourquoi: MotifSignalement): boolean =>
  GRAVES.has(pourquoi);

/** Recipient of a report: the author, or moderation. */
export const destinataireSignalement = z.enum(["createur", "administrateur"]);
export type DestinataireSignalement = z.infer<typeof destinataireSignalement>;

/** A seat in a room, with its secret. */
const place = z.object({
  room: codeRoom,
  role: z.enum(["hote", "joueur"]),
  jeton: jetonDeNavigateur,
});
export type PlaceDansRoomAvecJeton = z.infer<typeof place>;

export const corpsSignaler = z.object({
  /** Pseudo of the creator; the author of a quizz is read from the quizz instead. */
  createur: z.string().max(200),
  text: texteMessage,
  /** Id of the reported quizz; null for a report about the profile of `createur`. */
  quizzId: z.string().min(1).max(64).nullable(),
  motif: motifSignalement.default("autre"),
  /** Id of the reported question; null for the whole quizz. */
  questionId: z.string().max(64).nullable(),
  /** Whether a logged-in reporter agrees to be named to the creator. */
  signe: z.boolean().default(false),
  /** Seat of the reporter in a room: it stands for an account in the rate limit, and lets players report the private quizz that they play. */
  place: place.optional(),
  /** Id of this text: a report sent again, because its answer was lost, is one report. */
  envoi: z.uuid().optional(),
});

/** Answer to a report: the sentence that confirms it. */
export const reponseSignalement = z.object({ message: z.string() });
