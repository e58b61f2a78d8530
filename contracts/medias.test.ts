import { expect, test } from "vitest";
import {
  corpsChangementTitreMedia,
  requeteCheckUrl,
  PHRASES_MEDIA,
  deduireTitreDeFichier,
} from "./medias.ts";
import { estPhraseAffichable } from "./phrase.ts";

test.each([
  ["photo de vacances.JPEG", "photo de vacances"],
  ["C:\\Users\\moi\\été.png", "été"],
  ["../../etc/passwd", "passwd"],
  ["a\u202Egnp.exe", "agnp"],
  [" \u200B .png", "Sans titre"],
  ["", "Sans titre"],
  ["sans-extension", "sans-extension"],
  [`${"😀".repeat(300)}.png`, "😀".repeat(100)],
])("the title of %j is %j", (nom, titre) => {
  expect(deduireTitreDeFichier(nom)).toBe(titre);
});

test("the seven sentences are for people, and a schema says its own", () => {
  expect(Object.values(PHRASES_MEDIA)).toHaveLength(7);
  for (const texte of Object.values(PHRASES_MEDIA)) expect(estPhraseAffichable(texte)).toBe(true);
  const dire = (lu: { error?: { issues: readonly { message: string }[] } | undefined }) =>
    lu.error?.issues[0]?.message;
  expect(dire(requeteCheckUrl.safeParse({ url: " " }))).toBe(PHRASES_MEDIA.urlVide);
  expect(dire(requeteCheckUrl.safeParse({}))).toBe(PHRASES_MEDIA.urlVide);
  expect(dire(corpsChangementTitreMedia.safeParse({ titre: "\u200B" }))).toBe(
    "Donnez un titre à ce fichier.",
  );
  expect(corpsChangementTitreMedia.parse({ titre: " Mon  image " })).toEqual({
    titre: "Mon image",
  });
});
