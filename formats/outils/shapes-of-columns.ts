/** Reshapers of tables whose columns, or rows, say which option is right: ticks, weights, several right answers, one option a row. Pure. */
import { lireBonnesReponses } from "./bonnes.ts";
import { isUselessTitle } from "./colonnes.ts";
import { lireCellule, type RangeeTableau } from "./grille.ts";
import { estMemeTexte } from "./ligne.ts";
import { rolesOfColumns } from "./named-columns.ts";
import { foldForComparison } from "./objets.ts";
import { isTrueOfMost, withOptionColumns, readCellText, type Reshaper } from "./shape.ts";
import { readTickOrWeight } from "./ticks.ts";

/**
 * Reads the right options by a column of ticks, or of shares of the points, for each option: "Réponse 1;Juste 1;Réponse 2;Juste 2",
 * "fraction 1".
 */
export const reshapeTicksPerOption: Reshaper = (header, rows, colonnes) => {
  const { options, bonnes, marques = [] } = colonnes;
  const untitled =
    bonnes === undefined && marques.length === 0 ? columnsBehind(header, rows, options) : [];
  const columns = marques.length > 0 ? marques : untitled;
  const ticks = options.map((_, rank) => columns[rank]);
  if (options.length < 2 || columns.length < options.length) return null;
  const asked = rows.filter((row) => options.some((column) => readCellText(row, column) !== ""));
  const read = (row: RangeeTableau) =>
    ticks.map((column) => readTickOrWeight(readCellText(row, column)));
  if (!isTrueOfMost(asked, (row) => !read(row).includes(null))) return null;
  // where every option of a row is ticked, the numbers are shares of players, all above 0
  if (!isTrueOfMost(asked, (row) => read(row).includes(false))) return null;
  return withOptionColumns(header, rows, [...options, ...columns], (row) => ({
    options: options.map((column) => lireCellule(row, column)),
    right: options.flatMap((column, rank) =>
      readCellText(row, column) !== "" && readTickOrWeight(readCellText(row, ticks[rank])) === true
        ? [rank]
        : [],
    ),
  }));
};

/** The columns right behind each option, where they hold ticks and have no title or all the same one: "A;;B;;C;", "A;OK;B;OK"; otherwise none. */
function columnsBehind(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  options: readonly number[],
): readonly number[] {
  const behind = options.map((column) => column + 1);
  const [title = ""] = behind.map((column) => readCellText(header, column));
  const free = behind.every(
    (column) => readCellText(header, column) === title && !options.includes(column),
  );
  const ticks = rows.map((row) =>
    behind.filter((column) => readTickOrWeight(readCellText(row, column)) === true),
  );
  return free && ticks.filter(({ length }) => length > 0).length * 2 >= rows.length ? behind : [];
}

/** Whether two columns hold nothing but ticks, and half of the questions have one. */
export const areTickColumns = (
  rows: readonly RangeeTableau[],
  question: number,
  pair: readonly [number, number],
): boolean => {
  const asked = rows.filter((row) => readCellText(row, question) !== "");
  const read = (row: RangeeTableau) =>
    pair.map((column) => readTickOrWeight(readCellText(row, column)));
  return (
    asked.length > 1 &&
    isTrueOfMost(asked, (row) => !read(row).includes(null)) &&
    asked.filter((row) => read(row).includes(true)).length * 2 >= asked.length
  );
};

/**
 * Reads columns of unknown title as the options, where each right answer repeats one of their cells: "Question;Avant;Après;Bonne réponse".
 */
export const reshapeOptionsOfUnknownTitles: Reshaper = (header, rows, colonnes) => {
  const { question, bonnes, options, fausses, reponses = [], marques = [], suite } = colonnes;
  if (question === undefined || bonnes === undefined) return null;
  if ([...options, ...fausses, ...reponses, ...marques].length > 0) return null;
  const asked = rows.filter((row) => readCellText(row, question) !== "");
  const roles = rolesOfColumns(colonnes, header.cellules.length);
  const unread = header.cellules.flatMap(({ texte }, column) =>
    (roles[column] === "rien" || column === suite) &&
    texte.trim() !== "" &&
    !isUselessTitle(foldForComparison(texte)) &&
    isTrueOfMost(asked, (row) => readCellText(row, column) !== "")
      ? [column]
      : [],
  );
  // cells that hold a letter are no texts of options
  if (asked.some((row) => unread.some((column) => /^[A-H]$/i.test(readCellText(row, column)))))
    return null;
  const rightOf = (row: RangeeTableau) =>
    unread.filter((column) => estMemeTexte(readCellText(row, column), readCellText(row, bonnes)));
  const named = new Set(asked.flatMap((row) => (rightOf(row).length === 1 ? rightOf(row) : [])));
  const together = unread.every((column, at) => column === (unread[0] ?? 0) + at);
  if (asked.length < 2 || unread.length < 2 || named.size < unread.length || !together) return null;
  if (!asked.every((row) => rightOf(row).length === 1)) return null;
  return withOptionColumns(header, rows, unread, (row) => ({
    options: unread.map((column) => lireCellule(row, column)),
    right: null,
  }));
};

/** Makes options of the titles "Vrai" and "Faux", and reads the tick under one of them: "Affirmation;Vrai;Faux". */
export const reshapeTrueOrFalseTicks: Reshaper = (
  header,
  rows,
  { options, fausses, question, vraiFaux },
) => {
  if (vraiFaux === undefined || options.length > 0 || fausses.length > 0) return null;
  const asked = rows.filter((row) => readCellText(row, question) !== "");
  const read = (row: RangeeTableau) =>
    vraiFaux.map((column) => readTickOrWeight(readCellText(row, column)));
  const once = asked.filter((row) => read(row).filter((tick) => tick === true).length === 1);
  if (!isTrueOfMost(asked, (row) => !read(row).includes(null)) || once.length * 2 < asked.length)
    return null;
  const words = vraiFaux.map((column) => lireCellule(header, column));
  return withOptionColumns(header, rows, vraiFaux, (row) => ({
    options: words,
    right: read(row).every((tick) => tick === true)
      ? []
      : read(row).flatMap((tick, rank) => (tick === true ? [rank] : [])),
  }));
};

/** Joins rows of one option each, ticked or not, in one row a question, where the question stands on each of them or on the first only. */
export const reshapeOptionRows: Reshaper = (header, rows, colonnes) => {
  const { question, options, fausses, reponses = [] } = colonnes;
  if (question === undefined || fausses.length > 0) return null;
  const groups: RangeeTableau[][] = [];
  for (const row of rows) {
    const asked = readCellText(row, question);
    const last = groups.at(-1);
    const first = last?.[0];
    if (
      last !== undefined &&
      first !== undefined &&
      (asked === "" || asked === readCellText(first, question))
    )
      last.push(row);
    else groups.push([row]);
  }
  if (groups.length === rows.length) return null;
  const titled = [...reponses, ...options];
  const [answer = colonnes.bonnes] = titled;
  if (answer === undefined || titled.length > 1) return null;
  const told = rows.filter((row) => readCellText(row, answer) !== "");
  const ticks = (column: number): boolean =>
    isTrueOfMost(told, (row) => readTickOrWeight(readCellText(row, column)) !== null);
  // a column of another title may tick: each question has a ticked option and one that is not
  const ticksEach = (column: number): boolean =>
    ticks(column) &&
    isTrueOfMost(groups, (group) => {
      const right = group.filter(
        (row) => readTickOrWeight(readCellText(row, column)) === true,
      ).length;
      return right > 0 && right < group.length;
    });
  const bonnes =
    answer === colonnes.bonnes
      ? header.cellules.findIndex(
          (_, column) => column !== question && column !== answer && ticksEach(column),
        )
      : colonnes.bonnes;
  if (bonnes === undefined || bonnes < 0 || !ticks(bonnes)) return null;
  return withOptionColumns(
    header,
    groups.map(([first = { ligne: 0, cellules: [] }]) => first),
    [answer, bonnes],
    (_, at) => {
      const listed = (groups[at] ?? []).filter((row) => readCellText(row, answer) !== "");
      return {
        options: listed.map((row) => lireCellule(row, answer)),
        right: listed.flatMap((row, rank) =>
          readTickOrWeight(readCellText(row, bonnes)) === true ? [rank] : [],
        ),
      };
    },
  );
};

/** Reads several columns of right answers, each of which names one of the options: "Bonne réponse 1;Bonne réponse 2". */
export const reshapeSeveralRights: Reshaper = (
  header,
  rows,
  { question, bonnes, options, marques = [] },
) => {
  if (bonnes !== undefined || options.length < 2 || marques.length < 2) return null;
  const asked = rows.filter((row) => readCellText(row, question) !== "");
  const read = (row: RangeeTableau): readonly number[] | null => {
    const texts = options.map((column) => readCellText(row, column));
    const found = marques.map((column) => lireBonnesReponses(lireCellule(row, column), texts));
    return found.some(({ doutes, perdues }) => doutes.length + perdues.length > 0)
      ? null
      : [...new Set(found.flatMap(({ rangs }) => rangs))];
  };
  // rows without any right answer are not judged: an open question of a template has its answers in the columns of options
  const choosing = asked.filter((row) =>
    marques.some((column) => readCellText(row, column) !== ""),
  );
  if (!isTrueOfMost(choosing, (row) => (read(row) ?? []).length > 0)) return null;
  return withOptionColumns(header, rows, [...options, ...marques], (row) => ({
    options: options.map((column) => lireCellule(row, column)),
    right: read(row) ?? [],
  }));
};
