/** Builds the questions of a pasted text from the roles of its lines: the roles alone decide, so that an author may change one. Pure. */
import type { LigneImport, LineRole } from "../lecture.ts";
import {
  creerLigneChoix,
  creerLigneIgnoree,
  nettoyerTexteImporteSurUneLigne,
} from "../outils/ligne.ts";
import {
  startsWithInitials,
  findDesignatedPropositions,
  letterOrNumberOfLine,
  type LabelledProposition,
} from "./announced.ts";
import { OPTION_LETTERS, readLineMarks, splitInlinePropositions, type TextLine } from "./lines.ts";
import {
  QUESTION_PREFIX_PATTERN,
  buildQuestionOfAnswers,
  buildQuestionOfPair,
  DOUBT_SENTENCES,
  readVerdict,
  RAISON_TEXTE_SANS_REPONSE,
  TRUE_OR_FALSE_CHOICE_AT_END_PATTERN,
} from "./answers.ts";
import type { KeyAnswer } from "./key.ts";
import { isContinuationOfWrappedLine } from "./roles.ts";
import { findAgreedSeparator } from "./pairs.ts";
import { asksVerdicts, TRUE_OR_FALSE_VERDICT_AT_END_PATTERN } from "./verdicts.ts";

interface Draft {
  readonly ou: number;
  readonly texte: string[];
  /** What an answer key says of this question. */
  readonly keyed: KeyAnswer | undefined;
  /** Lines without a known role below a blank line: they become ignored lines, or a doubt when the question goes on below them. */
  readonly behind: TextLine[];
  readonly propositions: LabelledProposition[];
  readonly reponses: string[];
  /** How many of these answers are announced by "Réponse : …": more than one may be those of two questions. */
  announced: number;
  readonly preuve: string[];
  readonly doutes: string[];
}

const LABEL_BEHIND =
  /^([^]*\S)\s*[([]\s*(?:(?:[Bb]onne )?[Rr][ée]p(?:onse)?\.?\s*:?\s*)?([A-Ha-h])\s*[)\]]$/;

const short = (texte: string): string =>
  [...nettoyerTexteImporteSurUneLigne(texte)].slice(0, 60).join("");

const plainOf = ({ texte, body, bold, heading }: TextLine): string =>
  bold || heading ? body : texte.replaceAll("**", "");

/**
 * Makes the propositions of a question from their lines. Labels that go up from A or 1 are removed; elsewhere "A. Camus" is a name, and
 * stays whole.
 */
function withLabels(found: readonly { readonly line: TextLine; readonly bonne: boolean }[]): {
  readonly propositions: LabelledProposition[];
  /** A label missing between two others; null for none. */
  readonly missing: string | null;
} {
  const labels = found.map(({ line }) => letterOrNumberOfLine(line));
  const ranks = labels.map((label) =>
    /\d/.test(label) ? Number(label) - 1 : OPTION_LETTERS.indexOf(label),
  );
  const follow =
    labels.length > 1 &&
    new Set(labels).size === labels.length &&
    Math.min(...ranks) === 0 &&
    !labels.includes("");
  const gap = follow ? ranks.length < Math.max(...ranks) + 1 : false;
  const lost = Array.from({ length: Math.max(0, ...ranks) }, (_, rank) => rank).find(
    (rank) => !ranks.includes(rank),
  );
  const texts = found.map(({ line }, rank) =>
    follow || labels[rank] === "" ? line.body : withLabel(line),
  );
  // the commas and the dot of a sentence that lists propositions are removed: "l’humérus, / le fémur, / le tibia."
  const listed =
    texts.length > 1 && texts.slice(0, -1).every((texte) => /[^\s,;][,;]$/.test(texte));
  return {
    propositions: found.map(({ bonne }, rank) => ({
      texte: (texts[rank] ?? "").replace(listed ? /\s*[,;.]$/ : /$^/, ""),
      bonne,
      label: follow ? (labels[rank] ?? "") : "",
    })),
    missing:
      gap && lost !== undefined
        ? /\d/.test(labels[0] ?? "")
          ? String(lost + 1)
          : (OPTION_LETTERS[lost] ?? null)
        : null,
  };
}

/**
 * Whether propositions bear "(V)" and "(F)" as statements do, and may be questions of their own; a single true one is rather the right
 * proposition, unless the question asks what is true.
 */
function areStatements(
  text: readonly string[],
  found: readonly { readonly line: TextLine }[],
): boolean {
  const verdicts = found.flatMap(({ line }) => {
    const [whole, isTrue] = TRUE_OR_FALSE_VERDICT_AT_END_PATTERN.exec(line.texte) ?? [];
    return whole === undefined ? [] : [isTrue !== undefined];
  });
  const rights = verdicts.filter((isTrue) => isTrue).length;
  return (
    verdicts.length > 1 &&
    ((rights > 1 && rights < verdicts.length) || text.some((line) => asksVerdicts(line)))
  );
}

/** Adds a line to the text of a question; a word that the end of the line had cut is put together, and doubted. */
function goOn(draft: Draft, texte: string): void {
  const before = draft.texte.at(-1) ?? "";
  const cut = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(texte);
  if (!cut) {
    draft.texte.push(texte);
    return;
  }
  draft.texte.splice(-1, 1, before.slice(0, -1) + texte);
  const word = `${/\S+-$/u.exec(before)?.[0].slice(0, -1) ?? ""}${/^\S+/.exec(texte)?.[0] ?? ""}`;
  draft.doutes.push(DOUBT_SENTENCES.hyphen(word));
}

/** The text of a proposition with what looks like its label and is part of it: "A. Camus". */
function withLabel({ texte, body }: TextLine): string {
  const at = texte.lastIndexOf(body);
  const label =
    /(?:\(?[A-Ha-h\d]{1,2}\s*[.)\]:/–—-]+\s*)$/.exec(at < 0 ? "" : texte.slice(0, at))?.[0] ?? "";
  return label + body;
}

/**
 * The questions of the lines, by their roles.
 * @param key answers that a key gives, by the rank of a question's first line
 */
export function buildQuestions(
  lines: readonly TextLine[],
  roles: readonly LineRole[],
  key: ReadonlyMap<number, KeyAnswer>,
): readonly LigneImport[] {
  const read: LigneImport[] = [];
  const separator = findAgreedSeparator(lines, roles);
  let draft: Draft | null = null;
  let found: { line: TextLine; bonne: boolean; more: string[]; wrapped: boolean }[] = [];
  let last: LineRole = "vide";
  const close = () => {
    if (draft === null) return;
    const { propositions: labelled, missing } = withLabels(found);
    if (missing !== null) draft.doutes.push(DOUBT_SENTENCES.gap(missing));
    if (areStatements(draft.texte, found)) draft.doutes.push(DOUBT_SENTENCES.statements);
    found.forEach(({ more, wrapped }, index) => {
      const one = labelled[index];
      if (one === undefined || more.length === 0) return;
      const lone = /^[A-Ha-h]?$/.test(one.texte);
      one.texte = lone ? more.join(" ") : [one.texte, ...more].join(" ");
      if (!wrapped && (!lone || more.length > 1))
        draft?.doutes.push(DOUBT_SENTENCES.joined(short(one.texte)));
    });
    read.push(finish({ ...draft, propositions: labelled }));
    for (const line of draft.behind)
      read.push(creerLigneIgnoree(line.ligne, RAISON_TEXTE_SANS_REPONSE, line.texte));
    draft = null;
    found = [];
  };
  const unread = (draft: Draft) => {
    for (const line of draft.behind.splice(0))
      draft.doutes.push(DOUBT_SENTENCES.unread(short(line.texte)));
  };
  /** Adds to the proof of a question that stood on one line with its answer. */
  const explain = (dite: string) => {
    const one = read.at(-1);
    if (one?.sorte !== "question" || dite === "") return;
    const text = [one.question.preuve?.text ?? "", dite].filter((une) => une !== "").join("\n");
    read.splice(-1, 1, {
      ...one,
      question: { ...one.question, preuve: { text, media: "" } },
    });
  };
  const start = (line: TextLine, at: number): Draft => {
    close();
    return {
      ou: line.ligne,
      texte: [],
      keyed: key.get(at),
      behind: [],
      propositions: [],
      reponses: [],
      announced: 0,
      preuve: [],
      doutes: [],
    };
  };
  lines.forEach((line, at) => {
    const role = roles[at] ?? "ignoree";
    switch (role) {
      case "question": {
        draft = start(line, at);
        const inline = splitInlinePropositions(line.texte);
        if (inline !== null && inline.head !== "") {
          draft.texte.push(readLineMarks(inline.head, line.ligne).body);
          for (const piece of inline.pieces) found.push(pieceOf(piece, line));
          if (inline.answer !== null) {
            draft.reponses.push(inline.answer);
            draft.announced += 1;
          }
        } else draft.texte.push(line.body.replace(QUESTION_PREFIX_PATTERN, ""));
        break;
      }
      case "couple":
        close();
        read.push(buildQuestionOfPair(line, separator));
        break;
      case "suite":
        if (draft === null) {
          explain(plainOf(line));
          break;
        }
        if (last === "question" || last === "vide")
          goOn(draft, plainOf(line).replace(QUESTION_PREFIX_PATTERN, ""));
        else if (last === "preuve") draft.preuve.push(plainOf(line));
        else if (last === "reponse") draft.reponses.push(line.body);
        else {
          const one = found.at(-1);
          if (one === undefined) break;
          one.wrapped = isContinuationOfWrappedLine(lines[at - 1], line);
          one.more.push(line.body);
        }
        break;
      case "proposition":
      case "bonne":
        if (draft !== null) unread(draft);
        found.push({ line, bonne: role === "bonne", more: [], wrapped: false });
        break;
      case "propositions": {
        const inline = splitInlinePropositions(line.texte);
        for (const piece of inline?.pieces ?? []) found.push(pieceOf(piece, line));
        if (inline !== null && inline.answer !== null) draft?.reponses.push(inline.answer);
        break;
      }
      case "reponse":
        if (draft !== null) {
          const dite = line.announced ?? line.body;
          if (dite !== "") draft.reponses.push(dite);
          if (line.announced !== null) draft.announced += 1;
        }
        break;
      case "preuve": {
        const dite = line.explains ?? line.body;
        if (draft === null) explain(dite);
        else if (dite !== "") draft.preuve.push(dite);
        break;
      }
      case "ignoree":
        if (draft === null)
          read.push(creerLigneIgnoree(line.ligne, RAISON_TEXTE_SANS_REPONSE, line.texte));
        else if (draft.behind.length > 0 || lines[at - 1]?.texte === "" || roles[at - 1] === "cle")
          draft.behind.push(line);
        else draft.doutes.push(DOUBT_SENTENCES.unread(short(line.texte)));
        break;
      case "titre":
      case "cle":
      case "vide":
        break;
    }
    if (role !== "suite" && role !== "vide" && role !== "ignoree") last = role;
  });
  close();
  return read;
}

function pieceOf(piece: string, { ligne }: TextLine) {
  const line = readLineMarks(piece, ligne);
  const bonne =
    line.ticked || line.starred || line.bold || line.bullet === "*" || line.bullet === "=";
  return { line, bonne, more: [], wrapped: false };
}

function finish(draft: Draft): LigneImport {
  const { ou, propositions, preuve, keyed } = draft;
  const said = draft.texte.filter((une) => une !== "").join("\n");
  const labelled =
    propositions.some(({ label }) => label !== "") && propositions.every(({ bonne }) => !bonne);
  // a letter in brackets behind the question names the right proposition: "Quelle est la capitale de l’Italie ? (B)"
  const [, before, behind] =
    labelled && draft.reponses.length === 0 ? (LABEL_BEHIND.exec(said) ?? []) : [];
  const text = before ?? said;
  const doutes = [...draft.doutes];
  if (keyed?.guessed === true) doutes.push(DOUBT_SENTENCES.guessed);
  // a line alone below a question that a key answers is no answer: it only raises a doubt
  const stray = keyed !== undefined && propositions.length === 0 && draft.announced === 0;
  if (stray) doutes.push(...draft.reponses.map((dite) => DOUBT_SENTENCES.unread(short(dite))));
  const reponses = [
    ...(stray ? [] : draft.reponses),
    ...(behind === undefined ? [] : [behind]),
    ...(keyed === undefined ? [] : [keyed.answer]),
  ];
  const commun = { ou, text, preuve: preuve.join("\n"), doutes };
  if (propositions.length === 0) {
    if (reponses.length === 0 && !TRUE_OR_FALSE_CHOICE_AT_END_PATTERN.test(text))
      return creerLigneIgnoree(ou, RAISON_TEXTE_SANS_REPONSE, text);
    for (const dite of reponses)
      if (
        readVerdict(dite, text) === null &&
        !startsWithInitials(dite.trim()) &&
        /^(?:la )?[A-H]\s*(?:[.):]?$|[.):–-]\s*\S)/.test(dite.trim())
      )
        doutes.push(DOUBT_SENTENCES.letterOnly(dite));
    if (draft.announced > 1) doutes.push(DOUBT_SENTENCES.twice);
    return buildQuestionOfAnswers(commun, reponses, draft.announced > 0);
  }
  const { ranks, lost, unsure } = findDesignatedPropositions(reponses, propositions);
  if (draft.announced > 1 && ranks.size > 1) doutes.push(DOUBT_SENTENCES.twice);
  doutes.push(...lost.map(DOUBT_SENTENCES.lost), ...unsure.map(DOUBT_SENTENCES.numberOrText));
  // doubted: the tick on another proposition than the announced one may be a player’s, or the star of a footnote
  if (
    propositions.some(({ bonne }) => bonne) &&
    [...ranks].some((at) => propositions[at]?.bonne === false)
  )
    doutes.push(DOUBT_SENTENCES.other);
  return creerLigneChoix({
    ...commun,
    options: propositions.map(({ texte, bonne }, at) => ({ texte, bonne: bonne || ranks.has(at) })),
  });
}
