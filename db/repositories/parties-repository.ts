/** Games in progress, as the journal stores them: texts that this file never looks into. */
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Base } from "../connexion.ts";
import { parties, partiesFixes } from "../schema.ts";

/** What is written of one game. `fixe` null: the one already stored still holds. */
export interface EcriturePartie {
  readonly code: string;
  readonly version: number;
  readonly partie: string;
  readonly fixe: string | null;
  /** Monotonic clock of the server that saves, in milliseconds. */
  readonly instant: number;
}

export interface PartieStockee {
  readonly code: string;
  readonly version: number;
  readonly partie: string;
  /** Null when the row that should hold it is missing. */
  readonly fixe: string | null;
  readonly instant: number;
}

export interface LotParties {
  readonly ecrire: readonly EcriturePartie[];
  /** Codes of games to forget. */
  readonly oublier: readonly string[];
}

export interface PartiesRepository {
  /** Writes all of it or nothing, on disk when it returns. Throws the SQLite error. */
  enregistrer(lot: LotParties): void;
  lire(): PartieStockee[];
}

const { date: _date, ...COLONNES } = getTableColumns(parties);

export function createPartiesRepository(db: Base): PartiesRepository {
  const valeur = sql.placeholder;
  const ecrire = db
    .insert(parties)
    .values({
      code: valeur("code"),
      version: valeur("version"),
      partie: valeur("partie"),
      instant: valeur("instant"),
      date: valeur("date"),
    })
    .onConflictDoUpdate({
      target: parties.code,
      set: {
        version: sql`excluded.version`,
        partie: sql`excluded.partie`,
        instant: sql`excluded.instant`,
        date: sql`excluded.date`,
      },
    })
    .prepare();
  const ecrireFixe = db
    .insert(partiesFixes)
    .values({ code: valeur("code"), fixe: valeur("fixe") })
    .onConflictDoUpdate({ target: partiesFixes.code, set: { fixe: sql`excluded.fixe` } })
    .prepare();
  const oublier = db
    .delete(parties)
    .where(eq(parties.code, valeur("code")))
    .prepare();

  return {
    enregistrer(lot) {
      const date = new Date().toISOString();
      db.transaction(
        () => {
          for (const { fixe, ...ligne } of lot.ecrire) {
            ecrire.run({ ...ligne, date });
            if (fixe !== null) ecrireFixe.run({ code: ligne.code, fixe });
          }
          for (const code of lot.oublier) oublier.run({ code });
        },
        { behavior: "immediate" },
      );
    },
    lire: () =>
      db
        .select({ ...COLONNES, fixe: partiesFixes.fixe })
        .from(parties)
        .leftJoin(partiesFixes, eq(partiesFixes.code, parties.code))
        .all(),
  };
}
