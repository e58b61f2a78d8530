/** The converter's process: same outcomes as its code, and no process left behind. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { creerImageBmp, creerImageDegradee, creerSonWav } from "../../test/fichiers.ts";
import { createMediaConverter, type ResultatConversionMedia } from "./media-converter.ts";
import { convertMediaFile } from "./convert-media.ts";

const DESSIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>';

function ouvrir() {
  const atelier = createMediaConverter();
  onTestFinished(() => atelier.fermer());
  const dossier = creerDossierTemporaire();
  const poser = (octets: string | Uint8Array): string => {
    const chemin = join(dossier, "recu");
    writeFileSync(chemin, octets);
    return chemin;
  };
  return { atelier, dossier, poser };
}

const FICHIERS: readonly (readonly [
  string,
  () => Promise<string | Uint8Array>,
  ResultatConversionMedia["sorte"],
])[] = [
  ["a picture", async () => creerImageDegradee().jpeg().toBuffer(), "fait"],
  ["a picture of another time", async () => creerImageBmp({ profondeur: 24 }), "fait"],
  ["a drawing", async () => DESSIN, "fait"],
  ["a sound", async () => creerSonWav(), "fait"],
  ["a text", async () => "Bonjour", "refus"],
  [
    "half a picture",
    async () => (await creerImageDegradee(300, 300).png().toBuffer()).subarray(0, 200),
    "refus",
  ],
];

test.each(FICHIERS)("%s: the process says what its code says", async (_, ecrire, sorte) => {
  const { atelier, dossier, poser } = ouvrir();
  const chemin = poser(await ecrire());
  const issue = await atelier.faire(chemin, dossier, "refait");
  expect(issue.sorte).toBe(sorte);
  const ecrits = readdirSync(dossier);
  expect(issue).toEqual(await convertMediaFile(chemin, dossier, "refait"));
  expect(readdirSync(dossier)).toEqual(ecrits);
});

test("closed: what is being looked at is given up, and so is what waits", async () => {
  const { atelier, dossier, poser } = ouvrir();
  const chemin = poser(await creerImageDegradee().jpeg().toBuffer());
  const issues = ["un", "deux"].map((nom) => atelier.faire(chemin, dossier, nom));
  atelier.fermer();
  const refus = { sorte: "refus", raison: "illisible" };
  expect(await Promise.all(issues)).toEqual([refus, refus]);
  expect(readdirSync(dossier)).toEqual(["recu"]);
});
