/**
 * Rules that rewrite unusual labels and bullets of a pasted text as usual ones, by what the whole text shows: "o" as a bullet, an emoji
 * before each line, Roman numbers, letters without a sign. Pure.
 */
import type { TextRewriteRule } from "./clean.ts";
import { startsLikeQuestion } from "./interrogatives.ts";
import { EXPLANATION_LINE_PATTERN } from "./lines.ts";
import { QUESTION_LETTER_RULES, QUESTION_NUMBER_RULES } from "./question-labels.ts";
import { QUESTION_TITLE_RULES } from "./question-titles.ts";
import { THEME_REMOVAL_RULES } from "./themes.ts";

const ROMAN = /^((?:\*\*|#+\s+)?)((?:X{0,2})(?:IX|IV|V?I{0,3}))(\s*[.)/:]|\s?[-–—])\s*(?=\S)/;
const ROMANS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
const romanValue = (said: string): number =>
  [...said].reduce((sum, sign, at) => {
    const value = ROMANS[sign] ?? 0;
    return sum + (value < (ROMANS[said[at + 1] ?? ""] ?? 0) ? -value : value);
  }, 0);

/** The ornament in front of a line; ticks, crosses, boxes and arrows say something, and are no ornament. */
const ORNAMENT =
  /^(?![✓✔✅☑❌✗✘❎☐☒⬜⬛◻◼]|\d)(?:[\p{Extended_Pictographic}➤➢➔❖✦✧★☆◆◇◈♦▶►▷▸▹▲△▴▼▽▾◀◁‣⁃]\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*)\s*/u;
const SAYS_WHY = /^(?:💡|ℹ\uFE0F?|🧠|📖|📚|📝)\s*/u;
const SAYS_ANSWER = /^(?:👉|➡\uFE0F?|➜|➔|☞|⇨|►|▶\uFE0F?)\s*(?=\S)/u;

/** How many lines have a form that the next filled line has too; 0 where no two stand together. */
export const countLinesInRuns = (lines: readonly string[], form: RegExp): number => {
  const full = lines.filter((line) => line !== "");
  return full.filter((line, rank) => form.test(line) && form.test(full[rank + 1] ?? "")).length;
};

const asks = (line: string): boolean => /[?？]\W*$/.test(line);
/** Whether "●" and "○" are the bullets of two levels of a word processor ("● Quel fleuve ?" above "○ Le Rhône"), and no radio buttons. */
function areLevels(lines: readonly string[]): boolean {
  const full = lines.filter((line) => line !== "");
  const upper = full.flatMap((line, rank) => (line.startsWith("●") ? [rank] : []));
  const lower = full.filter((line) => line.startsWith("○"));
  return (
    upper.length > 1 &&
    lower.length > 0 &&
    !lower.some(asks) &&
    // each "●" is a question with "○" below, while a full radio button would stand below what it answers
    upper.every(
      (rank) =>
        asks(full[rank] ?? "") &&
        !asks(full[rank - 1] ?? "") &&
        (full[rank + 1] ?? "").startsWith("○"),
    ) &&
    full.slice(0, upper[0]).every((line) => !line.startsWith("○"))
  );
}

const withBoxes: TextRewriteRule = (lines) => {
  const empty = /^[□◻▢⬜○◯☐]\uFE0F?\s*/u;
  const full = /^[■◼▣⬛●◉☒☑]\uFE0F?\s*/u;
  if (areLevels(lines))
    return lines.map((line) => line.replace(/^●\s*/, "• ").replace(/^○\s*/, "◦ "));
  return lines.some((line) => empty.test(line)) && lines.some((line) => full.test(line))
    ? lines.map((line) => line.replace(empty, "[ ] ").replace(full, "[x] "))
    : lines;
};

/**
 * Removes ornaments in front of lines. 💡 and its like become "Explication : ", 👉 and its like "=> ", and signs of lines in a row "• "; most
 * that come only once are part of their line and stay.
 */
const withoutOrnaments: TextRewriteRule = (lines) => {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const sign = ORNAMENT.exec(line)?.[0].trim();
    if (sign !== undefined) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const arrows = countLinesInRuns(lines, SAYS_ANSWER);
  const asking = lines.filter((line) => line.includes("?"));
  const led = asking.filter((line) => ORNAMENT.test(line)).length;
  const everywhere = led > 2 && led * 10 >= asking.length * 7;
  const bullets = new Set(
    [...counts.keys()].filter((sign) => countLinesInRuns(lines, new RegExp(`^${sign}`, "u")) > 0),
  );
  return lines.map((line) => {
    const sign = ORNAMENT.exec(line)?.[0];
    if (sign === undefined) return line;
    const rest = line.slice(sign.length);
    if (SAYS_WHY.test(line))
      return EXPLANATION_LINE_PATTERN.test(rest) ? rest : `Explication : ${rest}`;
    if (SAYS_ANSWER.test(line) && arrows === 0)
      return /^\W*(?:(?:la |les )?(?:bonnes? )?r[ée]p|solution|answer|correct)/i.test(rest)
        ? rest
        : `=> ${rest}`;
    const alone = (counts.get(sign.trim()) ?? 0) < 2 && !(everywhere && rest.includes("?"));
    if (alone && !/^(?:❓|❔|🔹|🔸|📎|🏆|⭐)/u.test(sign)) return line;
    return bullets.has(sign.trim()) ? `• ${rest}` : rest;
  });
};

/** Removes an ornament between the sign of a heading and its number: "## 🌍 Question 1". */
const withoutOrnamentsInHeadings: TextRewriteRule = (lines) =>
  lines.map((line) =>
    line.replace(
      /^(#{1,6}\s+)(?:\p{Extended_Pictographic}\uFE0F?\s*)+(?=(?:question|q|n[°º])?\s*\d)/iu,
      "$1",
    ),
  );

/** Writes "C) " for "©️" or "🅾️" where it stands below a line "B)", as the sign of the third letter ("©️ Aurore" below "🅱️ Ariel"). */
const withThirdLetters: TextRewriteRule = (lines) => {
  const sign = /^(?:©\uFE0F?|O\))\s*(?=\S)/u;
  const full = lines.filter((line) => line !== "");
  return full.some((line, rank) => sign.test(line) && /^\W*B\)/.test(full[rank - 1] ?? ""))
    ? lines.map((line) => line.replace(sign, "C) ").replace(/©\uFE0F?$/u, "C"))
    : lines;
};

const withWordBullets: TextRewriteRule = (lines) => {
  const full = lines.filter((line) => line !== "");
  const below = full.filter((line, rank) => {
    const above = full[rank - 1] ?? "";
    return /^o[\s\t]+\S/.test(line) && /^[•·●]\s/.test(above) && asks(above);
  });
  if (countLinesInRuns(lines, /^o[\s\t]+\S/) === 0 && below.length < 2) return lines;
  // the bullet of propositions differs from that of the questions above them
  const bullet = lines.some((line) => /^•\s/.test(line)) ? "◦" : "•";
  return lines.map((line) => line.replace(/^([✓✔✅*]\uFE0F?\s*)?o\s+(?=\S)/u, `$1${bullet} `));
};

/** Puts a space behind dashes in front of lines ("-1987", "-ira"), where lines in a row such as "-Rome" show that these are bullets. */
const withDashes: TextRewriteRule = (lines) =>
  countLinesInRuns(lines, /^-\p{Lu}/u) > 0
    ? lines.map((line) => line.replace(/^-(?=[\p{L}\d])/u, "- "))
    : lines;

/** Writes "A) Rome" for "A<tab>Rome", where there are both an A and a B. */
const withLetters: TextRewriteRule = (lines) =>
  lines.some((line) => /^(?:\*\s*)?A\t+\S/.test(line)) &&
  lines.some((line) => /^(?:\*\s*)?B\t+\S/.test(line))
    ? lines.map((line) => line.replace(/^(\*\s*)?([A-H])\t+(?=\S)/, "$1$2) "))
    : lines;

/** Writes "Question N : " before the lines in which `read` finds numbers, when these go up by one; otherwise null. */
function numbered(
  lines: readonly string[],
  read: (line: string) => { readonly n: number; readonly rest: string } | null,
): readonly string[] | null {
  const found = lines.map(read);
  const values = found.flatMap((one) => one?.n ?? []);
  const asks = found.filter((one) => one?.rest.includes("?") === true).length;
  // numbers may start again from 1, for another part, where every numbered line asks
  const again = asks === values.length;
  const goesUp = values.every(
    (n, rank) =>
      n === (rank === 0 ? 1 : (values[rank - 1] ?? 0) + 1) ||
      (again && n === 1 && (values[rank - 1] ?? 0) > 1),
  );
  if (values.length < 2 || !goesUp || (values.length < 3 && asks < 2)) return null;
  return lines.map((line, rank) => {
    const one = found[rank];
    return one === undefined || one === null ? line : `Question ${one.n} : ${one.rest}`;
  });
}

const USUAL_NUMBER = /^\W*\d{1,3}\s*(?:[.)/:](?=\s|\p{L})|[-–]\s|°)/u;
const withRomanNumbers: TextRewriteRule = (lines) => {
  const usual = lines.filter((line) => USUAL_NUMBER.test(line)).length;
  // reads the Roman number in front of a line; in the text, they may start again from I
  const read = (line: string) => {
    const [label, , roman = ""] = ROMAN.exec(line) ?? [];
    return label === undefined || roman === ""
      ? null
      : { n: romanValue(roman), rest: line.slice(label.length) };
  };
  const values = lines.flatMap((line) => read(line)?.n ?? []);
  const goesUp = values.every((n, rank) => n === 1 || n === (values[rank - 1] ?? 0) + 1);
  // nothing is rewritten where usual numbers are half as many at least: the Roman ones may be those of parts
  if (usual * 2 >= values.length || values.length < 2 || !goesUp || !values.includes(2))
    return lines;
  return lines.map((line) => {
    const one = read(line);
    return one === null ? line : `Question ${one.n} : ${one.rest}`;
  });
};

/**
 * Writes "Question 1" for a number alone on its line, above each question; two lines at least stand between such numbers, since other lone
 * numbers are answers.
 */
const withLoneNumbers: TextRewriteRule = (lines) => {
  const heads = new Set<number>();
  let next = 1;
  let since = 2;
  lines.forEach((line, rank) => {
    if (line === "") return;
    if (/^\d{1,3}[.)]?$/.test(line) && Number.parseInt(line, 10) === next && since > 1) {
      heads.add(rank);
      next += 1;
      since = 0;
    } else since += 1;
  });
  return heads.size > 1 && since > 1
    ? lines.map((line, rank) => (heads.has(rank) ? `Question ${Number.parseInt(line, 10)}` : line))
    : lines;
};

/** Removes the titles "N°", "Question", "Réponse" of a table whose cells came one under the other. */
const withoutTitles: TextRewriteRule = (lines) => {
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const at = full.findIndex(
    (rank, nth) =>
      /^(?:n°|#|num[ée]ro)$/i.test(lines[rank] ?? "") &&
      /^questions?$/i.test(lines[full[nth + 1] ?? -1] ?? "") &&
      /^r[ée]ponses?$/i.test(lines[full[nth + 2] ?? -1] ?? ""),
  );
  const titles = at < 0 ? [] : full.slice(at, at + 3);
  return titles.length === 0
    ? lines
    : lines.map((line, rank) => (titles.includes(rank) ? "" : line));
};

const withBareNumbers: TextRewriteRule = (lines) => {
  const read = (form: RegExp) => (line: string) => {
    const [label, n] = form.exec(line) ?? [];
    return label === undefined ? null : { n: Number(n), rest: line.slice(label.length) };
  };
  return (
    numbered(lines, read(/^(\d{1,3})\s+(?=[\p{Lu}«"“¿¡])/u)) ??
    numbered(lines, read(/^(\d{1,3})\s+(?=\p{Ll}+(?:\s+\S+){3})/u)) ??
    lines
  );
};

/** Writes "A) " for letters without a sign, each below the one before: "A Montélimar", "B Nice", "C Aix". */
const withBareLetters: TextRewriteRule = (lines) => {
  const bare = /^([A-Ha-h])\s+(?=[\p{L}\p{N}«"“])/u;
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const found: number[][] = [];
  let run: number[] = [];
  for (const rank of full) {
    const letter = bare.exec(lines[rank] ?? "")?.[1]?.codePointAt(0) ?? 0;
    const before = bare.exec(lines[run.at(-1) ?? -1] ?? "")?.[1]?.codePointAt(0) ?? 0;
    if (run.length > 0 && letter === before + 1) run.push(rank);
    else run = letter === 0x41 || letter === 0x61 ? [rank] : [];
    if (run.length === 2) found.push(run);
  }
  const labelled = new Set(found.flat());
  return found.length > 1 || found.some(({ length }) => length > 2)
    ? lines.map((line, rank) => (labelled.has(rank) ? line.replace(bare, "$1) ") : line))
    : lines;
};

/** Joins a label alone on its line with the text below: "a." above "Le volt". */
const withLoneLabels: TextRewriteRule = (lines) => {
  const lone = /^(?:[-•*]\s*)?\(?[A-Ha-h]\s?[.)]$/;
  if (lines.filter((line) => lone.test(line)).length < 3) return lines;
  const joined = [...lines];
  joined.forEach((line, rank) => {
    if (!lone.test(line)) return;
    const below = joined.findIndex((one, at) => at > rank && one !== "");
    const text = joined[below] ?? "";
    if (below < 0 || lone.test(text)) return;
    joined[rank] = `${line} ${text}`;
    joined[below] = "";
  });
  return joined;
};

/** Joins letters alone on their lines with the propositions below: "A" above "1985" and "B" above "1990" become "A) 1985" and "B) 1990". */
const withLoneLetters: TextRewriteRule = (lines) => {
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const letterAt = (nth: number) => /^[A-H]$/.exec(lines[full[nth] ?? -1] ?? "")?.[0];
  const labelled = new Map<number, number>();
  let groups = 0;
  full.forEach((_, nth) => {
    if (letterAt(nth) !== "A") return;
    let size = 0;
    while (letterAt(nth + size * 2) === "ABCDEFGH"[size] && full[nth + size * 2 + 1] !== undefined)
      size += 1;
    if (size < 2) return;
    groups += 1;
    for (let at = 0; at < size; at += 1)
      labelled.set(full[nth + at * 2] ?? -1, full[nth + at * 2 + 1] ?? -1);
  });
  if (groups < 2) return lines;
  const joined = [...lines];
  for (const [rank, below] of labelled) {
    joined[rank] = `${lines[rank] ?? ""}) ${lines[below] ?? ""}`;
    joined[below] = "";
  }
  return joined;
};

const HINT = /^(?:petit )?(?:indices?|aide|astuce|coup de pouce|hint|clue)\s?:/i;
const FIELD = /^(?:th[èe]me|cat[ée]gorie|niveau|difficult[ée]|anecdote|explication|points)\s?:/i;
/**
 * Drops the hints of a sheet that has a field for everything, when its questions are whole without them; elsewhere a hint may be what
 * describes the thing to guess.
 */
const withoutHints: TextRewriteRule = (lines) => {
  const full = lines.filter((line) => line !== "");
  const hints = full.flatMap((line, nth) => (HINT.test(line) ? [full[nth - 1] ?? ""] : []));
  const whole = hints.filter(
    (above) =>
      asks(above) && above.length >= 25 && !/suis-je|sommes-nous|qui est-ce|devine/i.test(above),
  );
  const fields = lines.filter((line) => FIELD.test(line)).length;
  return hints.length > 1 && whole.length === hints.length && fields >= hints.length
    ? lines.map((line) => (HINT.test(line) ? "" : line))
    : lines;
};

/** Rewrites "Quelle ville ? :: Zurich" as "Quelle ville ? → Zurich". */
const withDoubleColons: TextRewriteRule = (lines) => {
  const form = /^([^:]*[^:\s])\s+::\s+([^:]*\S)$|^([^:]*[?？])\s*::\s*([^:]*\S)$/;
  const said = lines.filter((line) => form.test(line));
  return said.length > 1 && said.length === lines.filter((line) => line.includes("::")).length
    ? lines.map((line) =>
        line.replace(form, (_, a = "", b = "", c = "", d = "") => `${a}${c} → ${b}${d}`),
      )
    : lines;
};

/** Removes the bullet of the questions ("• Leur chanson ?" above "◦ Perfect"), where it is not that of what stands below them. */
const withQuestionBullets: TextRewriteRule = (lines) => {
  const bullet = /^([-–•*◦○▪·])\s+(?=\S)/u;
  // nothing is removed from a text of AMC, whose bullets tell right propositions ("+") from wrong ones ("-")
  if (lines.some((line) => /^\+\s/.test(line))) return lines;
  const signs = new Map<string, string[]>();
  for (const line of lines) {
    const sign = bullet.exec(line)?.[1];
    if (sign !== undefined) signs.set(sign, [...(signs.get(sign) ?? []), line]);
  }
  const asking = [...signs].find(
    ([, own]) =>
      own.length > 1 &&
      own.every((line) => asks(line) || startsLikeQuestion(line.replace(bullet, ""))) &&
      own.filter(asks).length * 3 >= own.length * 2,
  );
  const others = [...signs].filter(([sign]) => sign !== asking?.[0]);
  if (asking === undefined || others.some(([, own]) => own.some(asks))) return lines;
  const full = lines.filter((line) => line !== "");
  const own = (line: string | undefined) => bullet.exec(line ?? "")?.[1] === asking[0];
  // where two of these questions follow each other, the bullets mark some other list: all of them stay
  if (full.some((line, rank) => own(line) && own(full[rank + 1]))) return lines;
  return lines.map((line) => (own(line) ? line.replace(bullet, "") : line));
};

/** Writes "• " for the star before each question with its answer on the line, "* Quel pays ? → La Russie", since it ticks nothing there. */
const withStarBullets: TextRewriteRule = (lines) => {
  const starred = lines.filter((line) => /^\*\s+\S/.test(line));
  return starred.length > 1 && starred.every((line) => /[?？].*\s(?:→|->|=>|:)\s*\S/.test(line))
    ? lines.map((line) => line.replace(/^\*\s+/, "• "))
    : lines;
};

/** All rules about labels and bullets, in the order in which they apply. */
export const LABEL_RULES: readonly TextRewriteRule[] = [
  withoutHints,
  withDoubleColons,
  withBoxes,
  withThirdLetters,
  withoutOrnamentsInHeadings,
  ...QUESTION_TITLE_RULES,
  ...QUESTION_NUMBER_RULES,
  withWordBullets,
  withLetters,
  withDashes,
  withoutOrnaments,
  ...THEME_REMOVAL_RULES,
  withLoneLabels,
  withLoneLetters,
  withBareLetters,
  ...QUESTION_LETTER_RULES,
  withRomanNumbers,
  withBareNumbers,
  withoutTitles,
  withLoneNumbers,
  withStarBullets,
  withQuestionBullets,
];
