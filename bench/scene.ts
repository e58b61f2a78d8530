/**
 * `npm run bench:scene [-- --tours=3] [--frein=4]`: how a reveal and the end are told, by the real server and a real browser. How far
 * apart TV and phones say the verdict; and, one page at a time at 1280×720 with its processor slowed down, frames that come late.
 * It fails over 150 ms apart, or with more than two late frames in a reveal or in an end.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { type Browser, type Page, request as requetes } from "@playwright/test";
import { allerAUneQuestion, avancer, boutonSuivant, passerOutre } from "../e2e/appui/deroule.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "../e2e/appui/reponses.ts";
import { avecMouvement, choisirQuizz, ouvrirRoom, rejoindre } from "../e2e/appui/soiree.ts";
import { Serveur } from "./secousse/serveur.ts";
import { ouvrirNavigateur } from "./visite.ts";

const ECART_MAX_MS = 150;
const TARDIVE_MS = 50;
const TARDIVES_MAX = 2;
const TITRE = "À table";
/** From its beginning until the proof is written, or the table is there. */
const DUREE_MS = { reveal: 5_500, end: 11_500 } as const;

const { values } = parseArgs({
  options: { tours: { type: "string", default: "3" }, frein: { type: "string", default: "4" } },
});

declare global {
  // what the page notes for the bench
  var releve: { verdict: number; tardives: number[]; images: number };
}

/** From now on the page notes when it says the verdict, on the clock that all pages share, and its late frames. */
const relever = (page: Page): Promise<void> =>
  page.evaluate((tardiveMs) => {
    const releve = { verdict: 0, tardives: new Array<number>(), images: 0 };
    globalThis.releve = releve;
    let avant = performance.now();
    const regarder = () => {
      const maintenant = performance.now();
      if (globalThis.releve !== releve) return;
      releve.images += 1;
      if (maintenant - avant > tardiveMs) releve.tardives.push(Math.round(maintenant - avant));
      avant = maintenant;
      const dit =
        document.querySelector('[data-temps="verdict"]') !== null ||
        /Bonne réponse|Mauvaise réponse/.test(document.querySelector("main")?.textContent ?? "");
      if (releve.verdict === 0 && dit) releve.verdict = performance.timeOrigin + maintenant;
      requestAnimationFrame(regarder);
    };
    requestAnimationFrame(regarder);
  }, TARDIVE_MS);
const lire = (page: Page) => page.evaluate(() => globalThis.releve);

interface Salle {
  readonly hote: Page;
  readonly telephones: readonly Page[];
}

async function ouvrirSalle(navigateur: Browser, adresse: string): Promise<Salle> {
  const { page, code } = await ouvrirRoom(navigateur, adresse);
  const telephones: Page[] = [];
  for (const pseudo of ["Léa", "Tom", "Zineb", "Jean-Baptiste"])
    telephones.push((await rejoindre(navigateur, code, pseudo, adresse)).page);
  for (const ecran of [page, ...telephones]) await ecran.emulateMedia(avecMouvement.contextOptions);
  await page.getByText("Sans imprévus").click();
  await choisirQuizz(page, TITRE);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  return { hote: page, telephones };
}

/** Goes to a question with options, which all have answered but the last. */
async function jusquAuDernier(
  { hote, telephones }: Salle,
  adresse: string,
): Promise<() => Promise<void>> {
  const api = await requetes.newContext({ baseURL: adresse });
  const joue = await lireQuizzOfficiel(api, TITRE);
  await api.dispose();
  const [premier] = telephones;
  const dernier = telephones.at(-1);
  if (premier === undefined || dernier === undefined) throw new Error("nobody plays");
  await allerAUneQuestion(hote);
  let question = await questionAffichee(premier, joue);
  while (question.type !== "choix") {
    await passerOutre(hote);
    await allerAUneQuestion(hote);
    question = await questionAffichee(premier, joue);
  }
  for (const [i, page] of telephones.slice(0, -1).entries())
    await repondre(page, question, i % 2 === 0);
  return () => repondre(dernier, question, false);
}

async function mesurerEcarts(salle: Salle, adresse: string, tours: number): Promise<number[]> {
  const ecarts: number[] = [];
  for (let tour = 0; tour < tours; tour++) {
    const reveler = await jusquAuDernier(salle, adresse);
    const ecrans = [salle.hote, ...salle.telephones];
    for (const ecran of ecrans) await relever(ecran);
    await reveler();
    await boutonSuivant(salle.hote).waitFor();
    const instants: number[] = [];
    for (const ecran of ecrans) instants.push((await lire(ecran)).verdict);
    ecarts.push(Math.max(...instants) - Math.min(...instants));
    await avancer(salle.hote);
  }
  return ecarts.toSorted((a, b) => a - b);
}

/** Late frames of one page, slowed down, from what `commencer` begins. */
async function compterTardives(
  page: Page,
  frein: number,
  dureeMs: number,
  commencer: () => Promise<void>,
): Promise<{ tardives: number[]; images: number }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: frein });
  await page.waitForTimeout(500);
  await relever(page);
  await commencer();
  await page.waitForTimeout(dureeMs);
  const lu = await lire(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await cdp.detach();
  return lu;
}

const fautes: string[] = [];
const dire = (quoi: string, { tardives, images }: { tardives: number[]; images: number }) => {
  console.log(
    `${quoi}: ${String(images)} frames, ${String(tardives.length)} over ${String(TARDIVE_MS)} ms (${tardives.join(", ")})`,
  );
  if (tardives.length > TARDIVES_MAX) fautes.push(`${quoi}: too many late frames`);
};

const serveur = await Serveur.preparer();
const navigateur = await ouvrirNavigateur();
try {
  await serveur.demarrer();
  const { adresse } = serveur;
  const frein = Number(values.frein);
  const salle = await ouvrirSalle(navigateur, adresse);
  const ecarts = await mesurerEcarts(salle, adresse, Number(values.tours));
  const median = ecarts[Math.floor(ecarts.length / 2)] ?? 0;
  const pire = ecarts.at(-1) ?? 0;
  console.log(
    `verdict on TV and ${String(salle.telephones.length)} phones: ${String(Math.round(median))} ms apart, ${String(Math.round(pire))} at the most`,
  );
  if (pire > ECART_MAX_MS) fautes.push("TV and phones tell it apart");
  for (const [nom, page] of [
    ["reveal, TV", salle.hote],
    ["reveal, phone", salle.telephones[0] ?? salle.hote],
  ] as const) {
    const reveler = await jusquAuDernier(salle, adresse);
    dire(nom, await compterTardives(page, frein, DUREE_MS.reveal, reveler));
    await avancer(salle.hote);
  }
  await salle.hote.getByRole("button", { name: "Menu", exact: true }).click();
  await salle.hote.getByRole("button", { name: /^Terminer la partie/ }).click();
  const terminer = salle.hote.getByRole("dialog").getByRole("button", { name: /^Terminer/ });
  dire("end, TV", await compterTardives(salle.hote, frein, DUREE_MS.end, () => terminer.click()));
} finally {
  await navigateur.close();
  await serveur.tuer("SIGTERM");
  serveur.nettoyer();
}
for (const faute of fautes) console.error(faute);
process.exit(fautes.length === 0 ? 0 : 1);
