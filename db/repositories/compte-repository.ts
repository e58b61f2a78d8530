/** Accounts. For now, only the one that owns the starter content. */
import { eq } from "drizzle-orm";
import type { Base } from "../connexion.ts";
import { nouvelId } from "../identifiant.ts";
import { comptes } from "../schema.ts";

const PSEUDO_OFFICIEL = "Trinquizz";

export interface CompteRepository {
  /** Id of the official account, made the first time. */
  officiel(): string;
  /** A new account. Throws when the pseudo is taken. Returns its id. */
  creer(pseudo: string): string;
}

export function createCompteRepository(db: Base): CompteRepository {
  const creer = (pseudo: string, officiel: boolean) => {
    const _id = nouvelId();
    db.insert(comptes).values({ _id, pseudo, officiel, date: new Date().toISOString() }).run();
    return _id;
  };
  return {
    officiel() {
      const compte = db
        .select({ _id: comptes._id })
        .from(comptes)
        .where(eq(comptes.officiel, true))
        .get();
      return compte?._id ?? creer(PSEUDO_OFFICIEL, true);
    },
    creer: (pseudo) => creer(pseudo, false),
  };
}
