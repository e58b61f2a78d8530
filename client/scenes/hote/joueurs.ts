/** Players as the host's screens need them: who answers, who drinks, who hands out. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";
import { estJoueurAbsent } from "../../partie/joueurs.ts";

export interface JoueurAvecId extends VueJoueur {
  readonly id: string;
}

const nommer = ([id, joueur]: readonly [string, VueJoueur]): JoueurAvecId => ({ ...joueur, id });

/** Every player but the creator, in the order of their arrival. */
export function listerJoueursSansLeCreateur(vue: Vue): JoueurAvecId[] {
  return Object.entries(vue.joueurs)
    .filter(([id]) => id !== CLE_CREATEUR)
    .map(nommer);
}

/** The players with a line on the ardoise: the creator last, in creator mode only. */
export function listerJoueursAvecLigneArdoise(vue: Vue): JoueurAvecId[] {
  const createur = vue.createur ? vue.joueurs[CLE_CREATEUR] : undefined;
  const autres = listerJoueursSansLeCreateur(vue);
  return createur === undefined ? autres : [...autres, { id: CLE_CREATEUR, ...createur }];
}

/** The seats that a player who came back under a new seat may have lost: those of players who are away or have left. */
export function listerPlacesPeutEtrePerdues(
  vue: Vue,
): { id: string; pseudo: string; gorgee: number; score: number }[] {
  return [
    ...listerJoueursSansLeCreateur(vue).filter((joueur) => estJoueurAbsent(vue, joueur.id)),
    ...vue.partis,
  ];
}

/** The players whose answer counts on this question. */
export const listerJoueursDontReponseCompte = (vue: Vue): JoueurAvecId[] =>
  listerJoueursSansLeCreateur(vue).filter(({ participe }) => participe);

/** Without phones, the player for whom the host hands out now; undefined when nothing is left. */
export const trouverJoueurPourQuiLHoteDistribue = (vue: Vue): JoueurAvecId | undefined =>
  listerJoueursAvecLigneArdoise(vue).find(({ reste }) => reste > 0);

export const aReponduJusteOuPrecis = ({ jugement }: VueJoueur): boolean =>
  jugement === "juste" || jugement === "precis";

/** The French "que " or "qu’", as the name after it asks. */
export const queDevantNom = (nom: string): string =>
  /^[aeiou]/i.test(nom.normalize("NFD")) ? "qu’" : "que ";

/** How far a typed answer is from a right one: "à une lettre près". @param fautes number of wrong letters, 1 or more */
export const direNombreDeLettresFausses = (fautes: number): string =>
  fautes === 1 ? "à une lettre près" : `à ${fautes === 2 ? "deux" : String(fautes)} lettres près`;
