/** Restores what must hold after every command. Pure. */
import { suivreChrono } from "./chrono.ts";
import { suivreAbandon } from "./fermeture.ts";
import { retirerDessinsDesAbsents } from "./dessins.ts";
import { terminerPartie } from "./fin.ts";
import type { ContexteDeRegle } from "./jeu.ts";
import { revelerSiPret } from "./manche.ts";
import { abandonnerMiniJeu } from "./mini-jeux/mini-jeux.ts";
import { suivreMinuteur } from "./minuteur.ts";
import { faireParlerPatron } from "./patron/patron.ts";
import { suivrePointage } from "./classement/pointage.ts";
import { suivreSoir } from "./soir/soir.ts";
import { suivreRythme } from "./rythme/rythme.ts";
import { suivreScrutin } from "./scrutin.ts";
import { aAssezDeJoueurs } from "./selection.ts";
import { releverStatistiques } from "./statistiques.ts";
import { reprendreTelecommande } from "./telecommande.ts";
import type { Partie } from "./types.ts";

/**
 * The game after a command, with its consequences: a mini-game, a vote or a remote control without its player ends or goes back to the host; a game with too few players ends; a question that everybody has answered is revealed; statistics, countdowns, patron, standings, evening lines, pace and closing deadlines follow. A command without a change has no consequences.
 */
export function stabiliser(avant: Partie, apres: Partie, jeu: ContexteDeRegle): Partie {
  if (apres === avant) return avant;
  const tenue = suivreScrutin(
    abandonnerMiniJeu(reprendreTelecommande(retirerDessinsDesAbsents(avant, apres))),
  );
  const menee =
    tenue.phase === "jeu" && !aAssezDeJoueurs(tenue)
      ? terminerPartie(tenue, jeu, "joueurs")
      : revelerSiPret(tenue, jeu);
  const suivie = suivreChrono(suivreMinuteur(releverStatistiques(avant, menee), jeu.now), jeu.now);
  const dite = suivrePointage(avant, faireParlerPatron(avant, suivie, jeu));
  return suivreAbandon(suivreRythme(suivreSoir(avant, dite), jeu.now), jeu.now);
}
