/** What a table leaves unsure when it is seen as a whole: columns left out, a column of right answers that may count from 0. Pure. */
import type { LigneImport, LigneImportQuestion } from "../lecture.ts";
import { type ColonnesTableau, isKnownTitle, isUselessTitle } from "./colonnes.ts";
import { lireCellule, type RangeeTableau } from "./grille.ts";
import { withDoubts } from "./ligne.ts";
import { rolesOfColumns } from "./named-columns.ts";
import { foldForComparison } from "./objets.ts";

/** An amount with its unit, "CHF 100", a date, a tick or the error of a formula: no option beside answers that are words. */
const AMOUNT =
  /^(?:oui|non|yes|no|ok|x|✓|✔|✅|[-–])$|^(?:\d{1,2}|1er) \p{L}{3,9}\.? \d{4}$|^\p{L}{3,9} \d{1,2}, \d{4}(?: \d{1,2}:\d{2}.*)?$|^#(?:N\/A|REF!|VALEUR!|VALUE!|NOM\?|NAME\?|DIV\/0!)$|^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}(?:[ T]\d{1,2}[:h]\d{2}.*)?$|^(?:[A-Z]{3}\s?)?[+-]?\d[\d\s.,]*\s?(?:[A-Z]{3}|[€$£%]|pts?|points?)?$/iu;

/** Whether a column may hold options: it says something, and no number or tick where the answers are words. */
function mayHoldOptions(
  rows: readonly RangeeTableau[],
  column: number,
  { bonnes }: ColonnesTableau,
): boolean {
  const filled = rows.filter((row) => lireCellule(row, column).texte.trim() !== "");
  const amounts = (where: number | undefined): number =>
    filled.filter((row) => AMOUNT.test(lireCellule(row, where).texte.trim())).length;
  return (
    filled.length > 0 && (amounts(column) < filled.length || amounts(bonnes) * 2 >= filled.length)
  );
}

/** A column that is filled, and whose use is not known. */
export interface UnreadColumn {
  readonly title: string;
  /** Whether options stand on both sides of it. */
  readonly between: boolean;
}

export function findUnreadColumns(
  header: RangeeTableau | undefined,
  rows: readonly RangeeTableau[],
  colonnes: ColonnesTableau,
): readonly UnreadColumn[] {
  const roles = rolesOfColumns(colonnes, header?.cellules.length ?? 0);
  const answers = [...colonnes.options, ...colonnes.fausses];
  const first = Math.min(...answers, colonnes.bonnes ?? Infinity);
  const last = Math.max(...answers);
  return (header?.cellules ?? []).flatMap(({ texte }, column) =>
    roles[column] === "rien" &&
    texte.trim() !== "" &&
    !isUselessTitle(foldForComparison(texte)) &&
    mayHoldOptions(rows, column, colonnes)
      ? [{ title: texte.trim(), between: first < column && column < last }]
      : [],
  );
}

/** Whether a row without a question may go on with the question above; a row of totals does not. */
const isMore = ({ question: { text, reponse } }: LigneImportQuestion): boolean =>
  text === "" && !reponse.some((une) => /^(?:sous-)?total\b/i.test(une));
const MORE_BELOW =
  "La ligne d’en dessous n’a pas de question\u00A0: en est-elle une proposition\u00A0?";
const SILENT = "Cette question n’a pas de réponse\u00A0: est-ce un message à lire\u00A0?";

/** Adds doubts about columns left out that may be the options, questions without an answer, and answers that may be two. */
export function withDoubtsOfTable(
  lignes: readonly LigneImport[],
  unread: readonly UnreadColumn[],
): readonly LigneImport[] {
  const asked = (columns: readonly UnreadColumn[]): readonly string[] =>
    columns.length === 0
      ? []
      : [
          `Ces colonnes n’ont pas été comprises\u00A0: ${columns.map(({ title }) => `«\u00A0${title}\u00A0»`).join(", ")}. Sont-ce des propositions\u00A0?`,
        ];
  const between = asked(unread.filter((column) => column.between));
  const typed = (ligne: LigneImport): boolean =>
    ligne.sorte === "question" && ligne.question.type === "entree";
  const left = lignes.every(typed) ? asked(unread) : between;
  return lignes.map((ligne, rank) => {
    if (ligne.sorte !== "question") return ligne;
    const next = lignes[rank + 1];
    const alone = ligne.question.text !== "" && next?.sorte === "question" && isMore(next);
    const silent = ligne.question.type === "rien" && /[?？]\s*$/.test(ligne.question.text);
    if (alone || silent) return withDoubts(ligne, [alone ? MORE_BELOW : SILENT]);
    if (!typed(ligne)) return withDoubts(ligne, left);
    return withDoubts(ligne, [
      ...left,
      ...ligne.question.reponse
        .filter((une) => /^\S+(?: \S+){0,2} (?:ou|or|oder) \S+(?: \S+){0,2}$/i.test(une))
        .map(
          (une) =>
            `«\u00A0${une}\u00A0»\u00A0: si ces réponses sont acceptées toutes les deux, séparez-les.`,
        ),
      ...(/^\W*\d{1,3}\W*$/.test(ligne.question.text)
        ? ["Un numéro n’est pas une question\u00A0: est-ce une clé de réponses\u00A0?"]
        : []),
    ]);
  });
}

export const withDoubtIfAnswered = (ligne: LigneImport, doubt: string | null): LigneImport =>
  doubt === null || ligne.sorte === "ignoree" || ligne.question.reponse.length === 0
    ? ligne
    : withDoubts(ligne, [doubt]);

/** A text that may ask something: a question mark, a gap, or more words than a name has. */
const ASKS = /[?？…_:]|\S+\s+\S+\s+\S+/u;

/** A doubt about a column of questions of unknown title whose cells ask nothing, such as "Joueur" in a table of scores; null for none. */
export function findDoubtOfQuestionColumn(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  { question }: ColonnesTableau,
): string | null {
  const title = lireCellule(header, question).texte.trim();
  if (title === "" || isKnownTitle(foldForComparison(title))) return null;
  const texts = rows
    .map((row) => lireCellule(row, question).texte.trim())
    .filter((une) => une !== "");
  return texts.filter((une) => ASKS.test(une)).length * 2 >= texts.length
    ? null
    : `«\u00A0${title}\u00A0» est-il le titre des questions\u00A0?`;
}

/** What a whole column of right answers leaves unsure; null for nothing. */
export function findDoubtOfRightAnswerColumn(
  rangees: readonly RangeeTableau[],
  { bonnes, options, fausses, doubles = [] }: ColonnesTableau,
  depuis: 0 | 1,
  by: "number" | "index" | undefined,
): string | null {
  const told = rangees
    .map((rangee) => ({
      dite: lireCellule(rangee, bonnes).texte.trim(),
      full: options.filter((column) => lireCellule(rangee, column).texte.trim() !== "").length,
    }))
    .filter(({ dite }) => dite !== "");
  if (told.length === 0) return null;
  if (doubles.length > 0)
    return "Deux colonnes ont le titre de la même proposition\u00A0: la première a été lue.";
  if (options.length + fausses.length === 0)
    return told.every(({ dite }) => LABEL_OR_TICK.test(dite))
      ? "Cette réponse ressemble au repère d’une proposition, et aucune colonne de propositions n’a été reconnue."
      : null;
  // an index that is never 0, nor as high as the number of options, may count from 0 or from 1
  return by === "index" && depuis === 1 && !told.some(({ dite, full }) => Number(dite) >= full)
    ? "Un index compté depuis 0, ou depuis 1\u00A0? Rien ne le dit dans cette colonne."
    : null;
}
/** A letter of an option, or a tick: no answer that people type. */
const LABEL_OR_TICK = /^(?:[A-Ha-h]|x|[✓✔✅]|(?:option|réponse|choix|proposition) ?[A-H1-8])$/iu;
