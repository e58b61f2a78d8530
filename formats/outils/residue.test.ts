import { describe, expect, test } from "vitest";
import { creerLigneChoix, creerLigneEntree, creerLigneRien } from "./ligne.ts";
import { withDoubtsOfOddTexts } from "./residue.ts";

/** `Question | =answer` or `Question | option | *right`, as lines of a quizz; the number of doubts of each. */
const doubtsOf = (...questions: readonly string[]): readonly number[] =>
  withDoubtsOfOddTexts(
    questions.map((one, rank) => {
      const [text = "", ...rest] = one.split(" | ");
      return rest.every((answer) => answer.startsWith("="))
        ? creerLigneEntree({ ou: rank + 1, text, reponses: rest.map((answer) => answer.slice(1)) })
        : creerLigneChoix({
            ou: rank + 1,
            text,
            options: rest.map((option) => ({
              texte: option.replace(/^\*/, ""),
              bonne: option.startsWith("*"),
            })),
          });
    }),
  ).map((ligne) => (ligne.sorte === "question" ? ligne.doutes.length : -1));

describe("what people leave in a text is doubted", () => {
  test.each([
    ["a numbered answer", ["Qui ? | =R1 : Lisa", "Où ? | =R2: Rome", "Quand ? | =R3 : 1515"]],
    ["an announcement", ["Qui ? | =Réponses acceptées : ABBA", "Où ? | =Sol. : Rome"]],
    [
      "a label that answers share",
      ["Qui ? | =Dos : Lisa", "Où ? | =Dos : Rome", "Quoi ? | =Dos : 3"],
    ],
    ["the side of a card", ["Recto : Qui ? | =Lisa", "Recto : Où ? | =Rome"]],
    ["a theme in brackets", ["[Musique] Qui ? | =Lisa", "[Sport] Où ? | =Rome"]],
    ["a picture in front", ["🔵 Géo : Où ? | =Rome", "🟢 Sport : Qui ? | =Zidane"]],
    ["a theme above", ["Géographie\nOù ? | =Rome", "Sport\nQui ? | =Zidane"]],
    ["letters before options", ["Où ? | A Rome | *B Nice | C Oslo"]],
    ["a bullet before some options", ["Où ? | Une seule | *◯ Nice | ◯ Oslo"]],
    ["votes behind options", ["Où ? | Rome 15 % 4 | *Nice 74 % 20 | Oslo 11 % 3"]],
    ["a triangle in front, alone", ["▼ Où ? | =Rome"]],
    ["the right one in brackets", ["Le pluriel est : [a] – b | =c", "Qui ? | =[Lisa]"]],
    ["another name in parentheses", ["Qui ? | =Molière (Jean-Baptiste Poquelin)"]],
    ["a reference behind", ["Où ? | =Rome [Mt 2, 1]", "Qui ? | =Lisa [Gn 6, 14]"]],
    [
      "a list that dashes part",
      ["Le mot est : un nom – un verbe | =un adverbe", "Ils est : bon – faux | =sûr"],
    ],
    ["the kind of a question, alone", ["Question de rattrapage : où ? | =Rome"]],
    ["an ordinal before a question", ["Cinquième et dernière question : où ? | =Rome"]],
    ["a verdict behind a statement", ["Napoléon est mort sur Elbe. → Faux | =à Sainte-Hélène"]],
    ["colours in front", ["Bleu : Où ? | =Rome", "Rose : Qui ? | =Lisa", "Vert : Quoi ? | =Rien"]],
    ["who found each", ["Qui ? | =Manet (trouvé par Luc)", "Et ? | =Munch (trouvé par Zoé)"]],
    ["how many knew each", ["Qui ? | =Manet - 35 %", "Et ? | =Munch 82 %", "Où ? | =Rome - 9 %"]],
    ["when each is asked", ["20h05 Où ? | =Rome", "20h10 Qui ? | =Lisa"]],
    ["the answer of another question", ["Phnom Penh. Quelle est la capitale ? | =Hanoï"]],
    ["a note below", ["Où ? | =Sucre*"]],
    ["brackets and braces around", ["Il va à | =(Rome)", "Qui ? | ={Lisa}"]],
    ["a correction", ["Où ? | =Rio FAUX Brasília", "Qui ? | =Lisa JUSTE"]],
    ["a comment behind a dash", ["Qui ? | =Pasteur - en 1885", "Et ? | =Fleming - en 1928"]],
    ["a theme and a dash", ["GEO - Où ? | =Rome", "HIST - Qui ? | =Lisa"]],
    ["digits for true and false", ["Le Rhin se jette ici | =0", "La Seine aussi | =1"]],
    ["what somebody says beside an answer", ["Où ? | =le Nord (j’avais dit le Sud !)"]],
    ["bold and italics", ["Où ? | =**Rome**", "Qui a peint *Guernica* ? | =Picasso"]],
    ["a spoiler", ["Où ? | =||Rome||"]],
    ["an entity", ["Qui chante &quot;Help&quot; ? | =Les Beatles"]],
    ["a bracket that nothing closes", ["Records [modifier | =l’Everest", "Où ? | =(Rome"]],
    [
      "a reminder",
      [
        "Où ? | =à vérifier !!!",
        "Qui ? | =???",
        "Quoi ? | =la réponse demain",
        "Et ? | =??? (à vérifier)",
      ],
    ],
    ["a key as an answer", ["Michel a gagné. | =1 V - 2 F - 3 V - 4 Faux - 5 Vrai - 6 A"]],
    ["several answers in one", ["Où ? | =Pays-Bas / Hollande", "Qui ? | =Elvis / Presley"]],
    ["options as one answer", ["Qui ? | =Sven - OLAF - Kristoff", "Quoi ? | =ABU - Iago - Raja"]],
    ["a verdict with its reason", ["Ils sont neuf. | =Faux (ils sont sept)"]],
    ["words of a page", ["Où ? * 1 point | =Rome", "Voir aussi | =Portail de la géographie"]],
    ["every option right", ["Où ? | *Rome | *Nice | *Oslo"]],
    ["a number or Q before questions", ["1 Qui ? | =Lisa", "2 Où ? | =Rome", "Q Quoi ? | =Rien"]],
    ["a bullet or an arrow", ["Qui ? | => Lisa", "Où ? | =# Rome", "Quoi ? | =→"]],
    [
      "options in the question",
      ["Où ?\nPropositions : Rome - Oslo | =Rome", "Qui : A / B* / C | =D"],
    ],
    ["an answer in the question", ["Combien de faces ? 6 | =GG à tous"]],
    ["points behind a question", ["Quel roi ? (1 pt) | =Louis XVI"]],
    ["right letters behind options", ["Où ? | =Rome Oslo Bonn B", "Qui ? | =Coq Aigle Paon A"]],
    ["points among options", ["Quels fruits ? | Citron | *50 | Pomme | -50 | Orange"]],
    ["one answer for all", ["Qui ? | =X", "Où ? | =x", "Quand ? | =X"]],
    ["a list in an option", ["Où ? | *Rome | Oslo|Nice|Bonn"]],
    [
      "the time of each question",
      [
        "Où ? | 20 s | *Rome | Oslo",
        "Qui ? | 30 s | *Lisa | Bart",
        "Quel an ? | 5 s | *1515 | 1789",
      ],
    ],
    ["a sign that answers share", ["Où ? | =° Rome", "Qui ? | =° Lisa", "Quoi ? | =° 10"]],
    ["a sign before one answer", ["Où ? | =: Rome"]],
    ["a bullet of a word processor", ["Où ? | =o Rome", "Qui ? | =o Lisa", "Quoi ? | =o 10"]],
    ["numbered letters", ["Où ? | =R1 Rome", "Qui ? | =R2 Lisa"]],
    ["a short word", ["Où ? | =Sol Rome", "Qui ? | =Sol Lisa", "Quoi ? | =Sol 10"]],
    ["what questions count for", ["1 (5 pts) Où ? | =Rome", "2 (5 pts) Qui ? | =Lisa"]],
    ["brackets before questions", ["(30 s) Où ? | =Rome", "(20 s) Qui ? | =Lisa"]],
    ["stars before questions", ["★☆ Où ? | =Rome", "★☆ Qui ? | =Lisa"]],
    ["numbers before options", ["Où ? | 0- Rome | *1- Oslo", "Qui ? | *1) Lisa | 2) Bart"]],
    ["a title", ["Vrai ou faux ? | =Réponse"]],
    ["a code for a question", ["R1 | =La Marseillaise"]],
    ["an instant for a question", ["00:01:12,800 | =Morse"]],
  ])("%s", (_name, questions) => {
    expect(doubtsOf(...questions).filter((count) => count === 0)).toEqual([]);
  });

  test("the same question with another answer", () => {
    expect(doubtsOf("Où ? | =Rome", "Qui ? | =Lisa", "Où ? | =Oslo")).toEqual([1, 0, 1]);
  });
});

test.each([
  [
    "names with points",
    ["Qui chante ? | =M. Pokora", "Qui joue ? | =S. Coppola", "Où ? | =St. Louis"],
  ],
  ["titles with a colon", ["Quel film ? | =2001 : l’Odyssée de l’espace", "Et ici ? | =Alien"]],
  [
    "a way to ask that comes back",
    ["Vrai ou faux : il dort | =Non", "Vrai ou faux : il boit | =Oui"],
  ],
  [
    "blanks to fill in",
    ["Il ___ au marché. | est allé | *va", "L’eau bout à ______ degrés. | =100"],
  ],
  ["sums", ["Combien font 3 × (2 + 4) ? | 10 | *18", "5 - 1 = ? | =4", "2 * 3 * 4 = ? | =24"]],
  ["letters as options", ["Quelle lettre suit B ? | A | *C | D"]],
  ["pictures as options", ["Quel fruit ? | 🍎 Pomme | *🍐 Poire"]],
  ["an option of two questions", ["Où ? | Lima | *Rome | Oslo", "Ici ? | *Lima | Quito | Bonn"]],
  ["durations as options", ["Combien ? | 10 s | *20 s | 30 s", "Et là ? | 1 min | *2 min | 3 min"]],
  ["percentages as options", ["Combien ? | 10 % | *20 % | 30 %"]],
  [
    "dates and fractions",
    ["Quelle date ? | =14/07/1789", "Et là ? | =1/1/2000", "Quoi ? | =1 / 2", "Et ? | =3 / 4"],
  ],
  ["a score", ["Quel score ? | =3 - 0", "Quelle course ? | =Paris - Roubaix"]],
  [
    "parentheses and a smiley",
    ["Quel métal (fer, or) est liquide ? | =Aucun :)", "a) ou b) ? | =a"],
  ],
  [
    "brackets to choose in",
    ["I ... a student. [am/is/are] | =am", "He ... tall. [am/is/are] | =is"],
  ],
  ["code", ["Que vaut `a[0]` ? | `1` | *`2`"]],
  [
    "names that begin alike",
    ["Quel roi ? | =Louis XIV", "Et lui ? | =Louis XVI", "Et avant ? | =Louis XIII"],
  ],
  ["articles", ["Où ? | =La cave", "Quoi ? | =La porte", "Qui ? | =La reine"]],
  ["translations", ["le chat | =a cat", "le chien | =a dog", "la main | =a hand"]],
  ["scores and years", ["Quel score ? | 1-0 | *2-1", "Quand ? | =14 juillet", "Et là ? | =16 mai"]],
  ["numbers that go up", ["Combien ? | =3 fois", "Et là ? | =4 fois", "Et ici ? | =8 fois"]],
  ["an email and a chat sign", ["Quel signe ? | # | *@ | &"]],
])("%s: no doubt", (_name, questions) => {
  expect(doubtsOf(...questions).filter((count) => count > 0)).toEqual([]);
});

test("what is alone among the doubted is doubted", () => {
  const odd = ["Voir aussi | =Portail", "Où ? | =**Rome**", "Qui ? | =???", "Quand ? | => 1515"];
  expect(doubtsOf(...odd, "Titre | =Vevey").at(-1)).toBe(1);
});

test("messages where questions were expected", () => {
  const messages = ["Le kiwi vient de Chine", "Bolt court"].map((text, rank) =>
    creerLigneRien({ ou: rank + 1, text }),
  );
  expect(withDoubtsOfOddTexts(messages)).toMatchObject(
    messages.map(() => ({ doutes: [expect.stringContaining("message")] })),
  );
});
