import { expect, test } from "vitest";
import { type Distinction, distinction } from "#contracts/partie.ts";
import type { VueFin } from "#game/schema/etat.ts";
import { distinctionsParJoueur } from "./distinctions.ts";

const fin = (prix: VueFin["prix"]): VueFin => ({
  raison: "quizz",
  defi: [],
  courbes: [],
  quizzId: "q",
  nbQuestions: 3,
  titre: "Quizz",
  tour: 9,
  table: [],
  recu: [],
  prix,
});
const lire = (nom: Distinction, valeur: number) => {
  const lue = distinctionsParJoueur(fin([{ nom, qui: ["j1"], valeur }])).get("j1")?.[0];
  if (lue === undefined) throw new Error(`${nom} is not said`);
  return lue;
};

test.each([
  ["genereux", 0, "Les poches cousues", "aucune gorgée offerte"],
  ["genereux", 1, "Main généreuse", "1\u00A0gorgée offerte"],
  ["genereux", 4, "Main généreuse", "4\u00A0gorgées offertes"],
  ["tapisVert", 1, "Le tapis vert", "1\u00A0gorgée effacée à la roue"],
  ["tapisVert", 5, "Le tapis vert", "5\u00A0gorgées effacées à la roue"],
  ["cordee", 0, "La réserve de la maison", "tout est gardé pour la revanche"],
  ["cordee", 1, "L’édition limitée", "1\u00A0bonne réponse, numérotée"],
  ["mauvaisePasse", 1, "L’art de l’esquive", "1\u00A0juste esquivée à la fois"],
  ["sansFaute", 5, "Le sans-faute", "5\u00A0sur\u00A05"],
  ["dernierVerre", 3, "Le dernier verre", "à la 3e\u00A0question"],
  ["descente", 9, "La descente", "9\u00A0gorgées d’un coup"],
  ["chameau", 3, "Le chameau", "3\u00A0questions à sec"],
  ["chouchou", 2, "La coqueluche", "2\u00A0gorgées reçues en cadeau"],
  ["remontada", 3, "La remontada", "3\u00A0places gagnées"],
  ["sommelier", 0, "Sommelier de robinet", "toute la soirée à l’eau"],
  ["matinal", 0, "Les clés du bar", "a ouvert la room"],
] as const)("%s with %i", (nom, valeur, titre, exploit) => {
  expect(lire(nom, valeur)).toEqual({ nom, titre, exploit });
});

test("each has a title of its own, and words for nothing, for one and for many", () => {
  const titres = distinction.options.map((nom) => lire(nom, 2).titre);
  expect(new Set(titres).size).toBe(titres.length);
  for (const nom of distinction.options)
    for (const valeur of [0, 1, 2, 12]) {
      const { titre, exploit } = lire(nom, valeur);
      expect(titre).not.toBe("");
      // a number is never followed by a plain space, and every apostrophe is typographic
      expect(`${titre} ${exploit}`).not.toMatch(/\d(?:e|re)? |'/);
      // a word after 1 is singular
      if (valeur === 1) expect(exploit).not.toMatch(/\b1\u00A0\S+s\b|\b1\u00A0\S+,? \S+ées\b/);
      // the title of an award guesses no gender
      expect(titre).not.toMatch(
        /\b(?:Dernier de|Jamais \S+i|\S+é|Premier)$|^(?:Dernier|Premier) de/,
      );
    }
});

test("a game of an older version named two people for one thing, and one person for two", () => {
  const lues = distinctionsParJoueur(
    fin([
      { nom: "chameau", qui: ["j1", "j2"], valeur: 3 },
      { nom: "descente", qui: ["j1"], valeur: 7 },
    ]),
  );
  expect(lues.get("j1")?.map(({ titre }) => titre)).toEqual(["Le chameau", "La descente"]);
  expect(lues.get("j2")?.map(({ titre }) => titre)).toEqual(["Le chameau"]);
});
