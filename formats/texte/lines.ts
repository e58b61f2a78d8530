/**
 * The lines of a pasted text and the marks that they bear: numbers, letters, bullets, boxes, ticks, announced answers. What a line is
 * for is decided elsewhere (roles.ts): the same mark means different things in different texts. Pure.
 */
/** The letters that label propositions. */
export const OPTION_LETTERS = "abcdefgh";

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
  /** The bullet in front: "-", "•", "*", "**", "+" or "="; null without one. */
  readonly bullet: string | null;
  readonly box: "ticked" | "empty" | null;
  /** Whether a tick stands in front or behind, or "(bonne réponse)" behind. */
  readonly ticked: boolean;
  /** Whether a cross stands in front or behind. */
  readonly crossed: boolean;
  /** Whether a star stands behind, or after another bullet: "Canberra*", "- *Canberra". */
  readonly starred: boolean;
  readonly bold: boolean;
  /** Whether "#" stands in front, as before a title in Markdown. */
  readonly heading: boolean;
  /** Whether the line ends like a question. */
  readonly asks: boolean;
  /** What "Réponse :" and its like announce: a text, empty when it stands on the next line; null when nothing is announced. */
  readonly announced: string | null;
  /** What "Explication :" and its like introduce: a text, empty when it stands on the next line; null when nothing is introduced. */
  readonly explains: string | null;
  /** Whether the line names a part, a level, an address: something around the questions. */
  readonly section: boolean;
}

const WORD_NUMBER =
  /^(?:\*\*|__)?(q(?:uestion)?|qcm|qcs|carte|fiche|[ée]nigme|devinette|exercice|exercise|frage|pregunta|domanda|pergunta|quest[aã]o|n[°º]|#)\s*(?:n[°ºo]\s*|#\s*)?(\d{1,3})(?!\d|\s*[?？])\s*(?:\/\s*\d{1,3}\s*|sur \d{1,3}\s*)?([.):/–—-]*)(?:\*\*|__)?(?:\s*[.):–—-])?(?:\s+|$|(?=\S))/i;
const NUMBER =
  /^(?:(\d{1,3})(\s*[.)]|°\)?(?=\s)|\.?\s?[-–—](?=\s|\p{Lu})|\s?:(?=\s)|\.\)|\s?\/(?=\s|\p{Lu}))|\((\d{1,3})\)|\[(\d{1,3})\])\s*(?=\D|$)/u;
const LETTER =
  /^(?:([A-Ha-h])\s*([).\]:/]|\.\)|°)(?:\s+|(?=[^\s.,]))|\(([A-Ha-h])\)\s*|\[([A-Ha-h])\]\s*|([A-Ha-h])\s*([-–—])\s+)(?=\S|$)/;
/** A label in words, "Réponse A :", "Option 2 -": it labels a proposition, and announces no answer. */
const WORD_LABEL =
  /^(?:r[ée]ponse|proposition|option|choix|choice|answer)\s+(?:([A-Ha-h])|(\d))\s*(?:[:.)]|[-–—](?=\s))\s*(?=\S)/i;
const TICKED_BOX = /^(?:\[\s?[xX✓✔]\s?\]|\(\s?[xX✓✔]\s?\)|[☑☒🗹])\uFE0F?\s*/u;
const EMPTY_BOX = /^(?:\[\s*\]|\(\s*\)|[☐□▢])\uFE0F?\s*/u;
const TICK = /^[✓✔✅]\uFE0F?\s*/u;
const CROSS = /^[❌✗✘❎]\uFE0F?\s*/u;
const TICK_AFTER =
  /\s*(?:[✓✔✅☑]\uFE0F?|[([](?:(?:la )?bonne(?: r[ée]ponse)?|r[ée]ponse correcte|correcte?|correct answer|juste|vraie?|right|x|v)[)\]]|(?:←|<-+)\s*(?:(?:la )?bonne.*|correcte?.*|r[ée]ponse.*)?|(?<=\s)OK)\s*$/iu;
const CROSS_AFTER =
  /\s*(?:[❌✗✘❎]\uFE0F?|[([](?:faux|fausse|false|falsch|incorrecte?|mauvaise?(?: r[ée]ponse)?|wrong|f)[)\]])\s*$/iu;
const STAR_AFTER = /(?<=[^\s*])\s?\*$/;
const BULLET =
  /^(?:([•‣▪▫○●◦◯·▸►❖➢➤\u2043])\s*|(\*\*?|[–—-]|\+|=)\s+|([–—])(?=\p{L})|(-)(?=\p{Lu})|([*=])(?=[^\s*+=]|\+\s)|(\+)(?=[^\s*+=\d]))(?=\S)/u;
const ANSWER_WORDS =
  "(?:(?:la |les |l[’']|the )?(?:bonnes? |vraie )?r[ée]ponses?(?: (?:correctes?|exactes?|justes?|attendues?|accept[ée]es?|possibles?|finale|n°))?|r[ée]p(?:onse)?s?\\.?|(?:la )?(?:bonne|correcte)|(?:la )?solutions?|corrig[ée]|correction|(?:the )?(?:correct |right )?answers?|correct(?: (?:answer|option|choice|response))?|ans\\.?|(?:die )?(?:richtige |korrekte )?(?:antwort(?:en)?|lösung)|(?:la )?respuestas?(?: correctas?)?|soluci[oó]n|(?:la )?risposta(?: esatta| corretta| giusta)?|soluzione|(?:a )?resposta(?: correta| certa)?|gabarito|accepte[rz]? aussi|also accept(?:ed)?)";
const ANSWER = new RegExp(
  `^(?:${ANSWER_WORDS}\\s*(?:[:=→]|(?:est|[ée]tait|sont|[ée]taient|is|was|ist|es|è|é)(?: la(?= [a-h]\\b| r[ée]p))?(?: r[ée]ponse)?\\s*:?(?=\\s|$)|[-–](?=\\s))|(?:la |les )?(?:bonnes? )?r[ée]ponses?(?=$)|(?:answers?|solutions?)(?=$)|r\\s*[:/]|(?:=>|-{1,4}>|⇒|→|➜|➔)(?=\\s*\\S))\\s*(.*)$`,
  "iu",
);
export const ARROW_AT_START_PATTERN = /^(?:=>|-{1,4}>|⇒|→|➜|➔)/;
/** An answer announced without a colon: "réponse a". */
const ANSWER_LABEL =
  /^(?:la |les )?(?:bonnes? )?(?:r[ée]ponses?|r[ée]p\.?|solutions?|answers?)\s+(\(?[A-Ha-h1-9]\)?(?:\s*(?:,|et)\s*[A-Ha-h1-9])*\s*\.?(?:\s*\([^()]*\))?)$/i;
/** What may stand around the announcement of an answer, and is left out: "[Réponse : B]", "✅ Réponse : B", "- **Réponse** : B". */
const AROUND_ANSWER = /^(?:[[(]\s*|[✓✔✅☑]\uFE0F?\s*|[-•*]\s+(?=\*\*|[A-ZÉ]))+/u;
export const EXPLANATION_LINE_PATTERN =
  /^(?:>\s*(?=\S)|(?:explications?|explanation|explicaci[oó]n|spiegazione|erkl[äa]rung|explica[cç][aã]o|anecdotes?|preuves?|justifications?|commentaires?|(?:le )?saviez-vous(?: que)?|did you know|(?:bon )?à savoir|pour (?:info|la petite histoire)|pourquoi|info|remarque|note(?: (?:de l[’'])?animateur)?|nb|rationale|feedback|fun fact|sources?|d[ée]tails?|pr[ée]cision)\s*[:?–-])\s*(.*)$/i;
/** A note for the host below an answer, "(ne pas accepter « un pirate »)", which is read as an explanation. */
const HOST_NOTE = /^\(((?:ne pas |on peut )?accepte[rz]?\s(?!aussi\s*:)[^()]*)\)$/i;
/** A line that says how to read a page, "La bonne réponse est en gras", "Répondez par vrai ou faux :", and announces no answer. */
const INSTRUCTION =
  /^(?:la |les )?(?:bonnes? )?r[ée]ponses?.{0,20}\s(?:est|sont)\s(?:en|surlign|soulign|indiqu|marqu|coch|[àa] la fin|au verso)|^(?:r[ée]ponde[zr]|r[ée]ponds|indique[zr]?|dites|[ée]crive[zr])\s+(?:\S+\s){0,5}vrai\s+ou\s+(?:par\s+)?faux\W*$/i;
/** A line about the questions around it: "Thème : cinéma", "MANCHE 2", "Niveau : facile". */
const SECTION =
  /^(?:(?:partie|part|th[èe]mes?|theme|round|manche|cat[ée]gorie|category|rubrique|section|chapitre|niveau|level|s[ée]rie|difficult[ée]y?|mati[èe]re|topic|teil|runde|parte|ronda|tema|sezione|dur[ée]e|points?|bar[èe]me|nom|pr[ée]nom|date|classe|auteur|(?:votre|ta|ma|sa|mon|your) (?:r[ée]ponse|answer|score)|score|consignes?|instructions?)\s*(?:(?:n°\s*)?(?:\d{1,2}|[A-H]|[IVX]{1,4})(?![\p{L}\p{N}]))?\s*(?:[:–-].*)?$|(?:feuille|fiche|version|page|copie) (?:de(?:s| la| l[’'])? ?|du )?(?:joueu(?:rs?|ses?)|[ée]quipes?|candidats?|participants?|[ée]l[èe]ves?|animat(?:eur|rice)s?|corrig[ée]e?)$|(?:facile|moyen|difficile|expert|d[ée]butant|interm[ée]diaire|confirm[ée]|easy|medium|hard)e?s?$|(?:pour|question (?:à|pour)) [\d\s]+\s?(?:euros?|€|points?|francs?)\s*:?$|https?:\/\/\S+$|©|(?:question suivante|suivante?|pr[ée]c[ée]dente?|next|partager|tweeter|share|valider|rejouer|commencer|voir (?:mon|le|les|la) [\p{L} ]{2,20})$)/iu;

/** The text of a line all in bold, without its stars; null for other lines. */
const boldOf = (texte: string): string | null =>
  /^(\*\*|__)(\S|\S.*?\S)\1$/.exec(texte)?.[2] ??
  /^_([\p{L}\p{N}«"][^_]*)_$/u.exec(texte)?.[1] ??
  /^<(b|strong)>(.*)<\/\1>$/i.exec(texte)?.[2] ??
  null;

const unemphasized = (texte: string): string =>
  texte
    .replaceAll("**", "")
    .replace(/^([*_])(?=\S)(.*\S)\1$/, "$2")
    .replace(/^([*_])(?=\S)([^*_]*\S)\1(?=\s)/, "$2");

const ASKS = /[?？]\s*(?:["»”)\]]|\*\*|__|\s)*$/;

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
  const emphasized = unemphasized(body);
  const around = AROUND_ANSWER.exec(emphasized)?.[0] ?? "";
  const inside = unemphasized(emphasized.slice(around.length));
  const plain = /[[(]/.test(around) ? inside.replace(/\s*[\])]$/, "") : inside;
  const announced =
    WORD_LABEL.test(plain) || INSTRUCTION.test(plain)
      ? null
      : ((ANSWER.exec(plain) ?? ANSWER_LABEL.exec(plain))?.[1]?.trim() ?? null);
  const explains =
    (EXPLANATION_LINE_PATTERN.exec(plain) ?? HOST_NOTE.exec(emphasized))?.[1]?.trim() ?? null;
  if (announced !== null && ARROW_AT_START_PATTERN.test(plain)) body = announced;
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
    const sign = found?.trim() ?? null;
    if (
      found !== undefined &&
      (bullet === null || (!starred && (sign === "*") !== (bullet === "*")))
    ) {
      // a star beside another bullet says which is right
      if (bullet !== null) starred = true;
      if (bullet === null || bullet === "*") bullet = sign;
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
    section:
      announced === null && number === null && letter === null && !ASKS.test(body)
        ? SECTION.test(plain.replace(/^[★☆⭐*•\s]+/u, "")) || INSTRUCTION.test(plain)
        : false,
  };
}

const ANSWER_BEHIND =
  /^(.*?\S)\s*(?:[-–]*>|→|=>|[([]?\s*(?:(?:bonne )?r[ée]p(?:onse)?\.?|solution|answer)\s*:|\sR\s*:)\s*(\S[^()]{0,60}?)\s*[)\]]?$/i;

/**
 * Cuts lettered propositions on one line, "a) Milan   b) Rome   c) Turin": `head` stands before the first label, each of the `pieces`
 * begins with its own; null for any other line.
 */
export function splitInlinePropositions(texte: string): {
  readonly head: string;
  readonly pieces: readonly string[];
  /** The answer behind the last proposition, as "b" in "c) au Chili -> b"; null without one. */
  readonly answer: string | null;
} | null {
  const label =
    /(?<=^|[\s?:;,(])(?:([A-Ha-h])\s?([).:\]/])|\(([A-Ha-h])\)|([A-H])\s([-–—])(?=\s)|([a-h])\s([-–—])(?=\s))\s*(?=\S)/g;
  const found = [...texte.matchAll(label)].map((match) => ({
    at: match.index,
    letter: (match[1] ?? match[3] ?? match[4] ?? match[6] ?? "").toLowerCase(),
    upper: /[A-H]/.test(match[1] ?? match[3] ?? match[4] ?? ""),
    style: match[2] ?? match[5] ?? match[7] ?? "()",
  }));
  // a line whose propositions are separated by tabs may begin with another letter, as the second line of two columns does
  const [opening] = found;
  const first =
    texte.includes("\t") && opening?.at === 0
      ? opening
      : found.find(({ letter }) => letter === "a");
  if (first === undefined) return null;
  const letters = OPTION_LETTERS.slice(OPTION_LETTERS.indexOf(first.letter));
  const kept: (typeof found)[number][] = [];
  for (const one of found)
    if (
      one.at >= first.at &&
      one.upper === first.upper &&
      one.style === first.style &&
      one.letter === letters[kept.length]
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
  // initials such as "A. W. B. Yeats" are no propositions
  if (pieces.some((piece) => /^[A-H]\.\s?\p{Lu}\.$/u.test(piece))) return null;
  const [, last, answer] = ANSWER_BEHIND.exec(pieces.at(-1) ?? "") ?? [];
  // dots that end every proposition, or the sentence, are no part of them
  if (pieces.every((piece) => /[^\s.]\.$/.test(piece)))
    return { head, pieces: pieces.map((piece) => piece.slice(0, -1)), answer: null };
  const lone = pieces.slice(0, -1).every((piece) => !piece.endsWith("."));
  return last === undefined || answer === undefined
    ? { head, pieces, answer: null }
    : {
        head,
        pieces: [...pieces.slice(0, -1), lone ? last.replace(/(?<=[^\s.])\.$/, "") : last],
        answer,
      };
}
