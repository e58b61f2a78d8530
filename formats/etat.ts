/** Whether an imported line may become a question, by the schemas of contracts/; computed anew after each correction by the author. Pure. */
import { corpsQuestion, titreQuizz } from "#contracts/edition.ts";
import { type CodeFauteDeQuestion, trouverFautesDeQuestion } from "#contracts/fautes.ts";
import { estPhraseAffichable } from "#contracts/phrase.ts";
import type { LigneImport, QuestionImport, QuizzImport } from "./lecture.ts";

/** An error of an imported question with its field and, for one option, its rank from 0. */
export interface FauteDeChamp {
  readonly champ: keyof QuestionImport | null;
  readonly rang: number | null;
  readonly phrase: string;
}

export interface EtatLigneImport {
  readonly etat: "ok" | "aCorriger" | "ignoree";
  readonly fautes: readonly FauteDeChamp[];
  /** Whether a save would accept the line as it is, even if the question cannot be played yet. */
  readonly importable: boolean;
}

const CHAMP_DE_FAUTE: Readonly<Record<CodeFauteDeQuestion, keyof QuestionImport>> = {
  sansReponse: "reponse",
  peuDePropositions: "options",
  ordreIncomplet: "reponse",
  sansReponseAcceptee: "reponse",
  vide: "text",
  extraitLong: "temps",
};

const CHAMPS: ReadonlySet<PropertyKey> = new Set<keyof QuestionImport>([
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
const estChamp = (nom: PropertyKey | undefined): nom is keyof QuestionImport =>
  nom !== undefined && CHAMPS.has(nom);

/** French messages for authors, by field, in place of the English type errors of the schema. */
const EN_CLAIR: Partial<Record<keyof QuestionImport, string>> = {
  media: "L’adresse du média n’est ni un fichier ni un lien http ou https.",
  preuve:
    "La preuve ne convient pas : texte de 2\u00A0000\u00A0caractères max, lien http ou https.",
  suite: "La suite ne convient pas : texte de 2\u00A0000\u00A0caractères max, lien http ou https.",
};

/** The errors for which the server would refuse to save the question. */
function refus(question: QuestionImport): FauteDeChamp[] {
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

/** The errors of an imported question: those that a save would refuse, then those that make it unplayable. */
export function trouverFautesDeQuestionImport(
  question: QuestionImport,
  refusees: readonly FauteDeChamp[] = refus(question),
): FauteDeChamp[] {
  return [
    ...refusees,
    ...trouverFautesDeQuestion(question).map(({ code, phrase }) => ({
      champ: CHAMP_DE_FAUTE[code],
      rang: null,
      phrase,
    })),
  ];
}

/** Whether an imported line is ready, what is to be corrected in it, and whether a save would take it; a doubt counts as a fault. */
export function calculerEtatLigne(ligne: LigneImport): EtatLigneImport {
  if (ligne.sorte === "ignoree") return { etat: "ignoree", fautes: [], importable: false };
  const doutes = ligne.doutes.map((phrase) => ({ champ: null, rang: null, phrase }));
  const refusees = refus(ligne.question);
  const fautes = [...doutes, ...trouverFautesDeQuestionImport(ligne.question, refusees)];
  return {
    etat: fautes.length === 0 ? "ok" : "aCorriger",
    fautes,
    importable: refusees.length === 0,
  };
}

/** The question in the shape that is saved; null while a save would refuse it. */
export function convertirEnQuestion(question: QuestionImport): QuestionImport | null {
  const lue = corpsQuestion.safeParse(question);
  return lue.success ? lue.data : null;
}

/** The error of an imported quizz's title; null for a valid title. */
export function trouverFauteDeTitre({ titre }: Pick<QuizzImport, "titre">): string | null {
  const lu = titreQuizz.safeParse(titre);
  return lu.success ? null : (lu.error.issues[0]?.message ?? null);
}
