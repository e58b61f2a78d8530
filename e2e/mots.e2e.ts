/** Words of sixty letters without a space, wherever a title, a question, an answer or a pseudo is written. */
import { expect, test } from "@playwright/test";
import { inscrire, lier, seConnecter } from "./appui/comptes.ts";
import { verifierEntier } from "./appui/debords.ts";
import { ouvrirServeurAPart, type ServeurAPart } from "./appui/serveur-a-part.ts";
import { ouvrirRoom, rejoindre } from "./appui/soiree.ts";

const MOT = "Anticonstitutionnellementhexakosioihexekontahexaphobiquement";
const PSEUDO = "Anticonstitutionnell";
const TAILLES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

let aPart: ServeurAPart;
test.beforeAll(async () => {
  aPart = await ouvrirServeurAPart(3980);
  const [auteur, ami] = [
    await inscrire(aPart, PSEUDO),
    await inscrire(aPart, "Hippopotomonstroses"),
  ];
  lier(aPart, auteur, ami);
  aPart.base((db) => {
    db.prepare(
      `INSERT INTO quizz (_id, title, langue, createur, visibilite, officiel, aleatoireGlobal, aleatoire, tags, note, date)
       VALUES ('mot', ?, 'fr', ?, 'public', 0, 0, '[]', '["Jeux vidéo","Pop Culture","Géographie","Nourriture"]', 1234, ?)`,
    ).run(MOT, auteur, new Date().toISOString());
    for (const rang of [0, 1])
      db.prepare(
        `INSERT INTO questions (_id, quizz, position, type, text, media, options, reponse, precis, temps, liste, aleatoire)
         VALUES (?, 'mot', ?, 'choix', ?, 'question.jpeg', ?, ?, '[]', 0, '[]', 0)`,
      ).run(
        `mot-${String(rang)}`,
        rang,
        MOT,
        JSON.stringify([MOT, `${MOT}s`]),
        JSON.stringify([MOT]),
      );
  });
});
test.afterAll(() => aPart.fermer());

test("pages", async ({ page }) => {
  test.setTimeout(180_000);
  await seConnecter(page, aPart.adresse, PSEUDO);
  for (const adresse of [
    "/quizz-communaute",
    "/quizz-communaute/mot",
    "/quizz-communaute/mot/mot-0",
    `/profile/${PSEUDO}`,
    "/profile?menu=1",
    "/profile?menu=2",
    "/profile?menu=3",
    "/profile?menu=4",
    "/profile?menu=5",
    "/messagerie",
  ])
    for (const taille of TAILLES) {
      await page.setViewportSize(taille);
      await page.goto(aPart.adresse + adresse);
      await expect(page.locator("main")).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const reponses = page.getByRole("button", { name: "Voir les réponses" });
      if (await reponses.isVisible()) await reponses.click();
      await verifierEntier(page, `${adresse}, ${String(taille.width)}`);
    }
});

test("a room", async ({ browser }) => {
  test.setTimeout(180_000);
  const hote = await ouvrirRoom(browser, aPart.adresse);
  const lea = await rejoindre(browser, hote.code, "W".repeat(20), aPart.adresse);
  await rejoindre(browser, hote.code, "Tom", aPart.adresse);
  const { page } = hote;
  await page.getByRole("tab", { name: "Communautés" }).click();
  await page.getByText(MOT).first().click();
  await verifierEntier(page, "salon, slate", true);
  for (const taille of TAILLES.slice(1)) {
    await page.setViewportSize(taille);
    await expect(page.getByText(MOT).first()).toBeAttached();
    await verifierEntier(page, `salon, ${String(taille.width)}`);
    await lea.page.setViewportSize(taille);
    await expect(lea.page.getByText(MOT)).toBeVisible();
    await verifierEntier(lea.page, `salon, phone, ${String(taille.width)}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page).toHaveURL(/\/jeu$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(MOT);
  await verifierEntier(page, "question", true);
  await verifierEntier(lea.page, "question, phone", true);
});
