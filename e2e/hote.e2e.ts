/** The host's device: its keys, its wake lock, a reload in the middle of a judgement. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import {
  allerAUneQuestion,
  appuyer,
  avancerDUneEtape,
  boutonRevelerQuandMeme,
  boutonSuivant,
  attendreMomentEcoute,
} from "./support/steps.ts";
import { choisirQuizz, ouvrirRoomJusquAuxReglages, rejoindre } from "./support/soiree.ts";

const MUET = "trinquizz.muet";
const VERROUS = "test.verrous";

const lancer = async (page: Page, titre = "À table"): Promise<void> => {
  await page.getByText("Sans imprévus").click();
  await choisirQuizz(page, titre);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page).toHaveURL(/\/jeu$/);
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
};

test("F, M and S: full screen, menu and sound by keyboard; one accidental Space reveals nothing that nobody has answered", async ({
  browser,
}) => {
  const { page, code } = await ouvrirRoomJusquAuxReglages(browser);
  await rejoindre(browser, code, "Léa");
  await rejoindre(browser, code, "Tom");
  await lancer(page);
  const enGrand = () => page.evaluate(() => document.fullscreenElement !== null);
  const muet = () => page.evaluate((cle) => localStorage.getItem(cle) ?? "non", MUET);
  const menu = page.getByRole("dialog", { name: "Menu" });

  await attendreMomentEcoute(page);
  await page.keyboard.press("f");
  await expect.poll(enGrand).toBe(true);
  await page.keyboard.press("f");
  await expect.poll(enGrand).toBe(false);

  await page.keyboard.press("s");
  await expect.poll(muet).toBe("oui");
  await page.keyboard.press("m");
  await expect(menu).toBeVisible();
  // inside a dialogue, letters do not reach the screen's keys
  await page.keyboard.press("s");
  await expect(menu).toBeVisible();
  expect(await muet()).toBe("oui");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.keyboard.press("s");
  await expect.poll(muet).toBe("non");

  await allerAUneQuestion(page);
  await attendreMomentEcoute(page);
  await page.keyboard.press("Space");
  await expect(boutonRevelerQuandMeme(page)).toBeVisible();
  await attendreMomentEcoute(page);
  await page.keyboard.press("Space");
  await expect(boutonSuivant(page).first()).toBeVisible();
});

/** Counts the wake locks asked for from now on, in a browser that always grants them. */
async function compterLesVerrous(page: Page): Promise<void> {
  await page.addInitScript((cle) => {
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: (sorte: string) => {
          sessionStorage.setItem(cle, `${sessionStorage.getItem(cle) ?? ""}${sorte} `);
          return Promise.resolve({ release: () => Promise.resolve() });
        },
      },
    });
  }, VERROUS);
}

/** Makes the page hidden or visible; the browser then drops the wake lock and fires this event. */
const montrer = (page: Page, etat: DocumentVisibilityState): Promise<void> =>
  page.evaluate((etat) => {
    Object.defineProperty(document, "visibilityState", { value: etat, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, etat);

test("host and phone keep their screens on, again after each return", async ({ browser }) => {
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const lea = await rejoindre(browser, hote.code, "Léa");
  for (const [page, arrivee] of [
    [lea.page, lea.page.getByText(/au comptoir$/)],
    [hote.page, hote.page.getByRole("button", { name: "Choisir un quizz" })],
  ] as const) {
    await compterLesVerrous(page);
    await page.reload();
    await expect(arrivee).toBeVisible();
    const verrous = () =>
      page.evaluate((cle) => (sessionStorage.getItem(cle) ?? "").trim().split(" "), VERROUS);
    await expect.poll(verrous).toEqual(["screen"]);
    await montrer(page, "hidden");
    await montrer(page, "visible");
    // the return asks for a second lock, the departure for none
    await expect.poll(verrous).toEqual(["screen", "screen"]);
  }
});

test("room locale, on the host’s device alone: a refusal goes with its cause, a name that is typed and ticks survive", async ({
  browser,
}) => {
  const { page } = await ouvrirRoomJusquAuxReglages(browser);
  page.on("dialog", (dialogue) => void dialogue.accept());
  await page.getByRole("radio", { name: "Local" }).click();
  await expect(page.getByText("ROOM LOCALE")).toBeVisible();
  await choisirQuizz(page, "À table");
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  const refus = page.getByText("En local, il faut au moins un joueur non créateur");
  await expect(refus).toBeVisible();
  const champ = page.getByLabel("Pseudo du joueur");
  await champ.press("Enter");
  await expect(page.getByText("Le pseudo ne doit pas être vide.")).toBeVisible();
  await champ.fill("Nadia");
  await champ.press("Enter");
  await expect(refus).toBeHidden();
  // text in the field survives the acknowledgement of the earlier name
  await champ.fill("Hector");
  await champ.press("Enter");
  await champ.fill("Inès");
  // once acknowledged, the name is proposed by this browser on another evening
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("Hector");
  await expect(champ).toHaveValue("Inès");
  await expect(page.getByText("Hector", { exact: true }).first()).toBeVisible();
  await lancer(page);

  const voir = page.getByRole("button", { name: "Voir la réponse" });
  const versLaReponse = async () => {
    await allerAUneQuestion(page);
    await appuyer(voir);
    await expect(page.getByRole("heading", { name: "Qui avait juste" })).toBeVisible();
  };
  const coche = (pseudo: string) => page.getByRole("button", { name: `${pseudo} avait juste` });

  await versLaReponse();
  await coche("Nadia").click();
  await expect(coche("Nadia")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(coche("Nadia")).toHaveAttribute("aria-pressed", "true");
  await expect(coche("Hector")).toHaveAttribute("aria-pressed", "false");
  await appuyer(page.getByRole("button", { name: "Valider" }));
  await expect(boutonSuivant(page)).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText("Hector");
  // the ticks are kept until the room has stored them
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("jugements"))).toBeNull();

  await avancerDUneEtape(page);
  await versLaReponse();
  await expect(coche("Nadia")).toHaveAttribute("aria-pressed", "false");
});
