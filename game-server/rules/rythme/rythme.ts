/**
 * A game that goes on by itself: once the time of a moment is over, the game does what the host's press would do. The count stops during a pause or a hold, or when the host's screen or every player is away. mise-en-scene "Rythme", decisions/0108. Pure.
 */
import type { DecompteDuRythme, Rythme } from "../types/manche.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { calculerGorgeesADistribuerParJoueur } from "../distribution.ts";
import { revelerReponseALaMain, passerALEtapeSuivante } from "../etapes.ts";
import type { ContexteDesRegles } from "../jeu.ts";
import { ecrireOffresDesJoueursNommes } from "../noter.ts";
import { ouvrirScrutin } from "../scrutin.ts";
import {
  trouverQuestionCouranteAJuger,
  estPartieEnPause,
  estJoueurPresent,
  listerJoueursHorsCreateur,
} from "../selection.ts";
import type { CodeRefus, Partie } from "../types.ts";
import type { PartieAlarm, CommandeDeType } from "../types/commandes.ts";
import { type AttenteDuRythme, calculerAttenteDuRythme } from "./besoin.ts";
import { arreterDecompteDuRythme, calculerTempsRestantDuRythme } from "./rythme-neuf.ts";

/** Whether the host holds this step. */
export const estEtapeTenue = ({ rythme, tour }: Partie): boolean => rythme.tenu === tour;

/** Whether the count must stop: a pause, a held step, or no present player. */
const estArrete = (partie: Partie): boolean =>
  estPartieEnPause(partie) ||
  estEtapeTenue(partie) ||
  !listerJoueursHorsCreateur(partie).some((id) => estJoueurPresent(partie, id));

/** Holds the current step, or lets it go. Refuses `mauvaise_phase`, and `trop_tard` for a step that is over. */
export function tenirOuRelacherEtape(
  partie: Partie,
  { tour, tenu }: CommandeDeType<"tenir">,
): Partie | CodeRefus {
  if (partie.phase !== "jeu") return "mauvaise_phase";
  if (tour !== partie.tour) return "trop_tard";
  if (tenu === estEtapeTenue(partie)) return partie;
  return { ...partie, rythme: { ...partie.rythme, tenu: tenu ? partie.tour : null } };
}

/** The count that the state needs: restarted with each moment, stopped while it may not run. */
export function actualiserRythme(partie: Partie, now: number): Partie {
  const { rythme } = partie;
  const suivi = compter(partie, now);
  return suivi === rythme ? partie : { ...partie, rythme: suivi };
}

function compter(partie: Partie, now: number): Rythme {
  const { rythme } = partie;
  const besoin = calculerAttenteDuRythme(partie);
  if (besoin === null) return rythme.cadence === null ? rythme : { ...rythme, cadence: null };
  const { cadence } = rythme;
  const meme = cadence?.tour === partie.tour && cadence.moment === besoin.moment;
  const arrete = estArrete(partie);
  if (!meme) {
    const neuve = commencer(partie, besoin, now);
    const courue = arrete ? neuve : { ...neuve, depuis: now };
    return { ...rythme, numero: rythme.numero + 1, cadence: courue };
  }
  if (arrete) return arreterDecompteDuRythme(rythme, now);
  if (cadence.depuis !== null) return rythme;
  return { ...rythme, numero: rythme.numero + 1, cadence: { ...cadence, depuis: now } };
}

function commencer(
  { rythme, tour }: Partie,
  besoin: AttenteDuRythme,
  now: number,
): DecompteDuRythme {
  const { moment, dureeMs: duree, auMoinsMs } = besoin;
  const { cadence } = rythme;
  const avantMs =
    cadence?.tour === tour
      ? cadence.avantMs + cadence.dureeMs - calculerTempsRestantDuRythme(cadence, now)
      : 0;
  const dureeMs = Math.max(auMoinsMs, duree - avantMs);
  return { tour, moment, dureeMs, resteMs: dureeMs, depuis: null, avantMs };
}

/** The alarm at which the game goes on by itself. */
export function listerAlarmesDuRythme({ rythme, tour }: Partie): PartieAlarm[] {
  const { cadence, numero } = rythme;
  if (cadence === null || cadence.depuis === null) return [];
  const deadline = cadence.depuis + cadence.resteMs;
  return [{ nom: "rythme", deadline, commande: { type: "poursuivre", tour, numero } }];
}

const compterMainsPleines = (partie: Partie): number =>
  Object.keys(calculerGorgeesADistribuerParJoueur(partie)).length;

/**
 * Does what the host's press would do: opens the vote, reveals, or writes the named offers and goes to the next step. An alarm of an
 * earlier moment does nothing.
 */
export function poursuivrePartieAuRythme(
  partie: Partie,
  jeu: ContexteDesRegles,
  { tour, numero }: CommandeDeType<"poursuivre">,
): Partie {
  const { cadence, numero: courant } = partie.rythme;
  const perime = tour !== partie.tour || numero !== courant;
  if (perime || cadence === null || cadence.depuis === null) return partie;
  if (partie.scrutin?.phase === "scene") {
    const issue = ouvrirScrutin(
      partie,
      { ...jeu, auteur: CLE_CREATEUR },
      { type: "ouvrirScrutin", tour },
    );
    return typeof issue === "string" ? partie : issue;
  }
  const aReveler =
    partie.etape === ETAPE.question && trouverQuestionCouranteAJuger(partie) !== undefined;
  if (aReveler) {
    const revelee = revelerReponseALaMain(partie, jeu, tour);
    return typeof revelee === "string" ? partie : revelee;
  }
  const notee = ecrireOffresDesJoueursNommes(partie);
  // sips that were just put into a hand are handed out first: the step waits for that player
  if (compterMainsPleines(notee) > compterMainsPleines(partie)) return notee;
  const suite = passerALEtapeSuivante(notee, jeu, { type: "suivant", tour });
  return typeof suite === "string" ? notee : suite;
}
