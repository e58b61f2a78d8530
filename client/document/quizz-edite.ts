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
  lireQuizzEcrit,
  sontMemesQuizz,
  trouverIdsDonnesParLeServeur,
  type QuizzEcrit,
  remplacerIdsDeQuestions,
  retirerQuestionsVierges,
} from "./quizz-ecrit.ts";

export interface PortsQuizzEdite extends PortsDocumentEdite {
  readonly envoyer: (
    corps: CorpsEnregistrementQuizz,
  ) => Promise<ReponseApi<ReponseQuizzEnregistre>>;
  /** Reads the version of the server. */
  readonly lire: () => Promise<ReponseApi<Quizz>>;
  /** Keeps the draft in the browser, or removes it; false when the browser has no room. */
  readonly garder: (document: QuizzEcrit | null, base: string) => boolean;
  readonly tirerEnvoi: () => string;
}

export interface EtatQuizzEdite extends EtatDocumentEdite {
  readonly document: QuizzEcrit;
  /** Version of the server. */
  readonly base: QuizzEcrit;
  /** Date of that version. */
  readonly date: string;
  /** Version that somebody else has saved meanwhile, when the author has to choose; null otherwise. */
  readonly ailleurs: Quizz | null;
  /** Last changes joined from another window; the same list until there are others. */
  readonly apport: readonly DifferenceDeQuizz[];
  /** The moderation hides the quizz from everybody but its author. */
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
  let base = lireQuizzEcrit(quizz);
  let { date } = quizz;
  let { masque = false, mesure = null } = quizz;
  let ailleurs: Quizz | null = null;
  let apport: readonly DifferenceDeQuizz[] = [];
  /** The author has chosen to write over what somebody else has saved. */
  let ecrase = false;
  /** A save that was not answered is sent again as it was, since it may have arrived. */
  let enVol: { readonly corps: CorpsEnregistrementQuizz; readonly document: QuizzEcrit } | null =
    null;
  const noms = createIdsDeQuestions();
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
    const donnes = trouverIdsDonnesParLeServeur(parti, corps.questions);
    noms.renommer(donnes);
    base = remplacerIdsDeQuestions(parti, donnes);
    // an undo must not bring back a question under an id that the server does not know
    edition.rewrite((history) =>
      mapUndoSteps(history, (un) => remplacerIdsDeQuestions(un, donnes)),
    );
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
    const lu = await ports.lire();
    if (!lu.ok) return lu;
    ailleurs = lu.corps;
    const present = edition.present();
    // without the version that ours was written over, or with twice the same, nothing tells who changed what
    const inconnu = ferme || present.perime !== undefined || lu.corps.date === date;
    if (inconnu || preparerFusionDeQuizz(base, lireQuizzEcrit(lu.corps))(present).heurts.length > 0)
      return echec;
    reunir(lu.corps, new Set());
    return null;
  }
  function prendreBase(pris: Quizz): void {
    base = lireQuizzEcrit(pris);
    ({ date, masque = false, mesure = null } = pris);
  }
  function reunir(lu: Quizz, pourLeur: ReadonlySet<string>): void {
    const avant = base;
    const neuf = lireQuizzEcrit(lu);
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
    faire: (changer, geste) => edition.avancer(changer(edition.present()), geste),
    reprendre: (repris, ecritSur) =>
      edition.avancer(
        ecritSur === date
          ? accepterDEcraserVersionPlusRecente(repris)
          : { ...repris, perime: ecritSur },
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
      const neuf = lireQuizzEcrit(lu);
      // an undo to what was before the newer version would be saved over it unasked
      if (!sontMemesQuizz(neuf, base)) edition.rewrite(() => createUndoHistory(neuf));
      base = neuf;
      ({ date } = lu);
      edition.refreshed(Date.parse(date));
    },
    rebaser(lu) {
      prendreBase(lu);
      ecrase = true;
      edition.settled((history) => mapUndoSteps(history, accepterDEcraserVersionPlusRecente));
    },
    recharger(lu) {
      const perime = date;
      prendreBase(lu);
      edition.settled((history) =>
        addUndoStep(
          mapUndoSteps(history, (un) => ({ ...un, perime: un.perime ?? perime })),
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

/** The ids of the questions of one edited quizz: those of the server, and those that the screens go on using meanwhile. */
export function createIdsDeQuestions() {
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
