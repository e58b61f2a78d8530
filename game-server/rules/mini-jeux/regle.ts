/**
 * The interface of a mini-game's rules, and helpers that several mini-games share. Adding one: decisions/0009. Pure.
 */
import type { CoupMiniJeu, ExploitDeMiniJeu } from "#contracts/mini-jeux.ts";
import type { ContexteDesRegles } from "../jeu.ts";
import type { CodeRefus, Partie } from "../types.ts";
import type { PartieAlarm } from "../types/commandes.ts";
import type { MiniJeu } from "../types/mini-jeux.ts";

export interface RegleMiniJeu<M extends MiniJeu> {
  /** Id of the imprévu that opens the game. */
  readonly id: string;
  /** How many players are drawn among `candidats`. */
  readonly besoin: number;
  /** Keys of the players who may be drawn. */
  readonly candidats: (partie: Partie) => readonly string[];
  /** The state at the start, secrets drawn included. `joueurs`: the drawn players, in order. */
  readonly ouvrir: (jeu: ContexteDesRegles, joueurs: readonly string[]) => M;
  /** Keys of the players without whom the game ends. */
  readonly joueurs: (miniJeu: M) => readonly string[];
  /** Key of the player whose turn it is. */
  readonly designe: (miniJeu: M) => string;
  /** Number of moves made so far. */
  readonly coups: (miniJeu: M) => number;
  /** Plays a move of the player whose turn it is. Refuses `trop_tard` for a move of another mini-game. */
  readonly jouer: (
    partie: Partie,
    jeu: ContexteDesRegles,
    miniJeu: M,
    coup: CoupMiniJeu,
  ) => Partie | CodeRefus;
  /** Whether counters are hidden on every screen until the mini-game is over. */
  readonly cacheCompteurs: boolean;
  /** Renames the players after a merge of two seats; the game is over when too few are left. */
  readonly renommer: (miniJeu: M, nommer: (id: string) => string) => M;
  /**
   * The rules of a wheel, which goes on by itself once a move has started it (`vaSeul` of MINI_JEUX); null without a
   * wheel.
   */
  readonly elan: RegleDeRoue<M> | null;
}

export interface RegleDeRoue<M extends MiniJeu> {
  readonly enCours: (miniJeu: M) => boolean;
  /** The alarm of the moment when the wheel stops. */
  readonly alarme: (miniJeu: M, tour: number) => PartieAlarm | null;
  /** Restarts the wheel for its whole time, after a restart of the server, whose clock is another. */
  readonly relancer: (miniJeu: M, now: number) => M;
  /** Writes the price of the drawn outcome, when the wheel stops or the host moves on before. */
  readonly solder: (partie: Partie, miniJeu: M) => Partie;
}

/** Adds a feat to a player, once. */
export function ajouterExploitAuJoueur(
  partie: Partie,
  id: string,
  exploit: ExploitDeMiniJeu,
): Partie {
  const siens = partie.exploits[id] ?? [];
  return siens.includes(exploit)
    ? partie
    : { ...partie, exploits: { ...partie.exploits, [id]: [...siens, exploit] } };
}

/** Turns the lamp red for a cul sec that a mini-game decides, until the game moves on, as the card of an imprévu does. */
export function marquerImprevuCulSec(partie: Partie): Partie {
  if (partie.imprevu === null || partie.imprevu.culSec) return partie;
  return { ...partie, imprevu: { ...partie.imprevu, culSec: true } };
}
