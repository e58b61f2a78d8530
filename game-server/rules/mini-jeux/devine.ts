/** Guessing one's own counter: jeu §4 and §9. Pure. */
import { COMPTEUR_DEVINE, CUL_SEC, PENALITES, TOLERANCE_DEVINE } from "#contracts/limites.ts";
import { ecrire, gorgeesDe } from "../ardoise.ts";
import type { Jeu } from "../jeu.ts";
import { nommables } from "../selection.ts";
import type { Devine, Partie } from "../types.ts";
import { allumerCulSec } from "./cul-sec.ts";

/** Those whose counter is too high for a guess to be right whatever it is. */
export function devineurs(partie: Partie): { readonly id: string }[] {
  return nommables(partie).filter(({ id }) => gorgeesDe(partie, id) >= COMPTEUR_DEVINE);
}

export function nouvelleDevine(id: string, jeu: Jeu): Devine {
  return {
    nom: "devine",
    joueur: id,
    penalite: jeu.des.choisir(PENALITES),
    propose: null,
    reel: null,
    fini: false,
    abandon: false,
  };
}

/** Within 5 is a success; a miss adds the penalty. */
export const devinee = (propose: number, reel: number) =>
  Math.abs(propose - reel) <= TOLERANCE_DEVINE;

export function deviner(partie: Partie, devine: Devine, propose: number): Partie {
  const { joueur: qui, penalite } = devine;
  const reel = gorgeesDe(partie, qui);
  const finie: Partie = { ...partie, miniJeu: { ...devine, propose, reel, fini: true } };
  if (devinee(propose, reel)) return finie;
  const punie = ecrire(finie, [{ qui, gorgees: penalite, motif: "miniJeu" }]);
  return penalite === CUL_SEC ? allumerCulSec(punie) : punie;
}
