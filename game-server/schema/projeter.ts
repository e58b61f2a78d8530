/**
 * The only writer of the synchronized state, and the only place that decides what is still secret. Parts of the game that are the same objects as last time are not written again.
 */
import { ETAPE, type ParametresDePartie } from "#contracts/partie.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { DonneesPreuveOuSuite, Question } from "#contracts/quizz.ts";
import { attendJugementDeLHote } from "#game/rules/manche.ts";
import {
  sontCompteursDeGorgeesCaches,
  compterCoupsDuMiniJeu,
  trouverJoueurDontCEstLeTour,
  estRoueGambleEnMouvement,
  listerJoueursDuMiniJeu,
} from "#game/rules/mini-jeux/mini-jeux.ts";
import { calculerTempsRestantDuMinuteur } from "#game/rules/minuteur.ts";
import { estEtapeTenue } from "#game/rules/rythme/rythme.ts";
import {
  trouverQuestionCouranteAJuger,
  estPartieEnPause,
  estHotePresent,
  compterQuestionsDuQuizzEnJeu,
  calculerNumeroDeQuestionA,
  trouverQuestionCourante,
} from "#game/rules/selection.ts";
import type { EstMotDuLexique } from "#game/rules/texte-libre.ts";
import type { Partie, SuiteImprevuRendue } from "#game/rules/types.ts";
import {
  DonDeGorgeesSync,
  type EtatPartieSync,
  LigneArdoiseSync,
  MinuteurSync,
  QuestionSync,
} from "./etat.ts";
import { PreuveSync } from "./etat-textes.ts";
import { creerMiniJeuSync } from "./mini-jeux.ts";
import {
  creerMorceauSync,
  creerOffreSync,
  projeterImprevusEnCours,
  projeterImprevu,
  projeterScrutin,
  projeterRepliqueDuPatron,
  remplacerListeSync,
} from "./projeter-imprevus.ts";
import { projeterFinDePartie, projeterClassement, projeterSoir } from "./projeter-resultats.ts";
import { projeterJoueurs, projeterJoueursPartis } from "./projeter-joueurs.ts";

export interface CirconstancesDeProjection {
  /** Instant in ms of the room's monotonic clock. */
  readonly now: number;
  /** Known words, which are no typing slips of others; without it, any word may be a slip. */
  readonly lexique?: EstMotDuLexique;
  /** Whether games cannot be stored at the moment. */
  readonly sauvegardeEnPanne: boolean;
}

/** Writes what has changed. `partie`: the game now; `avant`: the game last projected, null the first time. */
export function projeterPartie(
  etat: EtatPartieSync,
  partie: Partie,
  avant: Partie | null,
  { now, lexique, sauvegardeEnPanne }: CirconstancesDeProjection,
): void {
  etat.sauvegardeEnPanne = sauvegardeEnPanne;
  const cachesAvant = etat.compteursCaches;
  projeterRoom(etat, partie);
  if (partie.parametres !== avant?.parametres)
    projeterParametres(etat, partie.parametres, avant?.parametres);
  const ailleurs = partie.position !== avant?.position || partie.phase !== avant.phase;
  if (ailleurs || partie.quizz !== avant.quizz || partie.choix !== avant.choix)
    projeterCompte(etat, partie);
  projeterQuestion(etat, partie, avant);
  projeterJoueurs(etat, partie, avant, lexique);
  projeterJoueursPartis(etat, partie, avant);
  if (partie.imprevu !== avant?.imprevu) projeterImprevu(etat, partie.imprevu);
  // votes are written again when players change: that of a player who has left does not count any more
  if (partie.scrutin !== avant?.scrutin || partie.joueurs !== avant?.joueurs)
    projeterScrutin(etat, partie);
  if (partie.enCours !== avant?.enCours) projeterImprevusEnCours(etat, partie);
  if (partie.miniJeu !== avant?.miniJeu) projeterMiniJeu(etat, partie.miniJeu);
  if (partie.distribution.dons !== avant?.distribution.dons) projeterDons(etat, partie);
  if (partie.ardoise !== avant?.ardoise || etat.compteursCaches !== cachesAvant)
    projeterDerniereLigne(etat, partie);
  if (partie.minuteur !== avant?.minuteur) projeterMinuteur(etat, partie, now);
  if (partie.rythme !== avant?.rythme) projeterCadence(etat, partie);
  if (partie.fin !== avant?.fin) projeterFinDePartie(etat, partie.fin);
  if (partie.pointage.dit !== avant?.pointage.dit) projeterClassement(etat, partie.pointage.dit);
  if (partie.soir !== avant?.soir) projeterSoir(etat, partie.soir);
  if (partie.patron.dit !== avant?.patron.dit) projeterRepliqueDuPatron(etat, partie.patron.dit);
}

function projeterParametres(
  etat: EtatPartieSync,
  parametres: ParametresDePartie,
  avant: ParametresDePartie | undefined,
): void {
  const { paquetsCoupes, patron, ...autres } = parametres;
  // a setting that the state lacks does not compile
  const memesNoms: Pick<EtatPartieSync, keyof typeof autres> = autres;
  Object.assign(etat, memesNoms);
  if (paquetsCoupes !== avant?.paquetsCoupes) remplacerListeSync(etat.paquetsCoupes, paquetsCoupes);
  // the setting `patron` has another name in the state, where `patron` is what the patron has just said
  etat.bavardage = patron;
}

function projeterRoom(etat: EtatPartieSync, partie: Partie): void {
  const enSalon = partie.phase === "salon";
  etat.code = partie.code;
  etat.phase = partie.phase;
  etat.etape = partie.etape;
  etat.tour = partie.tour;
  etat.position = partie.position;
  etat.titre = (enSalon ? partie.choix?.title : partie.quizz?.title) ?? "";
  etat.tenu = partie.phase === "jeu" && estEtapeTenue(partie);
  etat.chargement = partie.attente?.quoi === "quizz" || partie.attente?.quoi === "composition";
  const compose = partie.composition?.tiree ? partie.composition : null;
  etat.composition = compose !== null && compose._id === partie.choix?._id ? compose.numero : 0;
  etat.placesMax = partie.placesMax;
  etat.hotePresent = estHotePresent(partie);
  etat.enPause = estPartieEnPause(partie);
  etat.pauseDemandee = partie.pause;
  etat.attendJugement = attendJugementDeLHote(partie);
  etat.imprevuIndisponible = partie.imprevuIndisponible;
  etat.compteursCaches = sontCompteursDeGorgeesCaches(partie);
  etat.telecommande = partie.telecommande ?? "";
}

function projeterMiniJeu(etat: EtatPartieSync, miniJeu: Partie["miniJeu"]): void {
  if (miniJeu === null) {
    etat.miniJeu = undefined;
    return;
  }
  etat.miniJeu = creerMiniJeuSync(miniJeu, {
    joueurs: listerJoueursDuMiniJeu(miniJeu),
    designe: trouverJoueurDontCEstLeTour(miniJeu),
    coups: compterCoupsDuMiniJeu(miniJeu),
    enElan: estRoueGambleEnMouvement(miniJeu),
  });
}

/** Writes the number of questions of the quizz, and the rank of the current one among them. */
function projeterCompte(etat: EtatPartieSync, partie: Partie): void {
  const { phase, choix, position } = partie;
  const message = trouverQuestionCouranteAJuger(partie) === undefined;
  etat.nbQuestions =
    phase === "salon" ? (choix?.questionsCount ?? 0) : compterQuestionsDuQuizzEnJeu(partie);
  etat.numero = message ? 0 : calculerNumeroDeQuestionA(partie, position);
}

const mediaVisible = (media: string) => (media === MEDIA_QUESTION_DEFAUT ? "" : media);

/** Writes the current question, without its answers before the reveal. */
function projeterQuestion(etat: EtatPartieSync, partie: Partie, avant: Partie | null): void {
  const question = trouverQuestionCourante(partie);
  const annoncee = partie.etape === ETAPE.avertissement;
  etat.mediaAVenir = annoncee ? mediaVisible(question?.media ?? "") : "";
  const montree = partie.etape === ETAPE.question || partie.etape === ETAPE.reponse;
  if (question === undefined || !montree) {
    if (etat.question !== undefined) etat.question = undefined;
    return;
  }
  const memeQuestion =
    etat.question !== undefined &&
    avant?.position === partie.position &&
    avant.quizz === partie.quizz &&
    avant.etape <= partie.etape;
  if (!memeQuestion) {
    etat.question = new QuestionSync({
      type: question.type,
      text: question.text,
      media: mediaVisible(question.media),
      options: [...question.options],
      temps: question.temps,
      aPreuve: question.preuve !== null,
    });
  }
  if (partie.etape === ETAPE.reponse && avant?.etape !== ETAPE.reponse)
    devoiler(etat.question, question, partie.manche?.suite ?? null);
  else if (partie.etape === ETAPE.reponse && partie.manche?.suite !== avant?.manche?.suite)
    // a merge of two seats renames a player in the follow-up
    remplacerListeSync(
      etat.question?.suiteTexte,
      (partie.manche?.suite?.texte ?? []).map(creerMorceauSync),
    );
  if (partie.manche?.offres !== avant?.manche?.offres)
    remplacerListeSync(etat.question?.offres, (partie.manche?.offres ?? []).map(creerOffreSync));
}

function devoiler(
  sync: EtatPartieSync["question"],
  question: Question,
  suite: SuiteImprevuRendue | null,
): void {
  if (sync === undefined) return;
  sync.reponse.push(...question.reponse);
  sync.precis.push(...question.precis);
  if (question.preuve !== null) sync.preuve = complement(question.preuve);
  sync.suiteMedia = suite?.media ?? "";
  sync.suiteTexte.push(...(suite?.texte ?? []).map(creerMorceauSync));
}

const complement = ({ media, text }: DonneesPreuveOuSuite) => new PreuveSync({ media, text });

function projeterDons(etat: EtatPartieSync, partie: Partie): void {
  const { dons } = partie.distribution;
  // all gifts are written again after a new step, which starts without any, or a merge of two seats, which changes keys
  const suivis = etat.dons.every((don, i) => don.de === dons[i]?.de && don.a === dons[i].a);
  if (!suivis) etat.dons.splice(0, etat.dons.length);
  for (const don of dons.slice(etat.dons.length)) etat.dons.push(new DonDeGorgeesSync(don));
}

function projeterDerniereLigne(etat: EtatPartieSync, partie: Partie): void {
  const ligne = sontCompteursDeGorgeesCaches(partie) ? undefined : partie.ardoise.at(-1);
  const avant = etat.derniereLigne;
  if (ligne === undefined) {
    if (avant !== undefined) etat.derniereLigne = undefined;
    return;
  }
  const { id, qui, gorgees, motif, de = "" } = ligne;
  // the last line is also written again when its keys change, which a merge of two seats does
  if (avant?.id !== id || avant.qui !== qui || avant.de !== de)
    etat.derniereLigne = new LigneArdoiseSync({ id, qui, gorgees, motif, de });
}

function projeterMinuteur(etat: EtatPartieSync, partie: Partie, now: number): void {
  const { minuteur } = partie;
  if (minuteur === null) {
    etat.minuteur = undefined;
    return;
  }
  const sync = etat.minuteur ?? new MinuteurSync();
  sync.dureeMs = minuteur.dureeMs;
  sync.resteMs = Math.round(calculerTempsRestantDuMinuteur(minuteur, now));
  sync.marche = minuteur.depuis !== null;
  sync.numero = minuteur.numero;
  etat.minuteur ??= sync;
}

/**
 * Writes the pace's count: the time that remained when it last started, not the time left now, because only the host's screen shows it and
 * its joining starts the count again.
 */
function projeterCadence(etat: EtatPartieSync, { rythme }: Partie): void {
  const { cadence, numero } = rythme;
  if (cadence === null) {
    etat.cadence = undefined;
    return;
  }
  const sync = etat.cadence ?? new MinuteurSync();
  sync.dureeMs = cadence.dureeMs;
  sync.resteMs = Math.round(cadence.resteMs);
  sync.marche = cadence.depuis !== null;
  sync.numero = numero;
  etat.cadence ??= sync;
}
