/** Whether a line that was read may become a question: deduced from contracts each time, so that mending it mends its state. Pure. */
import { corpsQuestion, titreQuizz } from "#contracts/edition.ts";
import { type CodeFaute, trouverFautesDeQuestion } from "#contracts/fautes.ts";
import { estPhraseAffichable } from "#contracts/phrase.ts";
import type { Ligne, LigneQuestion, QuestionLue, QuizzLu } from "./lecture.ts";

/** An error and its field: an option that is too long is `options` and its rank from 0. */
export interface FauteLue {
  readonly champ: keyof QuestionLue | null;
  readonly rang: number | null;
  readonly phrase: string;
}

export interface EtatLigne {
  readonly etat: "ok" | "aCorriger" | "ignoree";
  readonly fautes: readonly FauteLue[];
  /** It can be kept as it is: unplayable, perhaps, but nothing of it is refused. */
  readonly importable: boolean;
}

const CHAMP_DE_FAUTE: Readonly<Record<CodeFaute, keyof QuestionLue>> = {
  sansReponse: "reponse",
  peuDePropositions: "options",
  ordreIncomplet: "reponse",
  sansReponseAcceptee: "reponse",
  vide: "text",
  extraitLong: "temps",
};

const CHAMPS: ReadonlySet<PropertyKey> = new Set<keyof QuestionLue>([
  "type",
  "text",
  "media",
  "options",
  "reponse",
  "precis",
  "temps",
  "preuve",
  "suite",
  "liste",
  "aleatoire",
]);
const estChamp = (nom: PropertyKey | undefined): nom is keyof QuestionLue =>
  nom !== undefined && CHAMPS.has(nom);

/** The messages of the schema, which are English and about types, in the words of an author. */
const EN_CLAIR: Partial<Record<keyof QuestionLue, string>> = {
  media: "L’adresse du média n’est ni un fichier ni un lien http ou https.",
  preuve:
    "La preuve ne convient pas : texte de 2\u00A0000\u00A0caractères max, lien http ou https.",
  suite: "La suite ne convient pas : texte de 2\u00A0000\u00A0caractères max, lien http ou https.",
};

/** The errors for which the save of this question would be refused. */
function refus(question: QuestionLue): FauteLue[] {
  const lue = corpsQuestion.safeParse(question);
  if (lue.success) return [];
  return lue.error.issues.map(({ path: [champ, rang], message }) => {
    const nom = estChamp(champ) ? champ : null;
    const phrase = estPhraseAffichable(message)
      ? message
      : ((nom === null ? undefined : EN_CLAIR[nom]) ?? "Ce champ ne convient pas : réécrivez-le.");
    return { champ: nom, rang: typeof rang === "number" ? rang : null, phrase };
  });
}

/** The faults of a question as it stands: what a save would refuse, then what makes it unplayable. */
export function fautesLues(question: QuestionLue): FauteLue[] {
  return [
    ...refus(question),
    ...trouverFautesDeQuestion(question).map(({ code, phrase }) => ({
      champ: CHAMP_DE_FAUTE[code],
      rang: null,
      phrase,
    })),
  ];
}

export function etatDeLigne(ligne: Ligne): EtatLigne {
  if (ligne.sorte === "ignoree") return { etat: "ignoree", fautes: [], importable: false };
  const doutes = ligne.doutes.map((phrase) => ({ champ: null, rang: null, phrase }));
  const fautes = [...doutes, ...fautesLues(ligne.question)];
  return {
    etat: fautes.length === 0 ? "ok" : "aCorriger",
    fautes,
    importable: versQuestion(ligne.question) !== null,
  };
}

/** The question that can be saved; null while a save would refuse it. */
export function versQuestion(question: QuestionLue): QuestionLue | null {
  const lue = corpsQuestion.safeParse(question);
  return lue.success ? lue.data : null;
}

/** A line mended by its author: what was guessed has been looked at. */
export const corriger = (ligne: LigneQuestion, question: QuestionLue): LigneQuestion => ({
  ...ligne,
  question,
  doutes: [],
});

/** The error of a title; null when it is right. */
export function fauteDeTitre({ titre }: Pick<QuizzLu, "titre">): string | null {
  const lu = titreQuizz.safeParse(titre);
  return lu.success ? null : (lu.error.issues[0]?.message ?? null);
}
