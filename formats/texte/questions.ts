/** The questions of a text whose lines have their roles: the roles alone decide, so that an author may change one. Pure. */
import type { LigneImport, LineRole } from "../lecture.ts";
import {
  creerLigneChoix,
  creerLigneEntree,
  creerLigneIgnoree,
  estMemeTexte,
  nettoyerTexteCourt,
} from "../outils/ligne.ts";
import {
  stripAnnouncedAnswer,
  findDesignatedPropositions,
  labelOfLine,
  OPTION_LETTERS,
  type LabelledProposition,
} from "./announced.ts";
import { splitInlinePropositions, readLineMarks, type TextLine } from "./lines.ts";
import { readQuestionAnswerPair, type PairSeparator, UNSURE_SEPARATORS } from "./pairs.ts";

interface Draft {
  readonly ou: number;
  readonly texte: string[];
  /** Number of the question in the text, which an answer key refers to. */
  readonly number: number | null;
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
  twice: "Deux réponses sont annoncées pour une question\u00A0: à vérifier.",
  first: "Rien ne dit quelle proposition est la bonne\u00A0: la première a été cochée.",
  letterOnly: (dite: string) =>
    `La réponse «\u00A0${dite}\u00A0» est une lettre, mais aucune proposition n’a été trouvée.`,
  joined: (texte: string) => `«\u00A0${texte}\u00A0» tenait sur plusieurs lignes.`,
  sentence: "La question et sa réponse ont été séparées au jugé\u00A0: à vérifier.",
} as const;

const SANS_REPONSE = "Un texte sans proposition ni réponse";

const LABEL_BEHIND = /^([^]*\S)\s*[([]\s*([A-Ha-h])\s*[)\]]$/;

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
  return {
    propositions: found.map(({ line, bonne }, rank) => ({
      texte: follow || labels[rank] === "" ? line.body : withLabel(line),
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

/** A bullet is not part of a text, a sign of option ("-a") or a number below zero is. */
export function buildQuestions(
  lines: readonly TextLine[],
  roles: readonly LineRole[],
  key: ReadonlyMap<number, string> | null,
): readonly LigneImport[] {
  const read: LigneImport[] = [];
  let draft: Draft | null = null;
  let found: { line: TextLine; bonne: boolean; more: string[] }[] = [];
  let last: LineRole = "vide";
  let rank = 0;
  const close = () => {
    if (draft === null) return;
    const { propositions: labelled, missing } = withLabels(found);
    if (missing !== null) draft.doutes.push(DOUBT_SENTENCES.gap(missing));
    found.forEach(({ more }, index) => {
      const one = labelled[index];
      if (one === undefined || more.length === 0) return;
      const lone = /^[A-Ha-h]?$/.test(one.texte);
      one.texte = lone ? more.join(" ") : [one.texte, ...more].join(" ");
      if (!lone || more.length > 1) draft?.doutes.push(DOUBT_SENTENCES.joined(short(one.texte)));
    });
    read.push(finish({ ...draft, propositions: labelled }, key, rank));
    draft = null;
    found = [];
  };
  const start = (line: TextLine): Draft => {
    close();
    rank += 1;
    return {
      ou: line.ligne,
      texte: [],
      number: line.number?.n ?? null,
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
        draft = start(line);
        const inline = splitInlinePropositions(line.texte);
        if (inline !== null && inline.head !== "") {
          draft.texte.push(readLineMarks(inline.head, line.ligne).body);
          for (const piece of inline.pieces) found.push(pieceOf(piece, line));
        } else draft.texte.push(line.body.replace(ASKED, ""));
        break;
      }
      case "couple":
        close();
        rank += 1;
        read.push(buildQuestionOfPair(line));
        break;
      case "suite":
        if (draft === null) break;
        if (last === "question" || last === "vide") draft.texte.push(plainOf(line));
        else if (last === "preuve") draft.preuve.push(plainOf(line));
        else if (last === "reponse") draft.reponses.push(line.body);
        else found.at(-1)?.more.push(line.body);
        break;
      case "proposition":
      case "bonne":
        found.push({ line, bonne: role === "bonne", more: [] });
        break;
      case "propositions":
        for (const piece of splitInlinePropositions(line.texte)?.pieces ?? [])
          found.push(pieceOf(piece, line));
        break;
      case "reponse":
        if (draft !== null) {
          const dite = line.announced ?? line.body;
          if (dite !== "") draft.reponses.push(dite);
          if (line.announced !== null) draft.announced += 1;
        }
        break;
      case "preuve": {
        const dite = line.explains ?? line.body;
        if (dite !== "") draft?.preuve.push(dite);
        break;
      }
      case "ignoree":
        if (draft === null) read.push(creerLigneIgnoree(line.ligne, SANS_REPONSE, line.texte));
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
  return { line, bonne, more: [] };
}

function finish(draft: Draft, key: ReadonlyMap<number, string> | null, rank: number): LigneImport {
  const { ou, propositions, preuve } = draft;
  const said = draft.texte.filter((une) => une !== "").join("\n");
  const labelled =
    propositions.some(({ label }) => label !== "") && propositions.every(({ bonne }) => !bonne);
  // "Quelle est la capitale de l’Italie ? (B)"
  const [, before, behind] =
    labelled && draft.reponses.length === 0 ? (LABEL_BEHIND.exec(said) ?? []) : [];
  const text = before ?? said;
  const doutes = [...draft.doutes];
  const keyed = key?.get(draft.number ?? rank);
  const reponses = [
    ...draft.reponses,
    ...(behind === undefined ? [] : [behind]),
    ...(keyed === undefined ? [] : [keyed]),
  ];
  const commun = { ou, text, preuve: preuve.join("\n"), doutes };
  if (propositions.length === 0) {
    if (reponses.length === 0) return creerLigneIgnoree(ou, SANS_REPONSE, text);
    for (const dite of reponses)
      if (/^(?:la )?[A-H](?:\s*[.)]|$)/.test(dite.trim()) && dite.trim().length < 6)
        doutes.push(DOUBT_SENTENCES.letterOnly(dite));
    doutes.push(...twice(draft));
    return typed(
      commun,
      reponses.flatMap((dite) => split(stripAnnouncedAnswer(dite))),
    );
  }
  const { ranks, lost, unsure } = findDesignatedPropositions(reponses, propositions);
  doutes.push(...lost.map(DOUBT_SENTENCES.lost), ...unsure.map(DOUBT_SENTENCES.numberOrText));
  return creerLigneChoix({
    ...commun,
    options: propositions.map(({ texte, bonne }, at) => ({ texte, bonne: bonne || ranks.has(at) })),
  });
}

/** Answers announced one after the other may be those of two questions; those that bear a "=" are all accepted. */
const twice = ({ announced }: Draft): readonly string[] =>
  announced > 1 ? [DOUBT_SENTENCES.twice] : [];

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
  const [one] = reponses;
  if (reponses.length === 1 && one !== undefined && /^(?:vrai|faux)$/i.test(one))
    return creerLigneChoix({
      ...commun,
      options: ["Vrai", "Faux"].map((texte) => ({ texte, bonne: estMemeTexte(texte, one) })),
    });
  return creerLigneEntree({ ...commun, reponses });
}

/** The question of a line that has its answer, and perhaps others. @param wanted how the other lines are cut */
export function buildQuestionOfPair(line: TextLine, wanted?: PairSeparator): LigneImport {
  const ou = line.ligne;
  const couple = readQuestionAnswerPair(line.texte, wanted) ?? readQuestionAnswerPair(line.texte);
  if (couple === null) return creerLigneIgnoree(ou, SANS_REPONSE, line.texte);
  const [head = "", ...cells] = couple.cells;
  const text = readLineMarks(head, ou);
  const doutes =
    UNSURE_SEPARATORS.has(couple.separator) && !text.asks && wanted === undefined
      ? [DOUBT_SENTENCES.sentence]
      : [];
  const asked =
    text.bullet === "-" || text.bullet === "•" || text.number !== null || text.bold
      ? text.body
      : head;
  const said = asked.replace(ASKED, "");
  if (cells.length === 1)
    return typed(
      { ou, text: said, doutes },
      split(stripAnnouncedAnswer((cells[0] ?? "").replace(/^[*=]\s*(?=\S)/, ""))),
    );
  return buildQuestionOfCells(said, cells, ou, doutes);
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
        texte: one.replace(/^[*=]\s*|\s?\*$/g, ""),
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
