/** What is exported and imported again is the same quizz: all of it for our own file, for each other what it keeps. */
import * as fc from "fast-check";
import { SaxesParser } from "saxes";
import { Unzip } from "fflate";
import readXlsx from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { assemblerQuizz } from "./assembler.ts";
import { ecrireGift } from "./ecrire/gift.ts";
import { ecrireMoodleXml } from "./ecrire/moodle-xml.ts";
import { ecrireKahoot } from "./ecrire/kahoot.ts";
import { ecrireCsv, ecrireXlsx } from "./ecrire/tableau.ts";
import { ecrireTrinquizzEntier } from "./ecrire/trinquizz.ts";
import { lireMediaDuFichier } from "./formats.ts";
import type { QuestionImport } from "./lecture.ts";
import { lire, octetsDe, premier, questionDe } from "./test/aides.ts";
import { NOTRE, PNG } from "./test/fichiers.ts";
import { quizz, quizzPropre } from "./test/hasard.ts";

/** Stored files, each with a content of its own. */
const contenu = (nom: string) => octetsDe(`contenu de ${nom}`);
const TOUT = () => true;

describe("our own file", () => {
  test("loses nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(quizz, { minLength: 1, maxLength: 3 }), async (quizzes) => {
        const { octets } = await ecrireTrinquizzEntier(quizzes, (nom) =>
          Promise.resolve(contenu(nom)),
        );
        const lecture = await lire(octets);
        // names of the file back to the names that they had
        const noms = new Map(
          lecture.medias.map(({ nom }) => [
            nom,
            new TextDecoder()
              .decode(lireMediaDuFichier(octets, "trinquizz", nom))
              .replace("contenu de ", ""),
          ]),
        );
        const texte = JSON.stringify(lecture.quizz.map((un) => assemblerQuizz(un, TOUT)));
        const rendu: unknown = JSON.parse(
          texte.replace(/[\da-f]{64}\.[a-z\d]+/g, (nom) => noms.get(nom) ?? nom),
        );
        expect(rendu).toEqual(quizzes);
      }),
      { numRuns: 60 },
    );
  });
});

/** What a table keeps: not the order in which options to sort are stored, and lists as they are typed. */
const dansUnTableau = (question: QuestionImport): QuestionImport =>
  question.type === "ordre"
    ? { ...question, options: [...question.options].sort(), aleatoire: true }
    : { ...question, aleatoire: question.type === "choix" && question.aleatoire };

const memeTableau = async (
  donne: string | Uint8Array<ArrayBuffer>,
  depart: QuizzDeFichierTrinquizz,
) => {
  const lecture = await lire(donne);
  expect(lecture.format).toBe("tableau");
  const questions = premier(lecture).lignes.map((ligne) => {
    if (ligne.sorte === "ignoree" && ligne.question !== null) return ligne.question;
    const { question, doutes } = questionDe(ligne);
    expect(doutes).toEqual([]);
    return question;
  });
  expect(questions.map(dansUnTableau)).toEqual(depart.questions.map(dansUnTableau));
};

describe("a table", () => {
  test("CSV keeps the questions, whatever they say", async () => {
    await fc.assert(
      fc.asyncProperty(quizzPropre, async (un) => {
        await memeTableau(octetsDe(ecrireCsv(un)), un);
      }),
      { numRuns: 150 },
    );
  });

  test("an order whose answer leaves options out keeps them, as the last ones", async () => {
    const modele = NOTRE.questions.find(({ type }) => type === "ordre");
    if (modele === undefined) throw new Error("no question to sort");
    const incomplete = { ...modele, options: ["c", "b", "a"], reponse: ["a"] };
    const un = { ...NOTRE, questions: [incomplete] };
    for (const octets of [octetsDe(ecrireCsv(un)), ecrireXlsx(un)]) {
      const [ligne] = premier(await lire(octets)).lignes;
      expect(questionDe(ligne).question.reponse).toEqual(["a", "c", "b"]);
    }
  });

  test("xlsx too, and another reader reads the same cells", async () => {
    await fc.assert(
      fc.asyncProperty(quizzPropre, async (un) => {
        const octets = ecrireXlsx(un);
        await memeTableau(octets, un);
        const [feuille] = await readXlsx(Buffer.from(octets), { trim: false });
        const [, ...rangees] = feuille?.data ?? [];
        expect(rangees.map(([, question]) => question)).toEqual(
          un.questions.map(({ text }) => text),
        );
      }),
      { numRuns: 60 },
    );
  });

  test("nothing in it is computed", async () => {
    const dangers = ["=1+1", "+33", "-5", "@SOMME(A1)", "\t=1", "'=1", "＝1"];
    const un: QuizzDeFichierTrinquizz = {
      title: "Formules",
      tags: [],
      visibilite: "prive",
      aleatoireGlobal: false,
      aleatoire: [],
      source: "",
      auteur: "",
      licence: "",
      questions: dangers.map((text) => ({
        type: "rien",
        text,
        media: "question.jpeg",
        options: [],
        reponse: [],
        precis: [],
        temps: 0,
        preuve: null,
        suite: null,
        liste: [],
        aleatoire: false,
      })),
    };
    const cellules = ecrireCsv(un)
      .split("\r\n")
      .slice(1)
      .filter((ligne) => ligne !== "")
      .map((ligne) => ligne.split(";")[1]?.replace(/^"/, "") ?? "");
    expect(cellules).toHaveLength(dangers.length);
    for (const cellule of cellules) expect(cellule).toMatch(/^'/);
    const xml = await feuilleDe(ecrireXlsx(un));
    expect(xml).not.toMatch(/<f[ >]/);
    // texts, and marked as such for whoever edits the cell
    expect(xml.match(/s="2" t="s"/g)).toHaveLength(dangers.length);
  });
});

/** The XML of the only sheet. */
function feuilleDe(octets: Uint8Array): Promise<string> {
  return new Promise((fini, rate) => {
    const zip = new Unzip((entree) => {
      if (entree.name !== "xl/worksheets/sheet1.xml") return;
      const morceaux: Uint8Array[] = [];
      entree.ondata = (erreur, morceau, dernier) => {
        if (erreur !== null) rate(erreur);
        morceaux.push(morceau);
        if (dernier) fini(Buffer.concat(morceaux).toString());
      };
      entree.start();
    });
    void import("fflate").then(({ UnzipInflate }) => {
      zip.register(UnzipInflate);
      zip.push(octets, true);
    });
  });
}

describe("GIFT", () => {
  test("keeps what it can say, and lists the rest", async () => {
    await fc.assert(
      fc.asyncProperty(quizzPropre, async (un) => {
        const { texte, ecarts } = ecrireGift(un);
        const laissees = new Set(ecarts.filter(({ laissee }) => laissee).map(({ rang }) => rang));
        const attendues = un.questions.filter((_, rang) => !laissees.has(rang + 1));
        if (attendues.length === 0) return;
        const { lignes } = premier(await lire(texte));
        const lues = lignes.map((ligne) =>
          ligne.sorte === "ignoree" && ligne.question !== null
            ? ligne.question
            : questionDe(ligne).question,
        );
        const garde = ({ type, text, options, reponse, precis, preuve }: QuestionImport) => ({
          type,
          text,
          options,
          reponse,
          precis,
          preuve,
        });
        expect(lues.map(garde)).toEqual(attendues.map(garde));
        for (const { phrase } of ecarts) expect(phrase).not.toBe("");
      }),
      { numRuns: 150 },
    );
  });
});

describe("Moodle XML", () => {
  test("keeps every question, with its media, and lists what is lost", async () => {
    await fc.assert(
      fc.asyncProperty(quizzPropre, async (un) => {
        const { morceaux, ecarts } = await ecrireMoodleXml(un, () => Promise.resolve(PNG));
        if (un.questions.length === 0) return;
        const { lignes } = premier(await lire(morceaux.join("")));
        const lues = lignes.map((ligne) =>
          ligne.sorte === "ignoree" && ligne.question !== null
            ? ligne.question
            : questionDe(ligne).question,
        );
        const garde = ({ type, text, options, reponse, precis, preuve }: QuestionImport) => ({
          type,
          text,
          options: type === "ordre" ? [...options].sort() : options,
          reponse,
          precis,
          preuve: preuve === null ? "" : preuve.text,
        });
        expect(lues.map(garde)).toEqual(un.questions.map(garde));
        for (const { phrase } of ecarts) expect(phrase).not.toBe("");
      }),
      { numRuns: 150 },
    );
  });

  test("is XML for strict readers too, whatever the title and the texts", async () => {
    const [question] = NOTRE.questions;
    if (question === undefined) throw new Error("no question");
    const texts = "R&B <live> ]]> \u{1f37a} & Cie";
    const un = { ...NOTRE, title: texts, questions: [{ ...question, text: texts }] };
    const { morceaux } = await ecrireMoodleXml(un, () => Promise.resolve(PNG));
    const faults: string[] = [];
    const parser = new SaxesParser();
    parser.on("error", ({ message }) => faults.push(message));
    parser.write(morceaux.join("")).close();
    expect(faults).toEqual([]);
  });

  test("a picture goes in and comes out the same", async () => {
    const [question] = NOTRE.questions;
    if (question === undefined) throw new Error("no question");
    const un = { ...NOTRE, questions: [{ ...question, media: "Étang d’été.png" }] };
    const { morceaux } = await ecrireMoodleXml(un, () => Promise.resolve(PNG));
    const lecture = await lire(morceaux.join(""));
    expect(lecture.format).toBe("moodle");
    expect(lecture.medias.map(({ octets }) => octets)).toEqual([PNG]);
    expect(questionDe(premier(lecture).lignes[0]).question.media).toBe(lecture.medias[0]?.nom);
  });
});

describe("Kahoot", () => {
  test("keeps what it can say, and lists the rest", async () => {
    await fc.assert(
      fc.asyncProperty(quizzPropre, async (un) => {
        const { octets, ecarts } = ecrireKahoot(un);
        const laissees = new Set(ecarts.filter(({ laissee }) => laissee).map(({ rang }) => rang));
        const attendues = un.questions.filter((_, rang) => !laissees.has(rang + 1));
        // only what Kahoot has: choices, short, four at the most
        for (const { type, options, text } of attendues)
          expect([type, options.length <= 4, text.length <= 120]).toEqual(["choix", true, true]);
        if (attendues.length === 0) return;
        const lecture = await lire(octets);
        expect(lecture.format).toBe("kahoot-tableur");
        const lues = premier(lecture).lignes.map((ligne) =>
          ligne.sorte === "ignoree" && ligne.question !== null
            ? ligne.question
            : questionDe(ligne).question,
        );
        const garde = ({ text, options, reponse, precis }: QuestionImport) => ({
          text,
          options,
          bonnes: options.filter((option) => [...reponse, ...precis].includes(option)),
        });
        expect(lues.map(garde)).toEqual(attendues.map(garde));
      }),
      { numRuns: 60 },
    );
  });
});
