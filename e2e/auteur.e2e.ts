/**
 * An author from a blank page to a game night: a quizz written with the keyboard, published, found, kept, played and
 * liked.
 */
import { devices, type Locator, type Page } from "@playwright/test";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, seConnecter } from "./support/comptes.ts";
import { avancerDUneEtape, boutonReveler, attendreEtapeVue } from "./support/steps.ts";
import { expect, test } from "./support/fixtures.ts";
import { composerFichierImage, composerFichierSon } from "./support/files.ts";
import { trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import type { Serveur } from "./support/server.ts";
import {
  choisirQuizz,
  entrerDansRoomParLienQr,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
  passerLeComptoir,
} from "./support/soiree.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "auteur" });

const texte = (page: Page) => page.getByRole("textbox", { name: "Question", exact: true });
const ou = (page: Page, place: string) => expect(page.getByText(place)).toBeVisible();
const { defaultBrowserType: _, ...TELEPHONE } = devices["Pixel 7"] ?? {};

function lire({ depots: { quizz, comptes } }: Serveur, id: string, pseudo: string) {
  const lu = quizz.lire(id, comptes.parPseudo(pseudo)?._id ?? null);
  if (lu === null) throw new Error(`${pseudo} has no such quizz`);
  return lu;
}

const option = (page: Page, lettre: string) =>
  page.getByRole("textbox", { name: new RegExp(`^Option ${lettre}`) });

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Cadre extends Point {
  readonly width: number;
  readonly height: number;
}
/** The position of an element, scrolled away from the bars at both ends of the screen. */
async function cadre(element: Locator): Promise<Cadre> {
  await element.evaluate((une) => une.scrollIntoView({ block: "center" }));
  const boite = await element.boundingBox();
  if (boite === null) throw new Error("nothing is drawn there");
  return boite;
}
const milieu = ({ y, height }: Cadre): number => y + height / 2;

/** Touches the screen at a point, moves the finger by [x, y], and lifts it. */
async function glisser(page: Page, de: Point, [x, y]: readonly [number, number]): Promise<void> {
  const doigt = await page.context().newCDPSession(page);
  const toucher = (type: "touchStart" | "touchMove", part: number) =>
    doigt.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: de.x + x * part, y: de.y + y * part }],
    });
  await toucher("touchStart", 0);
  for (const part of [0.3, 0.6, 1]) await toucher("touchMove", part);
  await doigt.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Dispatches the event of Ctrl+V with a picture in the clipboard. */
async function collerImage(page: Page): Promise<void> {
  const { buffer } = await composerFichierImage("plateau.png", "#e7ad3c");
  await page.evaluate(
    (octets) => {
      const donnees = new DataTransfer();
      donnees.items.add(new File([new Uint8Array(octets)], "image.png", { type: "image/png" }));
      dispatchEvent(new ClipboardEvent("paste", { clipboardData: donnees }));
    },
    [...buffer],
  );
  await expect(page.getByRole("button", { name: "Média de la question" })).toBeVisible();
}

/**
 * Writes with the keyboard a quizz of the four types, with an image, an extract, a proof and a range. Returns its id.
 */
async function ecrireAuClavier(page: Page): Promise<string> {
  const { keyboard } = page;
  await page.goto("/quizz");
  await expect(page.getByText("Aucun quizz")).toBeVisible();
  await page.getByRole("button", { name: "Ajouter" }).first().press("Enter");
  await expect(page.getByLabel("Titre du quizz")).toHaveValue("Quizz 1");
  const [, id = ""] = /\/quizz\/([\w-]+)$/.exec(page.url()) ?? [];
  await page.getByLabel("Titre du quizz").focus();
  await keyboard.press("Control+A");
  await keyboard.type("Fromages de nuit");
  await page.getByRole("button", { name: "Ajouter à la fin" }).press("Enter");

  await ou(page, "1 sur 1");
  await texte(page).focus();
  await keyboard.type("De quel lait fait-on le roquefort ?");
  await collerImage(page);
  await keyboard.press("Tab");
  await keyboard.type("Vache");
  await keyboard.press("Enter");
  await keyboard.type("Brebis");
  await keyboard.press("Control+B");
  await page.getByRole("button", { name: "Écrire la preuve" }).press("Enter");
  const dialogue = page.getByRole("dialog");
  await dialogue.getByLabel("Texte de la preuve").focus();
  await keyboard.type("Le roi des fromages est une reine.");
  await dialogue.getByRole("button", { name: "Valider" }).press("Enter");

  await keyboard.press("Control+Enter");
  await ou(page, "2 sur 2");
  await expect(texte(page)).toBeFocused();
  await keyboard.type("Qu’est-ce qui grille ?");
  // the system's file window cannot be opened in a test
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(composerFichierSon("raclette.wav"));
  await page.getByRole("button", { name: "Média de la question" }).press("Enter");
  await page.getByRole("textbox", { name: "De", exact: true }).focus();
  await keyboard.press("Control+A");
  await keyboard.type("0:00,2");
  await page.getByRole("textbox", { name: "À", exact: true }).focus();
  await keyboard.press("Control+A");
  await keyboard.type("0:00,8");
  await texte(page).focus();
  await keyboard.press("F2");
  await keyboard.press("ArrowRight");
  await keyboard.press("F2");
  await keyboard.press("Tab");
  await keyboard.type("une raclette");

  await keyboard.press("Control+Enter");
  await ou(page, "3 sur 3");
  await keyboard.type("Du plus léger au plus lourd");
  await keyboard.press("F2");
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  await keyboard.press("F2");
  await keyboard.press("Tab");
  await keyboard.type("Crottin");
  await keyboard.press("Enter");
  await keyboard.type("Brie");

  await keyboard.press("Control+Enter");
  await ou(page, "4 sur 4");
  await keyboard.type("L’addition !");
  await keyboard.press("F2");
  await keyboard.press("ArrowLeft");

  // the first two questions are shuffled together, and the quizz becomes public
  await page.getByRole("link", { name: "Retour au quizz" }).press("Enter");
  for (const numero of ["1", "2"])
    await page.getByRole("checkbox", { name: `Choisir la question ${numero}` }).press("Space");
  await page.getByRole("button", { name: "Mélanger entre elles" }).press("Enter");
  await page.getByRole("radio", { name: "Privé" }).focus();
  await keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Public" })).toBeChecked();
  await keyboard.press("Control+S");
  await expect(page.getByText("modifications non enregistrées")).toBeHidden();
  return id;
}

test("written by the keyboard, published; somebody else finds it, keeps it, plays it with two phones, and likes it", async ({
  page,
  browser,
  serveur,
}) => {
  await inscrire(serveur, "Autrice");
  await page.setViewportSize({ width: 1440, height: 900 });
  await seConnecter(page, "Autrice");
  const id = await ecrireAuClavier(page);
  expect(lire(serveur, id, "Autrice")).toMatchObject({
    title: "Fromages de nuit",
    visibilite: "public",
    aleatoire: [0, 1],
    questions: [
      {
        type: "choix",
        media: expect.stringMatching(/^[\w-]+\.png$/),
        reponse: ["Brebis"],
        preuve: { text: "Le roi des fromages est une reine." },
      },
      { type: "entree", media: expect.stringMatching(/#t=0\.2,0\.8$/), reponse: ["une raclette"] },
      { type: "ordre", reponse: ["Crottin", "Brie"] },
      { type: "rien" },
    ],
  });
  // trying a question and coming back keeps the steps of undo
  await page.getByRole("link", { name: "L’addition !" }).press("Enter");
  await page.getByRole("button", { name: "Jouer cette question" }).press("Enter");
  await expect(page).toHaveURL(/\/essai\//);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Annuler", exact: true })).toHaveAttribute(
    "aria-disabled",
    "false",
  );

  await inscrire(serveur, "Lectrice");
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  await seConnecter(hote.page, "Lectrice");
  await hote.page.goto("/quizz-communaute");
  await hote.page.getByRole("tab", { name: "Communautés" }).click();
  await hote.page.getByRole("combobox").fill("fromage nuit");
  await hote.page.getByRole("combobox").press("Enter");
  await hote.page.getByRole("button", { name: "Sauvegarder Fromages de nuit" }).click();
  await hote.page.goto("/room");
  await passerLeComptoir(hote.page);
  await hote.page.getByRole("tab", { name: "Signet" }).click();
  await choisirQuizz(hote.page, "Fromages de nuit");

  const mien = await (await browser.newContext({ locale: "fr-FR", ...TELEPHONE })).newPage();
  await seConnecter(mien, "Lectrice");
  await entrerDansRoomParLienQr(mien, hote.code, "Lectrice");
  const ami = await rejoindre(browser, hote.code, "Ami");
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  const joue = lire(serveur, id, "Autrice");
  const vues = new Set<string>();
  for (
    let etape = await attendreEtapeVue(hote.page);
    etape !== "fin";
    etape = await attendreEtapeVue(hote.page)
  ) {
    if (etape === "question") {
      const question = await trouverQuestionAffichee(mien, joue);
      vues.add(question.type);
      await repondre(mien, question, true);
      await repondre(ami.page, question, false);
      await expect(boutonReveler(hote.page)).toBeHidden();
    } else await avancerDUneEtape(hote.page);
  }
  expect(vues).toEqual(new Set(["choix", "entree", "ordre"]));
  await mien.getByRole("button", { name: "J’aime ce quizz" }).click();
  await expect.poll(() => lire(serveur, id, "Autrice").note).toBe(1);
});

test("on a phone: three questions written and one slid away by the thumb, then put in order", async ({
  browser,
  serveur,
}) => {
  const compte = await inscrire(serveur, "Usager");
  const id = ecrireQuizz(serveur, compte, { title: "Ligne 13", questions: [] });
  const contexte = await browser.newContext({
    locale: "fr-FR",
    ...TELEPHONE,
    viewport: { width: 390, height: 844 },
  });
  const page = await contexte.newPage();
  await seConnecter(page, "Usager");
  await page.goto(`/quizz/${id}`);
  await page.getByRole("button", { name: "Question", exact: true }).tap();
  for (const [rang, mot] of ["Une", "Deux", "Trois"].entries()) {
    await ou(page, `${String(rang + 1)} sur ${String(rang + 1)}`);
    await texte(page).tap();
    await page.keyboard.type(mot);
    await option(page, "A").tap();
    await page.keyboard.type("oui");
    await page.keyboard.press("Enter");
    await page.keyboard.type("non");
    await page.getByRole("button", { name: "Bonne réponse : option A" }).tap();
    if (rang < 2) await page.getByRole("button", { name: "Nouvelle" }).tap();
  }
  await page.keyboard.press("Enter");
  await page.keyboard.type("peut-être");
  await option(page, "A").tap();
  const c = await cadre(page.getByRole("listitem").filter({ has: option(page, "C") }));
  // the finger stays within the screen
  await glisser(page, { x: c.x + 36, y: milieu(c) }, [-(c.x + 34), 4]);
  await expect(page.getByRole("textbox", { name: /^Option/ })).toHaveCount(2);
  await checkAccessibility(page, "a question on a phone");

  // Chromium counts a tap right after a gesture as a part of the gesture
  await page.getByRole("link", { name: "Retour au quizz" }).click();
  await page.getByRole("button", { name: "Ranger les questions" }).click();
  const rangees = page.getByRole("region", { name: "Ranger les questions" }).getByRole("listitem");
  const [premiere, troisieme] = [await cadre(rangees.nth(0)), await cadre(rangees.nth(2))];
  await glisser(page, { x: troisieme.x + troisieme.width - 24, y: milieu(troisieme) }, [
    0,
    premiere.y - troisieme.y - 10,
  ]);
  await expect(rangees.nth(0)).toContainText("Trois");
  await page.getByRole("button", { name: "C’est rangé" }).click();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("modifications non enregistrées")).toBeHidden();
  expect(lire(serveur, id, "Usager").questions).toMatchObject([
    { text: "Trois", options: ["oui", "non"], reponse: ["oui"] },
    { text: "Une", reponse: ["oui"] },
    { text: "Deux", reponse: ["oui"] },
  ]);
  await contexte.close();
});
