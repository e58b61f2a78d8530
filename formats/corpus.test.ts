import { expect, test } from "vitest";
import { decodeHTML } from "entities";
import { calculerEtatLigne } from "./etat.ts";
import { preparerSourceImport } from "./formats.ts";
import type { LigneImport } from "./lecture.ts";
import { plierTitre } from "./outils/objets.ts";
import { lire, octetsDe } from "./test/aides.ts";
import { type Asked, CHOSEN, CHOSEN_LAYOUTS, TYPED, TYPED_LAYOUTS } from "./test/pasted-texts.ts";
import { CHOSEN_WRITERS, ENCODED_WRITERS, plainly, type Writer } from "./test/written-files.ts";

type Outcome = "right" | "doubted" | "wrong" | "missed";

/** Options may come in another order: what is right, and what there is to choose from, may not differ. */
function outcomeOf(one: Asked, read: readonly LigneImport[]): Outcome {
  const ligne = read.find((une) => une.sorte === "question" && une.question.text === one.text);
  if (ligne?.sorte !== "question") return "missed";
  const { question } = ligne;
  const same = (a: readonly string[], b: readonly string[]) =>
    [...a].sort().join("\n") === [...b].sort().join("\n");
  const right =
    same(
      question.reponse,
      one.bonnes.map((rank) => one.options[rank] ?? ""),
    ) && same(question.options, one.options);
  if (calculerEtatLigne(ligne).etat === "ok") return right ? "right" : "wrong";
  return right ? "doubted" : "missed";
}

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
    const outcomes = asked.map((one) =>
      outcomeOf(
        one,
        lecture.quizz.flatMap(({ lignes }) => lignes),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "wrong" || outcome === "missed")).toEqual([]);
  },
);

test("at most three right answers in a hundred are doubted", async () => {
  const all = await Promise.all(
    FILES.map(async ({ asked, write }) => {
      const { quizz } = await lire(await write(asked));
      return asked.map((one) =>
        outcomeOf(
          one,
          quizz.flatMap(({ lignes }) => lignes),
        ),
      );
    }),
  );
  const outcomes = all.flat();
  const doubted = outcomes.filter((outcome) => outcome === "doubted").length;
  expect(doubted / outcomes.length).toBeLessThanOrEqual(0.03);
});

/** Everything that a file says, folded: its text, its lines, its cells, or the texts of its entries. */
async function saidBy(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const entree = await preparerSourceImport(bytes);
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
  return plierTitre(textes.map((texte) => decodeHTML(decodeHTML(texte))).join(" "));
}

test("every accepted answer is one of its question's, and stands in the file", async () => {
  const pasted = [
    ...Object.values(CHOSEN_LAYOUTS).flatMap((write) => Object.values(CHOSEN).map(write)),
    ...Object.values(TYPED_LAYOUTS).flatMap((write) => Object.values(TYPED).map(write)),
  ].map(octetsDe);
  const written = await Promise.all(FILES.map(async ({ asked, write }) => write(asked)));
  for (const bytes of [...pasted, ...written]) {
    const said = await saidBy(bytes);
    for (const ligne of (await lire(bytes)).quizz.flatMap(({ lignes }) => lignes)) {
      if (ligne.sorte !== "question" || calculerEtatLigne(ligne).etat !== "ok") continue;
      const { type, options, reponse } = ligne.question;
      expect(reponse.length).toBeGreaterThan(0);
      for (const answer of reponse) {
        if (type === "choix") expect(options).toContain(answer);
        expect(said).toContain(plierTitre(answer));
      }
    }
  }
});
