/** One question: the players who answer, the reveal, and its price in sips. Pure. */
import type { CodeRefus, Jugement, Partie, SuiteImprevuRendue } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";
import type { Manche } from "./types/manche.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Question } from "#contracts/quizz.ts";
import {
  creerChronoDeQuestion,
  mesurerChronoDeQuestion,
  estQuestionEncoreCachee,
} from "./chrono.ts";
import {
  type LigneArdoiseAEcrire,
  ecrireLignesArdoise,
  compterGorgeesDuVerdict,
} from "./ardoise.ts";
import { calculerGorgeesDues, tirerGorgeesDeQuestion } from "./gorgees.ts";
import { createRenduImprevu, rendreSuiteImprevu } from "#contracts/imprevu-rendu.ts";
import { lireOffresDeGorgeesPourHote } from "./imprevu-offres.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import {
  estReponseAccepteeSansFauteDeFrappe,
  compterFautesPardonnees,
  jugerReponseAQuestion,
  lireReponseBrute,
} from "./reponses.ts";
import type { EstMotDuLexique } from "./texte-libre.ts";
import {
  trouverQuestionCouranteAJuger,
  estModeRapidite,
  estPartieEnPause,
  estRoomLocale,
  estJoueurAttendu,
  estJoueurPresent,
  modifierJoueurs,
  listerJoueursNommables,
  trouverQuestionCourante,
  listerJoueursHorsCreateur,
} from "./selection.ts";

/** A new question, visible after `avantMs`. The players in the room now are its participants. */
export function creerMancheDeQuestion(partie: Partie, avantMs: number): Manche {
  return {
    participants: listerJoueursHorsCreateur(partie),
    reponses: {},
    chrono: creerChronoDeQuestion(avantMs),
    instants: {},
    jugements: {},
    tirages: {},
    tirageCreateur: { tousJustes: 0, moitieFaux: 0, sinon: 0 },
    dus: {},
    suite: null,
    offres: [],
  };
}

/** Whether the question is put to this player: they had a seat when it began and, once it is revealed, at its reveal. */
export function estParticipantDeManche(partie: Partie, id: string): boolean {
  const { manche, etape } = partie;
  if (manche === null || !manche.participants.includes(id)) return false;
  return etape === ETAPE.question || Object.hasOwn(manche.tirages, id);
}

/** Participants who have not left the room since. */
export function listerParticipantsDeManche(partie: Partie): string[] {
  return Object.keys(partie.joueurs).filter((id) => estParticipantDeManche(partie, id));
}

/**
 * Stores an answer from a phone: one per question, for the step that it was sent for. Refuses `mauvaise_phase`,
 * `trop_tard`, `arrive_en_cours`, `pas_encore`, `deja_repondu`, `reponse_vide`, `reponse_invalide`.
 */
export function enregistrerReponse(
  partie: Partie,
  jeu: ContexteDesRegles,
  commande: CommandeDeType<"repondre">,
): Partie | CodeRefus {
  const { manche } = partie;
  const question = trouverQuestionCourante(partie);
  const id = jeu.auteur;
  if (manche === null || question === undefined) return "mauvaise_phase";
  if (partie.etape !== ETAPE.question || commande.tour !== partie.tour) return "trop_tard";
  if (!manche.participants.includes(id)) return "arrive_en_cours";
  if (estQuestionCacheeParClassement(partie, jeu.now)) return "pas_encore";
  if (manche.reponses[id] !== undefined) return "deja_repondu";
  const verdict = lireReponseBrute(question, commande.reponse);
  if (!verdict.ok) return verdict.refus;
  const reponses = { ...manche.reponses, [id]: verdict.reponse };
  const instants = {
    ...manche.instants,
    [id]: Math.round(mesurerChronoDeQuestion(manche.chrono, jeu.now)),
  };
  return { ...partie, manche: { ...manche, reponses, instants } };
}

/** Whether the standings still hide the question that they come with. */
export const estQuestionCacheeParClassement = (
  { manche, pointage, tour }: Partie,
  now: number,
): boolean =>
  manche !== null && pointage.dit?.tour === tour && estQuestionEncoreCachee(manche.chrono, now);

/**
 * Reveals the answer when there is nothing more to wait for (jeu §4): every connected or just disconnected player has answered or, in
 * rapidité, one is right without a typing slip, since a forgiven slip does not end a race (decision 0022). Never during a pause, when the
 * host's screen could not show it.
 */
export function revelerReponseSiPret(partie: Partie, jeu: ContexteDesRegles): Partie {
  const question = trouverQuestionCouranteAJuger(partie);
  if (partie.etape !== ETAPE.question || partie.manche === null || question === undefined)
    return partie;
  if (estRoomLocale(partie) || estPartieEnPause(partie)) return partie;
  const { reponses } = partie.manche;
  const attendus = listerParticipantsDeManche(partie).filter((id) => estJoueurAttendu(partie, id));
  const quelquUn = attendus.some((id) => estJoueurPresent(partie, id));
  const tous = quelquUn && attendus.every((id) => reponses[id] !== undefined);
  const unJuste =
    estModeRapidite(partie) &&
    listerParticipantsDeManche(partie).some((id) =>
      estReponseAccepteeSansFauteDeFrappe(question, reponses[id] ?? []),
    );
  return tous || unJuste ? revelerReponse(partie, jeu) : partie;
}

/** Typing slips of an answer that will be accepted but does not end the race; 0 for any other answer. */
export function compterFautesDeFrappeEnCourse(
  partie: Partie,
  id: string,
  connu: EstMotDuLexique | undefined,
): number {
  const question = trouverQuestionCouranteAJuger(partie);
  const reponse = partie.manche?.reponses[id];
  if (question === undefined || reponse === undefined || partie.etape !== ETAPE.question) return 0;
  if (!estModeRapidite(partie) || jugerReponseAQuestion(question, reponse, connu) === "faux")
    return 0;
  return compterFautesPardonnees(question, reponse);
}

/**
 * Reveals the answer (step 0 to step 1). Online everybody is judged at once; in local mode the host names those who were
 * right.
 */
export function revelerReponse(partie: Partie, jeu: ContexteDesRegles): Partie {
  const { manche } = partie;
  const question = trouverQuestionCourante(partie);
  if (manche === null || question === undefined) return partie;
  const ids = listerParticipantsDeManche(partie);
  const tirage = tirerGorgeesDeQuestion(ids, jeu.des);
  const jugements: Record<string, Jugement> = {};
  if (!estRoomLocale(partie))
    for (const id of ids) {
      const reponse = manche.reponses[id];
      // a player without an answer whose phone is away gets no verdict, since they could not answer
      if (reponse === undefined && !estJoueurPresent(partie, id)) continue;
      jugements[id] = jugerReponseAQuestion(question, reponse ?? [], jeu.lexique);
    }
  const suite = suiteDe(partie, jeu, question);
  const presents = listerJoueursNommables(partie).map(({ id }) => id);
  const revelee: Partie = {
    ...partie,
    etape: ETAPE.reponse,
    tour: partie.tour + 1,
    manche: {
      ...manche,
      ...tirage,
      suite,
      offres: lireOffresDeGorgeesPourHote(suite?.texte ?? [], presents),
    },
  };
  if (estRoomLocale(partie)) return revelee;
  const comptee = compterJugee(revelee);
  return Object.keys(jugements).length === 0 ? comptee : regler(comptee, jugements);
}

/** Counts this question for its participants, and for the game itself, under CREATEUR. */
function compterJugee(partie: Partie): Partie {
  const ids = [CLE_CREATEUR, ...listerParticipantsDeManche(partie)];
  return modifierJoueurs(partie, ids, ({ jugees }) => ({ jugees: jugees + 1 }));
}

/** Renders the question's follow-up, which may name people and numbers as an imprévu does (plateforme §3). */
function suiteDe(
  partie: Partie,
  jeu: ContexteDesRegles,
  { suite, liste }: Question,
): SuiteImprevuRendue | null {
  return rendreSuiteImprevu(
    suite,
    createRenduImprevu(listerJoueursNommables(partie), liste, jeu.des),
  );
}

/** Gives verdicts and settles the difference with what was charged before: sips, scores, bonuses. */
function regler(partie: Partie, jugements: Readonly<Record<string, Jugement>>): Partie {
  const avant = partie.manche;
  if (avant === null) return partie;
  const manche = { ...avant, jugements: { ...avant.jugements, ...jugements } };
  const dus = calculerGorgeesDues(manche, partie.parametres.createur);
  const deja = Object.keys(avant.jugements).length > 0;
  const changes = Object.entries(dus).filter(([qui, du]) => du !== avant.dus[qui]);
  const ecritures = changes.map(([qui, du]): LigneArdoiseAEcrire => {
    const motif = deja ? "correction" : qui in manche.tirages ? "question" : "createur";
    // the sips already charged are read from the ledger, not from the former verdict: a line may have been undone, or have stopped at 0
    return { qui, gorgees: du - (deja ? compterGorgeesDuVerdict(partie, qui) : 0), motif };
  });
  const point = (v: Jugement | undefined) => (v === "juste" || v === "precis" ? 1 : 0);
  const notee = modifierJoueurs(partie, Object.keys(jugements), ({ score, verdicts }, id) => ({
    score: score + point(jugements[id]) - point(avant.jugements[id]),
    verdicts: avant.jugements[id] === undefined ? [...verdicts, partie.position] : verdicts,
  }));
  return ecrireLignesArdoise({ ...notee, manche: { ...manche, dus } }, ecritures);
}

/**
 * Applies the host's verdicts on the reveal: in local mode, who was right (those not named were wrong); online, one tap to accept a text
 * the machine refused, and the reverse. Refuses `mauvaise_phase`, `joueur_inconnu`, and `trop_tard`, also once all participants left.
 */
export function appliquerVerdictsHote(
  partie: Partie,
  commande: CommandeDeType<"juger">,
): Partie | CodeRefus {
  const { manche } = partie;
  if (manche === null || trouverQuestionCouranteAJuger(partie) === undefined)
    return "mauvaise_phase";
  if (partie.etape !== ETAPE.reponse || commande.tour !== partie.tour) return "trop_tard";
  const ids = listerParticipantsDeManche(partie);
  if (ids.length === 0) return "trop_tard";
  if (!Object.keys(commande.jugements).every((id) => ids.includes(id))) return "joueur_inconnu";
  const premiere = estRoomLocale(partie) && Object.keys(manche.jugements).length === 0;
  const defaut = Object.fromEntries(premiere ? ids.map((id) => [id, "faux" as const]) : []);
  return regler(premiere ? compterJugee(partie) : partie, { ...defaut, ...commande.jugements });
}

/** Whether the reveal waits for the host's verdicts, without which a room locale does not go on. */
export function attendJugementDeLHote(partie: Partie): boolean {
  return (
    estRoomLocale(partie) &&
    partie.etape === ETAPE.reponse &&
    listerParticipantsDeManche(partie).length > 0 &&
    Object.keys(partie.manche?.jugements ?? {}).length === 0
  );
}
