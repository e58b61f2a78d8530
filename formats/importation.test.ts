import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { calculerEtatLigne } from "./etat.ts";
import type { LectureFichier } from "./lecture.ts";
import { lire } from "./test/aides.ts";

const read = async (nom: string): Promise<LectureFichier> =>
  lire(
    new Uint8Array(readFileSync(new URL(`../../shared/data/importation/${nom}`, import.meta.url))),
  );

/** Of each question: what may be right, and whether somebody has to look. */
const answers = ({ quizz }: LectureFichier): readonly (readonly string[])[] =>
  quizz.flatMap(({ lignes }) =>
    lignes.map((ligne) => {
      if (ligne.sorte === "ignoree") return ["(ignorée)"];
      return calculerEtatLigne(ligne).etat === "ok"
        ? ligne.question.reponse
        : [...ligne.question.reponse, "(à corriger)"];
    }),
  );
const options = ({ quizz }: LectureFichier): readonly (readonly string[])[] =>
  quizz.flatMap(({ lignes }) =>
    lignes.map((ligne) => (ligne.sorte === "question" ? ligne.question.options : [])),
  );

describe("small files that were read wrongly: each answer is right, or doubted", () => {
  test.each<[string, string, readonly (readonly string[])[]]>([
    ["01-question-n-reponse.txt", "texte", [["Rome"], ["Madrid"]]],
    ["02-lettre-deux-points.txt", "texte", [["Rome"], ["Madrid"]]],
    ["04-Reponse1.csv", "tableau", [["Paris"], ["4"]]],
    ["05-optionA.csv", "tableau", [["Rome"], ["Madrid"]]],
    ["06-rang-depuis-0.csv", "tableau", [["Rome"], ["Lisbonne"], ["Madrid"]]],
    ["07-amc.txt", "texte", [["Rome"], ["Madrid"]]],
    ["09-explication-en-gras.txt", "texte", [["Rome"]]],
    ["10-case-vide-seule.txt", "texte", [["Il faut que tu viennes demain."]]],
    ["12-numero-ou-texte.txt", "texte", [["3", "(à corriger)"]]],
    ["13-tabulation-mangee.txt", "texte", [["Rome"], ["1789"], ["Descartes"]]],
    ["15-accolades-dans-un-csv.csv", "tableau", [["Rome"], ["{}"], ["Madrid"]]],
    ["16-c1.json", "openquizzdb-json", [["L’Irlande"]]],
    ["17-niveaux-en-liste.json", "openquizzdb-json", [["b"]]],
    ["19-balise-head.gift", "gift", [["À décrire la page"], ["<a>"]]],
    ["20-gift-html-au-debut.gift", "gift", [["Vrai"], ["Rome"]]],
    ["21-tiret-perdu.txt", "texte", [["-p"]]],
    ["23-moodle-data-uri.xml", "moodle", [["Japon"], ["Japon"]]],
    ["26-exposant.xml", "moodle", [["Rome"], ["300000000"], ["42195"], ["presque"], ["10³"]]],
    ["27-croix-restee.txt", "texte", [["Rome"], ["Madrid"]]],
    ["28-vraies-dates.csv", "tableau", [["1 mai"], ["15 août"]]],
    ["32-propositions-sur-une-ligne.txt", "texte", [["Rome"], ["Madrid"]]],
    ["csv-macroman.csv", "tableau", [["Mitterrand"], ["décembre"]]],
    ["csv-sep.csv", "tableau", [["Mitterrand"], ["décembre"]]],
    ["moodle-esp-seule.xml", "moodle", [["Eux & moi"], ["Oui"]]],
  ])("%s", async (nom, format, attendus) => {
    const lecture = await read(nom);
    expect(lecture.format).toBe(format);
    expect(answers(lecture)).toEqual(attendus);
  });
});

test("an Aiken without a space behind its letters", async () => {
  expect(answers(await read("30-aiken-sans-espace.txt"))).toEqual([["Rome"], ["4"]]);
});

test("a bold label introduces the proof", async () => {
  const [quizz] = (await read("09-explication-en-gras.txt")).quizz;
  const [ligne] = quizz?.lignes ?? [];
  expect(ligne?.sorte === "question" && ligne.question.preuve?.text).toBe(
    "Rome est la capitale depuis 1871.",
  );
});

test("levels in another language make a quizz of their own", async () => {
  const lecture = await read("18-niveaux-etrangers.csv");
  expect(lecture.quizz.map(({ langue, lignes }) => [langue, lignes.length])).toEqual([
    ["fr", 4],
    ["en", 10],
  ]);
  expect(answers(lecture)[3]).toEqual(["Adamantium"]);
});

test("pictures of Moodle: inside of the text they come along, as options they are told lost", async () => {
  expect((await read("23-moodle-data-uri.xml")).medias).toHaveLength(2);
  const lecture = await read("22-moodle-image-reponse.xml");
  for (const ligne of lecture.quizz[0]?.lignes ?? [])
    expect(ligne.sorte === "question" && ligne.remarques).toContain(
      "Les images des propositions ne viennent pas\u00A0: réécrivez-les en toutes lettres.",
    );
});

test("what is raised or lowered stays so; a cross is no part of an option", async () => {
  expect(options(await read("26-exposant.xml")).at(-1)).toEqual(["10³", "103"]);
  expect(options(await read("27-croix-restee.txt")).at(-1)).toEqual(["Madrid", "Vigo", "Bilbao"]);
});
