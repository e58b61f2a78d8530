/** Whether the database answers. */
import { sql } from "../drizzle.ts";
import type { Base } from "../connection.ts";

export interface SanteRepository {
  /** Reads a page of the file. Throws the SQLite error. */
  sonder(): void;
}

export function createSanteRepository(db: Base): SanteRepository {
  return { sonder: () => void db.get(sql`select count(*) from sqlite_master`) };
}
