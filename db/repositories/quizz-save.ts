/**
 * The common steps of every save of a quizz: ownership, repeated request (docs/decisions/0076), date check, write, quota,
 * version (0076).
 */
import { and, eq } from "../drizzle.ts";
import { z } from "zod";
import type { Database } from "../connection.ts";
import { tableQuizz } from "../schema/quizz.ts";
import { createAffairesRepository } from "./moderation/affaires.ts";
import { createTextQuota, textQuotaRefusal, writeWithinTextQuota } from "./text-quota.ts";
import { createQuizzRepository, calculerDateDeModification } from "./quizz-repository.ts";
import {
  createVersionsQuizzRepository,
  type EnregistrementDeVersionQuizz,
} from "./version-repository.ts";

/** Reasons for refusing a save of a quizz; nothing was written. */
export const refusSauvegardeQuizz = z.discriminatedUnion("raison", [
  /** The account has no such quizz, or no room for more quizzes. */
  z.object({ raison: z.enum(["inconnu", "complet"]) }),
  textQuotaRefusal,
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

export const refuserSauvegardeQuizz = (refus: RefusEdition) => ({ ok: false, refus }) as const;

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
  enregistrement: EnregistrementDeVersionQuizz,
  forme: z.ZodType<Corps & { readonly date: string }>,
  travail: () => Corps | ReturnType<typeof refuserSauvegardeQuizz>,
) => ResultatSauvegardeQuizz<Corps>;

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
  return ({ id, compte, quoi, date }, { envoi: brut, ...enregistrement }, forme, travail) => {
    const envoi = brut === undefined ? undefined : `${quoi} ${brut}`;
    const ecrire = () => {
      const sien = and(eq(tableQuizz._id, id), eq(tableQuizz.createur, compte));
      const avant = db.select({ date: tableQuizz.date }).from(tableQuizz).where(sien).get();
      if (avant === undefined) return refuserSauvegardeQuizz({ raison: "inconnu" });
      const deja = envoi === undefined ? undefined : versions.reponse(id, envoi);
      if (deja !== undefined) return { ok: true, fait: forme.parse(deja) } as const;
      if (date !== undefined && date !== avant.date)
        return refuserSauvegardeQuizz({ raison: "perime", date: avant.date });
      // the state of a quizz before its first save with versions becomes a version too, so that nothing is lost
      const depart = versions.aUneVersion(id) ? null : depot.lire(id, compte);
      const pese = poids.avant(compte, id);
      const fait = travail();
      if ("refus" in fait) return fait;
      pese.quizz(id);
      const reponse = { ...fait, date: dater(id, avant.date) };
      if (depart !== null && depart.questions.length > 0) versions.garder(depart, {});
      affaires.noterModification(id, compte);
      const apres = depot.lire(id, compte);
      if (apres !== null) {
        const place = poids.placeDesVersions(id, compte);
        versions.garder(apres, { ...enregistrement, envoi, reponse }, place);
      }
      pese.compte();
      return { ok: true, fait: reponse } as const;
    };
    return writeWithinTextQuota(db, ecrire, refuserSauvegardeQuizz);
  };
}
