/** Rules of the report form, on a page or in a game: plateforme §3 "Report", §5, jeu §2 "report". Pure. */
import type { z } from "zod";
import {
  type Destinataire,
  estGrave,
  motif as tousLesMotifs,
  type Motif,
  type Place,
  signalement,
} from "#contracts/signalement.ts";

type Portee = "question" | "quizz";

/** State of the form. */
export interface SaisieSignalement {
  readonly vers: Destinataire;
  readonly portee: Portee;
  readonly motif: Motif;
  readonly texte: string;
  /** Whether the creator may know the sender. */
  readonly signe: boolean;
}
export const SAISIE_VIERGE: SaisieSignalement = {
  vers: "createur",
  portee: "question",
  motif: "autre",
  texte: "",
  signe: false,
};

/** Subject of a report. `quizzId` null: the profile of `createur`. */
export interface CibleSignalee {
  readonly createur: string;
  readonly quizzId: string | null;
  /** Null for a report about the whole quizz or a profile. */
  readonly questionId: string | null;
  readonly place?: Place;
}

/** Reasons offered for a quizz; « autre » is the last. */
export const MOTIFS_QUIZZ: readonly Motif[] = tousLesMotifs.options.filter(
  (motif) => motif !== "pseudo",
);
const PAS_D_UN_PROFIL: ReadonlySet<Motif> = new Set(["vole", "faux"]);
export const MOTIFS_PROFIL: readonly Motif[] = [
  "pseudo",
  ...MOTIFS_QUIZZ.filter((motif) => !PAS_D_UN_PROFIL.has(motif)),
];

/** Rare reasons, folded behind « Autres raisons » so that the text field fits a small screen. */
const RARES: ReadonlySet<Motif> = new Set(["vole", "sexe", "danger", "publicite"]);

/** Splits the reasons into shown and folded; the chosen one is always shown. */
export function plierMotifs(
  motifs: readonly Motif[],
  choisi: Motif,
): { readonly vus: readonly Motif[]; readonly plies: readonly Motif[] } {
  const plie = (motif: Motif) => RARES.has(motif) && motif !== choisi;
  return { vus: motifs.filter((motif) => !plie(motif)), plies: motifs.filter(plie) };
}

/** Body of the call, or the sentence that says what is missing. */
export function corpsSignalement(
  { portee, motif, texte, signe }: SaisieSignalement,
  { questionId, ...cible }: CibleSignalee,
): { readonly corps: z.infer<typeof signalement> } | { readonly faute: string } {
  const lu = signalement.safeParse({
    ...cible,
    text: texte,
    motif,
    signe,
    questionId: portee === "question" ? questionId : null,
  });
  return lu.success ? { corps: lu.data } : { faute: lu.error.issues[0]?.message ?? "" };
}

const CHEMINS: Readonly<Record<Destinataire, string>> = {
  createur: "/api/signale-createur",
  administrateur: "/api/signale-administrateur",
};
export const cheminSignalement = (
  { vers, motif }: SaisieSignalement,
  { quizzId }: CibleSignalee,
): string => CHEMINS[quizzId === null || estGrave(motif) ? "administrateur" : vers];
