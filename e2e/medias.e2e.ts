/** Sounds and videos whose line fails: before they could play, and after. */
import type { Page } from "@playwright/test";
import { expect, test } from "./appui/essai.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN } from "./appui/comptes.ts";
import type { Serveur } from "./appui/serveur.ts";

test.use({ base: "medias" });

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

/** Where a question with a sound is read, in a public quizz of its own. */
async function ecrireSon(serveur: Serveur, pseudo: string): Promise<string> {
  const question = { ...QUESTION_RIEN, text: "Écoutez", media: "air.wav" };
  const createur = await inscrire(serveur, pseudo);
  const id = ecrireQuizz(serveur, createur, { title: "Sons", questions: [question] });
  const lu = serveur.depots.quizz.lire(id, null);
  return `/quizz-communaute/${id}/${lu?.questions[0]?._id ?? ""}`;
}

/** The line fails: the element says it, as a browser would. */
const casserLaLigne = (page: Page) =>
  page.locator("audio").evaluate((audio) => audio.dispatchEvent(new Event("error")));

test("a sound that fails in the middle keeps its player, where it was", async ({
  page,
  serveur,
}) => {
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
  await page.goto(await ecrireSon(serveur, "Melomane"));
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

test("one that never could be played says so", async ({ page, serveur }) => {
  await page.route("**/media/air.wav", (route) => route.fulfill({ status: 404 }));
  await page.goto(await ecrireSon(serveur, "Sourd"));
  await expect(page.getByText("Erreur fichier")).toBeVisible();
});
