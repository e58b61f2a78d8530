/**
 * Rules about how a pasted text tells its right answers: verdicts, ticks, arrows, capitals, "Réponse 1" below "Question 1". Each way
 * becomes one that the rest of the folder knows: "Réponse : …", a box, a star. Pure.
 */
import type { TextRewriteRule } from "./clean.ts";
import { KEY_SHAPE_RULES } from "./key-shapes.ts";
import { countLinesInRuns } from "./labels.ts";
import { EXPLANATION_LINE_PATTERN, readLineMarks } from "./lines.ts";
import { VERDICT_RULES } from "./verdicts.ts";

const nextFilled = (lines: readonly string[], rank: number): string =>
  lines.slice(rank + 1, rank + 4).find((line) => line !== "") ?? "";

/** Removes the line "Réponse :" that one presses to see the answer, above "Réponse : Jupiter". */
const withoutEmptyAnnouncements: TextRewriteRule = (lines) =>
  lines.map((line, rank) =>
    /^r[ée]ponse\s*:$/i.test(line) && readLineMarks(nextFilled(lines, rank), 0).announced !== null
      ? ""
      : line,
  );

/**
 * Writes "Explication : " before a line in italics, "*Deux cœurs alimentent les branchies.*", below an announced answer and above no
 * proposition.
 */
const withReasonsInItalics: TextRewriteRule = (lines) => {
  let above = "";
  return lines.map((line, rank) => {
    const before = above;
    if (line !== "") above = line;
    const [, said] = /^([*_])(?![*_])([^*_\n]{12,}[^*_\s])\1$/.exec(line)?.slice(1) ?? [];
    if (said === undefined) return line;
    const announced = readLineMarks(before, 0).announced ?? "";
    const below = nextFilled(lines, rank);
    const goesOn = /[?？]\W*$/.test(said) || readLineMarks(below, 0).announced !== null;
    return announced === "" || goesOn || /^[*_+=](?![*_])|^\W*[A-Ha-h]\s?[).:]/.test(below)
      ? line
      : EXPLANATION_LINE_PATTERN.test(said)
        ? said
        : `Explication : ${said}`;
  });
};

/**
 * Writes "Réponse : " for the quote sign of lines such as "> Lima", where most of them stand right below a question; elsewhere they
 * explain.
 */
const withQuotedAnswers: TextRewriteRule = (lines) => {
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
        (first[rank] ?? null) === null ? line : line.replace(/^(?:>\s*)+/, "Réponse : "),
      )
    : lines;
};

const WRONG_ANSWER =
  /^\W*(?:mauvaise|fausse|incorrecte?|wrong|incorrect)\s*(?:r[ée]ponse|answer|proposition)?\s*\d?\s*:\s*(?=\S)/i;
const RIGHT_ANSWER =
  /^\W*(?:bonne|right|correct)\s*(?:r[ée]ponse|answer|proposition)?\s*:\s*(?=\S)/i;
/** Writes ticked and empty boxes for "Bonne réponse : Zola" and "Mauvaise réponse : Balzac", where several wrong answers are named. */
const withNamedAnswers: TextRewriteRule = (lines) =>
  lines.filter((line) => WRONG_ANSWER.test(line)).length > 1
    ? lines.map((line) => line.replace(WRONG_ANSWER, "[ ] ").replace(RIGHT_ANSWER, "[x] "))
    : lines;

const LABELLED = /^\W*(?:[A-Ha-h]\s*[.)\]:–-]|[-•*▪◦○]\s)|^\W*(?:=>|-+>|→)\s*\(?[A-Ha-h]\)?\W*$/u;
/**
 * Stars the line with an arrow or a cross, "=> Rome" or "x Rome", among the lines of paragraphs: it is the right proposition, where it is
 * not always the last line.
 */
const withTickedParagraphs: TextRewriteRule = (lines) => {
  const tick = /^(?:=>|-+>|→|[xX](?=\s))\s*(?=\S)/;
  const ticked: number[] = [];
  let inside = false;
  for (let from = 0; from < lines.length; from += 1) {
    if (lines[from] === "") continue;
    let to = from;
    while (to < lines.length && lines[to] !== "") to += 1;
    const own = lines.slice(from, to).flatMap((line, at) => (tick.test(line) ? [from + at] : []));
    const [only] = own;
    // nothing is starred where such a paragraph has labelled lines: the arrow before a letter names one of them
    if (only !== undefined && lines.slice(from, to).some((line) => LABELLED.test(line)))
      return lines;
    if (own.length > 1 || (only !== undefined && (to - from < 3 || only === from))) return lines;
    if (only !== undefined) ticked.push(only);
    inside ||=
      only !== undefined && only < to - 1 && !EXPLANATION_LINE_PATTERN.test(lines[only + 1] ?? "");
    from = to;
  }
  const marked = new Set(ticked);
  return ticked.length > 1 && inside
    ? lines.map((line, rank) => (marked.has(rank) ? line.replace(tick, "* ") : line))
    : lines;
};

/** Writes "Réponse : " for "A:" in lines such as "A: Lima", where no line is labelled B or C; elsewhere it labels a proposition. */
const withAnswers: TextRewriteRule = (lines) => {
  const answer = /^(?:\*\*|__)?A\s*[:.)]\s*(?:\*\*|__)?\s*(?=\S)/;
  const other = /(?:^|\s)\W*[BbCc]\s*[:.)\]]/;
  return lines.filter((line) => answer.test(line)).length > 1 &&
    !lines.some((line) => other.test(line))
    ? lines.map((line) => line.replace(answer, "Réponse : "))
    : lines;
};

/** Writes ticked and empty boxes for the verdicts in front of lettered propositions: "V A. L’épiderme…", "F B. Le derme…". */
const withVerdictsInFront: TextRewriteRule = (lines) => {
  const verdict = /^(?:(V(?:rai)?)|F(?:aux)?)\s*[-–:]?\s+(?=\(?[A-Ha-h]\s?[.)]\s)/;
  return countLinesInRuns(lines, verdict) > 0
    ? lines.map((line) =>
        line.replace(verdict, (_, right: string | undefined) =>
          right === undefined ? "[ ] " : "[x] ",
        ),
      )
    : lines;
};

/** Joins a tick or a cross on a line of its own with the proposition above: "✓" below "La Sicile". */
const withLoneSigns: TextRewriteRule = (lines) => {
  const lone = /^[✓✔✅✗✘❌]\uFE0F?$/u;
  if (lines.filter((line) => lone.test(line)).length < 2) return lines;
  const joined = [...lines];
  joined.forEach((line, rank) => {
    if (!lone.test(line)) return;
    let above = rank - 1;
    while (joined[above] === "") above -= 1;
    const text = joined[above];
    const below = lines[rank + 1] ?? "";
    // a sign right above a question says whether the player was right, and is removed
    if (lines[rank - 1] === "" && /[?？]\s*\*?$/.test(below)) {
      joined[rank] = "";
      return;
    }
    if (text === undefined) return;
    // both are joined on the lower line when more lines follow, so that no blank line parts the propositions
    if (above === rank - 1 && below !== "") {
      joined[above] = "";
      joined[rank] = `${text} ${line}`;
      return;
    }
    joined[above] = `${text} ${line}`;
    joined[rank] = "";
  });
  return joined;
};

/** Labels that announce an answer where they stand right below the questions; elsewhere they begin a name: "R. Federer", "Rép. tchèque". */
const SAID_BELOW: readonly RegExp[] = [
  /^(?:\*\*)?R[ée]p\s?[.)]?\s+(?=[\p{L}\p{N}«"“])/iu,
  /^(?:\*\*)?R\s?[.)]\s*(?=\S)/,
  /^(?:\*\*)?R\s?\d{1,3}\s*[.:)–-]+\s*(?=\S)/,
  /^(?:\*\*)?sol\s?[.:]+\s*:?\s*(?=\S)/i,
  /^(?:\*\*)?r[ée]ponse\s?\.\s+(?=\S)/i,
];
const withSaidBelow: TextRewriteRule = (lines) =>
  SAID_BELOW.reduce<readonly string[]>((all, form) => {
    const full = all.filter((line) => line !== "");
    const at = full.flatMap((line, rank) => (form.test(line) ? [rank] : []));
    // labels right below a question and right above the next one; below a proposition's label, other propositions would follow
    const below = at.filter(
      (rank) =>
        /[?？…:]\W*$|^\W*q(?:uestion)?\s?\d/i.test(full[rank - 1] ?? "") &&
        /[?？…:]\W*$|^\W*(?:q(?:uestion)?\s?)?\d|^[\p{Lu}\s’'&-]+$|^.{40,}$|^$/u.test(
          full[rank + 1] ?? "",
        ),
    ).length;
    return below > 1 && below * 2 > at.length
      ? all.map((line) => line.replace(form, "Réponse : "))
      : all;
  }, lines);

/** Labels of an answer behind its question on one line, where most lines have one; elsewhere they begin a name, as in "R. Federer". */
const SAID_BEHIND: readonly { readonly form: RegExp; readonly times: number }[] = [
  {
    form: /^()(?:\*\*)?Q\s?[.)]\s*(\S.*\S)\s+R\s?[.)]\s+(\S.*)$/,
    times: 2,
  },
  {
    form: /^(.*[?？…])()\s*(?:R[ée]p\s?\.?|r[ée]p\s?\.)\s+(\S.*)$/,
    times: 2,
  },
  { form: /^(.*[?？…])()\s+R\s?\d{0,3}\s?[.)]\s+(\S.*)$/, times: 3 },
];
const withSaidBehind: TextRewriteRule = (lines) => {
  const behind = lines.filter((line) => /[?？]\s+\S/.test(line)).length;
  const found = SAID_BEHIND.find(({ form, times }) => {
    const said = lines.filter((line) => form.test(line)).length;
    return said >= times && said * 5 >= behind * 4;
  });
  return found === undefined
    ? lines
    : lines.map((line) => line.replace(found.form, "$1$2 Réponse : $3"));
};

/**
 * Writes an arrow for "rep" inside lines such as "quelle est la capitale de la norvege rep oslo", where nearly all numbered lines have it.
 */
const withSaidInside: TextRewriteRule = (lines) => {
  const inside =
    /^((?:\S+\s+){3,}(?!(?:la|une|en|cette|quelle|ma)\s)\S+)\s+r[ée]p(?:onse|\.)?\s+([\p{L}\p{N}].*)$/iu;
  const said = lines.filter((line) => inside.test(line));
  const numbered = lines.filter((line) => /^\W*(?:question )?\d/i.test(line));
  return said.length > 2 &&
    said.length * 10 >= numbered.length * 8 &&
    said.every((line) => !/[:?]\s+r[ée]p|\?/i.test(line))
    ? lines.map((line) => line.replace(inside, "$1 → $2"))
    : lines;
};

/** Writes "Question : " for "Recto : " and "Réponse : " for "Verso : ", where there are as many of both. */
const withCards: TextRewriteRule = (lines) => {
  const [front, back] = [/^(?:\*\*)?recto\s*:\s*(?:\*\*)?/i, /^(?:\*\*)?verso\s*:\s*(?:\*\*)?/i];
  const count = (form: RegExp) => lines.filter((line) => form.test(line)).length;
  return count(front) > 0 && count(front) === count(back)
    ? lines.map((line) => line.replace(front, "Question : ").replace(back, "Réponse : "))
    : lines;
};

/**
 * Writes "Réponse : 3" for "Réponse n° 3", where it stands right below propositions and above the next question, and so names one of them.
 */
const withNumbersOfPropositions: TextRewriteRule = (lines) => {
  const said = /^(?:\*\*)?(?:bonne )?r[ée]ponse\s*n[°ºo]\s*(\d|[a-h])\s*\.?(?:\*\*)?$/i;
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const at = full.flatMap((rank, nth) => (said.test(lines[rank] ?? "") ? [nth] : []));
  const below = at.filter((nth) => {
    const next = lines[full[nth + 1] ?? -1] ?? "";
    return (
      /^\W*(?:\d|[A-Ha-h])\s?[).:–-]/.test(lines[full[nth - 1] ?? -1] ?? "") &&
      (next === "" || /[?？]\W*$|^\W*(?:question|q)\s?\d/i.test(next))
    );
  });
  return at.length > 1 && below.length === at.length
    ? lines.map((line) => line.replace(said, "Réponse : $1"))
    : lines;
};

/** Writes "Réponse :" for "Réponse 2" below "Question 2", where all these numbers are those of the questions, and name no proposition. */
const withNumberedAnswers: TextRewriteRule = (lines) => {
  const answer = /^(?:\*\*)?r[ée]ponse\s*(?:n[°º]\s*)?(\d{1,3})\s*[.:]?(?:\*\*)?$/i;
  let asked = "";
  const own = lines.map((line) => {
    asked = /^\W*(?:question|q)\s*(?:n[°º]\s*)?(\d{1,3})\b/i.exec(line)?.[1] ?? asked;
    const said = answer.exec(line)?.[1];
    return said === undefined ? null : said === asked;
  });
  const told = own.filter((one) => one !== null);
  return told.length > 1 && told.every((one) => one)
    ? lines.map((line, rank) => (own[rank] === true ? "Réponse :" : line))
    : lines;
};

/** Empties the lines of a form that say how to answer: "Réponse courte", "Votre réponse". */
const withoutAnswerFields: TextRewriteRule = (lines) =>
  lines.map((line) =>
    /^(?:(?:texte de )?r[ée]ponse (?:courte|longue|libre|ouverte)|votre r[ée]ponse)\s*\.?$/i.test(
      line,
    )
      ? ""
      : line,
  );

const COLONLESS =
  /^(?:la )?(?:bonne )?r[ée]p(?:onses?|\.)?\s+(?=[\p{L}\d«"])(?!(?:possibles?|propos[ée]e?s?|attendues?|exactes?|correctes?|obligatoires?|num[ée]riques?|[ée]crites?|d[ée]taill[ée]e?s?|donn[ée]e?s?|unique|multiples?|libres?|page|diapo|demain|plus|ci|[àa]|aux?|en|sur|dans|par|de|du|des)(?![\p{L}\d]))(?!.*[?？]$)/iu;
/**
 * Announces the answers that stand below questions without a colon: "reponse Lima". A text has several, which differ; one may be announced
 * already, as "reponse 8" is.
 */
const withColonlessAnswers: TextRewriteRule = (lines) => {
  let above = "";
  const own = lines.map((line) => {
    const asked = /[?？…]\W*$/.test(above);
    if (line !== "") above = line;
    return asked && COLONLESS.test(line) && readLineMarks(line, 0).announced === null;
  });
  const told = lines.filter((_, rank) => own[rank]);
  const announced = lines.filter((line) => readLineMarks(line, 0).announced !== null);
  return told.length + announced.length > 1 && (told.length === 1 || new Set(told).size > 1)
    ? lines.map((line, rank) => (own[rank] === true ? line.replace(COLONLESS, "Réponse : ") : line))
    : lines;
};

/** Joins the lines below "Réponses correctes :" in one announced answer, "Réponse : … | …", of which each part is accepted. */
const withSeveralAnswers: TextRewriteRule = (lines) => {
  const told = /^(?:les )?r[ée]ponses (?:correctes|accept[ée]es|possibles)\s*:$/i;
  const joined = [...lines];
  joined.forEach((line, rank) => {
    if (!told.test(line)) return;
    let end = rank + 1;
    while ((joined[end] ?? "") !== "") end += 1;
    const own = joined.slice(rank + 1, end);
    if (own.length === 0 || own.length > 8 || own.some((one) => /[?？]|^\W*\d+\s?[.)]/.test(one)))
      return;
    joined[rank] = `Réponse : ${own.join(" | ")}`;
    joined.fill("", rank + 1, end);
  });
  return joined;
};

const ALSO =
  /^(?:\*\*)?(?:(?:on|nous) )?(?:accept(?:e|era|ez|er|ons)|admet(?:tra|tre|tons)?|compt(?:e|era|ez|er))\s+(?:aussi|également)\s*:\s*(?:\*\*)?\s*(\S.*)$/i;
/** Adds the answer of a line such as "On accepte aussi : Byzance" to the one right above. */
const withAlsoAccepted: TextRewriteRule = (lines) => {
  const told = [...lines];
  lines.forEach((line, rank) => {
    const said = ALSO.exec(line)?.[1];
    const above = told[rank - 1] ?? "";
    if (said === undefined || above === "" || /[?？]\W*$|^\W*(?:\d|[A-Ha-h])\s?[).]/.test(above))
      return;
    const { announced } = readLineMarks(above, 0);
    if (announced === "") return;
    // a line above that announces nothing is an answer only right below a question: several lines may be propositions
    const before = told[rank - 2] ?? "";
    if (announced === null && !/[?？]\W*$/.test(before)) return;
    told[rank - 1] = `${announced === null ? `Réponse : ${above}` : above} | ${said}`;
    told[rank] = "";
  });
  return told;
};

const ON_ONE_LINE = /\s+[-–/|]\s+/;
const isShouted = (texte: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(texte) && texte === texte.toUpperCase();
/** Stars the propositions in capitals, below a line such as "(la bonne réponse est en majuscules)". */
const withToldCapitals: TextRewriteRule = (lines) => {
  const told = /r[ée]ponses?.{0,25}(?:en )?(?:lettres )?(?:majuscules?|capitales?)\b/i;
  const at = lines.findIndex((line) => told.test(line));
  if (at < 0) return lines;
  return lines.map((line, rank) => {
    if (rank <= at || line.includes("?") || !/\p{Lu}{2}/u.test(line)) return line;
    const pieces = line.split(ON_ONE_LINE);
    const one = pieces.length > 1;
    if (one && pieces.some(isShouted) && !pieces.every(isShouted))
      // a star in front of the line would be a bullet
      return pieces
        .map((piece, at) => (isShouted(piece) ? (at === 0 ? `${piece}*` : `*${piece}`) : piece))
        .join(" / ");
    return !one && isShouted(line.replace(/^\W*(?:[a-h]\s?[.)]\s)?/i, "")) ? `${line} *` : line;
  });
};

/** Stars the first line below each question, where a line says "La première proposition est toujours la bonne". */
const withToldFirst: TextRewriteRule = (lines) => {
  const told =
    /(?:premi[èe]re|1\s?(?:[èe]?re))\s+(?:r[ée]ponse|proposition|option|choix|ligne)?.{0,25}(?:bonne|juste|correcte|vraie)|(?:bonne|juste|vraie)\s+(?:r[ée]ponse|proposition)?\s*(?:est|c[’']est|sera)\s+(?:toujours |chaque fois )?(?:la )?(?:premi[èe]re|1\s?[èe]?re)\b/i;
  const at = lines.findIndex(
    (line) => told.test(line) && !line.includes("?") && !/\b(?:jamais|pas)\b/i.test(line),
  );
  if (at < 0) return lines;
  const full = lines.flatMap((line, rank) => (line === "" || rank <= at ? [] : [rank]));
  const asking = (rank: number | undefined) => /[?？]\W*$/.test(lines[rank ?? -1] ?? "?");
  const first = new Set(
    full.filter(
      (rank, nth) => nth > 0 && asking(full[nth - 1]) && !asking(rank) && !asking(full[nth + 1]),
    ),
  );
  return lines.map((line, rank) => (first.has(rank) ? `${line} *` : line));
};

/** Writes "Q : " for "Q." in front of questions: "Q. Quel fleuve ?". */
const withShortQuestions: TextRewriteRule = (lines) => {
  const short = /^(?:\*\*)?Q\s?[.)]\s*(?=\S)/;
  const asked = lines.filter((line) => short.test(line));
  return asked.length > 1 && asked.every((line) => /[?？…:]\W*$/.test(line))
    ? lines.map((line) => line.replace(short, "Q : "))
    : lines;
};

/** The rules that apply before labels are read, in their order. */
export const RULES_OF_ANSWERS_TOLD_BY_SIGNS: readonly TextRewriteRule[] = [
  withoutEmptyAnnouncements,
  withReasonsInItalics,
  ...KEY_SHAPE_RULES,
  withLoneSigns,
  withVerdictsInFront,
  withNamedAnswers,
  withTickedParagraphs,
  withAnswers,
  withQuotedAnswers,
  ...VERDICT_RULES,
];

/** The rules that apply once labels are read, in their order. */
export const RULES_OF_ANSWERS_TOLD_IN_WORDS: readonly TextRewriteRule[] = [
  withCards,
  withSaidBehind,
  withShortQuestions,
  withSaidBelow,
  withSaidInside,
  withNumbersOfPropositions,
  withNumberedAnswers,
  withoutAnswerFields,
  withColonlessAnswers,
  withSeveralAnswers,
  withAlsoAccepted,
  withToldCapitals,
  withToldFirst,
];
