/** An imprévu while it is written: what it needs of the outside, what it shows, what is done to it. */
import type { ImprevuLu, ImprevuModifie } from "#contracts/edition-imprevu.ts";
import type { Reponse } from "../app/api/api.ts";
import type { EtatEdite, IssueEnregistrement } from "./quizz-edite.ts";

/** What is written of an imprévu. */
export type ImprevuEcrit = Readonly<ImprevuModifie>;

export interface EnvoiImprevu {
  readonly imprevu: ImprevuEcrit;
  readonly revision: number;
}

export interface PortsImprevu {
  readonly envoyer: (corps: EnvoiImprevu) => Promise<Reponse<{ readonly revision: number }>>;
  /** Milliseconds since 1970. */
  readonly maintenant: () => number;
  /** Does it later, unless what it returns is called first. */
  readonly plusTard: (faire: () => void, ms: number) => () => void;
  /** Keeps the draft in the browser, or takes it away; false when there was no room for it. */
  readonly garder: (carte: ImprevuEcrit | null, revision: number) => boolean;
}

export interface EtatImprevuEdite extends EtatEdite {
  readonly imprevu: ImprevuEcrit;
  /** As the server has it. */
  readonly base: ImprevuEcrit;
  /** It was written over an older version than that: saving it is a conflict first. */
  readonly perime: boolean;
}

export interface ImprevuEdite {
  readonly lire: () => EtatImprevuEdite;
  readonly abonner: (prevenir: () => void) => () => void;
  /** @param geste what merges with itself in one step of undo; empty: a step of its own */
  readonly faire: (changer: (carte: ImprevuEcrit) => ImprevuEcrit, geste?: string) => void;
  /** @param revision of the version that the draft was written over: with another one, saving it is a conflict first */
  readonly reprendre: (carte: ImprevuEcrit, revision: number) => void;
  readonly annuler: () => void;
  readonly retablir: () => void;
  readonly enregistrer: () => Promise<IssueEnregistrement>;
  /** What the server has now, read after a conflict: what is written here stays, and is written over it from now on. */
  readonly rebaser: (lu: ImprevuLu) => void;
  /** It takes the place of what is written here. An undo brings that back as written over an older version: its save asks. */
  readonly recharger: (lu: ImprevuLu) => void;
  /** Nothing of it is to be kept: the card is no more. */
  readonly abandonner: () => void;
  readonly poser: () => void;
  /** Its page is left: nothing more is sent by itself; what was not saved is a draft. */
  readonly fermer: () => void;
}
