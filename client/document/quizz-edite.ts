/**
 * A quizz while it is written in one tab: an edited document whose questions get ids from the server, and whose save joins
 * what another window has saved meanwhile. decisions-plateforme "Concurrent edits"; decisions 0076, 0082.
 */
import { z } from "zod";
import type { ReponseQuizzEnregistre } from "#contracts/edition.ts";
import type { Quizz } from "#contracts/quizz.ts";
import type { EchecApi, ReponseApi } from "../app/api/api.ts";
import { comparerQuizz, type DifferenceDeQuizz } from "./comparer.ts";
import {
  addUndoStep,
  createDocumentEdite,
  type DocumentEdite,
  type EtatDocumentEdite,
  lireRefusEnregistrement,
  mapUndoSteps,
  createUndoHistory,
  type PortsDocumentEdite,
  mapAndMergeUndoSteps,
  type RefusEnregistrement,
} from "./edited-document.ts";
import { preparerFusionDeQuizz } from "./fusionner.ts";
import { estQuestionVierge } from "./question-ecrite.ts";
import {
  accepterDEcraserVersionPlusRecente,
  ecrireCorpsEnregistrementQuizz,
  type CorpsEnregistrementQuizz,
  convertirEnQuizzEcrit,
  sontMemesQuizz,
  trouverIdsDonnesParLeServeur,
  type QuizzEcrit,
  remettreReglagesReservesAuCreateur,
  remplacerIdsDeQuestions,
  renommerMediasDuQuizz,
  retirerQuestionsVierges,
} from "./quizz-ecrit.ts";

interface QuizzRelu {
  readonly quizz: Quizz;
  /** Names of the other accounts that have saved since; none when nobody knows. */
  readonly autres: readonly string[];
}

export interface PortsQuizzEdite extends PortsDocumentEdite {
  readonly envoyer: (
    corps: CorpsEnregistrementQuizz,
  ) => Promise<ReponseApi<ReponseQuizzEnregistre>>;
  /** Reads the version of the server. @param depuis `date` of the version that this tab has */
  readonly lire: (depuis: string) => Promise<ReponseApi<QuizzRelu>>;
  /** Keeps the draft in the browser, or removes it; false when the browser has no room. */
  readonly garder: (document: QuizzEcrit | null, base: string) => boolean;
  readonly tirerEnvoi: () => string;
}

export interface EtatQuizzEdite extends EtatDocumentEdite {
  readonly document: QuizzEcrit;
  /** Version on the server that this page last read or saved: changes are told by comparison with it. */
  readonly base: QuizzEcrit;
  /** Date of that version. */
  readonly date: string;
  /** Version that somebody else has saved meanwhile, when the author has to choose; null otherwise. */
  readonly ailleurs: Quizz | null;
  /** Last changes joined from elsewhere; the same list until there are others. */
  readonly apport: readonly DifferenceDeQuizz[];
  /** Other accounts that saved what waits in `ailleurs`, or came with `apport`; none: another window of this account. */
  readonly autres: readonly string[];
  /** Pseudo of the creator, who alone deletes and publishes the quizz, when this account is a co-author; null otherwise. */
  readonly coauteurDe: string | null;
  /** The moderation hides the quizz from everybody but its authors. */
  readonly masque: boolean;
  /** Id of the moderation measure that hides it, to read and contest. */
  readonly mesure: string | null;
}

export interface QuizzEdite extends DocumentEdite<QuizzEcrit, EtatQuizzEdite> {
  /** Uuid of this opened editor, which its draft and the versions that it saves carry. */
  readonly id: string;
  /** @param ecritSur `date` of the version that the draft was written over: if it is another one, saving is a conflict first */
  readonly reprendre: (document: QuizzEcrit, ecritSur: string) => void;
  /** Removes blank questions, from the steps of undo too. @param gardee whether the one of that id stays for now */
  readonly oublierVierges: (gardee: (id: string) => boolean) => void;
  /** Takes a newer version that was read again, where nothing is being written. */
  readonly actualiser: (quizz: Quizz) => void;
  /** After a conflict: keeps what is written here, to be saved over the version of the server. */
  readonly rebaser: (quizz: Quizz) => void;
  /** After a conflict: takes the version of the server. An undo brings ours back, and its save asks again. */
  readonly recharger: (quizz: Quizz) => void;
  /** After a conflict: joins both; the steps of undo are ours alone. @param pourLeur keys of the clashes settled for theirs */
  readonly reunir: (quizz: Quizz, pourLeur: ReadonlySet<string>) => void;
  /** Id that the server gives the question now, whatever id an address or a screen knew it by. */
  readonly nomDe: (id: string) => string;
  /** First id of the question here: the same before a save and after. */
  readonly cleDe: (id: string) => string;
}

/** A save refused as a conflict carries the date of the other version. */
const conflit = z.object({ date: z.string() });

const memesEtapes = (a: QuizzEcrit, b: QuizzEcrit): boolean =>
  a.perime === b.perime && sontMemesQuizz(a, b);

export function createQuizzEdite(quizz: Quizz, id: string, ports: PortsQuizzEdite): QuizzEdite {
  let base = convertirEnQuizzEcrit(quizz);
  let { date } = quizz;
  let { masque = false, mesure = null } = quizz;
  const coauteurDe = quizz.coauteur === true ? quizz.createurPseudo : null;
  let ailleurs: Quizz | null = null;
  let apport: readonly DifferenceDeQuizz[] = [];
  let autres: readonly string[] = [];
  /** The author has chosen to write over what somebody else has saved. */
  let ecrase = false;
  /** A save that was not answered is sent again as it was, since it may have arrived. */
  let enVol: { readonly corps: CorpsEnregistrementQuizz; readonly document: QuizzEcrit } | null =
    null;
  const noms = createQuestionIdMap();
  const edition = createDocumentEdite<QuizzEcrit, EtatQuizzEdite>(base, ports, {
    enregistreA: Date.parse(quizz.date),
    retryMs: [2000, 4000, 8000, 12_000],
    // a blank question is nothing to save
    modifie: (present) => !sontMemesQuizz(retirerQuestionsVierges(present), base),
    garder: (present, modifie) =>
      ports.garder(modifie ? retirerQuestionsVierges(present) : null, present.perime ?? date),
    decrire: (document, commun) => ({
      ...commun,
      document,
      base,
      date,
      ailleurs: commun.envoi.nom === "conflit" ? ailleurs : null,
      apport,
      autres,
      coauteurDe,
      masque,
      mesure,
    }),
    enVol: () => enVol !== null,
    envoyer,
  });

  async function envoyer(
    present: QuizzEcrit,
    ferme: () => boolean,
  ): Promise<RefusEnregistrement | null> {
    const document = retirerQuestionsVierges(present);
    enVol ??= {
      document,
      corps: ecrireCorpsEnregistrementQuizz(document, base, {
        date: present.perime ?? date,
        envoi: ports.tirerEnvoi(),
        atelier: id,
        ecrase: ecrase && present.perime === undefined,
      }),
    };
    const { corps, document: parti } = enVol;
    const reponse = await ports.envoyer(corps);
    if (reponse.ok) {
      enVol = null;
      recevoir(reponse.corps, parti);
      return null;
    }
    const enConflit = lireRefusEnregistrement(reponse, conflit).nom === "conflit";
    const echec = enConflit ? await rejoindre(reponse, ferme()) : reponse;
    if (echec === null) return null;
    const refus = avecRangIci(lireRefusEnregistrement(echec, conflit), parti);
    // the server has read it: what is sent next is another save
    if (refus.nom !== "injoignable") enVol = null;
    return refus;
  }
  function recevoir(corps: ReponseQuizzEnregistre, parti: QuizzEcrit): void {
    const { questions, medias = {} } = corps;
    const donnes = trouverIdsDonnesParLeServeur(parti, questions);
    noms.renommer(donnes);
    const renommer = (un: QuizzEcrit) =>
      renommerMediasDuQuizz(remplacerIdsDeQuestions(un, donnes), medias);
    base = renommer(parti);
    // an undo must not bring back a question under an id that the server does not know
    edition.rewrite((history) => mapUndoSteps(history, renommer));
    ({ date } = corps);
    ecrase = false;
    edition.saved();
  }
  /** The rank of the question at fault on the screen: blank questions were missing from what was sent. */
  function avecRangIci(refus: RefusEnregistrement, parti: QuizzEcrit): RefusEnregistrement {
    if (refus.nom !== "refus" || refus.question === null) return refus;
    const fautive = parti.questions[refus.question]?._id;
    const rang = edition.present().questions.findIndex(({ _id }) => _id === fautive);
    return { ...refus, question: rang < 0 ? refus.question : rang };
  }
  /** Reads what somebody else has saved. @returns null once both are joined, and there is something to send again */
  async function rejoindre(echec: EchecApi, ferme: boolean): Promise<EchecApi | null> {
    enVol = null;
    const relu = await ports.lire(date);
    if (!relu.ok) return relu;
    const { quizz: lu } = relu.corps;
    ({ autres } = relu.corps);
    ailleurs = lu;
    const present = edition.present();
    // without the version that ours was written over, or with twice the same, nothing tells who changed what
    const inconnu = ferme || present.perime !== undefined || lu.date === date;
    if (
      inconnu ||
      preparerFusionDeQuizz(base, convertirEnQuizzEcrit(lu))(present).heurts.length > 0
    )
      return echec;
    reunir(lu, new Set());
    return null;
  }
  /** A document that a co-author takes from a draft or an older version, with the creator's settings as they are. */
  const permis = (un: QuizzEcrit): QuizzEcrit =>
    coauteurDe === null ? un : remettreReglagesReservesAuCreateur(un, base);
  function prendreBase(pris: Quizz): void {
    base = convertirEnQuizzEcrit(pris);
    ({ date, masque = false, mesure = null } = pris);
  }
  function reunir(lu: Quizz, pourLeur: ReadonlySet<string>): void {
    const avant = base;
    const neuf = convertirEnQuizzEcrit(lu);
    apport = comparerQuizz(avant, neuf);
    const fusion = preparerFusionDeQuizz(avant, neuf);
    prendreBase(lu);
    edition.settled((history) =>
      mapAndMergeUndoSteps(
        history,
        (un) => (un.perime === undefined ? fusion(un, pourLeur).document : un),
        memesEtapes,
      ),
    );
  }

  return {
    id,
    lire: edition.lire,
    abonner: edition.abonner,
    faire: (changer, geste) => edition.avancer(permis(changer(edition.present())), geste),
    reprendre: (repris, ecritSur) =>
      edition.avancer(
        permis(
          ecritSur === date
            ? accepterDEcraserVersionPlusRecente(repris)
            : { ...repris, perime: ecritSur },
        ),
      ),
    annuler: edition.annuler,
    retablir: edition.retablir,
    oublierVierges(gardee) {
      if (edition.present().questions.every((une) => !estQuestionVierge(une) || gardee(une._id)))
        return;
      edition.rewrite((history) =>
        mapAndMergeUndoSteps(history, (un) => retirerQuestionsVierges(un, gardee), memesEtapes),
      );
      edition.dire();
    },
    enregistrer: edition.enregistrer,
    actualiser(lu) {
      // the moderation hides a quizz without changing its date
      if (masque !== (lu.masque === true)) {
        ({ masque = false, mesure = null } = lu);
        edition.dire();
      }
      // a version that was read before a save of here has arrived may be the older of the two
      if (edition.saving() || edition.lire().modifie || lu.date <= date) return;
      const neuf = convertirEnQuizzEcrit(lu);
      // an undo to what was before the newer version would be saved over it unasked
      if (!sontMemesQuizz(neuf, base)) edition.rewrite(() => createUndoHistory(neuf));
      base = neuf;
      ({ date } = lu);
      edition.refreshed(Date.parse(date));
    },
    rebaser(lu) {
      prendreBase(lu);
      ecrase = true;
      edition.settled((history) =>
        mapUndoSteps(history, (un) => permis(accepterDEcraserVersionPlusRecente(un))),
      );
    },
    recharger(lu) {
      const perime = date;
      prendreBase(lu);
      edition.settled((history) =>
        addUndoStep(
          mapUndoSteps(history, (un) => permis({ ...un, perime: un.perime ?? perime })),
          base,
          "",
          ports.maintenant(),
        ),
      );
    },
    reunir,
    abandonner() {
      enVol = null;
      edition.abandonner(base);
    },
    poser: edition.poser,
    nomDe: noms.nomDe,
    cleDe: noms.cleDe,
    fermer: edition.fermer,
  };
}

/** A map of the ids of one quizz's questions: from those that the screens go on using to those of the server, and back. */
export function createQuestionIdMap() {
  const actuels = new Map<string, string>();
  const premiers = new Map<string, string>();
  const cleDe = (id: string): string => premiers.get(id) ?? id;
  return {
    nomDe: (id: string): string => actuels.get(cleDe(id)) ?? id,
    cleDe,
    /** @param donnes from the id a question was sent with, to the one it has now */
    renommer(donnes: ReadonlyMap<string, string>): void {
      for (const [ancien, neuf] of donnes) {
        const cle = cleDe(ancien);
        premiers.set(neuf, cle);
        actuels.set(cle, neuf);
      }
    },
  };
}
