/**
 * `npm run engines`: the short journey of a phone in the engines other than Chromium, with the real server. `npm run
 * engines -- webkit` plays in one of them; `--fois=10` repeats it. Fails when a requested engine is not installed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { z } from "zod";
import {
  FIREFOX_PROGRAM,
  describeChecksLeftOut,
  type RequiredProgram,
  WEBKIT_DRIVER_PROGRAM,
  XVFB_PROGRAM,
} from "../../scripts/checks/programs.ts";
import { ouvrirServeur } from "../support/server.ts";
import { ouvrirFirefox } from "./firefox.ts";
import type { Navigateur } from "./browser.ts";
import { jouerParcoursDuTelephone } from "./journey.ts";
import { HoteEtVoisinParSocket } from "./table.ts";
import { ouvrirWebKit } from "./webkit.ts";

const PREUVES = "test-results";
type Moteur = "webkit" | "firefox";
const PROGRAMMES: Readonly<Record<Moteur, readonly RequiredProgram[]>> = {
  webkit: [WEBKIT_DRIVER_PROGRAM, XVFB_PROGRAM],
  firefox: [FIREFOX_PROGRAM],
};
const OUVRIR: Readonly<Record<Moteur, () => Promise<Navigateur>>> = {
  webkit: ouvrirWebKit,
  firefox: ouvrirFirefox,
};

const { values, positionals } = parseArgs({
  options: { fois: { type: "string", default: "1" } },
  allowPositionals: true,
});
const fois = z.coerce.number().int().min(1).parse(values.fois);
const demandes = z.array(z.enum(["webkit", "firefox"])).parse(positionals);
const moteurs: readonly Moteur[] = demandes.length > 0 ? demandes : ["webkit", "firefox"];

/** Prints the text of the page where the journey stopped, and saves a picture. */
async function montrer(navigateur: Navigateur, moteur: Moteur): Promise<void> {
  const dire = (erreur: unknown) => `(${String(erreur)})`;
  const texte = await navigateur
    .evaluer("location.href + '\\n' + document.body.innerText")
    .catch(dire);
  console.error(`the page showed: ${texte}`);
  const image = `${PREUVES}/moteur-${moteur}.png`;
  mkdirSync(PREUVES, { recursive: true });
  try {
    writeFileSync(image, await navigateur.capturer());
    console.error(`as seen in ${image}`);
  } catch (erreur) {
    console.error(`no picture: ${dire(erreur)}`);
  }
}

/** Plays once, with a server and a browser of its own. True when the journey has ended. */
async function jouer(moteur: Moteur): Promise<boolean> {
  const debut = performance.now();
  const fins: (() => Promise<void>)[] = [];
  let navigateur: Navigateur | null = null;
  try {
    const serveur = await ouvrirServeur();
    fins.unshift(serveur.fermer);
    const tablee = await HoteEtVoisinParSocket.ouvrir(serveur.adresse);
    fins.unshift(() => tablee.fermer());
    navigateur = await OUVRIR[moteur]();
    fins.unshift(navigateur.fermer);
    await jouerParcoursDuTelephone(navigateur, tablee, serveur.adresse);
    const secondes = ((performance.now() - debut) / 1000).toFixed(1);
    console.log(`${navigateur.nom}: join, answer, reload, still there (${secondes} s)`);
    return true;
  } catch (erreur) {
    console.error(`${navigateur?.nom ?? moteur}:`, erreur);
    if (navigateur !== null) await montrer(navigateur, moteur);
    return false;
  } finally {
    for (const finir of fins) await finir();
  }
}

let rates = 0;
for (const moteur of moteurs) {
  const [manque] = describeChecksLeftOut(PROGRAMMES[moteur]);
  if (manque !== undefined) {
    console.error(manque);
    rates++;
    continue;
  }
  for (let i = 0; i < fois; i++) if (!(await jouer(moteur))) rates++;
}
if (fois > 1) console.log(`${String(rates)} failed`);
process.exitCode = rates === 0 ? 0 : 1;
