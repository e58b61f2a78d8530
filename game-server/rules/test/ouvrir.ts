/** The beginning of a random evening: the settings that property tests draw, and the room that they open. */
import * as fc from "fast-check";
import { creerEtatDuGenerateurAleatoire } from "../hasard.ts";
import { creerNouvellePartie } from "../nouvelle-partie.ts";
import type { ParametresDePartie } from "../types.ts";
import { arbitraireDeParametres, arbitraireDeQuizz } from "./arbitraires.ts";
import { arbitraireDeGestes } from "./gestes.ts";
import { Soiree } from "./soiree.ts";

export const arbitraireDeSoiree = fc.record({
  semence: fc.integer(),
  quizz: arbitraireDeQuizz,
  parametres: arbitraireDeParametres,
  joueurs: fc.integer({ min: 1, max: 8 }),
  suite: arbitraireDeGestes,
});

/** Opens a room with its host and players, before any launch. */
export function ouvrirPartieAvecJoueurs(champs: {
  semence: number;
  quizz: Soiree["quizz"];
  parametres: ParametresDePartie;
  joueurs: number;
}): Soiree {
  const graine = creerEtatDuGenerateurAleatoire(champs.semence);
  const soiree = new Soiree(
    creerNouvellePartie({ code: "ABC123", billet: "secret-billet", graine, placesMax: 10 }),
    champs.quizz,
  );
  soiree.hoteArrive();
  soiree.hote({ type: "reglerParametres", ...champs.parametres });
  for (let i = 0; i < champs.joueurs; i++) {
    if (champs.parametres.modeJeu === "local")
      soiree.hote({ type: "ajouterJoueur", pseudo: `Nom ${i}` });
    else soiree.arriver(`Nom ${i}`);
  }
  return soiree;
}
