/** A host's display in a browser: plays game after game with the phones of its room, by the buttons that it shows. */
import { setTimeout as dormir } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Quizz } from "#contracts/quizz.ts";
import { ouvrirVolet } from "../../e2e/support/menu.ts";
import { choisirQuizz, passerLeComptoir } from "../../e2e/support/soiree.ts";
import {
  avancerDUneEtape,
  boutonReveler,
  attendreEtapeVue,
  attendreMomentEcoute,
  revelerQuandMeme,
} from "../../e2e/support/steps.ts";
import type { BrowserPhone } from "./browser-phone.ts";
import type { ObservedFinishedGame } from "./outcome.ts";
import type { WatchedBrowserPage } from "./watched-page.ts";

export interface EndTableRowOnScreen {
  /** The cell with the player's pseudo, which also holds a rank and other marks. */
  readonly qui: string;
  readonly gorgees: number;
  /** Number of right answers; 0 for a player without any question. */
  readonly score: number;
  /** Whether at least one question was put to the player. */
  readonly jugee: boolean;
}

const nombre = (texte: string): number => Number(/\d+/.exec(texte)?.[0] ?? 0);

export async function readEndTableOnScreen(page: Page): Promise<EndTableRowOnScreen[]> {
  const rangees = page.getByRole("table").locator("tbody tr");
  await rangees.first().waitFor();
  const lues = await rangees.evaluateAll((lignes) =>
    lignes.map((ligne) => [...ligne.children].map(({ textContent }) => textContent)),
  );
  return lues.map(([qui = "", gorgees = "", score = ""]) => ({
    qui,
    gorgees: nombre(gorgees),
    score: nombre(score),
    jugee: /\d/.test(score),
  }));
}

/** Time that the host waits for players who have not answered. */
const PATIENCE_MS = 15_000;
const REGARD_MS = 300;

export interface Soiree {
  readonly joue: Quizz;
  readonly telephones: readonly BrowserPhone[];
  /** Whether every point comes from an answer: true without imprévus. */
  readonly scoresSurs: boolean;
}

export class BrowserHost {
  readonly ecran: WatchedBrowserPage;
  readonly finies: ObservedFinishedGame[] = [];
  readonly fautes: string[] = [];
  readonly #soiree: Soiree;
  #lancee = false;

  constructor(ecran: WatchedBrowserPage, soiree: Soiree) {
    this.ecran = ecran;
    this.#soiree = soiree;
  }

  async jouer(arret: AbortSignal): Promise<void> {
    while (!arret.aborted) {
      // an obstacle (a cut, a step that has gone on) is met again at the next look
      await this.#agir().catch(() => {});
      await dormir(REGARD_MS);
    }
    await this.#finir().catch((erreur: unknown) => this.fautes.push(String(erreur)));
  }

  async #agir(): Promise<void> {
    const { page } = this.ecran;
    if (page.url().endsWith("/room")) return this.#auSalon();
    const etape = await attendreEtapeVue(page);
    if (etape === "fin") return this.#aLaFin(true);
    if (etape !== "question") return avancerDUneEtape(page);
    const moment = await attendreMomentEcoute(page);
    const limite = performance.now() + PATIENCE_MS;
    while (performance.now() < limite) {
      await dormir(REGARD_MS);
      if (!(await boutonReveler(page).isVisible()) || (await attendreMomentEcoute(page)) !== moment)
        return;
    }
    await revelerQuandMeme(page);
  }

  async #auSalon(): Promise<void> {
    const { page } = this.ecran;
    const lancer = page.getByRole("button", { name: "Lancer", exact: true });
    if (!(await lancer.isVisible())) await passerLeComptoir(page);
    await choisirQuizz(page, this.#soiree.joue.title);
    for (const telephone of this.#soiree.telephones) telephone.oublier();
    this.#lancee = true;
    await lancer.click();
    await page.waitForURL(/\/jeu$/);
  }

  /** Plays the current game to its end, which every screen shows. */
  async #finir(): Promise<void> {
    const { page } = this.ecran;
    if (page.url().endsWith("/room")) return;
    const jouee = (await attendreEtapeVue(page)) === "fin";
    if (!jouee) {
      const volet = await ouvrirVolet(page, /^Terminer/);
      await volet.getByRole("button", { name: "Terminer la partie" }).click();
      await attendreEtapeVue(page);
    }
    // answers to the question on screen are never judged when the game ends on it
    await this.#aLaFin(jouee);
  }

  async #aLaFin(jouee: boolean): Promise<void> {
    const { page } = this.ecran;
    if (!this.#lancee) this.fautes.push("the same end twice");
    const table = await readEndTableOnScreen(page);
    if (this.#soiree.scoresSurs && jouee) this.#verifierScores(table);
    // the press leads to another page, where the step's listener is gone
    await avancerDUneEtape(page).catch(() => {});
    await page.waitForURL(/\/room$/);
    // the end is acknowledged, so it is on the disk with its history
    this.#lancee = false;
    const gorgees = table.map((ligne) => ligne.gorgees).sort((a, b) => a - b);
    // a game without questions or sips leaves no history (rules/derived.ts)
    if (table.every((ligne) => !ligne.jugee && ligne.gorgees === 0)) return;
    this.finies.push({ code: this.ecran.code, gorgees });
  }

  #verifierScores(table: readonly EndTableRowOnScreen[]): void {
    for (const { pseudo, justes } of this.#soiree.telephones) {
      const { sures, possibles } = justes();
      const score = table.find(({ qui }) => qui.includes(pseudo))?.score ?? 0;
      if (score < sures || score > possibles)
        this.fautes.push(
          `${pseudo} has ${String(score)}: ${String(sures)} right answers noted, ${String(possibles)} sent`,
        );
    }
  }
}
