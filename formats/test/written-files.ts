/** Files of the tests in every format: the same questions, written as each program writes them; each file has its key. */
import { utils, write } from "@e965/xlsx";
import { z } from "zod";
import type { IdFormat } from "../lecture.ts";
import { octetsDe } from "./aides.ts";
import { classeur, kahootXlsx, WAYGROUND_ENTETE } from "./fichiers.ts";
import { packageOf } from "./packages.ts";
import { pdfOfLines } from "./pdf-writer.ts";
import type { Asked } from "./pasted-texts.ts";

type Octets = Uint8Array<ArrayBuffer>;
export interface Writer {
  readonly format: IdFormat;
  readonly write: (asked: readonly Asked[]) => Octets | Promise<Octets>;
}

const first = ({ bonnes }: Asked): number => bonnes[0] ?? 0;
const right = (one: Asked): string => one.options[first(one)] ?? "";
const wrong = (one: Asked): readonly string[] =>
  one.options.filter((_, rank) => rank !== first(one));
/** Four cells, whatever the number of options. */
const four = (options: readonly string[]): readonly string[] =>
  Array.from({ length: 4 }, (_, rank) => options[rank] ?? "");

const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const table = (rows: readonly (readonly string[])[], separator: string): string =>
  rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join("\r\n");

/** Bytes of a text in a code of one byte a sign; what it lacks must not be in the text. */
function encoded(texte: string, label: string): Octets {
  const decoder = new TextDecoder(label);
  const codes = new Map(
    Array.from({ length: 256 }, (_, octet) => [decoder.decode(Uint8Array.of(octet)), octet]),
  );
  return Uint8Array.from([...texte].map((sign) => codes.get(sign) ?? 0x3f));
}
const utf16 = (texte: string): Octets =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...texte].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  ]);
/** What codes of one byte a sign hold: the apostrophe and the multiplication as people type them. */
const plain = (texte: string): string =>
  texte.replaceAll("’", "'").replaceAll("×", "x").replaceAll("π", "pi").replaceAll("…", "...");

const HEADERS: Readonly<
  Record<string, readonly [question: string, option: (rank: number) => string, correct: string]>
> = {
  "in French": ["Question", (rank) => `Proposition ${rank}`, "Bonne réponse"],
  "without a space": ["Question", (rank) => `Reponse${rank}`, "Bonne reponse"],
  choices: ["Énoncé", (rank) => `Choix ${rank}`, "Réponse correcte"],
  "in English": ["Question Text", (rank) => `Option ${rank}`, "Correct Answer"],
  answers: ["question", (rank) => `answer${rank}`, "correct"],
  letters: ["Question", (rank) => "ABCD"[rank - 1] ?? "", "Réponse"],
  "in German": ["Frage", (rank) => `Antwort ${rank}`, "Richtige Antwort"],
  "in Spanish": ["Pregunta", (rank) => `Respuesta ${rank}`, "Respuesta correcta"],
  "in Italian": ["Domanda", (rank) => `Risposta ${rank}`, "Risposta corretta"],
  "in Portuguese": ["Pergunta", (rank) => `Resposta ${rank}`, "Resposta correta"],
};

const rowsOf = (
  [question, option, correct]: readonly [string, (rank: number) => string, string],
  asked: readonly Asked[],
  say: (one: Asked) => string,
): readonly (readonly string[])[] => [
  [question, ...[1, 2, 3, 4].map(option), correct],
  ...asked.map((one) => [one.text, ...four(one.options), say(one)]),
];
const byNumber = (one: Asked): string => String(first(one) + 1);
const byLetter = (one: Asked): string => "ABCD"[first(one)] ?? "";
const csv = (rows: readonly (readonly string[])[], separator = ";"): Octets =>
  octetsDe(table(rows, separator));

const xml = (texte: string): string => texte.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const FRENCH = HEADERS["in French"] ?? ["Question", String, "Bonne réponse"];

const gift = (texte: string): string => texte.replace(/[~=#{}:\\]/g, (sign) => `\\${sign}`);

const lettered = (asked: readonly Asked[]): readonly string[] =>
  asked.flatMap((one, rank) => [
    `${rank + 1}. ${one.text}`,
    ...one.options.map((option, at) => `${"abcd"[at] ?? ""}) ${option}`),
    `Réponse : ${byLetter(one)}`,
    "",
  ]);

/** Files of questions to choose from. */
export const CHOSEN_WRITERS: Readonly<Record<string, Writer>> = {
  ...Object.fromEntries(
    Object.entries(HEADERS).flatMap(([name, header]): [string, Writer][] => [
      [
        `CSV ${name}, by number`,
        { format: "tableau", write: (asked) => csv(rowsOf(header, asked, byNumber)) },
      ],
      [
        `CSV ${name}, by text`,
        { format: "tableau", write: (asked) => csv(rowsOf(header, asked, right), ",") },
      ],
    ]),
  ),
  "CSV by letter, tabs": {
    format: "tableau",
    write: (asked) => csv(rowsOf(FRENCH, asked, byLetter), "\t"),
  },
  "CSV with a byte order mark": {
    format: "tableau",
    write: (asked) => octetsDe(`\uFEFF${table(rowsOf(FRENCH, asked, right), ";")}`),
  },
  "CSV with sep=": {
    format: "tableau",
    write: (asked) => octetsDe(`sep=;\r\n${table(rowsOf(FRENCH, asked, right), ";")}`),
  },
  "CSV in UTF-16": {
    format: "tableau",
    write: (asked) => utf16(table(rowsOf(FRENCH, asked, right), "\t")),
  },
  "CSV of the right one and the wrong ones": {
    format: "tableau",
    write: (asked) =>
      csv([
        [
          "Question",
          "Bonne réponse",
          "Mauvaise réponse 1",
          "Mauvaise réponse 2",
          "Mauvaise réponse 3",
        ],
        ...asked.map((one) => [one.text, right(one), ...four(wrong(one)).slice(0, 3)]),
      ]),
  },
  "Markdown table": {
    format: "tableau",
    write: (asked) => {
      const [head = [], ...rows] = rowsOf(FRENCH, asked, right);
      const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
      return octetsDe([line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n"));
    },
  },
  xlsx: {
    format: "tableau",
    write: async (asked) => classeur(rowsOf(FRENCH, asked, right).map((row) => row.slice())),
  },
  "xlsx under a title": {
    format: "tableau",
    write: async (asked) =>
      classeur([
        ["Le quiz de Zoé"],
        [],
        ...rowsOf(FRENCH, asked, byLetter).map((row) => row.slice()),
      ]),
  },
  ...Object.fromEntries(
    (["biff8", "ods"] as const).map((bookType): [string, Writer] => [
      bookType,
      {
        format: "tableau",
        write: (asked) => {
          const book = utils.book_new();
          utils.book_append_sheet(
            book,
            utils.aoa_to_sheet(rowsOf(FRENCH, asked, right).map((row) => row.slice())),
            "Quizz",
          );
          return new Uint8Array(
            z.instanceof(ArrayBuffer).parse(write(book, { type: "array", bookType })),
          );
        },
      },
    ]),
  ),
  "Kahoot sheet": {
    format: "kahoot-tableur",
    write: (asked) =>
      kahootXlsx(
        ...asked.map((one, rank) => [
          rank + 1,
          one.text,
          ...four(one.options).map((cell) => cell || null),
          20,
          first(one) + 1,
        ]),
      ),
  },
  "Kahoot JSON": {
    format: "kahoot-json",
    write: (asked) =>
      octetsDe(
        JSON.stringify({
          kahoot: {
            title: "Soirée",
            questions: asked.map((one) => ({
              type: "quiz",
              question: xml(one.text),
              time: 20000,
              choices: one.options.map((answer, rank) => ({
                answer: xml(answer),
                correct: rank === first(one),
              })),
            })),
          },
        }),
      ),
  },
  Wayground: {
    format: "wayground",
    write: async (asked) =>
      classeur([
        WAYGROUND_ENTETE,
        ...asked.map((one) => [
          one.text,
          "Multiple Choice",
          ...four(one.options).map((cell) => cell || null),
          null,
          first(one) + 1,
          30,
          null,
          null,
        ]),
      ]),
  },
  Gimkit: {
    format: "gimkit",
    write: (asked) =>
      csv(
        [
          ["Gimkit Spreadsheet Import Template", "", "", "", ""],
          [
            "Question",
            "Correct Answer",
            "Incorrect Answer 1",
            "Incorrect Answer 2 (Optional)",
            "Incorrect Answer 3 (Optional)",
          ],
          ...asked.map((one) => [one.text, right(one), ...four(wrong(one)).slice(0, 3)]),
        ],
        ",",
      ),
  },
  GIFT: {
    format: "gift",
    write: (asked) =>
      octetsDe(
        asked
          .map(
            (one, rank) =>
              `::Q${rank + 1}::${gift(one.text)} {\n${one.options.map((option, at) => `${at === first(one) ? "=" : "~"}${gift(option)}`).join("\n")}\n}`,
          )
          .join("\n\n"),
      ),
  },
  Aiken: {
    format: "aiken",
    write: (asked) =>
      octetsDe(
        asked
          .map(
            (one) =>
              `${one.text}\n${one.options.map((option, at) => `${"ABCD"[at] ?? ""}) ${option}`).join("\n")}\nANSWER: ${byLetter(one)}`,
          )
          .join("\n\n"),
      ),
  },
  "Moodle XML": {
    format: "moodle",
    write: (asked) =>
      octetsDe(
        `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${asked
          .map(
            (one) =>
              `<question type="multichoice"><name><text>q</text></name><questiontext format="html"><text><![CDATA[<p>${xml(one.text)}</p>]]></text></questiontext><single>true</single>${one.options
                .map(
                  (option, at) =>
                    `<answer fraction="${at === first(one) ? 100 : 0}" format="html"><text><![CDATA[<p>${xml(option)}</p>]]></text></answer>`,
                )
                .join("")}</question>`,
          )
          .join("\n")}</quiz>`,
      ),
  },
  "Open Trivia DB": {
    format: "opentdb",
    write: (asked) =>
      octetsDe(
        JSON.stringify({
          response_code: 0,
          results: asked.map((one) => ({
            type: "multiple",
            difficulty: "easy",
            category: "x",
            question: xml(one.text),
            correct_answer: xml(right(one)),
            incorrect_answers: wrong(one).map(xml),
          })),
        }),
      ),
  },
  Razzia: {
    format: "razzia",
    write: (asked) =>
      octetsDe(
        JSON.stringify({
          subject: "Soirée",
          questions: asked.map((one) => ({
            question: one.text,
            answers: one.options,
            solutions: [first(one)],
            cooldown: 5,
            time: 20,
          })),
        }),
      ),
  },
  "OpenQuizzDB JSON": {
    format: "openquizzdb-json",
    write: (asked) =>
      octetsDe(
        JSON.stringify({
          fournisseur: "OpenQuizzDB",
          thème: "Soirée",
          quizz: {
            fr: {
              débutant: asked.map((one, id) => ({
                id,
                question: one.text,
                propositions: one.options,
                réponse: right(one),
                anecdote: "",
              })),
            },
          },
        }),
      ),
  },
  "OpenQuizzDB CSV": {
    format: "openquizzdb-csv",
    write: (asked) =>
      octetsDe(
        asked
          .map((one, rank) =>
            [
              rank + 1,
              "fr",
              one.text,
              right(one),
              ...four(wrong(one)).slice(0, 3),
              "Débutant",
              "Une anecdote.",
              "https://fr.wikipedia.org/",
            ].join(";"),
          )
          .join("\n"),
      ),
  },
  "QTI 1.2": {
    format: "qti",
    write: (asked) =>
      packageOf({
        "imsmanifest.xml": "<manifest/>",
        "a/a.xml": `<questestinterop><assessment title="Soirée"><section>${asked
          .map(
            (one) =>
              `<item ident="i"><presentation><material><mattext texttype="text/html">${xml(`<div>${xml(one.text)}</div>`)}</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${one.options
                .map(
                  (option, at) =>
                    `<response_label ident="${at}"><material><mattext texttype="text/plain">${xml(option)}</mattext></material></response_label>`,
                )
                .join(
                  "",
                )}</render_choice></response_lid></presentation><resprocessing><respcondition continue="No"><conditionvar><varequal respident="r">${first(one)}</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>`,
          )
          .join("")}</section></assessment></questestinterop>`,
      }),
  },
  H5P: {
    format: "h5p",
    write: (asked) =>
      packageOf({
        "h5p.json": JSON.stringify({ title: "Soirée", mainLibrary: "H5P.QuestionSet" }),
        "content/content.json": JSON.stringify({
          questions: asked.map((one) => ({
            library: "H5P.MultiChoice 1.16",
            params: {
              question: `<p>${xml(one.text)}</p>`,
              answers: one.options.map((text, rank) => ({
                text: xml(text),
                correct: rank === first(one),
              })),
            },
          })),
        }),
      }),
  },
  Word: {
    format: "word",
    write: (asked) =>
      packageOf({
        "word/document.xml": `<w:document><w:body>${lettered(asked)
          .map((line) => `<w:p><w:r><w:t xml:space="preserve">${xml(line)}</w:t></w:r></w:p>`)
          .join("")}</w:body></w:document>`,
      }),
  },
};

/** The same with signs that a code of one byte has: their key is written with these signs too. */
export const ENCODED_WRITERS: Readonly<Record<string, Writer>> = {
  ...Object.fromEntries(
    (["windows-1252", "macintosh"] as const).map((label): [string, Writer] => [
      `CSV in ${label}`,
      {
        format: "tableau",
        write: (asked) => encoded(table(rowsOf(FRENCH, asked, right), ";"), label),
      },
    ]),
  ),
  PDF: { format: "pdf", write: (asked) => pdfOfLines(lettered(asked)) },
};
export const plainly = (asked: readonly Asked[]): readonly Asked[] =>
  asked.map((one) => ({ ...one, text: plain(one.text), options: one.options.map(plain) }));
