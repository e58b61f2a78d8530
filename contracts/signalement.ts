/** Reporting a quizz or a question: plateforme §5 and §7 (signale-createur, signale-administrateur). */
import { z } from "zod";
import { TEXTE_MESSAGE_MAX } from "./limites.ts";
import { phrase } from "./phrase.ts";
import { codeRoom, jeton } from "./room.ts";
import { estVisible } from "./texte-visible.ts";

export const TEXTE_VIDE = phrase("Il faut rentrer un texte avant de l'envoyer");
export const TEXTE_TROP_LONG = phrase("Le texte ne doit pas dépasser 800 caractères");

/** Text of a message or of a report: not blank, shorter than 800 characters. */
export const texteMessage = z
  .string()
  .refine(estVisible, TEXTE_VIDE)
  .refine((texte) => [...texte].length < TEXTE_MESSAGE_MAX, TEXTE_TROP_LONG);

/** Reasons for a report (docs/decisions/0094); the specification sends none. */
export const motif = z.enum([
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
export type Motif = z.infer<typeof motif>;
/** Names of the reasons for a report, for reporters and for moderators. */
export const MOTIFS_SIGNALEMENT: Readonly<Record<Motif, string>> = {
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
const GRAVES: ReadonlySet<Motif> = new Set(["moquerie", "donnees", "haine", "sexe", "danger"]);
export const estGrave = (pourquoi: Motif): boolean => GRAVES.has(pourquoi);

/** Recipient of a report: the author, or moderation. */
export const destinataire = z.enum(["createur", "administrateur"]);
export type Destinataire = z.infer<typeof destinataire>;

/** A seat in a room, with its secret. */
const place = z.object({ room: codeRoom, role: z.enum(["hote", "joueur"]), jeton });
export type Place = z.infer<typeof place>;

export const signalement = z.object({
  /** Pseudo of the creator; the author of a quizz is read from the quizz instead. */
  createur: z.string().max(200),
  text: texteMessage,
  /** Id of the reported quizz; null for a report about the profile of `createur`. */
  quizzId: z.string().min(1).max(64).nullable(),
  motif: motif.default("autre"),
  /** Id of the reported question; null for the whole quizz. */
  questionId: z.string().max(64).nullable(),
  /** Whether a logged-in reporter agrees to be named to the creator. */
  signe: z.boolean().default(false),
  /** Seat of a reporter without an account, for the rate limit. */
  place: place.optional(),
});

/** Answer to a report: the sentence that confirms it. */
export const confirmation = z.object({ message: z.string() });
