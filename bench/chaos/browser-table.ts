/**
 * One room that plays without end in browsers: a host's display and phones, each in a context of its own, driven by what
 * their pages show. The table remembers which answers were said to be noted, and reports those that go missing.
 */
import { setTimeout as dormir } from "node:timers/promises";
import { type Browser, chromium, request } from "@playwright/test";
import type { Quizz } from "#contracts/quizz.ts";
import { lireQuizzOfficiel } from "../../e2e/support/reponses.ts";
import { ouvrirRoomJusquAuxReglages, rejoindre } from "../../e2e/support/soiree.ts";
import { CHROMIUM_ARGS, findOrInstallChromium } from "../../scripts/chromium.ts";
import { BrowserHost } from "./browser-host.ts";
import { BrowserPhone } from "./browser-phone.ts";
import { type ChaosTable, type ChaosRunOutcome, createChaosRunOutcome } from "./outcome.ts";
import { WatchedBrowserPage } from "./watched-page.ts";

const QUIZZ = "La langue de Molière";

/** Opens `combien` tables. The first one plays without imprévus, so that every point comes from an answer. */
export async function openBrowserTables(adresse: string, combien: number, hasard: () => number) {
  const tables: BrowserTable[] = [];
  if (combien === 0) return { tables, fermer: async () => {} };
  const navigateur = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_ARGS,
  });
  const api = await request.newContext({ baseURL: adresse });
  const joue = await lireQuizzOfficiel(api, QUIZZ);
  await api.dispose();
  for (let i = 0; i < combien; i++)
    tables.push(await BrowserTable.ouvrir(navigateur, adresse, joue, hasard, i === 0));
  return { tables, fermer: () => navigateur.close() };
}

const PSEUDOS = ["Léa", "Tom"];
const RONDE_MS = 1_000;

export class BrowserTable implements ChaosTable {
  readonly bilan: ChaosRunOutcome = createChaosRunOutcome();
  readonly #hote: BrowserHost;
  readonly #telephones: readonly BrowserPhone[];

  private constructor(hote: BrowserHost, telephones: readonly BrowserPhone[]) {
    this.#hote = hote;
    this.#telephones = telephones;
  }

  /** Opens a room from the home page and brings every phone in. */
  static async ouvrir(
    navigateur: Browser,
    adresse: string,
    joue: Quizz,
    hasard: () => number,
    sansImprevus: boolean,
  ): Promise<BrowserTable> {
    const { code, ...ouverte } = await ouvrirRoomJusquAuxReglages(navigateur, adresse);
    if (sansImprevus) await ouverte.page.getByText("Sans imprévus").click();
    const ecran = await WatchedBrowserPage.ecouter(code, ouverte);
    const telephones: BrowserPhone[] = [];
    for (const pseudo of PSEUDOS) {
      const sien = await rejoindre(navigateur, code, pseudo, adresse);
      const ecoute = await WatchedBrowserPage.ecouter(code, sien);
      telephones.push(new BrowserPhone(ecoute, pseudo, joue, hasard));
    }
    const hote = new BrowserHost(ecran, { joue, telephones, scoresSurs: sansImprevus });
    return new BrowserTable(hote, telephones);
  }

  get code(): string {
    return this.#hote.ecran.code;
  }

  get ecrans(): readonly WatchedBrowserPage[] {
    return [this.#hote, ...this.#telephones].map(({ ecran }) => ecran);
  }

  async jouer(arret: AbortSignal): Promise<void> {
    const joueurs = [this.#hote, ...this.#telephones];
    await Promise.all([this.#veiller(arret), ...joueurs.map((joueur) => joueur.jouer(arret))]);
    this.bilan.finies.push(...this.#hote.finies);
    this.bilan.acquittees += this.#telephones.reduce((n, { acquittees }) => n + acquittees, 0);
    for (const { fautes, ecran } of joueurs)
      for (const faute of [...fautes, ...ecran.plaintes()]) this.#fauter(faute);
  }

  /** Takes a picture of each screen as it is now. */
  async photographier(dossier: string, quand: string): Promise<void> {
    const prises = this.ecrans.map(({ page }, i) =>
      page.screenshot({ path: `${dossier}/${this.code}-${quand}-${String(i)}.png` }),
    );
    // a page that is busy with its game is left out
    await Promise.allSettled(prises);
  }

  async fermer(): Promise<void> {
    for (const { contexte } of this.ecrans) await contexte.close();
  }

  async #veiller(arret: AbortSignal): Promise<void> {
    while (!arret.aborted) {
      await dormir(RONDE_MS);
      for (const ecran of this.ecrans) {
        const fige = await ecran.fige();
        if (fige !== null) this.#fauter(`a page stands still: ${fige}`);
      }
    }
  }

  #fauter(quoi: string): void {
    this.bilan.fautes.push(`${this.code}: ${quoi}`);
  }
}
