/**
 * From the game to what everybody may see of it: the only writer of the synchronized state, and the one place that
 * decides what is still secret. Parts of the game that are the same object as last time are not written again.
 */
import { ETAPE } from "#contracts/partie.ts";
import { CLE_CREATEUR, MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { Complement, Question } from "#contracts/quizz.ts";
import { totaux } from "#game/rules/ardoise.ts";
import { restes } from "#game/rules/distribution.ts";
import { aBoire } from "#game/rules/gorgees.ts";
import { attendJugement, participe } from "#game/rules/manche.ts";
import { compteursCaches } from "#game/rules/mini-jeux/mini-jeux.ts";
import { fautesPardonnees } from "#game/rules/reponses.ts";
import { resteA } from "#game/rules/minuteur.ts";
import { buveurs, enPause, hotePresent, questionCourante } from "#game/rules/selection.ts";
import type {
  Fin,
  ImprevuEnCours,
  ImprevuEnJeu,
  Joueur,
  Morceau,
  Offre,
  Partie,
  SuiteRendue,
} from "#game/rules/types.ts";
import {
  ComplementSync,
  CourbeSync,
  DonSync,
  EnCoursSync,
  type EtatPartie,
  FinSync,
  ImprevuSync,
  JoueurSync,
  LigneFinSync,
  LigneSync,
  MinuteurSync,
  MorceauSync,
  OffreSync,
  PartiSync,
  PrixSync,
  QuestionSync,
} from "./etat.ts";
import { miniJeuSync } from "./mini-jeux.ts";

export interface Circonstances {
  /** The room's monotonic clock, in ms. */
  readonly now: number;
  /** Games cannot be stored at the moment. */
  readonly sauvegardeEnPanne: boolean;
}

/** `partie` is the game now, `avant` the one last projected (null the first time). */
export function projeter(
  etat: EtatPartie,
  partie: Partie,
  avant: Partie | null,
  { now, sauvegardeEnPanne }: Circonstances,
): void {
  etat.sauvegardeEnPanne = sauvegardeEnPanne;
  const cachesAvant = etat.compteursCaches;
  projeterReglages(etat, partie);
  projeterQuestion(etat, partie, avant);
  projeterJoueurs(etat, partie, avant);
  projeterPartis(etat, partie, avant);
  if (partie.imprevu !== avant?.imprevu) projeterImprevu(etat, partie.imprevu);
  if (partie.enCours !== avant?.enCours) projeterEnCours(etat, partie);
  if (partie.miniJeu !== avant?.miniJeu)
    etat.miniJeu = partie.miniJeu === null ? undefined : miniJeuSync(partie.miniJeu);
  if (partie.distribution.dons !== avant?.distribution.dons) projeterDons(etat, partie);
  if (partie.ardoise !== avant?.ardoise || etat.compteursCaches !== cachesAvant)
    projeterDerniereLigne(etat, partie);
  if (partie.minuteur !== avant?.minuteur) projeterMinuteur(etat, partie, now);
  if (partie.fin !== avant?.fin) projeterFin(etat, partie.fin);
}

function projeterReglages(etat: EtatPartie, partie: Partie): void {
  const enSalon = partie.phase === "salon";
  etat.code = partie.code;
  etat.phase = partie.phase;
  etat.etape = partie.etape;
  etat.tour = partie.tour;
  etat.position = partie.position;
  etat.nbQuestions = (enSalon ? partie.choix?.questionsCount : partie.quizz?.questions.length) ?? 0;
  etat.titre = (enSalon ? partie.choix?.title : partie.quizz?.title) ?? "";
  etat.modeJeu = partie.parametres.modeJeu;
  etat.createur = partie.parametres.createur;
  etat.sansImprevu = partie.parametres.sansImprevu;
  etat.chargement = partie.attente?.quoi === "quizz";
  etat.placesMax = partie.placesMax;
  etat.hotePresent = hotePresent(partie);
  etat.enPause = enPause(partie);
  etat.pauseDemandee = partie.pause;
  etat.attendJugement = attendJugement(partie);
  etat.imprevuIndisponible = partie.imprevuIndisponible;
  etat.compteursCaches = compteursCaches(partie);
  etat.telecommande = partie.telecommande ?? "";
}

const mediaVisible = (media: string) => (media === MEDIA_QUESTION_DEFAUT ? "" : media);

/** The question on the table, without its answers before the reveal. */
function projeterQuestion(etat: EtatPartie, partie: Partie, avant: Partie | null): void {
  const question = questionCourante(partie);
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
  if (partie.manche?.offres !== avant?.manche?.offres)
    remplacer(etat.question?.offres, (partie.manche?.offres ?? []).map(offreSync));
}

function devoiler(
  sync: EtatPartie["question"],
  question: Question,
  suite: SuiteRendue | null,
): void {
  if (sync === undefined) return;
  sync.reponse.push(...question.reponse);
  sync.precis.push(...question.precis);
  if (question.preuve !== null) sync.preuve = complement(question.preuve);
  sync.suiteMedia = suite?.media ?? "";
  sync.suiteTexte.push(...(suite?.texte ?? []).map(morceau));
}

/** Few, and seldom changed: they are written again together. */
function remplacer<T>(
  liste: { splice(debut: number, n: number, ...neufs: T[]): unknown; length: number } | undefined,
  neufs: T[],
): void {
  if (liste === undefined || (liste.length === 0 && neufs.length === 0)) return;
  liste.splice(0, liste.length, ...neufs);
}

function offreSync({ cibles, ...offre }: Offre): InstanceType<typeof OffreSync> {
  const sync = new OffreSync(offre);
  sync.cibles.push(...cibles);
  return sync;
}

const complement = ({ media, text }: Complement) => new ComplementSync({ media, text });

function projeterJoueurs(etat: EtatPartie, partie: Partie, avant: Partie | null): void {
  for (const id of etat.joueurs.keys())
    if (partie.joueurs[id] === undefined) etat.joueurs.delete(id);
  // most commands are an answer, which changes one player among sixty
  const chacunAPart = avant !== null && memeVerdict(partie, avant);
  let gorgees: ReturnType<typeof totaux> | undefined;
  let enMain: ReturnType<typeof restes> | undefined;
  for (const [id, joueur] of Object.entries(partie.joueurs)) {
    let sync = etat.joueurs.get(id);
    const inchange =
      joueur === avant?.joueurs[id] && partie.manche?.reponses[id] === avant.manche?.reponses[id];
    if (sync !== undefined && chacunAPart && inchange) continue;
    if (sync === undefined) {
      const { pseudo, createur, present } = joueur;
      sync = new JoueurSync({ pseudo, createur, present });
      etat.joueurs.set(id, sync);
    }
    gorgees ??= compteursCaches(partie) ? {} : totaux(partie.ardoise);
    enMain ??= restes(partie);
    projeterJoueur(sync, joueur, id, partie, { gorgee: gorgees[id] ?? 0, reste: enMain[id] ?? 0 });
  }
}

/** Whether all that a player's line shows, their own answer and presence aside, is as it was. */
function memeVerdict(partie: Partie, avant: Partie): boolean {
  const { manche } = partie;
  return (
    partie.etape === avant.etape &&
    compteursCaches(partie) === compteursCaches(avant) &&
    partie.ardoise === avant.ardoise &&
    manche?.participants === avant.manche?.participants &&
    manche?.jugements === avant.manche?.jugements &&
    manche?.tirages === avant.manche?.tirages &&
    manche?.tirageCreateur === avant.manche?.tirageCreateur &&
    manche?.dus === avant.manche?.dus &&
    partie.distribution === avant.distribution &&
    // with nobody left to give to, there is nothing in hand
    aQuiDonner(partie) === aQuiDonner(avant)
  );
}

/** Three of them or a hundred are the same to who gives. */
const aQuiDonner = (partie: Partie): number => Math.min(buveurs(partie).length, 2);

function projeterJoueur(
  sync: InstanceType<typeof JoueurSync>,
  joueur: Joueur,
  id: string,
  partie: Partie,
  { gorgee, reste }: { readonly gorgee: number; readonly reste: number },
): void {
  const { manche } = partie;
  const reponse = manche?.reponses[id];
  sync.pseudo = joueur.pseudo;
  sync.createur = id === CLE_CREATEUR;
  sync.present = joueur.present;
  sync.sansAlcool = joueur.sansAlcool;
  sync.gambling = joueur.gambling;
  sync.score = joueur.score;
  sync.gorgee = gorgee;
  sync.participe = participe(partie, id);
  sync.aRepondu = reponse !== undefined;
  const devoile = partie.etape === ETAPE.reponse;
  sync.jugement = devoile ? (manche?.jugements[id] ?? "") : "";
  sync.fautes = fautesDe(partie, reponse, sync.jugement);
  sync.aBoire = devoile ? aBoire(manche, id) : "0";
  sync.reste = reste;
  const visible = devoile ? (reponse ?? []) : [];
  if (sync.reponse.length !== visible.length)
    sync.reponse.splice(0, sync.reponse.length, ...visible);
}

/** Those who left are few, and change with the ardoise or with who leaves only. */
function projeterPartis(etat: EtatPartie, partie: Partie, avant: Partie | null): void {
  const { partis } = partie;
  const aucun = Object.keys(partis).length === 0;
  const memes =
    partis === avant?.partis &&
    partie.ardoise === avant.ardoise &&
    compteursCaches(partie) === compteursCaches(avant);
  if (memes || (aucun && etat.partis.length === 0)) return;
  const gorgees = compteursCaches(partie) ? {} : totaux(partie.ardoise);
  const lignes = Object.entries(partis).map(
    ([id, { pseudo, score }]) => new PartiSync({ id, pseudo, score, gorgee: gorgees[id] ?? 0 }),
  );
  remplacer(etat.partis, lignes);
}

/** Of an answer that was accepted; one that was refused is simply wrong. */
function fautesDe(
  partie: Partie,
  reponse: readonly string[] | undefined,
  jugement: string,
): number {
  const question = questionCourante(partie);
  if (question === undefined || reponse === undefined || jugement === "" || jugement === "faux")
    return 0;
  return fautesPardonnees(question, reponse);
}

const morceau = (m: Morceau) =>
  new MorceauSync({
    t: m.t,
    v: m.v,
    id: m.t === "joueur" ? m.id : "",
    n: m.t === "nombre" ? m.n : 0,
  });

function projeterImprevu(etat: EtatPartie, imprevu: ImprevuEnJeu | null): void {
  if (imprevu === null) {
    etat.imprevu = undefined;
    return;
  }
  const { rare, culSec, media } = imprevu;
  const aSuite = imprevu.suite !== null;
  const sync = new ImprevuSync({ rare, culSec, media, aSuite, ...suiteVisible(imprevu) });
  remplirCarte(sync, imprevu);
  etat.imprevu = sync;
}

/** What follows a text is a secret until the host says 'La suite'. */
const suiteVisible = ({ suite, suiteMontree }: ImprevuEnJeu | ImprevuEnCours) => ({
  suiteMontree,
  suiteMedia: suiteMontree ? (suite?.media ?? "") : "",
});

function remplirCarte(
  sync: InstanceType<typeof ImprevuSync> | InstanceType<typeof EnCoursSync>,
  { texte, suite, suiteMontree, offres }: ImprevuEnJeu | ImprevuEnCours,
): void {
  sync.texte.push(...texte.map(morceau));
  if (suiteMontree) sync.suiteTexte.push(...(suite?.texte ?? []).map(morceau));
  sync.offres.push(...offres.map(offreSync));
}

function projeterEnCours(etat: EtatPartie, { enCours }: Partie): void {
  const cartes = enCours.map((carte) => {
    const sync = new EnCoursSync({ tour: carte.tour, ...suiteVisible(carte) });
    remplirCarte(sync, carte);
    return sync;
  });
  remplacer(etat.enCours, cartes);
}

function projeterDons(etat: EtatPartie, partie: Partie): void {
  const { dons } = partie.distribution;
  // a step forgets the gifts of the one before, a merge of two seats renames them
  const suivis = etat.dons.every((don, i) => don.de === dons[i]?.de && don.a === dons[i].a);
  if (!suivis) etat.dons.splice(0, etat.dons.length);
  for (const don of dons.slice(etat.dons.length)) etat.dons.push(new DonSync(don));
}

function projeterDerniereLigne(etat: EtatPartie, partie: Partie): void {
  const ligne = compteursCaches(partie) ? undefined : partie.ardoise.at(-1);
  const avant = etat.derniereLigne;
  if (ligne === undefined) {
    if (avant !== undefined) etat.derniereLigne = undefined;
    return;
  }
  const { id, qui, gorgees, motif, de = "" } = ligne;
  // a merge of two seats renames who drinks and who gave
  if (avant?.id !== id || avant.qui !== qui || avant.de !== de)
    etat.derniereLigne = new LigneSync({ id, qui, gorgees, motif, de });
}

function projeterMinuteur(etat: EtatPartie, partie: Partie, now: number): void {
  const { minuteur } = partie;
  if (minuteur === null) {
    etat.minuteur = undefined;
    return;
  }
  const sync = etat.minuteur ?? new MinuteurSync();
  sync.dureeMs = minuteur.dureeMs;
  sync.resteMs = Math.round(resteA(minuteur, now));
  sync.marche = minuteur.depuis !== null;
  sync.numero = minuteur.numero;
  etat.minuteur ??= sync;
}

function projeterFin(etat: EtatPartie, fin: Fin | null): void {
  if (fin === null) {
    etat.fin = undefined;
    return;
  }
  const { raison, tour, quizzId, titre, nbQuestions } = fin;
  const sync = new FinSync({ raison, tour, quizzId, titre, nbQuestions });
  sync.defi.push(...fin.defi.map(morceau));
  const lignes = fin.table.map(({ score, rang, ...ligne }) => ({
    ...ligne,
    score: score ?? -1,
    rang: rang ?? 0,
  }));
  sync.table.push(...lignes.map((ligne) => new LigneFinSync(ligne)));
  for (const { id, points } of fin.courbes) {
    const courbe = new CourbeSync({ id });
    courbe.points.push(...points);
    sync.courbes.push(courbe);
  }
  for (const { nom, qui, valeur } of fin.prix) {
    const prix = new PrixSync({ nom, valeur });
    prix.qui.push(...qui);
    sync.prix.push(prix);
  }
  etat.fin = sync;
}
