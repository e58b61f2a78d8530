/** Sounds and videos whose line fails: before they could play, and after. */
import { expect, type Page, test } from "@playwright/test";
import { inscrire } from "./appui/comptes.ts";
import { ouvrirServeurAPart, type ServeurAPart } from "./appui/serveur-a-part.ts";

let aPart: ServeurAPart;
test.beforeAll(async () => {
  aPart = await ouvrirServeurAPart();
  await ecrireQuestion();
});
test.afterAll(() => aPart.fermer());

/** Ten seconds of silence, 8 bits and 8000 a second. */
function silence(): Buffer {
  const octets = 80_000;
  const wav = Buffer.alloc(44 + octets, 128);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + octets, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(octets, 40);
  return wav;
}

/** A question with a sound, in a public quizz of its own. */
async function ecrireQuestion(): Promise<void> {
  const createur = await inscrire(aPart, "Mélomane");
  aPart.base((db) => {
    db.prepare(
      `INSERT INTO quizz (_id, title, langue, createur, visibilite, officiel, aleatoireGlobal, aleatoire, tags, note, date)
       VALUES ('sons', 'Sons', 'fr', ?, 'public', 0, 0, '[]', '[]', -1, ?)`,
    ).run(createur, new Date().toISOString());
    db.prepare(
      `INSERT INTO questions (_id, quizz, position, type, text, media, options, reponse, precis, temps, liste, aleatoire)
       VALUES ('son', 'sons', 0, 'rien', 'Écoutez', 'air.wav', '[]', '[]', '[]', 0, '[]', 0)`,
    ).run();
  });
}

const ouvrir = (page: Page) => page.goto(`${aPart.adresse}/quizz-communaute/sons/son`);

/** The line fails: the element says it, as a browser would. */
const casserLaLigne = (page: Page) =>
  page.locator("audio").evaluate((audio) => audio.dispatchEvent(new Event("error")));

test("a sound that fails in the middle keeps its player, where it was", async ({ page }) => {
  let lignes = 0;
  await page.route("**/media/air.wav", (route) => {
    lignes++;
    const tout = silence();
    const debut = Number(/bytes=(\d+)/.exec(route.request().headers()["range"] ?? "")?.[1] ?? 0);
    const fin = `${String(tout.length - 1)}/${String(tout.length)}`;
    return route.fulfill({
      status: 206,
      contentType: "audio/wav",
      headers: { "accept-ranges": "bytes", "content-range": `bytes ${String(debut)}-${fin}` },
      body: tout.subarray(debut),
    });
  });
  await ouvrir(page);
  const son = page.locator("audio");
  await expect.poll(() => son.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBe(4);
  await son.evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = 4;
  });
  const avant = lignes;
  await casserLaLigne(page);
  await expect(page.getByText("Erreur fichier")).toHaveCount(0);
  // taken up again, at the same place
  await expect.poll(() => lignes).toBeGreaterThan(avant);
  await expect
    .poll(() => son.evaluate((audio: HTMLAudioElement) => [audio.readyState, audio.currentTime]))
    .toEqual([4, 4]);
  // it fails again at once: the player stays, and does not try for ever
  const apres = lignes;
  await casserLaLigne(page);
  await expect(son).toBeVisible();
  await expect.poll(() => son.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBe(4);
  expect(lignes).toBe(apres);
});

test("one that never could be played says so", async ({ page }) => {
  await page.route("**/media/air.wav", (route) => route.fulfill({ status: 404 }));
  await ouvrir(page);
  await expect(page.getByText("Erreur fichier")).toBeVisible();
});
