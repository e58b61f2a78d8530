/** Tables that nobody chose: titles, layouts, ways to say the right answer and bytes are drawn from a seed, and each has its key. */
import * as fc from "fast-check";
import { octetsDe } from "./aides.ts";
import { classeur } from "./fichiers.ts";
import type { KeyedFile } from "./keyed-files.ts";
import type { Asked } from "./pasted-texts.ts";

type Row = readonly string[];
type Label = (rank: number) => string;
const upper: Label = (rank) => "ABCDEF"[rank] ?? "";
const lower: Label = (rank) => upper(rank).toLowerCase();
const number: Label = (rank) => String(rank + 1);
const at = ({ bonnes }: Asked): number => bonnes[0] ?? 0;
const right = (one: Asked): string => one.options[at(one)] ?? "";
const wrong = (one: Asked): Row => one.options.filter((_, rank) => rank !== at(one));
const filled = (cells: Row, length: number): Row =>
  Array.from({ length }, (_, rank) => cells[rank] ?? "");

/** Titles as people write them; what a language lacks is drawn from none. */
interface Words {
  readonly question: readonly string[];
  readonly option: readonly Label[];
  readonly correct: readonly string[];
  readonly wrong: readonly Label[];
  readonly mark: readonly string[];
  readonly proof: readonly string[];
  readonly before: readonly string[];
  readonly options: readonly string[];
}
const FRENCH: Words = {
  question: [
    "Question",
    "Énoncé",
    "Questions",
    "QUESTION",
    "Intitulé",
    "Libellé",
    "Énoncé de la question",
    "Texte de la question",
    "enonce",
    "question_text",
  ],
  option: [
    (r) => `Réponse ${upper(r)}`,
    (r) => `Réponse ${number(r)}`,
    (r) => `Proposition ${number(r)}`,
    (r) => `Choix ${upper(r)}`,
    (r) => `reponse${number(r)}`,
    (r) => `Prop. ${upper(r)}`,
    (r) => `Rép ${number(r)}`,
    (r) => `Option ${upper(r)}`,
    (r) => `choix_${lower(r)}`,
    (r) => `REPONSE ${upper(r)}`,
    (r) => `Réponse n°${number(r)}`,
    (r) => `Possibilité ${number(r)}`,
    (r) => `Réponse possible ${number(r)}`,
    upper,
    lower,
    (r) => `(${upper(r)})`,
  ],
  correct: [
    "Bonne réponse",
    "Réponse correcte",
    "Bonne reponse",
    "BONNE REPONSE",
    "bonne_reponse",
    "Réponse juste",
    "Réponse exacte",
    "Solution",
    "Correction",
    "Réponse attendue",
    "La bonne réponse",
    "Correcte",
    "reponse_correcte",
    "Corrigé",
    "Bonne(s) réponse(s)",
  ],
  wrong: [
    (r) => `Mauvaise réponse ${number(r)}`,
    (r) => `Fausse réponse ${number(r)}`,
    (r) => `Distracteur ${number(r)}`,
    (r) => `Mauvaise ${number(r)}`,
    (r) => `reponse_fausse_${number(r)}`,
    (r) => `Erreur ${number(r)}`,
    (r) => `Leurre ${number(r)}`,
    (r) => `Incorrecte ${number(r)}`,
  ],
  mark: ["Correct", "Juste", "Bonne ?", "Vrai", "Bonne", "Correct ?"],
  proof: [
    "Explication",
    "Commentaire",
    "Anecdote",
    "Le saviez-vous ?",
    "Justification",
    "Remarque",
    "Feedback",
  ],
  before: [
    "N°",
    "Id",
    "Thème",
    "Catégorie",
    "Niveau",
    "Difficulté",
    "Points",
    "Barème",
    "Chapitre",
    "Durée",
    "Temps (s)",
    "Auteur",
    "Matière",
  ],
  options: ["Propositions", "Choix", "Réponses possibles", "Options", "Réponses"],
};
const ENGLISH: Words = {
  question: [
    "Question",
    "Question Text",
    "question",
    "questionText",
    "prompt",
    "Stem",
    "Question Stem",
    "Item",
    "statement",
  ],
  option: [
    (r) => `Answer ${number(r)}`,
    (r) => `Option ${upper(r)}`,
    (r) => `option_${lower(r)}`,
    (r) => `choice${number(r)}`,
    (r) => `Choice ${upper(r)}`,
    (r) => `opt${number(r)}`,
    (r) => `Answer${upper(r)}`,
    (r) => `optionA`.replace("A", upper(r)),
    upper,
  ],
  correct: [
    "Correct Answer",
    "CorrectAnswer",
    "correct",
    "answer",
    "Correct Option",
    "correct_option",
    "Right Answer",
    "Key",
    "Answer Key",
    "Correct",
    "correctAnswer",
    "Solution",
    "ans",
  ],
  wrong: [
    (r) => `Incorrect Answer ${number(r)}`,
    (r) => `Wrong Answer ${number(r)}`,
    (r) => `Distractor ${number(r)}`,
    (r) => `incorrect_${number(r)}`,
    (r) => `wrong${number(r)}`,
  ],
  mark: ["Correct", "isCorrect", "is_correct", "Right"],
  proof: ["Explanation", "Feedback", "Rationale", "Comment", "Notes", "Fun fact"],
  before: [
    "#",
    "ID",
    "Category",
    "Difficulty",
    "Points",
    "Topic",
    "Time limit",
    "Level",
    "Subject",
    "No",
    "Score",
    "Tags",
  ],
  options: ["Options", "Choices", "Answers", "Answer Options"],
};
const GERMAN: Words = {
  question: ["Frage", "Fragen", "Fragetext", "Fragestellung"],
  option: [
    (r) => `Antwort ${number(r)}`,
    (r) => `Antwort ${upper(r)}`,
    (r) => `Antwort${number(r)}`,
    (r) => `Option ${upper(r)}`,
    (r) => `Antwortmöglichkeit ${number(r)}`,
    (r) => `Auswahl ${number(r)}`,
  ],
  correct: [
    "Richtige Antwort",
    "Lösung",
    "Richtig",
    "richtige_antwort",
    "Korrekte Antwort",
    "Korrekt",
  ],
  wrong: [(r) => `Falsche Antwort ${number(r)}`, (r) => `Falsch ${number(r)}`],
  mark: ["Richtig", "Korrekt"],
  proof: ["Erklärung", "Kommentar", "Begründung", "Hinweis"],
  before: ["Nr.", "Thema", "Kategorie", "Schwierigkeit", "Punkte", "Zeit", "Fach"],
  options: ["Antworten", "Antwortmöglichkeiten", "Optionen"],
};
const SPANISH: Words = {
  question: ["Pregunta", "Enunciado", "pregunta", "Texto de la pregunta"],
  option: [
    (r) => `Respuesta ${number(r)}`,
    (r) => `Opción ${upper(r)}`,
    (r) => `opcion${number(r)}`,
    (r) => `opcion_${lower(r)}`,
    (r) => `Alternativa ${upper(r)}`,
    (r) => `respuesta_${lower(r)}`,
  ],
  correct: ["Respuesta correcta", "Correcta", "respuesta_correcta", "Solución", "Opción correcta"],
  wrong: [(r) => `Respuesta incorrecta ${number(r)}`, (r) => `Incorrecta ${number(r)}`],
  mark: ["Correcta", "Correcto"],
  proof: ["Explicación", "Comentario", "Retroalimentación"],
  before: ["Nº", "Tema", "Categoría", "Dificultad", "Puntos", "Tiempo", "Nivel"],
  options: ["Opciones", "Respuestas", "Alternativas"],
};
const ITALIAN: Words = {
  question: ["Domanda", "domanda", "Testo della domanda", "Quesito"],
  option: [
    (r) => `Risposta ${number(r)}`,
    (r) => `Opzione ${upper(r)}`,
    (r) => `risposta${upper(r)}`,
    (r) => `Scelta ${number(r)}`,
  ],
  correct: ["Risposta corretta", "Corretta", "Risposta esatta", "Soluzione", "Risposta giusta"],
  wrong: [(r) => `Risposta sbagliata ${number(r)}`, (r) => `Risposta errata ${number(r)}`],
  mark: ["Corretta", "Giusta"],
  proof: ["Spiegazione", "Commento"],
  before: ["N.", "Argomento", "Categoria", "Difficoltà", "Punti", "Tempo"],
  options: ["Opzioni", "Risposte"],
};
const PORTUGUESE: Words = {
  question: ["Pergunta", "Questão", "Enunciado", "pergunta"],
  option: [
    (r) => `Resposta ${number(r)}`,
    (r) => `Opção ${upper(r)}`,
    (r) => `Alternativa ${upper(r)}`,
    (r) => `opcao${number(r)}`,
    (r) => `alternativa_${lower(r)}`,
  ],
  correct: [
    "Resposta correta",
    "Correta",
    "Resposta certa",
    "Gabarito",
    "Alternativa correta",
    "resposta_correta",
  ],
  wrong: [(r) => `Resposta errada ${number(r)}`, (r) => `Resposta incorreta ${number(r)}`],
  mark: ["Correta", "Certa"],
  proof: ["Explicação", "Comentário", "Justificativa"],
  before: ["Nº", "Tema", "Categoria", "Dificuldade", "Pontos", "Tempo"],
  options: ["Opções", "Alternativas", "Respostas"],
};
const LANGUAGES = [
  FRENCH,
  FRENCH,
  FRENCH,
  FRENCH,
  ENGLISH,
  ENGLISH,
  GERMAN,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
];

/** A drawn value of a list. */
type Draw = <T>(list: readonly T[]) => T;

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

const TICKS: readonly (readonly [yes: string, no: string])[] = [
  ["x", ""],
  ["X", ""],
  ["1", "0"],
  ["VRAI", "FAUX"],
  ["TRUE", "FALSE"],
  ["oui", "non"],
  ["✓", ""],
  ["Vrai", "Faux"],
  ["100", "0"],
  ["yes", "no"],
];

/** The rows of a table, titles first. Ways: see the names of the keys. */
const LAYOUTS: Readonly<
  Record<string, (key: readonly Asked[], words: Words, draw: Draw) => readonly Row[]>
> = {
  optionsThenKey: (key, words, draw) => {
    const option = draw(words.option);
    const say = draw<(one: Asked) => string>([
      (one) => upper(at(one)),
      (one) => upper(at(one)),
      (one) => lower(at(one)),
      (one) => number(at(one)),
      (one) => number(at(one)),
      right,
      right,
      (one) => option(at(one)),
      (one) => `${upper(at(one))}) ${right(one)}`,
      (one) => `${upper(at(one))}. ${right(one)}`,
      (one) => `Réponse ${upper(at(one))}`,
      (one) => `${upper(at(one))} - ${right(one)}`,
    ]);
    const width = Math.max(...key.map(({ options }) => options.length), draw([0, 4, 4, 5]));
    const labels = Array.from({ length: width }, (_, rank) => option(rank));
    const keyFirst = draw([false, false, false, true]);
    const correct = draw(words.correct);
    const place = (text: string, options: Row, told: string): Row =>
      keyFirst ? [text, told, ...options] : [text, ...options, told];
    return [
      place(draw(words.question), labels, correct),
      ...key.map((one) => place(one.text, filled(one.options, width), say(one))),
    ];
  },
  rightThenWrong: (key, words, draw) => {
    const width = Math.max(...key.map(({ options }) => options.length)) - 1;
    const label = draw(words.wrong);
    const correct = draw(words.correct);
    return [
      [draw(words.question), correct, ...Array.from({ length: width }, (_, rank) => label(rank))],
      ...key.map((one) => [one.text, right(one), ...filled(wrong(one), width)]),
    ];
  },
  ticksBeside: (key, words, draw) => {
    const width = Math.max(...key.map(({ options }) => options.length));
    const [yes, no] = draw(TICKS);
    const option = draw(words.option);
    const mark = draw(words.mark);
    const numbered = draw([true, true, false]);
    return [
      [
        draw(words.question),
        ...Array.from({ length: width }, (_, rank) => [
          option(rank),
          numbered ? `${mark} ${number(rank)}` : mark,
        ]).flat(),
      ],
      ...key.map((one) => [
        one.text,
        ...Array.from({ length: width }, (_, rank) => [
          one.options[rank] ?? "",
          rank === at(one) ? yes : one.options[rank] === undefined ? "" : no,
        ]).flat(),
      ]),
    ];
  },
  ticksBehind: (key, words, draw) => {
    const width = Math.max(...key.map(({ options }) => options.length));
    const [yes, no] = draw(TICKS);
    const option = draw(words.option.slice(0, 3));
    const mark = draw(words.mark);
    const ranks = Array.from({ length: width }, (_, rank) => rank);
    return [
      [
        draw(words.question),
        ...ranks.map(option),
        ...ranks.map((rank) => `${mark} ${number(rank)}`),
      ],
      ...key.map((one) => [
        one.text,
        ...filled(one.options, width),
        ...ranks.map((rank) =>
          rank === at(one) ? yes : one.options[rank] === undefined ? "" : no,
        ),
      ]),
    ];
  },
  optionPerRow: (key, words, draw) => {
    const [yes, no] = draw(TICKS);
    const repeated = draw([true, false, false]);
    return [
      [draw(words.question), draw(["Réponse", "Proposition", "Option", "Choix"]), draw(words.mark)],
      ...key.flatMap((one) =>
        one.options.map((option, rank) => [
          repeated || rank === 0 ? one.text : "",
          option,
          rank === at(one) ? yes : no,
        ]),
      ),
    ];
  },
  optionsInOneCell: (key, words, draw) => {
    const between = draw(["|", " | ", ";", "\n", " / "]);
    const lettered = draw([false, false, true]);
    const say = draw(lettered ? [(one: Asked) => upper(at(one)), right] : [right]);
    return [
      [draw(words.question), draw(words.options), draw(words.correct)],
      ...key.map((one) => [
        one.text,
        one.options
          .map((option, rank) => (lettered ? `${upper(rank)}) ${option}` : option))
          .join(between),
        say(one),
      ]),
    ];
  },
  starredOptions: (key, words, draw) => {
    const width = Math.max(...key.map(({ options }) => options.length));
    const mark = draw([
      (text: string) => `*${text}`,
      (text: string) => `${text} (x)`,
      (text: string) => `${text} ✓`,
      (text: string) => `${text}*`,
    ]);
    const option = draw(words.option);
    return [
      [draw(words.question), ...Array.from({ length: width }, (_, rank) => option(rank))],
      ...key.map((one) => [
        one.text,
        ...filled(
          one.options.map((text, rank) => (rank === at(one) ? mark(text) : text)),
          width,
        ),
      ]),
    ];
  },
};

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
  "machine-1",
  "machine-2",
  "machine-3",
] as const;
