/** What the rest of the rules asks of any mini-game. Adding one: decisions/0061. */
import type { Jeu } from "../jeu.ts";
import type { CodeRefus, Partie } from "../types.ts";
import type { Alarme, CommandeDe } from "../types/commandes.ts";
import type { MiniJeu } from "../types/mini-jeux.ts";

/** A move of any of them. */
export type Coup = CommandeDe<"tirer"> | CommandeDe<"miser"> | CommandeDe<"deviner">;

export interface RegleMiniJeu<M extends MiniJeu> {
  /** Of the imprévu that opens it. */
  readonly id: string;
  /** How many people it needs among those whom it may designate; that many are drawn. */
  readonly besoin: number;
  readonly candidats: (partie: Partie) => readonly string[];
  /** Draws what it hides. `joueurs`: who was drawn, in order. */
  readonly ouvrir: (jeu: Jeu, joueurs: readonly string[]) => M;
  /** Whom it needs to the end. */
  readonly joueurs: (miniJeu: M) => readonly string[];
  /** Whose turn it is. */
  readonly designe: (miniJeu: M) => string;
  /** Moves made so far. */
  readonly coups: (miniJeu: M) => number;
  /** A move of the one whose turn it is. Refuses `trop_tard` when it is a move of another mini-game. */
  readonly jouer: (partie: Partie, jeu: Jeu, miniJeu: M, coup: Coup) => Partie | CodeRefus;
  /** Counters are hidden on every screen until it is over. */
  readonly cacheCompteurs: boolean;
  /** With other ids for its people, after a merge of two seats; over when that leaves too few. */
  readonly renommer: (miniJeu: M, nommer: (id: string) => string) => M;
  /** Of one that goes on by itself, once a move has started it. */
  readonly elan: Elan<M> | null;
}

export interface Elan<M extends MiniJeu> {
  readonly enCours: (miniJeu: M) => boolean;
  /** When it stops. */
  readonly alarme: (miniJeu: M, tour: number) => Alarme | null;
  /** After a restart, on another clock: its whole time again. */
  readonly relancer: (miniJeu: M, now: number) => M;
  /** What it owes already, once it stops or the evening moves on: nobody runs away from it. */
  readonly solder: (partie: Partie, miniJeu: M) => Partie;
}
