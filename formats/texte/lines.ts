/**
 * The lines of a pasted text and the marks that they bear: numbers, letters, bullets, boxes, ticks, announced answers. What a line is
 * for is decided elsewhere (roles.ts): the same mark means different things in different texts. Pure.
 */
import { nettoyerTexte } from "../outils/ligne.ts";

export interface NumberLabel {
  readonly n: number;
  /** How the number is written, without its digits: ".", ")", "question:"; labels of one list are written alike. */
  readonly style: string;
}

export interface LetterLabel {
  /** Rank of the letter, from 0 for "a" or "A". */
  readonly rank: number;
  readonly style: string;
}

export interface TextLine {
  /** Number of the line in the pasted text, from 1. */
  readonly ligne: number;
  /** The cleaned line with its marks and tabs; empty for a line without content. */
  readonly texte: string;
  /** The line without any of the marks below. */
  readonly body: string;
  readonly number: NumberLabel | null;
  readonly letter: LetterLabel | null;
  /** "-", "•", "*", "**", "+" or "=" in front. */
  readonly bullet: string | null;
  readonly box: "ticked" | "empty" | null;
  /** A tick or "(bonne réponse)", in front or behind. */
  readonly ticked: boolean;
  /** A cross, in front or behind. */
  readonly crossed: boolean;
  /** A star behind, or after another bullet: "Canberra*", "- *Canberra". */
  readonly starred: boolean;
  readonly bold: boolean;
  /** "#" in front. */
  readonly heading: boolean;
  /** Whether the line ends like a question. */
  readonly asks: boolean;
  /** What "Réponse :" and its like announce; empty: on the next line. */
  readonly announced: string | null;
  /** What "Explication :" and its like introduce; empty: on the next line. */
  readonly explains: string | null;
}

/** Lines of decoration: code fences and rules. */
const DECOR = /^(?:`{3}.*|~{3}.*|[-*_=–—]{3,}|[-–—*•](?:\s+[-–—*•])+)$/;
/** "[22/11/2026 21:04] Tom: ", "22/11/2026, 21:04 - Tom: ". */
const SENDER =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+(?:à\s+)?\d{1,2}[:h]\d{2}(?::\d{2})?\]?\s*[-–]?\s*[^:\n]{1,40}:\s+/;

const WORD_NUMBER =
  /^(?:\*\*|__)?(q(?:uestion)?)\s*(?:n[°o]\s*|#\s*)?(\d{1,3})\s*(?:\/\s*\d{1,3}\s*)?([.):–-]*)(?:\*\*|__)?(?:\s*[.):–-])?(?:\s+|$|(?=\S))/i;
const NUMBER =
  /^(?:(\d{1,3})(\s*[.)]|°(?=\s)|\s[-–](?=\s)|\s?:(?=\s)|\.\)|\/(?=\s))|\((\d{1,3})\)|\[(\d{1,3})\])\s*(?=\D|$)/;
const LETTER =
  /^(?:([A-Ha-h])\s*([).\]:/]|\.\))(?:\s+|(?=[^\s.,]))|\(([A-Ha-h])\)\s*|\[([A-Ha-h])\]\s*|([A-H])\s*([-–—])\s+)(?=\S|$)/;
/** "Réponse A :", "Option 2 -": a proposition, and no announced answer. */
const WORD_LABEL =
  /^(?:r[ée]ponse|proposition|option|choix|choice|answer)\s+(?:([A-Ha-h])|(\d))\s*(?:[:.)]|[-–—](?=\s))\s*(?=\S)/i;
const TICKED_BOX = /^(?:\[\s?[xX✓✔]\s?\]|\(\s?[xX✓✔]\s?\)|[☑☒🗹])\uFE0F?\s*/u;
const EMPTY_BOX = /^(?:\[\s*\]|\(\s*\)|[☐□▢])\uFE0F?\s*/u;
const TICK = /^[✓✔✅]\uFE0F?\s*/u;
const CROSS = /^[❌✗✘❎]\uFE0F?\s*/u;
const TICK_AFTER =
  /\s*(?:[✓✔✅☑]\uFE0F?|[([](?:(?:la )?bonne(?: r[ée]ponse)?|r[ée]ponse correcte|correcte?|correct answer|juste|vraie?|right|x|v)[)\]]|(?:←|<-+)\s*(?:(?:la )?bonne.*|correcte?.*|r[ée]ponse.*)?)\s*$/iu;
const CROSS_AFTER = /\s*(?:[❌✗✘❎]\uFE0F?|[([](?:fausse?|incorrecte?|mauvaise?|wrong)[)\]])\s*$/iu;
const STAR_AFTER = /(?<=[^\s*])\s?\*$/;
const BULLET =
  /^(?:([•‣▪▫○●◦·▸►❖➢➤\u2043])\s*|(\*\*?|[–—-]|\+|=)\s+|([–—])(?=\p{L})|(-)(?=\p{Lu})|([*=])(?=[^\s*+=])|(\+)(?=[^\s*+=\d]))(?=\S)/u;
const ANSWER_WORDS =
  "(?:(?:la |les |l[’'])?(?:bonnes? )?r[ée]ponses?(?: (?:correctes?|exactes?|justes?|attendues?|n°))?|r[ée]p\\.?|(?:la )?(?:bonne|correcte)|(?:la )?solutions?|corrig[ée]|(?:correct |right )?answers?|correct (?:answer|option|choice)|ans\\.?|(?:richtige )?antwort|respuesta(?: correcta)?|risposta(?: esatta| corretta)?|resposta(?: correta)?)";
const ANSWER = new RegExp(
  `^(?:👉\\s*|➡\\uFE0F?\\s*|✅\\s*)?(?:${ANSWER_WORDS}\\s*(?:[:=→]|est(?: la)?(?: r[ée]ponse)?\\s*:?(?=\\s)|[-–](?=\\s))|(?:la |les )?(?:bonnes? )?r[ée]ponses?(?=$)|solutions?(?=$)|r\\s*:|(?:=>|⇒|→|➜|➔)(?=\\s*\\S))\\s*(.*)$`,
  "iu",
);
/** "réponse a", without a colon. */
const ANSWER_LABEL =
  /^(?:la |les )?(?:bonnes? )?(?:r[ée]ponses?|r[ée]p\.?|solutions?|answers?)\s+(\(?[A-Ha-h1-9]\)?(?:\s*(?:,|et)\s*[A-Ha-h1-9])*\s*\.?)$/i;
const EXPLANATION =
  /^(?:>\s*(?=\S)|(?:explications?|anecdotes?|preuve|justifications?|commentaires?|(?:le )?saviez-vous(?: que)?|(?:bon )?à savoir|pour info|info|note|explanation|rationale|feedback|source)\s*[:?–-])\s*(.*)$/i;

/** The text of a line all in bold, without its stars; null for other lines. */
const boldOf = (texte: string): string | null =>
  /^(\*\*|__)(\S|\S.*?\S)\1$/.exec(texte)?.[2] ??
  /^<(b|strong)>(.*)<\/\1>$/i.exec(texte)?.[2] ??
  null;

const unemphasized = (texte: string): string =>
  texte
    .replaceAll("**", "")
    .replace(/^([*_])(?=\S)(.*\S)\1$/, "$2")
    .replace(/^([*_])(?=\S)([^*_]*\S)\1(?=\s)/, "$2");

const ASKS = /[?？]\s*(?:["»”)\]]|\*\*|__|\s)*$/;

/** Reads one line of a pasted text with its marks. @param ligne its number, from 1 */
export function readTextLine(brut: string, ligne: number): TextLine {
  const texte = brut
    .split("\t")
    .map((cellule) => nettoyerTexte(cellule))
    .join("\t")
    .replace(/^\t+|\t+$/g, "")
    .replace(SENDER, "");
  return readLineMarks(DECOR.test(texte) ? "" : texte, ligne);
}

/** Reads the marks of a text that is treated as one line. */
export function readLineMarks(texte: string, ligne: number): TextLine {
  let body = texte;
  let heading = false;
  let bold = false;
  let number: NumberLabel | null = null;
  let letter: LetterLabel | null = null;
  let bullet: string | null = null;
  let box: TextLine["box"] = null;
  let ticked = false;
  let crossed = false;
  let starred = false;
  const take = (form: RegExp): boolean => {
    if (!form.test(body)) return false;
    body = body.replace(form, "");
    return true;
  };
  if (/^#{1,6}\s+\S/.test(body)) {
    heading = true;
    body = body.replace(/^#{1,6}\s+/, "").replace(/\s*#+$/, "");
  }
  const plain = unemphasized(body.replace(/^[-•*]\s+(?=\*\*|[A-ZÉ])/, ""));
  const announced = WORD_LABEL.test(plain)
    ? null
    : ((ANSWER.exec(plain) ?? ANSWER_LABEL.exec(plain))?.[1]?.trim() ?? null);
  const explains = EXPLANATION.exec(plain)?.[1]?.trim() ?? null;
  // bullets, labels, boxes and ticks come in any order
  for (let before = ""; before !== body;) {
    before = body;
    const inBold = boldOf(body);
    if (inBold !== null) {
      bold = true;
      body = inBold;
    }
    if (box === null && take(TICKED_BOX)) box = "ticked";
    if (box === null && take(EMPTY_BOX)) box = "empty";
    if (take(TICK) || take(TICK_AFTER)) ticked = true;
    if (take(CROSS) || take(CROSS_AFTER)) crossed = true;
    if (!bold && take(STAR_AFTER)) starred = true;
    if (number === null && letter === null) {
      const [word, dit, n, end] = WORD_NUMBER.exec(body) ?? [];
      const [label, nu, sign, round, square] = word === undefined ? (NUMBER.exec(body) ?? []) : [];
      const [small, seule, after, ronde, carree, grande, tiret] =
        word === undefined && label === undefined ? (LETTER.exec(body) ?? []) : [];
      const [named, lettre, chiffre] = WORD_LABEL.exec(body) ?? [];
      if (named !== undefined) {
        if (lettre !== undefined)
          letter = { rank: "abcdefgh".indexOf(lettre.toLowerCase()), style: "word" };
        else number = { n: Number(chiffre), style: "word" };
        body = body.slice(named.length);
      } else if (word !== undefined && n !== undefined) {
        number = { n: Number(n), style: `${(dit ?? "").toLowerCase()}${end ?? ""}` };
        body = body.slice(word.length);
      } else if (label !== undefined) {
        number = {
          n: Number(nu ?? round ?? square),
          style: nu === undefined ? (round === undefined ? "[]" : "()") : (sign ?? "").trim(),
        };
        body = body.slice(label.length);
      } else if (small !== undefined) {
        const sign = seule ?? ronde ?? carree ?? grande ?? "a";
        const kind = seule !== undefined ? after : ronde !== undefined ? "()" : (tiret ?? "[]");
        letter = {
          rank: "abcdefgh".indexOf(sign.toLowerCase()),
          style: `${sign === sign.toLowerCase() ? "a" : "A"}${kind ?? ""}`,
        };
        body = body.slice(small.length);
      }
    }
    const [found] = BULLET.exec(body) ?? [];
    if (found !== undefined && (bullet === null || (found.trim() === "*" && !starred))) {
      // a star behind another bullet says which is right
      if (bullet === null) bullet = found.trim();
      else starred = true;
      body = body.slice(found.length);
    }
  }
  body = body.replaceAll("**", "").trim();
  return {
    ligne,
    texte,
    body,
    number,
    letter,
    bullet,
    box,
    ticked,
    crossed,
    starred,
    bold,
    heading,
    asks: ASKS.test(body),
    announced,
    explains,
  };
}

/** "a) Milan   b) Rome   c) Turin" on one line: what stands before the first label, then each with its own; null when it is not so. */
export function splitInlinePropositions(
  texte: string,
): { readonly head: string; readonly pieces: readonly string[] } | null {
  const label =
    /(?<=^|[\s?:;,(])(?:([A-Ha-h])\s?([).:\]/])|\(([A-Ha-h])\)|([A-H])\s([-–—])(?=\s)|([a-h])\s([-–—])(?=\s))\s*(?=\S)/g;
  const found = [...texte.matchAll(label)].map((match) => ({
    at: match.index,
    letter: (match[1] ?? match[3] ?? match[4] ?? match[6] ?? "").toLowerCase(),
    upper: /[A-H]/.test(match[1] ?? match[3] ?? match[4] ?? ""),
    style: match[2] ?? match[5] ?? match[7] ?? "()",
  }));
  const first = found.find(({ letter }) => letter === "a");
  if (first === undefined) return null;
  const kept: (typeof found)[number][] = [];
  for (const one of found)
    if (
      one.at >= first.at &&
      one.upper === first.upper &&
      one.style === first.style &&
      one.letter === "abcdefgh"[kept.length]
    )
      kept.push(one);
  if (kept.length < 2) return null;
  const head = texte.slice(0, first.at).trim();
  const pieces = kept.map(({ at }, rank) =>
    texte
      .slice(at, kept[rank + 1]?.at)
      .trim()
      .replace(/\s*[;,/|–-]$/, ""),
  );
  return { head, pieces };
}
