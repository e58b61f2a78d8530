/**
 * The common steps of every save of a quizz: who writes it, repeated request (docs/decisions/0076), date check, write, quota,
 * version (0076).
 */
import { and, eq, sql } from "../drizzle.ts";
import { z } from "zod";
import type { REGLAGES_RESERVES_AU_CREATEUR } from "#contracts/coauteurs.ts";
import type { Quizz, Visibilite } from "#contracts/quizz.ts";
import type { Database } from "../connection.ts";
import { tableQuizz } from "../schema/quizz.ts";
import { ecrireConditionSqlQuizzEcritPar } from "../visibility.ts";
import { mediaQuotaRefusal } from "./medias-de-copie.ts";
import { createAffairesRepository } from "./moderation/affaires.ts";
import { createTextQuota, textQuotaRefusal, writeWithinTextQuota } from "./text-quota.ts";
import { createQuizzRepository, calculerDateDeModification } from "./quizz-repository.ts";
import {
  createVersionsQuizzRepository,
  type CirconstancesDeSauvegardeDeQuizz,
} from "./version-repository.ts";

/** Reasons for refusing a save of a quizz; nothing was written. */
export const refusSauvegardeQuizz = z.discriminatedUnion("raison", [
  /** The account writes no such quizz, or the quizz has no such question; the quizz has no room for more questions. */
  z.object({ raison: z.enum(["inconnu", "complet"]) }),
  textQuotaRefusal,
  /** The creator has no room for the files that the quizz shows. */
  mediaQuotaRefusal,
  /**
   * Refusals of a co-author's save only. `createurPlein`: a quota of the creator's account is full; `reglageDuCreateur`: the save
   * changes a setting that only the creator may change.
   */
  z.object({ raison: z.enum(["createurPlein", "reglageDuCreateur"]) }),
  /** The quizz has room for only `place` more questions. */
  z.object({ raison: z.literal("deborde"), place: z.int() }),
  /** A part of the credit (source, author or licence) would be too long. */
  z.object({ raison: z.literal("credit"), champ: z.enum(["source", "auteur", "licence"]) }),
  /** The quizz changed since it was read; its current date. */
  z.object({ raison: z.literal("perime"), date: z.string() }),
  /** The account may publish nothing until this date. */
  z.object({ raison: z.literal("sansPublier"), jusque: z.string() }),
  /** Words that a public title must not contain. */
  z.object({ raison: z.literal("mots"), mots: z.array(z.string()).readonly() }),
  /** Rank, from 1, of a question id that the quizz does not have. */
  z.object({ raison: z.literal("absente"), rang: z.int() }),
]);
type RefusEdition = z.infer<typeof refusSauvegardeQuizz>;

export type ResultatSauvegardeQuizz<Corps = object> =
  | { readonly ok: true; readonly fait: Corps & { readonly date: string } }
  | { readonly ok: false; readonly refus: RefusEdition };

export const composerRefusSauvegardeQuizz = (refus: RefusEdition) =>
  ({ ok: false, refus }) as const;

/** The quizz before a save. */
interface QuizzAvant extends Readonly<Pick<Quizz, (typeof REGLAGES_RESERVES_AU_CREATEUR)[number]>> {
  readonly createur: string;
  readonly title: string;
  readonly date: string;
}

interface AEnregistrer {
  readonly id: string;
  readonly compte: string;
  /** Kind of save: a repeated `envoi` is recognized within one kind. */
  readonly quoi: string;
  /** Date with which the editor read the quizz, when it must still be the current one. */
  readonly date?: string | undefined;
}

/**
 * Runs one save: repeats an earlier answer, refuses, or writes, dates and keeps a version.
 * @param travail writes, or refuses before it has written; a write over the quota is undone
 */
export type QuizzSaveRunner = <Corps extends object>(
  quoi: AEnregistrer,
  enregistrement: Omit<CirconstancesDeSauvegardeDeQuizz, "par">,
  forme: z.ZodType<Corps & { readonly date: string }>,
  travail: (avant: QuizzAvant) => Corps | ReturnType<typeof composerRefusSauvegardeQuizz>,
) => ResultatSauvegardeQuizz<Corps>;

const PLEIN: ReadonlySet<RefusEdition["raison"]> = new Set([
  "sansPlace",
  "stockagePlein",
  "tropDeMedias",
]);

/** A refusal as told to `compte`: a full quota is `createurPlein` for a co-author, because a quizz counts for its creator. */
const pourQui = (compte: string, avant: QuizzAvant | undefined, refus: RefusEdition) =>
  composerRefusSauvegardeQuizz(
    avant?.createur !== compte && PLEIN.has(refus.raison) ? { raison: "createurPlein" } : refus,
  );

export function createQuizzSaveRunner(db: Database): QuizzSaveRunner {
  const depot = createQuizzRepository(db);
  const versions = createVersionsQuizzRepository(db);
  const affaires = createAffairesRepository(db);
  const poids = createTextQuota(db);
  const dater = (id: string, avant: string): string => {
    const date = calculerDateDeModification(avant);
    db.update(tableQuizz).set({ date }).where(eq(tableQuizz._id, id)).run();
    return date;
  };
  const lireAvant = (id: string, compte: string): QuizzAvant | undefined =>
    db
      .select({
        createur: tableQuizz.createur,
        title: tableQuizz.title,
        date: tableQuizz.date,
        // the visibility that the creator wants, even of a hidden quizz
        visibilite: sql<Visibilite>`coalesce(${tableQuizz.masque}, ${tableQuizz.visibilite})`,
        composable: tableQuizz.composable,
      })
      .from(tableQuizz)
      .where(and(eq(tableQuizz._id, id), ecrireConditionSqlQuizzEcritPar(db, compte)))
      .get();
  return ({ id, compte, quoi, date }, { envoi: brut, ...enregistrement }, forme, travail) => {
    const envoi = brut === undefined ? undefined : `${quoi} ${brut}`;
    const ecrire = () => {
      const avant = lireAvant(id, compte);
      if (avant === undefined) return composerRefusSauvegardeQuizz({ raison: "inconnu" });
      const deja = envoi === undefined ? undefined : versions.reponse(id, envoi);
      if (deja !== undefined) return { ok: true, fait: forme.parse(deja) } as const;
      if (date !== undefined && date !== avant.date)
        return composerRefusSauvegardeQuizz({ raison: "perime", date: avant.date });
      // the state of a quizz before its first save with versions becomes a version too, so that nothing is lost
      const depart = versions.aUneVersion(id) ? null : depot.lire(id, compte);
      const pese = poids.avant(avant.createur, id);
      const fait = travail(avant);
      if ("refus" in fait) return pourQui(compte, avant, fait.refus);
      pese.quizz(id);
      const reponse = { ...fait, date: dater(id, avant.date) };
      if (depart !== null && depart.questions.length > 0)
        versions.garder(depart, { par: avant.createur });
      affaires.noterModification(id, compte, avant.createur);
      const apres = depot.lire(id, compte);
      if (apres !== null) {
        const place = poids.placeDesVersions(id, avant.createur);
        versions.garder(apres, { ...enregistrement, par: compte, envoi, reponse }, place);
      }
      pese.compte();
      return { ok: true, fait: reponse } as const;
    };
    return writeWithinTextQuota(db, ecrire, (refus) =>
      pourQui(compte, lireAvant(id, compte), refus),
    );
  };
}
