/** The page of a quizz plays it: a visitor, then a member who bookmarks, copies and shares it. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "./support/comptes.ts";
import { rejoindre } from "./support/soiree.ts";
import { appuyer } from "./support/steps.ts";
import type { Serveur } from "./support/server.ts";

test.use({ base: "page-de-quizz" });
test.describe.configure({ mode: "serial" });

const CHOIX = {
  ...QUESTION_RIEN,
  type: "choix",
  text: "Capitale de l’Australie ?",
  options: ["Canberra", "Perth"],
  reponse: ["Canberra"],
} as const;
const ENTREE = {
  ...QUESTION_RIEN,
  type: "entree",
  text: "Et celle du Pérou ?",
  reponse: ["Lima"],
} as const;

/** A public quizz of an account: a message, then two questions. */
async function quizzDe(serveur: Serveur, pseudo: string, title: string): Promise<string> {
  const createur = await inscrire(serveur, pseudo);
  return ecrireQuizz(serveur, createur, {
    title,
    tags: ["Géographie"],
    licence: "CC BY-SA",
    questions: [
      QUESTION_RIEN,
      { ...CHOIX, options: [...CHOIX.options], reponse: [...CHOIX.reponse] },
      { ...ENTREE, reponse: [...ENTREE.reponse] },
    ],
  });
}

const bouton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a visitor opens a room with the quizz chosen, from the keyboard, and another one later", async ({
  browser,
  page,
  serveur,
}) => {
  const [un, deux] = [
    await quizzDe(serveur, "Nora", "Capitales"),
    await quizzDe(serveur, "Oscar", "D’autres capitales"),
  ];
  await page.goto(`/quizz-communaute/${un}`);
  await expect(page.getByRole("heading", { name: "Capitales" })).toBeVisible();
  await expect(bouton(page, "Signet")).toHaveCount(0);
  await expect(bouton(page, "Copier dans mes quizz")).toHaveCount(0);
  await checkAccessibility(page, "the page of a quizz, for a visitor");

  // the age question comes first, and closing it plays nothing
  await bouton(page, "Jouer").press("Enter");
  const majorite = page.getByRole("dialog", { name: "On ne sert que les adultes" });
  await expect(majorite).toBeVisible();
  await checkAccessibility(page, "the age question");
  await page.keyboard.press("Escape");
  await expect(majorite).toBeHidden();
  await expect(bouton(page, "Jouer")).toBeFocused();
  await bouton(page, "Jouer").press("Enter");
  await bouton(page, "J’ai 18 ans ou plus").press("Enter");
  await expect(page).toHaveURL(/\/room$/);
  const pied = page.getByRole("contentinfo");
  await expect(pied.getByText("Capitales", { exact: true })).toBeVisible();
  await expect(bouton(page, "Lancer")).toBeVisible();
  const room = await page.evaluate(() => localStorage.getItem("roomHote"));
  expect(room).toMatch(/^\w{6}$/);

  // in the room that is open already, without another question
  await page.goto(`/quizz-communaute/${deux}`);
  await bouton(page, "Jouer").click();
  await expect(pied.getByText("D’autres capitales", { exact: true })).toBeVisible();
  await expect(bouton(page, "Lancer")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("roomHote"))).toBe(room);
  // a reload keeps what the host chose since
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain(deux);

  // a game that runs is not left for another quizz
  for (const pseudo of ["Léa", "Tom"]) await rejoindre(browser, room ?? "", pseudo);
  await bouton(page, "Lancer").click();
  await expect(page).toHaveURL(/\/jeu$/);
  await page.goto(`/quizz-communaute/${un}`);
  await bouton(page, "Jouer").click();
  await expect(page.getByText(/Une partie est en cours dans votre room/)).toBeVisible();
  await expect(page).toHaveURL(/\/jeu$/);
});

test("a visitor tries the whole quizz alone, to its end and back; nothing of it stays", async ({
  page,
  serveur,
}) => {
  const id = await quizzDe(serveur, "Paula", "À essayer");
  await page.goto(`/quizz-communaute/${id}`);
  await bouton(page, "Essayer seul").click();
  await bouton(page, "J’ai 18 ans ou plus").click();
  await expect(page).toHaveURL(new RegExp(`/essai/${id}$`));
  await expect(page.getByText("ESSAI, RIEN N’EST COMPTÉ")).toBeVisible();
  await expect(page.getByText("Bienvenue").first()).toBeVisible();
  await appuyer(bouton(page, "Suivant"));
  await expect(page.getByText(CHOIX.text).first()).toBeVisible();
  await expect(page.getByText("Canberra")).toBeVisible();
  await checkAccessibility(page, "a quizz that is tried");
  await appuyer(bouton(page, "Voir la réponse"));
  await page.getByRole("button", { name: "Essai avait juste" }).click();
  await appuyer(bouton(page, "Valider"));
  await appuyer(bouton(page, "Suivant"));
  await expect(page.getByText(ENTREE.text).first()).toBeVisible();
  await appuyer(bouton(page, "Voir la réponse"));
  await appuyer(bouton(page, "Valider"));
  await appuyer(bouton(page, "Suivant"));
  await expect(page.getByText("1 bonne réponse sur 2")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await checkAccessibility(page, "the end of the trial, on a phone");
  await bouton(page, "Rejouer le quizz").click();
  await expect(page.getByText("Bienvenue").first()).toBeVisible();
  await page.keyboard.press("m");
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("button", { name: "Revenir au quizz" })
    .click();
  await expect(page.getByRole("heading", { name: "À essayer" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("roomHote"))).toBeNull();
  for (const table of ["parties_finies", "statistiques_questions", "historique"])
    expect(serveur.depots.compter(table), table).toBe(0);
});

test("an author shares what others may open, and nothing else", async ({ page, serveur }) => {
  const tess = await inscrire(serveur, "Tess");
  await seConnecter(page, "Tess");
  const ouvrir = async (visibilite: "prive" | "amis") =>
    page.goto(`/quizz-communaute/${ecrireQuizz(serveur, tess, { title: "À moi", visibilite })}`);
  const servie = await ouvrir("prive");
  expect(await servie?.text()).not.toContain("og:title");
  await expect(bouton(page, "Jouer")).toBeVisible();
  await expect(bouton(page, "Copier dans mes quizz")).toBeVisible();
  await expect(bouton(page, "Partager")).toHaveCount(0);
  await ouvrir("amis");
  await bouton(page, "Partager").click();
  await expect(
    page.getByText("Seuls vos amis pourront l’ouvrir, une fois connectés."),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: "Ardoise du quizz À moi" })).toHaveCount(0);
});

test("a member bookmarks, copies and shares a quizz", async ({ page, context, serveur }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // a browser with the system's sheet, as phones have
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (quoi: unknown) => sessionStorage.setItem("envoye", JSON.stringify(quoi)),
    });
  });
  const id = await quizzDe(serveur, "Rania", "À garder");
  const samir = await inscrire(serveur, "Samir");
  await seConnecter(page, "Samir");
  await page.setViewportSize({ width: 320, height: 640 });
  const servie = await page.goto(`/quizz-communaute/${id}`);
  expect(await servie?.text()).toContain('property="og:title" content="À garder"');
  expect(await servie?.text()).not.toContain("Canberra");
  const [, image = ""] = /og:image" content="([^"]*)"/.exec((await servie?.text()) ?? "") ?? [];
  // a redirection would lead to the logo
  const dessinee = await page.request.get(new URL(image).pathname, { maxRedirects: 0 });
  expect([dessinee.status(), dessinee.headers()["content-type"]]).toEqual([200, "image/png"]);

  const signet = bouton(page, "Signet");
  await expect(signet).toHaveAttribute("aria-pressed", "false");
  await signet.press("Enter");
  await expect(signet).toHaveAttribute("aria-pressed", "true");
  await checkAccessibility(page, "the page of a quizz, for a member, at 320 px");
  await page.reload();
  await expect(signet).toHaveAttribute("aria-pressed", "true");

  await bouton(page, "Partager").press("Enter");
  const partage = page.getByRole("dialog", { name: "Partager ce quizz" });
  const lien = partage.getByLabel("Lien");
  await expect(lien).toHaveValue(new RegExp(`^http://.+/quizz-communaute/${id}$`));
  await expect(partage.getByRole("img", { name: "Code QR du quizz À garder" })).toBeVisible();
  const ardoise = partage.getByRole("img", { name: "Ardoise du quizz À garder" });
  await expect.poll(() => ardoise.evaluate((img) => Reflect.get(img, "naturalWidth"))).toBe(1200);
  await checkAccessibility(page, "the dialog that shares a quizz");
  await partage.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page.getByText("Lien copié")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await lien.inputValue());
  await partage.getByRole("button", { name: "Envoyer à quelqu’un" }).click();
  const envoye = () => page.evaluate(() => sessionStorage.getItem("envoye"));
  await expect
    .poll(envoye)
    .toBe(JSON.stringify({ title: "À garder", url: await lien.inputValue() }));
  await page.keyboard.press("Escape");
  await expect(bouton(page, "Partager")).toBeFocused();

  await bouton(page, "Copier dans mes quizz").click();
  await expect(page).toHaveURL(/\/quizz\/\w+$/);
  await expect(page.locator("link[rel=canonical], meta[name^=twitter]")).toHaveCount(0);
  await expect(page.locator("meta[name=description]")).toHaveAttribute(
    "content",
    "Le quizz qui trinque : une ardoise, des amis, des gorgées.",
  );
  const copie = page.url().split("/").at(-1) ?? "";
  expect(serveur.depots.quizz.lire(copie, samir)).toMatchObject({
    title: "À garder (copie)",
    createur: samir,
    visibilite: "prive",
    auteur: "Rania",
    licence: "CC BY-SA",
    questions: [{ text: "Bienvenue" }, { text: CHOIX.text }, { text: ENTREE.text }],
  });
});
