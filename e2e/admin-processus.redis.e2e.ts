/** The game processes on /admin, with real ones: seen with their rooms, emptied, and put to work again. */
import { expect, test } from "@playwright/test";
import { ChaosCluster } from "../bench/chaos/cluster.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { inscrire, MOT_DE_PASSE } from "./support/comptes.ts";
import { ouvrirDepots } from "./support/server.ts";
import {
  messageDeConnexionPerdue,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

test("an administrator sees who plays, empties one whose game goes on elsewhere, and never the last", async ({
  browser,
}) => {
  const grappe = await ChaosCluster.open(2);
  try {
    const depots = ouvrirDepots(grappe.dataDir);
    await inscrire({ depots }, "Ada", { role: "admin" });
    depots.fermer();
    const hote = await ouvrirRoomJusquAuxReglages(browser, grappe.adresse);
    const lea = await rejoindre(browser, hote.code, "Léa", grappe.adresse);
    const contexte = await browser.newContext({ baseURL: grappe.adresse, locale: "fr-FR" });
    const page = await contexte.newPage();
    await page.request.post("/api/connexion", {
      data: { pseudo: "Ada", password: MOT_DE_PASSE, souvenir: false },
    });
    await page.goto("/admin");
    const lignes = page.getByRole("region", { name: "Processus" }).getByRole("listitem");
    const occupee = lignes.filter({ hasText: /1\s*partie, 1\s*écran, 1\s*téléphone/ });
    await expect(lignes).toHaveCount(2);
    await expect(occupee).toHaveCount(1);
    const celuiDe = async () => (await occupee.locator("b").textContent()) ?? "";
    const premier = await celuiDe();
    const siens = lignes.filter({ hasText: premier });

    await page.getByRole("button", { name: `Vider ${premier}` }).press("Enter");
    const question = page.getByRole("dialog", { name: `Vider ${premier}` });
    await question.getByRole("button", { name: "Le laisser jouer" }).click();
    await expect(page.getByRole("button", { name: `Vider ${premier}` })).toBeFocused();
    await page.getByRole("button", { name: `Vider ${premier}` }).press("Enter");
    await checkAccessibility(page, "emptying a process");
    await question.getByRole("button", { name: `Vider ${premier}` }).click();
    await expect(siens).toContainText("Vide : on peut l’arrêter");
    await expect(page.getByRole("button", { name: `Reprendre ${premier}` })).toBeFocused();
    await expect(occupee).toHaveCount(1);
    const second = await celuiDe();
    expect(second).not.toBe(premier);
    for (const { page: ecran } of [hote, lea])
      await expect(messageDeConnexionPerdue(ecran)).toBeHidden();
    await expect(hote.page.getByText("Léa").first()).toBeVisible();

    await page.setViewportSize({ width: 320, height: 568 });
    await checkAccessibility(page, "processes, 320 px");
    await page.getByRole("button", { name: `Vider ${second}` }).click();
    const dernier = page.getByRole("dialog", { name: `Vider ${second}` });
    await dernier.getByRole("button", { name: `Vider ${second}` }).click();
    // the refusal stays in the dialogue, since a banner would be gone too soon
    await expect(dernier.getByText(`${second} est le seul à jouer`)).toBeVisible();
    await checkAccessibility(page, "the last process is not emptied");
    await dernier.getByRole("button", { name: "Le laisser jouer" }).click();
    await expect(page.getByRole("button", { name: `Vider ${second}` })).toBeFocused();
    await page.getByRole("button", { name: `Reprendre ${premier}` }).click();
    await expect(siens).toContainText("Aucune partie");

    // old figures are marked as old, until Redis answers again
    await grappe.killRedis();
    const perime = page.getByText(/Redis ne répond pas.*ce qu’on en savait à \d{1,2}\sh\s\d\d/);
    await expect(perime).toBeVisible();
    await expect(lignes).toHaveCount(2);
    await checkAccessibility(page, "processes, Redis away");
    await page.setViewportSize({ width: 1440, height: 900 });
    await grappe.startRedis();
    await expect(perime).toBeHidden();
    for (const ouvert of [hote.contexte, lea.contexte, contexte]) await ouvert.close();
  } finally {
    await grappe.close();
  }
});
