/**
 * `npm run lexique`: packs the words and names that the tolerance of typed answers must not take for slips (decision 0022),
 * from the dictionary of Grammalecte (`dictionary-fr`, MPL-2.0) and the family names of `@zxcvbn-ts/language-fr` (MIT).
 */
import { writeFileSync } from "node:fs";
import { distance } from "fastest-levenshtein";
import { dictionary } from "@zxcvbn-ts/language-fr";
import dictionnaire from "dictionary-fr";
import { compresserLexique, FICHIER_LEXIQUE } from "#game/ports/adapters/lexique.ts";
import { calculerClePhonetiqueDuMot } from "#game/rules/sons.ts";
import { normaliserReponse } from "#game/rules/texte-libre.ts";

/** Units with a prefix, which the dictionary has only as prefix and unit. */
const UNITES = ["litre", "mètre", "gramme"].flatMap((unite) =>
  "déca hecto kilo déci centi milli micro nano méga giga"
    .split(" ")
    .map((prefixe) => prefixe + unite),
);

/** The words of the dictionary without their flags; compounds are split. */
const formes = new TextDecoder()
  .decode(dictionnaire.dic)
  .split("\n")
  .slice(1)
  .flatMap((ligne) => (ligne.split(/[/\t]/)[0] ?? "").split(/[-’' ]/));
const plies = (ecrits: readonly string[]): string[] =>
  ecrits.map(normaliserReponse).filter((mot) => /^[a-z]{3,}$/.test(mot));
const propres = plies(formes.filter((forme) => /^\p{Lu}/u.test(forme)));
const mots = new Set(plies([...formes, ...UNITES, ...dictionary["firstnames-fr"]]));

/** The number of typing errors that one word is forgiven. */
const portee = (mot: string): number => (mot.length >= 10 ? 2 : 1);

/**
 * The word, and each form of it with one letter or two removed: two words that are a slip apart share such a form.
 */
function restes(mot: string): Set<string> {
  const tous = new Set([mot]);
  for (let tour = 0; tour < portee(mot); tour++)
    for (const reste of Array.from(tous))
      for (let i = 1; i < reste.length; i++) tous.add(reste.slice(0, i) + reste.slice(i + 1));
  return tous;
}

const parReste = new Map<string, string[]>();
for (const mot of mots)
  for (const reste of restes(mot)) {
    const autres = parReste.get(reste);
    if (autres === undefined) parReste.set(reste, [mot]);
    else autres.push(mot);
  }

/**
 * Words that could be a slip for another word. All proper names are among them, since a name may be missing from the
 * lists.
 */
const confondables = new Set(propres);
for (const voisins of parReste.values())
  for (const mot of voisins)
    if (
      !confondables.has(mot) &&
      voisins.some(
        (autre) =>
          distance(mot, autre) <= portee(autre) &&
          calculerClePhonetiqueDuMot(autre) !== calculerClePhonetiqueDuMot(mot),
      )
    )
      confondables.add(mot);

const paquet = compresserLexique(confondables);
writeFileSync(FICHIER_LEXIQUE, paquet);
console.log(
  `${String(mots.size)} words, ${String(confondables.size)} kept, ${String(paquet.length)} bytes`,
);
