/** What must be true after every command, whatever it was; no command sees to it itself. Pure. */
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
 * The game after a command, brought to rest: a mini-game, a vote or a remote control that lost its player is over or comes back,
 * too few people end the game, a question that everybody has answered is revealed, what was judged is counted, the clocks follow,
 * the patron has his say, the standings are drawn up, the evening's lines find their people and the game's own pace is counted. A command that
 * changed nothing changes nothing.
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
