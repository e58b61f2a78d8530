/** The picture of a shared quizz: its size, its texts, and texts that no font has. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cutSharingPictureFont } from "../../scripts/vite/fonts.ts";
import { drawSharingPicture, replaceSignsMissingFromFont } from "./draw-sharing-picture.ts";
import { SHARING_PICTURE_SIZE_PX } from "./sharing-picture.ts";

const LOGO = fileURLToPath(new URL("../../client/public/icone-512.png", import.meta.url));
const TEXTS = { title: "Capitales", example: "Et celle du Pérou ?", facts: "2 questions, par Léa" };
const folder = mkdtempSync(join(tmpdir(), "trinquizz-"));
const font = join(folder, "bricolage.ttf");

beforeAll(async () => writeFileSync(font, await cutSharingPictureFont()));
afterAll(() => rmSync(folder, { recursive: true }));

const draw = (texts: Partial<typeof TEXTS>) =>
  drawSharingPicture({ ...TEXTS, ...texts }, font, LOGO);

/** Lowest and rightmost pixel that is as light as chalk, inside the frame. */
async function measureChalk(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [right, bottom] = [0, 0];
  for (const [at, light] of data.entries())
    if (light > 150) {
      right = Math.max(right, at % info.width);
      bottom = Math.max(bottom, Math.floor(at / info.width));
    }
  return { right, bottom };
}

test("a picture of the usual size, that changes with each text, and is the same for the same", async () => {
  const picture = await draw({});
  expect(await sharp(picture).metadata()).toMatchObject({
    ...SHARING_PICTURE_SIZE_PX,
    format: "png",
  });
  expect(picture.equals(await draw({}))).toBe(true);
  for (const other of [{ title: "Villes" }, { example: "Et du Chili ?" }, { facts: "Un quizz" }])
    expect(picture.equals(await draw(other))).toBe(false);
});

test("long texts stay on the slate", async () => {
  const { right, bottom } = await measureChalk(
    await draw({
      title: "Un très long titre, qui en dit trop, ".repeat(3).slice(0, 100),
      example: "W".repeat(160),
      facts: "200 questions, par Jean-Sébastien-le-Magnifique",
    }),
  );
  expect(right).toBeLessThan(1_130);
  expect(bottom).toBeLessThan(590);
});

test("signs of markup are written, signs that the font lacks are in Latin letters or gone", async () => {
  const [marked, plain] = [await draw({ title: "<b>&amp;" }), await draw({ title: "" })];
  expect(marked.equals(plain)).toBe(false);
  expect((await draw({ title: "Пётр" })).equals(await draw({ title: "Pyotr" }))).toBe(true);
  expect((await draw({ title: "Bars 🍻\u0000 日" })).equals(await draw({ title: "Bars" }))).toBe(
    true,
  );
  expect((await draw({ title: "🍻" })).equals(plain)).toBe(true);
});

test.each([
  ["Combien d’atomes\n dans H₂O\u200D ?", "Combien d’atomes dans H2O ?", true],
  ["Столица Перу ?", "Stolitsa Peru ?", true],
  // without these signs, or with others, it would say something else
  ["Que veut dire 👩🏽‍🚀 ?", "Que veut dire ?", false],
  ["a ≠ b ?", "a b ?", false],
  ["5 → ?", "5 ?", false],
  ["Combien vaut π ?", "Combien vaut ?", false],
  ["איפה ?", "?", false],
])("%j is written %j, whole: %j", (text, written, whole) => {
  expect(replaceSignsMissingFromFont(text)).toEqual({ text: written, whole });
});

test("an example that would not be whole is left out", async () => {
  const none = await drawSharingPicture({ ...TEXTS, example: null }, font, LOGO);
  expect((await draw({ example: "a ≠ b ?" })).equals(none)).toBe(true);
});
