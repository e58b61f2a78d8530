/** Guessing one's own counter: jeu §4 and §9. Pure. */
import {
  COMPTEUR_MIN_DEVINE_TES_GORGEES,
  GORGEES_CUL_SEC,
  GORGEES_PENALITES_MINI_JEUX,
  TOLERANCE_DEVINE_TES_GORGEES,
} from "#contracts/limites.ts";
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import { ecrireLignesArdoise, compterGorgeesDuJoueur } from "../ardoise.ts";
import { listerJoueursNommables } from "../selection.ts";
import type { Partie } from "../types.ts";
import type { EtatDevineTesGorgees } from "../types/mini-jeux.ts";
import { marquerImprevuCulSec, type RegleMiniJeu } from "./regle.ts";

/** Whether the guess is near enough to the counter to succeed. */
const devinee = (propose: number, reel: number) =>
  Math.abs(propose - reel) <= TOLERANCE_DEVINE_TES_GORGEES;

function deviner(partie: Partie, devine: EtatDevineTesGorgees, propose: number): Partie {
  const { joueur: qui, penalite } = devine;
  const reel = compterGorgeesDuJoueur(partie, qui);
  const finie: Partie = { ...partie, miniJeu: { ...devine, propose, reel, fini: true } };
  if (devinee(propose, reel)) return finie;
  const punie = ecrireLignesArdoise(finie, [{ qui, gorgees: penalite, motif: "miniJeu" }]);
  return penalite === GORGEES_CUL_SEC ? marquerImprevuCulSec(punie) : punie;
}

export const REGLE_DEVINE: RegleMiniJeu<EtatDevineTesGorgees> = {
  id: MINI_JEUX.devine.id,
  besoin: 1,
  // players with a lower counter are no candidates, because on it one guess would always succeed
  candidats: (partie) =>
    listerJoueursNommables(partie).flatMap(({ id }) =>
      compterGorgeesDuJoueur(partie, id) >= COMPTEUR_MIN_DEVINE_TES_GORGEES ? [id] : [],
    ),
  ouvrir: (jeu, [joueur = ""]) => ({
    nom: "devine",
    joueur,
    penalite: jeu.des.choisir(GORGEES_PENALITES_MINI_JEUX),
    propose: null,
    reel: null,
    fini: false,
    abandon: false,
  }),
  joueurs: ({ joueur }) => [joueur],
  designe: ({ joueur }) => joueur,
  coups: ({ propose }) => (propose === null ? 0 : 1),
  jouer: (partie, _jeu, devine, coup) =>
    coup.type === "deviner" ? deviner(partie, devine, coup.nombre) : "trop_tard",
  cacheCompteurs: true,
  renommer: (devine, nommer) => ({ ...devine, joueur: nommer(devine.joueur) }),
  elan: null,
};
