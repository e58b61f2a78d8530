/** What the rules ask of every mini-game, and what several mini-games do alike. Adding one: decisions/0009. Pure. */
import type { CoupMiniJeu, Exploit } from "#contracts/mini-jeux.ts";
import type { ContexteDeRegle } from "../jeu.ts";
import type { CodeRefus, Partie } from "../types.ts";
import type { Alarm } from "../types/commandes.ts";
import type { MiniJeu } from "../types/mini-jeux.ts";

export interface RegleMiniJeu<M extends MiniJeu> {
  /** Id of the imprévu that opens the game. */
  readonly id: string;
  /** How many players are drawn among `candidats`. */
  readonly besoin: number;
  /** Keys of the players who may be drawn. */
  readonly candidats: (partie: Partie) => readonly string[];
  /** The state at the start, secrets drawn included. `joueurs`: the drawn players, in order. */
  readonly ouvrir: (jeu: ContexteDeRegle, joueurs: readonly string[]) => M;
  /** Keys of the players without whom the game ends. */
  readonly joueurs: (miniJeu: M) => readonly string[];
  /** Key of the player whose turn it is. */
  readonly designe: (miniJeu: M) => string;
  /** Moves made so far. */
  readonly coups: (miniJeu: M) => number;
  /** A move of the player whose turn it is. Refuses `trop_tard` for a move of another mini-game. */
  readonly jouer: (
    partie: Partie,
    jeu: ContexteDeRegle,
    miniJeu: M,
    coup: CoupMiniJeu,
  ) => Partie | CodeRefus;
  /** Counters are hidden on every screen until the mini-game is over. */
  readonly cacheCompteurs: boolean;
  /** Other keys for the players, after a merge of two seats; the game is over when too few are left. */
  readonly renommer: (miniJeu: M, nommer: (id: string) => string) => M;
  /** For a game that goes on by itself once a move has started it (`vaSeul` of MINI_JEUX); null for the others. */
  readonly elan: RegleDeRoue<M> | null;
}

export interface RegleDeRoue<M extends MiniJeu> {
  readonly enCours: (miniJeu: M) => boolean;
  /** The alarm of the moment when the wheel stops. */
  readonly alarme: (miniJeu: M, tour: number) => Alarm | null;
  /** After a restart of the server, whose clock is another: the wheel turns for its whole time again. */
  readonly relancer: (miniJeu: M, now: number) => M;
  /** Writes what the outcome drawn already costs, when the wheel stops or the host moves on before. */
  readonly solder: (partie: Partie, miniJeu: M) => Partie;
}

/** Adds a feat to a player, once. */
export function ajouterExploit(partie: Partie, id: string, exploit: Exploit): Partie {
  const siens = partie.exploits[id] ?? [];
  return siens.includes(exploit)
    ? partie
    : { ...partie, exploits: { ...partie.exploits, [id]: [...siens, exploit] } };
}

/** Turns the lamp red for a cul sec that a mini-game decides, until the game moves on, as the card of an imprévu does. */
export function allumerCulSec(partie: Partie): Partie {
  if (partie.imprevu === null || partie.imprevu.culSec) return partie;
  return { ...partie, imprevu: { ...partie.imprevu, culSec: true } };
}
