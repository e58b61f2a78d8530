/** Who may see which quizz (decisions-plateforme "Visibility"): conditions for queries on `quizz`. */
import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Base } from "./connexion.ts";
import { amities, quizz } from "./schema.ts";

/** The creator is a friend of `compte`. */
export function parUnAmi(db: Base, compte: string): SQL {
  return exists(
    db
      .select({ un: sql`1` })
      .from(amities)
      .where(
        and(
          eq(amities.acceptee, true),
          or(
            and(eq(amities.de, compte), eq(amities.a, quizz.createur)),
            and(eq(amities.a, compte), eq(amities.de, quizz.createur)),
          ),
        ),
      ),
  );
}

/** Public and official ones are for everybody, those for friends for the creator's friends, the others for the creator only. */
export function visiblePar(db: Base, compte: string | null): SQL | undefined {
  const pourTous = or(eq(quizz.visibilite, "public"), eq(quizz.officiel, true));
  if (compte === null) return pourTous;
  const pourAmi = and(eq(quizz.visibilite, "amis"), parUnAmi(db, compte));
  return or(pourTous, eq(quizz.createur, compte), pourAmi);
}
