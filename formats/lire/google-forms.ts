/** The answers to a Google Forms quiz, as CSV: a column a question, with what each answer scored. Pure. */
import type { FormatImport } from "../format.ts";
import { UnreadableFileError, type LigneImport } from "../lecture.ts";
import type { SourceImport } from "../entree.ts";
import { lireEnteteTableau, isQuestionTitle } from "../outils/colonnes.ts";
import { lireCellule, type GrilleTableau, lireTitresDeRangee } from "../outils/grille.ts";
import { creerLigneChoix, creerLigneEntree as saisie, creerLigneIgnoree } from "../outils/ligne.ts";
import { lireNombreJson, foldForComparison } from "../outils/objets.ts";

const STAMP =
  /^(?:horodateur|timestamp|zeitstempel|marca temporal|informazioni cronologiche|carimbo de data hora)$/;
const SCORE = /^(.*\S)\s*\[(?:score|punteggio|puntuación|punktzahl|pontuação)\]$/i;
const FULL = /^\s*([\d.,]+)\s*\/\s*([\d.,]+)\s*$/;
/** With more different answers than this, the question was answered by typing, not by choosing. */
const OPTIONS_MAX = 6;

const sheetOf = (entree: SourceImport): GrilleTableau | undefined =>
  entree
    .apercuGrilles()
    .find(
      ({ rangees: [tete] }) =>
        tete !== undefined &&
        STAMP.test(lireTitresDeRangee(tete)[0] ?? "") &&
        !collectsQuestions(lireTitresDeRangee(tete)),
    );

/** Whether people sent in quiz questions through the form, so that its columns are those of a table of questions. */
const collectsQuestions = (titles: readonly string[]): boolean =>
  titles.some(isQuestionTitle) && lireEnteteTableau(titles)?.bonnes !== undefined;

export const formatGoogleForms: FormatImport = {
  id: "google-forms",
  nom: "les réponses d’un Google Forms",
  reconnaitre: (entree) => (sheetOf(entree) === undefined ? 0 : 0.96),
  lire(entree) {
    const sheet = sheetOf(entree);
    const rangees = sheet === undefined ? [] : entree.grille(sheet).rangees;
    const [tete, ...rows] = rangees;
    const titles = tete?.cellules.map(({ texte }) => texte.trim()) ?? [];
    const lignes = titles.flatMap((title, colonne): LigneImport[] => {
      const asked = SCORE.exec(title)?.[1];
      if (asked === undefined) return [];
      const answers = titles.findIndex(
        (une) => foldForComparison(une) === foldForComparison(asked),
      );
      if (answers < 0) return [];
      const said = rows.map((row) => ({
        texte: lireCellule(row, answers).texte.trim(),
        full: isFull(lireCellule(row, colonne).texte),
      }));
      return [questionOf(asked, said, colonne + 1)];
    });
    if (lignes.length === 0)
      throw new UnreadableFileError(
        "Ce sont des réponses à un Google Forms, sans leurs points\u00A0: seul un questionnaire noté dit ce qui est juste. Copiez-en les questions et collez-les ici.",
      );
    return { quizz: [{ titre: "", lignes, total: lignes.length }] };
  },
};

const isFull = (texte: string): boolean => {
  const [, got = "", most = ""] = FULL.exec(texte) ?? [];
  const points = lireNombreJson(most);
  return points !== null && points > 0 && lireNombreJson(got) === points;
};

function questionOf(
  text: string,
  said: readonly { readonly texte: string; readonly full: boolean }[],
  ou: number,
): LigneImport {
  const given = said.filter(({ texte }) => texte !== "");
  const right = [...new Set(given.filter(({ full }) => full).map(({ texte }) => texte))];
  const wrong = [...new Set(given.filter(({ full }) => !full).map(({ texte }) => texte))].filter(
    (texte) => !right.includes(texte),
  );
  if (right.length === 0)
    return creerLigneIgnoree(
      ou,
      "Personne n’a répondu juste\u00A0: la bonne réponse n’est pas dans ce fichier",
      text,
    );
  const options = [...right, ...wrong];
  const doutes = [
    "Les propositions sont celles que l’on a choisies\u00A0: il en manque peut-être.",
  ];
  return options.length > 1 && options.length <= OPTIONS_MAX
    ? creerLigneChoix({
        ou,
        text,
        doutes,
        melanger: true,
        options: options.map((texte) => ({ texte, bonne: right.includes(texte) })),
      })
    : saisie({ ou, text, reponses: right });
}
