/** Tables whose titles say too little: what their author is shown of them, and how they are read as the author names their columns. */
import { describe, expect, test } from "vitest";
import { lireFichierImport } from "../formats.ts";
import type { ColumnRole, Consignes } from "../lecture.ts";
import { enBref, octetsDe, premier, questionDe } from "../test/aides.ts";
import { classeur } from "../test/fichiers.ts";

const UNKNOWN =
  "Intitulé de l’item;Clé;Leurre A1;Leurre B1\nCapitale du Pérou ?;Lima;Quito;Sucre\nCapitale du Chili ?;Santiago;Lima;Quito\nCapitale de la Bolivie ?;Sucre;Quito;Lima";
const BY_HAND: readonly ColumnRole[] = ["question", "bonnes", "fausse", "fausse"];
const said = (roles: readonly ColumnRole[], titres = true, feuille = ""): Consignes => ({
  lecture: null,
  roles: {},
  colonnes: { [feuille]: { roles, titres } },
});
const read = (texte: string, consignes?: Consignes) =>
  lireFichierImport(octetsDe(texte), { format: "tableau", consignes });

describe("what is shown of a table", () => {
  test("known titles are no question to its author", async () => {
    const { tables } = await read("N°;Question;Bonne réponse;Fausse 1\n1;Qui ?;moi;toi");
    expect(tables).toEqual([
      {
        feuille: "",
        titres: ["N°", "Question", "Bonne réponse", "Fausse 1"],
        cle: "n|question|bonne reponse|fausse 1",
        rangees: [["1", "Qui ?", "moi", "toi"]],
        roles: ["rien", "question", "bonnes", "fausse"],
        origine: "titres",
        aVoir: false,
      },
    ]);
  });

  test("a filled column of an unknown title is to be looked at", async () => {
    const { tables } = await read("Question;Réponse;Leurre A1\nQui ?;moi;toi");
    expect(tables[0]).toMatchObject({ origine: "titres", aVoir: true });
  });

  test("unknown titles are no question, and what is guessed is doubted", async () => {
    const lecture = await read(UNKNOWN);
    expect(lecture.tables[0]).toMatchObject({
      titres: ["Intitulé de l’item", "Clé", "Leurre A1", "Leurre B1"],
      roles: BY_HAND,
      origine: "devinee",
      aVoir: true,
    });
    const { lignes } = premier(lecture);
    expect(lignes).toHaveLength(3);
    expect(lignes.every((ligne) => questionDe(ligne).doutes.length > 0)).toBe(true);
  });

  test("columns that nothing tells give no question, and are shown", async () => {
    const lecture = await read("Sigle;Domaine;Cote\nUEFA;Sport;a\nCNC;Cinéma;b\nTVA;Droit;c");
    expect(premier(lecture).lignes).toEqual([]);
    expect(lecture.tables[0]).toMatchObject({
      origine: "inconnue",
      titres: ["Sigle", "Domaine", "Cote"],
      rangees: [
        ["UEFA", "Sport", "a"],
        ["CNC", "Cinéma", "b"],
        ["TVA", "Droit", "c"],
      ],
    });
  });
});

test("a text cut evenly in columns is a table, whose columns are asked", async () => {
  const text =
    "Sigle;Sujet traité;Mot juste\nA1;Le Pérou;Lima\nA2;Le Chili;Santiago\nA3;Cuba;Havane";
  const { format, tables } = await lireFichierImport(text);
  expect(format).toBe("tableau");
  expect(tables[0]?.origine).toBe("inconnue");
});

describe("columns named by their author", () => {
  test("are read without a doubt", async () => {
    const lecture = await read(UNKNOWN, said(BY_HAND));
    expect(lecture.tables[0]).toMatchObject({ origine: "auteur", aVoir: false });
    expect(premier(lecture).lignes.map(enBref)[0]).toMatchObject({
      ou: 2,
      text: "Capitale du Pérou ?",
      options: ["Lima", "Quito", "Sucre"],
      reponse: ["Lima"],
    });
    expect(questionDe(premier(lecture).lignes[0]).doutes).toEqual([]);
  });

  test("a column that its author leaves out is no doubt", async () => {
    const lecture = await read(
      "Sigle;Énigme;Mot juste\nA1;Ville lumière ?;Paris\nA2;Ville rose ?;Toulouse",
      said(["rien", "question", "bonnes"]),
    );
    expect(premier(lecture).lignes.map((ligne) => questionDe(ligne).doutes)).toEqual([[], []]);
  });

  test("accepted answers are typed, and a theme makes ranges", async () => {
    const lecture = await read(
      "Thème;Énigme;Oui;Aussi\nVilles;Ville lumière ?;Paris;Lutèce\nVilles;Ville rose ?;Toulouse;",
      said(["partie", "question", "acceptee", "acceptee"]),
    );
    const quizz = premier(lecture);
    expect(quizz.lignes.map((ligne) => questionDe(ligne).question)).toEqual([
      expect.objectContaining({ type: "entree", reponse: ["Paris", "Lutèce"] }),
      expect.objectContaining({ type: "entree", reponse: ["Toulouse"] }),
    ]);
    expect(quizz.parties).toEqual([{ nom: "Villes", debut: 0, fin: 1 }]);
  });

  test("without titles the first row is a question", async () => {
    const lecture = await read("Lima;Pérou\nQuito;Équateur\nSucre;Bolivie", {
      ...said(["bonnes", "question"], false),
    });
    expect(premier(lecture).lignes.map(enBref)[0]).toMatchObject({
      ou: 1,
      text: "Pérou",
      reponse: ["Lima"],
    });
  });

  test("numbered options keep their numbers, in whatever order they stand", async () => {
    const lecture = await read(
      "Sujet;Réponse 2;Réponse 1;Laquelle\nCapitale du Pérou ?;Lima;Quito;2\nEt du Chili ?;Sucre;Santiago;1",
      said(["question", "proposition", "proposition", "bonnes"]),
    );
    expect(premier(lecture).lignes.map((ligne) => questionDe(ligne).question.reponse)).toEqual([
      ["Lima"],
      ["Santiago"],
    ]);
  });

  test.each<[string, readonly ColumnRole[]]>([
    ["no question", ["rien", "bonnes", "fausse", "fausse"]],
    ["no answer", ["question", "rien", "fausse", "rien"]],
  ])("%s yet: nothing is read", async (_name, roles) => {
    expect(premier(await read(UNKNOWN, said(roles))).lignes).toEqual([]);
  });

  test("are found again by their titles in the next file", async () => {
    const [table] = (await read(UNKNOWN)).tables;
    const connues = [{ cle: table?.cle ?? "", roles: BY_HAND }];
    const next = await lireFichierImport(
      octetsDe(UNKNOWN.replaceAll("Capitale", "Ville").replace("Clé", "  CLÉ ")),
      { consignes: { lecture: null, roles: {}, connues } },
    );
    expect(next.format).toBe("tableau");
    expect(next.tables[0]).toMatchObject({ origine: "connue", aVoir: false });
    expect(questionDe(premier(next).lignes[0])).toMatchObject({ doutes: [] });
  });
});

describe("the sheets of a workbook", () => {
  const QUIZ = [
    ["question", "bonne réponse"],
    ["Pérou ?", "Lima"],
  ];
  const NOTES = [
    ["Salle", "Jour"],
    ["B12", "lundi"],
    ["B14", "mardi"],
  ];

  test("one of unknown columns is an empty quizz, until they are named", async () => {
    const octets = await classeur(QUIZ, NOTES);
    const lecture = await lireFichierImport(octets);
    expect(lecture.quizz.map(({ titre, lignes }) => [titre, lignes.length])).toEqual([
      ["", 1],
      ["Feuille 2", 0],
    ]);
    expect(lecture.tables.map(({ feuille, origine }) => [feuille, origine])).toEqual([
      ["Feuille 1", "titres"],
      ["Feuille 2", "inconnue"],
    ]);
    const named = await lireFichierImport(octets, {
      consignes: said(["question", "bonnes"], true, "Feuille 2"),
    });
    expect(named.quizz.map(({ titre, lignes }) => [titre, lignes.length])).toEqual([
      ["Feuille 1", 1],
      ["Feuille 2", 2],
    ]);
    expect(named.remarques).toEqual([]);
  });

  test("a workbook of unknown columns is not refused", async () => {
    const lecture = await lireFichierImport(await classeur(NOTES));
    expect(lecture.quizz.map(({ lignes }) => lignes.length)).toEqual([0]);
    expect(lecture.tables[0]?.origine).toBe("inconnue");
  });
});
