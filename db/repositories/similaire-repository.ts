/** Quizzes like another one: those that share its tags and the words of its title (docs/decisions/0090). */
import { and, eq } from "../drizzle.ts";
import { motsDe } from "#contracts/mots.ts";
import type { Base } from "../connection.ts";
import { Ensemble } from "./lists/bit-set.ts";
import { quizz } from "../schema/quizz.ts";
import { visiblePar } from "../visibilite.ts";
import type { FiltreQuizzRepository } from "./filtre-quizz-repository.ts";

/** Of what every quizz has, which says nothing. */
const POIDS_MIN = Math.LN2;
/** Shorter ones are articles. */
const LETTRES_MIN = 4;

export interface SimilaireRepository {
  /**
   * Numbers of those of `parmi`, in its order where they are equally like, that are most like a quizz that `pour` may see.
   * What is shared counts the more the fewer share it.
   */
  similaires(id: string, pour: string | null, parmi: Uint32Array, max: number): number[];
}

export function createSimilaireRepository(
  db: Base,
  { avecMot, avecTag }: Pick<FiltreQuizzRepository, "avecMot" | "avecTag">,
): SimilaireRepository {
  return {
    similaires(id, pour, parmi, max) {
      const lu = db
        .select({ numero: quizz.numero, title: quizz.title, tags: quizz.tags })
        .from(quizz)
        .where(and(eq(quizz._id, id), visiblePar(db, pour)))
        .get();
      if (lu === undefined) return [];
      const mots = motsDe(lu.title).filter((mot) => mot.length >= LETTRES_MIN);
      const partages = [...lu.tags.map(avecTag), ...[...new Set(mots)].map(avecMot)]
        .map((ensemble) => ({
          ensemble,
          poids: Math.log(1 + parmi.length / (1 + ensemble.taille)),
        }))
        .filter(({ poids }) => poids > POIDS_MIN);
      const tous = partages.reduce((un, { ensemble }) => un.ou(ensemble), Ensemble.de([]));
      const notes: { numero: number; poids: number }[] = [];
      for (const numero of parmi) {
        if (!tous.a(numero) || numero === lu.numero) continue;
        const poids = partages.reduce(
          (somme, un) => somme + (un.ensemble.a(numero) ? un.poids : 0),
          0,
        );
        const rang = notes.findIndex((autre) => autre.poids < poids);
        if (rang >= 0) notes.splice(rang, 0, { numero, poids });
        else notes.push({ numero, poids });
        notes.length = Math.min(notes.length, max);
      }
      return notes.map(({ numero }) => numero);
    },
  };
}
