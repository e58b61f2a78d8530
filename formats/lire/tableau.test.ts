import { describe, expect, test } from "vitest";
import { calculerEtatLigne } from "../etat.ts";
import { brefs, lignes, lire, octetsDe, premier, questionDe } from "../test/aides.ts";
import { classeur } from "../test/fichiers.ts";

const PEROU = {
  type: "choix",
  text: "Capitale du Pérou ?",
  options: ["Quito", "Lima"],
  reponse: ["Lima"],
};

describe("a header", () => {
  test.each<[string, string]>([
    [
      "in French",
      "question;proposition 1;proposition 2;bonne réponse\nCapitale du Pérou ?;Quito;Lima;2",
    ],
    [
      "in English, another order",
      "Correct answer,Answer 1,Answer 2,Question\nB,Quito,Lima,Capitale du Pérou ?",
    ],
    ["with tabs", "Question\tA\tB\tRéponse\nCapitale du Pérou ?\tQuito\tLima\tLima"],
    [
      "with accents and cases",
      "QUESTION;Réponse 1;RÉPONSE 2;Réponse Correcte\nCapitale du Pérou ?;Quito;Lima;lima",
    ],
    [
      "under a title",
      "Mes questions;;;\n\nÉnoncé;Choix 1;Choix 2;Solution\nCapitale du Pérou ?;Quito;Lima;2",
    ],
    ["behind a mark", "\uFEFFquestion;option 1;option 2;correct\nCapitale du Pérou ?;Quito;Lima;2"],
    [
      "with quotes",
      '"question","option 1","option 2","correct"\n"Capitale du Pérou ?","Quito","Lima","2"',
    ],
  ])("%s", async (_nom, csv) => {
    const lecture = await lire(csv);
    expect(lecture.format).toBe("tableau");
    expect(await brefs(csv)).toEqual([expect.objectContaining(PEROU)]);
  });

  test("tells how it was read", async () => {
    const { details } = await lire(
      octetsDe("question;bonne réponse;mauvaise réponse 1;temps\nQui ?;moi;toi;20\n"),
    );
    expect(details).toEqual(["points-virgules", "UTF-8", "temps en secondes"]);
  });

  test("of a margin is said, since the answer stays exact", async () => {
    const { details } = await lire(
      octetsDe(
        "Question;Réponse;Tolérance\nAnnée de Marignan ?;1515;± 5\nAnnée de Bouvines ?;1214;0",
      ),
    );
    expect(details).toContain("marge non gardée, réponses exactes");
  });

  test("with the right one and the wrong ones apart", async () => {
    const [une] = await lignes(
      "question;bonne réponse;mauvaise réponse 1;mauvaise réponse 2\nQui ?;moi;toi;lui",
    );
    expect(questionDe(une).question).toMatchObject({
      options: ["moi", "toi", "lui"],
      reponse: ["moi"],
      aleatoire: true,
    });
  });

  test("with all the types of ours, and their fields", async () => {
    const csv = `type;question;proposition 1;proposition 2;proposition 3;bonnes réponses;réponses bonus;temps;preuve;suite;média;liste
choix;Des poètes ?;Rimbaud;Zola;Verlaine;1 et 3;;20;Deux.;Après.;https://exemple.fr/a.png;
entrée;Paris, avant ?;;;;"Lutèce
Lutetia";Lutece;;;;;
ordre;Rangez;un;deux;trois;;;;;;;
rien;Pause;;;;;;;;;;"un
deux"`;
    const lues = await lignes(csv);
    expect(lues.map((ligne) => questionDe(ligne).question)).toEqual([
      expect.objectContaining({
        type: "choix",
        reponse: ["Rimbaud", "Verlaine"],
        temps: 20,
        preuve: { text: "Deux.", media: "" },
        suite: { text: "Après.", media: "" },
      }),
      expect.objectContaining({
        type: "entree",
        reponse: ["Lutèce", "Lutetia"],
        precis: ["Lutece"],
      }),
      expect.objectContaining({ type: "ordre", reponse: ["un", "deux", "trois"] }),
      expect.objectContaining({ type: "rien", liste: ["un", "deux"] }),
    ]);
    expect(questionDe(lues[0]).liens).toEqual([
      { ou: "media", adresse: "https://exemple.fr/a.png" },
    ]);
    // never in its right order
    expect(questionDe(lues[2]).question.options).not.toEqual(["un", "deux", "trois"]);
    expect(lues.map((ligne) => calculerEtatLigne(ligne).etat)).toEqual(["ok", "ok", "ok", "ok"]);
    // quoted line ends: rows are named by their line in the file
    expect(lues.map(({ ou }) => ou)).toEqual([2, 3, 5, 6]);
  });

  test("a row without a question is ignored, and says its line", async () => {
    expect(await brefs("question;bonne réponse;mauvaise 1;temps\nQui ?;moi;toi;\n;;;20")).toEqual([
      expect.objectContaining({ ou: 2 }),
      { ou: 3, raison: "Une ligne sans question" },
    ]);
  });

  test("a quote that is typed as one swallows no row", async () => {
    const csv =
      'question;bonne réponse;mauvaise 1\n"Le Cid" est de qui ?;Corneille;Racine\nEt "Phèdre" ?;Racine;Corneille';
    expect((await brefs(csv)).map(({ text }) => text)).toEqual([
      '"Le Cid" est de qui ?',
      'Et "Phèdre" ?',
    ]);
  });
});

describe("what spreadsheets do to what was typed", () => {
  test.each<[string, string | number, string]>([
    ["1,3 as a number", 1.3, "«\u00A01,3\u00A0» devenu 1.3\u00A0: la 1 et la 3\u00A0?"],
    ["1,3 glued by an English one", 13, "«\u00A01,3\u00A0» devenu 13\u00A0: la 1 et la 3\u00A0?"],
    ["1.3 as a text", "1.3", "«\u00A01,3\u00A0» devenu 1.3\u00A0: la 1 et la 3\u00A0?"],
  ])("%s is guessed, and asked", async (_nom, cellule, doute) => {
    const octets = await classeur([
      ["question", "proposition 1", "proposition 2", "proposition 3", "bonnes réponses"],
      ["Des poètes ?", "Rimbaud", "Zola", "Verlaine", cellule],
    ]);
    const [une] = await lignes(octets);
    expect(questionDe(une)).toMatchObject({
      question: { reponse: ["Rimbaud", "Verlaine"] },
      doutes: [doute],
    });
    expect(une === undefined ? "" : calculerEtatLigne(une).etat).toBe("aCorriger");
  });

  test("dates, yes and no, percents, numbers", async () => {
    const octets = await classeur([
      ["question", "bonne réponse", "mauvaise 1", "mauvaise 2"],
      ["Une fraction ?", new Date(Date.UTC(2026, 1, 1)), 0.5, "trois quarts"],
      ["Vrai ?", true, false, null],
      ["Combien ?", 1789, 1.5, -3],
    ]);
    const lues = await lignes(octets);
    expect(lues.map((ligne) => questionDe(ligne).question.options)).toEqual([
      ["01/02/2026", "0,5", "trois quarts"],
      ["Vrai", "Faux"],
      ["1789", "1,5", "-3"],
    ]);
    expect(lues.map((ligne) => questionDe(ligne).doutes)).toEqual([
      ["«\u00A001/02/2026\u00A0»\u00A0: le tableur en a peut-être fait une date."],
      [],
      [],
    ]);
  });

  test("a number that is an option as well as a rank is asked", async () => {
    const [une] = await lignes("question;a;b;c;d;bonne réponse\nCombien ?;4;3;2;1;3");
    expect(questionDe(une)).toMatchObject({
      question: { reponse: ["3"] },
      doutes: [expect.any(String)],
    });
    const [sure] = await lignes("question;a;b;c;bonne réponse\nQuand ?;1789;1815;1830;1815");
    expect(questionDe(sure)).toMatchObject({ question: { reponse: ["1815"] }, doutes: [] });
  });

  test("the first sheet that has a header is read, wherever it is", async () => {
    const octets = await classeur(
      [["Mode d’emploi"]],
      [
        ["question", "réponse"],
        ["Pérou ?", "Lima"],
      ],
    );
    const lecture = await lire(octets);
    expect(lecture.details).toEqual(["la feuille «\u00A0Feuille 2\u00A0»"]);
    expect(questionDe(premier(lecture).lignes[0]).question.reponse).toEqual(["Lima"]);
  });
});

describe("without a header", () => {
  test("a last column that says which one", async () => {
    const csv = "Capitale du Pérou ?;Quito;Lima;La Paz;2\nDes trois, lequel ?;un;deux;trois;1\n";
    expect(await brefs(csv)).toEqual([
      expect.objectContaining({ reponse: ["Lima"] }),
      expect.objectContaining({ reponse: ["un"] }),
    ]);
  });

  test("nothing that says which one: the first, and it is asked", async () => {
    const [une] = await lignes(
      "Capitale du Pérou ?\tLima\tQuito\nCapitale du Chili ?\tSantiago\tLima\n",
    );
    expect(questionDe(une)).toMatchObject({
      question: { reponse: ["Lima"], aleatoire: true },
      doutes: ["Rien ne dit quelle proposition est la bonne\u00A0: la première a été cochée."],
    });
  });

  test("sentences with commas are no table", async () => {
    const { format } = await lire(
      "Bonjour, ça va, toi ?\nOui, et toi, alors\nBof, moyen, merci\n",
    ).catch(() => ({
      format: null,
    }));
    expect(format).not.toBe("tableau");
  });
});

test("a table of Markdown: its rule is no question", async () => {
  const texte =
    "| Question | A | B | Bonne |\n| :--- | --- | - | :-: |\n| Capitale du Pérou ? | Lima | Quito | A |";
  expect(await brefs(texte)).toMatchObject([
    { text: "Capitale du Pérou ?", options: ["Lima", "Quito"], reponse: ["Lima"] },
  ]);
});

test("a table that says that an answer is typed is believed, even of what is true or false", async () => {
  expect(
    await brefs("Type;Question;Bonne réponse\nentree;La Terre est ronde ?;Vrai"),
  ).toMatchObject([{ type: "entree", reponse: ["Vrai"] }]);
});

test("a column of unknown title among the options is doubted, one behind them is not", async () => {
  const among = await lignes(
    "Question;Bonne réponse;Truc;Fausse 1;Fausse 2\nOù ?;Rome;Nice;Oslo;Bonn",
  );
  expect(questionDe(among[0]).doutes).toEqual([expect.stringContaining("«\u00A0Truc\u00A0»")]);
  const behind = await lignes(
    "Question;Bonne réponse;Fausse 1;Fausse 2;Truc\nOù ?;Rome;Oslo;Bonn;bof",
  );
  expect(questionDe(behind[0]).doutes).toEqual([]);
});
