/** A page of a browser under watch: the cuts of its connection that it announces, and the errors of its console. */
import type { BrowserContext, Page } from "@playwright/test";
import { watchConsole, withoutNetworkErrors } from "../../e2e/support/console.ts";
import type { PageEtSonContexte } from "../../e2e/support/soiree.ts";
import type { RoomLineStatus } from "../../client/partie/line/connection.ts";
import type { ObservedChaosScreen } from "./outcome.ts";

declare const direLaLigne: (coupee: boolean) => void;

/** A page whose text stays the same for longer is stuck, and its room goes on without it. */
const FIGE_MS = 60_000;

/** Reports what the page says of its connection, once the room is on screen and at each change; runs in the page. */
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

export class WatchedBrowserPage implements ObservedChaosScreen {
  readonly code: string;
  readonly enPage = true;
  readonly contexte: BrowserContext;
  readonly page: Page;
  readonly #abonnes: (() => void)[] = [];
  readonly #plaintes: readonly string[];
  #statut: RoomLineStatus = "en_ligne";
  #texte = "";
  #changeA = performance.now();

  private constructor(
    code: string,
    { contexte, page }: PageEtSonContexte,
    plaintes: readonly string[],
  ) {
    this.code = code;
    this.contexte = contexte;
    this.page = page;
    this.#plaintes = plaintes;
  }

  /** Watches the page of a screen that is in its room. */
  static async ecouter(code: string, ecran: PageEtSonContexte): Promise<WatchedBrowserPage> {
    const { contexte, page } = ecran;
    const ecoutee = new WatchedBrowserPage(code, ecran, await watchConsole(contexte));
    await contexte.exposeFunction("direLaLigne", (coupee: boolean) => {
      ecoutee.#statut = coupee ? "coupee" : "en_ligne";
      for (const abonne of ecoutee.#abonnes) abonne();
    });
    await contexte.addInitScript(guetter);
    await page.evaluate(guetter);
    // the animations are left out, since this test is about connections
    await page.emulateMedia({ reducedMotion: "reduce" });
    page.setDefaultTimeout(10_000);
    return ecoutee;
  }

  abonner = (abonne: () => void): void => {
    this.#abonnes.push(abonne);
  };

  lire = (): { readonly statut: RoomLineStatus } => ({ statut: this.#statut });

  plaintes(): readonly string[] {
    return withoutNetworkErrors(this.#plaintes);
  }

  /** The text that has been on screen for too long; null while the page changes. */
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
