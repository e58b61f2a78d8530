/** Twelve sentences for each verdict, drawn by the step and the player. Pure. mise-en-scene.md "Reveal". */
import type { Jugement } from "#contracts/partie.ts";

/**
 * The sentences of each verdict. None says who somebody is or how to drink. Those of a wrong answer also suit a player who gave none;
 * those of a bonus suit an answer that says more than the expected one or less.
 */
export const PHRASES_DE_JUGEMENT_AU_JOUEUR: Readonly<Record<Jugement, readonly string[]>> = {
  juste: [
    "Bien vu",
    "Dans le mille",
    "Pile dessus",
    "Rien à redire",
    "Et voilà",
    "Sans trembler",
    "La maison s’incline",
    "Chapeau",
    "Imparable",
    "C’est exactement ça",
    "Joli coup",
    "Le comptoir approuve",
  ],
  faux: [
    "Raté",
    "Perdu",
    "Dommage",
    "Aïe",
    "Pas cette fois",
    "C’est non",
    "La prochaine, peut-être",
    "On ne peut pas tout savoir",
    "Ça arrive aux meilleurs",
    "À la tienne",
    "Le comptoir compatit",
    "Santé quand même",
  ],
  precis: [
    "On l’accepte",
    "La maison l’accorde",
    "Accordé",
    "Ça passe",
    "Le comptoir dit oui",
    "Le patron opine",
    "Ça compte aussi",
    "Va pour celle-là",
    "Adjugé",
    "Ça se défend",
    "On la garde",
    "Ça vaut son bonus",
  ],
};

/**
 * Number of sentences by which each step of the game moves on: prime to twelve, so that one comes back only after twelve steps, whichever
 * are reveals.
 */
const PAS = 5;

const depart = (joueur: string): number => {
  let somme = 0;
  for (const lettre of joueur) somme += lettre.codePointAt(0) ?? 0;
  return somme;
};

/** The sentence of this player at this step, never that of the reveal before. */
export function direJugementAuJoueur(jugement: Jugement, tour: number, joueur: string): string {
  const textes = PHRASES_DE_JUGEMENT_AU_JOUEUR[jugement];
  return textes[(depart(joueur) + tour * PAS) % textes.length] ?? "";
}
