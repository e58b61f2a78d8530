/**
 * The mini-games as the rest of the rules sees them: opening one, playing it, leaving it. The server draws and decides; a
 * mini-game never keeps the evening waiting. decisions-jeu "Mini-games". Pure.
 */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { CoupMiniJeu, NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { ContexteDesRegles } from "../jeu.ts";
import { estPartieEnPause, trouverJoueur, listerJoueursNommables } from "../selection.ts";
import type { CodeRefus, Partie } from "../types.ts";
import type { PartieAlarm, CommandeDeType } from "../types/commandes.ts";
import type { MiniJeu } from "../types/mini-jeux.ts";
import { REGLE_DEVINE } from "./devine.ts";
import { REGLE_GAMBLE } from "./gamble.ts";
import type { RegleMiniJeu } from "./regle.ts";
import { REGLE_ROULETTE_RUSSE } from "./roulette-russe.ts";

const REGLES = {
  rouletteRusse: REGLE_ROULETTE_RUSSE,
  gamble: REGLE_GAMBLE,
  devine: REGLE_DEVINE,
} satisfies { readonly [Nom in NomMiniJeu]: RegleMiniJeu<Extract<MiniJeu, { nom: Nom }>> };

/** Calls `demander` with the rules of this mini-game, and with its state in its own type. */
function selon<T>(
  miniJeu: MiniJeu,
  demander: <M extends MiniJeu>(regle: RegleMiniJeu<M>, sien: M) => T,
): T {
  switch (miniJeu.nom) {
    case "rouletteRusse":
      return demander(REGLES.rouletteRusse, miniJeu);
    case "gamble":
      return demander(REGLES.gamble, miniJeu);
    case "devine":
      return demander(REGLES.devine, miniJeu);
  }
}

const regleDeLaCarte = (id: string) =>
  Object.values(REGLES).find((regle) => regle.id === id) ?? null;

/** Whether this imprévu can be drawn now, with enough players for those that it names. */
export function aAssezDeJoueursPourImprevu(partie: Partie, id: string): boolean {
  const regle = regleDeLaCarte(id);
  if (regle !== null) return regle.candidats(partie).length >= regle.besoin;
  return !partie.paquet.aDeux.includes(id) || listerJoueursNommables(partie).length >= 2;
}

/** The mini-game that an imprévu opens, its players drawn; null for an imprévu that is no mini-game. */
export function composerMiniJeuDImprevu(
  partie: Partie,
  jeu: ContexteDesRegles,
  id: string,
): MiniJeu | null {
  const regle = regleDeLaCarte(id);
  if (regle === null) return null;
  const tires = jeu.des.melanger(regle.candidats(partie)).slice(0, regle.besoin);
  return tires.length < regle.besoin ? null : regle.ouvrir(jeu, tires);
}

/** Key of the player whose turn it is. */
export const trouverJoueurDontCEstLeTour = (miniJeu: MiniJeu): string =>
  selon(miniJeu, (regle, sien) => regle.designe(sien));

/** Keys of the players without whom the game ends, in the order of the draw. */
export const listerJoueursDuMiniJeu = (miniJeu: MiniJeu): readonly string[] =>
  selon(miniJeu, (regle, sien) => regle.joueurs(sien));

export const compterCoupsDuMiniJeu = (miniJeu: MiniJeu): number =>
  selon(miniJeu, (regle, sien) => regle.coups(sien));

/** Whether the wheel turns: the room itself ends the game when it stops. */
export const estRoueGambleEnMouvement = (miniJeu: MiniJeu): boolean =>
  selon(miniJeu, ({ elan }, sien) => elan?.enCours(sien) ?? false);

/** Whether counters are hidden on every screen, as they are while a player guesses theirs. */
export const sontCompteursDeGorgeesCaches = ({ miniJeu }: Partie): boolean =>
  miniJeu !== null && !miniJeu.fini && REGLES[miniJeu.nom].cacheCompteurs;

/**
 * Plays a move, from the phone of the player whose turn it is or from the host's screen in their place. Refuses `trop_tard`, `en_pause`,
 * `mini_jeu_fini`, `pas_ton_tour`, `roulette_lancee`.
 */
export function jouerCoupMiniJeu(
  partie: Partie,
  jeu: ContexteDesRegles,
  coup: CoupMiniJeu,
): Partie | CodeRefus {
  const { miniJeu } = partie;
  if (miniJeu === null || coup.tour !== partie.tour) return "trop_tard";
  if (estPartieEnPause(partie)) return "en_pause";
  if (jeu.auteur !== CLE_CREATEUR && jeu.auteur !== trouverJoueurDontCEstLeTour(miniJeu))
    return "pas_ton_tour";
  if (miniJeu.fini) return "mini_jeu_fini";
  return selon(miniJeu, (regle, sien) => regle.jouer(partie, jeu, sien, coup));
}

/** The alarm that ends a turning wheel when it stops; none for any other mini-game. */
export function listerAlarmesDuMiniJeu({ miniJeu, tour }: Partie): PartieAlarm[] {
  if (miniJeu === null || !estRoueGambleEnMouvement(miniJeu)) return [];
  const alarme = selon(miniJeu, ({ elan }, sien) => elan?.alarme(sien, tour) ?? null);
  return alarme === null ? [] : [alarme];
}

/** Handles the alarm of the wheel, which has stopped. The alarm of an earlier wheel does nothing. */
export function traiterArretRoueGamble(
  partie: Partie,
  { tour }: CommandeDeType<"rouletteArretee">,
): Partie {
  return tour === partie.tour ? terminerRoueDuMiniJeu(partie) : partie;
}

/** Ends a turning wheel now and writes what its outcome costs, whatever happens next. */
export function terminerRoueDuMiniJeu(partie: Partie): Partie {
  const { miniJeu } = partie;
  if (miniJeu === null || !estRoueGambleEnMouvement(miniJeu)) return partie;
  return selon(miniJeu, ({ elan }, sien) => elan?.solder(partie, sien) ?? partie);
}

/** Restarts a turning wheel for its whole time, after a restart of the server, whose clock is another. */
export function reprendreMiniJeuApresRedemarrage(partie: Partie, now: number): Partie {
  const { miniJeu } = partie;
  if (miniJeu === null || !estRoueGambleEnMouvement(miniJeu)) return partie;
  const relance = selon<MiniJeu>(miniJeu, ({ elan }, sien) => elan?.relancer(sien, now) ?? sien);
  return { ...partie, miniJeu: relance };
}

/** The same mini-game with other keys for its players, after a merge of two seats. */
export const changerClesDesJoueursDuMiniJeu = (
  miniJeu: MiniJeu,
  nommer: (id: string) => string,
): MiniJeu => selon<MiniJeu>(miniJeu, (regle, sien) => regle.renommer(sien, nommer));

/** Ends a mini-game that has lost one of its players for good; the host moves on. */
export function abandonnerMiniJeuSansJoueur(partie: Partie): Partie {
  const { miniJeu } = partie;
  if (miniJeu === null || miniJeu.fini) return partie;
  if (listerJoueursDuMiniJeu(miniJeu).every((id) => trouverJoueur(partie, id) !== undefined))
    return partie;
  return { ...partie, miniJeu: { ...miniJeu, fini: true, abandon: true } };
}
