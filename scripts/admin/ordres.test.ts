/** The same rules as on the site, from the machine. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { lireConfig } from "#config";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createActes } from "#db/repositories/moderation/actes.ts";
import { createSessionRepository } from "#db/repositories/session-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { baseDeTest, compteEnBase } from "#db/test/banc.ts";
import { MODE_D_EMPLOI, obeir, type Ordre } from "./ordres.ts";

async function bancOrdres() {
  const { db, dossierDonnees } = await baseDeTest();
  const lecture = lireConfig({ DATA_DIR: dossierDonnees, LOG_LEVEL: "silent" });
  if (!lecture.ok) throw new Error(lecture.message);
  const lea = compteEnBase(db, "Lea", { role: "admin" });
  vi.spyOn(console, "error").mockReturnValue();
  const dire = (ordre: Ordre) => obeir(db, lecture.config, { pseudo: "lea", ...ordre });
  const lire = () => createCompteRepository(db).lire(lea);
  return { db, dossierDonnees, lea, dire, lire };
}

test("suspends anybody, an administrator too, with a reason that they get by mail; then gives way", async () => {
  const { db, dossierDonnees, lea, dire, lire } = await bancOrdres();
  const secret = createSessionRepository(db).ouvrir(lea, false);
  expect(await dire({ suspendre: "30" })).toEqual({
    ok: false,
    message: expect.stringContaining("Écrivez la raison"),
  });
  const { ok, message } = await dire({ suspendre: "30", raison: "Compte volé." });
  expect([ok, message]).toEqual([true, expect.stringMatching(/^C’est fait pour Lea jusqu’au /)]);
  expect(lire()?.suspendu).not.toBeNull();
  expect(createSessionRepository(db).lire(secret)).toBeNull();
  expect(readdirSync(join(dossierDonnees, "mails"))).toHaveLength(1);
  expect(createSocialRepository(db).lister(lea, "recus")[0]?.text).toContain("Compte volé.");
  expect(await dire({ lever: true })).toEqual({ ok: true, message: "Lea est libre de sa mesure." });
  expect(lire()?.suspendu).toBeNull();
  expect((await dire({ lever: true })).ok).toBe(false);
  const { actes } = createActes(db).lister({ page: 0 });
  expect(actes.map(({ genre, par }) => [genre, par])).toEqual([
    ["lever", null],
    ["mesure", null],
    ["ouvrir", null],
  ]);
});

test("gives and takes roles, and says it in the log", async () => {
  const { dire, lire } = await bancOrdres();
  expect((await dire({ role: "moderator" })).message).toBe("Lea est maintenant de la modération.");
  expect(lire()?.role).toBe("moderator");
  expect((await dire({ role: "chef" })).ok).toBe(false);
  expect((await dire({ journal: true })).message).toMatch(
    / {2}la machine {2}role {2}Lea {2}moderator$/,
  );
});

test("stops somebody from publishing, and deletes an account whole", async () => {
  const { dire, lire } = await bancOrdres();
  expect((await dire({ "ne-plus-publier": "7", raison: "Publicité." })).ok).toBe(true);
  expect(lire()?.sansPublier).not.toBeNull();
  expect(await dire({ supprimer: true, raison: "Faux compte." })).toEqual({
    ok: true,
    message: "Le compte Lea est supprimé.",
  });
  expect(lire()).toBeNull();
});

test.each([{ suspendre: "beaucoup" }, { suspendre: "-3" }, { "ne-plus-publier": "0" }])(
  "%j is explained",
  async (ordre) => {
    const { dire, lire } = await bancOrdres();
    const { ok, message } = await dire({ ...ordre, raison: "Parce que." });
    expect([ok, message.endsWith(MODE_D_EMPLOI)]).toEqual([false, true]);
    expect(lire()?.suspendu).toBeNull();
  },
);
