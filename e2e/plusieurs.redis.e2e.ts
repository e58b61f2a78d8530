/**
 * A game on several processes behind one address: when its process is stopped, killed or frozen, the host and the phones
 * find the game again by themselves. `npm run secousse:cluster` does the same with sixty games and figures.
 */
import { expect, test } from "@playwright/test";
import { createRedisStore } from "#server/several-processes/redis/redis-store.ts";
import { ChaosCluster } from "../bench/chaos/cluster.ts";
import { allerAUneQuestion, boutonReveler } from "./support/steps.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import { watchConsole, withoutNetworkErrors } from "./support/console.ts";
import {
  choisirQuizz,
  messageDeConnexionPerdue,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

const TITRE = "La langue de Molière";

test("a game outlives its Redis, goes from a killed process to another, then to a third that is told to stop, and to its end", async ({
  browser,
  playwright,
}) => {
  const grappe = await ChaosCluster.open(3);
  const store = createRedisStore(grappe.urlRedis, () => {});
  try {
    await store.open();
    const request = await playwright.request.newContext({ baseURL: grappe.adresse });
    const joue = await lireQuizzOfficiel(request, TITRE);
    const hote = await ouvrirRoomJusquAuxReglages(browser, grappe.adresse);
    const lea = await rejoindre(browser, hote.code, "Léa", grappe.adresse);
    const tom = await rejoindre(browser, hote.code, "Tom", grappe.adresse);
    const ecrans = [hote, lea, tom];
    const plaintes: (readonly string[])[] = [];
    for (const { contexte } of ecrans) plaintes.push(await watchConsole(contexte));
    const processus = async () => {
      let id = "";
      // this test's own line to Redis may come back later than those of the games
      await expect(async () => {
        id = (await store.holder(hote.code))?.processId.split(".")[0] ?? "";
      }).toPass();
      return id;
    };
    await choisirQuizz(hote.page, joue.title);
    await hote.page.getByText("Sans imprévus").click();
    await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
    await allerAUneQuestion(hote.page);
    const question = await trouverQuestionAffichee(lea.page, joue);
    // without Redis the game goes on, but answers are not acknowledged
    await grappe.killRedis();
    await repondre(lea.page, question, true);
    await expect(lea.page.getByText("C’est envoyé")).toBeVisible();
    await expect(lea.page.getByText("On joue sans filet")).toBeVisible();
    await grappe.startRedis();
    await expect(lea.page.getByText("C’est noté")).toBeVisible();
    await expect(lea.page.getByText("On joue sans filet")).toBeHidden();

    const premier = await processus();
    await grappe.signal(premier, "SIGKILL");
    for (const { page } of ecrans) await expect(messageDeConnexionPerdue(page)).toBeVisible();
    for (const { page } of ecrans) await expect(messageDeConnexionPerdue(page)).toBeHidden();
    const deuxieme = await processus();
    expect(deuxieme).not.toBe(premier);
    // the acknowledged answer has survived
    await expect(lea.page.getByText("C’est noté")).toBeVisible();
    await expect(hote.page.getByText(/^1\s*\/\s*2$/).first()).toBeVisible();

    await grappe.signal(deuxieme, "SIGTERM");
    await expect.poll(processus).not.toBe(deuxieme);
    for (const { page } of ecrans) await expect(messageDeConnexionPerdue(page)).toBeHidden();

    // a reloaded phone does not know the path of the process, which the door tells; the step waits for Tom meanwhile
    await lea.page.reload();
    await expect(lea.page.getByText("C’est noté")).toBeVisible();
    await repondre(tom.page, question, true);
    await expect(boutonReveler(hote.page)).toBeHidden();
    for (const { page } of [lea, tom])
      await expect(page.getByText("Bonne réponse", { exact: true })).toBeVisible();
    // these redirections leave no message in the console
    expect(withoutNetworkErrors(plaintes.flat())).toEqual([]);
    for (const { contexte } of ecrans) await contexte.close();
    await request.dispose();
  } finally {
    store.close();
    await grappe.close();
  }
});
