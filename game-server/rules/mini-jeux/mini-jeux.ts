/**
 * The mini-games as the rest of the rules sees them: opening one, playing it, leaving it. The server draws and decides; a
 * mini-game never keeps the evening waiting. decisions-jeu "Mini-games". Pure.
 */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { Jeu } from "../jeu.ts";
import { enPause, joueur, nommables } from "../selection.ts";
import type { CodeRefus, Partie } from "../types.ts";
import type { Alarme, CommandeDe } from "../types/commandes.ts";
import type { MiniJeu } from "../types/mini-jeux.ts";
import { DEVINE } from "./devine.ts";
import { GAMBLE } from "./gamble.ts";
import type { Coup, RegleMiniJeu } from "./regle.ts";
import { ROULETTE_RUSSE } from "./roulette-russe.ts";

const MINI_JEUX = {
  rouletteRusse: ROULETTE_RUSSE,
  gamble: GAMBLE,
  devine: DEVINE,
} satisfies { readonly [Nom in NomMiniJeu]: RegleMiniJeu<Extract<MiniJeu, { nom: Nom }>> };

/** Asks a mini-game by its own rule. */
function selon<T>(
  miniJeu: MiniJeu,
  demander: <M extends MiniJeu>(regle: RegleMiniJeu<M>, sien: M) => T,
): T {
  switch (miniJeu.nom) {
    case "rouletteRusse":
      return demander(MINI_JEUX.rouletteRusse, miniJeu);
    case "gamble":
      return demander(MINI_JEUX.gamble, miniJeu);
    case "devine":
      return demander(MINI_JEUX.devine, miniJeu);
  }
}

const regleDeLaCarte = (id: string) =>
  Object.values(MINI_JEUX).find((regle) => regle.id === id) ?? null;

export const estMiniJeu = (id: string) => regleDeLaCarte(id) !== null;

/** Whether this imprévu can be drawn now: enough people are here for those it names. */
export function jouable(partie: Partie, id: string): boolean {
  const regle = regleDeLaCarte(id);
  if (regle !== null) return regle.candidats(partie).length >= regle.besoin;
  return !partie.paquet.aDeux.includes(id) || nommables(partie).length >= 2;
}

/** Draws its players and what it hides; null for an imprévu that is no mini-game. */
export function ouvrirMiniJeu(partie: Partie, jeu: Jeu, id: string): MiniJeu | null {
  const regle = regleDeLaCarte(id);
  if (regle === null) return null;
  const tires = jeu.des.melanger(regle.candidats(partie)).slice(0, regle.besoin);
  return tires.length < regle.besoin ? null : regle.ouvrir(jeu, tires);
}

/** Whose turn it is. */
export const designe = (miniJeu: MiniJeu): string =>
  selon(miniJeu, (regle, sien) => regle.designe(sien));

/** Whom it needs, in the order of the draw. */
export const joueursDe = (miniJeu: MiniJeu): readonly string[] =>
  selon(miniJeu, (regle, sien) => regle.joueurs(sien));

export const coupsJoues = (miniJeu: MiniJeu): number =>
  selon(miniJeu, (regle, sien) => regle.coups(sien));

/** It goes on by itself: the room sees it to its end. */
export const enElan = (miniJeu: MiniJeu): boolean =>
  selon(miniJeu, ({ elan }, sien) => elan?.enCours(sien) ?? false);

/** Counters are hidden on every screen while a player guesses theirs. */
export const compteursCaches = ({ miniJeu }: Partie): boolean =>
  miniJeu !== null && !miniJeu.fini && MINI_JEUX[miniJeu.nom].cacheCompteurs;

/**
 * A move, from the phone of whom it is the turn or from the host's screen in their place.
 * Refuses `trop_tard`, `en_pause`, `mini_jeu_fini`, `pas_ton_tour`, `roulette_lancee`.
 */
export function jouerMiniJeu(partie: Partie, jeu: Jeu, coup: Coup): Partie | CodeRefus {
  const { miniJeu } = partie;
  if (miniJeu === null || coup.tour !== partie.tour) return "trop_tard";
  if (enPause(partie)) return "en_pause";
  if (jeu.auteur !== CLE_CREATEUR && jeu.auteur !== designe(miniJeu)) return "pas_ton_tour";
  if (miniJeu.fini) return "mini_jeu_fini";
  return selon(miniJeu, (regle, sien) => regle.jouer(partie, jeu, sien, coup));
}

/** When the one on the table stops by itself. */
export function alarmesDuMiniJeu({ miniJeu, tour }: Partie): Alarme[] {
  if (miniJeu === null || !enElan(miniJeu)) return [];
  const alarme = selon(miniJeu, ({ elan }, sien) => elan?.alarme(sien, tour) ?? null);
  return alarme === null ? [] : [alarme];
}

/** The wheel's time is up. An alarm of an earlier wheel does nothing. */
export function rouletteArretee(partie: Partie, { tour }: CommandeDe<"rouletteArretee">): Partie {
  return tour === partie.tour ? solder(partie) : partie;
}

/** What is owed already is paid, whatever happens next. */
export function solder(partie: Partie): Partie {
  const { miniJeu } = partie;
  if (miniJeu === null || !enElan(miniJeu)) return partie;
  return selon(miniJeu, ({ elan }, sien) => elan?.solder(partie, sien) ?? partie);
}

/** After a restart, on another clock. */
export function relancer(partie: Partie, now: number): Partie {
  const { miniJeu } = partie;
  if (miniJeu === null || !enElan(miniJeu)) return partie;
  const relance = selon<MiniJeu>(miniJeu, ({ elan }, sien) => elan?.relancer(sien, now) ?? sien);
  return { ...partie, miniJeu: relance };
}

/** After a merge of two seats. */
export const renommerMiniJeu = (miniJeu: MiniJeu, nommer: (id: string) => string): MiniJeu =>
  selon<MiniJeu>(miniJeu, (regle, sien) => regle.renommer(sien, nommer));

/** Somebody whom a mini-game needs has left for good: it is over, and the host moves on. */
export function abandonner(partie: Partie): Partie {
  const { miniJeu } = partie;
  if (miniJeu === null || miniJeu.fini) return partie;
  if (joueursDe(miniJeu).every((id) => joueur(partie, id) !== undefined)) return partie;
  return { ...partie, miniJeu: { ...miniJeu, fini: true, abandon: true } };
}
