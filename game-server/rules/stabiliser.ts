/** Restores what must hold after every command. Pure. */
import { actualiserChronoDeQuestion } from "./chrono.ts";
import { actualiserDelaisDeFermeture } from "./fermeture.ts";
import { retirerDessinsSansJoueur } from "./dessins.ts";
import { terminerPartie } from "./fin.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { revelerReponseSiPret } from "./manche.ts";
import { abandonnerMiniJeuSansJoueur } from "./mini-jeux/mini-jeux.ts";
import { actualiserMinuteur } from "./minuteur.ts";
import { actualiserPatron } from "./patron/patron.ts";
import { actualiserPointage } from "./classement/pointage.ts";
import { actualiserSoir } from "./soir/soir.ts";
import { actualiserRythme } from "./rythme/rythme.ts";
import { retirerJoueursPartisDeLImprevu } from "./scrutin.ts";
import { aAssezDeJoueurs } from "./selection.ts";
import { actualiserReleveDesReponses } from "./releves.ts";
import { recompterStatistiquesDeQuestion } from "./statistiques.ts";
import { reprendreTelecommandeDuJoueurParti } from "./telecommande.ts";
import type { Partie } from "./types.ts";

/**
 * The game after a command, with its consequences: a mini-game, a vote or a remote control without its player ends or goes back to the host; a game with too few players ends; a question that everybody has answered is revealed; statistics, countdowns, patron, standings, evening lines, pace and closing deadlines follow. A command without a change has no consequences.
 */
export function appliquerConsequencesDeCommande(
  avant: Partie,
  apres: Partie,
  jeu: ContexteDesRegles,
): Partie {
  if (apres === avant) return avant;
  const tenue = retirerJoueursPartisDeLImprevu(
    abandonnerMiniJeuSansJoueur(
      reprendreTelecommandeDuJoueurParti(retirerDessinsSansJoueur(avant, apres)),
    ),
  );
  const menee =
    tenue.phase === "jeu" && !aAssezDeJoueurs(tenue)
      ? terminerPartie(tenue, jeu, "joueurs")
      : revelerReponseSiPret(tenue, jeu);
  const suivie = actualiserChronoDeQuestion(
    actualiserMinuteur(
      actualiserReleveDesReponses(avant, recompterStatistiquesDeQuestion(avant, menee), jeu.now),
      jeu.now,
    ),
    jeu.now,
  );
  const dite = actualiserPointage(avant, actualiserPatron(avant, suivie, jeu));
  return actualiserDelaisDeFermeture(
    actualiserRythme(actualiserSoir(avant, dite), jeu.now),
    jeu.now,
  );
}
