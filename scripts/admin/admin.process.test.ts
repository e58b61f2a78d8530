/** `npm run admin` as it is typed, on a database of its own. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { composeDatabaseFilePath } from "#db/connection.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createActesDeModerationRepository } from "#db/repositories/moderation/actes.ts";
import { createMotsInterditsAvecJournal } from "#db/repositories/moderation/mots.ts";
import { creerBaseDeTest, creerCompteEnBase, creerDossierTemporaire } from "#db/test/banc.ts";
import { ADMIN_USAGE } from "./machine.ts";
import { lockDataFolder } from "#db/data-folder-lock.ts";

function admin(DATA_DIR: string, ...mots: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/admin/admin.ts", ...mots],
    {
      env: { ...process.env, DATA_DIR },
      encoding: "utf8",
    },
  );
  return [status, (stdout + stderr).trim()];
}

test("promotes a confirmed account, whatever the case of its pseudo", async () => {
  const { db, dossierDonnees } = await creerBaseDeTest();
  const lea = creerCompteEnBase(db, "Lea");
  expect(admin(dossierDonnees, "lea")).toEqual([0, "Lea est maintenant administrateur."]);
  expect(createCompteRepository(db).lire(lea)?.role).toBe("admin");
});

test("beside a server that has the data folder", async () => {
  const { db, dossierDonnees } = await creerBaseDeTest();
  creerCompteEnBase(db, "Lea");
  onTestFinished(lockDataFolder(dossierDonnees).rendre);
  expect(admin(dossierDonnees, "lea")[0]).toBe(0);
});

test("says in French what it may be asked", () => {
  for (const mot of ["--help", "--aide"])
    expect(admin(creerDossierTemporaire(), mot)).toEqual([0, ADMIN_USAGE]);
  // an unknown option is answered with the same help, and fails
  expect(admin(creerDossierTemporaire(), "--exploser")).toEqual([1, ADMIN_USAGE]);
});

test("says in one line what is missing", async () => {
  const { dossierDonnees } = await creerBaseDeTest();
  expect(admin(dossierDonnees)).toEqual([1, "Donnez un pseudo\u00A0: npm run admin -- Margaux"]);
  expect(admin(dossierDonnees, "Zoe")[1]).toContain("Aucun compte ne s’appelle Zoe.");
  expect(admin(creerDossierTemporaire(), "Lea")[1]).toContain("Aucune base ici");
  const abimee = creerDossierTemporaire();
  writeFileSync(composeDatabaseFilePath(abimee), "ceci n’est pas une base ".repeat(100));
  expect(admin(abimee, "Lea")).toEqual([1, expect.stringMatching(/^La base .* est abîmée\..*$/)]);
});

test("words too many name nobody, and do nothing by halves", async () => {
  const { db, dossierDonnees } = await creerBaseDeTest();
  const margaux = creerCompteEnBase(db, "Margaux");
  for (const [mots, dit] of [
    [["Margaux", "Dupont"], "Un pseudo s’écrit en un seul mot"],
    [["Margaux", "--suspendre", "30", "--raison", "bien", "trop"], "De trop\u00A0: trop."],
    [["--interdire", "deux", "mots"], "De trop\u00A0: mots."],
    [["vider"], "npm run admin -- vider jeu2"],
    [["viderr", "jeu2"], "npm run admin -- vider jeu2"],
  ] as const)
    expect(admin(dossierDonnees, ...mots)).toEqual([1, expect.stringContaining(dit)]);
  expect(createCompteRepository(db).lire(margaux)?.role).toBe("user");
  expect(createActesDeModerationRepository(db).lister({ page: 0 }).actes).toEqual([]);
  expect(createMotsInterditsAvecJournal(db).interdire("deux", null)).toBe("ajoute");
});
