/**
 * A document while it is written in one tab, whatever it holds: undo and redo, its draft, its save and the retries of it.
 * quizz-edite.ts and imprevu-edite.ts say what their document is. plateforme §4 "Editors"; decision 0076.
 */
import { z } from "zod";
import type { EchecApi } from "../app/api/api.ts";

/** Why a save was refused. `question`: rank from 0 of the question at fault, null when none is. */
export type RefusEnregistrement =
  | { readonly nom: "injoignable"; readonly message: string }
  | { readonly nom: "deconnecte" }
  /** Another author, or another tab, has saved another version meanwhile. */
  | { readonly nom: "conflit" }
  /** The document was deleted elsewhere: what is written here has nowhere to go. */
  | { readonly nom: "disparu" }
  | { readonly nom: "refus"; readonly message: string; readonly question: number | null };

export type EtatEnregistrement =
  | { readonly nom: "repos" }
  | { readonly nom: "enCours" }
  /** `essaiA`: when the save is tried again, in milliseconds since 1970. */
  | (Extract<RefusEnregistrement, { nom: "injoignable" }> & { readonly essaiA: number })
  | Exclude<RefusEnregistrement, { nom: "injoignable" }>;

/** Outcome of a save: `enregistre`, all changes are on the server; `retenu`, some are kept in the draft, since the save failed or was refused. */
export type IssueEnregistrement = "enregistre" | "retenu";

export interface EtatDocumentEdite {
  /** Something written here is not on the server. */
  readonly modifie: boolean;
  readonly annulable: boolean;
  readonly retablissable: boolean;
  readonly envoi: EtatEnregistrement;
  /** When this tab last saved, in milliseconds since 1970; before that the date of the server, null where the server says none. */
  readonly enregistreA: number | null;
  /** When the draft was last kept; null while there is nothing to keep, `false` when the browser has no room. */
  readonly brouillonA: number | null | false;
}

/** The operations that screens use on any document. `D`: what is written; `E`: what its state says. */
export interface DocumentEdite<D, E> {
  readonly lire: () => E;
  readonly abonner: (prevenir: () => void) => () => void;
  /** @param geste consecutive changes of the same name make one step of undo; empty: a step of its own */
  readonly faire: (changer: (document: D) => D, geste?: string) => void;
  readonly annuler: () => void;
  readonly retablir: () => void;
  readonly enregistrer: () => Promise<IssueEnregistrement>;
  /** Forgets all that is not saved: the document was deleted. */
  readonly abandonner: () => void;
  /** Writes the draft at once, because the page goes. */
  readonly poser: () => void;
  /** The page was left: nothing more is sent by itself, and what was not saved stays a draft. */
  readonly fermer: () => void;
}

export interface PortsDocumentEdite {
  /** Milliseconds since 1970. */
  readonly maintenant: () => number;
  /** Runs `faire` later, unless the returned function is called first. */
  readonly plusTard: (faire: () => void, ms: number) => () => void;
}

/** The answers that one kind of document gives. `S`: a step of undo. */
interface Kind<S, E> {
  /** Date of the last save known when the document is opened, in milliseconds since 1970. */
  readonly enregistreA: number | null;
  /** Delays before the retries of a save that did not reach the server; the last one is repeated. */
  readonly retryMs: readonly [number, ...number[]];
  readonly modifie: (present: S) => boolean;
  /** Writes the draft, or removes it when nothing is modified. @returns false when the browser has no room */
  readonly garder: (present: S, modifie: boolean) => boolean;
  readonly decrire: (present: S, commun: EtatDocumentEdite) => E;
  /** A fault of the document, found before anything is sent. */
  readonly verifier?: (present: S) => RefusEnregistrement | null;
  /** Whether a save was sent and not answered: the same one is then sent again, whatever was written since. */
  readonly enVol?: () => boolean;
  /** Makes one call. On success it has called `saved`, or has something else to send. @param ferme whether the page was left */
  readonly envoyer: (present: S, ferme: () => boolean) => Promise<RefusEnregistrement | null>;
}

/** The base that a kind of document builds upon. `S`: a step of undo; `E`: the state that screens read. */
interface Editing<S, E> extends Pick<
  DocumentEdite<S, E>,
  "lire" | "abonner" | "annuler" | "retablir" | "enregistrer" | "poser" | "fermer"
> {
  readonly present: () => S;
  /** Whether a save is under way. */
  readonly saving: () => boolean;
  /** Adds a step of undo. */
  readonly avancer: (present: S, geste?: string) => void;
  /** The server has stored what was sent. */
  readonly saved: () => void;
  /** A conflict is settled: another version is the one to compare with. */
  readonly settled: (changerHistory: (history: UndoHistory<S>) => UndoHistory<S>) => void;
  /** Changes the steps without anything having been written; screens are told by the next `dire`. */
  readonly rewrite: (changerHistory: (history: UndoHistory<S>) => UndoHistory<S>) => void;
  /** A newer version was read where nothing was being written. @param date milliseconds since 1970 */
  readonly refreshed: (date: number) => void;
  readonly dire: () => void;
  /** @param base what is shown from now on */
  readonly abandonner: (base: S) => void;
}

const DRAFT_PAUSE_MS = 500;

export function createDocumentEdite<S, E>(
  depart: S,
  { maintenant, plusTard }: PortsDocumentEdite,
  kind: Kind<S, E>,
): Editing<S, E> {
  let history = createUndoHistory(depart);
  let envoi: EtatEnregistrement = { nom: "repos" };
  let { enregistreA } = kind;
  let brouillonA: EtatDocumentEdite["brouillonA"] = null;
  let retries = 0;
  let ferme = false;
  let saving: Promise<IssueEnregistrement> | null = null;
  let cancelRetry = () => {};
  let cancelDraft = () => {};
  const abonnes = new Set<() => void>();
  let etat = composer();

  function modifie(): boolean {
    return kind.modifie(history.present);
  }
  function composer(): E {
    return kind.decrire(history.present, {
      modifie: modifie(),
      annulable: history.past.length > 0,
      retablissable: history.future.length > 0,
      envoi,
      enregistreA,
      brouillonA,
    });
  }
  function dire(): void {
    etat = composer();
    for (const prevenir of abonnes) prevenir();
  }
  function poser(): void {
    cancelDraft();
    cancelDraft = () => {};
    const aGarder = modifie();
    const garde = kind.garder(history.present, aGarder);
    brouillonA = aGarder ? garde && maintenant() : null;
    dire();
  }
  function changer(suivante: UndoHistory<S>): void {
    if (suivante === history) return;
    history = suivante;
    // a change may mend the fault for which the save was refused
    if (envoi.nom === "refus") envoi = { nom: "repos" };
    cancelDraft();
    cancelDraft = plusTard(poser, DRAFT_PAUSE_MS);
    dire();
  }
  function retenir(refus: RefusEnregistrement): IssueEnregistrement {
    if (ferme) {
      // the draft was kept when the page was left, and another page may have taken it up since
      envoi = { nom: "repos" };
      dire();
      return "retenu";
    }
    if (refus.nom === "injoignable") {
      const ms = kind.retryMs[Math.min(retries, kind.retryMs.length - 1)] ?? kind.retryMs[0];
      retries += 1;
      envoi = { ...refus, essaiA: maintenant() + ms };
      cancelRetry = plusTard(() => void enregistrer(), ms);
    } else envoi = refus;
    poser();
    return "retenu";
  }
  async function envoyer(): Promise<IssueEnregistrement> {
    cancelRetry();
    while (kind.enVol?.() === true || modifie()) {
      const faute = kind.verifier?.(history.present) ?? null;
      if (faute !== null) return retenir(faute);
      envoi = { nom: "enCours" };
      dire();
      const refus = await kind.envoyer(history.present, () => ferme);
      if (refus !== null) return retenir(refus);
      if (ferme) break;
    }
    return modifie() ? "retenu" : "enregistre";
  }
  async function enregistrer(): Promise<IssueEnregistrement> {
    ferme = false;
    // what is typed while a save travels is sent right after it
    saving ??= envoyer().finally(() => {
      saving = null;
    });
    return saving;
  }

  return {
    lire: () => etat,
    abonner(prevenir) {
      abonnes.add(prevenir);
      return () => abonnes.delete(prevenir);
    },
    present: () => history.present,
    saving: () => saving !== null,
    avancer: (present, geste = "") => changer(addUndoStep(history, present, geste, maintenant())),
    annuler: () => changer(undo(history)),
    retablir: () => changer(redo(history)),
    enregistrer,
    saved() {
      enregistreA = maintenant();
      envoi = { nom: "repos" };
      retries = 0;
      poser();
    },
    settled(changerHistory) {
      history = changerHistory(history);
      envoi = { nom: "repos" };
      poser();
    },
    rewrite(changerHistory) {
      history = changerHistory(history);
    },
    refreshed(date) {
      enregistreA = date;
      envoi = { nom: "repos" };
      dire();
    },
    dire,
    poser,
    abandonner(base) {
      cancelRetry();
      history = createUndoHistory(base);
      envoi = { nom: "repos" };
      poser();
    },
    fermer() {
      ferme = true;
      cancelRetry();
      poser();
    },
  };
}

/** Rank from 1, as the server counts. */
const question = z.object({ question: z.int().positive() });

/** @param conflit what comes along a 409 when somebody else has saved another version */
export function lireRefusEnregistrement(
  { statut, message, corps }: EchecApi,
  conflit: z.ZodType,
): RefusEnregistrement {
  if (statut === 0 || statut === 429 || statut >= 500) return { nom: "injoignable", message };
  if (statut === 401) return { nom: "deconnecte" };
  if (statut === 409 && conflit.safeParse(corps).success) return { nom: "conflit" };
  if (statut === 404) return { nom: "disparu" };
  const lu = question.safeParse(corps);
  return { nom: "refus", message, question: lu.success ? lu.data.question - 1 : null };
}

/** The steps of undo, oldest first, and those of redo, the next one first. */
export interface UndoHistory<S> {
  readonly past: readonly S[];
  readonly present: S;
  readonly future: readonly S[];
  /** Last change and when it was made; null after an undo, with which nothing merges. */
  readonly last: { readonly geste: string; readonly instant: number } | null;
}

/** Keys typed in one field without a pause make one step. */
const TYPING_PAUSE_MS = 1200;
const STEPS_MAX = 300;

export const createUndoHistory = <S>(present: S): UndoHistory<S> => ({
  past: [],
  present,
  future: [],
  last: null,
});

/** @param geste changes of the same name merge while there is no pause; empty: a step of its own. @param instant milliseconds */
export function addUndoStep<S>(
  history: UndoHistory<S>,
  present: S,
  geste: string,
  instant: number,
): UndoHistory<S> {
  if (present === history.present) return history;
  const { last } = history;
  const merges = geste !== "" && last?.geste === geste && instant - last.instant < TYPING_PAUSE_MS;
  return {
    past: merges ? history.past : [...history.past, history.present].slice(-STEPS_MAX),
    present,
    future: [],
    last: { geste, instant },
  };
}

function undo<S>(history: UndoHistory<S>): UndoHistory<S> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    last: null,
  };
}

function redo<S>(history: UndoHistory<S>): UndoHistory<S> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, last: null };
}

export const mapUndoSteps = <S>(
  history: UndoHistory<S>,
  changer: (step: S) => S,
): UndoHistory<S> => ({
  ...history,
  past: history.past.map(changer),
  present: changer(history.present),
  future: history.future.map(changer),
});

/** Maps the steps of undo and redo; neighbours that become equal are merged. */
export function mapAndMergeUndoSteps<S>(
  history: UndoHistory<S>,
  changer: (step: S) => S,
  same: (a: S, b: S) => boolean,
): UndoHistory<S> {
  const { past, present, future, last } = mapUndoSteps(history, changer);
  return {
    past: past.filter((step, rang) => !same(step, past[rang + 1] ?? present)),
    present,
    future: future.filter((step, rang) => !same(step, future[rang - 1] ?? present)),
    last,
  };
}
