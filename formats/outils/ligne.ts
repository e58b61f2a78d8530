/** Lines in the making: what every format says of a question, cleaned and told the same way. Pure. */
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { Complement } from "#contracts/quizz.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import type { Ligne, LigneIgnoree, LienPropose, QuestionLue } from "../lecture.ts";
import { deWindows1252 } from "./encodages.ts";
import { plier } from "./objets.ts";

/** What is told of a question in more than one format. */
export const MOTS = {
  toutCocher: "Il fallait cocher toutes les bonnes réponses\u00A0: ici, n’importe laquelle suffit.",
  sansQuestion: "Une ligne sans question",
  imageAilleurs: "Son image est sur un autre site\u00A0: à chercher, ou à ajouter à la main.",
  imagePerdue:
    "Les images des propositions ne viennent pas\u00A0: réécrivez-les en toutes lettres.",
} as const;

export interface OptionLue {
  readonly texte: string;
  readonly bonne?: boolean;
  /** Accepted, and worth a bonus. */
  readonly bonus?: boolean;
}

interface Commun {
  readonly ou: number;
  readonly text: string;
  /** Name of a file that came along. */
  readonly media?: string;
  /** Seconds; what is no number is no time. */
  readonly temps?: number | null;
  readonly preuve?: string;
  readonly remarques?: readonly string[];
  readonly doutes?: readonly string[];
  readonly liens?: readonly LienPropose[];
}

/** What people write, on several lines: nothing invisible, no space at the ends. */
export function nettoyer(texte: string): string {
  return (
    texte
      .normalize("NFC")
      .replace(/[\u0080-\u009F]/g, deWindows1252)
      .replace(/\r\n?/g, "\n")
      // eslint-style control characters, zero-width spaces and marks that turn a text around; tabs and line ends stay
      .replace(/(?![\n\t])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, " ")
      .replace(/[^\S\n\u00A0\u202F]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .trim()
  );
}

/** The same on one line. */
export const nettoyerCourt = (texte: string): string => nettoyer(texte).replace(/\s*\n\s*/g, " ");

const complement = (texte = ""): Complement | null => {
  const net = nettoyer(texte);
  return aDuTexteVisible(net) ? { text: net, media: "" } : null;
};

const VIERGE = {
  options: [],
  reponse: [],
  precis: [],
  suite: null,
  liste: [],
  aleatoire: false,
} satisfies Partial<QuestionLue>;

const secondes = (temps: number | null | undefined): number =>
  temps === null || temps === undefined || !(temps > 0) ? 0 : Math.max(1, Math.round(temps));

function enLigne(
  { ou, text, media, temps, preuve, remarques = [], doutes = [], liens = [] }: Commun,
  propre: Pick<QuestionLue, "type"> & Partial<QuestionLue>,
  dites: readonly string[] = [],
): Ligne {
  return {
    sorte: "question",
    ou,
    question: {
      ...VIERGE,
      text: nettoyer(text),
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

/** A piece that is none of a quizz. */
export const ignorer = (
  ou: number,
  raison: string,
  extrait = "",
  question: QuestionLue | null = null,
): LigneIgnoree => ({
  sorte: "ignoree",
  ou,
  raison,
  extrait: [...nettoyerCourt(extrait)].slice(0, 120).join(""),
  question,
});

/** Texts that are there, each once, and what is told of those that were there twice. */
function uniques<T extends { readonly texte: string }>(
  lues: readonly T[],
  joindre: (a: T, b: T) => T,
): { readonly gardees: readonly T[]; readonly dites: readonly string[] } {
  const parTexte = new Map<string, T>();
  const dites: string[] = [];
  for (const brute of lues) {
    const une = { ...brute, texte: nettoyerCourt(brute.texte) };
    if (!aDuTexteVisible(une.texte)) continue;
    const avant = parTexte.get(une.texte);
    if (avant !== undefined)
      dites.push(`«\u00A0${une.texte}\u00A0» y était deux fois\u00A0: une seule est gardée.`);
    parTexte.set(une.texte, avant === undefined ? une : joindre(avant, une));
  }
  return { gardees: [...parTexte.values()], dites };
}

/**
 * One of some options is right. An option that is there twice is kept once, and told.
 * @param melanger the file puts the right one first
 */
export function choix(
  commun: Commun & { readonly options: readonly OptionLue[]; readonly melanger?: boolean },
): Ligne {
  const { gardees, dites } = uniques(commun.options, (a, b) => ({
    texte: a.texte,
    bonne: a.bonne === true || b.bonne === true,
    bonus: a.bonus === true || b.bonus === true,
  }));
  if (!aDuTexteVisible(commun.text) && gardees.length === 0)
    return ignorer(commun.ou, MOTS.sansQuestion);
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

/** Something is typed; each of these is accepted. */
export function entree(
  commun: Commun & { readonly reponses: readonly string[]; readonly bonus?: readonly string[] },
): Ligne {
  const toutes = [
    ...commun.reponses.map((texte) => ({ texte, bonus: false })),
    ...(commun.bonus ?? []).map((texte) => ({ texte, bonus: true })),
  ];
  // the game forgives case and accents: those that differ by these only say the same
  const { gardees, dites } = uniques(toutes, (a) => a);
  if (!aDuTexteVisible(commun.text) && gardees.length === 0)
    return ignorer(commun.ou, MOTS.sansQuestion);
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

/** Options to put in order. @param elements in the right order; one that is there twice is a fault to mend */
export function ordre(commun: Commun & { readonly elements: readonly string[] }): Ligne {
  const elements = commun.elements.map(nettoyerCourt).filter(aDuTexteVisible);
  if (!aDuTexteVisible(commun.text) && elements.length === 0)
    return ignorer(commun.ou, MOTS.sansQuestion);
  return enLigne(commun, {
    type: "ordre",
    options: desordre(elements),
    reponse: elements,
    aleatoire: true,
  });
}

/** A message, without an answer. */
export const rien = (commun: Commun): Ligne =>
  aDuTexteVisible(commun.text) || commun.media !== undefined || (commun.liens ?? []).length > 0
    ? enLigne(commun, { type: "rien" })
    : ignorer(commun.ou, MOTS.sansQuestion);

/** An order that follows from the texts alone, and is not the right one: whoever lists the options does not read it there. */
export function desordre(elements: readonly string[]): string[] {
  const empreinte = (texte: string) =>
    [...texte].reduce((somme, lettre) => (somme * 31 + (lettre.codePointAt(0) ?? 0)) % 99_991, 7);
  const range = [...elements].sort(
    (a, b) => empreinte(a) - empreinte(b) || (a < b ? -1 : a > b ? 1 : 0),
  );
  const pareil = range.every((texte, rang) => texte === elements[rang]);
  return pareil ? [...range.slice(1), ...range.slice(0, 1)] : range;
}

/** Whether two texts say the same to somebody who reads them. */
export const memeTexte = (a: string, b: string): boolean =>
  nettoyerCourt(a) === nettoyerCourt(b) || (plier(a) === plier(b) && plier(a) !== "");
