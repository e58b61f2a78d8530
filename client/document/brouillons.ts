/**
 * Drafts of quizzes in this browser: one for each account, quizz and opened editor, so that two tabs, or two visits,
 * do not overwrite each other. A draft stays a month. decisions-plateforme "Concurrent edits"; decisions 0076, 0082.
 */
import { z } from "zod";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import {
  reglagesDesNouvellesQuestions,
  donneesPreuveOuSuite,
  REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS,
  typeQuestion,
  visibilite,
} from "#contracts/quizz.ts";
import {
  writeDraft,
  readDraft,
  listDraftNames,
  onOtherTabStorageWrite,
} from "../browser/draft-storage.ts";
import { openEditorsRegistry } from "./open-editors.ts";
import type { QuizzEcrit } from "./quizz-ecrit.ts";

const UN_MOIS_MS = 30 * 86_400_000;

const proposition = z.object({
  cle: z.string(),
  texte: z.string(),
  bonne: z.boolean(),
  bonus: z.boolean(),
});
const textes = z.array(z.string());
const document = z.object({
  reglages: z.object({
    title: z.string(),
    visibilite,
    aleatoireGlobal: z.boolean(),
    tags: textes,
    source: z.string(),
    auteur: z.string(),
    licence: z.string(),
    /** Missing from drafts that were kept before the setting existed; they then count as composable. */
    composable: z.boolean().default(true),
    defauts: reglagesDesNouvellesQuestions.default(REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS),
  }),
  questions: z.array(
    z.object({
      _id: z.string(),
      type: typeQuestion,
      text: z.string(),
      media: z.string(),
      propositions: z.array(proposition),
      verres: textes,
      reponses: textes,
      reponsesBonus: textes,
      temps: z.number(),
      preuve: donneesPreuveOuSuite.nullable(),
      suite: donneesPreuveOuSuite.nullable(),
      liste: textes,
      aleatoire: z.boolean(),
    }),
  ),
  plages: z.record(z.string(), z.string()),
}) satisfies z.ZodType<QuizzEcrit>;

/** A draft as it is stored. A stored draft of an older form, which this version cannot read, is passed over and not removed. */
const brouillon = z.object({
  forme: z.literal(1),
  /** Milliseconds since 1970. */
  garde: z.number(),
  /** `date` of the version that the draft was written over. */
  base: z.string(),
  document,
});
export interface BrouillonDeQuizz extends z.infer<typeof brouillon> {
  readonly nom: string;
  readonly quizz: string;
  readonly atelier: string;
}

const debut = (compte: string, quizz = "") => `brouillon/${compte}/${quizz}${quizz && "/"}`;

/**
 * Keeps the draft of an opened editor in this browser; a null `contenu` removes it. `garde`: milliseconds since 1970.
 * @returns false when the browser has no room
 */
export function garderBrouillonDeQuizz(
  { compte, quizz, atelier }: Readonly<Record<"compte" | "quizz" | "atelier", string>>,
  contenu: { readonly document: QuizzEcrit; readonly base: string; readonly garde: number } | null,
): boolean {
  const nom = debut(compte, quizz) + atelier;
  return writeDraft(nom, contenu === null ? null : JSON.stringify({ forme: 1, ...contenu }));
}

const dated = z.object({ garde: z.number() });

/** Removes the drafts that are older than a month, of every account: one that never returns would keep its own for good. */
function removeExpiredDrafts(maintenant: number): void {
  for (const nom of [...listDraftNames("brouillon/"), ...listDraftNames("complement/")]) {
    const lu = dated.safeParse(lireJson(readDraft(nom)));
    if (lu.success && maintenant - lu.data.garde > UN_MOIS_MS) writeDraft(nom, null);
  }
}

/**
 * The account's drafts of one quizz (of all its quizzes when `quizz` is empty), newest first. Drafts older than a month
 * are removed from the browser.
 */
export function lireBrouillonsDeQuizz(
  compte: string,
  maintenant: number,
  quizz = "",
): readonly BrouillonDeQuizz[] {
  removeExpiredDrafts(maintenant);
  const lus = listDraftNames(debut(compte, quizz)).flatMap((nom): BrouillonDeQuizz[] => {
    const [, , duQuizz = "", atelier = ""] = nom.split("/");
    const lu = brouillon.safeParse(lireJson(readDraft(nom)));
    return lu.success ? [{ ...lu.data, nom, quizz: duQuizz, atelier }] : [];
  });
  return lus.sort((a, b) => b.garde - a.garde);
}

/** Whether this browser keeps a draft of the quizz for another account than `sauf`. Whose draft it is and what it holds stay private. */
export function autreCompteAUnBrouillon(quizz: string, sauf: string, maintenant: number): boolean {
  removeExpiredDrafts(maintenant);
  return listDraftNames("brouillon/").some((nom) => {
    const [, compte = "", duQuizz = ""] = nom.split("/");
    return duQuizz === quizz && compte !== sauf;
  });
}

export const jeterBrouillonDeQuizz = ({ nom }: Pick<BrouillonDeQuizz, "nom">): boolean =>
  writeDraft(nom, null);

function lireJson(texte: string | null): unknown {
  try {
    return JSON.parse(texte ?? "null");
  } catch {
    return null;
  }
}

interface Brouillons {
  /** Drafts of the quizz, or of all quizzes, newest first. */
  readonly brouillons: readonly BrouillonDeQuizz[];
  /** Reads the drafts again, after this page has thrown one away. */
  readonly relire: () => void;
}

/**
 * The account's drafts of one quizz (of all its quizzes when `quizz` is empty), without those that an editor open in
 * another tab is writing; none until the other tabs have answered.
 */
export function useBrouillonsDeQuizz(compte: string, quizz = ""): Brouillons {
  const lire = useCallback(() => lireBrouillonsDeQuizz(compte, Date.now(), quizz), [compte, quizz]);
  const [lus, setLus] = useState(lire);
  const relire = useCallback(() => setLus(lire()), [lire]);
  useEffect(() => onOtherTabStorageWrite(relire), [relire]);
  const ailleurs = useSyncExternalStore(openEditorsRegistry.abonner, openEditorsRegistry.ailleurs);
  const brouillons = useMemo(
    () => (ailleurs === null ? [] : lus.filter(({ atelier }) => !ailleurs.has(atelier))),
    [ailleurs, lus],
  );
  return { brouillons, relire };
}
