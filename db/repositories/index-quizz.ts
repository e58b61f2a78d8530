/** Writes the full-text index of quizzes (decisions-plateforme "Search"): with each quizz, and when its creator is renamed. */
import { eq, type SQL, sql } from "../drizzle.ts";
import type { Base } from "../connection.ts";
import { texteIndexe } from "./lists/search.ts";
import { comptes } from "../schema/comptes.ts";
import { quizz } from "../schema/quizz.ts";

/** @param condition on `quizz`: which ones */
export function indexerQuizz(db: Base, condition: SQL | undefined): void {
  const lignes = db
    .select({
      numero: quizz.numero,
      title: quizz.title,
      tags: quizz.tags,
      createurPseudo: comptes.pseudo,
    })
    .from(quizz)
    .innerJoin(comptes, eq(comptes._id, quizz.createur))
    .where(condition)
    .all();
  for (const { numero, ...champs } of lignes) {
    const { texte, translitteration } = texteIndexe(champs);
    db.run(sql`insert or replace into quizz_recherche (rowid, texte, translitteration)
      values (${numero}, ${texte}, ${translitteration})`);
  }
}
