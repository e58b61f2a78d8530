/**
 * Writing quizzes and questions, by their authors only (decisions-plateforme "Whole-quiz PUT", "Concurrent edits"). Each
 * change moves the quizz's `date`, so a save based on an older one is refused. A repeated save is done once
 * (docs/decisions/0076); each save is kept as a version (0076).
 */
import { and, count, eq, or } from "../drizzle.ts";
import { z } from "zod";
import { REGLAGES_RESERVES_AU_CREATEUR } from "#contracts/coauteurs.ts";
import type { corpsGarderComposition } from "#contracts/composition.ts";
import {
  type CorpsQuestion,
  type CorpsQuizz,
  type ReponseQuizzEnregistre,
  reponseQuizzEnregistre,
  composerTitreDeCopie,
} from "#contracts/edition.ts";
import { QUESTIONS_PAR_QUIZZ_MAX, QUIZZ_PAR_COMPTE_MAX } from "#contracts/limites.ts";
import { type Question, question as formeQuestion } from "#contracts/quizz.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { tableQuestions, tableQuizz } from "../schema/quizz.ts";
import {
  ecrireConditionSqlQuizzEcritPar,
  ecrireConditionSqlQuizzVisiblePar,
} from "../visibility.ts";
import {
  createQuizzSaveRunner,
  type ResultatSauvegardeQuizz,
  composerRefusSauvegardeQuizz,
} from "./quizz-save.ts";
import { reindexerDesQuizzPourRecherche } from "./lists/search.ts";
import { createCompositionRepository } from "./composition-repository.ts";
import { composerCreditsDesSources } from "./credit-de-composition.ts";
import { createAttributionDesMediasCopies, type MediaQuotaRefusal } from "./medias-de-copie.ts";
import { createReglesDePublication } from "./moderation/publication.ts";
import { createTextQuota, type TextQuotaRefusal, writeWithinTextQuota } from "./text-quota.ts";
import { createQuestionsDeQuizzRepository } from "./questions-de-quizz.ts";
import {
  COLONNES_DE_QUESTION_ENVOYEE,
  createQuizzRepository,
  SQL_EST_QUESTION_NON_VIERGE,
  type NouveauQuizz,
} from "./quizz-repository.ts";
import type { CirconstancesDeSauvegardeDeQuizz } from "./version-repository.ts";

/** Identity of a save: editor tab and request. */
export type IdentiteDeSauvegardeQuizz = Pick<CirconstancesDeSauvegardeDeQuizz, "atelier" | "envoi">;

export interface EditionQuizzRepository {
  /**
   * Creates a private quizz without questions; null when the account has too many. A repeated `envoi` returns the quizz that
   * it made.
   */
  creer(createur: string, title: string, envoi?: string): string | null;
  /**
   * Makes a private copy of a quizz that `compte` may see, with its credit; its questions get new ids. The copy of somebody
   * else's quizz without an author names its creator, and shows files of the copier's own. A quizz that moderation hides is
   * refused (`masque`), since its copy could be published.
   */
  copier(
    id: string,
    compte: string,
    copie: { readonly title?: string | undefined; readonly envoi?: string | undefined },
  ):
    | { readonly _id: string }
    | "inconnu"
    | "masque"
    | "complet"
    | TextQuotaRefusal
    | MediaQuotaRefusal;
  /**
   * Makes a private quizz of composed questions that `compte` may use, with the credits of their quizzes and files of one's own, as
   * `copier` does.
   */
  garderComposition(
    compte: string,
    composition: z.infer<typeof corpsGarderComposition>,
  ): { readonly _id: string } | "inconnu" | "complet" | TextQuotaRefusal | MediaQuotaRefusal;
  /**
   * Saves title, settings, tags, credit and questions, all or none; a co-author's save that changes what is the creator's is refused. Returns
   * the ids of the questions, and the files that have another name from now on.
   */
  changer(
    id: string,
    compte: string,
    quizz: CorpsQuizz,
  ): ResultatSauvegardeQuizz<Pick<ReponseQuizzEnregistre, "questions" | "medias">>;
  supprimer(id: string, compte: string): boolean;
  /** Ids of the questions, for an account that may see the quizz, and whether it writes it; blank questions for its authors only. */
  ids(
    id: string,
    compte: string | null,
  ): { createur: string; estAuteur: boolean; questions: string[] } | null;
  ajouter(
    id: string,
    compte: string,
    question: CorpsQuestion,
    index: number,
    envoi?: IdentiteDeSauvegardeQuizz,
  ): ResultatSauvegardeQuizz<{ question: Question }>;
  /** A question of a quizz that `compte` may see; a blank one for its authors only. */
  lire(idQuestion: string, compte: string | null): Question | null;
  modifier(
    id: string,
    idQuestion: string,
    compte: string,
    question: CorpsQuestion,
    envoi?: IdentiteDeSauvegardeQuizz & { readonly date?: string | undefined },
  ): ResultatSauvegardeQuizz;
  retirer(
    id: string,
    idQuestion: string,
    compte: string,
    envoi?: IdentiteDeSauvegardeQuizz,
  ): ResultatSauvegardeQuizz;
}

class MediaQuotaExceeded extends Error {
  override readonly name = "MediaQuotaExceeded";
  readonly refus: MediaQuotaRefusal;
  constructor(refus: MediaQuotaRefusal) {
    super(refus.raison);
    this.refus = refus;
  }
}

const dateDonnee = z.object({ date: z.string() });
const FORMES = {
  entier: reponseQuizzEnregistre.omit({ message: true }),
  ajout: dateDonnee.extend({ question: formeQuestion }),
  simple: dateDonnee,
};

export function createEditionQuizzRepository(db: Database): EditionQuizzRepository {
  const depot = createQuizzRepository(db);
  const contenu = createQuestionsDeQuizzRepository(db);
  const enregistrer = createQuizzSaveRunner(db);
  const publication = createReglesDePublication(db);
  const poids = createTextQuota(db);
  const medias = createAttributionDesMediasCopies(db);
  const compositions = createCompositionRepository(db);
  const sien = (id: string, compte: string) =>
    and(eq(tableQuizz._id, id), eq(tableQuizz.createur, compte));
  const INCONNU = composerRefusSauvegardeQuizz({ raison: "inconnu" });
  const COMPLET = composerRefusSauvegardeQuizz({ raison: "complet" });

  /**
   * Files that a save shows become the creator's too, since a co-author could delete theirs without the creator knowing. When there is no
   * room for all, files of third accounts, which an old copy may show, do not prevent the save.
   */
  const chezLeCreateur = (
    { createur, title }: { readonly createur: string; readonly title: string },
    compte: string,
    questions: readonly CorpsQuestion[],
  ) => {
    const tous = medias.prevoir({ de: null, title, questions }, createur);
    return "raison" in tous ? medias.prevoir({ de: compte, title, questions }, createur) : tous;
  };

  /** Id of the quizz that this `creation` of the account has made. */
  const dejaCree = (createur: string, creation: string | undefined): string | undefined =>
    creation === undefined
      ? undefined
      : db
          .select({ _id: tableQuizz._id })
          .from(tableQuizz)
          .where(and(eq(tableQuizz.createur, createur), eq(tableQuizz.creation, creation)))
          .get()?._id;

  /** Creates a quizz if the account has room and this `creation` has made none. */
  const creerUn = (nouveau: NouveauQuizz): string | null => {
    const siens = eq(tableQuizz.createur, nouveau.createur);
    const deja = dejaCree(nouveau.createur, nouveau.creation);
    if (deja !== undefined) return deja;
    const { n } = db.select({ n: count() }).from(tableQuizz).where(siens).get() ?? { n: 0 };
    return n >= QUIZZ_PAR_COMPTE_MAX ? null : depot.creer(nouveau);
  };

  return {
    creer: (createur, title, envoi) =>
      runInTransaction(db, () =>
        creerUn({
          title,
          createur,
          tags: [],
          visibilite: "prive",
          aleatoireGlobal: false,
          aleatoire: [],
          officiel: false,
          questions: [],
          creation: envoi,
        }),
      ),
    copier(id, compte, { title, envoi }) {
      const ecrire = () => {
        const deja = dejaCree(compte, envoi);
        if (deja !== undefined) return { _id: deja };
        const pese = poids.avant(compte);
        const lu = depot.lire(id, compte);
        if (lu === null) return "inconnu";
        if (lu.masque === true) return "masque";
        const montres = medias.prevoir({ ...lu, de: lu.createur }, compte);
        if ("raison" in montres) return montres;
        const { tags, aleatoireGlobal, aleatoire, composable, defauts, source, licence } = lu;
        const auteur = lu.createur === compte ? lu.auteur : lu.auteur?.trim() || lu.createurPseudo;
        const copie = creerUn({
          title: title ?? composerTitreDeCopie(lu.title),
          createur: compte,
          visibilite: "prive",
          officiel: false,
          tags,
          aleatoireGlobal,
          aleatoire,
          composable,
          defauts,
          source,
          auteur,
          licence,
          questions: lu.questions.map(({ _id, ...question }) => montres.montrer(question)),
          creation: envoi,
        });
        if (copie === null) return "complet";
        montres.deposer();
        pese.quizz(copie);
        pese.compte();
        return { _id: copie };
      };
      return writeWithinTextQuota(db, ecrire, (refus) => refus);
    },
    garderComposition(compte, { title, composees, envoi }) {
      const ecrire = () => {
        const pese = poids.avant(compte);
        const deja = dejaCree(compte, envoi);
        if (deja !== undefined) return { _id: deja };
        const lues = compositions.lire(composees, compte);
        if (lues.length === 0) return "inconnu";
        const sources = new Map(lues.map(({ source }) => [source._id, source]));
        const montrees = new Map<string, Question>();
        for (const source of sources.values()) {
          const siennes = lues.filter((lue) => lue.source._id === source._id);
          const questions = siennes.map(({ question }) => question);
          const montres = medias.prevoir(
            { de: source.createur, title: source.title, questions },
            compte,
          );
          // the refusal is thrown to undo the transaction, because the files of earlier quizzes are written already
          if ("raison" in montres) throw new MediaQuotaExceeded(montres);
          montres.deposer();
          for (const question of questions) montrees.set(question._id, montres.montrer(question));
        }
        const copie = creerUn({
          title,
          createur: compte,
          visibilite: "prive",
          officiel: false,
          tags: [],
          aleatoireGlobal: false,
          aleatoire: [],
          ...composerCreditsDesSources([...sources.values()], compte),
          questions: lues.flatMap(({ question: { _id } }) => {
            const montree = montrees.get(_id);
            if (montree === undefined) return [];
            const { _id: _ancien, ...question } = montree;
            return question;
          }),
          creation: envoi,
        });
        if (copie === null) return "complet";
        pese.quizz(copie);
        pese.compte();
        return { _id: copie };
      };
      try {
        return writeWithinTextQuota(db, ecrire, (refus) => refus);
      } catch (erreur) {
        if (erreur instanceof MediaQuotaExceeded) return erreur.refus;
        throw erreur;
      }
    },
    changer(id, compte, voulu) {
      const { questions: voulues, retirees, date, ecrase, envoi, atelier, ...champs } = voulu;
      return enregistrer<Pick<ReponseQuizzEnregistre, "questions" | "medias">>(
        { id, compte, quoi: "quizz", date },
        { envoi, atelier, ecrase },
        FORMES.entier,
        (avant) => {
          const changes = REGLAGES_RESERVES_AU_CREATEUR.some(
            (nom) => champs[nom] !== undefined && champs[nom] !== avant[nom],
          );
          if (compte !== avant.createur && changes)
            return composerRefusSauvegardeQuizz({ raison: "reglageDuCreateur" });
          const montres = chezLeCreateur(
            avant,
            compte,
            voulues.flatMap((une) => (typeof une === "string" ? [] : [une])),
          );
          if ("raison" in montres) return composerRefusSauvegardeQuizz(montres);
          const plan = contenu.prevoir(
            id,
            voulues.map((une) => (typeof une === "string" ? une : montres.montrer(une))),
            retirees,
          );
          if (plan.absente !== null)
            return composerRefusSauvegardeQuizz({ raison: "absente", rang: plan.absente });
          if (plan.nombre > QUESTIONS_PAR_QUIZZ_MAX) return COMPLET;
          const non =
            champs.visibilite === "public" ? publication.refus(compte, champs.title) : null;
          if (non !== null) return composerRefusSauvegardeQuizz(non);
          montres.deposer();
          const ids = contenu.appliquer(id, plan);
          db.update(tableQuizz)
            .set({ ...champs, ...publication.visibilite(id, champs.visibilite) })
            .where(eq(tableQuizz._id, id))
            .run();
          reindexerDesQuizzPourRecherche(db, eq(tableQuizz._id, id));
          const noms = montres.noms.size === 0 ? undefined : Object.fromEntries(montres.noms);
          return { questions: ids, medias: noms };
        },
      );
    },
    supprimer: (id, compte) => db.delete(tableQuizz).where(sien(id, compte)).run().changes > 0,
    ids(id, compte) {
      const ligne = db
        .select({ createur: tableQuizz.createur })
        .from(tableQuizz)
        .where(and(eq(tableQuizz._id, id), ecrireConditionSqlQuizzVisiblePar(db, compte)))
        .get();
      if (ligne === undefined) return null;
      const toutes = compte !== null && depot.estAuteur(id, compte);
      return {
        ...ligne,
        estAuteur: toutes,
        questions: contenu.enOrdre(id, toutes ? undefined : SQL_EST_QUESTION_NON_VIERGE),
      };
    },
    ajouter: (id, compte, question, index, envoi = {}) =>
      enregistrer({ id, compte, quoi: "ajout" }, envoi, FORMES.ajout, (avant) => {
        if (contenu.enOrdre(id).length >= QUESTIONS_PAR_QUIZZ_MAX) return COMPLET;
        const montres = chezLeCreateur(avant, compte, [question]);
        if ("raison" in montres) return composerRefusSauvegardeQuizz(montres);
        montres.deposer();
        const posee = montres.montrer(question);
        return { question: { ...posee, _id: contenu.inserer(id, index, posee) } };
      }),
    lire(idQuestion, compte) {
      const ligne = db
        .select(COLONNES_DE_QUESTION_ENVOYEE)
        .from(tableQuestions)
        .innerJoin(tableQuizz, eq(tableQuizz._id, tableQuestions.quizz))
        .where(
          and(
            eq(tableQuestions._id, idQuestion),
            ecrireConditionSqlQuizzVisiblePar(db, compte),
            or(SQL_EST_QUESTION_NON_VIERGE, ecrireConditionSqlQuizzEcritPar(db, compte ?? "")),
          ),
        )
        .get();
      return ligne ?? null;
    },
    modifier: (id, idQuestion, compte, question, { date, ...envoi } = {}) =>
      enregistrer({ id, compte, quoi: idQuestion, date }, envoi, FORMES.simple, (avant) => {
        const montres = chezLeCreateur(avant, compte, [question]);
        if ("raison" in montres) return composerRefusSauvegardeQuizz(montres);
        if (!contenu.modifier(id, idQuestion, montres.montrer(question))) return INCONNU;
        montres.deposer();
        return {};
      }),
    retirer: (id, idQuestion, compte, envoi = {}) =>
      enregistrer({ id, compte, quoi: idQuestion }, envoi, FORMES.simple, () =>
        contenu.retirer(id, idQuestion) ? {} : INCONNU,
      ),
  };
}
