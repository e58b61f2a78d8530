/** One file of each format, as the program that writes it does, made by hand or by somebody else's library. */
import { readFileSync } from "node:fs";
import { gzipSync } from "fflate";
import writeXlsx from "write-excel-file/node";
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { quizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { ecrireTrinquizzEntier } from "../ecrire/trinquizz.ts";
import type { IdFormat } from "../lecture.ts";
import { octetsDe } from "./aides.ts";
import { pdfOfLines } from "./pdf-writer.ts";
import { ANKI, canvasQti, GOOGLE_FORMS, h5pSet, wordDocument } from "./packages.ts";

type Octets = Uint8Array<ArrayBuffer>;
type Valeur = string | number | boolean | Date | null;

/** A workbook written by another library than ours. */
export async function classeur(...feuilles: readonly (readonly Valeur[])[][]): Promise<Octets> {
  const cellules = feuilles.map((rangees) =>
    rangees.map((rangee) =>
      rangee.map((value) =>
        value === null
          ? null
          : value instanceof Date
            ? { type: Date, value, format: "dd/mm/yyyy" }
            : typeof value === "number"
              ? { type: Number, value }
              : typeof value === "boolean"
                ? { type: Boolean, value }
                : { type: String, value },
      ),
    ),
  );
  const ecrit = writeXlsx(cellules.map((data, rang) => ({ data, sheet: `Feuille ${rang + 1}` })));
  return new Uint8Array(await ecrit.toBuffer());
}

/** PNG of one pixel. */
export const PNG: Octets = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (lettre) => lettre.codePointAt(0) ?? 0,
);

export const NOTRE: QuizzDeFichierTrinquizz = quizzDeFichierTrinquizz.parse({
  title: "Fromages, ou presque",
  tags: ["Nourriture"],
  source: "Soirée de Tom",
  auteur: "Tom",
  licence: "CC BY-SA 4.0",
  composable: false,
  defauts: { temps: 30, melange: true },
  aleatoire: [0, 1],
  questions: [
    {
      type: "choix",
      text: "Lequel est un fromage breton ?",
      media: "image-de-tom.png#xywh=percent:0,0,50,50",
      options: ["Le timanoix", "Le maroilles"],
      reponse: ["Le timanoix"],
      temps: 20,
      preuve: { text: "Affiné à la liqueur de noix.", media: "https://exemple.fr/a.png" },
    },
    {
      type: "entree",
      text: "Un tonneau de 228 litres ?",
      reponse: ["une pièce"],
      precis: ["pièce"],
    },
    {
      type: "ordre",
      text: "Du plus petit au plus grand",
      options: ["Pot", "Jéroboam", "Fillette"],
      reponse: ["Fillette", "Pot", "Jéroboam"],
      aleatoire: true,
      suite: { text: "Et on boit.", media: "" },
    },
    { type: "rien", text: "Pause", liste: ["un", "deux"] },
  ],
});

export const KAHOOT_ENTETE = [
  null,
  "Question - max 120 characters",
  "Answer 1 - max 75 characters",
  "Answer 2 - max 75 characters",
  "Answer 3 - max 75 characters",
  "Answer 4 - max 75 characters",
  "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",
  "Correct answer(s) - choose at least one",
];
export const TROP_LONGUE =
  "Le timanoix, affiné à la liqueur de noix par des moines qui ont du temps";

export const kahootXlsx = (...rangees: readonly Valeur[][]): Promise<Octets> =>
  classeur([
    [],
    [null, "Quiz template"],
    [
      null,
      "Add questions, at least two answer alternatives, time limit and choose correct answers.",
    ],
    [],
    [],
    [],
    [],
    KAHOOT_ENTETE,
    ...rangees,
  ]);

export const WAYGROUND_ENTETE = [
  "Question Text",
  "Question Type",
  "Option 1",
  "Option 2",
  "Option 3",
  "Option 4",
  "Option 5",
  "Correct Answer",
  "Time in seconds",
  "Image Link",
  "Answer explanation",
];
export const WAYGROUND_AIDE = [
  "Text of the question\n\n(required)",
  "Question Type\n\n(default is Multiple Choice)",
  "Text for option 1\n\n(required in all cases except open-ended)",
  "Text for option 2\n\n(optional)",
  "Text for option 3",
  "Text for option 4",
  "Text for option 5",
  'The correct option choice (between 1-5).\n\nLeave blank for "Open-Ended"',
  "Time in seconds\n\n(optional, default value is 30 seconds)",
  "Link of the image",
  "Explanation for the answer",
];

export const BLOOKET = `"Blooket
Import Template",,,,,,,,,,,,,,,,,,,,,,,,,
Question #,Question Text,Answer 1,Answer 2,"Answer 3
(Optional)","Answer 4
(Optional)","Time Limit (sec)
(Max: 300 seconds)","Correct Answer(s)
(Only include Answer #)",,,,,,,,,,,,,,,,,,
1,Quelle est la capitale du Pérou ?,Lima,Quito,,,20,1,,,,,,,,,,,,,,,,,,
2,"Qui, de ces trois, est poète ?",Zola,Rimbaud,Verlaine,,30,"2,3",,,,,,,,,,,,,,,,,,
3,,,,,,,,,,,,,,,,,,,,,,,,,
`;

export const GIMKIT = `Gimkit Spreadsheet Import Template,,,,
Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional),Incorrect Answer 3 (Optional)
Capitale du Pérou ?,Lima,Quito,La Paz,
"Deux et deux, ça fait ?",4,,,
`;

export const KAHOOT_JSON = {
  card: { uuid: "x" },
  kahoot: {
    title: "Villes &amp; champs",
    creator_username: "Marie",
    language: "Français",
    questions: [
      {
        type: "quiz",
        question: "Quelle est <b>la</b> capitale du P&eacute;rou&nbsp;?",
        time: 20000,
        image: "https://media.kahoot.it/abc",
        choices: [
          { answer: "Lima", correct: true },
          { answer: "Quito", correct: false },
        ],
      },
      {
        type: "multiple_select_quiz",
        question: "Des poètes ?",
        time: 30000,
        choices: [
          { answer: "Rimbaud", correct: true },
          { answer: "Verlaine", correct: true },
          { answer: "Zola", correct: false },
        ],
      },
      {
        type: "open_ended",
        question: "Deux et deux ?",
        time: 60000,
        choices: [
          { answer: "4", correct: true },
          { answer: "quatre", correct: true },
        ],
      },
      {
        type: "jumble",
        question: "Dans l’ordre",
        time: 20000,
        video: { id: "dQw4w9WgXcQ", startTime: 30, endTime: 45, service: "youtube" },
        choices: [
          { answer: "un", correct: true },
          { answer: "deux", correct: true },
          { answer: "trois", correct: true },
        ],
      },
      { type: "content", title: "Une pause", description: "Buvez <i>un coup</i>.", time: 0 },
      { type: "survey", question: "Ça va ?", choices: [{ answer: "Oui" }, { answer: "Non" }] },
      {
        type: "slider",
        question: "En quelle année ?",
        time: 20000,
        choiceRange: { correct: 1789 },
      },
      { type: "hologramme", question: "Hein ?", choices: [] },
    ],
  },
};

export const GIFT = `// de Moodle
$CATEGORY: $course$/Géographie

::Q1:: Quelle est la capitale du Pérou ? {
  =Lima #bravo
  ~Quito #non
  ~La Paz
  #### Fondée par Pizarro.
}

Complétez : {=Paris =%50%Lutèce} est la capitale.

La terre est ronde. {T}

Prise de la Bastille ? {#1789:2}

Associez. {
  =un -> one
  =deux -> two
}

Des poètes ? {~%50%Rimbaud ~%50%Verlaine ~%-100%Zola}

Cette accolade { n’est pas fermée

L’heure est 10\\:30 \\= dix heures et demie ? {=oui ~non}

Un message.
`;

export const AIKEN = `Quelle est la capitale du Pérou ?
A) Lima
B) Quito
C. La Paz
ANSWER: A

Qui a peint la Joconde ?
A) Michel-Ange
B) Léonard
RÉPONSE : B

Perdue ?
A) oui
`;

const base64 = (octets: Octets): string => btoa(String.fromCharCode(...octets));
export const MOODLE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE quiz [<!ENTITY gros "boum">]>
<quiz>
<question type="category"><category><text>$course$/top/Villes</text></category></question>
<question type="multichoice">
  <name><text>Pérou</text></name>
  <questiontext format="html"><text><![CDATA[<p>Quelle est la <b>capitale</b> du P&eacute;rou&nbsp;?</p><p><img src="@@PLUGINFILE@@/lima%20a.png" alt=""></p>]]></text>
    <file name="lima a.png" path="/" encoding="base64">${base64(PNG)}</file></questiontext>
  <generalfeedback format="html"><text>&lt;p&gt;Lima.&lt;/p&gt;</text></generalfeedback>
  <single>true</single><shuffleanswers>true</shuffleanswers>
  <answer fraction="100" format="html"><text><![CDATA[<p>Lima</p>]]></text><feedback><text>Oui</text></feedback></answer>
  <answer fraction="0"><text>Quito</text></answer>
  <answer fraction="50"><text>Callao</text></answer>
</question>
<question type="multichoice">
  <questiontext><text>Des poètes ?</text></questiontext><single>false</single>
  <answer fraction="50"><text>Rimbaud</text></answer><answer fraction="50"><text>Verlaine</text></answer><answer fraction="-100"><text>Zola</text></answer>
</question>
<question type="truefalse"><questiontext><text>Ronde ? &gros;</text></questiontext>
  <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
<question type="shortanswer"><questiontext><text>Capitale ?</text></questiontext>
  <answer fraction="100"><text>Paris</text></answer><answer fraction="50"><text>Lutèce</text></answer></question>
<question type="numerical"><questiontext><text>Année ?</text></questiontext>
  <answer fraction="100"><text>1789</text><tolerance>1</tolerance></answer></question>
<question type="ordering"><questiontext><text>Rangez</text></questiontext>
  <answer fraction="3.0"><text>trois</text></answer><answer fraction="1.0"><text>un</text></answer><answer fraction="2.0"><text>deux</text></answer></question>
<question type="matching"><questiontext><text>Associez</text></questiontext>
  <subquestion><text>un</text><answer><text>one</text></answer></subquestion>
  <subquestion><text>deux</text><answer><text>two</text></answer></subquestion></question>
<question type="description"><questiontext><text>Lisez ceci.</text></questiontext></question>
<question type="cloze"><questiontext><text>Trou {1:SA:=a}</text></questiontext></question>
</quiz>
`;

export const RAZZIA = {
  subject: "Soirée Razzia",
  questions: [
    { question: "Capitale ?", answers: ["Lima", "Quito"], solutions: 0, cooldown: 5, time: 15 },
    {
      type: "multi",
      question: "Poètes ?",
      answers: ["Rimbaud", "Verlaine", "Zola"],
      solutions: [0, 1],
      cooldown: 3,
      time: -1,
      media: { type: "image", url: "https://exemple.fr/a.png" },
    },
    {
      type: "estimation",
      question: "Combien ?",
      answers: [],
      solutions: [50],
      options: { margin: 1 },
      time: 20,
    },
    { question: "Hors ?", answers: ["a", "b"], solution: 4, image: "/media/x.png", time: 20 },
  ],
};

export const OPENTDB = {
  response_code: 0,
  results: [
    {
      type: "multiple",
      difficulty: "easy",
      category: "History",
      question: "Who said &quot;Let them eat cake&quot; &ndash; or d&eacute;j&agrave; vu?",
      correct_answer: "Nobody&#039;s sure",
      incorrect_answers: ["Marie Antoinette", "Louis XVI", "Rousseau"],
    },
    {
      type: "boolean",
      difficulty: "easy",
      category: "History",
      question: "Is water wet?",
      correct_answer: "False",
      incorrect_answers: ["True"],
    },
  ],
};

export const CLASSQUIZ_QUIZ = {
  title: "<p>Villes</p>",
  questions: [
    {
      question: "<p>Capitale ?</p>",
      time: "20",
      type: "ABCD",
      image: 0,
      answers: [
        { right: true, answer: "Lima", color: null },
        { right: false, answer: "Quito", color: null },
      ],
    },
    {
      question: "Poètes ?",
      time: "30",
      type: "CHECK",
      image: null,
      answers: [
        { right: true, answer: "Rimbaud" },
        { right: true, answer: "Verlaine" },
        { right: false, answer: "Zola" },
      ],
    },
    {
      question: "Année ?",
      time: "20",
      type: "RANGE",
      image: null,
      answers: { min: 0, max: 9, min_correct: 3, max_correct: 4 },
    },
    {
      question: "Mot ?",
      time: "20",
      type: "TEXT",
      image: null,
      answers: [{ answer: "Oui", case_sensitive: false }],
    },
    {
      question: "Rangez",
      time: "20",
      type: "ORDER",
      image: null,
      answers: [{ answer: "un" }, { answer: "deux" }, { answer: "trois" }],
    },
    { question: "Lisez", time: "0", type: "SLIDE", image: null, answers: "<p>ceci</p>" },
    {
      question: "Avis ?",
      time: "20",
      type: "VOTING",
      image: null,
      answers: [{ answer: "Oui" }, { answer: "Non" }],
    },
  ],
};

const coller = (...bouts: readonly (Uint8Array | readonly number[])[]): Octets =>
  Uint8Array.from(bouts.flatMap((bout) => Array.from(bout)));

/** The picture holds both delimiters of pictures, and that of the quiz. */
export const classquiz = (quiz: unknown = CLASSQUIZ_QUIZ): Octets =>
  coller(
    gzipSync(octetsDe(JSON.stringify(quiz)), { mtime: 0 }),
    [0xc7, 0xc7, 0xc7, 0],
    [0xc6, 0xc6, 0xc6, 0],
    octetsDe("0"),
    [0xc5, 0xc5, 0],
    PNG,
    [0xc6, 0xc6, 0xc6, 0, 1, 2, 3, 0xc7, 0xc7, 0xc7, 0, 0xc5, 0xc5, 0],
  );

export const TEXTE = `# Capitales

1. Quelle est la capitale de l’Australie ?
Sydney
*Canberra
Melbourne

2. Capitale du Pérou ?
= Lima
`;

export const TABLEAU = `question;bonne réponse;proposition 1;proposition 2;proposition 3;temps;explication
Quelle est la capitale du Pérou ?;2;Quito;Lima;La Paz;20;Fondée en 1535.
Qui a peint la Joconde ?;Léonard;Michel-Ange;Léonard;;;
`;

const DONNEES = `const quiz = [
  { question: "Capitale du Pérou ?", options: ["Quito", "Lima"], answer: "Lima" },
  { question: 'Combien de côtés a un carré ?', options: ["3", "4"], answer: "4" }, // facile
];
`;

/** The samples, beside the repository as in the tests of a fresh clone. */
export const echantillon = (nom: string): Octets =>
  new Uint8Array(readFileSync(new URL(`../../../shared/data/openquizzdb/${nom}`, import.meta.url)));
export const ECHANTILLONS = [
  "openquizzdb_1.json",
  "openquizzdb_100.csv",
  "openquizzdb_100.json",
  "openquizzdb_107.json",
  "openquizzdb_207.csv",
  "openquizzdb_207.json",
  "openquizzdb_6.csv",
  "openquizzdb_6.json",
  "openquizzdb_75.json",
];

/** One of each. */
export async function unDeChaque(): Promise<Record<IdFormat, Octets>> {
  const notre = await ecrireTrinquizzEntier([NOTRE], () => Promise.resolve(PNG));
  return {
    qti: canvasQti(),
    h5p: h5pSet(),
    anki: octetsDe(ANKI),
    "google-forms": octetsDe(GOOGLE_FORMS),
    donnees: octetsDe(DONNEES),
    word: wordDocument(),
    pdf: pdfOfLines([
      "1. Capitale de l’Italie ?",
      "A) Milan",
      "B) **Rome**",
      "",
      "2. Capitale du Pérou ?",
      "A) **Lima**",
      "B) Quito",
    ]),
    trinquizz: notre.octets,
    texte: octetsDe(TEXTE),
    tableau: octetsDe(TABLEAU),
    "openquizzdb-json": echantillon("openquizzdb_75.json"),
    "openquizzdb-csv": echantillon("openquizzdb_6.csv"),
    "kahoot-tableur": await kahootXlsx(
      [1, "Lequel est breton ?", TROP_LONGUE, "Le maroilles", null, null, 20, 1],
      [2, "Poètes ?", "Rimbaud", "Zola", "Verlaine", null, 30, 1.3],
      [3, "Vrai ?", true, false, null, null, 5, "1"],
      [4, "Quand ?", new Date(Date.UTC(2026, 1, 1)), "hier", null, null, 60, "2"],
      [5, null, null, null, null, null, null, null],
    ),
    "kahoot-json": octetsDe(JSON.stringify(KAHOOT_JSON)),
    wayground: await classeur([
      WAYGROUND_ENTETE,
      WAYGROUND_AIDE,
      [
        "Capitale ?",
        "Multiple Choice",
        "Lima",
        "Quito",
        null,
        null,
        null,
        1,
        30,
        "https://exemple.fr/a.png",
        "Fondée en 1535.",
      ],
      ["Poètes ?", "Checkbox", "Rimbaud", "Zola", "Verlaine", null, null, "1,3", 20, null, null],
      [
        "Deux et deux ?",
        "Fill-in-the-Blank",
        "4",
        "quatre",
        null,
        null,
        null,
        null,
        20,
        null,
        null,
      ],
      ["Votre avis ?", "Open-Ended", null, null, null, null, null, null, 60, null, null],
    ]),
    blooket: octetsDe(BLOOKET),
    gimkit: octetsDe(GIMKIT),
    gift: octetsDe(GIFT),
    aiken: octetsDe(AIKEN),
    moodle: octetsDe(MOODLE),
    razzia: octetsDe(JSON.stringify(RAZZIA)),
    classquiz: classquiz(),
    opentdb: octetsDe(JSON.stringify(OPENTDB)),
  };
}
