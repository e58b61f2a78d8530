/** Games in progress as stored texts, which this file never parses. */
import { eq, sql } from "../drizzle.ts";
import { type Database, runInTransaction } from "../connection.ts";
import {
  tableParties,
  tableMorceauxDeParties,
  tablePartiesFiniesAEcrire,
} from "../schema/parties.ts";

/** A part of a game that is stored separately. */
export interface MorceauDePartieStockee {
  readonly nom: string;
  readonly texte: string;
}

/** State of a game to write, with its changed parts. */
export interface PartieAEcrire {
  readonly code: string;
  readonly version: number;
  readonly partie: string;
  readonly morceaux: readonly MorceauDePartieStockee[];
  /** Monotonic clock of the server that saves, in milliseconds. */
  readonly instant: number;
}

/** A stored game with all its parts and its date (ISO 8601). */
export interface PartieStockee extends PartieAEcrire {
  readonly date: string;
}

/** A finished game that waits to be written to histories. */
export interface PartieFinieAEcrire {
  readonly _id: string;
  /** Code of the room that played the game. */
  readonly code: string;
  readonly texte: string;
}

export interface LotEcrituresDeParties {
  readonly ecrire: readonly PartieAEcrire[];
  /** Finished games, written in the same transaction as their final states; existing ones stay unchanged. */
  readonly soirees: readonly PartieFinieAEcrire[];
  /** Codes of games to delete. */
  readonly oublier: readonly string[];
}

export interface PartiesRepository {
  /** Writes the whole batch or nothing; it is on disk on return. Throws the SQLite error. */
  enregistrer(lot: LotEcrituresDeParties): void;
  lire(): PartieStockee[];
}

export function createPartiesRepository(db: Database): PartiesRepository {
  const valeur = sql.placeholder;
  const ecrire = db
    .insert(tableParties)
    .values({
      code: valeur("code"),
      version: valeur("version"),
      partie: valeur("partie"),
      instant: valeur("instant"),
      date: valeur("date"),
    })
    .onConflictDoUpdate({
      target: tableParties.code,
      set: {
        version: sql`excluded.version`,
        partie: sql`excluded.partie`,
        instant: sql`excluded.instant`,
        date: sql`excluded.date`,
      },
    })
    .prepare();
  const ecrireMorceau = db
    .insert(tableMorceauxDeParties)
    .values({ code: valeur("code"), nom: valeur("nom"), texte: valeur("texte") })
    .onConflictDoUpdate({
      target: [tableMorceauxDeParties.code, tableMorceauxDeParties.nom],
      set: { texte: sql`excluded.texte` },
    })
    .prepare();
  const oublier = db
    .delete(tableParties)
    .where(eq(tableParties.code, valeur("code")))
    .prepare();
  const poster = db
    .insert(tablePartiesFiniesAEcrire)
    .values({ _id: valeur("_id"), texte: valeur("texte") })
    .onConflictDoNothing()
    .prepare();

  return {
    enregistrer(lot) {
      const date = new Date().toISOString();
      runInTransaction(db, () => {
        for (const { morceaux, ...ligne } of lot.ecrire) {
          ecrire.run({ ...ligne, date });
          for (const morceau of morceaux) ecrireMorceau.run({ code: ligne.code, ...morceau });
        }
        for (const { _id, texte } of lot.soirees) poster.run({ _id, texte });
        for (const code of lot.oublier) oublier.run({ code });
      });
    },
    lire() {
      const morceaux = Map.groupBy(
        db.select().from(tableMorceauxDeParties).all(),
        ({ code }) => code,
      );
      const lignes = db.select().from(tableParties).all();
      return lignes.map((ligne) =>
        Object.assign(ligne, { morceaux: morceaux.get(ligne.code) ?? [] }),
      );
    },
  };
}
