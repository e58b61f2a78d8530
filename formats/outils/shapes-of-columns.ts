/** Shapes of tables whose columns, or rows, say which option is right: ticks, weights, several right answers, one option a row. Pure. */
import { lireBonnesReponses } from "./bonnes.ts";
import { lireCellule, type RangeeTableau } from "./grille.ts";
import { most, rewritten, said, type Shape } from "./shape.ts";

const YES =
  /^(?:x+|v|✓|✔|✅|☑|●|•|1(?:[.,]0+)?|vraie?|true|t|oui|o|yes|y|ja|si|sì|sim|correcte?|bonne|juste|ok|richtig|wahr|correct[ao]|\+)\uFE0F?$/iu;
const NO =
  /^(?:0(?:[.,]0+)?|fau(?:x|sse)|false|f|non|no|n|nein|nao|não|incorrecte?|mauvaise|wrong|falsch|incorrect[ao]|[-–✗✘❌☐○])?\uFE0F?$/iu;
const WEIGHT = /^-?\d{1,3}(?:[.,]\d+)?\s?%?$/;

/** Whether a cell ticks, or not; null for a cell that says something else. */
function ticked(texte: string): boolean | null {
  const dit = texte.trim();
  if (YES.test(dit)) return true;
  if (NO.test(dit)) return false;
  return WEIGHT.test(dit) ? Number.parseFloat(dit.replace(",", ".")) > 0 : null;
}

/** A column of ticks for each option: "Réponse 1;Juste 1;Réponse 2;Juste 2", "fraction 1". */
export const ticksOfOptions: Shape = (header, rows, { options, marques = [] }) => {
  const ticks = options.map((_, rank) => marques[rank]);
  if (options.length < 2 || marques.length < options.length) return null;
  const asked = rows.filter((row) => options.some((column) => said(row, column) !== ""));
  if (!most(asked, (row) => ticks.every((column) => ticked(said(row, column)) !== null)))
    return null;
  return rewritten(header, rows, [...options, ...marques], (row) => ({
    options: options.map((column) => lireCellule(row, column)),
    right: options.flatMap((column, rank) =>
      said(row, column) !== "" && ticked(said(row, ticks[rank])) === true ? [rank] : [],
    ),
  }));
};

/** "Affirmation;Vrai;Faux", a tick under one of them. */
export const trueOrFalse: Shape = (header, rows, { options, fausses, question, vraiFaux }) => {
  if (vraiFaux === undefined || options.length > 0 || fausses.length > 0) return null;
  const asked = rows.filter((row) => said(row, question) !== "");
  const read = (row: RangeeTableau) => vraiFaux.map((column) => ticked(said(row, column)));
  if (!most(asked, (row) => read(row).filter((tick) => tick === true).length === 1)) return null;
  const words = vraiFaux.map((column) => lireCellule(header, column));
  return rewritten(header, rows, vraiFaux, (row) => ({
    options: words,
    right: read(row).flatMap((tick, rank) => (tick === true ? [rank] : [])),
  }));
};

/** One option a row, ticked or not; its question on each, or on the first only. */
export const optionOfRow: Shape = (header, rows, colonnes) => {
  const { question, bonnes, options, fausses, reponses = [] } = colonnes;
  if (question === undefined || bonnes === undefined || fausses.length > 0) return null;
  const answer = [...reponses, ...options][0];
  if (answer === undefined || reponses.length + options.length > 1) return null;
  const told = rows.filter((row) => said(row, answer) !== "");
  if (!most(told, (row) => ticked(said(row, bonnes)) !== null)) return null;
  const groups: RangeeTableau[][] = [];
  for (const row of rows) {
    const asked = said(row, question);
    const last = groups.at(-1);
    const first = last?.[0];
    if (
      last !== undefined &&
      first !== undefined &&
      (asked === "" || asked === said(first, question))
    )
      last.push(row);
    else groups.push([row]);
  }
  if (groups.length === rows.length) return null;
  return rewritten(
    header,
    groups.map(([first = { ligne: 0, cellules: [] }]) => first),
    [answer, bonnes],
    (_, at) => {
      const listed = (groups[at] ?? []).filter((row) => said(row, answer) !== "");
      return {
        options: listed.map((row) => lireCellule(row, answer)),
        right: listed.flatMap((row, rank) => (ticked(said(row, bonnes)) === true ? [rank] : [])),
      };
    },
  );
};

/** "Bonne réponse 1;Bonne réponse 2": each names one of the options. */
export const severalRights: Shape = (header, rows, { question, bonnes, options, marques = [] }) => {
  if (bonnes !== undefined || options.length < 2 || marques.length < 2) return null;
  const asked = rows.filter((row) => said(row, question) !== "");
  const read = (row: RangeeTableau): readonly number[] | null => {
    const texts = options.map((column) => said(row, column));
    const found = marques.map((column) => lireBonnesReponses(lireCellule(row, column), texts));
    return found.some(({ doutes, perdues }) => doutes.length + perdues.length > 0)
      ? null
      : [...new Set(found.flatMap(({ rangs }) => rangs))];
  };
  if (!most(asked, (row) => (read(row) ?? []).length > 0)) return null;
  return rewritten(header, rows, [...options, ...marques], (row) => ({
    options: options.map((column) => lireCellule(row, column)),
    right: read(row) ?? [],
  }));
};
