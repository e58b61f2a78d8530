/**
 * Rules that remove or rewrite what stands around the questions of a pasted text, before each line is cleaned by itself: the stamps of a
 * chat, the headers of an e-mail, the times of subtitles, what the page of a program says beside each question. Pure.
 */
import type { TextRewriteRule } from "./clean.ts";

/** What a program writes around the questions of its pages. */
interface Program {
  readonly name: string;
  /** A line that only its pages have. */
  readonly sign: RegExp;
  /** Lines that say nothing of the questions there; elsewhere they may be propositions. */
  readonly dropped: RegExp;
  readonly rewritten?: readonly (readonly [form: RegExp, to: string])[];
}

const PROGRAMS: readonly Program[] = [
  {
    name: "Moodle",
    sign: /^(?:marquer la question|not[ée] (?:de|sur) \d.*|flag question|marked out of \d.*)$/i,
    dropped:
      /^(?:(?:partiellement )?correct|incorrect|termin[ée]r?|non r[ée]pondue?|pas encore r[ée]pondu|r[ée]ponse enregistr[ée]e|feedback|description|texte de la question|marquer la question|not[ée] (?:de|sur) [\d,.]+(?: sur [\d,.]+)?|veuillez choisir .{0,40}|votre r[ée]ponse est .{0,25}correcte\.?|terminer la relecture|r[ée]ponse\s*:|(?:commenc[ée]|termin[ée]) le\t.*|(?:[ée]tat|note|temps (?:mis|utilis[ée]))\t.*|flag question|question text|select one.{0,12}|your answer is (?:in)?correct\.?|mark(?:ed)? .{0,5}[\d.]+ out of .*)$/i,
  },
  {
    name: "Google Forms",
    sign: /^(?:ce contenu n[’']est ni r[ée]dig[ée].*|google forms|une seule r[ée]ponse possible\.|plusieurs r[ée]ponses possibles\.|texte de r[ée]ponse (?:courte|longue)|total des points \d+\/\d+|.{0,3}indique une question obligatoire)$/i,
    dropped:
      /^(?:une seule r[ée]ponse possible\.|plusieurs r[ée]ponses possibles\.|texte de r[ée]ponse (?:courte|longue)|total des points \d+\/\d+|.{0,3}indique une question obligatoire|corrig[ée] \(\d+ points?\)|google forms|section sans titre|ce (?:contenu|formulaire) (?:n[’']est|a [ée]t[ée]) .*)$/i,
    rewritten: [
      [/\s\*\s+\d{1,2} points?$/i, ""],
      [/(?<=[?:.…»)\p{L}])\s\*$/u, ""],
      // a tick or a cross before a question says whether the player was right, and is removed
      [/^[✓✗✔✘]\uFE0F?\s+(?=.*\?$)/u, ""],
      [/^[◉●]\s*(.*\S)\s*[✗✘❌]$/u, "◯ $1"],
      [/^[◉●]\s*(.*\S)\s*[✓✔✅]$/u, "◯ $1 ✓"],
      [/^[◉●]\s*(?=\S)/u, ""],
      [/^r[ée]ponse correcte\s*:?$/i, "Réponse :"],
    ],
  },
  {
    name: "LaTeX, its class exam",
    sign: /^\\question(?:\[[\d.]+\])?\s/,
    dropped: /^\\(?:begin|end)\{.*\}$/,
    rewritten: [
      [/^\\question(?:\[[\d.]+\])?\s+/, "Question : "],
      [/^\\CorrectChoice\s+/, "[x] "],
      [/^\\choice\s+/, "[ ] "],
    ],
  },
  {
    name: "YAML",
    sign: /^[-–—•◦○●▪·*+]\s+["']?question["']?\s*:\s*\S/,
    dropped: /^["']?(?:choix|options?|propositions|choices|answers)["']?\s*:$/,
    rewritten: [
      [/^[-–—•◦○●▪·*+]\s+["']?question["']?\s*:\s*(["']?)(.*)\1$/, "Question : $2"],
      [
        /^["']?(?:(?:bonne_?)?r[ée]ponse|answer|correct(?:_answer)?)["']?\s*:\s*(["']?)(.*)\1$/i,
        "Réponse : $2",
      ],
      [/^["']?(?:explication|explanation|anecdote)["']?\s*:\s*(["']?)(.*)\1$/i, "Explication : $2"],
      [/^[-–—•◦○●▪·*+]\s+(["'])(.*)\1$/, "- $2"],
    ],
  },
  {
    name: "Microsoft Forms",
    sign: /ont r[ée]pondu correctement [àa] cette question\.?$/i,
    dropped: /ont r[ée]pondu correctement [àa] cette question\.?$|^\d+ r[ée]ponses\t/i,
    rewritten: [[/\t\d+(?:\s?%)?$/, ""]],
  },
  {
    name: "Kahoot",
    sign: /^\d{1,3} - (?:quiz|vrai ou faux|sondage|puzzle|r[ée]ponse libre|nuage de mots)$/i,
    dropped:
      /^(?:\d{1,3} sec(?:ondes?)?|questions \(\d+\)|(?:masquer|afficher) les r[ée]ponses|\d+ favoris.*)$/i,
    rewritten: [
      [
        /^(\d{1,3}) - (?:quiz|vrai ou faux|sondage|puzzle|r[ée]ponse libre|nuage de mots)$/i,
        "Question $1",
      ],
    ],
  },
];

const withoutPrograms: TextRewriteRule = (lines) =>
  PROGRAMS.filter(({ sign }) => lines.some((line) => sign.test(line))).reduce<readonly string[]>(
    (all, { dropped, rewritten = [] }) =>
      all.map((line) =>
        dropped.test(line)
          ? ""
          : rewritten.reduce((said, [form, to]) => said.replace(form, to), line),
      ),
    lines,
  );

/**
 * The stamp of a chat in front of a message, with the name of its sender: "[22/11/2026 21:04] Tom: ", "22/11/2026, 21:04 - Tom: ", "[21:04,
 * 22/11/2026] Tom: ".
 */
const STAMP =
  /^(?:\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+(?:à\s+)?\d{1,2}[:h]\d{2}(?::\d{2})?\]?|\[\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[AP]M)?,?\s+\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\])\s*[-–]?\s*([^:\n]{1,40}):\s+/i;
/** The stamp of a chat on a line above a message: "Pierre — Aujourd’hui à 21:14". */
const STAMP_ABOVE =
  /^(\S[^?？]{0,38}?)\s*[—–-]\s*(?:(?:aujourd[’']hui|hier|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})(?:,?\s*[àa])?\s+)?\d{1,2}[:h]\d{2}$/i;
/** The stamp of a chat on a line above a message, without a dash: "Karim B. 09:02". */
const STAMP_BARE = /^(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]*){0,2})\s+\d{1,2}[:h]\d{2}$/u;
const ANNOUNCES =
  /^\W*(?:(?:la |les )?(?:bonnes? )?r[ée]p(?:onses?)?|r\d*|solution|answer)\s*[:.]/i;

/** Removes the stamps of a chat, and the messages of the others where one person asks and also gives the answers. */
const withoutChat: TextRewriteRule = (lines) => {
  const bare = lines.filter((line) => STAMP_BARE.test(line));
  const stamped = lines.map(
    (line) =>
      STAMP.exec(line) ??
      STAMP_ABOVE.exec(line) ??
      (bare.length > 2 ? STAMP_BARE.exec(line) : null),
  );
  const found = stamped.filter((one) => one !== null);
  const sure = lines.some(
    (line) => STAMP.test(line) || /\s—\s(?:aujourd[’']hui|hier) à \d{1,2}[:h]\d{2}$/i.test(line),
  );
  if (found.length === 0 || (found.length < 3 && !sure)) return lines;
  let sender = "";
  const said = lines.map((line, rank) => {
    const [stamp, name = sender] = stamped[rank] ?? [];
    sender = name;
    return { name, text: stamp === undefined ? line : line.slice(stamp.length) };
  });
  const count = (name: string, form: RegExp) =>
    said.filter((one) => one.name === name && form.test(one.text)).length;
  const master = [...new Set(said.map(({ name }) => name))].find(
    (name) => count(name, /[?？]\W*$/) > 1 && count(name, ANNOUNCES) > 1,
  );
  return said.map(({ name, text }) => (master === undefined || name === master ? text : ""));
};

/**
 * A line that introduces a quoted or forwarded e-mail: "Le 4 févr. 2024 à 18:22, Patrick a écrit :", "-------- Message transféré --------".
 */
const MAIL =
  /^\W*(?:(?:le|on)\s.*\d.*(?:a [ée]crit|wrote)\s*:|.*message (?:transf[ée]r[ée]|d[’']origine|original).*|forwarded message.*)\W*$/i;
const MAIL_HEADER = /^\W*(?:sujet|objet|subject|de|from|[àa]|to|date|pour|cc|envoy[ée])\s*:\s/i;
/**
 * Removes the line that introduces an e-mail, its headers, and the greeting above; lines above stay where one looks like an answer, a
 * number or a question.
 */
const withoutMail: TextRewriteRule = (lines) => {
  const at = lines.findIndex((line) => MAIL.test(line));
  if (at < 0 || lines.slice(at + 1).every((line) => line === "")) return lines;
  const above = lines.slice(0, at).filter((line) => line !== "" && !MAIL_HEADER.test(line));
  const greets = above.length < 8 && !above.some((line) => /[?？]|^\W*\d|[=:]\s*\S/.test(line));
  return lines.map((line, rank) =>
    rank === at || (rank < at && greets) || (rank > at && rank < at + 6 && MAIL_HEADER.test(line))
      ? ""
      : line,
  );
};

const TIMES = /^\d{1,2}:\d{2}(?::\d{2})?[,.]\d{1,3}\s*-->\s*\d{1,2}:\d{2}/;
/** Removes the numbers and times of subtitles. */
const withoutTimes: TextRewriteRule = (lines) =>
  lines.map((line, rank) =>
    TIMES.test(line) || (/^\d{1,5}$/.test(line) && TIMES.test(lines[rank + 1] ?? "")) ? "" : line,
  );

const PAGE =
  /^(?:[-–—]\s*\d{1,3}\s*[-–—]|(?:page|p\.|seite|página|pagina)\s*\d{1,3}(?:\s*(?:\/|sur|of|von|de|di)\s*\d{1,3})?)$|^.{3,80}[\s–-]page\s*\d{1,3}\s*(?:\/|sur)\s*\d{1,3}$|^[^?？]{3,80}\s[–—-]\s?\d{1,3}\s?[–—-]$/i;
/**
 * Texts of the running heads and feet of pages: lines that stand beside page numbers and nowhere else, on several pages. A question, an
 * option or an answer is none.
 */
function runningLines(lines: readonly string[], title: string): ReadonlySet<string> {
  const beside = (rank: number): boolean =>
    PAGE.test(lines[rank - 1] ?? "") || PAGE.test(lines[rank + 1] ?? "");
  const counts = new Map<string, { times: number; near: number }>();
  lines.forEach((line, rank) => {
    if (line === "" || PAGE.test(line)) return;
    const { times, near } = counts.get(line) ?? { times: 0, near: 0 };
    counts.set(line, { times: times + 1, near: near + (beside(rank) ? 1 : 0) });
  });
  return new Set(
    [...counts].flatMap(([line, { times, near }]) =>
      times === near &&
      times > (line === title ? 1 : 2) &&
      /\S{3}.*\s.*\S{3}/.test(line) &&
      !/[?？]|^\W*\d|^\W*[A-Ha-h]\s?[).:]/.test(line) &&
      !ANNOUNCES.test(line)
        ? [line]
        : [],
    ),
  );
}

/** Removes page numbers, running heads and feet, and the title where it stands again at the head of a page. */
const withoutPages: TextRewriteRule = (lines) => {
  if (!lines.some((line) => PAGE.test(line))) return lines;
  const title = lines.find((line) => line !== "") ?? "";
  const first = lines.indexOf(title);
  const running = runningLines(lines, title);
  return lines.map((line, rank) =>
    PAGE.test(line) ||
    (rank > first && (running.has(line) || (line === title && (lines[rank - 1] ?? "") === "")))
      ? ""
      : line,
  );
};

/**
 * Removes the quote signs of a mail whose questions are answered inside it ("> 1. Quel fleuve ?" above an answer that is not quoted), and
 * the quoted lines below the last answer; null for any other text.
 */
function answeredInside(lines: readonly string[]): readonly string[] | null {
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const isQuoted = (rank: number | undefined) => (lines[rank ?? -1] ?? "").startsWith(">");
  const asked = full.flatMap((rank, nth) =>
    isQuoted(rank) && /[?？]\W*$/.test(lines[rank] ?? "") ? [nth] : [],
  );
  const answered = asked.every((nth) => {
    const next = full[nth + 1];
    return next !== undefined && !isQuoted(next) && !/[?？]\W*$/.test(lines[next] ?? "");
  });
  if (asked.length < 2 || !answered) return null;
  const [first, last] = [full[asked[0] ?? -1] ?? 0, full[(asked.at(-1) ?? -1) + 1] ?? 0];
  return lines.map((line, rank) =>
    rank > last && isQuoted(rank) ? "" : rank < first ? line : line.replace(/^(?:>\s*)+/, ""),
  );
}

const withoutQuotes: TextRewriteRule = (lines) => {
  const inside = answeredInside(lines);
  if (inside !== null) return inside;
  const full = lines.filter((line) => line !== "");
  const quoted = full.filter((line) => line.startsWith(">"));
  const [first, last] = [lines.findIndex((line) => line.startsWith(">")), lines.length];
  const behind = lines.slice(first).findIndex((line) => line !== "" && !line.startsWith(">"));
  const end = behind < 0 ? last : first + behind;
  const outside = [...lines.slice(0, Math.max(first, 0)), ...lines.slice(end)];
  // where a whole quiz is quoted, below a few words, only its lines stay
  if (
    quoted.filter((line) => /\?\W*$/.test(line)).length > 1 &&
    quoted.filter((line) => ANNOUNCES.test(line)).length > 1 &&
    !outside.some((line) => /^>|^\W*\d/.test(line) || ANNOUNCES.test(line)) &&
    // few of the other lines may ask, such as whether all is well in a mail
    outside.filter((line) => /[?？]/.test(line)).length * 3 <= quoted.length / 2
  )
    return lines.map((line, rank) =>
      rank < first || rank >= end ? "" : line.replace(/^(?:>\s*)+/, ""),
    );
  return quoted.length * 5 >= full.length * 4 ||
    (quoted.length > 1 && quoted.every((line) => /\?\W*$/.test(line)))
    ? lines.map((line) => line.replace(/^(?:>\s*)+/, ""))
    : lines;
};

/** A line with a share of votes behind: "La France (12 %)", "Ukraine<tab>74 %<tab>20". */
const VOTES_BEHIND = /^(.*\p{L}{2}.*?)(?:\t|\s*\()(\d{1,3})(?:[.,](\d{1,2}))?\s?%\)?(?:\t\d+)?$/u;
/** A line with a share of votes behind a mere space, and perhaps the tick of the right one: "L’Aneto 48 % ✔". */
const VOTES_AND_TICK = /^(.*\S)\s(\d{1,3})(?:[.,](\d{1,2}))?\s?%(\s*[✓✔✅]\uFE0F?)?$/u;
const VOTES_ALONE = /^()(\d{1,3})(?:[.,](\d{1,2}))?\s?%$/;

/**
 * Ranks of the lines that bear votes: shares that follow each other and add up to 100 %; those of a list of answers do not.
 * @param step 2 where each share stands on its own line below a proposition, 1 where it stands behind
 */
function votedRanks(lines: readonly string[], form: RegExp, step: 1 | 2): readonly number[] {
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const voted: number[] = [];
  for (let from = 0; from < full.length; from += 1) {
    const votes: number[] = [];
    let sum = 0;
    for (let at = from; at < full.length; at += step) {
      const rank = full[at] ?? -1;
      const [share, , whole = "", part = "0"] = form.exec(lines[rank] ?? "") ?? [];
      if (share === undefined || (step === 2 && form.test(lines[full[at + 1] ?? -1] ?? ""))) break;
      votes.push(rank);
      sum += Number(`${whole}.${part}`);
    }
    if (votes.length < 2 || Math.abs(sum - 100) >= 3) continue;
    voted.push(...votes);
    from += (votes.length - 1) * step;
  }
  return voted;
}

/** Removes shares of votes, percentages that add up to about 100, below or behind propositions. */
const withoutVotes: TextRewriteRule = (lines) => {
  const alone = new Set(votedRanks(lines, VOTES_ALONE, 2));
  const behind = new Set(votedRanks(lines, VOTES_BEHIND, 1));
  const all = votedRanks(lines, VOTES_AND_TICK, 1);
  const ticks = all.filter((rank) => /%\s*\S+$/.test(lines[rank] ?? "")).length;
  // shares behind a mere space are removed only where two of them have a tick: they may be what is asked
  const ticked = new Set(ticks > 1 ? all : []);
  return lines.map((line, rank) => {
    if (alone.has(rank)) return "";
    if (ticked.has(rank)) return line.replace(VOTES_AND_TICK, "$1$4");
    return behind.has(rank) ? (VOTES_BEHIND.exec(line)?.[1] ?? line) : line;
  });
};

/**
 * Removes the tags around what a page hides until it is pressed, and announces a hidden answer: "<details><summary>Réponse</summary>b)
 * K</details>" becomes "Réponse : b) K".
 */
const withDetails: TextRewriteRule = (lines) =>
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

const TAG = /<\/?([a-z][a-z\d]*)\b[^<>]*>/gi;
const SPANS = /<(b|strong|u|mark|ins)>\s*([^<>]*?[^<>\s])\s*<\/\1>/gi;
/** Writes what tags set apart in bold, "b) <u>Dijon</u>" as "b) **Dijon**", in a text that has no other tags. */
const withEmphasisInTags: TextRewriteRule = (lines) => {
  const names = (line: string) =>
    [...line.matchAll(TAG)].map(([, name = ""]) => name.toLowerCase());
  const own = (line: string) => [...line.matchAll(SPANS)];
  const tagged = lines.filter((line) => names(line).length > 0);
  const told = tagged.filter((line) => !/[?？]/.test(line));
  const used = new Set(
    told.flatMap((line) => own(line).map(([, name = ""]) => name.toLowerCase())),
  );
  // whether all tags set texts apart; elsewhere the quiz is about the tags themselves, which stay
  const closed = tagged.every(
    (line) => names(line.replaceAll(/<br\s*\/?>/gi, "")).length === own(line).length * 2,
  );
  return told.length > 1 && used.size === 1 && closed
    ? lines.map((line) => line.replaceAll(SPANS, "**$2**"))
    : lines;
};

/** Removes the backslashes of Markdown whose signs were all escaped on the way: "1\. Quel…", "\*\*Réponse : b\*\*". */
const withoutEscapes: TextRewriteRule = (lines) =>
  lines.filter((line) => /^\W*\d{1,3}\\[.)]|\\\*\\\*|^\\#/.test(line)).length > 1
    ? lines.map((line) => line.replaceAll(/\\([\\*_#.>~!+|-])/g, "$1"))
    : lines;

/**
 * A line with what a program counts for a question, "20 s", "1 point", "1/1": it is removed where it stands below nearly every question,
 * and is a proposition elsewhere.
 */
const COUNT = /^(?:\d{1,3}\s?(?:s|sec\.?|secondes?|points?|pts?)|\d{1,2}\/\d{1,2})$/i;
const withoutCounts: TextRewriteRule = (lines) => {
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const isHead = (rank: number | undefined) =>
    /^(?:question|q)\s*(?:n[°º]\s*)?\d{1,3}\W*$/i.test(lines[rank ?? -1] ?? "");
  const asked = full.filter(
    (rank, nth) => /[?？]\s*\*?$/.test(lines[rank] ?? "") || isHead(full[nth - 1]),
  );
  const below = asked.map((rank) => full[full.indexOf(rank) + 1] ?? -1);
  // a line followed by others like it is a proposition, and one followed by nothing an answer: both stay
  const counts = new Set(
    below.filter((rank) => {
      const next = lines[rank + 1] ?? "";
      return COUNT.test(lines[rank] ?? "") && next !== "" && !COUNT.test(next);
    }),
  );
  return counts.size > 1 && counts.size * 5 >= asked.length * 4
    ? lines.map((line, rank) => (counts.has(rank) ? "" : line))
    : lines;
};

/** Removes the menus of a site of cards, down to its line "Termes de cet ensemble (5)". */
const withoutMenus: TextRewriteRule = (lines) => {
  const at = lines.findIndex((line) =>
    /^(?:termes de cet ensemble|terms in this set)\s*\(\d+\)$/i.test(line),
  );
  return at < 0 ? lines : lines.map((line, rank) => (rank <= at ? "" : line));
};

/** Removes the line "Publicité" where a page has it several times, and never right below a question, where it would be a proposition. */
const withoutAds: TextRewriteRule = (lines) => {
  const ads = lines.flatMap((line, rank) => (/^publicit[ée]$/i.test(line) ? [rank] : []));
  return ads.length > 1 && ads.every((rank) => !/[?？]\W*$/.test(lines[rank - 1] ?? ""))
    ? lines.map((line, rank) => (ads.includes(rank) ? "" : line))
    : lines;
};

/** The rules of this file, in the order in which they apply, before each line is cleaned by itself. */
export const SURROUNDING_RULES: readonly TextRewriteRule[] = [
  withoutMenus,
  withoutAds,
  withoutEscapes,
  withEmphasisInTags,
  withoutTimes,
  withoutChat,
  withoutMail,
  withoutPrograms,
  withoutCounts,
  withDetails,
  withoutPages,
  withoutVotes,
  withoutQuotes,
];
