/** What must hold after every command, whatever it was. Pure. */
import { suivreChrono } from "./chrono.ts";
import { compterAbandon } from "./fermeture.ts";
import { rangerDessins } from "./dessins.ts";
import { terminer } from "./fin.ts";
import type { Jeu } from "./jeu.ts";
import { revelerSiPret } from "./manche.ts";
import { abandonner } from "./mini-jeux/mini-jeux.ts";
import { suivreMinuteur } from "./minuteur.ts";
import { faireParler } from "./patron/patron.ts";
import { pointer } from "./classement/pointage.ts";
import { suivreSoir } from "./soir/soir.ts";
import { suivreRythme } from "./rythme/rythme.ts";
import { suivreScrutin } from "./scrutin.ts";
import { assezDeJoueurs } from "./selection.ts";
import { relever } from "./statistiques.ts";
import { reprendreTelecommande } from "./telecommande.ts";
import type { Partie } from "./types.ts";

/**
 * The game after a command, with its consequences: a mini-game, a vote or a remote control without its player ends or goes back to the host; a game with too few players ends; a question that everybody has answered is revealed; statistics, countdowns, patron, standings, evening lines, pace and closing deadlines follow. A command without a change has no consequences.
 */
export function stabiliser(avant: Partie, apres: Partie, jeu: Jeu): Partie {
  if (apres === avant) return avant;
  const tenue = suivreScrutin(abandonner(reprendreTelecommande(rangerDessins(avant, apres))));
  const menee =
    tenue.phase === "jeu" && !assezDeJoueurs(tenue)
      ? terminer(tenue, jeu, "joueurs")
      : revelerSiPret(tenue, jeu);
  const suivie = suivreChrono(suivreMinuteur(relever(avant, menee), jeu.now), jeu.now);
  const dite = pointer(avant, faireParler(avant, suivie, jeu));
  return compterAbandon(suivreRythme(suivreSoir(avant, dite), jeu.now), jeu.now);
}
