/** Makes the lines of an import, with cleaned texts and the same sentences for every format. Pure. */
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { DonneesPreuveOuSuite } from "#contracts/quizz.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import type {
  LigneImport,
  LigneImportIgnoree,
  LienMediaPropose,
  QuestionImport,
} from "../lecture.ts";
import { convertirSigneWindows1252 } from "./encodages.ts";
import { foldForComparison } from "./objets.ts";

/** French sentences about imported questions that several formats use. */
export const PHRASES_COMMUNES_IMPORT = {
  toutCocher: "Il fallait cocher toutes les bonnes réponses\u00A0: ici, n’importe laquelle suffit.",
  sansQuestion: "Une ligne sans question",
  aRediger: "Une réponse à rédiger ne se juge pas ici\u00A0: c’est devenu un message à lire.",
  imageAilleurs: "Son image est sur un autre site\u00A0: à chercher, ou à ajouter à la main.",
  imagePerdue:
    "Les images des propositions ne viennent pas\u00A0: réécrivez-les en toutes lettres.",
} as const;

export interface OptionImport {
  readonly texte: string;
  readonly bonne?: boolean;
  /** Whether the answer is accepted and worth a bonus. */
  readonly bonus?: boolean;
}

interface Commun {
  readonly ou: number;
  readonly text: string;
  /** Name of a media that came with the imported file. */
  readonly media?: string;
  /** Seconds to answer; null for a question without a countdown. */
  readonly temps?: number | null;
  readonly preuve?: string;
  readonly remarques?: readonly string[];
  readonly doutes?: readonly string[];
  readonly liens?: readonly LienMediaPropose[];
}

/** Cleans a text of several lines: removes invisible characters and the spaces around it. */
export function nettoyerTexte(texte: string): string {
  return (
    texte
      .normalize("NFC")
      .replace(/[\u0080-\u009F]/g, convertirSigneWindows1252)
      .replace(/\r\n?/g, "\n")
      // control characters, zero-width spaces and marks of writing direction become spaces; tabs and line ends stay
      .replace(/(?![\n\t])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, " ")
      .replace(/[^\S\n\u00A0\u202F]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .trim()
  );
}

/** Cleans a text and puts it on one line. */
export const nettoyerTexteImporteSurUneLigne = (texte: string): string =>
  nettoyerTexte(texte).replace(/\s*\n\s*/g, " ");

const complement = (texte = ""): DonneesPreuveOuSuite | null => {
  const net = nettoyerTexte(texte);
  return aDuTexteVisible(net) ? { text: net, media: "" } : null;
};

const VIERGE = {
  options: [],
  reponse: [],
  precis: [],
  suite: null,
  liste: [],
  aleatoire: false,
} satisfies Partial<QuestionImport>;

const secondes = (temps: number | null | undefined): number =>
  temps === null || temps === undefined || !(temps > 0) ? 0 : Math.max(1, Math.round(temps));

function enLigne(
  { ou, text, media, temps, preuve, remarques = [], doutes = [], liens = [] }: Commun,
  propre: Pick<QuestionImport, "type"> & Partial<QuestionImport>,
  dites: readonly string[] = [],
): LigneImport {
  return {
    sorte: "question",
    ou,
    question: {
      ...VIERGE,
      text: nettoyerTexte(text),
      media: media ?? MEDIA_QUESTION_DEFAUT,
      temps: secondes(temps),
      preuve: complement(preuve),
      ...propre,
    },
    remarques: [...new Set([...remarques, ...dites])],
    doutes,
    liens,
  };
}

/** Makes an ignored line of a part of the file that is no question. */
export const creerLigneIgnoree = (
  ou: number,
  raison: string,
  extrait = "",
  question: QuestionImport | null = null,
): LigneImportIgnoree => ({
  sorte: "ignoree",
  ou,
  raison,
  extrait: [...nettoyerTexteImporteSurUneLigne(extrait)].slice(0, 120).join(""),
  question,
});

/** Keeps each text once, with a remark for those that were repeated. */
function uniques<T extends { readonly texte: string }>(
  lues: readonly T[],
  joindre: (a: T, b: T) => T,
): { readonly gardees: readonly T[]; readonly dites: readonly string[] } {
  const parTexte = new Map<string, T>();
  const dites: string[] = [];
  for (const brute of lues) {
    const une = { ...brute, texte: nettoyerTexteImporteSurUneLigne(brute.texte) };
    if (!aDuTexteVisible(une.texte)) continue;
    const avant = parTexte.get(une.texte);
    if (avant !== undefined)
      dites.push(`«\u00A0${une.texte}\u00A0» y était deux fois\u00A0: une seule est gardée.`);
    parTexte.set(une.texte, avant === undefined ? une : joindre(avant, une));
  }
  return { gardees: [...parTexte.values()], dites };
}

/**
 * Makes a question with options to choose from. A repeated option is kept once, with a remark.
 * @param melanger whether the game shuffles the options, for files that put the right one first
 */
export function creerLigneChoix(
  commun: Commun & { readonly options: readonly OptionImport[]; readonly melanger?: boolean },
): LigneImport {
  const { gardees, dites } = uniques(commun.options, (a, b) => ({
    texte: a.texte,
    bonne: a.bonne === true || b.bonne === true,
    bonus: a.bonus === true || b.bonus === true,
  }));
  if (!aDuTexteVisible(commun.text) && gardees.length === 0)
    return creerLigneIgnoree(commun.ou, PHRASES_COMMUNES_IMPORT.sansQuestion);
  return enLigne(
    commun,
    {
      type: "choix",
      options: gardees.map(({ texte }) => texte),
      reponse: gardees.filter(({ bonne }) => bonne).map(({ texte }) => texte),
      precis: gardees.filter(({ bonne, bonus }) => !bonne && bonus).map(({ texte }) => texte),
      aleatoire: commun.melanger === true,
    },
    dites,
  );
}

/** Makes a question whose answer is typed, with the accepted answers. */
export function creerLigneEntree(
  commun: Commun & { readonly reponses: readonly string[]; readonly bonus?: readonly string[] },
): LigneImport {
  const toutes = [
    ...commun.reponses.map((texte) => ({ texte, bonus: false })),
    ...(commun.bonus ?? []).map((texte) => ({ texte, bonus: true })),
  ];
  // an answer listed twice with the same text is kept once, as accepted rather than as a bonus
  const { gardees, dites } = uniques(toutes, (a) => a);
  if (!aDuTexteVisible(commun.text) && gardees.length === 0)
    return creerLigneIgnoree(commun.ou, PHRASES_COMMUNES_IMPORT.sansQuestion);
  return enLigne(
    commun,
    {
      type: "entree",
      reponse: gardees.filter(({ bonus }) => !bonus).map(({ texte }) => texte),
      precis: gardees.filter(({ bonus }) => bonus).map(({ texte }) => texte),
    },
    dites,
  );
}

/** Makes a question with options to put in order. @param elements in the right order; the author must correct a repeated one */
export function creerLigneOrdre(
  commun: Commun & { readonly elements: readonly string[] },
): LigneImport {
  const elements = commun.elements.map(nettoyerTexteImporteSurUneLigne).filter(aDuTexteVisible);
  if (!aDuTexteVisible(commun.text) && elements.length === 0)
    return creerLigneIgnoree(commun.ou, PHRASES_COMMUNES_IMPORT.sansQuestion);
  return enLigne(commun, {
    type: "ordre",
    options: melangerElementsAOrdonner(elements),
    reponse: elements,
    aleatoire: true,
  });
}

/** Adds doubts to a line, each once; an ignored line stays as it is. */
export function withDoubts<Line extends LigneImport>(ligne: Line, doutes: readonly string[]): Line {
  if (ligne.sorte === "ignoree") return ligne;
  const more = doutes.filter((doute) => !ligne.doutes.includes(doute));
  return more.length === 0 ? ligne : { ...ligne, doutes: [...ligne.doutes, ...more] };
}

/** Makes a message, which has no answer. */
export const creerLigneRien = (commun: Commun): LigneImport =>
  aDuTexteVisible(commun.text) || commun.media !== undefined || (commun.liens ?? []).length > 0
    ? enLigne(commun, { type: "rien" })
    : creerLigneIgnoree(commun.ou, PHRASES_COMMUNES_IMPORT.sansQuestion);

/** Shuffles the options to put in order, always in the same way, so that their stored order does not tell the right one. */
export function melangerElementsAOrdonner(elements: readonly string[]): string[] {
  const empreinte = (texte: string) =>
    [...texte].reduce((somme, lettre) => (somme * 31 + (lettre.codePointAt(0) ?? 0)) % 99_991, 7);
  const range = [...elements].sort(
    (a, b) => empreinte(a) - empreinte(b) || (a < b ? -1 : a > b ? 1 : 0),
  );
  const pareil = range.every((texte, rang) => texte === elements[rang]);
  return pareil ? [...range.slice(1), ...range.slice(0, 1)] : range;
}

/** Whether two texts are equal apart from case, accents and punctuation. */
export const estMemeTexte = (a: string, b: string): boolean =>
  nettoyerTexteImporteSurUneLigne(a) === nettoyerTexteImporteSurUneLigne(b) ||
  (foldForComparison(a) === foldForComparison(b) && foldForComparison(a) !== "");
