/**
 * The media of a question in its editor: a file, a paste, a file of one's own, and the part that is played.
 */
import type { Locator, Page } from "@playwright/test";
import { checkAccessibility, checkOverflow } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import {
  type FichierPourInput,
  composerFichierImage,
  composerFichierSon,
} from "./support/files.ts";
import type { Serveur } from "./support/server.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "media-question" });

let numero = 0;
async function ouvrir(page: Page, serveur: Serveur, champs: Partial<typeof QUESTION_RIEN> = {}) {
  const pseudo = `Cameraman${String((numero += 1))}`;
  const compte = await inscrire(serveur, pseudo);
  const id = ecrireQuizz(serveur, compte, {
    title: "Fromages",
    questions: ["Une", "Deux"].map((text) => Object.assign({}, QUESTION_RIEN, champs, { text })),
  });
  const medias = () =>
    serveur.depots.quizz.lire(id, compte)?.questions.map(({ media }) => media) ?? [];
  await page.setViewportSize({ width: 1440, height: 900 });
  await seConnecter(page, pseudo);
  await page.goto(`/quizz/${id}`);
  await page.getByRole("link", { name: "Une" }).click();
  await expect(page.getByRole("textbox", { name: "Question", exact: true })).toHaveValue("Une");
  return { id, medias };
}
const choisir = (page: Page, fichier: FichierPourInput) =>
  page.locator('input[type="file"]').first().setInputFiles(fichier);
const enregistrer = async (page: Page) => {
  await page.keyboard.press("Control+s");
  await expect(page.getByText("modifications non enregistrées")).toBeHidden();
};
/** Opens the menu of the current media. */
const deplier = (page: Page) =>
  page.getByRole("button", { name: "Média de la question" }).press("Enter");
/** Drags a handle along the page with the mouse. */
async function tirer(page: Page, poignee: Locator, pixels: number): Promise<void> {
  // hovering waits until the handle stands still
  await poignee.hover();
  const boite = await poignee.boundingBox();
  if (boite === null) throw new Error("nothing to take hold of");
  const [x, y] = [boite.x + boite.width / 2, boite.y + boite.height / 2];
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 3 });
  await page.mouse.up();
}
/** Whether an element is in view as a whole, and uncovered. */
const enVue = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
const STOCKE = /^[\w-]+\.\w+$/;

test("a file is sent and shown, pasted, taken again from one’s own, taken away and undone", async ({
  page,
  serveur,
}) => {
  const { medias } = await ouvrir(page, serveur);
  await choisir(page, await composerFichierImage("plateau.png", "#e7ad3c"));
  await deplier(page);
  const enlever = page.getByRole("button", { name: "Enlever" });
  await expect(enlever).toBeVisible();
  // the picture fits in its box
  const boite = page.locator("[data-vide='false']", { has: page.locator("img") });
  await expect
    .poll(() =>
      boite.evaluate(({ firstElementChild: media, clientHeight }) =>
        media === null ? null : Math.max(0, media.clientHeight - clientHeight),
      ),
    )
    .toBe(0);
  await enregistrer(page);
  const [premier = ""] = medias();
  expect(premier).toMatch(STOCKE);
  await checkAccessibility(page, "a question with a picture");

  const { buffer } = await composerFichierImage("collee.png", "#2f6b4f");
  await page.evaluate(
    (octets) => {
      const donnees = new DataTransfer();
      donnees.items.add(new File([new Uint8Array(octets)], "image.png", { type: "image/png" }));
      dispatchEvent(new ClipboardEvent("paste", { clipboardData: donnees }));
    },
    [...buffer],
  );
  await expect(page.getByText("modifications non enregistrées")).toBeAttached();
  await enregistrer(page);
  const [collee = ""] = medias();
  expect(collee).toMatch(STOCKE);
  expect(collee).not.toBe(premier);

  await page.getByRole("button", { name: "Mes médias" }).click();
  const dialogue = page.getByRole("dialog", { name: "Mes médias" });
  await dialogue.getByRole("button", { name: /plateau/ }).click();
  await checkAccessibility(page, "one's own files, in the editor");
  await dialogue.getByRole("button", { name: "Mettre dans la question" }).click();
  await enlever.click();
  await expect(enlever).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: "Média de la question" })).toBeVisible();
  await enregistrer(page);
  expect(medias()).toEqual([premier, "question.jpeg"]);
});

test("the text and six options are in sight beside a media, and both screens are whole", async ({
  page,
  serveur,
}) => {
  const options = ["Brie", "Comté", "Morbier", "Cantal", "Beaufort", "Roquefort"];
  await ouvrir(page, serveur, { type: "choix", options, reponse: ["Brie"] });
  const champs = [
    page.getByRole("textbox", { name: "Question", exact: true }),
    ...["A", "B", "C", "D", "E", "F"].map((lettre) =>
      page.getByRole("textbox", { name: `Option ${lettre}` }),
    ),
  ];
  for (const fichier of [
    await composerFichierImage("plateau.png", "#e7ad3c"),
    composerFichierSon("raclette.wav"),
  ]) {
    await choisir(page, fichier);
    const media = page.getByRole("button", { name: "Média de la question" });
    await expect(media).toHaveAttribute("aria-expanded", "false");
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const champ of champs) await expect.poll(() => enVue(champ)).toBe(true);
    }
  }
  const [hote, telephone] = await Promise.all(
    [0, 1].map((rang) => page.locator("iframe[title='Aperçu']").nth(rang).boundingBox()),
  );
  if (!hote || !telephone) throw new Error("no preview");
  expect(hote.x + hote.width).toBeLessThanOrEqual(telephone.x);
});

test("the part of a sound that is played is kept in its address, and a timer that is too short can be moved", async ({
  page,
  serveur,
}) => {
  const { medias } = await ouvrir(page, serveur);
  await choisir(page, composerFichierSon("raclette.wav"));
  await expect(page.getByText("en entier")).toBeVisible();
  await deplier(page);
  const de = page.getByRole("textbox", { name: "De", exact: true });
  const a = page.getByRole("textbox", { name: "À", exact: true });
  await de.fill("0:00,2");
  await a.fill("0:00,1");
  await expect(page.getByText("La fin vient après le début.")).toBeVisible();
  await a.fill("plus tard");
  await expect(page.getByText("Écrivez un instant, par exemple 0:12,5.")).toBeVisible();
  await a.fill("0:12,7");
  await a.press("Enter");
  await checkAccessibility(page, "an extract");
  await enregistrer(page);
  expect(medias()[0]).toMatch(/^[\w-]+\.wav#t=0\.2,12\.7$/);

  const temps = page
    .getByRole("spinbutton", { name: /Temps/ })
    .or(page.getByLabel(/^Temps/))
    .first();
  await temps.fill("10");
  await page.getByRole("button", { name: /^Mettre 13/ }).click();
  await expect(page.getByText(/Le minuteur sonne/)).toBeHidden();
});

test("a picture is cut and turned by the keyboard, and the room will see that piece of it", async ({
  page,
  serveur,
}) => {
  const { medias } = await ouvrir(page, serveur);
  const { keyboard } = page;
  await choisir(page, await composerFichierImage("plateau.png", "#e7ad3c"));
  await deplier(page);
  const ouvreur = page.getByRole("button", { name: "Recadrer" });
  await ouvreur.press("Enter");
  const dialogue = page.getByRole("dialog", { name: "Recadrer" });
  const cadre = dialogue.getByRole("application", { name: "Cadre" });
  await expect(cadre).toBeFocused();
  const nombre = (nom: string) => dialogue.getByRole("textbox", { name: nom, exact: true });
  await tirer(page, dialogue.locator("[data-coin='se']"), -90);
  await expect(nombre("Largeur")).not.toHaveValue(/^(?:9\d.*|100)$/);
  await dialogue.getByRole("button", { name: "Tout remettre" }).click();
  await cadre.focus();
  for (let i = 0; i < 4; i += 1) await keyboard.press("Shift+ArrowLeft");
  for (let i = 0; i < 2; i += 1) await keyboard.press("ArrowRight");
  await expect(nombre("Gauche")).toHaveValue("2");
  await nombre("Haut").fill("vingt");
  await expect(dialogue.getByText("De 0 à 100.")).toBeVisible();
  await nombre("Hauteur").fill("62,5");
  await nombre("Largeur").fill("80");
  await nombre("Gauche").fill("10");
  await nombre("Haut").fill("20");
  await expect(dialogue.getByRole("status")).toHaveText(
    "Gauche 2, haut 0, largeur 96, hauteur 100.",
  );
  await dialogue.getByRole("button", { name: "Pivoter" }).press("Enter");
  await expect(dialogue.getByRole("status")).toHaveText("L’image est tournée de 90°.");
  // the values are those of the turned picture
  await expect(nombre("Gauche")).toHaveValue("17,5");
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: width > 500 ? 900 : 844 });
    await checkOverflow(page, `cutting, ${String(width)}`);
  }
  await checkAccessibility(page, "cutting");
  await dialogue.getByRole("button", { name: "Recadrer", exact: true }).press("Enter");
  await expect(ouvreur).toBeFocused();
  const hote = page.locator("iframe[title='Aperçu']").first().contentFrame();
  const fenetre = hote.locator("img[src*='/media/']").locator("xpath=../..");
  await expect(fenetre).toHaveAttribute("style", /--tour: 90deg; --x: 0.125; --y: 0.32;/);
  // the result is square: 80 % of 160 pixels and 62.5 % of 100 pixels, turned
  await expect
    .poll(async () => {
      const boite = await fenetre.boundingBox();
      return boite === null ? 0 : Math.round((100 * boite.width) / boite.height);
    })
    .toBe(49);
  await enregistrer(page);
  const [gardee = ""] = medias();
  expect(gardee).toMatch(/^[\w-]+\.png#xywh=percent:10,20,80,62\.5&rotate=90$/);

  // Escape keeps the earlier crop; a further quarter turn is made outside the dialogue, and undone
  await ouvreur.press("Enter");
  await expect(cadre).toBeFocused();
  await keyboard.press("Shift+ArrowLeft");
  await keyboard.press("Escape");
  await expect(dialogue).toBeHidden();
  await page.getByRole("button", { name: "Pivoter" }).press("Enter");
  await expect(fenetre).toHaveAttribute("style", /--tour: 180deg/);
  await keyboard.press("Control+z");
  await expect(fenetre).toHaveAttribute("style", /--tour: 90deg/);
  await ouvreur.press("Enter");
  await dialogue.getByRole("button", { name: "Tout remettre" }).press("Enter");
  await dialogue.getByRole("button", { name: "Recadrer", exact: true }).press("Enter");
  await enregistrer(page);
  expect(medias()[0]).toBe(gardee.replace(/#.*/, ""));
});

test("an extract is chosen along its sound by the keyboard, and listened to", async ({
  page,
  serveur,
}) => {
  const { medias } = await ouvrir(page, serveur);
  const { keyboard } = page;
  await choisir(page, composerFichierSon("raclette.wav"));
  await deplier(page);
  const [debut, tete, fin] = ["Début de l’extrait", "Tête de lecture", "Fin de l’extrait"].map(
    (name) => page.getByRole("slider", { name }),
  );
  if (debut === undefined || tete === undefined || fin === undefined) throw new Error("no slider");
  // the sound is a second of silence
  await expect(fin).toHaveAttribute("aria-valuemax", "1");
  await debut.focus();
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  await expect(debut).toHaveAttribute("aria-valuetext", "0,2\u00A0seconde");
  await fin.focus();
  for (let i = 0; i < 3; i += 1) await keyboard.press("ArrowLeft");
  await expect(page.getByRole("textbox", { name: "À", exact: true })).toHaveValue("0:00,7");
  await expect(page.locator("output", { hasText: "Durée" })).toHaveText(/0,5\ss$/);
  await tirer(page, debut, 60);
  await expect
    .poll(async () => Number(await debut.getAttribute("aria-valuenow")))
    .toBeGreaterThan(0.2);
  // a drag is stored when it ends, as one step of undo
  await keyboard.press("Control+z");
  await expect(debut).toHaveAttribute("aria-valuenow", "0.2");
  await fin.focus();
  // the track has keys of its own
  await keyboard.press("Space");
  await expect
    .poll(async () => Number(await tete.getAttribute("aria-valuenow")))
    .toBeGreaterThan(0.6);
  await expect(page.getByRole("button", { name: "Écouter l’extrait" })).toBeVisible();
  await tete.focus();
  await keyboard.press("Home");
  for (let i = 0; i < 4; i += 1) await keyboard.press("ArrowRight");
  await keyboard.press("i");
  await expect(debut).toHaveAttribute("aria-valuenow", "0.4");
  const question = page.getByRole("textbox", { name: "Question", exact: true });
  await question.press("o");
  await expect(fin).toHaveAttribute("aria-valuenow", "0.7");
  await page.setViewportSize({ width: 320, height: 844 });
  await checkAccessibility(page, "an extract, 320");
  await enregistrer(page);
  expect(medias()[0]).toMatch(/^[\w-]+\.wav#t=0\.4,0\.7$/);
});

/** A fake YouTube player, with the answers that a track needs. */
const YOUTUBE = `<p></p><script>
  addEventListener("message", ({ data, source }) => {
    const { event, func, args } = JSON.parse(data);
    const dire = (info) => source.postMessage(JSON.stringify({ event: "infoDelivery", info }), "*");
    if (event === "listening") dire({ duration: 213, currentTime: 0, playerState: 5 });
    else document.querySelector("p").append(func + "(" + args + ") ");
    if (func === "playVideo") dire({ currentTime: 31, playerState: 1 });
  });
</script>`;

test("YouTube's player says how long it is, plays the extract, and is stopped", async ({
  page,
  serveur,
}) => {
  await page
    .context()
    .route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: YOUTUBE }),
    );
  const { medias } = await ouvrir(page, serveur, {
    media: "https://youtu.be/dQw4w9WgXcQ?t=30",
  });
  await expect(page.getByText("0:30 à la fin")).toBeVisible();
  await deplier(page);
  const debut = page.getByRole("slider", { name: "Début de l’extrait" });
  await expect(debut).toHaveAttribute("aria-valuemax", "213");
  // the address of the video contains this start
  await expect(debut).toHaveAttribute("aria-valuenow", "30");
  await page.getByRole("textbox", { name: "À", exact: true }).fill("0:31");
  await page.getByRole("button", { name: "Écouter l’extrait" }).press("Enter");
  const video = page.frameLocator("iframe[title='Vidéo YouTube']").locator("p");
  await expect(video).toHaveText("seekTo(30,true) playVideo() pauseVideo() ");
  await debut.press("Home");
  await enregistrer(page);
  expect(medias()[0]).toBe("https://youtu.be/dQw4w9WgXcQ#t=0,31");
});
