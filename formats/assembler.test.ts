import { describe, expect, test } from "vitest";
import {
  assemblerQuizz,
  decouperParNiveau,
  decouperQuizzParNombreDeQuestions,
} from "./assembler.ts";
import { calculerEtatLigne, trouverFauteDeTitre } from "./etat.ts";
import { type LigneImport, type QuizzImport, SANS_CREDIT } from "./lecture.ts";
import { creerLigneChoix, creerLigneIgnoree, creerLigneRien } from "./outils/ligne.ts";
import { questionDe } from "./test/aides.ts";

const prete = (ou: number): LigneImport =>
  creerLigneChoix({
    ou,
    text: `Question ${ou} ?`,
    options: [{ texte: "oui", bonne: true }, { texte: "non" }],
  });
const sansReponse = (ou: number): LigneImport =>
  creerLigneChoix({ ou, text: `Question ${ou} ?`, options: [{ texte: "oui" }, { texte: "non" }] });
const refusee = (ou: number): LigneImport => creerLigneRien({ ou, text: "a".repeat(2001) });
const quizz = (lignes: readonly LigneImport[], champs: Partial<QuizzImport> = {}): QuizzImport => ({
  titre: "Titre",
  tags: ["Sport", "Inconnu"],
  langue: null,
  credit: SANS_CREDIT,
  visibilite: "prive",
  aleatoireGlobal: false,
  parties: [],
  lignes,
  ...champs,
});
const textes = (un: QuizzImport) => assemblerQuizz(un).questions.map(({ text }) => text);
const suite = (nombre: number) => Array.from({ length: nombre }, (_, rang) => prete(rang + 1));

describe("what is sent", () => {
  const lignes = [prete(1), sansReponse(2), creerLigneIgnoree(3, "vide"), refusee(4), prete(5)];

  test("is what is ready, under known tags", () => {
    expect(textes(quizz(lignes))).toEqual(["Question 1 ?", "Question 5 ?"]);
    expect(assemblerQuizz(quizz(lignes)).tags).toEqual(["Sport"]);
  });

  test("with what is unplayable when that is wanted, never what a save would refuse", () => {
    const tout = assemblerQuizz(quizz(lignes), () => true).questions;
    expect(tout.map(({ text }) => text)).toEqual(["Question 1 ?", "Question 2 ?", "Question 5 ?"]);
  });

  test("ranges follow the lines that stay; one that is empty goes", () => {
    const parties = [
      { nom: "a", debut: 0, fin: 2 },
      { nom: "b", debut: 3, fin: 3 },
      { nom: "c", debut: 4, fin: 4 },
    ];
    expect(assemblerQuizz(quizz(lignes, { parties })).aleatoire).toEqual([0, 0, 1, 1]);
  });
});

describe("the state of a line", () => {
  test("is deduced: a doubt, then what is refused, then what cannot be played", () => {
    const ligne = { ...questionDe(sansReponse(1)), doutes: ["La 1\u00A0?"] };
    expect(calculerEtatLigne(ligne)).toEqual({
      etat: "aCorriger",
      importable: true,
      fautes: [
        { champ: null, rang: null, phrase: "La 1\u00A0?" },
        { champ: "reponse", rang: null, phrase: "Aucune bonne réponse cochée" },
      ],
    });
    const mendee = { ...ligne, question: { ...ligne.question, reponse: ["oui"] }, doutes: [] };
    expect(calculerEtatLigne(mendee)).toEqual({ etat: "ok", importable: true, fautes: [] });
  });

  test("says every refusal in French", () => {
    const { question } = questionDe(prete(1));
    const fautes = calculerEtatLigne({
      ...questionDe(prete(1)),
      question: {
        ...question,
        text: "a".repeat(2001),
        media: "javascript:alert(1)",
        options: ["", "a".repeat(61), "b", "b", "c", "d", "e"],
        temps: -1,
        preuve: { text: "oui", media: "data:x" },
      },
    }).fautes;
    expect(fautes.map(({ champ, rang }) => [champ, rang])).toEqual(
      expect.arrayContaining([
        ["text", null],
        ["media", null],
        ["options", 0],
        ["options", 1],
        ["options", null],
        ["temps", null],
      ]),
    );
    for (const { phrase } of fautes) expect(phrase).not.toMatch(/invalid|expected|too/i);
  });

  test("of the title too", () => {
    expect(trouverFauteDeTitre({ titre: "" })).toBe("Rentrez un titre pour le quizz");
    expect(trouverFauteDeTitre({ titre: "a".repeat(61) })).toContain("60 caractères");
    expect(trouverFauteDeTitre({ titre: "Fromages" })).toBeNull();
  });
});

describe("one file, several quizzes", () => {
  test("a quizz a level", () => {
    const parties = [
      { nom: "Débutant", debut: 0, fin: 1 },
      { nom: "Expert", debut: 2, fin: 3 },
    ];
    const niveaux = decouperParNiveau(quizz(suite(5), { parties }));
    expect(niveaux.map((un) => [un.titre, un.aleatoireGlobal, textes(un).length])).toEqual([
      ["Titre", false, 1],
      ["Titre – Débutant", true, 2],
      ["Titre – Expert", true, 2],
    ]);
    expect(decouperParNiveau(quizz(suite(5)))).toHaveLength(1);
  });

  test("as many as two hundred questions each, none lost, ranges cut where they are", () => {
    const parties = [{ nom: "Longue", debut: 150, fin: 249 }];
    const lignes = [creerLigneIgnoree(1, "vide"), ...suite(450)];
    const parts = decouperQuizzParNombreDeQuestions(quizz(lignes, { parties }));
    expect(parts.map((un) => [un.titre, textes(un).length])).toEqual([
      ["Titre (1/3)", 200],
      ["Titre (2/3)", 200],
      ["Titre (3/3)", 50],
    ]);
    expect(parts.map(({ parties: siennes }) => siennes)).toEqual([
      [{ nom: "Longue", debut: 150, fin: 200 }],
      [{ nom: "Longue", debut: 0, fin: 48 }],
      [],
    ]);
    expect(parts.flatMap(textes)).toEqual(
      suite(450).map((ligne) => questionDe(ligne).question.text),
    );
    expect(decouperQuizzParNombreDeQuestions(quizz(suite(200)))).toHaveLength(1);
  });
});
