/**
 * Removes or rewrites what programs and habits leave in a line of a pasted text, by tables of patterns: each line is rewritten by itself,
 * in the signs that the rest of the folder knows. What only the whole text tells apart is a rule (tidy.ts). Pure.
 */
import { nettoyerTexte } from "../outils/ligne.ts";

/** A rule that rewrites the lines of a pasted text by what all of them show; each line keeps its place, and a removed one becomes empty. */
export type TextRewriteRule = (lines: readonly string[]) => readonly string[];

/** What stands in a line, and what is written instead. */
interface LinePattern {
  readonly what: string;
  readonly form: RegExp;
  readonly to: string | ((said: string, ...groups: string[]) => string);
}

const rewrite = (texte: string, patterns: readonly LinePattern[]): string =>
  patterns.reduce(
    (said, { form, to }) =>
      typeof to === "string" ? said.replace(form, to) : said.replace(form, to),
    texte,
  );

/** Kinds of questions that authors write beside a number: "1 (QCM)", "2. Vrai ou faux". */
const KINDS =
  "(?:qcm|qcu|quizz?|sondage|choix (?:unique|multiple|simple)s?|vrai\\s*(?:\\/|ou)\\s*faux|v\\s*\\/\\s*f|r[ée]ponse (?:à saisir|libre|courte|ouverte|unique)|question (?:ouverte|ferm[ée]e|libre|bonus)|ouverte|bonus|facile|moyen(?:ne)?|difficile|dur)";
const NUMBERED = "^(\\W*(?:(?:q(?:uestion)?|exercice|carte)\\s*(?:n[°º]\\s*)?)?\\d{1,3})";

/** Patterns that apply while the cells of a line still have their tabs. */
const IN_CELLS: readonly LinePattern[] = [
  {
    what: "the tags of a forum",
    form: /\[\/?(?:i|u|s|spoiler|quote|center|hide|color|size|url|list)(?:=[^\]]{0,80})?\]/gi,
    to: "",
  },
  { what: "what a forum sets in bold", form: /\[b\]([^[]*)\[\/b\]/gi, to: "**$1**" },
  {
    what: "a label and the tab that word processors put behind",
    form: /^(\s*(?:[-•*]\s*)?(?:\(?(?:\d{1,3}|[A-Ha-h])\s*[.):°/-]{1,2}|[-–—•▪◦○●·*]))\t+/u,
    to: "$1 ",
  },
  { what: "a space that a web page indents with", form: /^(?:\s*&nbsp;)+\s*/i, to: "" },
  {
    what: "a box before the letters of two columns: “☐ a) présent   ☐ b) imparfait”",
    form: /^\s*[☐□◯○]\s*\(?[A-Ha-h]\s?[).:].*\s[☐□◯○]\s*\(?[B-Hb-h]\s?[).:].*$/,
    to: (said) =>
      said
        .trim()
        .replace(/^[☐□◯○]\s*/, "")
        .replaceAll(/\s+[☐□◯○]\s*(?=\(?[B-Hb-h]\s?[).:])/g, "\t"),
  },
  {
    what: "a lozenge before the letters of two columns: “◆ A : Le coq   ◆ B : L’aigle”",
    form: /^\s*[◆◇♦❖◈⬥▪■●•]\s*\(?[A-Ha-h]\s?[).:].*\s[◆◇♦❖◈⬥▪■●•]\s*\(?[B-Hb-h]\s?[).:].*$/u,
    to: (said) =>
      said
        .trim()
        .replace(/^[◆◇♦❖◈⬥▪■●•]\s*/u, "")
        .replaceAll(/\s+[◆◇♦❖◈⬥▪■●•]\s*(?=\(?[B-Hb-h]\s?[).:])/gu, "\t"),
  },
  { what: "propositions in two columns", form: /(?<=\S) {3,}(?=\(?[B-Hb-h]\s?[).:]\s)/g, to: "\t" },
  {
    what: "the links by which a wiki is changed",
    form: /\s*\[\s*modifier(?:\s*\|\s*modifier le (?:code|wikicode))?\s*\]/gi,
    to: "",
  },
];

/** Patterns of lines that are dropped wherever they stand, since no quiz has them as a proposition. */
const DECORATION: readonly RegExp[] = [
  // code fences and rules
  /^(?:`{3}.*|~{3}.*|[-*_=–—.…·~]{3,}|[-–—*•](?:\s+[-–—*•])+)$/,
  // what Anki writes above its notes
  /^#(?:separator|html|columns|tags|notetype|deck|guid)\b.{0,20}:/i,
  // what somebody adds to a post
  /^edit\s?\d?\s?:.*$/i,
  // the sources of an assistant
  /^\[\d{1,2}\]\s*:?\s*https?:\/\/\S+$/i,
  // what a social network shows around a post
  /^\P{L}*\d+\s+commentaires?\s+\d+\s+partages?.*$/iu,
  /^\d{1,2}\s+\p{L}{3,9}\.?,?\s+(?:[àa]\s+)?\d{1,2}[:h]\d{2}\s*·.*$/u,
  /^j[’']aime\s+r[ée]pondre\s.*$/i,
  // what a page of results, or of an assistant, says before each turn
  /^(?:vous avez|tu as) (?:r[ée]pondu|choisi|coch[ée])\s*:.*$/i,
  /^(?:vous avez|(?:chatgpt|claude|gemini|copilot|mistral) a) dit\s*:$/i,
  // what a pupil is to do
  /^(?:entoure|coche|souligne|encercle|surligne)[rz]? la (?:ou les )?bonnes? (?:r[ée]ponses?|cases?)[^?:]*$/i,
  // how long a question is asked, and what is shown
  /^\(\d{1,3}\s?(?:s|sec(?:ondes?)?|min(?:utes?)?)\.?\)$/i,
  /^\[(?:photo|image|illustration|extrait|son|vid[ée]o|audio|musique)(?![\p{L}])[^\]]*\]$/iu,
  // what stands around the text of a web page
  /^(?:masquer|cacher) la (?:bonne )?(?:r[ée]ponse|solution)$/i,
  /^PUBLICIT[ÉE]$/,
  /^(?:laisser un commentaire|votre adresse e-mail ne sera pas publi[ée]e\.?.*|partager sur .*|(?:[àa] )?lire aussi\s*:.*|voir aussi\s*:.*|inscrivez-vous [àa] (?:la|notre) newsletter.*|publi[ée] le \d.*|ce contenu n[’']est ni r[ée]dig[ée].*)$/i,
];

/** Patterns for the points or the kind of a question, behind its number or its text, which are no part of it. */
const AFTER_NUMBERS: readonly LinePattern[] = [
  {
    what: "what a question counts for: “Question 1 (5 points) : …”",
    form: /^(\W*(?:q(?:uestion)?\s*)?(?:n°\s*)?\d{1,3})\s*[([]\s*\d{1,2}(?:[.,]\d{1,2})?\s*p(?:oin)?ts?\s*[)\]](?=\s*[.:)–-])/i,
    to: "$1",
  },
  {
    what: "what a question counts for, behind",
    form: /\s*(?:\*\s+\d{1,2} points?|[([]\s*(?:sur\s+|\/\s*)?\d{1,2}(?:[.,]\d{1,2})?\s*(?:p(?:oin)?ts?|punkte?|puntos?|punt[oi]|pontos?|marks?)\s*[)\]]|(?<!^\W*[A-Ha-h]\s*)[-–—:/]\s*\d{1,2}(?:[.,]\d{1,2})?\s*p(?:oin)?ts?)\s*[.:]?$|(?<=^[^/]{1,300})\s\/\d{1,2}$/i,
    to: "",
  },
  {
    what: "what a question counts for, before its answer: “… en 1793 ? (1 pt) Louis XVI”",
    form: /([?？])\s*[([]\d{1,2}(?:[.,]\d{1,2})?\s*p(?:oin)?ts?[)\]]\s+(?=\S)/i,
    to: "$1 ",
  },
  {
    what: "a kind alone behind the number of a question: “Question 1 - Choix unique”",
    form: new RegExp(
      `^(\\W*(?:question|q|exercice|carte)\\s*(?:n[°º]\\s*)?\\d{1,3})\\s*[-–—:.(]+\\s*${KINDS}\\s*\\)?(\\W*)$`,
      "iu",
    ),
    to: "$1$2",
  },
  {
    what: "a kind between a number and its question: “1. (QCM) En quelle année…”",
    form: new RegExp(`${NUMBERED}(\\s*[.):/–-]*\\s*)[([]${KINDS}[)\\]]\\s*(\\**)\\s*(?=\\S)`, "iu"),
    to: "$1$2$3 ",
  },
];

const IN_LINES: readonly LinePattern[] = [
  {
    what: "lettered propositions between parentheses: “Quel félin ? (A : le lion / B : le tigre)”",
    form: /^(.*[?？])\s*[([]\s*(?=A\s?[:.)=-].*[\s/,;]B\s?[:.)=-])(.*\S)\s*[)\]]$/i,
    to: "$1 $2",
  },
  {
    what: "an announced answer in a quote: “> **Réponse : B**”",
    form: /^(?:>\s*)+(?=\**(?:la |les )?(?:bonnes? )?r[ée]p(?:onse)?s?\b[^:?]{0,20}:\s*\**\s*\(?[A-Ha-h](?![\p{L}’']))/iu,
    to: "",
  },
  {
    what: "how a host tells the letter: “Et c’était la A !”, “BR : 2”",
    form: /^(?:(?:et|mais|eh bien|bravo)\s*[,!]?\s+)*(?:(?:c[’']est|c[’']était|il s[’']agissait de|il fallait (?:dire|choisir|répondre))\s+(?:(?:bien (?:sûr|entendu)|évidemment|donc)\s*,?\s+)?(?:(?:la |le )?(?:bonne )?(?:réponse|proposition)\s+|la |le )\(?([A-Ha-h])\)?|B\.?R\.?\s*:\s*\(?([A-Ha-h]|\d)\)?)\s*[!.]*$/i,
    to: (_, letter, number) => `Réponse : ${letter ?? number ?? ""}`,
  },
  {
    what: "how a host tells the answer: “Et c’était… la Grèce !”",
    form: /^(?:et\s+)?c[’']était\s*(?:…|\.{3}|:)\s*(\S.*?)\s*!*$/i,
    to: "Réponse : $1",
  },
  {
    what: "a number with a dot and a dash: “1.- Le Cervin…”",
    form: /^(\d{1,3})\s?\.-\s*(?=\S)/,
    to: "$1. ",
  },
  {
    what: "formulas of an assistant",
    form: /\\?\\?[([]?\s*\\boxed\{\s*(?:\\text\{)?([^{}]*)\}?\}\s*(?:\\[)\]])?/g,
    to: "$1",
  },
  { what: "an arrow in a formula", form: /\$?\\(?:right|Right|longright)arrow\$?/g, to: "→" },
  {
    what: "a dot before a number: “Q.1 Quelle…”",
    form: /^(\W*)Q\.\s?(?=\d{1,3}(?!\d))/i,
    to: "$1Q",
  },
  ...AFTER_NUMBERS,
  {
    what: "how hard a question is: “Où se trouve Malte ? ★★”",
    form: /(?<=[?？])\s*[★☆⭐✩✪]+\uFE0F?$/u,
    to: "",
  },
  {
    what: "the letter of the answer behind propositions: “a) Rome b) Oslo – Réponse b”",
    form: /^(.*\sa\s?[).]\s.*\sb\s?[).]\s.*\S)\s+[–—-]\s+(?:bonne )?r[ée]p(?:onse)?\.?\s*:?\s+\(?([a-h])\)?\.?$/i,
    to: "$1 (réponse : $2)",
  },
  {
    what: "what a host says behind a key: “1b, 2a, 3c. Merci d’avoir joué !”",
    form: /^(.*(?:(?<![\p{L}\d])\d{1,2}\s?[-.:)]?\s?[a-h](?![\p{L}\d])[\s,;]*){2,})\.\s+\p{Lu}\p{Ll}+\s.*$/u,
    to: "$1",
  },
  {
    what: "what a forum hides until it is pressed: “||Lima||”",
    form: /\|\|(?=\S)([^|]+)\|\||>!([^!]+)!</g,
    to: "$1$2",
  },
  {
    what: "an answer in italics behind its question",
    form: /^([^*]*\?\s+)\*([^*]+)\*$/,
    to: "$1$2",
  },
  {
    what: "italics inside a question: “Qui a peint *Guernica* ?”",
    form: /^.*\?/,
    to: (said) => said.replaceAll(/(?<![\w*\\])\*(?=[^*\s])([^*]*[^*\s])\*(?![\w*])/g, "$1"),
  },
  {
    what: "the beginning of a line in bold, as in a chat: “*Joyeuses fêtes !* 🎅”",
    form: /^\*([^*\s][^*]*[^*\s])\*(?=\s+[^\s*])/,
    to: "$1",
  },
  {
    what: "how AMC lays a question out: “*[horiz] Laquelle…”",
    form: /^(\*{1,2})\s?\[[a-z][^\]]*\]\s*/,
    to: "$1 ",
  },
  {
    what: "a label alone in bold or in italics: “- **a.** Rome”, “_a._ Rome”",
    form: /^((?:[-–•*▪◦○●·]\s+)?(?:\[\s?[xX]?\s?\]\s*|[□☐☑]\s*)?)(\*{1,2}|_{1,2})(\(?(?:[A-Ha-h]|\d{1,3})\s?[.):/-]{1,2})\s*\2\s*(?=\S)/u,
    to: "$1$3 ",
  },
  {
    what: "the beginning of a line in bold: “**Question 1** : …”, “**💡 Le saviez-vous ?** …”",
    form: /^\*\*((?:\p{Extended_Pictographic}\uFE0F?\s*)*(?:(?:question|q|carte|[ée]nigme)\s*(?:n°\s*)?\d{1,3}[^*]{0,30}|\d{1,3}\s?[.):/-]{1,2}[^*]{0,30}|(?:bonne )?r[ée]ponse|explication|anecdote|(?:le )?saviez-vous)\s*[:?.]?)\*\*(?=\s*[:\p{L}\p{N}(«])/iu,
    to: "$1",
  },
  {
    what: "a verdict in bold: “La peau est un organe. **V** / F”",
    form: /^(.*\S)\s+(?:\*\*(V(?:rai)?)\*\*\s*\/\s*F(?:aux)?|V(?:rai)?\s*\/\s*\*\*F(?:aux)?\*\*)$/i,
    to: (_, said = "", right) => (right === undefined ? `${said} (Faux)` : `${said} (Vrai)`),
  },
  {
    what: "the right one in bold on one line: “football / **rugby** / tennis”",
    form: /^.*\s\/\s.*$/,
    to: (said) =>
      said.match(/\*\*/g)?.length === 2
        ? said.replace(/(^|\?\s+|:\s+|\/\s+)\*\*([^*/]+)\*\*(?=\s+\/\s|$)/g, "$1*$2")
        : said,
  },
  {
    what: "what a page of results says behind the signs: “Ankara ✓ Bonne réponse”",
    form: /\s*([✓✔✅☑✗✘❌✕])\uFE0F?\s*(?:(?:la )?bonne|votre|mauvaise|r[ée]ponse correcte)(?: r[ée]ponse)?$/iu,
    to: " $1",
  },
  {
    what: "what a page says before the answer: “Bravo ! La bonne réponse est…”",
    form: /^(?:bravo|bien jou[ée]|gagn[ée]|rat[ée]|perdu|dommage|a[iï]e)\s*[!.,]+\s*(?=(?:la )?(?:bonne )?r[ée]ponse)/i,
    to: "",
  },
  {
    what: "a word before the announcement of an answer: “Et la réponse : b”",
    form: /^(?:et|donc|alors)\s*,?\s+(?=(?:la |les )(?:bonnes? )?(?:r[ée]ponses?|solutions?)(?!.*[?？]))/i,
    to: "",
  },
  {
    what: "what a host says before the number of a question: “Prêts ? Question 1 : …”",
    form: /^[^?!.:\d]{2,40}[?!.]\s+(?=question\s*(?:n[°º]\s*)?\d{1,3}(?:\s*[:.]|$))/i,
    to: "",
  },
  {
    what: "how a host announces: “Qui chante… ? On attend : Adele”",
    form: /(^|[?？…]\s+)(?:on attend(?:ait)?|il fallait (?:dire|trouver|répondre))\s*:\s*(?=\S)/i,
    to: "$1Réponse : ",
  },
  {
    what: "answers that are all accepted: “Rép. : Pelé OU le roi Pelé”",
    form: /^\W*(?:[Rr][ée]p(?:onse)?s?|R)\s?\.?\s*:(?=.*\p{Ll}).*\sOU\s.*$/u,
    to: (said) => said.replaceAll(/\s+OU\s+/g, " | "),
  },
  {
    what: "what is pressed to see",
    form: /^\W*(?:(?:cliquez?|clique|appuyez) (?:ici )?pour )?(?:afficher|voir|montrer|d[ée]couvrir|r[ée]v[ée]ler) (?:la )?(?:bonne )?(?:r[ée]ponse|solution)\W*$/i,
    to: "Réponse :",
  },
];

/**
 * Ranges of signs that stand for letters or numbers (🅰️, 🅲, Ⓐ, ⓐ, ①): code points of the first and the last, and what the first stands for.
 */
const SIGNS: readonly (readonly [first: number, last: number, label: string])[] = [
  [0x2460, 0x2468, "1"],
  [0x24b6, 0x24cf, "A"],
  [0x24d0, 0x24e9, "a"],
  [0x2776, 0x277e, "1"],
  [0x2780, 0x2788, "1"],
  [0x278a, 0x2792, "1"],
  [0x1f130, 0x1f149, "A"],
  [0x1f150, 0x1f169, "A"],
  [0x1f170, 0x1f189, "A"],
  [0x1f1e6, 0x1f1ed, "A"],
];
const SIGN =
  /(^|(?<=[\s:*]))(?:(\d)\uFE0F?\u20E3|([①-⑨Ⓐ-Ⓩⓐ-ⓩ❶-❾➀-➈➊-➒🄰-🅉🅐-🅩🅰-🆉🇦-🇭])\uFE0F?)(?![\u{1F1E6}-\u{1F1FF}])(\**)\s*(?=(\S)?)/gu;
/** Replaces signs such as "Ⓐ" and "1️⃣" by usual labels: "A) " before a text, "A" when nothing stands behind. */
const withPlainLabels = (texte: string): string =>
  texte.replace(
    SIGN,
    (
      _,
      __,
      digit: string | undefined,
      sign: string | undefined,
      stars: string,
      behind: string | undefined,
    ) => {
      const code = sign?.codePointAt(0) ?? 0;
      const [first = 0, , from = "1"] =
        SIGNS.find(([start, end]) => code >= start && code <= end) ?? [];
      const label = digit ?? String.fromCodePoint(code - first + (from.codePointAt(0) ?? 0));
      return behind === undefined ? `${label}${stars}` : `${stars}${label}) `;
    },
  );

/** Cleans the cells of a line one by one; tabs stay between them. */
export const cleanCells = (line: string): string =>
  rewrite(line, IN_CELLS)
    .split("\t")
    .map((cellule) => nettoyerTexte(cellule))
    .join("\t")
    .replace(/^\t+|\t+$/g, "");

/** Rewrites a line in the signs that the rest of the folder knows; empty for a decoration. */
export const cleanLine = (texte: string): string =>
  DECORATION.some((form) => form.test(texte)) ? "" : withPlainLabels(rewrite(texte, IN_LINES));
