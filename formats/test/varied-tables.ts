/** Tables that nobody chose: titles, layouts, ways to say the right answer and bytes are drawn from a seed, and each has its key. */
import * as fc from "fast-check";
import { octetsDe } from "./aides.ts";
import { classeur } from "./fichiers.ts";
import type { KeyedFile } from "./keyed-files.ts";
import type { Asked } from "./pasted-texts.ts";
import { type Draw, LAYOUTS, type Row } from "./varied-layouts.ts";
import { LANGUAGES, number, type Words } from "./varied-titles.ts";

/** What a cell that is none of the question's says, by its title; `rank` from 0. */
function beside(title: string, rank: number, draw: Draw): string {
  if (/^(N°|Id|ID|#|No|Nr\.|Nº|N\.)$/.test(title)) return number(rank);
  if (/niv|level|diffi|schwier|dificul/i.test(title))
    return (
      draw([
        ["Facile", "Moyen", "Difficile"],
        ["1", "2", "3"],
      ])[rank % 3] ?? ""
    );
  if (/point|barème|score|punkt|punti|punto|pontos/i.test(title)) return draw(["1", "2", "10"]);
  if (/dur|temps|time|zeit|tiempo|tempo/i.test(title)) return draw(["20", "30", "60"]);
  return draw(["Culture générale", "Géographie", "Divers"]);
}
const PROOFS = [
  "Vu en cours mardi.",
  "Voir page 12 du manuel, encadré bleu.",
  "C’est ainsi depuis toujours.",
  "",
];

/** Bytes of a text in a code of one byte a sign; null when the code lacks one of them. */
function encoded(texte: string, label: string): Uint8Array<ArrayBuffer> | null {
  const decoder = new TextDecoder(label);
  const codes = new Map(
    Array.from({ length: 256 }, (_, octet) => [decoder.decode(Uint8Array.of(octet)), octet]),
  );
  const octets = [...texte].map((sign) => codes.get(sign));
  return octets.includes(undefined) ? null : Uint8Array.from(octets, (octet) => octet ?? 0);
}
const csv = (rows: readonly Row[], separator: string, end: string): string =>
  rows
    .map((row) =>
      row
        .map((cell) =>
          cell.includes(separator) || /["\n\r]/.test(cell)
            ? `"${cell.replaceAll('"', '""')}"`
            : cell,
        )
        .join(separator),
    )
    .join(end);
const plain = (texte: string): string =>
  texte.replaceAll("’", "'").replaceAll("×", "x").replaceAll("…", "...");
const plainly = (key: readonly Asked[]): readonly Asked[] =>
  key.map((one) => ({ ...one, text: plain(one.text), options: one.options.map(plain) }));

const widest = (rows: readonly Row[]): number => Math.max(...rows.map(({ length }) => length));
/** Bytes of a table; `code` is that of its text, null for a workbook. */
async function bytesOf(
  rows: readonly Row[],
  draw: Draw,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; code: string | null }> {
  const separator = draw([";", ";", ";", ",", "\t"]);
  const end = draw(["\r\n", "\n", "\n"]);
  const code = draw(["utf-8", "utf-8", "utf-8", "bom", "windows-1252", "macintosh", null, null]);
  if (code === null) return { bytes: await classeur(rows.map((row) => [...row])), code };
  const text =
    csv(rows, separator, end) + draw(["", end, end + separator.repeat(widest(rows) - 1) + end]);
  if (code === "utf-8")
    return { bytes: octetsDe(draw(["", "", "", `sep=${separator}${end}`]) + text), code };
  if (code === "bom") return { bytes: octetsDe(`\uFEFF${text}`), code };
  const bytes = encoded(plain(text), code);
  return bytes === null ? { bytes: octetsDe(text), code: "utf-8" } : { bytes, code };
}

/** What stands before and behind the columns, above the titles and under the last row. */
function dressed(
  rows: readonly Row[],
  key: readonly Asked[],
  words: Words,
  draw: Draw,
): readonly Row[] {
  const before = draw([[], [], [draw(words.before)], [draw(words.before), "Source"]]);
  const behind = draw([
    [],
    [],
    [draw(words.proof)],
    [draw(words.before)],
    [draw(words.proof), "Image"],
  ]);
  let rank = -1;
  const texts = new Set(key.map(({ text }) => text));
  const [titles = [], ...rest] = rows;
  const all = [
    [...before, ...titles, ...behind],
    ...rest.map((row) => {
      const begins = row.some((cell) => texts.has(cell));
      if (begins) rank += 1;
      const cell = (title: string): string =>
        !begins || title === "Image"
          ? ""
          : words.proof.includes(title)
            ? (PROOFS[rank % PROOFS.length] ?? "")
            : beside(title, rank, (list) => list[0] ?? draw(list));
      return before.map(cell).concat(row, behind.map(cell));
    }),
  ];
  const above = draw<readonly Row[]>([
    [],
    [],
    [],
    [["Quiz de culture générale"]],
    [["Quiz n°3 : révisions"], []],
  ]);
  const under = draw<readonly Row[]>([[], [], [], [[], ["Bon courage à tous !"]]]);
  return [...above, ...all, ...under];
}

interface VariedTable {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly key: readonly Asked[];
  readonly draw: Draw;
}

/** `count` tables of questions to choose from, drawn from `seed`. */
export const variedTables = async (
  sets: readonly (readonly Asked[])[],
  seed: number,
  count: number,
): Promise<readonly KeyedFile[]> =>
  Promise.all(
    fc
      .sample(
        fc.gen().map((gen): VariedTable => {
          const draw: Draw = (list) => gen(fc.constantFrom, ...list);
          const key = draw(sets);
          const words = draw(LANGUAGES);
          const name = draw(Object.keys(LAYOUTS));
          const rows = LAYOUTS[name]?.(key, words, draw) ?? [];
          return { name, key, rows: dressed(rows, key, words, draw), draw };
        }),
        { seed, numRuns: count },
      )
      .map(async ({ name, rows, key, draw }, rank) => {
        const { bytes, code } = await bytesOf(rows, draw);
        return {
          name: `${name} ${rank}`,
          bytes,
          key: code === "windows-1252" || code === "macintosh" ? plainly(key) : key,
        };
      }),
  );

/** Chapters of corpus/ that are tables and data by hand. */
export const TABLE_CHAPTERS = [
  "tables-2",
  "tables-3",
  "tables-4",
  "tables-5",
  "tables-6",
  "tables-7",
  "tables-8",
  "tables-9",
  "tables-10",
  "tables-11",
  "tables-12",
  "tables-13",
  "tables-14",
  "machine-1",
  "machine-2",
  "machine-3",
] as const;
