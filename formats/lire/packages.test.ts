import { utils, write } from "@e965/xlsx";
import { z } from "zod";
import { describe, expect, test } from "vitest";
import { UnreadableFileError } from "../lecture.ts";
import { brefs, etats, lire, octetsDe, premier, questionDe } from "../test/aides.ts";
import { classeur, PNG } from "../test/fichiers.ts";
import {
  ANKI,
  canvasQti,
  GOOGLE_FORMS,
  h5pSet,
  odsWorkbook,
  packageOf,
  qti21,
  wordDocument,
} from "../test/packages.ts";

const said = async (donne: Uint8Array<ArrayBuffer> | string) =>
  (await brefs(donne)).map(({ type, text, options, reponse, raison }) =>
    raison === undefined ? [type, text, options, reponse] : [raison],
  );

test("QTI of Canvas: right answers out of their conditions, what is to be written is a message", async () => {
  const lecture = await lire(canvasQti());
  expect([lecture.format, premier(lecture).titre]).toEqual(["qti", "Capitales"]);
  expect(await said(canvasQti())).toEqual([
    ["choix", "Capitale de l’Italie ?", ["Milan", "Rome"], ["Rome"]],
    ["choix", "La Terre est ronde.", ["Vrai", "Faux"], ["Vrai"]],
    ["choix", "Lesquelles sont des villes ?", ["Lyon", "Loire", "Lille"], ["Lyon", "Lille"]],
    ["entree", "Capitale du Pérou ?", [], ["Lima", "lima"]],
    ["rien", "Racontez.", [], []],
  ]);
  expect(questionDe(premier(lecture).lignes[2]).remarques).toEqual([
    "Il fallait cocher toutes les bonnes réponses\u00A0: ici, n’importe laquelle suffit.",
  ]);
});

test("QTI 2.1: a file each, declarations and mappings", async () => {
  expect(await said(qti21())).toEqual([
    ["choix", "Capitale de l’Espagne ?", ["Vigo", "Madrid"], ["Madrid"]],
    ["entree", "Capitale du Pérou :", [], ["Lima", "Ville des rois"]],
  ]);
});

test("H5P: sets, holes; what it has more is named", async () => {
  const lecture = await lire(h5pSet());
  expect([lecture.format, premier(lecture).titre]).toEqual(["h5p", "Tour du monde"]);
  expect(await said(h5pSet())).toEqual([
    ["choix", "Capitale de l’Italie ?", ["Milan", "Rome"], ["Rome"]],
    ["choix", "La Terre est plate.", ["Vrai", "Faux"], ["Faux"]],
    ["entree", "La capitale du Pérou est _____.", [], ["Lima", "lima"]],
    ["Un contenu H5P qui n’existe pas ici («\u00A0DragQuestion\u00A0»)"],
  ]);
});

test("Word: its own numbers, right answers in bold or highlighted", async () => {
  const lecture = await lire(wordDocument());
  expect(lecture.format).toBe("word");
  expect(await said(wordDocument())).toEqual([
    ["choix", "Capitale de l’Italie ?", ["Milan", "Rome", "Turin"], ["Rome"]],
    ["choix", "Capitale de l’Espagne ?", ["Madrid", "Vigo", "Bilbao"], ["Madrid"]],
  ]);
  expect(etats(premier(lecture))).toEqual(["ok", "ok"]);
});

test("Word: a first paragraph in the style of a title is the title", async () => {
  const p = (style: string, texte: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${texte}</w:t></w:r></w:p>`;
  const document = (style: string) =>
    packageOf({
      "word/document.xml": `<w:document><w:body>${p(style, "Noël")}${p("Normal", "1. Qui vient ?")}${p("Normal", "Réponse : Lisa")}${p("Normal", "2. Quand ?")}${p("Normal", "Réponse : Hier")}</w:body></w:document>`,
    });
  const titled = await lire(document("Titre1"));
  expect(premier(titled).titre).toBe("Noël");
  expect(await said(document("Titre1"))).toHaveLength(2);
  expect(premier(await lire(document("Normal"))).titre).toBe("");
});

test("Word: 10³ is never 103, in a text or in an equation; a half is never 12", async () => {
  const t = (texte: string, mark = "") =>
    `<w:r><w:rPr>${mark}</w:rPr><w:t xml:space="preserve">${texte}</w:t></w:r>`;
  const p = (...inside: readonly string[]) => `<w:p>${inside.join("")}</w:p>`;
  const m = (texte: string) => `<m:r><m:t>${texte}</m:t></m:r>`;
  const document = packageOf({
    "word/document.xml": `<w:document><w:body>${p(t("1. Un km en mètres, CO"), t("2", '<w:vertAlign w:val="subscript"/>'), t(" ?"))}${p(t("a) 10"), t("3", '<w:vertAlign w:val="superscript"/>'))}${p(t("b) "), `<m:oMath><m:sSup><m:e>${m("10")}</m:e><m:sup>${m("2")}</m:sup></m:sSup></m:oMath>`)}${p(t("c) "), `<m:oMath><m:f><m:num>${m("1")}</m:num><m:den>${m("2")}</m:den></m:f></m:oMath>`)}${p(t("Réponse : a"))}</w:body></w:document>`,
  });
  expect(await said(document)).toEqual([
    ["choix", "Un km en mètres, CO₂ ?", ["10³", "10²", "1/2"], ["10³"]],
  ]);
});

test("Excel: what a cell raises stays raised", async () => {
  const cell = (ref: string, rank: number) => `<c r="${ref}" t="s"><v>${rank}</v></c>`;
  const text = (texte: string) => `<si><t>${texte}</t></si>`;
  const workbook = packageOf({
    "xl/workbook.xml": "<workbook/>",
    "xl/sharedStrings.xml": `<sst>${text("Question")}${text("Bonne réponse")}${text("Mauvaise réponse")}${text("Un km ?")}<si><r><t>10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>3</t></r><r><t> m</t></r></si>${text("103 m")}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData><row r="1">${cell("A1", 0)}${cell("B1", 1)}${cell("C1", 2)}</row><row r="2">${cell("A2", 3)}${cell("B2", 4)}${cell("C2", 5)}</row></sheetData></worksheet>`,
  });
  expect(await said(workbook)).toEqual([["choix", "Un km ?", ["10³ m", "103 m"], ["10³ m"]]]);
});

test("OpenDocument: what a cell raises or lowers stays so", async () => {
  const cell = (inside: string) =>
    `<table:table-cell><text:p>${inside}</text:p></table:table-cell>`;
  const style = (nom: string, position: string) =>
    `<style:style style:name="${nom}"><style:text-properties style:text-position="${position}"/></style:style>`;
  const span = (nom: string, texte: string) =>
    `<text:span text:style-name="${nom}">${texte}</text:span>`;
  const row = (...cells: readonly string[]) =>
    `<table:table-row>${cells.map(cell).join("")}</table:table-row>`;
  const sheet = packageOf({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<office:document-content>${style("T1", "super 58%")}${style("T2", "sub 58%")}${style("T3", "0% 100%")}<table:table table:name="A">${row("Question", "Bonne réponse", "Mauvaise réponse")}${row(`CO${span("T2", "2")} ?`, `10${span("T1", "3")}`, `10${span("T3", "3")}`)}</table:table></office:document-content>`,
  });
  expect(await said(sheet)).toEqual([["choix", "CO₂ ?", ["10³", "103"], ["10³"]]]);
});

test("Anki: a sound is no part of an answer, and is told", async () => {
  const [ligne] = premier(
    await lire("#separator:tab\n#html:true\nCapitale du Pérou ?\tLima [sound:lima.mp3]\n"),
  ).lignes;
  expect(questionDe(ligne).question.reponse).toEqual(["Lima"]);
  expect(questionDe(ligne).remarques).toEqual(["Les images et les sons d’Anki restent dans Anki."]);
});

test("OpenDocument: cells as they are shown, lines of the sheet, the hidden sheet named and left out", async () => {
  const lecture = await lire(odsWorkbook());
  expect(lecture.format).toBe("tableau");
  expect(lecture.quizz).toHaveLength(1);
  expect(lecture.remarques).toEqual([
    "La feuille «\u00A0Brouillon\u00A0» est cachée\u00A0: elle n’est pas lue.",
  ]);
  expect(await said(odsWorkbook())).toEqual([
    ["choix", "Matricule de James Bond ?", ["007", "006"], ["007"]],
    ["choix", "Capitale de l’Italie ?", ["Milan", "Rome"], ["Rome"]],
  ]);
  expect(premier(lecture).lignes.map(({ ou }) => ou)).toEqual([2, 5]);
});

test("an old Excel workbook, by its library", async () => {
  const sheet = utils.aoa_to_sheet([
    ["Question", "Proposition 1", "Proposition 2", "Bonne réponse"],
    ["Combien ?", { t: "n", v: 7, z: "000" }, { t: "n", v: 1.5 }, "007"],
    ["Capitale de l’Italie ?", "Milan", "Rome", 2],
  ]);
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, "Quizz");
  const bytes = new Uint8Array(
    z.instanceof(ArrayBuffer).parse(write(workbook, { type: "array", bookType: "biff8" })),
  );
  const lecture = await lire(bytes);
  expect([lecture.format, ...lecture.details]).toEqual([
    "tableau",
    "la feuille «\u00A0Quizz\u00A0»",
  ]);
  expect(await said(bytes)).toEqual([
    ["choix", "Combien ?", ["007", "1,5"], ["007"]],
    ["choix", "Capitale de l’Italie ?", ["Milan", "Rome"], ["Rome"]],
  ]);
  const broken = bytes.slice(0, 700);
  await expect(lire(broken)).rejects.toBeInstanceOf(UnreadableFileError);
});

test("every sheet of a workbook is a quizz under its name", async () => {
  const sheet = (question: string) => [
    ["Question", "Bonne réponse", "Mauvaise réponse"],
    [question, "oui", "non"],
  ];
  const lecture = await lire(await classeur(sheet("Un ?"), sheet("Deux ?"), [["Notes"], ["rien"]]));
  expect(lecture.quizz.map(({ titre, lignes }) => [titre, lignes.length])).toEqual([
    ["Feuille 1", 1],
    ["Feuille 2", 1],
  ]);
  expect(lecture.remarques).toEqual([
    "La feuille «\u00A0Feuille 3\u00A0» n’a pas de colonnes connues\u00A0: elle n’est pas lue.",
  ]);
});

test("Anki: its directives, its HTML, its holes", async () => {
  const lecture = await lire(ANKI);
  expect(lecture.format).toBe("anki");
  expect(await said(ANKI)).toEqual([
    ["entree", "Capitale du Pérou ?", [], ["Lima"]],
    ["entree", "Capitale du Chili ?", [], ["Santiago"]],
    ["entree", "La capitale du Brésil est _____.", [], ["Brasilia"]],
  ]);
  expect(premier(lecture).lignes.map(({ ou }) => ou)).toEqual([4, 5, 6]);
});

test("Google Forms: what scored all its points is right; the options that people chose are doubted", async () => {
  const lecture = await lire(GOOGLE_FORMS);
  expect(lecture.format).toBe("google-forms");
  expect(await said(GOOGLE_FORMS)).toEqual([
    ["choix", "Capitale de l’Italie ?", ["Rome", "Milan", "Turin"], ["Rome"]],
    ["choix", "Capitale du Pérou ?", ["Lima", "Quito"], ["Lima"]],
  ]);
  expect(etats(premier(lecture))).toEqual(["aCorriger", "aCorriger"]);
});

describe("what is no quizz is named, and never taken for a text", () => {
  test.each<[string, Uint8Array<ArrayBuffer> | string, RegExp]>([
    ["a picture", PNG, /une image/],
    ["RTF", "{\\rtf1\\ansi Capitale ?\\par *Lima\\par Quito}", /RTF/],
    ["a web page", "<!DOCTYPE html><html><body><p>Capitale ?</p></body></html>", /page web/],
    ["an unknown XML", '<?xml version="1.0"?><livre><titre>Capitale ?</titre></livre>', /XML/],
    ["an unknown JSON", '{"recette":{"titre":"Tarte","etapes":["Cuire ?","Manger"]}}', /JSON/],
    ["a backup of Moodle", packageOf({ "moodle_backup.xml": "<a/>" }), /Moodle XML/],
    ["its questions", "<?xml version='1.0'?><question_categories/>", /Moodle XML/],
    ["a compressed archive", Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3), /Moodle XML/],
    ["a PowerPoint", packageOf({ "ppt/presentation.xml": "<p/>" }), /PowerPoint/],
    ["a package of Anki", packageOf({ "collection.anki21": "x" }), /Anki/],
  ])("%s", async (_, donne, dit) => {
    const read = lire(typeof donne === "string" ? octetsDe(donne) : donne);
    await expect(read).rejects.toBeInstanceOf(UnreadableFileError);
    await expect(read).rejects.toThrow(dit);
  });
});
