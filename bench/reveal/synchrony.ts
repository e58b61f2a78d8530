/**
 * Measures the time between the verdicts of a reveal on TV and phones, which all run in a browser, none slowed down.
 */
import { type Browser, type Page, request as requetes } from "@playwright/test";
import {
  allerAUneQuestion,
  avancerDUneEtape,
  boutonSuivant,
  avancerMemeSansReponses,
} from "../../e2e/support/steps.ts";
import {
  lireQuizzOfficiel,
  trouverQuestionAffichee,
  repondre,
} from "../../e2e/support/reponses.ts";
import {
  allowMotion,
  choisirQuizz,
  ouvrirRoomJusquAuxReglages,
  rejoindreEnPixelsReels,
} from "../../e2e/support/soiree.ts";

declare global {
  // the page records the verdict for the bench
  var verdictDit: number;
}

/** Makes the page record when it shows the verdict, on the clock that all pages share. */
const guetter = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.verdictDit = 0;
    const regarder = () => {
      const dit =
        document.querySelector('[data-temps="verdict"]') !== null ||
        /Bonne réponse|Mauvaise réponse/.test(document.querySelector("main")?.textContent ?? "");
      if (dit) globalThis.verdictDit = performance.timeOrigin + performance.now();
      else requestAnimationFrame(regarder);
    };
    requestAnimationFrame(regarder);
  });

interface Salle {
  readonly hote: Page;
  readonly telephones: readonly Page[];
}

async function ouvrirSalle(navigateur: Browser, adresse: string, titre: string): Promise<Salle> {
  const { page, code } = await ouvrirRoomJusquAuxReglages(navigateur, adresse);
  const telephones: Page[] = [];
  for (const pseudo of ["Léa", "Tom", "Zineb", "Jean-Baptiste"])
    telephones.push((await rejoindreEnPixelsReels(navigateur, code, pseudo, adresse)).page);
  for (const ecran of [page, ...telephones]) await allowMotion(ecran);
  await page.getByText("Sans imprévus").click();
  await choisirQuizz(page, titre);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  return { hote: page, telephones };
}

/** Goes to a question with options that every phone but the last has answered. */
async function jusquAuDernier(
  { hote, telephones }: Salle,
  adresse: string,
  titre: string,
): Promise<() => Promise<void>> {
  const api = await requetes.newContext({ baseURL: adresse });
  const joue = await lireQuizzOfficiel(api, titre);
  await api.dispose();
  const [premier] = telephones;
  const dernier = telephones.at(-1);
  if (premier === undefined || dernier === undefined) throw new Error("nobody plays");
  await allerAUneQuestion(hote);
  let question = await trouverQuestionAffichee(premier, joue);
  while (question.type !== "choix") {
    await avancerMemeSansReponses(hote);
    await allerAUneQuestion(hote);
    question = await trouverQuestionAffichee(premier, joue);
  }
  for (const [i, page] of telephones.slice(0, -1).entries())
    await repondre(page, question, i % 2 === 0);
  return () => repondre(dernier, question, false);
}

/**
 * Times between the first and the last screen with the verdict, over `tours` reveals on a TV and four phones, in
 * ascending ms.
 */
export async function measureRevealSpreadBetweenScreens(
  navigateur: Browser,
  adresse: string,
  titre: string,
  tours: number,
): Promise<number[]> {
  const salle = await ouvrirSalle(navigateur, adresse, titre);
  const ecrans = [salle.hote, ...salle.telephones];
  const ecarts: number[] = [];
  for (let tour = 0; tour < tours; tour++) {
    const reveler = await jusquAuDernier(salle, adresse, titre);
    for (const ecran of ecrans) await guetter(ecran);
    await reveler();
    await boutonSuivant(salle.hote).waitFor();
    const instants: number[] = [];
    for (const ecran of ecrans) instants.push(await ecran.evaluate(() => globalThis.verdictDit));
    ecarts.push(Math.max(...instants) - Math.min(...instants));
    await avancerDUneEtape(salle.hote);
  }
  for (const ecran of ecrans) await ecran.context().close();
  return ecarts.toSorted((a, b) => a - b);
}
