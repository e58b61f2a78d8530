/** What must be true after every command, whatever it was; no command sees to it itself. Pure. */
import { compterAbandon } from "./fermeture.ts";
import { rangerDessins } from "./dessins.ts";
import { terminer } from "./fin.ts";
import type { Jeu } from "./jeu.ts";
import { revelerSiPret } from "./manche.ts";
import { abandonner } from "./mini-jeux/mini-jeux.ts";
import { suivreMinuteur } from "./minuteur.ts";
import { faireParler } from "./patron/patron.ts";
import { assezDeJoueurs } from "./selection.ts";
import { relever } from "./statistiques.ts";
import { reprendreTelecommande } from "./telecommande.ts";
import type { Partie } from "./types.ts";

/**
 * The game after a command, brought to rest: a mini-game or a remote control that lost its player is over or comes back,
 * too few people end the game, a question that everybody has answered is revealed, what was judged is counted, the clocks follow, and
 * the patron has his say. A command that
 * changed nothing changes nothing.
 */
export function stabiliser(avant: Partie, apres: Partie, jeu: Jeu): Partie {
  if (apres === avant) return avant;
  const tenue = abandonner(reprendreTelecommande(rangerDessins(avant, apres)));
  const menee =
    tenue.phase === "jeu" && !assezDeJoueurs(tenue)
      ? terminer(tenue, jeu, "joueurs")
      : revelerSiPret(tenue, jeu);
  const suivie = suivreMinuteur(relever(avant, menee), jeu.now);
  return compterAbandon(faireParler(avant, suivie, jeu), jeu.now);
}
