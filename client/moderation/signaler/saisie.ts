/** Rules of the report form, on a page or in a game: plateforme §3 "Report", §5, jeu §2 "report". Pure. */
import type { z } from "zod";
import {
  type DestinataireSignalement,
  estMotifSignalementGrave,
  motifSignalement as tousLesMotifs,
  type MotifSignalement,
  type PlaceDansRoomAvecJeton,
  corpsSignaler,
} from "#contracts/signalement.ts";

type Portee = "question" | "quizz";

/** What is typed and chosen in the form of a report. */
export interface SaisieSignalement {
  readonly vers: DestinataireSignalement;
  readonly portee: Portee;
  readonly motif: MotifSignalement;
  readonly texte: string;
  /** Whether the quizz's creator may know who sent the report. */
  readonly signe: boolean;
  /** Id of this text: sent again after a lost answer, it is one report; absent before the first change. */
  readonly envoi?: string;
}
export const SIGNALEMENT_VIERGE: SaisieSignalement = {
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
  readonly place?: PlaceDansRoomAvecJeton;
}

/** Reasons offered for a quizz; « autre » is the last. */
export const MOTIFS_DE_SIGNALEMENT_QUIZZ: readonly MotifSignalement[] =
  tousLesMotifs.options.filter((motif) => motif !== "pseudo");
const PAS_D_UN_PROFIL: ReadonlySet<MotifSignalement> = new Set(["vole", "faux"]);
export const MOTIFS_DE_SIGNALEMENT_PROFIL: readonly MotifSignalement[] = [
  "pseudo",
  ...MOTIFS_DE_SIGNALEMENT_QUIZZ.filter((motif) => !PAS_D_UN_PROFIL.has(motif)),
];

/** Rare reasons, folded behind « Autres raisons » so that the text field fits a small screen. */
const RARES: ReadonlySet<MotifSignalement> = new Set(["vole", "sexe", "danger", "publicite"]);

/** Splits the reasons into shown and folded; the chosen one is always shown. */
export function separerMotifsDeSignalementRares(
  motifs: readonly MotifSignalement[],
  choisi: MotifSignalement,
): { readonly vus: readonly MotifSignalement[]; readonly plies: readonly MotifSignalement[] } {
  const plie = (motif: MotifSignalement) => RARES.has(motif) && motif !== choisi;
  return { vus: motifs.filter((motif) => !plie(motif)), plies: motifs.filter(plie) };
}

/** Body of the call that sends a report, or the sentence that says what is missing in the form. */
export function ecrireCorpsDeSignalement(
  { portee, motif, texte, signe, envoi }: SaisieSignalement,
  { questionId, ...cible }: CibleSignalee,
): { readonly corps: z.infer<typeof corpsSignaler> } | { readonly faute: string } {
  const lu = corpsSignaler.safeParse({
    ...cible,
    text: texte,
    motif,
    signe,
    envoi,
    questionId: portee === "question" ? questionId : null,
  });
  return lu.success ? { corps: lu.data } : { faute: lu.error.issues[0]?.message ?? "" };
}

const CHEMINS: Readonly<Record<DestinataireSignalement, string>> = {
  createur: "/api/signale-createur",
  administrateur: "/api/signale-administrateur",
};
export const cheminApiDuSignalement = (
  { vers, motif }: SaisieSignalement,
  { quizzId }: CibleSignalee,
): string => CHEMINS[quizzId === null || estMotifSignalementGrave(motif) ? "administrateur" : vers];
