import { describe, expect, it } from "vitest";
import { compterFautesDeFrappe, estReponseAcceptee, normaliserReponse } from "./texte-libre.ts";

describe("folding a typed text", () => {
  it.each([
    ["L’Œuf à la coque !", "oeuf a la coque"],
    ["  ÉTÉ   indien ", "ete indien"],
    ["ÆTHER", "aether"],
    ["Où ça ?", "ou ca"],
    ["l'été", "ete"],
    ["D’Artagnan", "artagnan"],
    ["Straße", "strasse"],
    ["ｆｕｌｌ　ｗｉｄｔｈ", "full width"],
    ["E\u0301tienne", "etienne"],
    ["Zürich", "zurich"],
    ["Москва", "moskva"],
    ["1 000", "1000"],
    ["1\u202F000\u00A0000", "1000000"],
    ["1.234.567", "1234567"],
    ["", ""],
    ["🍺🍺", ""],
  ])("%j gives %j", (texte, plie) => expect(normaliserReponse(texte)).toBe(plie));

  it.each(["le", "la", "les", "un", "une", "des", "du", "de"])(
    "drops the article %s before a word",
    (article) => {
      expect(normaliserReponse(`${article} Soleil`)).toBe("soleil");
      expect(normaliserReponse(article.toUpperCase())).toBe(article);
      expect(normaliserReponse(`Soleil ${article}`)).toBe(`soleil ${article}`);
      expect(normaliserReponse(`${article}soleil`)).toBe(`${article}soleil`);
    },
  );

  it.each(["l'", "l’", "L’", "d'", "D’"])("drops %s before a word", (article) => {
    expect(normaliserReponse(`${article}Avion`)).toBe("avion");
  });
});

/** each row: [typed, expected] */
const ACCEPTEES: [string, string, string][] = [
  ["case", "PARIS", "Paris"],
  ["accents left out", "Elephant", "Éléphant"],
  ["accents put in", "Éléphant", "elephant"],
  ["foreign accents", "Koln", "Köln"],
  ["foreign accents", "Bar", "Bär"],
  ["foreign accents", "senor", "Señor"],
  ["cedilla", "francais", "Français"],
  ["œ", "coeur", "Cœur"],
  ["œ", "Cœur", "coeur"],
  ["æ", "Laetitia", "Lætitia"],
  ["punctuation", "Qui vivra, verra !", "qui vivra verra"],
  ["hyphens", "Saint Étienne", "Saint-Etienne"],
  ["apostrophes", "Jeanne d'Arc", "Jeanne d’Arc"],
  ["spaces", "  tour   eiffel ", "Tour Eiffel"],
  ["spaces left out", "newyork", "New York"],
  ["article put in", "la France", "France"],
  ["article left out", "Joconde", "La Joconde"],
  ["elided article", "Italie", "L’Italie"],
  ["apostrophe forgotten", "litalie", "L’Italie"],
  ["apostrophe forgotten", "lenvers", "l’envers"],
  ["apostrophe forgotten", "dartagnan", "D’Artagnan"],
  ["a date with other signs", "14/07/1789", "14.07.1789"],
  ["other article", "une pomme", "la pomme"],
  ["1 slip, 6 letters", "Monaxo", "Monaco"],
  ["1 slip, letter left out", "Monac", "Monaco"],
  ["1 slip, letter added", "Monacco", "Monaco"],
  ["1 slip, 8 letters", "Autrixhe", "Autriche"],
  ["2 slips, 10 letters", "alumete noire", "allumette noire"],
  ["2 slips, 10 letters", "Montevideau", "Montevideo"],
  ["slips beside digits", "Apolo 11", "Apollo 11"],
  ["digits apart", "Apollo11", "Apollo 11"],
  ["thousands", "1 000", "1000"],
  ["thousands", "1000", "1 000"],
  ["number inside a text", "12 hommes en colère", "Douze hommes en colère"],
  ["number inside a text", "Cent ans de solitude", "100 ans de solitude"],
  ["number inside a text", "Les vingt-quatre heures du Mans", "24 heures du Mans"],
  ["number and a slip", "Les 4 fantastique", "Les Quatre Fantastiques"],
  ["slip in a number's name inside a text", "les set nains", "Les sept nains"],
  ["Roman numerals by value", "Louis 16", "Louis XVI"],
  ["Roman numerals, in small letters", "louis xvi", "Louis XVI"],
  ["Roman numerals in words", "Louis seize", "Louis XVI"],
  ["Roman numerals for digits", "Apollo XI", "Apollo 11"],
  ["Roman numeral of one letter", "Henri 4", "Henri IV"],
  ["Roman numeral of one letter", "charles v", "Charles V"],
  ["Roman numeral and a slip", "Ramzès II", "Ramsès II"],
  ["a century", "19e siècle", "XIXe siècle"],
  ["a century", "19ème siècle", "Le XIXᵉ siècle"],
  ["a century in words", "dix-neuvième siècle", "XIXe siècle"],
  ["a century in Roman numerals", "xixe siecle", "19e siècle"],
  ["an ordinal", "François premier", "François Ier"],
  ["an ordinal", "francois 1er", "François Ier"],
  ["an ordinal", "Francois 1", "François Ier"],
  ["capitals that are a numeral too", "dc comics", "DC Comics"],
  ["capitals that are a numeral too", "mix", "MIX"],
  ["a sign in words", "C plus plus", "C++"],
  ["a sign in words", "fa dièse", "Fa #"],
  ["a sign apart", "Canal +", "Canal+"],
  ["a hash that is only dress", "metoo", "#MeToo"],
  ["et", "Bonnie et Clyde", "Bonnie & Clyde"],
  ["decimal comma", "3,142", "3,142"],
  ["decimal dot", "3.142", "3,142"],
  ["decimal in words", "3 virgule 5", "3,5"],
  ["thousands with dots", "3.142", "3142"],
  ["thousands, the English way", "1,000,000", "1000000"],
  ["minus", "−5", "-5"],
  ["minus in words", "moins cinq", "-5"],
  ["non latin", "東京", "東京"],
  ["non latin, transliterated", "Moskva", "Москва"],
  ["signs only", " € ", "€"],
  ["emoji only", "🍺", "🍺"],
];

const REFUSEES: [string, string, string][] = [
  ["empty", "", "Paris"],
  ["spaces only", "   ", "Paris"],
  ["emoji only", "🍺🍺🍺", "Paris"],
  ["emoji for another", "🍺", "🍷"],
  ["signs for others", "?", "€"],
  ["text for a sign", "euro", "€"],
  ["empty for a sign", "", "!"],
  ["1 slip, 4 letters", "Rima", "Rome"],
  ["1 slip, 5 letters", "Pariz", "Paris"],
  ["2 slips, 9 letters", "alumete", "allumette"],
  ["a slip on the first letter", "Nadrid", "Madrid"],
  ["a first letter left out", "onaco", "Monaco"],
  ["a slip on the first letter, 12 letters", "Lanchester Utd", "Manchester Utd"],
  ["another king", "Louis XV", "Louis XVI"],
  ["another king in digits", "Louis 15", "Louis XVI"],
  ["another king in small letters", "louis xviii", "Louis XVIII bis"],
  ["another pharaoh", "Ramsès III", "Ramsès II"],
  ["another century", "XIXe siècle", "XXe siècle"],
  ["another century in digits", "19e siècle", "XXe siècle"],
  ["another ordinal", "François II", "François Ier"],
  ["a sign left out", "C", "C++"],
  ["a sign for another", "C#", "C++"],
  ["a sign too many", "C++", "C"],
  ["a sign too many", "C#", "C"],
  ["a decimal comma left out", "3142", "3,142"],
  ["a decimal comma too many", "3,142", "3142"],
  ["1 slip, 4 letters", "Romo", "Rome"],
  ["2 slips, 6 letters", "Monahy", "Monaco"],
  ["2 slips, 8 letters", "Otriche", "Autriche"],
  ["3 slips, 9 letters", "alumetez", "allumette"],
  ["another digit", "1788", "1789"],
  ["another digit", "14 juillet 1788", "14 juillet 1789"],
  ["a digit left out", "178", "1789"],
  ["a digit too many", "17890", "1789"],
  ["digits out of order", "Apollo 31", "Apollo 13"],
  ["digits left out", "Apollo", "Apollo 11"],
  ["digits apart from each other", "1 1", "11"],
  ["decimals", "35", "3,5"],
  ["letters are counted, not digits", "N 1234", "M 1234"],
  ["sign lost", "5", "-5"],
  ["sign lost", "-5", "5"],
  ["words for others", "sept", "cent"],
  ["words for digits", "six", "10"],
  ["words for others, inside a text", "six nains de jardin", "dix nains de jardin"],
  ["words for digits, inside a text", "11 hommes en colère", "Douze hommes en colère"],
  ["the number only", "12", "Douze hommes en colère"],
  ["another non latin", "京都", "東京"],
  ["non latin left out", "2020", "東京2020"],
  ["another city", "Lyon", "Paris"],
];

describe("is a typed text the expected one", () => {
  it.each(ACCEPTEES)("%s: %j is %j", (_, saisi, attendu) =>
    expect(estReponseAcceptee(saisi, attendu)).toBe(true),
  );
  it.each(REFUSEES)("%s: %j is not %j", (_, saisi, attendu) =>
    expect(estReponseAcceptee(saisi, attendu)).toBe(false),
  );
});

describe("how many slips an accepted text was forgiven", () => {
  it.each([
    ["Madrid", "Madrid", 0],
    ["la tour eiffel", "Tour Eiffel", 0],
    ["Louis 16", "Louis XVI", 0],
    ["Madrit", "Madrid", 1],
    ["Montevideau", "Montevideo", 2],
    ["Lisbonne", "Madrid", null],
  ])("%j for %j: %s", (saisi, attendu, fautes) =>
    expect(compterFautesDeFrappe(saisi, attendu)).toBe(fautes),
  );
});
