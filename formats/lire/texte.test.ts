import { describe, expect, test } from "vitest";
import { EXEMPLE_DE_REPONSE_IA, ecrirePromptPourIA } from "../modele-ia.ts";
import { brefs, lignes, lire, premier, etats, questionDe } from "../test/aides.ts";

/** Type, text, options, right ones. */
type Attendu = readonly [
  type: string,
  text: string,
  options: readonly string[],
  bonnes: readonly string[],
];
const dits = async (texte: string): Promise<Attendu[]> =>
  (await brefs(texte, "texte")).map(({ type = "", text = "", options = [], reponse = [] }) => [
    type,
    text,
    options,
    reponse,
  ]);
const AUSTRALIE: Attendu = [
  "choix",
  "Capitale de l’Australie ?",
  ["Sydney", "Canberra", "Perth"],
  ["Canberra"],
];
const PEROU: Attendu = ["entree", "Capitale du Pérou ?", [], ["Lima"]];

describe("blocks", () => {
  test.each<[string, string]>([
    ["a star", "Capitale de l’Australie ?\nSydney\n*Canberra\nPerth"],
    ["an equal sign and a space", "Capitale de l’Australie ?\nSydney\n= Canberra\nPerth"],
    ["a star behind", "Capitale de l’Australie ?\nSydney\nCanberra*\nPerth"],
    ["letters", "1. Capitale de l’Australie ?\na) Sydney\nb) *Canberra\nc) Perth"],
    ["a star before the letter", "1) Capitale de l’Australie ?\nA. Sydney\n*B. Canberra\nC. Perth"],
    ["bullets", "Capitale de l’Australie ?\n- Sydney\n- *Canberra\n- Perth"],
    ["bullets of dots, a tick", "Capitale de l’Australie ?\n• Sydney\n• Canberra ✅\n• Perth"],
    ["boxes", "Capitale de l’Australie ?\n[ ] Sydney\n[x] Canberra\n[ ] Perth"],
    ["bold", "**Capitale de l’Australie ?**\n- Sydney\n- **Canberra**\n- Perth"],
    [
      "stars as bullets, an answer",
      "Capitale de l’Australie ?\n* Sydney\n* Canberra\n* Perth\nRéponse : Canberra",
    ],
    [
      "an answer by letter",
      "Capitale de l’Australie ?\nA) Sydney\nB) Canberra\nC) Perth\nBonne réponse : B",
    ],
    [
      "an answer by both",
      "Capitale de l’Australie ?\nA) Sydney\nB) Canberra\nC) Perth\n**Réponse : B) Canberra**",
    ],
    [
      "an answer by number",
      "Capitale de l’Australie ?\n1) Sydney\n2) Canberra\n3) Perth\nSolution : 2",
    ],
    ["words", "Capitale de l’Australie ?\nSydney\nCanberra (bonne réponse)\nPerth"],
    [
      "options apart",
      "Question 1 : Capitale de l’Australie ?\n\na) Sydney\nb) Canberra ✓\nc) Perth",
    ],
    ["a fence around", "```\nCapitale de l’Australie ?\nSydney\n*Canberra\nPerth\n```"],
    ["line ends of Windows", "Capitale de l’Australie ?\r\nSydney\r\n*Canberra\r\nPerth\r\n"],
  ])("with %s", async (_nom, texte) => {
    expect(await dits(texte)).toEqual([AUSTRALIE]);
  });

  test.each<[string, string]>([
    ["an equal sign", "Capitale du Pérou ?\n= Lima"],
    ["a star", "Capitale du Pérou ?\n* Lima"],
    ["nothing", "Capitale du Pérou ?\nLima"],
    ["an answer", "Capitale du Pérou ?\nRéponse : Lima"],
  ])("whose answer is typed, with %s", async (_nom, texte) => {
    expect(await dits(texte)).toEqual([PEROU]);
  });

  test("several answers that are accepted", async () => {
    expect(
      await dits("Paris, avant ?\n= Lutèce\n= Lutetia\n\nLyon, avant ?\nLugdunum / Lugdun"),
    ).toEqual([
      ["entree", "Paris, avant ?", [], ["Lutèce", "Lutetia"]],
      ["entree", "Lyon, avant ?", [], ["Lugdunum", "Lugdun"]],
    ]);
  });

  test("numbered, without a blank line between them", async () => {
    expect(await dits("1. Un ?\na) x\nb) *y\n2. Deux ?\na) *u\nb) v\n3. Trois ?\n= 3")).toEqual([
      ["choix", "Un ?", ["x", "y"], ["y"]],
      ["choix", "Deux ?", ["u", "v"], ["u"]],
      ["entree", "Trois ?", [], ["3"]],
    ]);
  });

  test("a name that looks like a label stays whole, and so does a number", async () => {
    expect(await dits("Qui a écrit L’Étranger ?\n*A. Camus\nB. Vian\nA. Gide")).toEqual([
      ["choix", "Qui a écrit L’Étranger ?", ["A. Camus", "B. Vian", "A. Gide"], ["A. Camus"]],
    ]);
    expect(await dits("Quelle température ?\n-12 °C\n*-4 °C")).toEqual([
      ["choix", "Quelle température ?", ["-12 °C", "-4 °C"], ["-4 °C"]],
    ]);
  });

  test("what explains the answer is its proof", async () => {
    const [une] = await brefs(
      "Pérou ?\n*Lima\nQuito\nExplication : fondée en 1535.\n> Par Pizarro.",
      "texte",
    );
    expect(une?.preuve).toBe("fondée en 1535.\nPar Pizarro.");
  });

  test("an announced answer that is no option is to be looked at", async () => {
    const [une] = await lignes("Pérou ?\na) Lima\nb) Quito\nRéponse : La Paz", "texte");
    expect(questionDe(une).doutes).toEqual([
      "La réponse annoncée, «\u00A0La Paz\u00A0», n’est pas une des propositions.",
    ]);
  });

  test("a piece without an answer is told with its line", async () => {
    expect(await brefs("Bonjour à tous\n\nPérou ?\n= Lima", "texte")).toEqual([
      { ou: 1, raison: "Un texte sans proposition ni réponse" },
      expect.objectContaining({ ou: 3, text: "Pérou ?" }),
    ]);
  });
});

describe("lists", () => {
  test.each<[string, string]>([
    ["semicolons", "Capitale du Pérou ? ; Lima\nDeux et deux ? ; 4"],
    ["tabs", "Capitale du Pérou ?\tLima\nDeux et deux ?\t4"],
    ["question marks", "Capitale du Pérou ? Lima\nDeux et deux ? 4"],
    ["arrows", "Capitale du Pérou ? → Lima\nDeux et deux ? → 4"],
    ["bars", "Capitale du Pérou ? | Lima\nDeux et deux ? | 4"],
    ["numbers in front", "1. Capitale du Pérou ? ; Lima\n2. Deux et deux ? ; 4"],
    ["blank lines", "Capitale du Pérou ? ; Lima\n\nDeux et deux ? ; 4"],
  ])("with %s", async (_nom, texte) => {
    expect(await dits(texte)).toEqual([PEROU, ["entree", "Deux et deux ?", [], ["4"]]]);
  });

  test("and blocks together", async () => {
    expect(
      await dits(
        "Capitale du Pérou ? ; Lima\n\nCapitale de l’Australie ?\nSydney\n*Canberra\nPerth",
      ),
    ).toEqual([PEROU, AUSTRALIE]);
  });
});

describe("the model for an assistant", () => {
  test("is answered in a form that is read as it is, title and proofs included", async () => {
    expect(ecrirePromptPourIA({ sujet: "les fromages", nombre: 12 })).toContain("12 questions");
    expect(ecrirePromptPourIA({ sujet: " ", nombre: 12 })).toContain("[votre sujet]");
    const lecture = await lire(EXEMPLE_DE_REPONSE_IA);
    const quizz = premier(lecture);
    expect([lecture.format, quizz.titre, etats(quizz)]).toEqual([
      "texte",
      "Tour de table",
      ["ok", "ok"],
    ]);
    expect(quizz.lignes.map((ligne) => questionDe(ligne).question.type)).toEqual([
      "choix",
      "entree",
    ]);
    expect(questionDe(quizz.lignes[0]).question.preuve?.text).toContain("1908");
  });

  test("and what assistants write all the same is read too", async () => {
    const reponse = `Voici votre quizz sur les animaux !

## Titre : Les animaux

**1. Quel animal miaule ?**
- A) Le chien
- B) Le chat
- C) La vache

**Réponse : B) Le chat**

---

**2. Quel animal aboie ?**

A. Le chien
B. Le chat

Bonne réponse : A
Explication : il aboie.
`;
    const quizz = premier(await lire(reponse));
    expect(quizz.titre).toBe("Les animaux");
    expect(await dits(reponse)).toEqual([
      ["choix", "Quel animal miaule ?", ["Le chien", "Le chat", "La vache"], ["Le chat"]],
      ["choix", "Quel animal aboie ?", ["Le chien", "Le chat"], ["Le chien"]],
    ]);
  });
});

/** Each pasted as people have it: two capitals, however they are written. */
test.each<[string, string]>([
  [
    "a conversation",
    "[22/11/2026 21:04] Tom: Capitale du Pérou ? Lima\n[22/11/2026 21:05] Zoé: Capitale du Chili ? Santiago",
  ],
  [
    "a message a line",
    "22/11/2026, 21:04 - Tom: Capitale du Pérou ?\n22/11/2026, 21:04 - Tom: Lima\n22/11/2026, 21:05 - Tom: Capitale du Chili ?\n22/11/2026, 21:05 - Tom: Santiago",
  ],
  ["dashes", "Capitale du Pérou ? - Lima\nCapitale du Chili ? - Santiago"],
  ["commas", "Capitale du Pérou ?, Lima\nCapitale du Chili ?, Santiago"],
  ["Q and R", "Q: Capitale du Pérou ?\nR: Lima\n\nQ: Capitale du Chili ?\nR: Santiago"],
  [
    "Q and A, in bold, without a blank line",
    "**Q:** Capitale du Pérou ?\n**A:** Lima\n**Q:** Capitale du Chili ?\n**A:** Santiago",
  ],
  ["one line asks, the next answers", "Capitale du Pérou ?\nLima\nCapitale du Chili ?\nSantiago"],
  [
    "headings that only number",
    "### Question 1\nCapitale du Pérou ?\nRéponse : Lima\n\n### Question 2\nCapitale du Chili ?\nRéponse : Santiago",
  ],
])("%s", async (_, texte) => {
  expect(await dits(texte)).toEqual([PEROU, ["entree", "Capitale du Chili ?", [], ["Santiago"]]]);
});

test("a negative answer keeps its sign", async () => {
  expect(await dits("Où fait-il froid ? -12 °C\nEt là ? - 3 °C")).toEqual([
    ["entree", "Où fait-il froid ?", [], ["-12 °C"]],
    ["entree", "Et là ?", [], ["3 °C"]],
  ]);
});

test("what is true or false is chosen", async () => {
  expect(await dits("Le ciel est bleu. (Vrai)\nLa Terre est plate. (Faux)")).toEqual([
    ["choix", "Le ciel est bleu.", ["Vrai", "Faux"], ["Vrai"]],
    ["choix", "La Terre est plate.", ["Vrai", "Faux"], ["Faux"]],
  ]);
});

test("questions without a blank line are apart when each has its right one; otherwise an option may be a question", async () => {
  expect(await dits("Le Pérou ?\nQuito\nLima*\nLe Chili ?\nSantiago*\nBogota")).toEqual([
    ["choix", "Le Pérou ?", ["Quito", "Lima"], ["Lima"]],
    ["choix", "Le Chili ?", ["Santiago", "Bogota"], ["Santiago"]],
  ]);
  expect(await dits("Quel film ?\nMatrix*\nAlien\nQui veut la peau de Roger ?\nTitanic")).toEqual([
    [
      "choix",
      "Quel film ?",
      ["Matrix", "Alien", "Qui veut la peau de Roger ?", "Titanic"],
      ["Matrix"],
    ],
  ]);
});

test("an assistant that numbers in headings and asks in bold", async () => {
  const reponse = `Bien sûr ! Voici vos questions :

### Question 1
**Quel est le plus haut volcan d’Europe ?**
A) Vésuve
B) Etna ✅

### Question 2
**Que signifie « magma » ?**
A) Roche fondue
B) Cendre
**Réponse : A**
*Explication : du grec.*`;
  expect(premier(await lire(reponse)).titre).toBe("");
  // what it says before is told, and left out
  const [avant, ...questions] = await brefs(reponse);
  expect(avant).toEqual({ ou: 1, raison: "Un texte sans proposition ni réponse" });
  expect(
    questions.map(({ type, text, options, reponse: bonnes }) => [type, text, options, bonnes]),
  ).toEqual([
    ["choix", "Quel est le plus haut volcan d’Europe ?", ["Vésuve", "Etna"], ["Etna"]],
    ["choix", "Que signifie « magma » ?", ["Roche fondue", "Cendre"], ["Roche fondue"]],
  ]);
});

test.each([
  ["Vrai ou faux : la Suisse est dans l’Union.", "la Suisse est dans l’Union."],
  ["Vrai ou Faux ? La Lune tourne.", "La Lune tourne."],
  ["V/F : La Lune tourne.", "La Lune tourne."],
  ["Vrai ou faux, la Lune tourne ?", "Vrai ou faux, la Lune tourne ?"],
])("what the two options say is no part of the statement: %s", async (text, attendu) => {
  const lus = await brefs(`1. ${text}\nRéponse : Faux\n\n2. Le fer flotte.\nRéponse : Faux`);
  expect(lus.map((une) => [une.text, une.options, une.reponse])).toEqual([
    [attendu, ["Vrai", "Faux"], ["Faux"]],
    ["Le fer flotte.", ["Vrai", "Faux"], ["Faux"]],
  ]);
});
