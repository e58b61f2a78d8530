/** Rules that remove the themes beside the questions of a pasted text: "[Musique] Qui chante…", "Question 1 — Géographie". Pure. */
import type { TextRewriteRule } from "./clean.ts";

const asks = (line: string): boolean => /[?？]\W*$/.test(line);

/** Themes that authors name in front of a question. */
const THEMES =
  "(?:(?:histoire|g[ée]o(?:graphie)?|sciences?(?: et (?:vie|nature|techniques?))?|nature|animaux|cin[ée](?:ma)?|films?|s[ée]ries?(?: t[ée]l[ée])?|t[ée]l[ée]|t[ée]l[ée]vision|musique|chansons?|litt[ée]rature|livres?|arts?(?: et (?:litt[ée]rature|culture|spectacles?))?|culture(?: g[ée]n[ée]rale)?|culture g|sports?(?: et loisirs?)?|loisirs?|football|foot|rugby|tennis|cuisine|gastronomie|divertissements?|people|jeux(?: vid[ée]o)?|politique|[ée]conomie|actualit[ée]s?|soci[ée]t[ée]|langue fran[çc]aise|orthographe|vocabulaire|maths?|math[ée]matiques|informatique|technologie|internet|espace|astronomie|mythologie|religions?|monde|france|voyages?|insolite|logique|divers|sant[ée]|corps humain|bandes? dessin[ée]es?|bd|disney|mode)(?:\\s*(?:&|et|\\/)\\s*[\\p{L}]{3,15})?)";
const NUMBER_IN_FRONT = "^(\\W*(?:(?:q(?:uestion)?\\s*)?\\d{1,3}\\s*[.):/–-]+\\s*)?)";
const BRACKETED = new RegExp(
  `${NUMBER_IN_FRONT}\\[(?![xX ]?\\])[^\\]\\d]{2,30}\\]\\s*[:–-]?\\s*(?=\\S.*\\?)`,
  "iu",
);
/** The colours of a board game, and levels, which authors name in front of a question too. */
const COLOURS_AND_LEVELS =
  "(?:bleue?|rose|jaune|marron|violet(?:te)?|verte?|orange|rouge|noire?|blan(?:c|che)|facile|moyen(?:ne)?|difficile|expert|pour\\s+\\d{1,3}\\s+points?|d[ée]butant|interm[ée]diaire|confirm[ée])";
const THEME_IN_FRONT = new RegExp(
  `${NUMBER_IN_FRONT}(?:${THEMES}|${COLOURS_AND_LEVELS})\\s*[:–—-]\\s+(?=\\S.*\\?)`,
  "iu",
);
const TITLED =
  /^(\W*(?:(?:q(?:uestion)?|carte)\s*(?:n[°º]\s*)?)?\d{1,3})\s*[-–—:.]+\s*([^?:]{2,30}?)(\**)$/iu;
/** A theme and nothing else. */
export const THEME_ALONE_PATTERN = new RegExp(`^${THEMES}$`, "iu");
/** Removes the theme behind the number of a question, on a line above what is asked: "Question 1 — Géographie". */
const withoutThemesBehind: TextRewriteRule = (lines) => {
  const titled = lines.flatMap((line, rank) => {
    const [, , theme] = TITLED.exec(line) ?? [];
    let next = rank + 1;
    while (lines[next] === "") next += 1;
    const below = lines[next] ?? "";
    return theme === undefined
      ? []
      : [
          {
            rank,
            known: THEME_ALONE_PATTERN.test(theme.trim()),
            above: asks(below) && !/^\W*\d/.test(below),
          },
        ];
  });
  const known = titled.filter((one) => one.known);
  const above = titled.filter((one) => one.above);
  // nothing is removed where few themes are known ones, or one does not stand above a question: they may be numbered propositions
  if (known.length < 2 || known.length * 2 < above.length || !known.every((one) => one.above))
    return lines;
  const ranks = new Set(above.map(({ rank }) => rank));
  return lines.map((line, rank) => (ranks.has(rank) ? line.replace(TITLED, "$1$3") : line));
};

/** Removes the themes in front of questions, "[Musique] Qui chante…", "Géographie : Quel pays…", where half of the questions have one. */
const withoutThemesInFront: TextRewriteRule = (lines) => {
  const asking = lines.filter((line) => line.includes("?"));
  const often = (form: RegExp) => {
    const said = asking.filter((line) => form.test(line)).length;
    return said > 1 && said * 2 >= asking.length;
  };
  return [BRACKETED, THEME_IN_FRONT]
    .filter(often)
    .reduce<readonly string[]>((all, form) => all.map((line) => line.replace(form, "$1")), lines);
};

/** The rules of this file, in the order in which they apply, once ornaments are gone. */
export const THEME_REMOVAL_RULES: readonly TextRewriteRule[] = [
  withoutThemesBehind,
  withoutThemesInFront,
];
