/** Checks of the patron's lines (mise-en-scene "Le patron"). */
import { expect, test } from "vitest";
import { decouperTexteImprevu } from "#contracts/imprevu-commandes.ts";
import { poseDuPatron, situationDuPatron } from "#contracts/patron.ts";
import { lireFichierRepliquesDuPatron } from "#game/ports/adapters/repliques-du-patron.ts";
import { compterJoueursNommesDansReplique } from "#game/rules/patron/patron.ts";

const parSituation = lireFichierRepliquesDuPatron();
const toutes = Object.values(parSituation).flat();

/** Situations caused by one person, whom some lines may name. */
const NOMMENT_DEUX = new Set(["egalite"]);
const NOMMENT = new Set([
  "beaucoup",
  "soixanteNeuf",
  "seulJuste",
  "remontee",
  "serieJuste",
  "serieFaux",
  "tete",
  "rapidite",
  "premierFaux",
  "dernierARepondre",
  "eau",
  "retardataire",
  "arrivee",
  "cadeau",
]);

test("there are enough of them for an evening, and none is said twice", () => {
  expect(toutes.length).toBeGreaterThanOrEqual(160);
  expect(new Set(toutes.map(({ id }) => id)).size).toBe(toutes.length);
  const dits = toutes.map(({ text }) => text.toLowerCase().replaceAll(/\W/g, ""));
  expect(new Set(dits).size).toBe(toutes.length);
  expect(new Set(toutes.map((replique) => replique.pose))).toEqual(new Set(poseDuPatron.options));
});

test.each(situationDuPatron.options)("%s names whom it is about, and nobody else", (quoi) => {
  const max = NOMMENT_DEUX.has(quoi) ? 2 : NOMMENT.has(quoi) ? 1 : 0;
  for (const { text } of parSituation[quoi]) {
    expect(compterJoueursNommesDansReplique(text), text).toBeLessThanOrEqual(max);
    for (const jeton of decouperTexteImprevu(text)) {
      if (jeton.type === "commande") expect(["joueur", "joueurAutre"], text).toContain(jeton.nom);
      else expect(jeton.type, text).toBe("texte");
    }
  }
});

test("spaces, apostrophes and dots are those of French typography", () => {
  for (const { text } of toutes) {
    expect(text).not.toMatch(/['"]|\.\.\.|--| {2}|^\s|\s$/);
    // a French punctuation mark needs a narrow no-break space before it, so that it never begins a line
    expect(text).not.toMatch(/(?<!\u202F)[?!;]/);
    expect(text).not.toMatch(/(?<!\u00A0)[:»]|«(?!\u00A0)/);
    expect(text).toMatch(/[.?!…]$/);
  }
});

test("no word before a name would have to be elided before a vowel, and none tells a gender", () => {
  for (const { text } of toutes) {
    expect(text).not.toMatch(/\b(de|que|le|la|jusque|lorsque|du|ce|se|ne) &joueur/i);
    expect(text).not.toMatch(
      /&joueur(Autre)? (est|sera|était|semble) \S+[éie]e?\b|\b(madame|monsieur|messieurs|mesdames)\b/i,
    );
    // a pronoun after a player's name, or a participle before it, would need the player's gender
    expect(text).not.toMatch(/&joueur.*\b(ils?|elles?)\b|^\p{Lu}\p{Ll}+ant[.!] &joueur/u);
  }
});

test("a first mistake is one of the game: the next quizz begins anew", () => {
  const dites = parSituation.premierFaux.map(({ text }) => text);
  for (const text of dites) expect(text).not.toMatch(/soirée/);
  // some lines name nobody, for a first mistake of several players at once
  expect(
    dites.filter((text) => compterJoueursNommesDansReplique(text) === 0).length,
  ).toBeGreaterThanOrEqual(3);
});

test("nobody is asked to drink more", () => {
  for (const { text } of toutes)
    expect(text).not.toMatch(/\bbo(is|ire|it|ivez|ivent)\b|\bbuvez\b/i);
});
