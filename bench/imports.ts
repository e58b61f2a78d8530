/**
 * `npm run bench:imports -- <folder>`: reads every file of a folder as an import does, and prints a table by format.
 * Without a folder, the files of the tests are read, and their known questions are compared with what was read.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { lireFichierImport } from "#formats/formats.ts";
import { UnreadableFileError } from "#formats/lecture.ts";
import {
  type Asked,
  CHOSEN,
  CHOSEN_LAYOUTS,
  TYPED,
  TYPED_LAYOUTS,
} from "../formats/test/pasted-texts.ts";
import { CHAPTERS, keyedFiles, questionsOf } from "../formats/test/keyed-files.ts";
import { judge } from "../formats/test/outcomes.ts";
import { variedAnswers, variedTexts } from "../formats/test/varied-texts.ts";
import { CHOSEN_WRITERS, ENCODED_WRITERS, plainly } from "../formats/test/written-files.ts";

type Bytes = Uint8Array<ArrayBuffer>;
interface Sample {
  readonly name: string;
  readonly bytes: Bytes;
  /** The questions that the file must give; null when they are not known. */
  readonly key: readonly Asked[] | null;
}

interface Row {
  files: number;
  refused: number;
  questions: number;
  doubts: number;
  ignored: number;
  /** Number of questions whose answer is known. */
  known: number;
  right: number;
  doubted: number;
  missed: number;
  wrong: number;
  times: number[];
  /** Largest growth of the process during a reading, in bytes. */
  memory: number;
}
const empty = (): Row => ({
  files: 0,
  refused: 0,
  questions: 0,
  doubts: 0,
  ignored: 0,
  known: 0,
  right: 0,
  doubted: 0,
  missed: 0,
  wrong: 0,
  times: [],
  memory: 0,
});

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((nom) => {
    const path = join(folder, nom);
    return statSync(path).isDirectory() ? filesOf(path) : [path];
  });

async function samplesOfTests(): Promise<readonly Sample[]> {
  const encoder = new TextEncoder();
  const pasted = [
    ...Object.entries(CHOSEN_LAYOUTS).flatMap(([layout, write]) =>
      Object.entries(CHOSEN).map(([set, key]) => ({
        name: `${layout}, ${set}`,
        key,
        text: write(key),
      })),
    ),
    ...Object.entries(TYPED_LAYOUTS).flatMap(([layout, write]) =>
      Object.entries(TYPED).map(([set, key]) => ({
        name: `${layout}, ${set}`,
        key,
        text: write(key),
      })),
    ),
  ].map(({ name, key, text }): Sample => ({ name, key, bytes: encoder.encode(text) }));
  const written = await Promise.all(
    [
      ...Object.entries(CHOSEN_WRITERS).map(([writer, { write }]) => ({
        writer,
        write,
        keyOf: (asked: readonly Asked[]) => asked,
      })),
      ...Object.entries(ENCODED_WRITERS).map(([writer, { write }]) => ({
        writer,
        write,
        keyOf: plainly,
      })),
    ].flatMap(({ writer, write, keyOf }) =>
      Object.entries(CHOSEN).map(async ([set, asked]): Promise<Sample> => {
        const key = keyOf(asked);
        return { name: `${writer}, ${set}`, key, bytes: await write(key) };
      }),
    ),
  );
  const found = [
    ...CHAPTERS.flatMap(keyedFiles),
    ...[
      ...variedTexts(questionsOf("questions"), 1, 150),
      ...variedAnswers(questionsOf("answers"), 1, 80),
    ].map(({ text, key }, rank) => ({ name: `drawn ${rank}`, key, bytes: encoder.encode(text) })),
  ];
  return [...pasted, ...written, ...found];
}

const [folder] = process.argv.slice(2);
const samples: readonly Sample[] =
  folder === undefined
    ? await samplesOfTests()
    : filesOf(folder).map((name) => ({
        name,
        bytes: new Uint8Array(readFileSync(name)),
        key: null,
      }));

const rows = new Map<string, Row>();
const rowOf = (format: string): Row => {
  const row = rows.get(format) ?? empty();
  rows.set(format, row);
  return row;
};

for (const { name, bytes, key } of samples) {
  const before = process.memoryUsage.rss();
  const start = performance.now();
  let row: Row;
  try {
    const lecture = await lireFichierImport(bytes);
    row = rowOf(lecture.format);
    const read = lecture.quizz.flatMap(({ lignes }) => lignes);
    const judged = key === null ? [] : judge(key, lecture);
    row.known += key?.length ?? 0;
    for (const { outcome, text } of judged) {
      row[outcome] += 1;
      if (outcome === "wrong") console.log(`wrong: ${name}: ${text}`);
    }
    for (const ligne of read) {
      if (ligne.sorte === "ignoree") row.ignored += 1;
      else {
        row.questions += 1;
        if (ligne.doutes.length > 0) row.doubts += 1;
      }
    }
  } catch (error) {
    row = rowOf(error instanceof UnreadableFileError ? "(refused)" : "(crashed)");
    row.refused += 1;
    row.known += key?.length ?? 0;
    row.missed += key?.length ?? 0;
    if (folder !== undefined || !(error instanceof UnreadableFileError))
      console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  row.files += 1;
  row.times.push(performance.now() - start);
  row.memory = Math.max(row.memory, process.memoryUsage.rss() - before);
}

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0;
console.table(
  Object.fromEntries(
    [...rows]
      .sort(([, a], [, b]) => b.files - a.files)
      .map(([format, row]) => [
        format,
        {
          files: row.files,
          questions: row.questions,
          doubted: row.doubts,
          ignored: row.ignored,
          ...(folder === undefined
            ? {
                known: row.known,
                right: row.right,
                "right, doubted": row.doubted,
                missed: row.missed,
                "wrong, marked OK": row.wrong,
              }
            : {}),
          "p50 ms": Number(percentile(row.times, 0.5).toFixed(1)),
          "worst ms": Number(percentile(row.times, 1).toFixed(1)),
          "memory, MB": Math.round(row.memory / 2 ** 20),
        },
      ]),
  ),
);
