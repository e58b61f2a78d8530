/** What other programs write: for each, a file shaped like theirs, with its traps. */
import { beforeAll, describe, expect, test } from "vitest";
import { calculerEtatLigne } from "../etat.ts";
import { UnreadableFileError, type IdFormat, type LectureFichier } from "../lecture.ts";
import { brefs, enBref, lignes, lire, octetsDe, premier, questionDe } from "../test/aides.ts";
import {
  classquiz,
  CLASSQUIZ_QUIZ,
  KAHOOT_JSON,
  kahootXlsx,
  PNG,
  TROP_LONGUE,
  unDeChaque,
} from "../test/fichiers.ts";

let lectures: ReadonlyMap<IdFormat, LectureFichier>;
beforeAll(async () => {
  const fichiers = Object.values(await unDeChaque());
  const lues = await Promise.all(fichiers.map((octets) => lire(octets)));
  lectures = new Map(lues.map((lue) => [lue.format, lue]));
});
const lecture = (id: IdFormat): LectureFichier => {
  const lue = lectures.get(id);
  if (lue === undefined) throw new Error(`no ${id}`);
  return lue;
};
const lignesDe = (id: IdFormat) => premier(lecture(id)).lignes;
const enBrefs = (id: IdFormat) => lignesDe(id).map(enBref);
const TOUT_COCHER =
  "Il fallait cocher toutes les bonnes réponses\u00A0: ici, n’importe laquelle suffit.";
const avec = (champs: object): unknown => expect.objectContaining(champs);

describe("OpenQuizzDB", () => {
  const objet = (champs: string) =>
    `{"fournisseur": "OpenQuizzDB", "thème": "T", "difficulté": 2 / 5, "quizz": {"débutant": [{${champs}}]}}`;

  test.each<[string, string, string]>([
    [
      "quotes within, before a comma",
      `"question": "Que sont "les gosses", au Québec ?", "propositions": ["a", "b"], "réponse": "a"`,
      'Que sont "les gosses", au Québec ?',
    ],
    [
      "quotes at the end",
      `"question": "Que veut dire "gosse"", "propositions": ["a", "b"], "réponse": "a"`,
      'Que veut dire "gosse"',
    ],
    [
      "a raw line end and a tab",
      `"question": "Que dit\non\t là ?", "propositions": ["a", "b"], "réponse": "a"`,
      "Que dit on là ?",
    ],
    [
      "a comma too many",
      `"question": "Qui ?", "propositions": ["a", "b",], "réponse": "a",`,
      "Qui ?",
    ],
    [
      "a comma that is missing",
      `"question": "Qui ?"\n "propositions": ["a", "b"]\n "réponse": "a"`,
      "Qui ?",
    ],
    [
      "escapes",
      `"question": "Qu\\u0069 \\"lui\\" ?", "propositions": ["a", "b"], "réponse": "a"`,
      'Qui "lui" ?',
    ],
  ])("%s", async (_nom, champs, text) => {
    expect(await brefs(objet(champs))).toEqual([
      avec({ text, options: ["a", "b"], reponse: ["a"] }),
    ]);
  });

  test.each(["Qui", "Qui ?", 'Qui ?", "propositions": ["a", "b'])(
    "cut within a text, after %s",
    async (dit) => {
      const coupe = `{"fournisseur": "OpenQuizzDB", "quizz": {"débutant": [{"question": "${dit}`;
      expect((await brefs(coupe))[0]).toMatchObject({ text: dit.split('"')[0] });
    },
  );

  test("in Windows-1252, and by language", async () => {
    const json = `{"fournisseur":"OpenQuizzDB","thème":"Été","quizz":{"en":{"expert":[]},"fr":{"débutant":[{"question":"Où ?","propositions":["là","ici"],"réponse":"là"}]}}}`;
    const lue = await lire(Uint8Array.from([...json], (lettre) => lettre.charCodeAt(0)));
    expect(premier(lue)).toMatchObject({ titre: "Été", langue: "fr" });
    expect(
      enBref(
        premier(lue).lignes[0] ?? {
          sorte: "ignoree",
          ou: 0,
          raison: "",
          extrait: "",
          question: null,
        },
      ),
    ).toMatchObject({ reponse: ["là"] });
  });

  test("an option that is there twice is kept once, and told", async () => {
    const [une] = await lignes(
      objet(`"question": "Qui ?", "propositions": ["a", "b", "a"], "réponse": "a"`),
    );
    expect(questionDe(une)).toMatchObject({
      question: { options: ["a", "b"], reponse: ["a"] },
      remarques: ["«\u00A0a\u00A0» y était deux fois\u00A0: une seule est gardée."],
    });
  });

  test("a subtitle that does not hold in the title is told", async () => {
    const theme = "Marques, logos et slogans (Identité visuelle, sonore et olfactive)";
    const json = {
      fournisseur: "OpenQuizzDB",
      rédacteur: "Philippe",
      thème: theme,
      quizz: { débutant: [{ question: "Qui ?", propositions: ["a", "b"], réponse: "a" }] },
    };
    const lue = await lire(JSON.stringify(json));
    expect(premier(lue)).toMatchObject({
      titre: "Marques, logos et slogans",
      credit: { auteur: "Philippe", licence: "CC BY-SA 4.0" },
    });
    expect(lue.remarques).toEqual([
      "Le sous-titre «\u00A0(Identité visuelle, sonore et olfactive)\u00A0» ne tient pas dans le titre.",
    ]);
  });

  test("the CSV: the right one first, shuffled; quotes are letters; a semicolon in the anecdote; the address in the proof", async () => {
    const csv = `1;Qui a dit "veni" ?;César;Brutus;Néron;Caton;Débutant;Il vint ; il vit.;http://fr.wikipedia.org/wiki/César\r\n2;fr;Où ?;Rome;Troie;Sparte;Athènes;Expert;;\r\nbancal;x\r\n`;
    const quizz = premier(await lire(csv, "openquizzdb-csv"));
    expect(quizz.lignes.map(enBref)).toEqual([
      avec({
        text: 'Qui a dit "veni" ?',
        options: ["César", "Brutus", "Néron", "Caton"],
        reponse: ["César"],
        preuve: "Il vint; il vit.\nhttp://fr.wikipedia.org/wiki/César",
      }),
      avec({ ou: 2, text: "Où ?", reponse: ["Rome"] }),
      { ou: 3, raison: "Une ligne qui n’a pas les colonnes d’OpenQuizzDB" },
    ]);
    expect(questionDe(quizz.lignes[0]).question.aleatoire).toBe(true);
  });
});

describe("Kahoot's spreadsheet", () => {
  test("is read by its header, whatever its row, with typed cells", () => {
    expect(enBrefs("kahoot-tableur")).toEqual([
      avec({ ou: 9, options: [TROP_LONGUE, "Le maroilles"], reponse: [TROP_LONGUE], temps: 20 }),
      avec({ ou: 10, reponse: ["Rimbaud", "Verlaine"], temps: 30 }),
      avec({ ou: 11, options: ["Vrai", "Faux"], reponse: ["Vrai"], temps: 5 }),
      avec({ ou: 12, options: ["01/02/2026", "hier"], reponse: ["hier"] }),
    ]);
    const [, poetes, , quand] = lignesDe("kahoot-tableur").map(questionDe);
    expect(poetes).toMatchObject({
      doutes: ["«\u00A01,3\u00A0» devenu 1.3\u00A0: la 1 et la 3\u00A0?"],
      remarques: [TOUT_COCHER],
    });
    expect(quand?.doutes).toEqual([
      "«\u00A001/02/2026\u00A0»\u00A0: le tableur en a fait une date.",
    ]);
  });

  test("in French, a right one that is not there is told", async () => {
    const octets = await kahootXlsx([1, "Qui ?", "moi", "toi", null, null, 20, "4"]);
    const [une] = await lignes(octets);
    expect(questionDe(une)).toMatchObject({
      question: { reponse: [] },
      doutes: ["La bonne réponse «\u00A04\u00A0» n’est pas une des propositions."],
    });
    const csv =
      "Question - 120 caractères maximum;Réponse 1 - 75 caractères maximum;Réponse 2 - 75 caractères maximum;Réponse 3 - 75 caractères maximum;Réponse 4 - 75 caractères maximum;Limite de temps (s) – 5, 10 ou 20;Bonne(s) réponse(s) – choisissez-en au moins une\nQui ?;moi;toi;;;20;2\n";
    expect((await lire(csv)).format).toBe("kahoot-tableur");
    expect(await brefs(csv)).toEqual([avec({ text: "Qui ?", reponse: ["toi"], temps: 20 })]);
  });
});

describe("Kahoot's JSON", () => {
  test("each kind of slide, and one that nobody knows", () => {
    expect(premier(lecture("kahoot-json"))).toMatchObject({
      titre: "Villes & champs",
      langue: "fr",
      credit: { auteur: "Marie" },
    });
    expect(enBrefs("kahoot-json")).toEqual([
      avec({
        type: "choix",
        text: "Quelle est la capitale du Pérou\u00A0?",
        options: ["Lima", "Quito"],
        reponse: ["Lima"],
        temps: 20,
      }),
      avec({ type: "choix", reponse: ["Rimbaud", "Verlaine"] }),
      avec({ type: "entree", reponse: ["4", "quatre"], temps: 60 }),
      avec({ type: "ordre", reponse: ["un", "deux", "trois"] }),
      avec({ type: "rien", text: "Une pause\nBuvez un coup." }),
      avec({ type: "rien", text: "Ça va ?\nOui\nNon" }),
      avec({ type: "entree", reponse: ["1789"] }),
      { ou: 8, raison: "Une diapo de Kahoot qui n’existe pas ici («\u00A0hologramme\u00A0»)" },
    ]);
  });

  test("media of other sites are offered, never put in; a part of a video is kept", () => {
    const [image, , , video] = lignesDe("kahoot-json").map((ligne) =>
      ligne.sorte === "question" ? ligne : null,
    );
    expect(image).toMatchObject({
      question: { media: "question.jpeg" },
      liens: [{ ou: "media", adresse: "https://media.kahoot.it/abc" }],
    });
    expect(video?.liens).toEqual([
      { ou: "media", adresse: "https://youtu.be/dQw4w9WgXcQ#t=30,45" },
    ]);
  });

  test("without its envelope", async () => {
    expect((await lire(JSON.stringify(KAHOOT_JSON.kahoot))).format).toBe("kahoot-json");
  });
});

describe("Wayground's spreadsheet", () => {
  test("the row of help is no question; what cannot be judged is a message", () => {
    expect(enBrefs("wayground")).toEqual([
      avec({
        type: "choix",
        options: ["Lima", "Quito"],
        reponse: ["Lima"],
        temps: 30,
        preuve: "Fondée en 1535.",
      }),
      avec({ type: "choix", reponse: ["Rimbaud", "Verlaine"] }),
      avec({ type: "entree", reponse: ["4", "quatre"] }),
      avec({ type: "rien", text: "Votre avis ?" }),
    ]);
    const [une, deux, , quatre] = lignesDe("wayground").map(questionDe);
    expect(une?.liens).toEqual([{ ou: "media", adresse: "https://exemple.fr/a.png" }]);
    expect(deux?.remarques).toEqual([TOUT_COCHER]);
    expect(quatre?.remarques).toEqual([
      "«\u00A0Open-Ended\u00A0» ne se juge pas ici\u00A0: c’est devenu un message à lire.",
    ]);
  });
});

test("Blooket: a title of 26 columns, names on two lines, several right ones", () => {
  expect(enBrefs("blooket")).toEqual([
    avec({
      text: "Quelle est la capitale du Pérou ?",
      options: ["Lima", "Quito"],
      reponse: ["Lima"],
      temps: 20,
    }),
    avec({ text: "Qui, de ces trois, est poète ?", reponse: ["Rimbaud", "Verlaine"], temps: 30 }),
  ]);
});

test("Gimkit: the right one first, shuffled; without wrong ones, it is typed", () => {
  expect(enBrefs("gimkit")).toEqual([
    avec({ type: "choix", options: ["Lima", "Quito", "La Paz"], reponse: ["Lima"], temps: 0 }),
    avec({ type: "entree", text: "Deux et deux, ça fait ?", reponse: ["4"] }),
  ]);
  expect(questionDe(lignesDe("gimkit")[0]).question.aleatoire).toBe(true);
});

describe("GIFT", () => {
  test("every kind, and a bad block costs one question", () => {
    expect(enBrefs("gift")).toEqual([
      avec({
        ou: 4,
        type: "choix",
        text: "Quelle est la capitale du Pérou ?",
        options: ["Lima", "Quito", "La Paz"],
        reponse: ["Lima"],
        preuve: "Fondée par Pizarro.",
      }),
      avec({
        type: "entree",
        text: "Complétez : _____ est la capitale.",
        reponse: ["Paris"],
        precis: ["Lutèce"],
      }),
      avec({ type: "choix", options: ["Vrai", "Faux"], reponse: ["Vrai"] }),
      avec({ type: "entree", reponse: ["1789", "1787", "1788", "1790", "1791"] }),
      avec({ type: "choix", text: "Associez.\nun", options: ["one", "two"], reponse: ["one"] }),
      avec({ type: "choix", text: "Associez.\ndeux", reponse: ["two"] }),
      avec({ type: "choix", reponse: ["Rimbaud", "Verlaine"], precis: [] }),
      { ou: 24, raison: "Une accolade n’est pas fermée" },
      avec({ type: "choix", text: "L’heure est 10:30 = dix heures et demie ?", reponse: ["oui"] }),
      avec({ type: "rien", text: "Un message." }),
    ]);
  });

  test.each<[string, string, object]>([
    ["a range that is too wide", "Combien ? {#1..1000}", { type: "entree", reponse: [] }],
    [
      "numbers that weigh",
      "Quand ? {#=1822:0 =%50%1822:1}",
      { reponse: ["1822"], precis: ["1821", "1823"] },
    ],
    ["a feedback with an equal sign escaped", "Un ? {=a#b \\= c ~d}", { options: ["a", "d"] }],
    ["an answer to write", "Racontez. {}", { type: "rien", text: "Racontez." }],
    [
      "HTML",
      "[html]<p>Qui&nbsp;?</p> {=<b>moi</b> ~toi}",
      { text: "Qui\u00A0?", options: ["moi", "toi"] },
    ],
    ["answers in one line, false", "Plate ? {FALSE#non}", { reponse: ["Faux"] }],
    [
      "a right one among others that weigh",
      "Qui ? {=a ~%50%b ~c}",
      { reponse: ["a"], precis: ["b"] },
    ],
  ])("%s", async (_nom, texte, attendu) => {
    expect(await brefs(texte, "gift")).toEqual([avec(attendu)]);
  });
});

test("Aiken, in English and in French; what has no answer is told", () => {
  expect(enBrefs("aiken")).toEqual([
    avec({
      ou: 1,
      text: "Quelle est la capitale du Pérou ?",
      options: ["Lima", "Quito", "La Paz"],
      reponse: ["Lima"],
    }),
    avec({ ou: 7, text: "Qui a peint la Joconde ?", reponse: ["Léonard"] }),
    { ou: 12, raison: "Une question sans ligne «\u00A0ANSWER:\u00A0»" },
  ]);
});

describe("Moodle's XML", () => {
  test("every kind; entities of its own are not opened", () => {
    expect(premier(lecture("moodle")).titre).toBe("Villes");
    expect(enBrefs("moodle")).toEqual([
      avec({
        type: "choix",
        text: "Quelle est la capitale du Pérou\u00A0?",
        options: ["Lima", "Quito", "Callao"],
        reponse: ["Lima"],
        precis: ["Callao"],
        preuve: "Lima.",
      }),
      avec({ type: "choix", reponse: ["Rimbaud", "Verlaine"] }),
      avec({ type: "choix", options: ["Vrai", "Faux"], reponse: ["Vrai"] }),
      avec({ type: "entree", reponse: ["Paris"], precis: ["Lutèce"] }),
      avec({ type: "entree", reponse: ["1789", "1788", "1790"] }),
      avec({ type: "ordre", reponse: ["un", "deux", "trois"] }),
      avec({ type: "choix", text: "Associez\nun", reponse: ["one"] }),
      avec({ type: "choix", text: "Associez\ndeux", reponse: ["two"] }),
      avec({ type: "rien", text: "Lisez ceci." }),
      avec({ type: "entree", text: "Trou _____", reponse: ["a"] }),
    ]);
    expect(JSON.stringify(enBrefs("moodle"))).not.toContain("boum");
  });

  test("its picture comes along, under the name of its content", () => {
    const [media] = lecture("moodle").medias;
    expect(media?.octets).toEqual(PNG);
    expect(questionDe(lignesDe("moodle")[0]).question.media).toBe(media?.nom);
  });

  test("cut in the middle, it gives what comes before", async () => {
    const debut = `<quiz><question type="truefalse"><questiontext><text>Ronde ?</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question><question type="tru`;
    const lue = await lire(debut);
    expect(premier(lue).lignes.map(enBref)).toEqual([avec({ text: "Ronde ?", reponse: ["Vrai"] })]);
    expect(lue.remarques).toEqual([
      "Ce fichier XML n’est pas tout à fait juste\u00A0: vérifiez que rien ne manque.",
    ]);
  });
});

test("Razzia: ranks from 0, a number or a list; media by address", () => {
  expect(premier(lecture("razzia")).titre).toBe("Soirée Razzia");
  expect(enBrefs("razzia")).toEqual([
    avec({ reponse: ["Lima"], temps: 15 }),
    avec({ reponse: ["Rimbaud", "Verlaine"], temps: 0 }),
    avec({ type: "entree", reponse: ["50", "49", "51"] }),
    avec({ text: "Hors ?", reponse: [] }),
  ]);
  const [, poetes, , hors] = lignesDe("razzia").map(questionDe);
  expect(poetes?.liens).toEqual([{ ou: "media", adresse: "https://exemple.fr/a.png" }]);
  expect(hors).toMatchObject({
    doutes: ["La bonne réponse n°\u00A05 n’est pas une des propositions."],
    remarques: ["Son image est restée dans Razzia\u00A0: à ajouter à la main."],
  });
});

describe("ClassQuiz", () => {
  test("every kind; a time that is a text", () => {
    expect(premier(lecture("classquiz")).titre).toBe("Villes");
    expect(enBrefs("classquiz")).toEqual([
      avec({ type: "choix", text: "Capitale ?", reponse: ["Lima"], temps: 20 }),
      avec({ type: "choix", reponse: ["Rimbaud", "Verlaine"], temps: 30 }),
      avec({ type: "entree", reponse: ["3", "4"] }),
      avec({ type: "entree", reponse: ["Oui"] }),
      avec({ type: "ordre", reponse: ["un", "deux", "trois"] }),
      avec({ type: "rien", text: "Lisez\nceci" }),
      avec({ type: "rien", text: "Avis ?\nOui\nNon" }),
    ]);
  });

  test("its picture is whole, although delimiters occur in it", () => {
    const [media] = lecture("classquiz").medias;
    expect(media?.octets?.slice(0, PNG.length)).toEqual(PNG);
    expect(media?.taille).toBe(PNG.length + 14);
    expect(questionDe(lignesDe("classquiz")[0]).question.media).toBe(media?.nom);
  });

  test("the delimiter within the folded JSON is passed over", async () => {
    // the same bytes with a delimiter in the gzip's comment
    const octets = classquiz(CLASSQUIZ_QUIZ);
    const avecNote = Uint8Array.from([
      ...octets.slice(0, 3),
      16,
      ...octets.slice(4, 10),
      0xc7,
      0xc7,
      0xc7,
      0,
      ...octets.slice(10),
    ]);
    expect(premier(await lire(avecNote)).lignes).toHaveLength(7);
  });

  test("cut, it says so", async () => {
    await expect(lire(classquiz().slice(0, 60), "classquiz")).rejects.toThrow(UnreadableFileError);
  });
});

describe("Open Trivia DB", () => {
  test("its entities are read; it owes its credit", () => {
    expect(premier(lecture("opentdb"))).toMatchObject({
      titre: "History",
      langue: "en",
      credit: { licence: "CC BY-SA 4.0" },
    });
    expect(enBrefs("opentdb")).toEqual([
      avec({ text: 'Who said "Let them eat cake" – or déjà vu?', reponse: ["Nobody's sure"] }),
      avec({ options: ["Vrai", "Faux"], reponse: ["Faux"] }),
    ]);
    expect(lignesDe("opentdb").map((ligne) => calculerEtatLigne(ligne).etat)).toEqual(["ok", "ok"]);
  });

  test.each<[string, (texte: string) => string]>([
    ["base64", (texte) => btoa(String.fromCharCode(...octetsDe(texte)))],
    ["percents", encodeURIComponent],
  ])("in %s", async (_nom, ecrire) => {
    const une = {
      type: ecrire("multiple"),
      category: ecrire("Été"),
      question: ecrire("Où, déjà ?"),
      correct_answer: ecrire("là-bas"),
      incorrect_answers: [ecrire("ici même")],
    };
    expect(await brefs(JSON.stringify({ response_code: 0, results: [une] }))).toEqual([
      avec({ text: "Où, déjà ?", options: ["là-bas", "ici même"], reponse: ["là-bas"] }),
    ]);
  });
});
