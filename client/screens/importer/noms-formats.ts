/** The formats as they are offered: the worker that reads them all is not fetched to name them. Pure. */
import type { IdFormat } from "#formats/lecture.ts";

const NOMS: Readonly<Record<IdFormat, string>> = {
  trinquizz: "Un fichier Trinquizz",
  texte: "Un texte, question par question",
  tableau: "Un tableau (CSV, Excel, cellules)",
  "openquizzdb-json": "OpenQuizzDB (JSON)",
  "openquizzdb-csv": "OpenQuizzDB (CSV)",
  "kahoot-tableur": "Kahoot (tableur)",
  "kahoot-json": "Kahoot (JSON)",
  wayground: "Wayground, autrefois Quizizz",
  blooket: "Blooket",
  gimkit: "Gimkit",
  gift: "GIFT (Moodle)",
  aiken: "Aiken",
  moodle: "Moodle (XML)",
  razzia: "Razzia",
  classquiz: "ClassQuiz",
  opentdb: "Open Trivia DB",
};

const estFormat = (nom: string): nom is IdFormat => nom in NOMS;
export const NOMS_FORMATS: readonly (readonly [IdFormat, string])[] = Object.entries(NOMS).flatMap(
  ([id, nom]) => (estFormat(id) ? [[id, nom] as const] : []),
);
