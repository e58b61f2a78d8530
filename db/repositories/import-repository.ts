/** Imports quizzes from files: all of a request or nothing, and once even when it is repeated (docs/decisions/0087). */
import { and, asc, count, eq, like } from "../drizzle.ts";
import { z } from "zod";
import type { ReponseImportQuizz, QuizzAImporter } from "#contracts/importation.ts";
import {
  AUTEUR_QUIZZ_LONGUEUR_MAX,
  LICENCE_QUIZZ_LONGUEUR_MAX,
  QUESTIONS_PAR_QUIZZ_MAX,
  QUIZZ_PAR_COMPTE_MAX,
  SOURCE_QUIZZ_LONGUEUR_MAX,
} from "#contracts/limites.ts";
import { estReponseFaiteDOptions } from "#contracts/quizz.ts";
import type { Database } from "../connection.ts";
import { tableQuizz } from "../schema/quizz.ts";
import {
  createQuizzSaveRunner,
  type ResultatSauvegardeQuizz,
  composerRefusSauvegardeQuizz,
} from "./quizz-save.ts";
import { createAttributionDesMediasCopies } from "./medias-de-copie.ts";
import { createTextQuota, type TextQuotaRefusal, writeWithinTextQuota } from "./text-quota.ts";
import { createQuestionsDeQuizzRepository } from "./questions-de-quizz.ts";
import { createQuizzRepository } from "./quizz-repository.ts";

export interface ImportQuizzRepository {
  /**
   * Creates the imported quizzes as private ones. When there are too many, returns the number that the account has room for (`place`);
   * over the quota, its refusal.
   */
  importer(
    compte: string,
    nouveaux: readonly QuizzAImporter[],
    envoi: string,
  ): ReponseImportQuizz["quizz"] | { readonly place: number } | TextQuotaRefusal;
  /**
   * Appends imported questions to a quizz that one writes, which keeps its title and settings; credits are joined.
   * @param sansTemps whether the questions take the time and the order that the quizz gives to new ones
   */
  joindre(
    id: string,
    compte: string,
    ajoute: QuizzAImporter,
    comment: { readonly envoi: string; readonly sansTemps: boolean },
  ): ResultatSauvegardeQuizz<{ readonly title: string }>;
}

const CREDIT = {
  source: SOURCE_QUIZZ_LONGUEUR_MAX,
  auteur: AUTEUR_QUIZZ_LONGUEUR_MAX,
  licence: LICENCE_QUIZZ_LONGUEUR_MAX,
} as const;
const joint = z.object({ date: z.string(), title: z.string() });

/** Credit of a quizz that got questions of another one: both texts, joined. */
const ajouterCredit = (avant: string, ajoute: string): string => {
  if (ajoute === "" || avant.includes(ajoute)) return avant;
  return avant === "" ? ajoute : `${avant}\u00A0; ${ajoute}`;
};

export function createImportQuizzRepository(db: Database): ImportQuizzRepository {
  const depot = createQuizzRepository(db);
  const contenu = createQuestionsDeQuizzRepository(db);
  const enregistrer = createQuizzSaveRunner(db);
  const medias = createAttributionDesMediasCopies(db);
  const poids = createTextQuota(db);
  const lire = (id: string) => db.select().from(tableQuizz).where(eq(tableQuizz._id, id)).get();

  return {
    importer(compte, nouveaux, envoi) {
      const ecrire = () => {
        const siens = eq(tableQuizz.createur, compte);
        const deja = db
          .select({ _id: tableQuizz._id, title: tableQuizz.title })
          .from(tableQuizz)
          .where(and(siens, like(tableQuizz.creation, `${envoi}/%`)))
          .orderBy(asc(tableQuizz.numero))
          .all();
        if (deja.length > 0) return deja;
        const { n } = db.select({ n: count() }).from(tableQuizz).where(siens).get() ?? { n: 0 };
        if (n + nouveaux.length > QUIZZ_PAR_COMPTE_MAX)
          return { place: Math.max(0, QUIZZ_PAR_COMPTE_MAX - n) };
        const pese = poids.avant(compte);
        const faits = nouveaux.map(
          ({ source = "", auteur = "", licence = "", ...nouveau }, rang) => ({
            _id: depot.creer({
              ...nouveau,
              source,
              auteur,
              licence,
              createur: compte,
              visibilite: "prive",
              officiel: false,
              creation: `${envoi}/${String(rang)}`,
            }),
            title: nouveau.title,
          }),
        );
        for (const { _id } of faits) pese.quizz(_id);
        pese.compte();
        return faits;
      };
      return writeWithinTextQuota(db, ecrire, (refus) => refus);
    },
    joindre: (id, compte, ajoute, { envoi, sansTemps }) =>
      enregistrer({ id, compte, quoi: "import" }, { envoi }, joint, ({ createur, title }) => {
        const connues = contenu.enOrdre(id);
        const avant = lire(id);
        if (avant === undefined) return composerRefusSauvegardeQuizz({ raison: "inconnu" });
        const place = QUESTIONS_PAR_QUIZZ_MAX - connues.length;
        if (ajoute.questions.length > place)
          return composerRefusSauvegardeQuizz({ raison: "deborde", place });
        const credit = {
          source: ajouterCredit(avant.source, ajoute.source ?? ""),
          auteur: ajouterCredit(avant.auteur, ajoute.auteur ?? ""),
          licence: ajouterCredit(avant.licence, ajoute.licence ?? ""),
        };
        for (const champ of ["source", "auteur", "licence"] as const)
          if ([...credit[champ]].length > CREDIT[champ])
            return composerRefusSauvegardeQuizz({ raison: "credit", champ });
        const montres = medias.prevoir({ de: null, title, questions: ajoute.questions }, createur);
        if ("raison" in montres) return composerRefusSauvegardeQuizz(montres);
        montres.deposer();
        const { temps, melange } = avant.defauts;
        const neuves = ajoute.questions.map((question) => ({
          ...montres.montrer(question),
          ...(sansTemps ? { temps: question.temps || temps } : {}),
          ...(sansTemps && estReponseFaiteDOptions(question)
            ? { aleatoire: question.aleatoire || melange }
            : {}),
          _id: "",
        }));
        contenu.appliquer(id, contenu.prevoir(id, [...connues, ...neuves], []));
        const plages = ajoute.aleatoire.map((borne) => borne + connues.length);
        db.update(tableQuizz)
          .set({ ...credit, aleatoire: [...avant.aleatoire, ...plages] })
          .where(eq(tableQuizz._id, id))
          .run();
        return { title: avant.title };
      }),
  };
}
