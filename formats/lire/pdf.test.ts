import { Worker } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { calculerEtatLigne } from "../etat.ts";
import { UnreadableFileError } from "../lecture.ts";
import { linesOfPage, type PdfTextPiece } from "../outils/pdf.ts";
import { brefs, lire, octetsDe, premier } from "../test/aides.ts";
import { pdfOfLines, writePdf } from "../test/pdf-writer.ts";

const said = async (pdf: Uint8Array<ArrayBuffer>) =>
  (await brefs(pdf)).map(({ type, text, options, reponse }) => [type, text, options, reponse]);

test("a PDF is read as a text: numbers, letters, an answer below", async () => {
  const pdf = pdfOfLines([
    "1. Quelle est la capitale de l’Italie ?",
    "A) Milan",
    "B) Rome",
    "C) Naples",
    "Réponse : B",
    "",
    "2. Où est né l’œuf « cœur » ?",
    "A) À Lima",
    "B) À Cuzco",
    "C) À Quito",
    "Réponse : A",
  ]);
  const lecture = await lire(pdf);
  expect(lecture.format).toBe("pdf");
  expect(await said(pdf)).toEqual([
    ["choix", "Quelle est la capitale de l’Italie ?", ["Milan", "Rome", "Naples"], ["Rome"]],
    ["choix", "Où est né l’œuf « cœur » ?", ["À Lima", "À Cuzco", "À Quito"], ["À Lima"]],
  ]);
  expect(premier(lecture).lignes.map((ligne) => calculerEtatLigne(ligne).etat)).toEqual([
    "ok",
    "ok",
  ]);
});

test("a right answer in bold", async () => {
  const pdf = pdfOfLines([
    "1. Capitale de l’Italie ?",
    "A) Milan",
    "B) **Rome**",
    "C) Naples",
    "",
    "2. Capitale du Pérou ?",
    "A) **Lima**",
    "B) Cuzco",
    "C) Quito",
  ]);
  expect(await said(pdf)).toEqual([
    ["choix", "Capitale de l’Italie ?", ["Milan", "Rome", "Naples"], ["Rome"]],
    ["choix", "Capitale du Pérou ?", ["Lima", "Cuzco", "Quito"], ["Lima"]],
  ]);
});

test("a first line in bold above numbered questions is the title", async () => {
  const questions = ["1. Qui vient ?", "Réponse : Lisa", "", "2. Quand ?", "Réponse : Hier"];
  const titled = pdfOfLines(["**Noël**", "", ...questions]);
  expect(premier(await lire(titled)).titre).toBe("Noël");
  expect(await said(titled)).toHaveLength(2);
  const plain = pdfOfLines(["**Quand ?**", "", ...questions]);
  expect(premier(await lire(plain)).titre).toBe("");
});

test("in a browser without the newer functions, which its library brings along", async () => {
  const thread = new Worker(new URL("../test/pdf-in-an-old-browser.ts", import.meta.url));
  const lines = await new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
  await thread.terminate();
  expect(lines).toEqual(["Capitale du Pérou ?", "**Lima**", ""]);
});

describe("what cannot be read is refused in one sentence", () => {
  test.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
    ["a scan", writePdf([]), /que des images/],
    ["a broken file", octetsDe("%PDF-1.7\nrien de plus"), /abîmé/],
  ])("%s", async (_, pdf, sentence) => {
    const read = lire(pdf);
    await expect(read).rejects.toBeInstanceOf(UnreadableFileError);
    await expect(read).rejects.toThrow(sentence);
  });
});

describe("the lines of a page", () => {
  const at = (str: string, y: number, more: Partial<PdfTextPiece> = {}): PdfTextPiece => ({
    str,
    x: 50,
    y,
    width: 6 * str.length,
    size: 12,
    bold: false,
    ...more,
  });

  test("a line that its page broke is one again; an option is none of it", () => {
    expect(
      linesOfPage([
        at("1. Une question si longue que sa page", 700),
        at("la coupe avant le verbe ?", 685),
        at("A) La première des propositions,", 670),
        at("B) La seconde", 655),
      ]),
    ).toEqual([
      "1. Une question si longue que sa page la coupe avant le verbe ?",
      "A) La première des propositions,",
      "B) La seconde",
      "",
    ]);
  });

  test("a short line is never joined with the next one", () => {
    expect(
      linesOfPage([
        at("Capitale du Pérou ?", 700),
        at("Lima", 685),
        at("Une très longue ligne, qui fait la marge", 670),
      ]),
    ).toEqual(["Capitale du Pérou ?", "Lima", "Une très longue ligne, qui fait la marge", ""]);
  });

  test("10³ is never 103, and H₂O is H₂O", () => {
    expect(
      linesOfPage([
        at("10", 700),
        at("3", 705, { x: 62, width: 4, size: 8 }),
        at(" et H", 700, { x: 66, width: 24 }),
        at("2", 697, { x: 90, width: 4, size: 8 }),
        at("O", 700, { x: 94, width: 8 }),
      ])[0],
    ).toBe("10³ et H₂O");
  });

  test("cells of a table are apart, paragraphs too", () => {
    expect(
      linesOfPage([
        at("Lima", 700, { width: 24 }),
        at("Pérou", 700, { x: 200 }),
        at("Rome", 685, { width: 24 }),
        at("Italie", 685, { x: 200 }),
        at("Paris", 650),
      ]),
    ).toEqual(["Lima\tPérou", "Rome\tItalie", "", "Paris", ""]);
  });
});
