/**
 * One save of a quizz by its owner, whatever it writes: its `date` moves, what is sent twice is done once (docs/decisions/0076), and
 * it is kept as a version (0077).
 */
import { and, eq } from "../drizzle.ts";
import { z } from "zod";
import type { Database } from "../connection.ts";
import { quizz } from "../schema/quizz.ts";
import { createAffaires } from "./moderation/affaires.ts";
import { createTextQuota, quotaRefusal, withinQuota } from "./text-quota.ts";
import { createQuizzRepository, dateApres } from "./quizz-repository.ts";
import { createVersionRepository, type Enregistrement } from "./version-repository.ts";

/** Why nothing was written. */
export const refusEdition = z.discriminatedUnion("raison", [
  /** Nothing of one's own. */
  z.object({ raison: z.enum(["inconnu", "complet"]) }),
  quotaRefusal,
  /** So many questions more, and no more. */
  z.object({ raison: z.literal("deborde"), place: z.int() }),
  /** This line of the credit would be too long. */
  z.object({ raison: z.literal("credit"), champ: z.enum(["source", "auteur", "licence"]) }),
  /** Somebody changed it since it was read: the date it has now. */
  z.object({ raison: z.literal("perime"), date: z.string() }),
  /** Whoever saves may publish nothing until then. */
  z.object({ raison: z.literal("sansPublier"), jusque: z.string() }),
  /** A public title does not have these words. */
  z.object({ raison: z.literal("mots"), mots: z.array(z.string()).readonly() }),
  /** The question of this rank, from 1, is named as one of the quizz's, and is not. */
  z.object({ raison: z.literal("absente"), rang: z.int() }),
]);
type RefusEdition = z.infer<typeof refusEdition>;

export type Edition<Corps = object> =
  | { readonly ok: true; readonly fait: Corps & { readonly date: string } }
  | { readonly ok: false; readonly refus: RefusEdition };

export const refuser = (refus: RefusEdition) => ({ ok: false, refus }) as const;

interface AEnregistrer {
  readonly id: string;
  readonly compte: string;
  /** What is written, which an `envoi` of another kind does not answer. */
  readonly quoi: string;
  /** The one it was read with, when it matters. */
  readonly date?: string | undefined;
}

/**
 * One save: answered as before when it was sent before, refused, or written, dated and kept.
 * @param travail writes, or refuses before it has written anything; what weighs too much is undone
 */
export type QuizzSave = <Corps extends object>(
  quoi: AEnregistrer,
  enregistrement: Enregistrement,
  forme: z.ZodType<Corps & { readonly date: string }>,
  travail: () => Corps | ReturnType<typeof refuser>,
) => Edition<Corps>;

export function createQuizzSave(db: Database): QuizzSave {
  const depot = createQuizzRepository(db);
  const versions = createVersionRepository(db);
  const affaires = createAffaires(db);
  const poids = createTextQuota(db);
  const dater = (id: string, avant: string): string => {
    const date = dateApres(avant);
    db.update(quizz).set({ date }).where(eq(quizz._id, id)).run();
    return date;
  };
  return ({ id, compte, quoi, date }, { envoi: brut, ...enregistrement }, forme, travail) => {
    const envoi = brut === undefined ? undefined : `${quoi} ${brut}`;
    const ecrire = () => {
      const sien = and(eq(quizz._id, id), eq(quizz.createur, compte));
      const avant = db.select({ date: quizz.date }).from(quizz).where(sien).get();
      if (avant === undefined) return refuser({ raison: "inconnu" });
      const deja = envoi === undefined ? undefined : versions.reponse(id, envoi);
      if (deja !== undefined) return { ok: true, fait: forme.parse(deja) } as const;
      if (date !== undefined && date !== avant.date)
        return refuser({ raison: "perime", date: avant.date });
      // what was there before the first save that is kept must not be lost by it
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
    return withinQuota(db, ecrire, refuser);
  };
}
