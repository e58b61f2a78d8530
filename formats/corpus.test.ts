import { expect, test } from "vitest";
import { decodeHTML } from "entities";
import { gunzipSync } from "fflate";
import { calculerEtatLigne } from "./etat.ts";
import { preparerSourceImport } from "./formats.ts";
import { foldForComparison } from "./outils/objets.ts";
import { lire, octetsDe } from "./test/aides.ts";
import { echantillon, ECHANTILLONS, unDeChaque } from "./test/fichiers.ts";
import { CHAPTERS, keyedFiles, questionsOf } from "./test/keyed-files.ts";
import { judge } from "./test/outcomes.ts";
import { variedAnswers, variedTexts } from "./test/varied-texts.ts";
import { type Asked, CHOSEN, CHOSEN_LAYOUTS, TYPED, TYPED_LAYOUTS } from "./test/pasted-texts.ts";
import { CHOSEN_WRITERS, ENCODED_WRITERS, plainly, type Writer } from "./test/written-files.ts";

const files = (
  writers: Readonly<Record<string, Writer>>,
  keyOf: (asked: readonly Asked[]) => readonly Asked[],
) =>
  Object.entries(writers).flatMap(([name, { format, write }]) =>
    Object.entries(CHOSEN).map(([set, asked]) => ({
      name: `${name}, ${set}`,
      format,
      asked: keyOf(asked),
      write,
    })),
  );

const FILES = [...files(CHOSEN_WRITERS, (asked) => asked), ...files(ENCODED_WRITERS, plainly)];

test.each(FILES)(
  "$name: recognised, every answer right or doubted",
  async ({ asked, format, write }) => {
    const lecture = await lire(await write(asked));
    expect(lecture.format).toBe(format);
    expect(
      judge(asked, lecture).filter(({ outcome }) => outcome === "wrong" || outcome === "missed"),
    ).toEqual([]);
  },
);

/** Texts that people paste: some by hand, some whose ways are drawn from a seed. */
const TEXTS = [
  ...CHAPTERS.flatMap(keyedFiles),
  ...[
    ...variedTexts(questionsOf("questions"), 1, 150),
    ...variedAnswers(questionsOf("answers"), 1, 80),
  ].map(({ text, key }, rank) => ({ name: `drawn ${rank}`, bytes: octetsDe(text), key })),
];
const JUDGED = await Promise.all(
  [
    ...TEXTS,
    ...(await Promise.all(
      FILES.map(async ({ name, asked, write }) => ({
        name,
        bytes: await write(asked),
        key: asked,
      })),
    )),
  ].map(async ({ name, bytes, key }) => ({
    name,
    judged: judge(key, await lire(bytes).catch(() => null)),
  })),
);

test("no wrong answer without a doubt", () => {
  const wrong = JUDGED.flatMap(({ name, judged }) =>
    judged.filter(({ outcome }) => outcome === "wrong").map(({ text }) => `${name}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

type Change = (texte: string) => string;
/** Changes of a text that leave its questions as they are. */
const CHANGES = {
  "a title above": (texte) => `Le quizz de la soirée\n\n${texte}`,
  "more blank lines": (texte) => texte.replaceAll("\n\n", "\n\n\n\n"),
  "spaces behind": (texte) => texte.replaceAll("\n", " \n"),
  "spaces in front": (texte) => texte.replaceAll(/\n(?=\S)/g, "\n  "),
  "other bullets": (texte) => texte.replaceAll(/^[-•] (?=\S)/gm, "▪ "),
  "other numbers": (texte) => texte.replaceAll(/^(\d{1,2})[.)] (?=\S)/gm, "$1/ "),
  "other letters": (texte) => texte.replaceAll(/^([A-Ha-h])[.)] (?=\S)/gm, "$1 - "),
  "spaces that do not break": (texte) => texte.replaceAll(/ (?=[?:!;»])/g, "\u00A0"),
  "a farewell": (texte) => `${texte}\n\nMerci d’avoir joué !`,
  "line ends of Windows": (texte) => texte.replaceAll(/\r?\n/g, "\r\n"),
} as const satisfies Readonly<Record<string, Change>>;

/** Changes that one reading tries together, in their order, since a reading of the whole corpus takes seconds. */
const COMBINED: readonly (readonly (keyof typeof CHANGES)[])[] = [
  [
    "a title above",
    "more blank lines",
    "other bullets",
    "spaces that do not break",
    "line ends of Windows",
  ],
  ["other numbers", "other letters", "a farewell", "spaces behind", "spaces in front"],
];

test.each(COMBINED)("%s, %s, %s, %s, %s: no answer becomes wrong", async (...names) => {
  const pasted = [
    ...CHAPTERS.filter((chapter) => chapter.startsWith("pasted"))
      .flatMap(keyedFiles)
      .map(({ name, bytes, key }) => ({
        name,
        text: new TextDecoder().decode(bytes),
        key,
      })),
    ...Object.entries(CHOSEN_LAYOUTS).flatMap(([name, write]) =>
      Object.values(CHOSEN).map((key) => ({ name, text: write(key), key })),
    ),
    ...Object.entries(TYPED_LAYOUTS).flatMap(([name, write]) =>
      Object.values(TYPED).map((key) => ({ name, text: write(key), key })),
    ),
  ];
  for (const name of names)
    expect(pasted.filter(({ text }) => CHANGES[name](text) !== text).length).toBeGreaterThan(20);
  const changed = pasted.map(({ name, text, key }) => ({
    name,
    key,
    other: names.reduce((texte, one) => CHANGES[one](texte), text),
  }));
  const wrong = await Promise.all(
    changed.map(async ({ name, other, key }) =>
      judge(key, await lire(octetsDe(other)).catch(() => null))
        .filter(({ outcome }) => outcome === "wrong")
        .map((one) => `${name}: ${one.text}`),
    ),
  );
  expect(wrong.flat()).toEqual([]);
});

test("of a hundred questions, 97 are found, and at most three right ones are doubted", () => {
  const all = JUDGED.flatMap(({ judged }) => judged.map(({ outcome }) => outcome));
  const part = (wanted: string) => all.filter((outcome) => outcome === wanted).length / all.length;
  expect(part("doubted")).toBeLessThanOrEqual(0.03);
  expect(part("missed")).toBeLessThanOrEqual(0.03);
});

/** Everything that a file says, folded: its text, its lines, its cells, or the texts of its entries. */
async function saidBy(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const entree = await preparerSourceImport(zipped ? gunzipSync(bytes).slice() : bytes);
  const archive = entree.archive();
  const textes = [
    entree.texte()?.texte ?? "",
    ...(entree.pdf ?? []),
    ...(entree.classeur() ?? []).flatMap(({ rangees }) =>
      rangees.flatMap(({ cellules }) => cellules.map(({ texte }) => texte)),
    ),
    ...(archive === null
      ? []
      : archive.entrees.map(({ nom }) => new TextDecoder().decode(archive.lire(nom)))),
  ];
  return foldForComparison(textes.map((texte) => decodeHTML(decodeHTML(texte))).join(" "));
}

test("every accepted answer is one of its question's, and stands in the file", async () => {
  const pasted = [
    ...Object.values(CHOSEN_LAYOUTS).flatMap((write) => Object.values(CHOSEN).map(write)),
    ...Object.values(TYPED_LAYOUTS).flatMap((write) => Object.values(TYPED).map(write)),
  ].map(octetsDe);
  const written = await Promise.all(FILES.map(async ({ asked, write }) => write(asked)));
  const others = [...Object.values(await unDeChaque()), ...ECHANTILLONS.map(echantillon)];
  for (const bytes of [...pasted, ...written, ...others]) {
    const said = await saidBy(bytes);
    for (const ligne of (await lire(bytes)).quizz.flatMap(({ lignes }) => lignes)) {
      if (ligne.sorte !== "question" || calculerEtatLigne(ligne).etat !== "ok") continue;
      const { type, options, reponse } = ligne.question;
      if (type !== "rien") expect(reponse.length).toBeGreaterThan(0);
      // told by the reading: "true" in the words of a French quizz, a margin as its numbers
      const ours =
        ["Vrai", "Faux"].includes(reponse[0] ?? "") ||
        ligne.remarques.some((une) => une.startsWith("La marge"));
      for (const answer of reponse) {
        if (type === "choix") expect(options).toContain(answer);
        if (!ours) expect(said).toContain(foldForComparison(answer));
      }
    }
  }
});
