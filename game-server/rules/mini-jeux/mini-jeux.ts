/**
 * The three mini-games as the rest of the rules sees them: opening one, playing it, leaving it. The server draws and
 * decides; a mini-game never keeps the evening waiting. decisions-jeu "Mini-games". Pure.
 */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ID_DEVINE, ID_GAMBLE, ID_ROULETTE_RUSSE, IDS_MINI_JEUX } from "#contracts/imprevu.ts";
import type { Jeu } from "../jeu.ts";
import { enPause, joueur, nommables } from "../selection.ts";
import type { CodeRefus, CommandeDe, MiniJeu, Partie } from "../types.ts";
import { deviner, devineurs, nouvelleDevine } from "./devine.ts";
import { lancer, miser, nouveauGamble, payer, tourne } from "./gamble.ts";
import { nouvelleRoulette, tirer } from "./roulette-russe.ts";

export const estMiniJeu = (id: string) => IDS_MINI_JEUX.includes(id);

/**
 * Whether this imprévu can be drawn now: enough people are here for those it names and, to guess one's counter, somebody
 * has one that is worth guessing.
 */
export function jouable(partie: Partie, id: string): boolean {
  const presents = nommables(partie).length;
  if (id === ID_DEVINE) return devineurs(partie).length > 0;
  if (id === ID_ROULETTE_RUSSE || partie.paquet.aDeux.includes(id)) return presents >= 2;
  return !estMiniJeu(id) || presents >= 1;
}

/** Draws its players and what it hides; null for an imprévu that is no mini-game. */
export function ouvrirMiniJeu(partie: Partie, id: string, jeu: Jeu): MiniJeu | null {
  if (!estMiniJeu(id)) return null;
  const candidats = id === ID_DEVINE ? devineurs(partie) : nommables(partie);
  const [premier, second] = jeu.des.melanger(candidats);
  if (premier === undefined) return null;
  if (id === ID_GAMBLE) return nouveauGamble(premier.id);
  if (id === ID_DEVINE) return nouvelleDevine(premier.id, jeu);
  return second === undefined ? null : nouvelleRoulette([premier.id, second.id], jeu);
}

/** Whose turn it is. */
export function designe(miniJeu: MiniJeu): string {
  return miniJeu.nom === "rouletteRusse" ? miniJeu.main : miniJeu.joueur;
}

/** Counters are hidden on every screen while a player guesses theirs. */
export function compteursCaches({ miniJeu }: Partie): boolean {
  return miniJeu?.nom === "devine" && !miniJeu.fini;
}

type Coup = CommandeDe<"tirer"> | CommandeDe<"miser"> | CommandeDe<"deviner">;

/**
 * A move, from the phone of whom it is the turn or from the host's screen in their place.
 * Refuses `trop_tard`, `en_pause`, `mini_jeu_fini`, `pas_ton_tour`, `roulette_lancee`.
 */
export function jouerMiniJeu(partie: Partie, coup: Coup, jeu: Jeu): Partie | CodeRefus {
  const { miniJeu } = partie;
  if (miniJeu === null || coup.tour !== partie.tour) return "trop_tard";
  if (enPause(partie)) return "en_pause";
  if (jeu.auteur !== CLE_CREATEUR && jeu.auteur !== designe(miniJeu)) return "pas_ton_tour";
  if (miniJeu.fini) return "mini_jeu_fini";
  if (miniJeu.nom === "rouletteRusse" && coup.type === "tirer")
    return tirer(partie, miniJeu, coup, jeu);
  if (miniJeu.nom === "gamble" && coup.type === "miser")
    return miser(partie, miniJeu, coup.mise, jeu);
  if (miniJeu.nom === "devine" && coup.type === "deviner")
    return deviner(partie, miniJeu, coup.nombre);
  return "trop_tard";
}

/** The wheel's time is up. An alarm of an earlier wheel does nothing. */
export function rouletteArretee(partie: Partie, { tour }: CommandeDe<"rouletteArretee">): Partie {
  return tour === partie.tour ? solder(partie) : partie;
}

/** What the wheel owes already is paid, whatever happens next: nobody runs away from it. */
export function solder(partie: Partie): Partie {
  const { miniJeu } = partie;
  return miniJeu?.nom === "gamble" && tourne(miniJeu) ? payer(partie, miniJeu) : partie;
}

/** After a restart, on another clock: a wheel turns its whole time again. */
export function relancer(partie: Partie, now: number): Partie {
  const { miniJeu } = partie;
  return miniJeu?.nom === "gamble" && tourne(miniJeu)
    ? { ...partie, miniJeu: lancer(miniJeu, now) }
    : partie;
}

/** Somebody whom a mini-game needs has left for good: it is over, and the host moves on. */
export function abandonner(partie: Partie): Partie {
  const { miniJeu } = partie;
  if (miniJeu === null || miniJeu.fini) return partie;
  const besoin = miniJeu.nom === "rouletteRusse" ? miniJeu.joueurs : [miniJeu.joueur];
  if (besoin.every((id) => joueur(partie, id) !== undefined)) return partie;
  return { ...partie, miniJeu: { ...miniJeu, fini: true, abandon: true } };
}
