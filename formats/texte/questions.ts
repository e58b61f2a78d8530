/** The questions of a text whose lines have their roles: the roles alone decide, so that an author may change one. Pure. */
import type { LigneImport, LineRole } from "../lecture.ts";
import {
  creerLigneChoix,
  creerLigneEntree,
  creerLigneIgnoree,
  nettoyerTexteCourt,
} from "../outils/ligne.ts";
import {
  stripAnnouncedAnswer,
  findDesignatedPropositions,
  labelOfLine,
  type LabelledProposition,
} from "./announced.ts";
import { OPTION_LETTERS, readLineMarks, splitInlinePropositions, type TextLine } from "./lines.ts";
import { isWrapped } from "./roles.ts";
import {
  agreedSeparator,
  type PairSeparator,
  readQuestionAnswerPair,
  UNSURE_SEPARATORS,
} from "./pairs.ts";

interface Draft {
  readonly ou: number;
  readonly texte: string[];
  /** What a key answers. */
  readonly keyed: string | undefined;
  /** Lines of no meaning behind a blank line: what follows the question, unless its propositions go on. */
  readonly behind: TextLine[];
  readonly propositions: LabelledProposition[];
  readonly reponses: string[];
  /** How many of these answers are announced by "Réponse : …". */
  announced: number;
  readonly preuve: string[];
  readonly doutes: string[];
}

export const DOUBT_SENTENCES = {
  unread: (extrait: string) => `Une ligne n’a pas été comprise\u00A0: «\u00A0${extrait}\u00A0».`,
  lost: (dite: string) =>
    `La réponse annoncée, «\u00A0${dite}\u00A0», n’est pas une des propositions.`,
  numberOrText: (dite: string) =>
    `«\u00A0${dite}\u00A0»\u00A0: est-ce le numéro d’une proposition, ou son texte\u00A0?`,
  gap: (label: string) => `La proposition «\u00A0${label}\u00A0» manque.`,
  other: "La réponse annoncée n’est pas celle qui est cochée\u00A0: à vérifier.",
  twice: "Deux réponses sont annoncées pour une question\u00A0: à vérifier.",
  first: "Rien ne dit quelle proposition est la bonne\u00A0: la première a été cochée.",
  letterOnly: (dite: string) =>
    `La réponse «\u00A0${dite}\u00A0» est une lettre, mais aucune proposition n’a été trouvée.`,
  joined: (texte: string) => `«\u00A0${texte}\u00A0» tenait sur plusieurs lignes.`,
  many: "Toutes ces réponses sont acceptées\u00A0: sont-ce plutôt des propositions\u00A0?",
  sentence: "La question et sa réponse ont été séparées au jugé\u00A0: à vérifier.",
} as const;

const SANS_REPONSE = "Un texte sans proposition ni réponse";

/** "Vrai : il s’enferme dans sa coquille." */
const VERDICT =
  /^(vrai|faux|true|false|richtig|falsch|verdadero|falso|vero)\s*[.:,;!–—-]+\s*(\S.*)$/i;
const LABEL_BEHIND =
  /^([^]*\S)\s*[([]\s*(?:(?:[Bb]onne )?[Rr][ée]p(?:onse)?\.?\s*:?\s*)?([A-Ha-h])\s*[)\]]$/;

/** Cuts an answer like "Lyon / Lugdunum" into the accepted answers. */
const split = (texte: string): readonly string[] => texte.split(/\s+\/\s+|\s*\|\s*/);
const short = (texte: string): string => [...nettoyerTexteCourt(texte)].slice(0, 60).join("");

/** "Q: " in front of a question. */
const ASKED = /^q(?:uestion)?\s*:\s*/i;
const plainOf = ({ texte, body, bold, heading }: TextLine): string =>
  bold || heading ? body : texte.replaceAll("**", "");

/** Labels that go up from a, or from 1: otherwise "A. Camus" is a name, and its label is part of it. */
function withLabels(found: readonly { readonly line: TextLine; readonly bonne: boolean }[]): {
  readonly propositions: LabelledProposition[];
  /** A label missing between two others. */
  readonly missing: string | null;
} {
  const labels = found.map(({ line }) => labelOfLine(line));
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
  // "l’humérus, / le fémur, / le tibia.": the signs of a sentence that lists them
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

/** The text of a proposition whose label was no label. */
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
  key: ReadonlyMap<number, string>,
): readonly LigneImport[] {
  const read: LigneImport[] = [];
  const separator = agreedSeparator(lines, roles);
  let draft: Draft | null = null;
  let found: { line: TextLine; bonne: boolean; more: string[]; wrapped: boolean }[] = [];
  let last: LineRole = "vide";
  const close = () => {
    if (draft === null) return;
    const { propositions: labelled, missing } = withLabels(found);
    if (missing !== null) draft.doutes.push(DOUBT_SENTENCES.gap(missing));
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
      read.push(creerLigneIgnoree(line.ligne, SANS_REPONSE, line.texte));
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
        } else draft.texte.push(line.body.replace(ASKED, ""));
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
        if (last === "question" || last === "vide") draft.texte.push(plainOf(line));
        else if (last === "preuve") draft.preuve.push(plainOf(line));
        else if (last === "reponse") draft.reponses.push(line.body);
        else {
          const one = found.at(-1);
          if (one === undefined) break;
          one.wrapped = isWrapped(lines[at - 1], line);
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
          const [, verdict, why] = found.length === 0 ? (VERDICT.exec(dite) ?? []) : [];
          if (why !== undefined) draft.preuve.push(why);
          if (dite !== "") draft.reponses.push(verdict ?? dite);
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
        if (draft === null) read.push(creerLigneIgnoree(line.ligne, SANS_REPONSE, line.texte));
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
  // "Quelle est la capitale de l’Italie ? (B)"
  const [, before, behind] =
    labelled && draft.reponses.length === 0 ? (LABEL_BEHIND.exec(said) ?? []) : [];
  const text = before ?? said;
  const doutes = [...draft.doutes];
  const reponses = [
    ...draft.reponses,
    ...(behind === undefined ? [] : [behind]),
    ...(keyed === undefined ? [] : [keyed]),
  ];
  const commun = { ou, text, preuve: preuve.join("\n"), doutes };
  if (propositions.length === 0) {
    const verdicts = VERDICTS_BEHIND.exec(text);
    if (verdicts !== null)
      return trueOrFalse({ ...commun, text: text.slice(0, verdicts.index) }, reponses);
    if (reponses.length === 0) return creerLigneIgnoree(ou, SANS_REPONSE, text);
    for (const dite of reponses)
      if (/^(?:la )?[A-H]\s*(?:[.):]?$|[.):–-]\s*\S)/.test(dite.trim()))
        doutes.push(DOUBT_SENTENCES.letterOnly(dite));
    doutes.push(...twice(draft));
    const choices = reponses.length === 1 ? choicesIn(reponses[0] ?? "") : null;
    if (choices !== null)
      return creerLigneChoix({
        ...commun,
        options: choices.map((one) => ({
          texte: one.replace(/^\*{1,2}\s*|\s?\*{1,2}$/g, ""),
          bonne: /^\*|\*$/.test(one),
        })),
      });
    return typed(
      commun,
      reponses.flatMap((dite) => split(stripAnnouncedAnswer(dite))),
    );
  }
  const { ranks, lost, unsure } = findDesignatedPropositions(reponses, propositions);
  doutes.push(...lost.map(DOUBT_SENTENCES.lost), ...unsure.map(DOUBT_SENTENCES.numberOrText));
  // a box ticked by a player, a star that is a footnote
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

/** Answers announced one after the other may be those of two questions; those that bear a "=" are all accepted. */
const twice = ({ announced }: Draft): readonly string[] =>
  announced > 1 ? [DOUBT_SENTENCES.twice] : [];

/** "Venus is hot. (True/False)" */
const VERDICTS_BEHIND =
  /\s*[([]?\s*(?:vrai|true|v)\s*(?:\/|\sou\s|\sor\s)\s*(?:faux|false|f)\s*\??\s*[)\]]?$/i;

/** What is true or false is chosen, in the words of the answer. */
function trueOrFalse(
  commun: Parameters<typeof typed>[0],
  reponses: readonly string[],
): LigneImport {
  const [one = "", ...more] = reponses.map(stripAnnouncedAnswer);
  const verdict = more.length === 0 ? /^(?:(v|t)|(f))/i.exec(one) : null;
  return creerLigneChoix({
    ...commun,
    options: [
      { texte: /^(?:true|false)$/i.test(one) ? "True" : "Vrai", bonne: verdict?.[1] !== undefined },
      {
        texte: /^(?:true|false)$/i.test(one) ? "False" : "Faux",
        bonne: verdict?.[2] !== undefined,
      },
    ],
  });
}

/** Makes a question of announced answers alone: "Vrai" and "Faux" are chosen, any other answer is typed. */
function typed(
  commun: {
    readonly ou: number;
    readonly text: string;
    readonly preuve?: string;
    readonly doutes: readonly string[];
  },
  reponses: readonly string[],
): LigneImport {
  const [one = ""] = reponses;
  // a small letter alone stands for something else
  if (reponses.length === 1 && /^(?:vraie?|faux|fausse|true|false)\s*[.!]?$/i.test(one))
    return trueOrFalse(commun, reponses);
  if (reponses.length === 1 && /^[VF]\s*[.!]?$/.test(one)) return trueOrFalse(commun, reponses);
  return creerLigneEntree({
    ...commun,
    doutes: reponses.length > 2 ? [...commun.doutes, DOUBT_SENTENCES.many] : commun.doutes,
    reponses,
  });
}

/** The question of a line that has its answer, and perhaps others. @param wanted how the other lines are cut */
export function buildQuestionOfPair(line: TextLine, wanted?: PairSeparator): LigneImport {
  const ou = line.ligne;
  const agreed = readQuestionAnswerPair(line.texte, wanted);
  const couple = agreed ?? readQuestionAnswerPair(line.texte);
  if (couple === null) return creerLigneIgnoree(ou, SANS_REPONSE, line.texte);
  const [head = "", ...cells] = couple.cells;
  const text = readLineMarks(head, ou);
  const doutes =
    UNSURE_SEPARATORS.has(couple.separator) &&
    !text.asks &&
    (wanted === undefined || agreed === null)
      ? [DOUBT_SENTENCES.sentence]
      : [];
  const asked =
    text.bullet === "-" || text.bullet === "•" || text.number !== null || text.bold
      ? text.body
      : head;
  const said = asked.replace(ASKED, "");
  const [answer = ""] = cells;
  if (cells.length > 1) return buildQuestionOfCells(said, cells, ou, doutes);
  const choices = choicesIn(answer);
  return choices === null
    ? typed(
        { ou, text: said, doutes },
        split(stripAnnouncedAnswer(answer.replace(/^[*=]\s*(?=\S)/, ""))),
      )
    : buildQuestionOfCells(said, choices, ou, doutes);
}

/** "Toronto / *Ottawa / Vancouver": propositions on one line, one of which bears a star or a tick; null for an answer. */
function choicesIn(texte: string): readonly string[] | null {
  const pieces = texte.split(/\s+[/–-]\s+|\s*[|;]\s*/).map((one) => one.trim());
  const ticked = pieces.map((one) => one.replace(/^[✓✔✅]\uFE0F?\s*|\s*[✓✔✅]\uFE0F?$/gu, "*"));
  return pieces.length > 1 && ticked.some((one) => /^\*\s*\S|\S\s?\*$/.test(one)) ? ticked : null;
}

/** Cells without a header: the right one is starred; otherwise the first is taken, and doubted. */
export function buildQuestionOfCells(
  text: string,
  cells: readonly string[],
  ou: number,
  doutes: readonly string[] = [],
): LigneImport {
  const full = cells.map((one) => one.trim()).filter((one) => one !== "");
  const starred = full.filter((one) => /^[*=]\s*\S|\S\s?\*$/.test(one));
  if (full.length === 1)
    return typed({ ou, text, doutes }, split((full[0] ?? "").replace(/^[*=]\s*(?=\S)/, "")));
  if (starred.length > 0)
    return creerLigneChoix({
      ou,
      text,
      doutes,
      options: full.map((one) => ({
        texte: one.replace(/^(?:\*{1,2}|=)\s*|\s?\*{1,2}$/g, ""),
        bonne: starred.includes(one),
      })),
    });
  return creerLigneChoix({
    ou,
    text,
    options: full.map((texte, at) => ({ texte, bonne: at === 0 })),
    melanger: true,
    doutes: full.length > 1 ? [...doutes, DOUBT_SENTENCES.first] : doutes,
  });
}
