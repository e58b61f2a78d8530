/** Random quizzes: any that the contracts accept, or those that a format keeps whole. */
import * as fc from "fast-check";
import {
  quizzDeFichierTrinquizz,
  type QuizzDeFichierTrinquizz,
} from "#contracts/trinquizz-file.ts";
import { TAGS_QUIZZ } from "#contracts/tags.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import type { QuestionImport } from "../lecture.ts";
import { nettoyerTexte, nettoyerTexteImporteSurUneLigne } from "../outils/ligne.ts";

/** What people type, and what breaks formats. */
const BOUT = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom("Qui", "été", "l’œuvre", "à", "Noël", "où ?", "1789", "deux"),
  },
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength: 6 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "=",
      "~",
      "#",
      "{",
      "}",
      ":",
      "::",
      "\\",
      "->",
      "%50%",
      '"',
      "'",
      "«",
      "»",
      ";",
      ",",
      "|",
      "\t",
      "<b>",
      "&amp;",
      "<",
      "*",
      "=1+1",
      "-5",
      "+33",
      "@moi",
      "1,3",
      "1.3",
      "T",
      "FALSE",
      "//",
      "$CATEGORY",
      "😑",
      "1 et 2",
      "n° 1",
      "a",
      "2",
      "_x0041_",
      "oui",
      "]]>",
      "\n",
      "'",
      "'=1",
      "''",
      "007",
      "01/02/2024",
      "12:30",
      "1e3",
      "½",
      "e\u0301te\u0301",
      "👩‍👩‍👧",
      "ANSWER: A",
      "Réponse : B",
      "A) x",
      "1. ",
      "- [x]",
      "Q:",
      "sep=;",
      "#separator:tab",
      "[html]",
      "{1:SA:=a}",
      "&#39;",
      "<!-- a -->",
      "<br>",
      "@@PLUGINFILE@@/a.png",
      '{"a":[1]}',
      "%PDF-1.4",
    ),
  },
);
const texte = (max: number) =>
  fc
    .tuple(fc.array(BOUT, { minLength: 1, maxLength: 7 }), fc.constantFrom(" ", "", "\n"))
    .map(([bouts, entre]) => [...bouts.join(entre)].slice(0, max).join(""));
const visible = (max: number) =>
  texte(max).filter((dit) => aDuTexteVisible(dit) && dit.length <= max);

const media = fc.constantFrom(
  "",
  "question.jpeg",
  "https://exemple.fr/a.png",
  "image-1.png",
  "image-2.webp#xywh=percent:0,0,50,50",
  "son.mp3#t=3,9",
);
const complement = fc.record({ text: visible(200), media });

/** Any question that is played. */
export const question: fc.Arbitrary<QuestionImport> = fc
  .record({
    type: fc.constantFrom("choix", "entree", "ordre", "rien"),
    text: visible(200),
    media,
    options: fc.uniqueArray(visible(60), { minLength: 2, maxLength: 6 }),
    bonnes: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    bonus: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    temps: fc.constantFrom(0, 5, 12, 20, 30, 240, 3600),
    preuve: fc.option(complement),
    suite: fc.option(complement),
    liste: fc.array(visible(80), { maxLength: 3 }),
    aleatoire: fc.boolean(),
  })
  .map(({ type, options, bonnes, bonus, ...reste }): QuestionImport => {
    const [premiere = ""] = options;
    const justes = options.filter((_, rang) => rang === 0 || (bonnes[rang] === true && rang < 3));
    const precises = options.filter((une, rang) => !justes.includes(une) && bonus[rang] === true);
    const propre = {
      choix: { options, reponse: justes, precis: precises },
      entree: { options: [], reponse: [premiere], precis: options.slice(1, 3) },
      ordre: { options: [...options].reverse(), reponse: options, precis: [] },
      rien: { options: [], reponse: [], precis: [] },
    }[type];
    return Object.assign(reste, { type }, propre);
  });

const plages = (nombre: number) =>
  fc.uniqueArray(fc.nat({ max: Math.max(0, nombre - 1) }), { maxLength: 6 }).map((rangs) => {
    const bornes = [...rangs].sort((a, b) => a - b);
    return bornes.slice(0, bornes.length - (bornes.length % 2));
  });

const quizzDe = (questions: fc.Arbitrary<QuestionImport>): fc.Arbitrary<QuizzDeFichierTrinquizz> =>
  fc
    .record({
      title: visible(60),
      tags: fc.uniqueArray(fc.constantFrom(...TAGS_QUIZZ), { maxLength: 4 }),
      visibilite: fc.constantFrom("prive", "amis", "public"),
      aleatoireGlobal: fc.boolean(),
      composable: fc.boolean(),
      defauts: fc.record({ temps: fc.nat(3600), melange: fc.boolean() }),
      source: fc.constantFrom("", "OpenQuizzDB"),
      auteur: fc.constantFrom("", "Tom"),
      licence: fc.constantFrom("", "CC BY-SA 4.0"),
      questions: fc.array(questions, { minLength: 1, maxLength: 6 }),
    })
    .chain((quizz) =>
      plages(quizz.questions.length).map((aleatoire) =>
        quizzDeFichierTrinquizz.parse({ ...quizz, aleatoire }),
      ),
    );

/** Whatever the API would store. */
export const quizz = quizzDe(question);

const courts = (textes: readonly string[]): string[] => [
  ...new Set(textes.map(nettoyerTexteImporteSurUneLigne).filter(aDuTexteVisible)),
];
const net = (dit: { text: string; media: string } | null) =>
  dit === null || !aDuTexteVisible(nettoyerTexte(dit.text))
    ? null
    : { text: nettoyerTexte(dit.text), media: "" };

/** The same, as somebody types it: nothing invisible, no space at the ends; media apart. */
export const propre = (une: QuestionImport): QuestionImport => {
  const options = courts(une.options);
  const reponse = courts(une.reponse);
  const precis = courts(une.precis).filter((texteBonus) => !reponse.includes(texteBonus));
  // two options that become the same text may stand in another order than the answers that name them
  const inOrderOfOptions = (textes: string[]) =>
    une.type === "choix" ? options.filter((option) => textes.includes(option)) : textes;
  return {
    ...une,
    text: nettoyerTexte(une.text),
    media: "question.jpeg",
    options,
    reponse: inOrderOfOptions(reponse),
    precis: inOrderOfOptions(precis),
    preuve: net(une.preuve),
    suite: net(une.suite),
    liste: courts(une.liste),
  };
};

export const quizzPropre = quizzDe(
  question
    .map(propre)
    .filter(
      ({ text, options, reponse, type }) =>
        aDuTexteVisible(text) && (type === "rien" || reponse.length > 0) && options.length !== 1,
    ),
);
