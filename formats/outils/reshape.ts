/**
 * Tables that say options and right answers otherwise than in columns of their own are put in the usual shape: question, propositions,
 * bonnes réponses. What a row says is kept as it stands. Pure.
 */
import { lireBonnesReponses } from "./bonnes.ts";
import { type ColonnesTableau, lireEnteteTableau, optionRank } from "./colonnes.ts";
import {
  type CelluleTableau,
  CELLULE_VIDE,
  lireCellule,
  lireTitresDeRangee,
  type RangeeTableau,
} from "./grille.ts";
import { estMemeTexte } from "./ligne.ts";
import { plierTitre } from "./objets.ts";
import { splitInlinePropositions } from "../texte/lines.ts";

export interface ShapedTable {
  readonly header: RangeeTableau;
  /** Under the header. */
  readonly rows: readonly RangeeTableau[];
  readonly colonnes: ColonnesTableau;
}

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

const said = (row: RangeeTableau, column: number | undefined): string =>
  lireCellule(row, column).texte.trim();
const cellOf = (texte: string): CelluleTableau => ({ texte, sorte: "texte" });
/** Whether nearly all of these are so: a table has slips. */
const most = <T>(list: readonly T[], so: (one: T) => boolean): boolean =>
  list.length > 0 && list.filter(so).length >= list.length * 0.9;

interface Told {
  readonly options: readonly CelluleTableau[];
  /** Ranks of the right ones; null: the cell of right answers stays. */
  readonly right: readonly number[] | null;
}

/** Removes columns, and puts options and what is right behind the others. */
function rewritten(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  dropped: readonly number[],
  tell: (row: RangeeTableau, rank: number) => Told,
  name = "Proposition",
): ShapedTable | null {
  const told = rows.map(tell);
  const width = Math.max(0, ...told.map(({ options }) => options.length));
  const length = Math.max(header.cellules.length, ...rows.map(({ cellules }) => cellules.length));
  const gone = new Set(dropped);
  const kept = (row: RangeeTableau) =>
    Array.from({ length }, (_, column) => lireCellule(row, column)).filter(
      (_, column) => !gone.has(column),
    );
  const ranked = told.some(({ right }) => right !== null);
  const titles = [
    ...kept(header),
    ...Array.from({ length: width }, (_, rank) => cellOf(`${name} ${rank + 1}`)),
    ...(ranked ? [cellOf("Bonnes réponses")] : []),
  ];
  const shaped = { ligne: header.ligne, cellules: titles };
  const colonnes = lireEnteteTableau(lireTitresDeRangee(shaped));
  if (colonnes === null || width < 2) return null;
  return {
    header: shaped,
    colonnes,
    rows: rows.map((row, at) => {
      const { options = [], right = null } = told[at] ?? {};
      return {
        ligne: row.ligne,
        cellules: [
          ...kept(row),
          ...Array.from({ length: width }, (_, rank) => options[rank] ?? CELLULE_VIDE),
          ...(ranked ? [cellOf((right ?? []).map((rank) => rank + 1).join(" et "))] : []),
        ],
        ...(right === null ? {} : { bonnes: right }),
      };
    }),
  };
}

type Shape = (
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  colonnes: ColonnesTableau,
) => ShapedTable | null;

/** A column of ticks for each option: "Réponse 1;Juste 1;Réponse 2;Juste 2", "fraction 1". */
const ticksOfOptions: Shape = (header, rows, { options, marques = [] }) => {
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
const trueOrFalse: Shape = (header, rows, { options, fausses, question, vraiFaux }) => {
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
const optionOfRow: Shape = (header, rows, colonnes) => {
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

const BETWEEN: readonly RegExp[] = [
  /\s*\n\s*/,
  /\s*\|\s*/,
  /\s*;\s*/,
  /\s+\/\s+/,
  /\s*\t\s*/,
  /\s*,\s+/,
  /\s*,\s*/,
  /\s*\/\s*/,
];
const LABEL = /^\s*(?:[([]?([A-Ha-h1-8])\s?[).:\]–-]\s*)(?=\S)/;

/** The options of a cell, without the letters before them when they have all of them. */
function optionsIn(texte: string, between: RegExp): readonly string[] {
  const all = texte.split(between).filter((one) => one.trim() !== "");
  const labels = all.map((one) => LABEL.exec(one)?.[1]?.toUpperCase());
  const lettered = labels.every(
    (label, rank) => label === "ABCDEFGH"[rank] || label === String(rank + 1),
  );
  return lettered ? all.map((one) => one.replace(LABEL, "").trim()) : all.map((one) => one.trim());
}

/** All options in one cell: "Rome | Milan | Turin". */
const optionsOfCell: Shape = (header, rows, colonnes) => {
  const { bonnes, reponses: [list] = [] } = colonnes;
  // "Propositions;Réponse": titles alone do not tell which of two columns lists the options
  return (
    splitCells(header, rows, colonnes, list, bonnes) ??
    splitCells(header, rows, colonnes, bonnes, list)
  );
};

function splitCells(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  { question, options, fausses }: ColonnesTableau,
  list: number | undefined,
  bonnes: number | undefined,
): ShapedTable | null {
  if (options.length + fausses.length > 0 || list === undefined || bonnes === undefined)
    return null;
  const asked = rows.filter((row) => said(row, question) !== "" && said(row, list) !== "");
  const explains = (between: RegExp) =>
    asked.filter((row) => {
      const found = optionsIn(said(row, list), between);
      const right = said(row, bonnes);
      return (
        found.length > 1 &&
        (/^[A-Ha-h1-8]$/.test(right) ||
          right
            .split(/\s*[|;\n]\s*/)
            .every((one) => found.some((option) => estMemeTexte(option, one))))
      );
    }).length;
  const [best] = BETWEEN.map((between) => ({ between, rows: explains(between) })).sort(
    (a, b) => b.rows - a.rows,
  );
  if (best === undefined || best.rows === 0 || best.rows < asked.length * 0.7) return null;
  return rewritten(header, rows, [list], (row) => ({
    options: optionsIn(said(row, list), best.between).map(cellOf),
    right: null,
  }));
}

/** "Capitale du Brésil ? a) Rio b) Brasilia": the options stand behind the question. */
const optionsOfQuestion: Shape = (header, rows, { question, bonnes, options, fausses, type }) => {
  if (question === undefined || bonnes === undefined || type !== undefined) return null;
  if (options.length + fausses.length > 0) return null;
  const asked = rows.filter((row) => said(row, question) !== "");
  const read = (row: RangeeTableau) => splitInlinePropositions(said(row, question));
  if (asked.length < 2 || !most(asked, (row) => (read(row)?.head ?? "") !== "")) return null;
  const heads = rows.map((row) => withCell(row, question, read(row)?.head ?? said(row, question)));
  return rewritten(header, heads, [], (_, at) => {
    const row = rows[at];
    const pieces = row === undefined ? [] : (read(row)?.pieces ?? []);
    return { options: pieces.map((piece) => cellOf(piece.replace(LABEL, ""))), right: null };
  });
};

const withCell = (row: RangeeTableau, column: number, texte: string): RangeeTableau => ({
  ...row,
  cellules: row.cellules.map((cell, at) => (at === column ? cellOf(texte) : cell)),
});

/** All wrong answers in one cell, beside a column of right ones: "Milan, Turin". */
const wrongOnesOfCell: Shape = (header, rows, { question, bonnes, options, fausses }) => {
  const [list, ...others] = fausses;
  if (list === undefined || bonnes === undefined || options.length + others.length > 0) return null;
  const asked = rows.filter((row) => said(row, question) !== "" && said(row, list) !== "");
  const between = BETWEEN.find(
    (one) =>
      asked.length > 1 &&
      most(asked, (row) => optionsIn(said(row, list), one).length > 1) &&
      !asked.some((row) => one.test(said(row, bonnes))),
  );
  if (between === undefined) return null;
  const tell = (row: RangeeTableau): Told => ({
    options: optionsIn(said(row, list), between).map(cellOf),
    right: null,
  });
  return rewritten(header, rows, [list], tell, "Mauvaise réponse");
};

/** "Bonne réponse 1;Bonne réponse 2": each names one of the options. */
const severalRights: Shape = (header, rows, { question, bonnes, options, marques = [] }) => {
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

const STAR =
  /^\s*(?:\*{1,2}|[✓✔✅☑]\uFE0F?|\[x\]|\(x\))\s*(?=\S)|\s*(?:\*{1,2}|[✓✔✅☑]\uFE0F?|\[x\]|\(x\)|\((?:bonne(?: réponse)?|correcte?|vraie?|juste|true|right|richtig|correct[ao]|corrett[ao]|corret[ao])\))\s*$/iu;

/** The right option bears a sign in its own cell: "*Rome", "Rome (x)". */
const starredOptions: Shape = (header, rows, { options, bonnes, marques = [] }) => {
  if (bonnes !== undefined || marques.length > 0 || options.length < 2) return null;
  const asked = rows.filter(
    (row) => options.filter((column) => said(row, column) !== "").length > 1,
  );
  const starred = (row: RangeeTableau) => options.filter((column) => STAR.test(said(row, column)));
  if (!most(asked, (row) => starred(row).length > 0 && starred(row).length < options.length))
    return null;
  return rewritten(header, rows, options, (row) => ({
    options: options.map((column) => {
      const cell = lireCellule(row, column);
      return { ...cell, texte: cell.texte.replace(STAR, "").replace(STAR, "") };
    }),
    right: options.flatMap((column, rank) => (STAR.test(said(row, column)) ? [rank] : [])),
  }));
};

/** Only words that say true or false answer: they are the two options. */
const wordsOfTruth: Shape = (
  header,
  rows,
  { question, bonnes, options, fausses, reponses = [], type },
) => {
  if (bonnes === undefined || options.length + fausses.length + reponses.length > 0) return null;
  const asked = rows.filter((row) => said(row, question) !== "");
  const pair = PAIRS.find(([yes, no]) =>
    asked.every((row) => [yes, no].includes(plierTitre(said(row, bonnes)))),
  );
  if (pair === undefined || asked.length === 0 || type !== undefined) return null;
  const written = pair.map(
    (word) => asked.map((row) => said(row, bonnes)).find((dit) => plierTitre(dit) === word) ?? word,
  );
  const words = written.map((word) =>
    cellOf(
      (word.length === 1 ? INITIALS[pair[0]]?.[pair.indexOf(plierTitre(word))] : undefined) ??
        word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    ),
  );
  return rewritten(header, rows, [bonnes], (row) => ({
    options: said(row, question) === "" ? [] : words,
    right: pair.flatMap((word, rank) => (word === plierTitre(said(row, bonnes)) ? [rank] : [])),
  }));
};
/** What the letters of the last of PAIRS stand for. */
const INITIALS: Readonly<Record<string, readonly string[]>> = {
  v: ["Vrai", "Faux"],
  t: ["True", "False"],
};
/** "Vrai, elle allaite": a verdict and why. */
const VERDICT =
  /^(vrai|faux|true|false|wahr|richtig|falsch|verdadero|falso|vero|verdadeiro)(?:\s*[.,:;!(–—-]+\s*|\s+(?=car |parce |because ))(\S.*)$/is;

/** A true or false that is explained in the same cell. */
const explainedTruth: Shape = (header, rows, colonnes) => {
  const { question, bonnes, preuve } = colonnes;
  if (question === undefined || bonnes === undefined || preuve !== undefined) return null;
  const asked = rows.filter((row) => said(row, bonnes) !== "");
  const read = (row: RangeeTableau) => VERDICT.exec(said(row, bonnes));
  const isVerdict = (row: RangeeTableau) =>
    read(row) !== null || PAIRS.some((pair) => pair.includes(plierTitre(said(row, bonnes))));
  if (!asked.some((row) => read(row) !== null) || !asked.every(isVerdict)) return null;
  const length = Math.max(...[header, ...rows].map(({ cellules }) => cellules.length));
  const longer = (row: RangeeTableau, why: string, dite: string): RangeeTableau => ({
    ...row,
    cellules: [
      ...Array.from({ length }, (_, column) =>
        column === bonnes ? cellOf(dite) : lireCellule(row, column),
      ),
      cellOf(why),
    ],
  });
  return wordsOfTruth(
    longer(header, "Explication", said(header, bonnes)),
    rows.map((row) => {
      const [, verdict = said(row, bonnes), why = ""] = read(row) ?? [];
      return longer(row, why.replace(/^([^(]*)\)$/s, "$1"), verdict);
    }),
    colonnes,
  );
};

/** Folded words by which people say that a sentence is true, or not. */
export const PAIRS: readonly (readonly [yes: string, no: string])[] = [
  ["vrai", "faux"],
  ["true", "false"],
  ["oui", "non"],
  ["yes", "no"],
  ["wahr", "falsch"],
  ["richtig", "falsch"],
  ["ja", "nein"],
  ["verdadero", "falso"],
  ["vero", "falso"],
  ["verdadeiro", "falso"],
  ["si", "no"],
  ["v", "f"],
  ["t", "f"],
];

/** "Bonne réponse;Réponse 2;Réponse 3": the titles count the right one as the first option, and no row repeats it. */
function withWrongOnes(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  colonnes: ColonnesTableau,
): ColonnesTableau {
  const { options, bonnes, fausses } = colonnes;
  const titles = lireTitresDeRangee(header);
  const ranks = new Set(options.map((column) => optionRank(titles[column] ?? "")));
  if (bonnes === undefined || fausses.length > 0 || !ranks.has(1) || ranks.has(0)) return colonnes;
  const among = rows.some((row) => {
    const right = said(row, bonnes);
    return (
      /^(?:[A-Ha-h]|\d)$/.test(right) ||
      options.some((column) => estMemeTexte(said(row, column), right))
    );
  });
  return among ? colonnes : { ...colonnes, options: [], fausses: options };
}

/** A second row of titles, of the options only: ";;A;B;C". */
const isUnderTitles = (row: RangeeTableau, { question, options }: ColonnesTableau): boolean =>
  said(row, question) === "" &&
  options.length > 1 &&
  options.every((column) => optionRank(plierTitre(said(row, column))) !== null);

const NUMBER = /^(?:q(?:uestion)?\s*)?(?:n°\s*)?(\d{1,3})\s*[.):°–-]+\s*(?=\D)/i;

/** Questions that are numbered one after the other, without their numbers. */
function withoutNumbers(
  rows: readonly RangeeTableau[],
  { question, type }: ColonnesTableau,
): readonly RangeeTableau[] {
  if (question === undefined || type !== undefined) return rows;
  const asked = rows.filter((row) => said(row, question) !== "");
  const numbers = asked.map((row) => Number(NUMBER.exec(said(row, question))?.[1]));
  return asked.length > 1 && numbers.every((one, rank) => one === (numbers[0] ?? 0) + rank)
    ? rows.map((row) => withCell(row, question, said(row, question).replace(NUMBER, "")))
    : rows;
}

const SHAPES: readonly Shape[] = [
  ticksOfOptions,
  trueOrFalse,
  optionOfRow,
  optionsOfCell,
  optionsOfQuestion,
  wrongOnesOfCell,
  severalRights,
  starredOptions,
  wordsOfTruth,
  explainedTruth,
];

/** @param rows from the header on */
export function reshape(
  [header, ...rest]: readonly RangeeTableau[],
  colonnes: ColonnesTableau,
): ShapedTable | null {
  if (header === undefined) return null;
  const key = lireTitresDeRangee(header).join("|");
  // a second part of the table has the titles again
  const rows = withoutNumbers(
    rest.filter(
      (row, rank) =>
        lireTitresDeRangee(row).join("|") !== key && !(rank === 0 && isUnderTitles(row, colonnes)),
    ),
    colonnes,
  );
  for (const shape of SHAPES) {
    const shaped = shape(header, rows, colonnes);
    if (shaped !== null) return shaped;
  }
  return { header, rows, colonnes: withWrongOnes(header, rows, colonnes) };
}
