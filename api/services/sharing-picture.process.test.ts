/** The process that draws the pictures of shared quizzes: what it draws, how often, and what comes of its failures. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { cutSharingPictureFont } from "../../scripts/vite/fonts.ts";
import { drawSharingPicture } from "./draw-sharing-picture.ts";
import { createSharingPictureDrawer } from "./sharing-picture.ts";

const LOGO = fileURLToPath(new URL("../../client/public/icone-512.png", import.meta.url));
const TEXTS = { title: "Capitales", example: null, facts: "2 questions, par Léa" };

async function openClient() {
  const folder = creerDossierTemporaire();
  mkdirSync(join(folder, "polices"));
  const font = join(folder, "polices/bricolage.ttf");
  writeFileSync(font, await cutSharingPictureFont());
  copyFileSync(LOGO, join(folder, "icone-512.png"));
  let failures = 0;
  const pictures = createSharingPictureDrawer(folder, () => (failures += 1));
  onTestFinished(() => pictures.close());
  return { font, pictures, failures: () => failures };
}

test("the process draws what its code draws; a picture that was drawn is kept", async () => {
  const { font, pictures } = await openClient();
  const drawn = await pictures.draw(TEXTS);
  expect(drawn?.equals(await drawSharingPicture(TEXTS, font, LOGO))).toBe(true);
  rmSync(font);
  expect(await pictures.draw(TEXTS)).toBe(drawn);
});

test("no picture without its logo, nor once closed; one that failed is tried again", async () => {
  const { font, pictures, failures } = await openClient();
  const logo = join(font, "../../icone-512.png");
  rmSync(logo);
  // those who ask together share one process and its failure
  expect(await Promise.all([1, 2, 3].map(() => pictures.draw(TEXTS)))).toEqual([null, null, null]);
  expect(failures()).toBe(1);
  copyFileSync(LOGO, logo);
  expect(await pictures.draw(TEXTS)).not.toBeNull();
  const late = pictures.draw({ ...TEXTS, title: "Villes" });
  pictures.close();
  expect(await late).toBeNull();
});

test("a crowd of other pictures does not wait for ever", async () => {
  const { pictures } = await openClient();
  const asked = Array.from({ length: 30 }, (_, n) =>
    pictures.draw({ ...TEXTS, title: `Quizz ${String(n)}` }),
  );
  expect(await asked.at(-1)).toBeNull();
  pictures.close();
  await Promise.all(asked);
});
