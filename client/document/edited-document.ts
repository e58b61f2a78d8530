/**
 * A document while it is written in one tab, whatever it holds: undo and redo, its draft, its save and the retries of it.
 * quizz-edite.ts and imprevu-edite.ts say what their document is. plateforme §4 "Editors"; decision 0076.
 */
import { z } from "zod";
import type { EchecApi } from "../app/api/api.ts";

/** Why a save failed or was refused. `question`: rank from 0 of the question at fault; null when the refusal is about no single question. */
export type EchecEnregistrement =
  | { readonly nom: "injoignable"; readonly message: string }
  | { readonly nom: "deconnecte" }
  /** The save is a conflict: another author, or another tab, has saved another version meanwhile. */
  | { readonly nom: "conflit" }
  /** The document was deleted elsewhere: what is written here has nowhere to go. */
  | { readonly nom: "disparu" }
  | { readonly nom: "refus"; readonly message: string; readonly question: number | null };

export type EtatEnregistrement =
  | { readonly nom: "repos" }
  | { readonly nom: "enCours" }
  /** `essaiA`: when the save is tried again, in milliseconds since 1970. */
  | (Extract<EchecEnregistrement, { nom: "injoignable" }> & { readonly essaiA: number })
  | Exclude<EchecEnregistrement, { nom: "injoignable" }>;

/** Outcome of a save: `enregistre`, all changes are on the server; `retenu`, some are kept in the draft, since the save failed or was refused. */
export type IssueEnregistrement = "enregistre" | "retenu";

export interface EtatDocumentEdite {
  /** Whether something written here is not on the server yet. */
  readonly modifie: boolean;
  readonly annulable: boolean;
  readonly retablissable: boolean;
  readonly envoi: EtatEnregistrement;
  /**
   * Instant of this tab's last save, in milliseconds since 1970; before its first save, that of the server's version,
   * or null when unknown.
   */
  readonly enregistreA: number | null;
  /**
   * Instant when the draft was last kept, in milliseconds since 1970; null while there is nothing to keep, `false` when
   * the browser has no room.
   */
  readonly brouillonA: number | null | false;
}

/** The operations that screens use on any document. `D`: what is written; `E`: what its state says. */
export interface DocumentEdite<D, E> {
  readonly lire: () => E;
  readonly abonner: (prevenir: () => void) => () => void;
  /** Changes the document. @param geste consecutive changes of the same name make one step of undo; empty: a step of its own */
  readonly faire: (changer: (document: D) => D, geste?: string) => void;
  readonly annuler: () => void;
  readonly retablir: () => void;
  readonly enregistrer: () => Promise<IssueEnregistrement>;
  /** Drops the unsaved changes, the steps of undo and the draft: there is no document left to save them in. */
  readonly abandonner: () => void;
  /** Writes the draft at once, without the usual pause after typing, because the page is about to close. */
  readonly poser: () => void;
  /** Stops the retries and keeps unsaved changes as a draft: the page was left. */
  readonly fermer: () => void;
}

export interface PortsDocumentEdite {
  /** Milliseconds since 1970. */
  readonly maintenant: () => number;
  /** Runs `faire` later, unless the returned function is called first. */
  readonly plusTard: (faire: () => void, ms: number) => () => void;
}

/**
 * The part that each kind of document (quizz, imprévu) supplies: how its draft is kept, how it is checked and sent. `S`: a step
 * of undo; `E`: the state that screens read.
 */
interface Kind<S, E> {
  /** Instant of the document's last save when it is opened, in milliseconds since 1970; null when the server does not say it. */
  readonly enregistreA: number | null;
  /** Delays in milliseconds before the retries of a save that did not reach the server; the last one is repeated. */
  readonly retryMs: readonly [number, ...number[]];
  readonly modifie: (present: S) => boolean;
  /** Writes the draft, or removes it when nothing is modified. @returns false when the browser has no room */
  readonly garder: (present: S, modifie: boolean) => boolean;
  readonly decrire: (present: S, commun: EtatDocumentEdite) => E;
  /** Looks for a fault of the document before anything is sent; null when there is none. */
  readonly verifier?: (present: S) => EchecEnregistrement | null;
  /** Whether a save was sent and got no answer: that same save is then sent again, whatever was written since. */
  readonly enVol?: () => boolean;
  /**
   * Makes one call of a save.
   * @param ferme whether the page was left meanwhile
   * @returns null when the call succeeded and `saved` was told, or when there is something else to send; otherwise the
   * refusal
   */
  readonly envoyer: (present: S, ferme: () => boolean) => Promise<EchecEnregistrement | null>;
}

/** The common operations upon which each kind of document builds its own. `S`: a step of undo; `E`: the state that screens read. */
interface Editing<S, E> extends Pick<
  DocumentEdite<S, E>,
  "lire" | "abonner" | "annuler" | "retablir" | "enregistrer" | "poser" | "fermer"
> {
  readonly present: () => S;
  /** Whether a save is under way. */
  readonly saving: () => boolean;
  /** Adds a step of undo, which merges with the last one when both have the same `geste`. */
  readonly avancer: (present: S, geste?: string) => void;
  /** Notes that the server has stored what was sent. */
  readonly saved: () => void;
  /** Notes that a conflict is settled, and changes the steps of undo accordingly. */
  readonly settled: (changerHistory: (history: UndoHistory<S>) => UndoHistory<S>) => void;
  /** Changes the steps of undo although the author wrote nothing; screens learn it from the next `dire`. */
  readonly rewrite: (changerHistory: (history: UndoHistory<S>) => UndoHistory<S>) => void;
  /**
   * Notes that a newer version was read from the server, while nothing unsaved was written here.
   * @param date of that version, in milliseconds since 1970
   */
  readonly refreshed: (date: number) => void;
  readonly dire: () => void;
  /**
   * Drops the unsaved changes and the steps of undo.
   * @param base what is shown from now on
   */
  readonly abandonner: (base: S) => void;
}

const DRAFT_PAUSE_MS = 500;

export function createBaseDeDocumentEdite<S, E>(
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
    // a refusal is forgotten at the next change, which may mend the fault that it named
    if (envoi.nom === "refus") envoi = { nom: "repos" };
    cancelDraft();
    cancelDraft = plusTard(poser, DRAFT_PAUSE_MS);
    dire();
  }
  function retenir(refus: EchecEnregistrement): IssueEnregistrement {
    if (ferme) {
      // the draft is not written again: it was kept when the page was left, and another page may have taken it up since
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
    // one save at a time: it goes on until it has also sent what was typed while it travelled
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

/** Body of a refusal that names the question at fault, by its rank from 1, as the server counts. */
const question = z.object({ question: z.int().positive() });

/**
 * Reads why a save failed or was refused from the answer of the API.
 * @param conflit form of the body of a 409 which says that somebody else has saved another version
 */
export function lireEchecEnregistrement(
  { statut, message, corps }: EchecApi,
  conflit: z.ZodType,
): EchecEnregistrement {
  if (statut === 0 || statut === 429 || statut >= 500) return { nom: "injoignable", message };
  if (statut === 401) return { nom: "deconnecte" };
  if (statut === 409 && conflit.safeParse(corps).success) return { nom: "conflit" };
  if (statut === 404) return { nom: "disparu" };
  const lu = question.safeParse(corps);
  return { nom: "refus", message, question: lu.success ? lu.data.question - 1 : null };
}

/** A document with its steps of undo, oldest first, and those of redo, the next one first. */
export interface UndoHistory<S> {
  readonly past: readonly S[];
  readonly present: S;
  readonly future: readonly S[];
  /** Last change and its instant, to tell whether the next change merges with it; null after an undo: the next change does not merge. */
  readonly last: { readonly geste: string; readonly instant: number } | null;
}

/** Milliseconds: keys typed in one field with shorter pauses make one step of undo. */
const TYPING_PAUSE_MS = 1200;
const STEPS_MAX = 300;

export const createUndoHistory = <S>(present: S): UndoHistory<S> => ({
  past: [],
  present,
  future: [],
  last: null,
});

/**
 * Adds a step of undo, or merges it with the last one. @param instant milliseconds
 * @param geste consecutive changes of the same name merge while there is no pause; empty: a step of its own
 */
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
