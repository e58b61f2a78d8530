/** A report being written, on a page or in a game: plateforme §3 "Report", §5, jeu §2 "report". Pure. */
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

/** What somebody chose and typed. */
export interface SaisieSignalement {
  readonly vers: Destinataire;
  readonly portee: Portee;
  readonly motif: Motif;
  readonly texte: string;
  /** To the creator: they may know from whom it comes. */
  readonly signe: boolean;
}
export const SAISIE_VIERGE: SaisieSignalement = {
  vers: "createur",
  portee: "question",
  motif: "autre",
  texte: "",
  signe: false,
};

/** What is reported, as the specification names it. `quizzId` null: the profile of `createur`. */
export interface CibleSignalee {
  readonly createur: string;
  readonly quizzId: string | null;
  /** Null: there is none, or the whole quizz is meant. */
  readonly questionId: string | null;
  readonly place?: Place;
}

/** Reasons that make sense of a quizz, and of somebody's page; the last is anything else. */
export const MOTIFS_QUIZZ: readonly Motif[] = tousLesMotifs.options.filter(
  (motif) => motif !== "pseudo",
);
const PAS_D_UN_PROFIL: ReadonlySet<Motif> = new Set(["vole", "faux"]);
export const MOTIFS_PROFIL: readonly Motif[] = [
  "pseudo",
  ...MOTIFS_QUIZZ.filter((motif) => !PAS_D_UN_PROFIL.has(motif)),
];

/** Seldom why: behind « Autres raisons », so that a small screen shows the field. */
const RARES: ReadonlySet<Motif> = new Set(["vole", "sexe", "danger", "publicite"]);

/** Those that are shown at once, and those that are folded; the one that is chosen is always in sight. */
export function plierMotifs(
  motifs: readonly Motif[],
  choisi: Motif,
): { readonly vus: readonly Motif[]; readonly plies: readonly Motif[] } {
  const plie = (motif: Motif) => RARES.has(motif) && motif !== choisi;
  return { vus: motifs.filter((motif) => !plie(motif)), plies: motifs.filter(plie) };
}

/** What is sent, or the sentence that says what is missing. A profile is for the moderation only, whatever was chosen for a quizz. */
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
