/**
 * The lines of a pasted text in the signs that the rest of the folder knows: quote marks, page numbers and ornaments go, and what only
 * the whole text tells apart (Roman numbers, "o" as a bullet, an emoji before each line) becomes a usual number or bullet. Pure.
 */
import { nettoyerTexte } from "../outils/ligne.ts";
import { EXPLANATION } from "./lines.ts";

/** "Question 1 (5 points) : …" */
const POINTS_OF_NUMBER =
  /^(\W*(?:q(?:uestion)?\s*)?(?:n°\s*)?\d{1,3})\s*[([]\s*\d{1,2}(?:[.,]\d{1,2})?\s*p(?:oin)?ts?\s*[)\]](?=\s*[.:)–-])/i;
/** "La peau est un organe. **V** / F" */
const BOLD_VERDICT =
  /^(.*\S)\s+(?:\*\*(V(?:rai)?)\*\*\s*\/\s*F(?:aux)?|V(?:rai)?\s*\/\s*\*\*F(?:aux)?\*\*)$/i;
/** "football / **rugby** / tennis" */
const BOLD_PIECE = /(^|\?\s+|:\s+|\/\s+)\*\*([^*/]+)\*\*(?=\s+\/\s|$)/g;

/** "[22/11/2026 21:04] Tom: ", "22/11/2026, 21:04 - Tom: ". */
const SENDER =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+(?:à\s+)?\d{1,2}[:h]\d{2}(?::\d{2})?\]?\s*[-–]?\s*[^:\n]{1,40}:\s+/;
/** Lines of decoration: code fences and rules. */
const DECOR = /^(?:`{3}.*|~{3}.*|[-*_=–—.…·~]{3,}|[-–—*•](?:\s+[-–—*•])+)$/;
/** What Anki writes above its notes. */
const ANKI_HEADER = /^#(?:separator|html|columns|tags|notetype|deck|guid)\b.{0,20}:/i;
const PAGE =
  /^(?:[-–]\s*\d{1,3}\s*[-–]|(?:page|p\.|seite|página|pagina)\s*\d{1,3}(?:\s*(?:\/|sur|of|von|de|di)\s*\d{1,3})?)$/i;
const POINTS =
  /\s*(?:[([]\s*(?:sur\s+|\/\s*)?\d{1,2}(?:[.,]\d{1,2})?\s*(?:p(?:oin)?ts?|punkte?|puntos?|punt[oi]|pontos?|marks?)\s*[)\]]|[-–—:/]\s*\d{1,2}(?:[.,]\d{1,2})?\s*p(?:oin)?ts?)\s*[.:]?$|(?<=^[^/]{1,300})\s\/\d{1,2}$/i;
const LABEL_AND_TAB =
  /^(\s*(?:[-•*]\s*)?(?:\(?(?:\d{1,3}|[A-Ha-h])\s*[.):°/-]{1,2}|[-–—•▪◦○●·*]))\t+/u;

/** "||Lima||", ">!Lima!<": what a forum hides until it is pressed. */
const HIDDEN = /\|\|(?=\S)([^|]+)\|\||>!([^!]+)!</g;
/** What a forum sets in bold, and its other tags. */
const FORUM_BOLD = /\[b\]([^[]*)\[\/b\]/gi;
const FORUM_TAG =
  /\[\/?(?:i|u|s|spoiler|quote|center|hide|color|size|url|list)(?:=[^\]]{0,80})?\]/gi;
/** "Quelle rivière traverse Albi ? *Le Tarn*" */
const ITALIC_ANSWER = /^([^*]*\?\s+)\*([^*]+)\*$/;
/** "*[horiz] Laquelle": how AMC lays a question out. */
const AMC_OPTIONS = /^(\*{1,2})\s?\[[a-z][^\]]*\]\s*/;
/** "- **a.** Rome": the label alone in bold. */
const BOLD_LABEL =
  /^((?:[-–•*▪◦○●·]\s+)?(?:\[\s?[xX]?\s?\]\s*|[□☐☑]\s*)?)\*\*(\(?(?:[A-Ha-h]|\d{1,3})\s?[.):/-]{1,2})\s*\*\*\s*(?=\S)/u;

const ROMAN = /^((?:\*\*|#+\s+)?)((?:X{0,2})(?:IX|IV|V?I{0,3}))(\s*[.)/:]|\s?[-–—])\s*(?=\S)/;
const ROMANS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
const romanValue = (said: string): number =>
  [...said].reduce((sum, sign, at) => {
    const value = ROMANS[sign] ?? 0;
    return sum + (value < (ROMANS[said[at + 1] ?? ""] ?? 0) ? -value : value);
  }, 0);

/** Signs that stand for a letter or a number: 🅰️, Ⓐ, ⓐ, ①, 1️⃣. */
function plainLabel(texte: string): string {
  const [sign] = /^(?:[🅰🅱ⓐ-ⓩⒶ-Ⓩ①-⑨❶-❾➊-➒🇦-🇭]\uFE0F?|\d\uFE0F?\u20E3)\s*/u.exec(texte) ?? [];
  if (sign === undefined) return texte;
  const code = sign.codePointAt(0) ?? 0;
  const from = (first: number, label: number) => String.fromCodePoint(code - first + label);
  const label =
    code < 0x40
      ? from(0x30, 0x30)
      : code >= 0x1f1e6 && code <= 0x1f1ff
        ? from(0x1f1e6, 0x41)
        : code >= 0x1f170
          ? from(0x1f170, 0x41)
          : code >= 0x24d0 && code <= 0x24e9
            ? from(0x24d0, 0x61)
            : code >= 0x24b6 && code <= 0x24cf
              ? from(0x24b6, 0x41)
              : code >= 0x278a
                ? from(0x278a, 0x31)
                : code >= 0x2776
                  ? from(0x2776, 0x31)
                  : from(0x2460, 0x31);
  return `${label}) ${texte.slice(sign.length)}`;
}

/** The ornament in front of a line; ticks, crosses, boxes and arrows say something, and are no ornament. */
const ORNAMENT =
  /^(?![✓✔✅☑❌✗✘❎☐☒⬜⬛◻◼]|\d)(?:[\p{Extended_Pictographic}➤➢➔❖✦✧★☆◆◇▶►▷‣⁃]\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*)\s*/u;
const SAYS_WHY = /^(?:💡|ℹ\uFE0F?|🧠|📖|📚|📝)\s*/u;
const SAYS_ANSWER = /^(?:👉|➡\uFE0F?|➜|➔|☞|⇨|►|▶\uFE0F?)\s*(?=\S)/u;

/** The lines that begin that way and follow each other, one after the other. */
const runs = (lines: readonly string[], form: RegExp): number => {
  const full = lines.filter((line) => line !== "");
  return full.filter((line, rank) => form.test(line) && form.test(full[rank + 1] ?? "")).length;
};

/** Applies one rule to every line, where the whole text shows that it has to. */
type Rule = (lines: readonly string[]) => readonly string[];

const withoutQuotes: Rule = (lines) => {
  const full = lines.filter((line) => line !== "");
  const quoted = full.filter((line) => line.startsWith(">"));
  return quoted.length * 5 >= full.length * 4 ||
    (quoted.length > 1 && quoted.every((line) => /\?\W*$/.test(line)))
    ? lines.map((line) => line.replace(/^(?:>\s*)+/, ""))
    : lines;
};

/** "> Lima" right below each question answers it; it explains elsewhere. */
const withQuotedAnswers: Rule = (lines) => {
  let before = "";
  const first = lines.map((line) => {
    const opens = line.startsWith(">") && !before.startsWith(">");
    const asked = opens ? before : null;
    if (line !== "") before = line;
    return asked;
  });
  const below = first.filter((one) => one !== null);
  return below.length > 1 && below.filter((one) => /\?\W*$/.test(one)).length * 2 > below.length
    ? lines.map((line, rank) =>
        (first[rank] ?? null) === null ? line : line.replace(/^>\s*/, "Réponse : "),
      )
    : lines;
};

const withoutPages: Rule = (lines) => {
  const paged = lines.some((line) => PAGE.test(line));
  const title = lines.find((line) => line !== "") ?? "";
  return lines.map((line, rank) =>
    PAGE.test(line) ||
    (paged && line === title && rank > lines.indexOf(title) && (lines[rank - 1] ?? "") === "")
      ? ""
      : line,
  );
};

const withBoxes: Rule = (lines) => {
  const empty = /^[□◻▢⬜○◯☐]\uFE0F?\s*/u;
  const full = /^[■◼▣⬛●◉☒☑]\uFE0F?\s*/u;
  return lines.some((line) => empty.test(line)) && lines.some((line) => full.test(line))
    ? lines.map((line) => line.replace(empty, "[ ] ").replace(full, "[x] "))
    : lines;
};

/** "Le Rhône traverse Lyon. [x] Vrai [ ] Faux" */
const VERDICT_BOXES =
  /^(.*\S)\s+(\[[ xX]?\]|[☐☑☒□✅❌])\uFE0F?\s*(?:Vrai|True|V)\s+(\[[ xX]?\]|[☐☑☒□✅❌])\uFE0F?\s*(?:Faux|False|F)$/u;
const isTicked = (box: string): boolean => /[xX☑☒✅]/u.test(box);
const withVerdictBoxes: Rule = (lines) =>
  lines.map((line) => {
    const [, said, first = "", second = ""] = VERDICT_BOXES.exec(line) ?? [];
    if (said === undefined) return line;
    if (isTicked(first) === isTicked(second)) return `${said} (Vrai/Faux)`;
    return `${said} (${isTicked(first) ? "Vrai" : "Faux"})`;
  });

/** "a) Le soleil est une étoile. (V)": a letter numbers what is true or false. */
const withLetteredVerdicts: Rule = (lines) => {
  const lettered = lines.filter((line) => /^[A-Ha-h]\s?[).]\s/.test(line));
  const verdict = /^([A-Ha-h])(\s?[).]\s.*\s)[([](?:(V(?:rai)?)|F(?:aux)?)[)\]]$/i;
  return lettered.length > 1 && lettered.every((line) => verdict.test(line))
    ? lines.map((line) =>
        line.replace(
          verdict,
          (_, letter: string, said: string, isTrue: string | undefined) =>
            `${letter.toLowerCase().charCodeAt(0) - 96}${said}(${isTrue === undefined ? "Faux" : "Vrai"})`,
        ),
      )
    : lines;
};

const WRONG_ANSWER =
  /^\W*(?:mauvaise|fausse|incorrecte?|wrong|incorrect)\s*(?:r[ée]ponse|answer|proposition)?\s*\d?\s*:\s*(?=\S)/i;
const RIGHT_ANSWER =
  /^\W*(?:bonne|right|correct)\s*(?:r[ée]ponse|answer|proposition)?\s*:\s*(?=\S)/i;
/** "Bonne réponse : Zola" above "Mauvaise réponse : Balzac": each is a proposition. */
const withNamedAnswers: Rule = (lines) =>
  lines.filter((line) => WRONG_ANSWER.test(line)).length > 1
    ? lines.map((line) => line.replace(WRONG_ANSWER, "[ ] ").replace(RIGHT_ANSWER, "[x] "))
    : lines;

const LABELLED = /^\W*(?:[A-Ha-h]\s*[.)\]:–-]|[-•*▪◦○]\s)|^\W*(?:=>|-+>|→)\s*\(?[A-Ha-h]\)?\W*$/u;
/** "=> Rome" or "x Rome" among the lines of every paragraph, and not always the last: the right proposition. */
const withTickedParagraphs: Rule = (lines) => {
  const tick = /^(?:=>|-+>|→|[xX](?=\s))\s*(?=\S)/;
  const ticked: number[] = [];
  let inside = false;
  for (let from = 0; from < lines.length; from += 1) {
    if (lines[from] === "") continue;
    let to = from;
    while (to < lines.length && lines[to] !== "") to += 1;
    const own = lines.slice(from, to).flatMap((line, at) => (tick.test(line) ? [from + at] : []));
    const [only] = own;
    // a letter names a labelled proposition, which needs no other tick
    if (only !== undefined && lines.slice(from, to).some((line) => LABELLED.test(line)))
      return lines;
    if (own.length > 1 || (only !== undefined && (to - from < 3 || only === from))) return lines;
    if (only !== undefined) ticked.push(only);
    inside ||= only !== undefined && only < to - 1 && !EXPLANATION.test(lines[only + 1] ?? "");
    from = to;
  }
  const marked = new Set(ticked);
  return ticked.length > 1 && inside
    ? lines.map((line, rank) => (marked.has(rank) ? line.replace(tick, "* ") : line))
    : lines;
};

/** Ornaments before several lines are bullets; before one line, they are part of it. */
const withoutOrnaments: Rule = (lines) => {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const sign = ORNAMENT.exec(line)?.[0].trim();
    if (sign !== undefined) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const arrows = runs(lines, SAYS_ANSWER);
  const bullets = new Set(
    [...counts.keys()].filter((sign) => runs(lines, new RegExp(`^${sign}`, "u")) > 0),
  );
  return lines.map((line) => {
    const sign = ORNAMENT.exec(line)?.[0];
    if (sign === undefined) return line;
    const rest = line.slice(sign.length);
    if (SAYS_WHY.test(line)) return EXPLANATION.test(rest) ? rest : `Explication : ${rest}`;
    if (SAYS_ANSWER.test(line) && arrows === 0)
      return /^\W*r[ée]p/i.test(rest) ? rest : `=> ${rest}`;
    if ((counts.get(sign.trim()) ?? 0) < 2 && !/^(?:❓|❔|🔹|🔸|📎|🏆|⭐)/u.test(sign)) return line;
    return bullets.has(sign.trim()) ? `• ${rest}` : rest;
  });
};

const withWordBullets: Rule = (lines) =>
  runs(lines, /^o[\s\t]+\S/) > 0
    ? lines.map((line) => line.replace(/^([✓✔✅*]\uFE0F?\s*)?o\s+(?=\S)/u, "$1• "))
    : lines;

/** "-1987" and "-ira" are a dash and a proposition where "-Rome" stands too. */
const withDashes: Rule = (lines) =>
  runs(lines, /^-\p{Lu}/u) > 0
    ? lines.map((line) => line.replace(/^-(?=[\p{L}\d])/u, "- "))
    : lines;

/** "A<tab>Rome": the letter is a label where there is a B. */
const withLetters: Rule = (lines) =>
  lines.some((line) => /^(?:\*\s*)?A\t+\S/.test(line)) &&
  lines.some((line) => /^(?:\*\s*)?B\t+\S/.test(line))
    ? lines.map((line) => line.replace(/^(\*\s*)?([A-H])\t+(?=\S)/, "$1$2) "))
    : lines;

/** Numbers that go up by one over the text, as `read` finds them: those of its questions. Null when they do not. */
function numbered(
  lines: readonly string[],
  read: (line: string) => { readonly n: number; readonly rest: string } | null,
): readonly string[] | null {
  const found = lines.map(read);
  const values = found.flatMap((one) => one?.n ?? []);
  const goesUp = values.every((n, rank) => n === (rank === 0 ? 1 : (values[rank - 1] ?? 0) + 1));
  const asks = found.filter((one) => one?.rest.includes("?") === true).length;
  if (values.length < 2 || !goesUp || (values.length < 3 && asks < 2)) return null;
  return lines.map((line, rank) => {
    const one = found[rank];
    return one === undefined || one === null ? line : `Question ${one.n} : ${one.rest}`;
  });
}

const USUAL_NUMBER = /^\W*\d{1,3}\s*(?:[.)/:](?=\s|\p{L})|[-–]\s|°)/u;
const withRomanNumbers: Rule = (lines) => {
  const usual = lines.filter((line) => USUAL_NUMBER.test(line)).length;
  // each part may count from I again
  const read = (line: string) => {
    const [label, , roman = ""] = ROMAN.exec(line) ?? [];
    return label === undefined || roman === ""
      ? null
      : { n: romanValue(roman), rest: line.slice(label.length) };
  };
  const values = lines.flatMap((line) => read(line)?.n ?? []);
  const goesUp = values.every((n, rank) => n === 1 || n === (values[rank - 1] ?? 0) + 1);
  // parts are numbered so too, above questions with usual numbers
  if (usual * 2 >= values.length || values.length < 2 || !goesUp || !values.includes(2))
    return lines;
  return lines.map((line) => {
    const one = read(line);
    return one === null ? line : `Question ${one.n} : ${one.rest}`;
  });
};

/** Numbers alone on their line, above each question: two lines at least between them. */
const withLoneNumbers: Rule = (lines) => {
  const full = lines.filter((line) => line !== "");
  const at = full.flatMap((line, rank) => (/^\d{1,3}[.)]?$/.test(line) ? [rank] : []));
  const follow = at.every(
    (rank, nth) =>
      Number.parseInt(full[rank] ?? "", 10) === nth + 1 &&
      (nth === 0 || rank - (at[nth - 1] ?? 0) > 2),
  );
  return at.length > 1 && follow
    ? lines.map((line) => line.replace(/^(\d{1,3})[.)]?$/, "Question $1"))
    : lines;
};

const withBareNumbers: Rule = (lines) =>
  numbered(lines, (line) => {
    const [label, n] = /^(\d{1,3})\s+(?=[\p{Lu}«"“¿¡])/u.exec(line) ?? [];
    return label === undefined ? null : { n: Number(n), rest: line.slice(label.length) };
  }) ?? lines;

/** "A: Lima" answers where no line is labelled B; it is a proposition elsewhere. */
const withAnswers: Rule = (lines) => {
  const answer = /^(?:\*\*|__)?A\s*[:.)]\s*(?:\*\*|__)?\s*(?=\S)/;
  const other = /(?:^|\s)\W*[BbCc]\s*[:.)\]]/;
  return lines.filter((line) => answer.test(line)).length > 1 &&
    !lines.some((line) => other.test(line))
    ? lines.map((line) => line.replace(answer, "Réponse : "))
    : lines;
};

/** "V A. L’épiderme…", "F B. Le derme…": each proposition with its verdict in front. */
const withVerdictsInFront: Rule = (lines) => {
  const verdict = /^(?:(V(?:rai)?)|F(?:aux)?)\s*[-–:]?\s+(?=\(?[A-Ha-h]\s?[.)]\s)/;
  return runs(lines, verdict) > 0
    ? lines.map((line) =>
        line.replace(verdict, (_, right: string | undefined) =>
          right === undefined ? "[ ] " : "[x] ",
        ),
      )
    : lines;
};

/** "La France", "12 %", "L’Autriche", "88 %": how many chose each, and no proposition. */
const VOTES = /^(\d{1,3})(?:[.,](\d{1,2}))?\s?%$/;
const withoutVotes: Rule = (lines) => {
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const voted = new Set<number>();
  for (let from = 0; from < full.length; from += 1) {
    const votes: number[] = [];
    let sum = 0;
    for (let at = from; at < full.length; at += 2) {
      const rank = full[at] ?? -1;
      const [share, whole, part = "0"] = VOTES.exec(lines[rank] ?? "") ?? [];
      if (share === undefined || VOTES.test(lines[full[at + 1] ?? -1] ?? "")) break;
      votes.push(rank);
      sum += Number(`${whole ?? ""}.${part}`);
    }
    // what is chosen adds up to everything; a list of answers does not
    if (votes.length > 1 && Math.abs(sum - 100) < 3) for (const rank of votes) voted.add(rank);
  }
  return voted.size === 0 ? lines : lines.map((line, rank) => (voted.has(rank) ? "" : line));
};

/** "<details><summary>Réponse</summary>b) K</details>": what a page hides until it is pressed. */
const withDetails: Rule = (lines) =>
  lines.map((line, rank) => {
    if (!/<\/?(?:details|summary)\b/i.test(line)) return line;
    const [whole = "", said = ""] = /<summary>(.*?)<\/summary>\s*/i.exec(line) ?? [];
    const plain = line
      .replace(whole, "")
      .replaceAll(/<\/?details[^>]*>/gi, "")
      .trim();
    const behind = plain === "" ? (lines.slice(rank + 1).find((one) => one !== "") ?? "") : plain;
    const announces =
      /r[ée]ponse|answer|solution/i.test(said) &&
      !/^\W*(?:(?:la |the )?(?:bonne |correct )?(?:r[ée]p|answer|solution))/i.test(behind);
    return announces ? `Réponse : ${plain}`.trim() : plain;
  });

/** "| 1 | B |": a row of a key, under its titles. */
const withKeyTables: Rule = (lines) => {
  const row = /^\|\s*([^|]+?)\s*\|\s*([^|]+?)\s*\|$/;
  return lines.map((line, rank) => {
    const near = [lines[rank - 1], line, lines[rank + 1]];
    const [, left = "", right = ""] = row.exec(line) ?? [];
    if (/^\|[\s:|-]+\|$/.test(line)) return near.some((one) => KEY_ROW.test(one ?? "")) ? "" : line;
    if (KEY_ROW.test(line)) return `${left.replaceAll("**", "")}\t${right.replaceAll("**", "")}`;
    return /^(?:q(?:uestion)?s?|n°|num[ée]ros?)$/i.test(left) &&
      /^\|[\s:|-]+\|$/.test(near[2] ?? "") &&
      KEY_ROW.test(lines[rank + 2] ?? "")
      ? `${left}\t${right}`
      : line;
  });
};
const KEY_ROW = /^\|\s*(?:\*\*)?\d{1,3}(?:\*\*)?\s*\|\s*(?:\*\*)?[A-Ha-h](?:\*\*)?\s*\|$/;

const RULES: readonly Rule[] = [
  withDetails,
  withKeyTables,
  withoutVotes,
  withVerdictsInFront,
  withNamedAnswers,
  withTickedParagraphs,
  withAnswers,
  withoutQuotes,
  withQuotedAnswers,
  withoutPages,
  withBoxes,
  withVerdictBoxes,
  withLetteredVerdicts,
  withWordBullets,
  withLetters,
  withDashes,
  withoutOrnaments,
  withRomanNumbers,
  withBareNumbers,
  withLoneNumbers,
];

/** The lines of a text, cleaned; each keeps its place, and a line without content is empty. */
export function tidyLines(brut: readonly string[]): readonly string[] {
  const cleaned = brut.map((line) => {
    const texte = line
      .replace(FORUM_TAG, "")
      .replace(FORUM_BOLD, "**$1**")
      .replace(LABEL_AND_TAB, "$1 ")
      .split("\t")
      .map((cellule) => nettoyerTexte(cellule))
      .join("\t")
      .replace(/^\t+|\t+$/g, "")
      .replace(SENDER, "");
    return DECOR.test(texte) || ANKI_HEADER.test(texte)
      ? ""
      : plainLabel(
          texte
            .replace(POINTS, "")
            .replace(POINTS_OF_NUMBER, "$1")
            .replace(HIDDEN, "$1$2")
            .replace(ITALIC_ANSWER, "$1$2")
            .replace(BOLD_LABEL, "$1$2 ")
            .replace(AMC_OPTIONS, "$1 ")
            .replace(BOLD_VERDICT, (_, said: string, right: string | undefined) =>
              right === undefined ? `${said} (Faux)` : `${said} (Vrai)`,
            )
            .replace(/^.*\s\/\s.*$/, (said) =>
              said.match(/\*\*/g)?.length === 2 ? said.replace(BOLD_PIECE, "$1*$2") : said,
            ),
        );
  });
  return RULES.reduce<readonly string[]>((lines, rule) => rule(lines), cleaned);
}
