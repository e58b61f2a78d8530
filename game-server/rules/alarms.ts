/** What time alone will do to a game: every alarm of a state, with its moment and its command. Pure. */
import { GRACE_REPONSE_MS } from "#contracts/limites.ts";
import { alarmesDuMiniJeu } from "./mini-jeux/mini-jeux.ts";
import { alarmesDuPatron } from "./patron/guet.ts";
import { alarmesDuRythme } from "./rythme/rythme.ts";
import type { Partie } from "./types.ts";
import type { Alarme } from "./types/commandes.ts";
import type { Joueur } from "./types/joueurs.ts";

/**
 * Every alarm of this state; each name once. One that has rung and is still named must not ring again. Its command changes
 * nothing when it comes too late.
 */
export function minuteurs(partie: Partie): Alarme[] {
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

function deLaQuestion({ minuteur, tour }: Partie): Alarme[] {
  if (minuteur === null) return [];
  const { depuis, resteMs, mediaJusque, numero } = minuteur;
  if (depuis !== null) {
    const echeance = depuis + resteMs + GRACE_REPONSE_MS;
    return [{ nom: "question", echeance, commande: { type: "tempsEcoule", tour, numero } }];
  }
  if (mediaJusque === null) return [];
  return [{ nom: "media", echeance: mediaJusque, commande: { type: "attenteMediaFinie", tour } }];
}

function desFermetures({ fermetures: { hote, personne } }: Partie): Alarme[] {
  const alarmes: Alarme[] = [];
  if (hote !== null)
    alarmes.push({ nom: "sansHote", echeance: hote, commande: { type: "fermer", cause: "hote" } });
  if (personne !== null)
    alarmes.push({
      nom: "sansPersonne",
      echeance: personne,
      commande: { type: "fermer", cause: "personne" },
    });
  return alarmes;
}

function deLAbsence(
  id: string,
  { attenduJusque, gardeJusque, absences: absence }: Joueur,
): Alarme[] {
  const alarmes: Alarme[] = [];
  if (attenduJusque !== null)
    alarmes.push({
      nom: `repit:${id}`,
      echeance: attenduJusque,
      commande: { type: "repitFini", id, absence },
    });
  if (gardeJusque !== null)
    alarmes.push({
      nom: `absence:${id}`,
      echeance: gardeJusque,
      commande: { type: "expirerJoueur", id, absence },
    });
  return alarmes;
}
