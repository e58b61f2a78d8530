/** The command as it is typed, on a database of its own. */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { baseDeTest, compteEnBase, dossierTemporaire } from "#db/test/banc.ts";

function admin(DATA_DIR: string, ...mots: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/admin.ts", ...mots], {
    env: { ...process.env, DATA_DIR },
    encoding: "utf8",
  });
  return [status, (stdout + stderr).trim()];
}

test("promotes a confirmed account, whatever the case of its pseudo", async () => {
  const { db, dossierDonnees } = await baseDeTest();
  const lea = compteEnBase(db, "Lea");
  expect(admin(dossierDonnees, "lea")).toEqual([0, "Lea est maintenant administrateur."]);
  expect(createCompteRepository(db).lire(lea)?.role).toBe("admin");
});

test("says in one line what is missing", async () => {
  const { dossierDonnees } = await baseDeTest();
  expect(admin(dossierDonnees)).toEqual([1, "Donnez un pseudo : npm run admin -- Margaux"]);
  expect(admin(dossierDonnees, "Zoe")[1]).toContain("Aucun compte ne s’appelle Zoe.");
  expect(admin(dossierTemporaire(), "Lea")[1]).toContain("Aucune base ici");
});
