import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "./drizzle.ts";
import { expect, test } from "vitest";
import { ajouterMotsInterditsDeDepart } from "./seed.ts";
import { createMotsInterditsRepository } from "./repositories/moderation/mots.ts";
import { creerBaseDeTest, creerDossierTemporaire } from "./test/banc.ts";

test("words get back the accents they were kept without; one that was taken out stays out", async () => {
  const { db } = await creerBaseDeTest();
  db.run(sql`delete from mots`);
  const dossier = join(creerDossierTemporaire(), "contenu");
  mkdirSync(dossier, { recursive: true });
  const apporter = (...mots: readonly string[]) => {
    writeFileSync(join(dossier, "mots.json"), JSON.stringify(mots));
    return ajouterMotsInterditsDeDepart(db, dossier);
  };
  await apporter("flute", "zut");
  const mots = createMotsInterditsRepository(db);
  mots.retirer("zut");
  // unwanted words as versions before accents stored them
  db.run(sql`update mots set ecrit = null`);
  expect(mots.lister()).toEqual(["flute"]);
  await apporter("Flûte", "zût", "mince");
  expect(mots.lister()).toEqual(["Flûte", "mince"]);
  expect(mots.ajouter("FLÛTE")).toBe("deja");
  await apporter("flute", "zut", "mince");
  expect(mots.lister()).toEqual(["Flûte", "mince"]);
});
