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
  createBaseDeDocumentEdite,
  type DocumentEdite,
  type EtatDocumentEdite,
  lireEchecEnregistrement,
  mapUndoSteps,
  createUndoHistory,
  type PortsDocumentEdite,
  mapAndMergeUndoSteps,
  type EchecEnregistrement,
} from "./edited-document.ts";
import { creerFusionDeQuizz } from "./fusionner.ts";
import { estQuestionVierge } from "./question-ecrite.ts";
import {
  retirerMarqueDeVersionPerimee,
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
  /** Pseudos of the other accounts that have saved the quizz since; empty when there are none, or when they could not be read. */
  readonly autres: readonly string[];
}

export interface PortsQuizzEdite extends PortsDocumentEdite {
  readonly envoyer: (
    corps: CorpsEnregistrementQuizz,
  ) => Promise<ReponseApi<ReponseQuizzEnregistre>>;
  /** Reads the version of the server. @param depuis `date` of the version that this tab has */
  readonly lire: (depuis: string) => Promise<ReponseApi<QuizzRelu>>;
  /** Keeps the draft in the browser, or removes it when `document` is null. @returns false when the browser has no room */
  readonly garder: (document: QuizzEcrit | null, base: string) => boolean;
  readonly tirerEnvoi: () => string;
}

export interface EtatQuizzEdite extends EtatDocumentEdite {
  readonly document: QuizzEcrit;
  /** Version of the server that this page last read or saved; what is written is compared with it to tell whether it has changed. */
  readonly base: QuizzEcrit;
  /** `date` of the version in `base`. */
  readonly date: string;
  /** Version that somebody else has saved meanwhile, when the author has to choose; null otherwise. */
  readonly ailleurs: Quizz | null;
  /** Differences that the last joining brought from another author or window; the same array until another joining. */
  readonly apport: readonly DifferenceDeQuizz[];
  /**
   * Pseudos of the other accounts that saved the version in `ailleurs`, or the changes in `apport`; empty: another
   * window of this account.
   */
  readonly autres: readonly string[];
  /** Pseudo of the creator, who alone deletes and publishes the quizz, when this account is a co-author; null otherwise. */
  readonly coauteurDe: string | null;
  /** Whether the moderation hides the quizz from everybody but its authors. */
  readonly masque: boolean;
  /** Id of the moderation measure that hides the quizz, to read and contest it; null when there is none to read. */
  readonly mesure: string | null;
}

export interface QuizzEdite extends DocumentEdite<QuizzEcrit, EtatQuizzEdite> {
  /** Uuid of this opened editor, which its draft and the versions that it saves carry. */
  readonly id: string;
  /**
   * Takes up a draft, as a step of undo.
   * @param ecritSur `date` of the version that the draft was written over; when it is another one, the next save is
   * refused as a conflict
   */
  readonly reprendre: (document: QuizzEcrit, ecritSur: string) => void;
  /** Removes blank questions, from the steps of undo too. @param gardee whether the blank question of that id stays for now */
  readonly oublierVierges: (gardee: (id: string) => boolean) => void;
  /** Takes a newer version that was read from the server, unless something unsaved is written here. */
  readonly actualiser: (quizz: Quizz) => void;
  /** After a conflict: keeps what is written here, to be saved over the version of the server. */
  readonly rebaser: (quizz: Quizz) => void;
  /** After a conflict: takes the version of the server. An undo brings ours back, whose save is then a conflict again. */
  readonly recharger: (quizz: Quizz) => void;
  /**
   * After a conflict: joins both versions, in each step of undo too, so that an undo takes back our changes only.
   * @param pourLeur keys of the clashes settled for the other side
   */
  readonly reunir: (quizz: Quizz, pourLeur: ReadonlySet<string>) => void;
  /** Current id of a question on the server, found by any id that it had since this editor was opened. */
  readonly nomDe: (id: string) => string;
  /** First id that a question had in this editor: the same before a save and after, so that screens use it as a key. */
  readonly cleDe: (id: string) => string;
}

/** Body of a refusal for a conflict: it carries the date of the other version. */
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
  /** Whether the author has chosen to write over what somebody else has saved; the next save says so to the server. */
  let ecrase = false;
  /** The save that was sent and got no answer; it is sent again as it was, since it may have arrived. Null when there is none. */
  let enVol: { readonly corps: CorpsEnregistrementQuizz; readonly document: QuizzEcrit } | null =
    null;
  const noms = createQuestionIdMap();
  const edition = createBaseDeDocumentEdite<QuizzEcrit, EtatQuizzEdite>(base, ports, {
    enregistreA: Date.parse(quizz.date),
    retryMs: [2000, 4000, 8000, 12_000],
    // a blank question makes no change: it is never saved
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
  ): Promise<EchecEnregistrement | null> {
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
    const enConflit = lireEchecEnregistrement(reponse, conflit).nom === "conflit";
    const echec = enConflit ? await rejoindre(reponse, ferme()) : reponse;
    if (echec === null) return null;
    const refus = avecRangIci(lireEchecEnregistrement(echec, conflit), parti);
    // the server has answered, so that this save is not sent again: the next try is another save
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
    // the steps of undo get the new ids too: an undo must not bring back a question under an id that the server
    // does not know
    edition.rewrite((history) => mapUndoSteps(history, renommer));
    ({ date } = corps);
    ecrase = false;
    edition.saved();
  }
  /** The refusal with the rank that its question has on the screen; what was sent had no blank questions, so that its ranks differ. */
  function avecRangIci(refus: EchecEnregistrement, parti: QuizzEcrit): EchecEnregistrement {
    if (refus.nom !== "refus" || refus.question === null) return refus;
    const fautive = parti.questions[refus.question]?._id;
    const rang = edition.present().questions.findIndex(({ _id }) => _id === fautive);
    return { ...refus, question: rang < 0 ? refus.question : rang };
  }
  /**
   * Reads what somebody else has saved, and joins it with ours when nothing clashes.
   * @returns null once both are joined, so that the result is sent; otherwise the failure
   */
  async function rejoindre(echec: EchecApi, ferme: boolean): Promise<EchecApi | null> {
    enVol = null;
    const relu = await ports.lire(date);
    if (!relu.ok) return relu;
    const { quizz: lu } = relu.corps;
    ({ autres } = relu.corps);
    ailleurs = lu;
    const present = edition.present();
    // nothing is joined once the page was left, nor when the version that ours was written over is unknown or is
    // the one read: nothing tells who changed what
    const inconnu = ferme || present.perime !== undefined || lu.date === date;
    if (inconnu || creerFusionDeQuizz(base, convertirEnQuizzEcrit(lu))(present).heurts.length > 0)
      return echec;
    reunir(lu, new Set());
    return null;
  }
  /**
   * The document that is written here; when this account is a co-author, with the creator's settings as they are,
   * whatever a draft or an older version says of them.
   */
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
    const fusion = creerFusionDeQuizz(avant, neuf);
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
            ? retirerMarqueDeVersionPerimee(repris)
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
      // the mask is updated even when the date is the same: the moderation hides a quizz without changing its date
      if (masque !== (lu.masque === true)) {
        ({ masque = false, mesure = null } = lu);
        edition.dire();
      }
      // nothing is taken during a save or over unsaved changes; nor a version that is not newer, as when it was
      // read before our last save arrived
      if (edition.saving() || edition.lire().modifie || lu.date <= date) return;
      const neuf = convertirEnQuizzEcrit(lu);
      // the steps of undo are dropped: an undo to what was before the newer version would be saved over it unasked
      if (!sontMemesQuizz(neuf, base)) edition.rewrite(() => createUndoHistory(neuf));
      base = neuf;
      ({ date } = lu);
      edition.refreshed(Date.parse(date));
    },
    rebaser(lu) {
      prendreBase(lu);
      ecrase = true;
      edition.settled((history) =>
        mapUndoSteps(history, (un) => permis(retirerMarqueDeVersionPerimee(un))),
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

/** Creates a map of the ids of one quizz's questions: from the first ids, which the screens go on using, to those of the server, and back. */
export function createQuestionIdMap() {
  const actuels = new Map<string, string>();
  const premiers = new Map<string, string>();
  const cleDe = (id: string): string => premiers.get(id) ?? id;
  return {
    nomDe: (id: string): string => actuels.get(cleDe(id)) ?? id,
    cleDe,
    /** Notes the ids that a save gave to questions. @param donnes from the id a question was sent with, to the one it has now */
    renommer(donnes: ReadonlyMap<string, string>): void {
      for (const [ancien, neuf] of donnes) {
        const cle = cleDe(ancien);
        premiers.set(neuf, cle);
        actuels.set(cle, neuf);
      }
    },
  };
}
