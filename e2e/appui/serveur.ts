/** A server of its own for a test that writes the database: its own port, its own data, gone at the end. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { expect } from "@playwright/test";
import Database from "better-sqlite3";
import { MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import { portLibre } from "../../scripts/port-libre.ts";

export interface ServeurAPart {
  readonly adresse: string;
  /** Its data folder: the database, the media, the mails it wrote. */
  readonly donnees: string;
  /** Writes to its database, or reads it, while it runs. */
  readonly base: <T>(faire: (db: Database.Database) => T) => T;
  /** The deck of the games to come is this imprévu alone. */
  readonly seulImprevu: (id: string, texte?: string, suite?: string) => void;
  readonly fermer: () => Promise<void>;
}

export async function ouvrirServeurAPart(): Promise<ServeurAPart> {
  const port = await portLibre();
  const donnees = mkdtempSync(join(tmpdir(), "trinquizz-a-part-"));
  const adresse = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: donnees,
    LOG_LEVEL: "error",
  };
  const serveur = spawn(process.execPath, ["server.ts"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const vivant = () =>
    fetch(`${adresse}/api/sante`).then(
      ({ ok }) => ok,
      () => false,
    );
  const fermer = async () => {
    if (serveur.exitCode === null && serveur.signalCode === null) {
      const fini = once(serveur, "exit");
      serveur.kill("SIGTERM");
      await fini;
    }
    rmSync(donnees, { recursive: true, force: true });
  };
  try {
    await expect.poll(vivant, { timeout: 40_000 }).toBe(true);
  } catch (erreur) {
    // it would answer the next test, on data that are not its own
    await fermer();
    throw erreur;
  }
  const base = <T>(faire: (db: Database.Database) => T): T => {
    const fichier = readdirSync(donnees).find((nom) => /\.(db|sqlite)$/.test(nom));
    if (fichier === undefined) throw new Error(`no database in ${donnees}`);
    const db = new Database(join(donnees, fichier));
    try {
      return faire(db);
    } finally {
      db.close();
    }
  };
  return {
    adresse,
    donnees,
    base,
    seulImprevu: (id, texte = id, suite) =>
      base((db) => {
        db.prepare("DELETE FROM imprevus").run();
        db.prepare(
          `INSERT INTO imprevus (_id, position, text, media, rare, culSec, suite, liste)
           VALUES (?, 0, ?, ?, 0, 0, ?, '[]')`,
        ).run(
          id,
          texte,
          MEDIA_IMPREVU_DEFAUT,
          suite === undefined ? null : JSON.stringify({ media: "", text: suite }),
        );
      }),
    fermer,
  };
}
