import { expect, test } from "vitest";
import { readText, readTextLines } from "./readings.ts";

/** The questions of a text that are not doubted. */
const soundIn = (text: string): readonly string[] =>
  (readText(readTextLines(text.split("\n")))?.questions ?? []).flatMap((ligne) =>
    ligne.sorte === "question" && ligne.doutes.length === 0 ? [ligne.question.text] : [],
  );

test.each([
  ["a text that was cut at both ends", "Réponse : Rome\nQ : Qui ?\nRéponse : Lisa\nQ : Quand ?"],
  [
    "answers above their questions, without a label",
    "Rome\nQuelle est la capitale ?\n\nLisa\nQui est-ce ?\n\n1515\nEn quelle année ?",
  ],
  [
    "a letter above each question",
    "Réponse : B\n1. Où ?\nA) Oslo\nB) Rome\nRéponse : A\n2. Qui ?\nA) Lisa\nB) Bart",
  ],
  [
    "one line for the answers of all",
    "1. Où va-t-il ?\n2. Qui vient ?\n3. Quand est-ce ?\n\nRéponses : Rome, Lisa",
  ],
  [
    "a label inside the questions",
    "Où va-t-il ?\nPensez à : la mer\n=> Rome\n\nQui vient ?\nPensez à : la mère\n=> Lisa",
  ],
  [
    "the rules of an evening",
    "Article 1 : Six joueurs au plus.\nArticle 2 : Un point par réponse.",
  ],
  [
    "what the host is to do, in brackets",
    "Qui joue ? (passer la musique)\nRome\nOù est-ce ? (montrer l’affiche)\nLisa",
  ],
  [
    "bullets of two kinds",
    "1. La baleine est :\n+ un poisson\n▪ un reptile\n2. Le requin est :\n▪ un insecte\n+ un ver\n3. Le lion est :\n▪ un pays\n+ un félin",
  ],
  [
    "two answers below one list, the second of a question taken for an explanation",
    "1. Qui l’a dit ?\nA. Descartes\nB. Pascal\nC. Voltaire\nD. B. Spinoza\nRéponse : A\nExplication : En 1637.\n1. Le cafard signifie\nA. Être triste\nB. Avoir faim\nRéponse : B",
  ],
  ["a farewell among ticks and crosses", "1. Où ?\n✓ Oslo\n✗ Rome\nMerci d’avoir joué !"],
  [
    "how to answer, below each question",
    "Quelle est la capitale du Pérou ?\nRéponse courte\nQui a peint la Joconde ?\nRéponse courte",
  ],
  [
    "a theme between statements without a blank line",
    "La Terre est ronde.\nVrai*\nFaux\nHistoire\nLe Soleil tourne autour d’elle.\nVrai\nFaux*",
  ],
  [
    "where the answers are",
    "Où est Oslo ?\nRéponse au dos\nQui a peint la Joconde ?\nRéponse au dos",
  ],
  ["initials that announce", "Q. Où ?\nR. Rome\nQ. Qui ?\nRép. Lisa"],
  ["two questions on each line", "1. Où ? Rome 2. Qui ? Lisa\n3. Quoi ? Rien 4. Quand ? Hier"],
  ["slides", "Diapositive 2\nRéponse\nOslo\n\nDiapositive 4\nRéponse\nRome"],
  [
    "the frequent questions of a shop",
    "Livrez-vous à domicile ?\nOui, gratuitement dans toute la ville.\n\nQuand ouvrez-vous ?\nNous sommes ouverts tous les jours.",
  ],
])("%s: nothing is sure", (_name, text) => {
  expect(soundIn(text)).toEqual([]);
});

test.each([
  [
    "a greeting, and answers below a blank line",
    "Bonjour\nQ : Où est-ce ?\n\nRéponse : Rome\nQ : Qui est-ce ?\n\nRéponse : Lisa",
    2,
  ],
  ["an explained verdict", "1. Il dort.\nVrai : la nuit\n2. Il rit.\nFaux : jamais", 2],
  [
    "statements above their verdicts, without a blank line",
    "La Terre est ronde.\nVrai*\nFaux\nLe Soleil tourne autour d’elle.\nVrai\nFaux*",
    2,
  ],
  [
    "an answer that is also the name of a theme above",
    "Musique\nQui chante « Hello » ?\nAdele\n\nSport\nQui a gagné en 1998 ?\nLa France\n\nQuel art inspire Euterpe ?\n\nMusique\nOù est-ce ?\nRome",
    4,
  ],
  [
    "a heading above a column of verdicts",
    "VRAI ou FAUX (pour les enfants)\n\nV - La girafe a sept vertèbres cervicales.\nF - Le koala est un ours.\nF - La chauve-souris est un oiseau.",
    3,
  ],
  [
    "an answer said twice, and a name among ticks and crosses without its sign",
    "1. Où est Lima ?\nA) Au Pérou\nB) Au Chili\nRéponse : A\nLa bonne réponse est Au Pérou.\n2. Où est Oslo ?\nA) En Suède\nB) En Norvège\nRéponse : B",
    2,
  ],
  [
    "stars beside a question to answer freely",
    "1. Quelle est la capitale du Pérou ?\nA. Lima *\nB. Quito\n2. Qui a peint la Joconde ?\nA. Monet\nB. Vinci *\n3. Quel est le plus long fleuve ?\nRéponse libre\nRéponse : Le Nil",
    3,
  ],
  [
    "an answer of one digit among answers without a colon",
    "Combien de pattes a une araignée ?\nreponse 8\n\nQuelle est la capitale du Pérou ?\nreponse Lima",
    2,
  ],
  [
    "questions with the time that answers them",
    "Heure du naufrage du Titanic ? - 23h40\nHeure du crime ? - 21h15\nFin du spectacle ? - 22h30",
    3,
  ],
  ["a film with a colon", "Q : Où ?\nR : Alien : Covenant\n\nQ : Qui ?\nR : Lisa", 2],
])("%s: all sure", (_name, text, count) => {
  expect(soundIn(text)).toHaveLength(count);
});

test.each([
  ["two names of kinds", "Plat\tRégion\nCassoulet\tOccitanie\nAligot\tAubrac"],
  ["kinds and what they are of", "Nom du film | Réalisateur\nAlien | Scott\nAvatar | Cameron"],
  ["capitals", "BÊTE;LOGIS\nChien;Niche\nLapin;Terrier\nCheval;Écurie"],
  ["a kind above numbers", "Titre\tSortie\nTitanic\t1997\nAlien\t1979"],
])("titles above two columns, %s: doubted, the rest sure", (_name, text) => {
  expect(soundIn(text)).toHaveLength(text.split("\n").length - 1);
  expect(soundIn(text)).not.toContain(text.split(/\s*[\t;|]\s*|\n/)[0]);
});

test.each([
  ["words of another tongue", "roi\tking\nchien\tdog\nchat\tcat"],
  ["what asks", "Pays ? Pérou\nVille ? Lima\nFleuve ? Amazone"],
  ["capitals throughout", "CHIEN\tNICHE\nLAPIN\tTERRIER\nCHEVAL\tÉCURIE"],
  ["numbers throughout", "1515\tMarignan\n1789\tBastille\n1918\tArmistice"],
  ["a name above numbers", "Titanic\t1997\nAvatar\t2009\nAlien\t1979"],
])("no titles above two columns, %s: all sure", (_name, text) => {
  expect(soundIn(text)).toHaveLength(text.split("\n").length);
});
