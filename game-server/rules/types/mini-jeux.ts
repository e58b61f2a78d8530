/** The states of the mini-games. */
import type { IssueGamble } from "#contracts/mini-jeux.ts";

/** Fields that all mini-games have. */
interface MiniJeuCommun {
  /** Whether the mini-game is over. */
  readonly fini: boolean;
  /** Whether the game ended because one of its players has left. */
  readonly abandon: boolean;
}

export interface TirDeRoulette {
  readonly par: string;
  readonly sur: string;
  /** Whether the chamber was loaded and the shot went off. */
  readonly part: boolean;
  /** Sips that the shot cost: to its target when it went off, to the shooter otherwise. */
  readonly gorgees: number;
}

export interface EtatRouletteRusse extends MiniJeuCommun {
  readonly nom: "rouletteRusse";
  readonly joueurs: readonly [string, string];
  /** Key of the player who holds the revolver. */
  readonly main: string;
  /** The loaded chamber, from 0, a secret. The next chamber to be fired is the number of shots so far. */
  readonly balle: number;
  readonly penalite: number;
  readonly tirs: readonly TirDeRoulette[];
}

export interface EtatGamble extends MiniJeuCommun {
  readonly nom: "gamble";
  readonly joueur: string;
  readonly mise: number | null;
  /** Outcome of the wheel, drawn when it starts and paid when it stops. */
  readonly issue: IssueGamble | null;
  /** Number of sectors that the ball passes. */
  readonly pas: number;
  /** Instant at which the turning wheel stops. */
  readonly arretA: number | null;
}

export interface EtatDevineTesGorgees extends MiniJeuCommun {
  readonly nom: "devine";
  readonly joueur: string;
  readonly penalite: number;
  readonly propose: number | null;
  /** The counter at the moment of the guess. */
  readonly reel: number | null;
}

export type MiniJeu = EtatRouletteRusse | EtatGamble | EtatDevineTesGorgees;
