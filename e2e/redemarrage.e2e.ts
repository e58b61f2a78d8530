/** The server is killed or stopped in the middle of a question and started again: all find their game by themselves. */
import { allerAUneQuestion, boutonReveler } from "./appui/deroule.ts";
import { expect, test } from "./appui/essai.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "./appui/reponses.ts";
import { choisirQuizz, ligneCoupee, ouvrirRoom, rejoindre } from "./appui/soiree.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "redemarrage" });

/** Its first question has all the time in the world: a timed one may be over before the server has come back. */
const TITRE = "La langue de Molière";

test("a killed server brings its rooms back", async ({ browser, request, serveur }) => {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const hote = await ouvrirRoom(browser);
  const lea = await rejoindre(browser, hote.code, "Léa");
  const tom = await rejoindre(browser, hote.code, "Tom");
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByText("Sans imprévus").click();
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);
  const question = await questionAffichee(lea.page, joue);
  await repondre(lea.page, question, true);
  await expect(lea.page.getByText("C’est noté")).toBeVisible();

  await serveur.arreter("SIGKILL");
  for (const { page } of [hote, lea, tom]) await expect(ligneCoupee(page)).toBeVisible();
  await serveur.relancer();

  // nobody touches anything: the pages come back on their own, with the answer that was acknowledged
  for (const { page } of [hote, lea, tom]) await expect(ligneCoupee(page)).toBeHidden();
  await expect(hote.page.getByText(/^1\s*\/\s*2$/).first()).toBeVisible();
  await repondre(tom.page, question, true);
  await expect(boutonReveler(hote.page)).toBeHidden();
  await expect(lea.page.getByText("Bonne réponse", { exact: true })).toBeVisible();
  await expect(tom.page.getByText("Bonne réponse", { exact: true })).toBeVisible();
});

test("a server that is stopped again and again sends none of four screens home", async ({
  browser,
  request,
  serveur,
}) => {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const hote = await ouvrirRoom(browser);
  const telephones = [];
  for (const pseudo of ["Léa", "Tom", "Zineb"])
    telephones.push(await rejoindre(browser, hote.code, pseudo));
  const ecrans = [hote, ...telephones];
  const chezSoi: string[] = [];
  for (const { page } of ecrans)
    page.on("framenavigated", (cadre) => {
      if (new URL(cadre.url()).pathname === "/") chezSoi.push(cadre.url());
    });
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);

  for (let arret = 0; arret < 3; arret++) {
    await serveur.arreter("SIGTERM");
    await serveur.relancer();
    for (const { page } of ecrans) await expect(ligneCoupee(page)).toBeHidden();
    await expect(boutonReveler(hote.page)).toBeVisible();
  }
  // all four are really back: the phones answer, the host's screen reveals
  const question = await questionAffichee(telephones[0]?.page ?? hote.page, joue);
  for (const { page } of telephones) await repondre(page, question, true);
  await expect(boutonReveler(hote.page)).toBeHidden();
  for (const { page } of telephones)
    await expect(page.getByText("Bonne réponse", { exact: true })).toBeVisible();
  expect(chezSoi).toEqual([]);
});
