/**
 * Sounds and videos whose connection fails, before and after they can be played; the part of a media that is played or
 * shown.
 */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { creerSonWav } from "../api/test/fichiers.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "./support/comptes.ts";
import { appuyer, boutonReveler } from "./support/steps.ts";
import type { Serveur } from "./support/server.ts";
import { choisirQuizz, ouvrirRoomJusquAuxReglages, rejoindre } from "./support/soiree.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "medias" });

/** A sound of ten seconds of silence. */
const silence = () => creerSonWav(128, 80_000);

/** Writes a public quizz with a sound, and returns the address of its question. */
async function ecrireSon(serveur: Serveur, pseudo: string, media = "air.wav"): Promise<string> {
  const question = { ...QUESTION_RIEN, text: "Écoutez", media };
  const createur = await inscrire(serveur, pseudo);
  const id = ecrireQuizz(serveur, createur, { title: "Sons", questions: [question] });
  const lu = serveur.depots.quizz.lire(id, null);
  return `/quizz-communaute/${id}/${lu?.questions[0]?._id ?? ""}`;
}

/** Serves the sound by ranges; `demande` gets the start of each range. */
async function servirSon(page: Page, demande: (debut: number) => void): Promise<void> {
  await page.route("**/media/air.wav", (route) => {
    const tout = silence();
    const debut = Number(/bytes=(\d+)/.exec(route.request().headers()["range"] ?? "")?.[1] ?? 0);
    demande(debut);
    const fin = `${String(tout.length - 1)}/${String(tout.length)}`;
    return route.fulfill({
      status: 206,
      contentType: "audio/wav",
      headers: { "accept-ranges": "bytes", "content-range": `bytes ${String(debut)}-${fin}` },
      body: tout.subarray(debut),
    });
  });
}

/** Makes the connection fail, with the event that a browser would fire. */
const casserLaLigne = (page: Page) =>
  page.locator("audio").evaluate((audio) => audio.dispatchEvent(new Event("error")));

test("a sound that fails in the middle keeps its player, where it was", async ({
  page,
  serveur,
}) => {
  let lignes = 0;
  await servirSon(page, () => lignes++);
  await page.goto(await ecrireSon(serveur, "Melomane"));
  const son = page.locator("audio");
  await expect.poll(() => son.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBe(4);
  await son.evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = 4;
  });
  const avant = lignes;
  await casserLaLigne(page);
  await expect(page.getByText("Erreur fichier")).toHaveCount(0);
  // the sound is loaded again, and goes on at the same place
  await expect.poll(() => lignes).toBeGreaterThan(avant);
  await expect
    .poll(() => son.evaluate((audio: HTMLAudioElement) => [audio.readyState, audio.currentTime]))
    .toEqual([4, 4]);
  // after a second failure the player stays, and stops trying
  const apres = lignes;
  await casserLaLigne(page);
  await expect(page.getByRole("group", { name: "Lecteur" })).toBeVisible();
  await expect.poll(() => son.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBe(4);
  expect(lignes).toBe(apres);
});

test("our own controls: played, moved along and turned down by the keyboard, as loud the next time", async ({
  page,
  serveur,
}) => {
  await servirSon(page, () => {});
  // an extract of six seconds is played
  const adresse = await ecrireSon(serveur, "Discjockey", "air.wav#t=2,8");
  await page.goto(adresse);
  const son = page.locator("audio");
  const lire = (cle: "currentTime" | "paused" | "volume" | "muted") =>
    son.evaluate((audio: HTMLAudioElement, nom) => Number(audio[nom]), cle);
  const lecteur = page.getByRole("group", { name: "Lecteur" });
  const ligne = lecteur.getByRole("slider", { name: "Où on en est" });
  await expect(ligne).toHaveAttribute("aria-valuetext", "0:00 sur 0:06");
  await ligne.press("End");
  await expect.poll(() => lire("currentTime")).toBeCloseTo(8, 1);
  await expect(ligne).toHaveAttribute("aria-valuetext", "0:06 sur 0:06");
  await ligne.press("Home");
  await expect.poll(() => lire("currentTime")).toBeCloseTo(2, 1);
  await lecteur.getByRole("button", { name: "Écouter" }).press("Enter");
  await expect.poll(() => lire("paused")).toBe(0);
  await lecteur.getByRole("button", { name: "Mettre en pause" }).press("Enter");
  await expect.poll(() => lire("paused")).toBe(1);

  const volume = lecteur.getByRole("slider", { name: "Volume" });
  for (let n = 0; n < 4; n++) await volume.press("ArrowLeft");
  await expect(volume).toHaveAttribute("aria-valuetext", /^80\s%$/);
  await lecteur.getByRole("button", { name: "Couper le son" }).press("Enter");
  await expect(volume).toHaveAttribute("aria-valuetext", /^0\s%$/);
  await page.reload();
  await expect.poll(() => lire("muted")).toBe(1);
  expect(await lire("volume")).toBeCloseTo(0.8);
  // turning the volume up unmutes the sound
  await volume.press("ArrowRight");
  await expect.poll(() => lire("muted")).toBe(0);
  for (const [width, height] of [
    [1280, 720],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await checkAccessibility(page, `player, ${String(width)} px wide`);
  }
});

test("one that never could be played says so", async ({ page, serveur }) => {
  await page.route("**/media/air.wav", (route) => route.fulfill({ status: 404 }));
  await page.goto(await ecrireSon(serveur, "Sourd"));
  await expect(page.getByText("Erreur fichier")).toBeVisible();
});

test("of an extract nothing else is heard: it begins where it begins, and stops where it ends", async ({
  page,
  serveur,
}) => {
  await servirSon(page, () => {});
  await page.goto(await ecrireSon(serveur, "Aveugle", "air.wav#t=3,3.5"));
  const son = page.locator("audio");
  const lire = (cle: "currentTime" | "readyState" | "paused") =>
    son.evaluate((audio: HTMLAudioElement, nom) => Number(audio[nom]), cle);
  await expect.poll(() => lire("readyState")).toBe(4);
  expect(await lire("currentTime")).toBeCloseTo(3, 1);
  const finie = son.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise<number>((suite) => {
        audio.addEventListener("pause", () => suite(audio.currentTime), { once: true });
      }),
  );
  await son.evaluate((audio: HTMLAudioElement) => audio.play());
  expect(await finie).toBeGreaterThanOrEqual(3.4);
  // the whole sound lasts ten seconds
  expect(await lire("currentTime")).toBeLessThan(9);
  const reprise = son.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise<number>((suite) => {
        audio.addEventListener("seeking", () => suite(audio.currentTime), { once: true });
      }),
  );
  await son.evaluate((audio: HTMLAudioElement) => audio.play());
  expect(await reprise).toBeCloseTo(3, 1);
});

test("a timed question whose sound is an extract: the countdown begins with it", async ({
  page,
  serveur,
}) => {
  await servirSon(page, () => {});
  const createur = await inscrire(serveur, "Chronos");
  const question = { ...QUESTION_RIEN, type: "entree", text: "Quel air ?", temps: 30 } as const;
  const id = ecrireQuizz(serveur, createur, {
    title: "À l’oreille",
    questions: [{ ...question, reponse: ["Rien"], media: "air.wav#t=3,9" }],
  });
  const lu = serveur.depots.quizz.lire(id, createur);
  await seConnecter(page, "Chronos");
  await page.goto(`/essai/${id}/${lu?.questions[0]?._id ?? ""}`);
  await appuyer(page.getByRole("button", { name: "Suivant" }));
  const son = page.locator("audio");
  await expect
    .poll(() => son.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThanOrEqual(2.9);
  await expect(page.getByRole("timer")).toBeVisible();
});

/** A drawing that is green at the upper right, and red elsewhere. */
const CARRE = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">
  <rect width="400" height="200" fill="#f00"/><rect x="200" width="200" height="100" fill="#0f0"/>
</svg>`;

/** Colours along the top and the bottom of an element, column by column. */
async function couleurs(image: Locator): Promise<readonly string[]> {
  const { data, info } = await sharp(await image.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const points = [0.15, 0.5, 0.85].flatMap((x) => [0.15, 0.85].map((y) => [x, y] as const));
  return points.map(([x, y]) => {
    const point = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
    return [...data.subarray(point * 3, point * 3 + 3)].map((n) => (n > 128 ? 1 : 0)).join("");
  });
}

test("a piece of a picture, turned: on the page where it is read, the host's screen and a phone", async ({
  page,
  browser,
  serveur,
}) => {
  const servir = (ecran: Page) =>
    ecran
      .context()
      .route("**/media/carre.svg", (route) =>
        route.fulfill({ contentType: "image/svg+xml", body: CARRE }),
      );
  const createur = await inscrire(serveur, "Peintre");
  const id = ecrireQuizz(serveur, createur, {
    title: "Un coin",
    questions: [
      {
        ...QUESTION_RIEN,
        type: "choix",
        text: "De quelle couleur ?",
        options: ["Vert", "Rouge"],
        reponse: ["Vert"],
        // the crop is the upper half, red then green; turned, red is above green
        media: "carre.svg#xywh=percent:0,0,100,50&rotate=90",
      },
    ],
  });
  const montree = async (ecran: Page) => {
    const image = ecran.locator('img[src$="carre.svg"]');
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
    const fenetre = image.locator("..");
    // the frame has the shape of the turned crop, four times as high as wide
    await expect
      .poll(async () => {
        const boite = await fenetre.boundingBox();
        return boite === null ? 0 : Math.round((100 * boite.width) / boite.height);
      })
      .toBe(25);
    expect(await couleurs(fenetre)).toEqual(["100", "010", "100", "010", "100", "010"]);
    return (await fenetre.boundingBox())?.height ?? 0;
  };
  await servir(page);
  const lu = serveur.depots.quizz.lire(id, null);
  await page.goto(`/quizz-communaute/${id}/${lu?.questions[0]?._id ?? ""}`);
  expect(await montree(page)).toBeGreaterThan(150);

  const hote = await ouvrirRoomJusquAuxReglages(browser);
  await servir(hote.page);
  const [lea, tom] = [
    await rejoindre(browser, hote.code, "Léa"),
    await rejoindre(browser, hote.code, "Tom"),
  ];
  await servir(lea.page);
  await servir(tom.page);
  await hote.page.getByRole("tab", { name: "Communautés" }).click();
  await choisirQuizz(hote.page, "Un coin");
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(boutonReveler(hote.page)).toBeVisible();
  expect(await montree(hote.page)).toBeGreaterThan(150);
  const petite = await montree(lea.page);
  await lea.page.getByRole("button", { name: "Agrandir l’image" }).click();
  await expect.poll(() => montree(lea.page)).toBeGreaterThan(petite);
});
