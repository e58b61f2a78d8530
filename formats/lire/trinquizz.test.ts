import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { ecrireTrinquizzEntier } from "../ecrire/trinquizz.ts";
import { lireFichierImport, lireMediaDuFichier } from "../formats.ts";
import { UnreadableFileError } from "../lecture.ts";
import { lire, premier, questionDe } from "../test/aides.ts";
import { NOTRE, PNG } from "../test/fichiers.ts";

const EMPREINTE = "c".repeat(64);
const json = (quizz: unknown, champs: object = {}) =>
  strToU8(JSON.stringify({ format: "trinquizz", version: 1, quizz, ...champs }));
const fichier = (parties: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> => zipSync(parties);

describe("our own file", () => {
  test("comes back with everything, media included", async () => {
    const { octets, bilan } = await ecrireTrinquizzEntier([NOTRE], () => Promise.resolve(PNG));
    const lecture = await lire(octets);
    const un = premier(lecture);
    expect(bilan.absents).toEqual([]);
    expect(un).toMatchObject({
      titre: NOTRE.title,
      tags: ["Nourriture"],
      credit: { source: "Soirée de Tom", auteur: "Tom", licence: "CC BY-SA 4.0" },
      parties: [{ nom: null, debut: 0, fin: 1 }],
    });
    const [media] = lecture.medias;
    expect(media).toMatchObject({ taille: PNG.length, octets: null });
    const nom = media?.nom ?? "";
    expect(un.lignes.map((ligne) => questionDe(ligne).question)).toEqual(
      NOTRE.questions.map((question, rang) =>
        // the file names a media by its content, and keeps which piece of it is shown
        rang === 0 ? { ...question, media: `${nom}#xywh=percent:0,0,50,50` } : question,
      ),
    );
    expect(nom).toMatch(/^[\da-f]{64}\.png$/);
    expect(lireMediaDuFichier(octets, "trinquizz", nom)).toEqual(PNG);
  });

  test("a large one is read without its media, which are read one by one", async () => {
    const { octets } = await ecrireTrinquizzEntier([NOTRE], () =>
      Promise.resolve(new Uint8Array(3_000_000).fill(7)),
    );
    const reads: number[] = [];
    const content = {
      taille: octets.length,
      lire: (debut: number, fin: number) => {
        const part = octets.slice(debut, fin);
        reads.push(part.length);
        return part;
      },
    };
    const lecture = await lireFichierImport(content);
    expect(premier(lecture).lignes).toHaveLength(NOTRE.questions.length);
    expect(Math.max(...reads)).toBeLessThan(100_000);
    const [media] = lecture.medias;
    expect(lireMediaDuFichier(content, "trinquizz", media?.nom ?? "")).toHaveLength(3_000_000);
  });

  test("made twice is the same file", async () => {
    const un = await ecrireTrinquizzEntier([NOTRE], () => Promise.resolve(PNG));
    const deux = await ecrireTrinquizzEntier([NOTRE], () => Promise.resolve(PNG));
    expect(deux.octets).toEqual(un.octets);
  });

  test("a stored file that is gone is told, and its place is empty", async () => {
    const { octets, bilan } = await ecrireTrinquizzEntier([NOTRE], () => Promise.resolve(null));
    expect(bilan.absents).toEqual(["image-de-tom.png"]);
    expect(questionDe(premier(await lire(octets)).lignes[0]).question.media).toBe("");
  });

  test("a media that the file names and has not is told; one that serves nothing is left", async () => {
    const question = { type: "rien", text: "Ici", media: `${"a".repeat(64)}.png` };
    const octets = fichier({
      "quizz.json": json([{ title: "T", questions: [question] }]),
      [`medias/${EMPREINTE}.png`]: PNG,
      "../../etc/passwd": strToU8("x"),
      "medias/../x.png": PNG,
    });
    const lecture = await lire(octets);
    expect(questionDe(premier(lecture).lignes[0])).toMatchObject({
      question: { media: "" },
      remarques: ["Un média manque dans le fichier\u00A0: à ajouter à la main."],
    });
    expect(lecture.medias).toEqual([]);
    expect(lecture.remarques).toEqual([
      "2 fichiers de l’archive ne sont pas des nôtres\u00A0: ils sont laissés.",
      "Des médias du fichier ne servent à aucune question\u00A0: ils sont laissés.",
    ]);
  });

  test("a media that is not what its name says is refused", () => {
    const octets = fichier({ "quizz.json": json([]), [`medias/${EMPREINTE}.png`]: PNG });
    expect(() => lireMediaDuFichier(octets, "trinquizz", `${EMPREINTE}.png`)).toThrow(
      UnreadableFileError,
    );
  });

  test("one bad question does not lose the others", async () => {
    const octets = fichier({
      "quizz.json": json([
        {
          title: "T",
          tags: ["Inconnu", "Sport"],
          aleatoire: "n’importe quoi",
          questions: [null, { type: "hologramme", text: "?" }, { type: "rien", text: "Ici" }],
        },
      ]),
    });
    const { lignes, tags } = premier(await lire(octets));
    expect(lignes.map(({ sorte }) => sorte)).toEqual(["ignoree", "ignoree", "question"]);
    expect(tags).toEqual(["Sport"]);
  });

  test.each<[string, Record<string, Uint8Array>, RegExp]>([
    ["a later version", { "quizz.json": json([], { version: 2 }) }, /plus récent/],
    ["another format", { "quizz.json": json([], { format: "autre" }) }, /abîmé/],
    ["no JSON", { "quizz.json": strToU8("{") }, /abîmé/],
  ])("%s is refused with what to do", async (_nom, parties, phrase) => {
    await expect(lire(fichier(parties))).rejects.toThrow(phrase);
  });
});
