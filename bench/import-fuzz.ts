/**
 * `npm run bench:import-fuzz -- [number]`: reads so many broken files of the whole corpus (20,000), and fails when a reading throws,
 * makes a question that the API refuses, or takes more time or memory than an import may.
 */
import process from "node:process";
import { fichiersAbimes, lireAbime } from "../formats/test/abimer.ts";
import { octetsDe } from "../formats/test/aides.ts";
import { CHOSEN, CHOSEN_LAYOUTS, TYPED, TYPED_LAYOUTS } from "../formats/test/pasted-texts.ts";
import { CHOSEN_WRITERS, ENCODED_WRITERS, plainly } from "../formats/test/written-files.ts";

const SECONDS_MAX = 30;
const MEMORY_MAX = 300 * 2 ** 20;

const asked = Object.values(CHOSEN);
const written = await Promise.all([
  ...Object.values(CHOSEN_WRITERS).flatMap(({ write }) => asked.map(async (one) => write(one))),
  ...Object.values(ENCODED_WRITERS).flatMap(({ write }) =>
    asked.map(async (one) => write(plainly(one))),
  ),
]);
const pasted = [
  ...Object.values(CHOSEN_LAYOUTS).flatMap((write) => asked.map(write)),
  ...Object.values(TYPED_LAYOUTS).flatMap((write) => Object.values(TYPED).map(write)),
].map(octetsDe);

const number = Number(process.argv[2] ?? "20000");
const sum = { files: 0, read: 0, refused: 0, ready: 0, failed: 0, slowest: 0, largest: 0 };
for await (const file of fichiersAbimes(number, [...written, ...pasted])) {
  sum.files += 1;
  const before = process.memoryUsage.rss();
  const start = process.cpuUsage();
  try {
    const questions = await lireAbime(file);
    if (questions === null) sum.refused += 1;
    else sum.read += 1;
    sum.ready += questions ?? 0;
  } catch (error) {
    sum.failed += 1;
    console.error(error);
  }
  const { user, system } = process.cpuUsage(start);
  sum.slowest = Math.max(sum.slowest, (user + system) / 1e6);
  sum.largest = Math.max(sum.largest, process.memoryUsage.rss() - before);
}
console.log(
  `${sum.files} broken files: ${sum.read} read (${sum.ready} questions ready), ${sum.refused} refused, ${sum.failed} failed; ` +
    `at most ${sum.slowest.toFixed(1)} s of processor and ${Math.round(sum.largest / 2 ** 20)} MB for one`,
);
const held = sum.failed === 0 && sum.slowest <= SECONDS_MAX && sum.largest <= MEMORY_MAX;
process.exitCode = held && sum.read > number / 3 && sum.refused > number / 20 ? 0 : 1;
