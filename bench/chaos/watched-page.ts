/** A page of a browser that is watched: when it says that its connection is lost, and what its console reports. */
import type { BrowserContext, Page } from "@playwright/test";
import { watchConsole, withoutNetworkErrors } from "../../e2e/support/console.ts";
import type { Ecran } from "../../e2e/support/soiree.ts";
import type { LineStatus } from "../../client/partie/line/connection.ts";
import type { ObservedScreen } from "./outcome.ts";

declare const direLaLigne: (coupee: boolean) => void;

/** A page whose text stays the same for longer is stuck: its room goes on without it. */
const FIGE_MS = 60_000;

/** In the page: tells what it says of its line, once it shows its room and at each change. */
function guetter(): void {
  let avant: boolean | null = null;
  const lire = (): boolean | null => {
    const dits = [...document.querySelectorAll("[role=status]")].map(
      ({ textContent }) => textContent,
    );
    const attend = dits.some((dit) => /^(La room se prépare|Connexion à la room)/.test(dit));
    if (attend || document.querySelector("main") === null) return avant;
    return dits.some((dit) => /^(Connexion perdue|La ligne se rétablit)/.test(dit));
  };
  const dire = () => {
    const coupee = lire();
    if (coupee !== null && coupee !== avant) direLaLigne(coupee);
    avant = coupee;
  };
  new MutationObserver(dire).observe(document, { subtree: true, childList: true });
  dire();
}

export class WatchedPage implements ObservedScreen {
  readonly code: string;
  readonly enPage = true;
  readonly contexte: BrowserContext;
  readonly page: Page;
  readonly #abonnes: (() => void)[] = [];
  readonly #plaintes: readonly string[];
  #statut: LineStatus = "en_ligne";
  #texte = "";
  #changeA = performance.now();

  private constructor(code: string, { contexte, page }: Ecran, plaintes: readonly string[]) {
    this.code = code;
    this.contexte = contexte;
    this.page = page;
    this.#plaintes = plaintes;
  }

  /** Of a screen that is in its room. */
  static async ecouter(code: string, ecran: Ecran): Promise<WatchedPage> {
    const { contexte, page } = ecran;
    const ecoutee = new WatchedPage(code, ecran, await watchConsole(contexte));
    await contexte.exposeFunction("direLaLigne", (coupee: boolean) => {
      ecoutee.#statut = coupee ? "coupee" : "en_ligne";
      for (const abonne of ecoutee.#abonnes) abonne();
    });
    await contexte.addInitScript(guetter);
    await page.evaluate(guetter);
    // as in the journeys: what is tried here are the lines
    await page.emulateMedia({ reducedMotion: "reduce" });
    page.setDefaultTimeout(10_000);
    return ecoutee;
  }

  abonner = (abonne: () => void): void => {
    this.#abonnes.push(abonne);
  };

  lire = (): { readonly statut: LineStatus } => ({ statut: this.#statut });

  plaintes(): readonly string[] {
    return withoutNetworkErrors(this.#plaintes);
  }

  /** What it has been showing for too long; null while it lives. */
  async fige(): Promise<string | null> {
    const texte = await this.page.evaluate(() => document.body.innerText).catch(() => this.#texte);
    const maintenant = performance.now();
    if (texte !== this.#texte) this.#changeA = maintenant;
    this.#texte = texte;
    if (maintenant - this.#changeA < FIGE_MS) return null;
    this.#changeA = maintenant;
    return texte.replaceAll(/\s+/g, " ");
  }
}
