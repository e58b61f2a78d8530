/** The same rules as on the site, from the machine. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readServerConfig } from "#config";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createActesDeModerationRepository } from "#db/repositories/moderation/actes.ts";
import { createDecisionsDeModeration } from "#db/repositories/moderation/decisions.ts";
import { createFichesDeComptesPourModerateurs } from "#db/repositories/moderation/fiches.ts";
import { createSessionRepository } from "#db/repositories/session-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "#db/test/banc.ts";
import { lireAdresseDeContenu } from "./contenus.ts";
import { ADMIN_USAGE } from "./machine.ts";
import { executeAdminCommand, type AdminCommand } from "./commands.ts";

async function bancOrdres() {
  const { db, dossierDonnees } = await creerBaseDeTest();
  const lecture = readServerConfig({ DATA_DIR: dossierDonnees, LOG_LEVEL: "silent" });
  if (!lecture.ok) throw new Error(lecture.message);
  const lea = creerCompteEnBase(db, "Lea", { role: "admin" });
  vi.spyOn(console, "error").mockReturnValue();
  const dire = (ordre: AdminCommand) =>
    executeAdminCommand(db, lecture.config, { pseudo: "lea", ...ordre });
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
  // the log tells a lifted measure apart from one that was taken
  expect(
    (await dire({ journal: true })).message.split("\n").map((ligne) => ligne.split("  ")[2]),
  ).toEqual(["lever suspendre", "suspendre", "ouvrir"]);
  const { actes } = createActesDeModerationRepository(db).lister({ page: 0 });
  expect(actes.map(({ genre, par }) => [genre, par])).toEqual([
    ["lever", null],
    ["mesure", null],
    ["ouvrir", null],
  ]);
});

test("a contested measure is not said to be lifted: its contestation is to be answered", async () => {
  const { db, lea, dire, lire } = await bancOrdres();
  await dire({ suspendre: "30", raison: "Compte volé." });
  const [mesure] = createFichesDeComptesPourModerateurs(db).mesuresDe(lea);
  if (mesure === undefined) throw new Error("no measure");
  createDecisionsDeModeration(db).contester(
    mesure._id,
    { compte: lea, token: undefined },
    "Pas moi.",
  );
  const { ok, message } = await dire({ lever: true });
  expect(ok).toBe(false);
  expect(message).toContain(`affaire ${String(mesure.affaire)}`);
  expect(lire()?.suspendu).not.toBeNull();
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
    expect([ok, message.endsWith(ADMIN_USAGE)]).toEqual([false, true]);
    expect(lire()?.suspendu).toBeNull();
  },
);

test.each([
  ["http://localhost:3000/quizz-communaute/abc", { quizz: "abc", question: null }],
  ["https://bar.fr/quizz-communaute/abc/def?x=1#y", { quizz: "abc", question: "def" }],
  ["/quizz/abc", { quizz: "abc", question: null }],
  ["abc", { quizz: "abc", question: null }],
])("%s is what is meant", (adresse, contenu) => {
  expect(lireAdresseDeContenu(adresse)).toEqual(contenu);
});

test("hides and deletes contents, with a reason that their author reads; marks them Officiel; all in the log", async () => {
  const { db, lea, dire } = await bancOrdres();
  const depot = createQuizzRepository(db);
  const questions = [QUESTION_RIEN, { ...QUESTION_RIEN, text: "De trop" }];
  const creer = (title: string, visibilite: "public" | "prive") =>
    depot.creer({
      title,
      visibilite,
      createur: lea,
      questions,
      tags: [],
      aleatoireGlobal: false,
      aleatoire: [],
      officiel: false,
    });
  const [tetes, secret] = [creer("Têtes", "public"), creer("Secret", "prive")];
  const sur = (contenu: string, ordre: AdminCommand) =>
    dire({ pseudo: undefined, contenu, ...ordre });
  expect((await sur("inconnu", { masquer: true, raison: "Non." })).ok).toBe(false);
  expect((await sur(tetes, { raison: "Non." })).message).toMatch(/^Dites qu’en faire/);
  expect((await sur(tetes, { masquer: true })).message).toContain("Écrivez la raison");
  expect((await sur(secret, { officiel: "oui" })).ok).toBe(false);
  expect(await sur(tetes, { officiel: "oui" })).toMatchObject({ ok: true });
  expect(await sur(tetes, { officiel: "non" })).toMatchObject({ ok: true });
  const question = depot.lire(tetes, lea)?.questions[1]?._id ?? "";
  const page = `http://localhost:3000/quizz-communaute/${tetes}/${question}`;
  expect(await sur(page, { effacer: true, raison: "Une adresse." })).toMatchObject({ ok: true });
  expect(depot.lire(tetes, lea)?.questions.map(({ text }) => text)).toEqual([QUESTION_RIEN.text]);
  expect(await sur(tetes, { masquer: true, raison: "Le reste aussi." })).toMatchObject({
    ok: true,
  });
  expect(depot.lire(tetes, lea)?.masque).toBe(true);
  expect(await sur(secret, { effacer: true, raison: "Signalé par mail." })).toMatchObject({
    ok: true,
  });
  expect(depot.lire(secret, lea)).toBeNull();
  expect(createSocialRepository(db).lister(lea, "recus")).toHaveLength(3);
  const { actes } = createActesDeModerationRepository(db).lister({ page: 0 });
  expect(actes.map(({ genre, mesure }) => mesure ?? genre)).toEqual([
    "supprimer",
    "consulter",
    "ouvrir",
    "masquer",
    "ouvrir",
    "supprimer",
    "ouvrir",
    "nonOfficiel",
    "officiel",
  ]);
});

test("deletes a description, and changes the words", async () => {
  const { db, lea, dire, lire } = await bancOrdres();
  createCompteRepository(db).changer(lea, { description: "Je vends des codes." });
  expect((await dire({ effacer: true, raison: "Publicité." })).ok).toBe(true);
  expect(lire()?.description).toBe("");
  const sans = (ordre: AdminCommand) => dire({ pseudo: undefined, ...ordre });
  expect(await sans({ interdire: "Flûte" })).toEqual({
    ok: true,
    message: "«\u00A0Flûte\u00A0» est interdit.",
  });
  expect((await sans({ interdire: "FLUTE" })).message).toBe("Ce mot est déjà dans la liste.");
  expect((await sans({ mots: true })).message.split("\n")).toContain("Flûte");
  expect((await sans({ permettre: "flute" })).ok).toBe(true);
  expect((await sans({ permettre: "flute" })).ok).toBe(false);
  expect((await sans({ interdire: "deux mots" })).ok).toBe(false);
});
