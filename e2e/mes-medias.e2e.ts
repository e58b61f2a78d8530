/**
 * One's own files: sent with a progress bar, found, renamed, replaced, deleted once no quizz uses them.
 */
import { Buffer } from "node:buffer";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  CONSEILS_FICHIER_REFUSE,
  reponseMesMedias,
  PHRASE_APNG_SANS_ANIMATION,
  PHRASES_MEDIA,
} from "#contracts/medias.ts";
import { checkAxe, checkOverflow } from "./support/accessibility.ts";
import {
  ecrireQuizz,
  inscrire,
  MOT_DE_PASSE,
  QUESTION_RIEN,
  seConnecter,
} from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import {
  type FichierPourInput,
  composerFichierImage,
  heicPhoto,
  photoImmense,
  pngAnime,
  composerFichierSon,
} from "./support/files.ts";
import type { Serveur } from "./support/server.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "mes-medias" });

let numero = 0;
async function ouvrir(page: Page, serveur: Serveur) {
  const pseudo = `Iconographe${String((numero += 1))}`;
  const compte = await inscrire(serveur, pseudo);
  await seConnecter(page, pseudo);
  await page.goto("/quizz");
  await page.getByRole("link", { name: "Mes médias" }).click();
  await expect(page.getByText("Rien encore.")).toBeVisible();
  return { compte, pseudo };
}
const envoyer = async (page: Page, fichiers: readonly FichierPourInput[]) =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([...fichiers]);
const vignettes = (page: Page) => page.getByRole("list", { name: "Mes fichiers" });
const vignette = (page: Page, titre: string) =>
  vignettes(page).getByRole("button", { name: new RegExp(titre) });
const lire = async (page: Page) =>
  reponseMesMedias.parse(await (await page.request.get("/api/medias")).json());

test("sent, sorted, looked for, renamed, and deleted", async ({ page, serveur }) => {
  await ouvrir(page, serveur);
  await expect(page.getByRole("region", { name: "Place prise" })).toContainText(/^0\so sur 1\sGo/);
  await checkAxe(page, "nothing yet");
  await envoyer(page, [
    await composerFichierImage("plateau.png", "#e7ad3c"),
    composerFichierSon("raclette.wav"),
  ]);
  await expect(vignettes(page).getByRole("button")).toHaveCount(2);
  await expect(page.getByRole("list", { name: "Envois" })).toBeHidden();
  await expect(vignette(page, "plateau")).toContainText("jamais servi");
  await expect(page.getByRole("region", { name: "Place prise" })).toContainText("Images");
  await page.getByRole("tab", { name: "Sons" }).click();
  await expect(vignettes(page).getByRole("button")).toHaveText([/raclette/]);
  await page.getByRole("tab", { name: /^Jamais servis/ }).click();
  await page.getByRole("searchbox").fill("PLAT");
  await expect(vignettes(page).getByRole("button")).toHaveText([/plateau/]);

  await vignette(page, "plateau").click();
  const detail = page.getByRole("region", { name: /^Fichier / });
  await expect(detail).toContainText(/160\s×\s100/);
  await detail.getByRole("button", { name: "Renommer" }).click();
  await detail.getByLabel("Titre du fichier").fill(" ");
  await expect(detail.getByText("Donnez un titre à ce fichier.")).toBeVisible();
  await detail.getByLabel("Titre du fichier").fill("Plateau du dimanche");
  await detail.getByLabel("Titre du fichier").press("Enter");
  await expect(detail.getByRole("heading", { name: "Plateau du dimanche" })).toBeVisible();
  await expect(detail.getByRole("button", { name: "Renommer" })).toBeFocused();
  await checkAxe(page, "detail");
  const telecharge = page.waitForEvent("download");
  await detail.getByRole("link", { name: "Télécharger" }).click();
  expect((await telecharge).suggestedFilename()).toBe("Plateau du dimanche.png");

  await detail.getByRole("button", { name: "Fermer le détail" }).press("Enter");
  await expect(detail).toBeHidden();
  await expect(vignette(page, "Plateau du dimanche")).toBeFocused();
  await page.keyboard.press("Enter");
  await detail.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Aucun fichier de cette sorte ou de ce nom.")).toBeVisible();
  // the deleted file had the focus, which stays among the files
  await expect(page.locator("*:focus").filter({ hasText: "Aucun fichier" })).toBeAttached();
  expect((await lire(page)).medias.map(({ titre }) => titre)).toEqual(["raclette"]);
});

test("one that questions show: where, not deleted, replaced everywhere by a new one", async ({
  page,
  serveur,
}) => {
  const { compte } = await ouvrir(page, serveur);
  await envoyer(page, [await composerFichierImage("avant.png", "#66bdf0")]);
  await expect(vignette(page, "avant")).toBeVisible();
  const [{ nom } = { nom: "" }] = (await lire(page)).medias;
  const id = ecrireQuizz(serveur, compte, {
    title: "Fromages",
    questions: [
      { ...QUESTION_RIEN, text: "Bienvenue" },
      { ...QUESTION_RIEN, text: "Lequel n’existe pas ?", media: nom },
    ],
  });
  await page.reload();
  await expect(vignette(page, "avant")).toContainText(/1\squestion$/);
  await vignette(page, "avant").click();
  const detail = page.getByRole("region", { name: /^Fichier / });
  await expect(detail.getByRole("listitem")).toHaveText([/Question 2.*existe pas\s\?Fromages/]);
  const supprimer = detail.getByRole("button", { name: "Supprimer" });
  await expect(supprimer).toBeDisabled();
  await expect(supprimer).toHaveAccessibleDescription(
    "Une question l’attend. Ôtez-le d’abord, ou remplacez-le.",
  );
  await detail.getByRole("button", { name: "Remplacer" }).click();
  const dialogue = page.getByRole("dialog", { name: "Remplacer par" });
  await expect(dialogue.getByText("Rien encore.")).toBeVisible();
  await checkAxe(page, "replace");
  await dialogue
    .locator('input[type="file"]')
    .setInputFiles([await composerFichierImage("apres.png", "#a5d464")]);
  // a file that has just been sent is chosen
  await expect(dialogue.getByRole("button", { name: /apres/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await dialogue.getByRole("button", { name: "Remplacer partout" }).click();
  await expect(page.getByText(/^Remplacé à 1\sendroit\.$/)).toBeVisible();
  await expect(vignette(page, "avant")).toContainText("jamais servi");
  await expect(vignette(page, "apres")).toContainText(/1\squestion$/);
  await detail.getByRole("link", { name: /existe pas/ }).click();
  await expect(page).toHaveURL(new RegExp(`/quizz/${id}/[\\w-]+$`));
});

test("cut here, put in a question of a quizz, and taken back there", async ({ page, serveur }) => {
  const { compte } = await ouvrir(page, serveur);
  const id = ecrireQuizz(serveur, compte, {
    title: "Fromages",
    questions: ["Une", "Deux"].map((text) => Object.assign({}, QUESTION_RIEN, { text })),
  });
  await envoyer(page, [await composerFichierImage("plateau.png", "#66bdf0")]);
  await vignette(page, "plateau").click();
  const detail = page.getByRole("region", { name: /^Fichier / });
  await detail.getByRole("button", { name: "Recadrer" }).click();
  const recadrer = page.getByRole("dialog", { name: "Recadrer" });
  await recadrer.getByRole("radio", { name: "Carré" }).check();
  await recadrer.getByRole("button", { name: "Recadrer", exact: true }).click();
  await expect(detail.getByText(/^Ce cadre ira avec l’image/)).toBeVisible();
  await detail.getByRole("button", { name: "Mettre dans une question" }).click();
  const dialogue = page.getByRole("dialog");
  await dialogue.getByRole("searchbox").fill("from");
  await dialogue.getByRole("button", { name: /Fromages/ }).click();
  await expect(dialogue.getByRole("list", { name: "Questions" })).toContainText(
    "Une question de plus",
  );
  await checkAxe(page, "which question");
  await dialogue.getByRole("button", { name: "Deux" }).click();

  await expect(page).toHaveURL(new RegExp(`/quizz/${id}/[\\w-]+$`));
  await expect(page.getByRole("textbox", { name: "Question", exact: true })).toHaveValue("Deux");
  const place = page.getByRole("button", { name: "Média de la question" });
  await expect(place).toBeVisible();
  const media = () => serveur.depots.quizz.lire(id, compte)?.questions[1]?.media;
  await page.keyboard.press("Control+s");
  await expect.poll(media).toMatch(/^[\w-]+\.png#xywh=percent:18\.8,0,62\.5,100$/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+s");
  await expect.poll(media).toBe("question.jpeg");
  // the media came with the first visit only, and not again with a reload
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Question", exact: true })).toHaveValue("Deux");
  await expect(place).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/mes-medias$/);
});

test("made ready by the browser: a photograph of an iPhone, one of 72 million pixels, a PNG that moves", async ({
  page,
  serveur,
}) => {
  await ouvrir(page, serveur);
  await envoyer(page, [
    heicPhoto("IMG_0012.HEIC"),
    await photoImmense("plage.jpg"),
    await pngAnime("bulles.png"),
  ]);
  await expect(vignettes(page).getByRole("button")).toHaveCount(3);
  const envois = page.getByRole("list", { name: "Envois" });
  await expect(envois.getByRole("status")).toContainText(PHRASE_APNG_SANS_ANIMATION);
  await envois.getByRole("button", { name: "Oublier bulles.png" }).click();
  await expect(envois).toBeHidden();
  const { medias } = await lire(page);
  const de = (titre: string) => medias.find((un) => un.titre === titre);
  expect(de("IMG_0012")).toMatchObject({ type: "image/jpeg", largeur: 64, hauteur: 48 });
  expect(de("plage")).toMatchObject({ type: "image/jpeg", largeur: 4096, hauteur: 3641 });
  // the two halves of the photo have kept their colours
  const photo = await page.request.get(`/media/${de("IMG_0012")?.nom ?? ""}`);
  const { data } = await sharp(await photo.body())
    .resize(2, 1, { kernel: "nearest" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  [231, 173, 60, 47, 107, 79].forEach((couleur, rang) =>
    expect(Math.abs((data[rang] ?? 0) - couleur)).toBeLessThan(12),
  );
});

test("dropped on the page; too large, of another type, given up, tried again", async ({
  page,
  serveur,
}) => {
  await ouvrir(page, serveur);
  const deposer = (noms: readonly string[], taille: number) =>
    page.evaluate(
      ([fichiers, octets]) => {
        const dataTransfer = new DataTransfer();
        for (const nom of fichiers) dataTransfer.items.add(new File([new Uint8Array(octets)], nom));
        const zone = document.querySelector('[role="tabpanel"]');
        for (const type of ["dragenter", "dragover", "drop"])
          zone?.dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
          );
      },
      [noms, taille] as const,
    );
  const envois = page.getByRole("list", { name: "Envois" });
  await deposer(["film.mp4"], 50_000_001);
  await expect(envois.getByRole("alert")).toContainText(PHRASES_MEDIA.tropGros);
  await envois.getByRole("button", { name: "Oublier film.mp4" }).click();
  await expect(envois).toBeHidden();
  await deposer(["lettre.pdf"], 20);
  await expect(envois.getByRole("alert")).toContainText(PHRASES_MEDIA.typeRefuse);
  await expect(envois.getByRole("button", { name: "Réessayer" })).toBeHidden();
  await checkAxe(page, "refused");
  await envois.getByRole("button", { name: "Oublier lettre.pdf" }).click();
  await deposer([], 0);
  await expect(page.getByText(PHRASES_MEDIA.aucun)).toBeVisible();

  await page.route("**/api/upload", (route) => route.abort());
  await envoyer(page, [composerFichierSon("fondue.wav")]);
  await expect(envois.getByRole("alert")).toContainText("Le serveur ne répond pas.");
  await page.unroute("**/api/upload");
  await envois.getByRole("button", { name: "Réessayer" }).click();
  await expect(vignette(page, "fondue")).toBeVisible();

  // this upload never ends
  await page.route("**/api/upload", () => {});
  await envoyer(page, [composerFichierSon("lente.wav")]);
  await expect(envois.getByRole("progressbar")).toBeVisible();
  await checkAxe(page, "on its way");
  await envois.getByRole("button", { name: "Annuler l’envoi de lente.wav" }).click();
  await expect(envois).toBeHidden();
});

test("at every width, with a file open", async ({ page, serveur }) => {
  await ouvrir(page, serveur);
  await envoyer(page, [
    await composerFichierImage(
      "Anticonstitutionnellementhexakosioihexekontahexaphobiquement.png",
      "#f8995a",
    ),
    await composerFichierImage("b.png", "#bb9bf5"),
    composerFichierSon("c.wav"),
  ]);
  await expect(vignettes(page).getByRole("button")).toHaveCount(3);
  await vignette(page, "Anticonst").click();
  for (const width of [1440, 1280, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: width > 500 ? 900 : 844 });
    await checkOverflow(page, String(width));
    if (width === 1280 || width === 320) await checkAxe(page, String(width));
  }
});

test("a session that ends while a file leaves: logging in again in the page, and it arrives", async ({
  page,
  context,
  serveur,
}) => {
  const { pseudo } = await ouvrir(page, serveur);
  await context.clearCookies();
  await envoyer(page, [composerFichierSon("tartiflette.wav")]);
  const envois = page.getByRole("list", { name: "Envois" });
  await envois.getByRole("button", { name: "Se reconnecter ici" }).click();
  const dialogue = page.getByRole("dialog", { name: "Se reconnecter" });
  await checkAxe(page, "logging in again");
  await dialogue.getByLabel("Pseudo ou adresse mail").fill(pseudo);
  await dialogue.getByLabel("Mot de passe", { exact: true }).fill(MOT_DE_PASSE);
  await dialogue.getByRole("button", { name: "Se connecter" }).click();
  await expect(vignette(page, "tartiflette")).toBeVisible();
  await expect(envois).toBeHidden();
});

test("a drawing that runs something: the sentence of its refusal, then what to do", async ({
  page,
  serveur,
}) => {
  await ouvrir(page, serveur);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await envoyer(page, [
    { name: "dessin.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) },
  ]);
  const alerte = page.getByRole("list", { name: "Envois" }).getByRole("alert");
  await expect(alerte).toContainText(PHRASES_MEDIA.typeRefuse);
  await expect(alerte).toContainText(CONSEILS_FICHIER_REFUSE.dessinActif);
  await page.setViewportSize({ width: 320, height: 568 });
  await checkOverflow(page, "a refused drawing");
});
