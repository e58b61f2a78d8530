/**
 * Rules about propositions that stand in one list: "Propositions : Rome - Milan", "Quelle ville ? Rome / Milan", and about a letter beside
 * its question. Each list becomes "a) Rome b) Milan", which the rest of the folder knows. Pure.
 */
import { estMemeTexte } from "../outils/ligne.ts";
import { stripAnnouncedAnswer } from "./announced.ts";
import type { TextRewriteRule } from "./clean.ts";
import { OPTION_LETTERS, readLineMarks, splitInlinePropositions } from "./lines.ts";

const filledRanks = (lines: readonly string[]): readonly number[] =>
  lines.flatMap((line, rank) => (line === "" ? [] : [rank]));

/** Joins propositions in one line, each behind its letter, with tabs between: "a) Rome<tab>b) Milan". */
export const composeLetteredList = (pieces: readonly string[]): string =>
  pieces.map((piece, at) => `${OPTION_LETTERS[at] ?? ""}) ${piece}`).join("\t");

const MANY = [/\s*[;|]\s*/, /\s+\/\s+|(?<=\S)\/(?=\s)/, /\s+[-–—]\s+/, /\s*,\s+/] as const;
/** The pieces of a list, by the surest sign that cuts it; null for one piece, or too many. */
export function splitListIntoPieces(list: string): readonly string[] | null {
  for (const form of MANY) {
    const pieces = list
      .replace(/(?<=[^\s.])\.$/, "")
      .split(form)
      .map((piece) => piece.trim());
    if (pieces.length < 2) continue;
    return pieces.length <= OPTION_LETTERS.length && pieces.every((piece) => piece !== "")
      ? pieces
      : null;
  }
  return null;
}

const saidOf = (line: string | undefined): string | null => {
  const said = readLineMarks(line ?? "", 0).announced;
  return said === null || said === "" ? null : stripAnnouncedAnswer(said);
};

const LIST =
  /^\W*(?:propositions?|choix|options?|r[ée]ponses (?:possibles|propos[ée]es|au choix)|carr[ée])(?: de r[ée]ponses?| possibles)?\s*:\s*(?=\S)/i;
/** A question with a list behind it: "Quel est le plus grand État ? Texas / Alaska". */
const LIST_BEHIND = /^(.*[?？]\s*[:–-]?)\s+(\S.*)$/;
/**
 * Rewrites a list of propositions, with a label, behind its question or alone below it, as a lettered list, where the answer announced
 * below is one of them.
 */
const withListedOptions: TextRewriteRule = (lines) => {
  const full = filledRanks(lines);
  const lists = full.flatMap((rank, nth) => {
    const line = lines[rank] ?? "";
    const said = saidOf(lines[full[nth + 1] ?? -1]);
    const [label] = LIST.exec(line) ?? [];
    const [, head = "", tail = ""] = label === undefined ? (LIST_BEHIND.exec(line) ?? []) : [];
    const asked = /[?？]\W*$/.test(lines[full[nth - 1] ?? -1] ?? "");
    // a line such as "Merlot / Syrah / Gamay" is a list too, right below what is asked
    const alone = label === undefined && tail === "" && asked && / [/|] /.test(line) ? line : tail;
    const list = label === undefined ? alone : line.slice(label.length);
    if (said === null || splitInlinePropositions(line) !== null) return [];
    const pieces = splitListIntoPieces(list);
    return pieces?.some((piece) => estMemeTexte(piece, said)) === true
      ? [{ rank, text: `${head} ${composeLetteredList(pieces)}`.trim() }]
      : [];
  });
  const told = new Map(lists.map(({ rank, text }) => [rank, text]));
  return told.size > 1 ? lines.map((line, rank) => told.get(rank) ?? line) : lines;
};

/** Removes "DUO : …" (two propositions) and announces the answer of "CASH : …", in texts with "CARRÉ : …" (four propositions). */
const withDuoSquareCash: TextRewriteRule = (lines) => {
  const cash = /^\W*cash\s*:\s*(?=\S)/i;
  return lines.filter((line) => cash.test(line)).length > 1 &&
    lines.filter((line) => /^\W*carr[ée]\s*:/i.test(line)).length > 1
    ? lines.map((line) => (/^\W*duo\s*:/i.test(line) ? "" : line.replace(cash, "Réponse : ")))
    : lines;
};

const WRONG_LIST =
  /^\W*(?:les )?(?:mauvaises|fausses|incorrectes|autres)\s+(?:r[ée]ponses|propositions|options)\s*:\s*(?=\S)/i;
/**
 * Rewrites "Bonne réponse : Rabat" above "Mauvaises réponses : Casablanca, Fès" as one lettered list whose answer is a, where all lists of
 * wrong answers have the same length.
 */
const withWrongLists: TextRewriteRule = (lines) => {
  const full = filledRanks(lines);
  const lists = full.flatMap((rank, nth) => {
    const [label] = WRONG_LIST.exec(lines[rank] ?? "") ?? [];
    const above = full[nth - 1] ?? -1;
    const said = saidOf(lines[above]);
    if (label === undefined) return [];
    const pieces = splitListIntoPieces((lines[rank] ?? "").slice(label.length));
    return [{ rank, above, said, pieces }];
  });
  const [first] = lists;
  const size = first?.pieces?.length;
  if (
    lists.length < 2 ||
    !lists.every(({ said, pieces }) => said !== null && pieces?.length === size)
  )
    return lines;
  const told = [...lines];
  for (const { rank, above, said, pieces } of lists) {
    told[above] = composeLetteredList([said ?? "", ...(pieces ?? [])]);
    told[rank] = "Réponse : a";
  }
  return told;
};

/** A star in front of one proposition of a list, or behind it; it tells the right one. */
const STARRED = /^\*\s?(?=[^*\s])|(?<=[^*\s])\s?\*$/;
/**
 * Rewrites a list behind a colon with one starred piece, "La plus grande ville du Maroc : Rabat / Casablanca* / Marrakech", as a lettered
 * list with its answer.
 */
const withStarredLists: TextRewriteRule = (lines) => {
  const lists = lines.map((line) => {
    const [, head = "", list = ""] = /^(.{6,}?\s?:)\s+([^?:]*\s\/\s[^?:]*)$/.exec(line) ?? [];
    const pieces = list.split(/\s+\/\s+/);
    const right = pieces.flatMap((piece, at) => (STARRED.test(piece) ? [at] : []));
    return list === "" || right.length !== 1
      ? null
      : `${head.replace(/\s?:$/, "")}\t${composeLetteredList(pieces.map((piece) => piece.replace(STARRED, "")))} (réponse : ${OPTION_LETTERS[right[0] ?? 0] ?? ""})`;
  });
  return lists.filter((one) => one !== null).length > 1
    ? lines.map((line, rank) => lists[rank] ?? line)
    : lines;
};

const RIGHT = /^\*{1,2}(?=[^*\s])|(?<=[^*\s])\s?\*{1,2}$/g;
/**
 * Rewrites a list whose right piece is starred or in bold, "80 °C - 90 °C - *100 °C", "20 ; **26** ; 28", as a lettered list with its
 * answer; null for another line.
 */
function markedList(line: string): string | null {
  const pieces = line.includes("*") ? splitListIntoPieces(line) : null;
  if (pieces === null || pieces.length < 3) return null;
  const right = pieces.flatMap((piece, at) => (piece.replace(RIGHT, "") === piece ? [] : [at]));
  const plain = pieces.map((piece) => piece.replace(RIGHT, ""));
  return right.length !== 1 || plain.some((piece) => piece === "" || piece.includes("*"))
    ? null
    : `${composeLetteredList(plain)} (réponse : ${OPTION_LETTERS[right[0] ?? 0] ?? ""})`;
}
/**
 * Rewrites the lists with a marked piece that stand right below questions, where a number or a star in front would be read as the label of
 * the line.
 */
const withMarkedLists: TextRewriteRule = (lines) => {
  const full = filledRanks(lines);
  const asking = (rank: number | undefined) => /[?？]\W*$/.test(lines[rank ?? -1] ?? "");
  const told = new Map(
    full.flatMap((rank, nth) => {
      const list =
        asking(full[nth - 1]) && !asking(rank) && saidOf(lines[full[nth + 1] ?? -1]) === null
          ? markedList(lines[rank] ?? "")
          : null;
      return list === null ? [] : [[rank, list] as const];
    }),
  );
  return told.size > 1 ? lines.map((line, rank) => told.get(rank) ?? line) : lines;
};

const SAID_BY_ARROW = /^(.*\S)\s*(?:→|-+>|=>|⇒|➜)\s*(\S.*)$/;
const IN_BRACKETS = /^(.*[?？:…])\s*[([](.*\S)\s*[)\]]$/;
/**
 * Rewrites a list with its right piece behind an arrow as a lettered list with its answer: "Rémy / Émile / Linguini → Rémy", "Quel pays ?
 * (Chine, Japon, Corée) → Japon".
 */
const withListsAndAnswer: TextRewriteRule = (lines) => {
  const full = filledRanks(lines);
  const told = new Map(
    full.flatMap((rank, nth) => {
      const [, before = "", said = ""] = SAID_BY_ARROW.exec(lines[rank] ?? "") ?? [];
      const [, head = "", list = ""] =
        IN_BRACKETS.exec(before) ??
        LIST_BEHIND.exec(before) ??
        (/[?？]\W*$/.test(lines[full[nth - 1] ?? -1] ?? "") ? ["", "", before] : []);
      const pieces = list === "" ? null : splitListIntoPieces(list);
      const right = (pieces ?? []).flatMap((piece, at) =>
        estMemeTexte(piece, stripAnnouncedAnswer(said)) ? [at] : [],
      );
      return pieces === null ||
        pieces[0]?.includes(":") === true ||
        right.length !== 1 ||
        splitInlinePropositions(list) !== null
        ? []
        : [
            [
              rank,
              `${head.replace(/^[-–•*]\s+/, "")} ${composeLetteredList(pieces)} (réponse : ${OPTION_LETTERS[right[0] ?? 0] ?? ""})`.trim(),
            ] as const,
          ];
    }),
  );
  return told.size > 1 ? lines.map((line, rank) => told.get(rank) ?? line) : lines;
};

const BESIDE: readonly RegExp[] = [
  /^((?:\d{1,3}\s?[.)]\s*)?)\[([A-H])\]\s*(?=\S.*[?？]$)/,
  /^(\S.*\S)\s*[([]([A-Ha-h])[)\]](?=\s*[?？]?$)/,
];
const LONE = /^[([]([A-Ha-h])[)\]]$/;
/**
 * Reads a letter beside its question as that of the right proposition, "[B] Quel instrument ?", "Quel club (c) ?", or "[b]" below: it
 * becomes an announced answer or a tick.
 */
const withLettersBeside: TextRewriteRule = (lines) => {
  const full = filledRanks(lines);
  const lone = full.filter((rank) => LONE.test(lines[rank] ?? ""));
  const listed = (rank: number | undefined) =>
    splitInlinePropositions(lines[rank ?? -1] ?? "") !== null;
  if (lone.length > 1 && lone.every((rank) => listed(full[full.indexOf(rank) - 1])))
    return lines.map((line, rank) =>
      lone.includes(rank) ? line.replace(LONE, "Réponse : $1") : line,
    );
  const labelOf = (rank: number | undefined) =>
    /^([A-Ha-h])\s?[.):/-]/.exec(lines[rank ?? -1] ?? "")?.[1]?.toLowerCase();
  for (const form of BESIDE) {
    // questions are the lines right above an option a; a line with a letter in front is an option itself
    const asked = full.flatMap((rank, nth) =>
      labelOf(full[nth + 1]) === "a" && labelOf(rank) === undefined ? [{ rank, nth }] : [],
    );
    const said = asked.map(({ rank }) => form.exec(lines[rank] ?? "")?.[2]?.toLowerCase());
    if (asked.length < 2 || said.includes(undefined)) continue;
    const told = [...lines];
    asked.forEach(({ rank, nth }, at) => {
      told[rank] = (lines[rank] ?? "").replace(form, "$1").replace(/\s+([?？])$/, " $1");
      const first = full[nth + 1] ?? -1;
      const letter = said[at] ?? "";
      if (listed(first)) told[first] = `${lines[first] ?? ""} (réponse : ${letter})`;
      const to = asked[at + 1]?.nth ?? full.length;
      const own = listed(first)
        ? undefined
        : full.slice(nth + 1, to).find((one) => labelOf(one) === letter);
      if (own !== undefined) told[own] = `${lines[own] ?? ""} ✓`;
    });
    return told;
  }
  return lines;
};

const isShouted = (texte: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(texte) && texte === texte.toUpperCase();
/**
 * Rewrites lists behind questions whose right piece is in capitals, "Quel pays ? La Turquie, LA GRÈCE", as lettered lists with their
 * answer, below a line such as "(bonne réponse en MAJUSCULES)".
 */
const withShoutedLists: TextRewriteRule = (lines) => {
  const told = /r[ée]ponses?.{0,25}(?:en )?(?:lettres )?(?:majuscules?|capitales?)\b/i;
  const at = lines.findIndex((line) => told.test(line));
  if (at < 0) return lines;
  return lines.map((line, rank) => {
    const [, head = "", tail = ""] = LIST_BEHIND.exec(line) ?? [];
    const pieces = rank <= at || tail === "" ? null : splitListIntoPieces(tail);
    const right = (pieces ?? []).flatMap((piece, nth) => (isShouted(piece) ? [nth] : []));
    return pieces === null || right.length !== 1
      ? line
      : `${head} ${composeLetteredList(pieces)} (réponse : ${OPTION_LETTERS[right[0] ?? 0] ?? ""})`;
  });
};

/** A line that begins with a letter as its label, and the text behind: "A. 1933  C. 1953". */
const LETTER_FIRST = /^([A-Ha-h])\s?[.):]\s+(\S.*)$/;

/** The texts of two columns of propositions, "A. … C. …" above "B. … D. …", in the order of their letters; null for other lines. */
function readColumns(lines: readonly string[]): readonly string[] | null {
  const rows = lines.map((line) => LETTER_FIRST.exec(line) ?? []);
  const first = rows[0]?.[1]?.codePointAt(0) ?? 0;
  const cut = rows.map(([, letter = "", text = ""], rank) => {
    // a name may hold the letter that labels the next column: "B. C. S. Lewis"
    const other = String.fromCodePoint(first + rank + lines.length);
    const [, left = "", right = ""] =
      new RegExp(`^(.+?)\\s${other}\\s?[.):]\\s+(.+)$`).exec(text) ?? [];
    return letter.codePointAt(0) === first + rank && left !== "" ? { left, right } : null;
  });
  const kept = cut.filter((one) => one !== null);
  return kept.length === lines.length
    ? [...kept.map(({ left }) => left), ...kept.map(({ right }) => right)]
    : null;
}

/** Rewrites the propositions of a page in two columns, whose second one has the letters that follow, as one lettered list. */
const withTwoColumns: TextRewriteRule = (lines) => {
  const out = [...lines];
  for (let at = 0; at < lines.length; at++)
    for (const height of [4, 3, 2]) {
      const rows = lines.slice(at, at + height);
      if (!/^[Aa][.):\s]/.test(rows[0] ?? "") || rows.length < height) continue;
      const pieces = readColumns(rows);
      if (pieces === null) continue;
      out.splice(at, height, composeLetteredList(pieces), ...rows.slice(1).map(() => ""));
      at += height - 1;
      break;
    }
  return out;
};

/** The rules of this file, in the order in which they apply, before labels are read. */
export const LIST_RULES: readonly TextRewriteRule[] = [
  withTwoColumns,
  withDuoSquareCash,
  withWrongLists,
  withListedOptions,
  withStarredLists,
  withMarkedLists,
  withListsAndAnswer,
  withShoutedLists,
  withLettersBeside,
];
