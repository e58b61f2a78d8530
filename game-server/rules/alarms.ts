/** What time alone will do to a game: every alarm of a state, with its moment and its command. Pure. */
import { GRACE_REPONSE_MS } from "#contracts/limites.ts";
import { alarmesDuMiniJeu } from "./mini-jeux/mini-jeux.ts";
import { alarmesDuPatron } from "./patron/guet.ts";
import { alarmesDuRythme } from "./rythme/rythme.ts";
import type { Partie } from "./types.ts";
import type { Alarm } from "./types/commandes.ts";
import type { Joueur } from "./types/joueurs.ts";

/**
 * Every alarm of this state; each name once. One that has rung and is still named must not ring again. Its command changes
 * nothing when it comes too late.
 */
export function alarms(partie: Partie): Alarm[] {
  const alarmes = [
    ...deLaQuestion(partie),
    ...alarmesDuMiniJeu(partie),
    ...desFermetures(partie),
    ...alarmesDuPatron(partie),
    ...alarmesDuRythme(partie),
  ];
  // asked after every command: a crowd that is here names nothing
  for (const id of Object.keys(partie.joueurs)) {
    const joueur = partie.joueurs[id];
    if (joueur !== undefined && (joueur.attenduJusque !== null || joueur.gardeJusque !== null))
      alarmes.push(...deLAbsence(id, joueur));
  }
  return alarmes;
}

function deLaQuestion({ minuteur, tour }: Partie): Alarm[] {
  if (minuteur === null) return [];
  const { depuis, resteMs, mediaJusque, numero } = minuteur;
  if (depuis !== null) {
    const deadline = depuis + resteMs + GRACE_REPONSE_MS;
    return [{ nom: "question", deadline, commande: { type: "tempsEcoule", tour, numero } }];
  }
  if (mediaJusque === null) return [];
  return [{ nom: "media", deadline: mediaJusque, commande: { type: "attenteMediaFinie", tour } }];
}

function desFermetures({ fermetures: { hote, personne } }: Partie): Alarm[] {
  const alarmes: Alarm[] = [];
  if (hote !== null)
    alarmes.push({ nom: "sansHote", deadline: hote, commande: { type: "fermer", cause: "hote" } });
  if (personne !== null)
    alarmes.push({
      nom: "sansPersonne",
      deadline: personne,
      commande: { type: "fermer", cause: "personne" },
    });
  return alarmes;
}

function deLAbsence(
  id: string,
  { attenduJusque, gardeJusque, absences: absence }: Joueur,
): Alarm[] {
  const alarmes: Alarm[] = [];
  if (attenduJusque !== null)
    alarmes.push({
      nom: `repit:${id}`,
      deadline: attenduJusque,
      commande: { type: "repitFini", id, absence },
    });
  if (gardeJusque !== null)
    alarmes.push({
      nom: `absence:${id}`,
      deadline: gardeJusque,
      commande: { type: "expirerJoueur", id, absence },
    });
  return alarmes;
}
