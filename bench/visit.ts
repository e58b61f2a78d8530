/** A visit of the built site in a real browser, to measure its first page. */
import process from "node:process";
import { type Browser, type BrowserContext, chromium, devices } from "@playwright/test";
import { CHROMIUM_ARGS, findOrInstallChromium } from "../scripts/chromium.ts";

/** The visitor: somebody new, or somebody whose pseudo and age this browser has kept. */
export type VisitorKind = "newcomer" | "regular";

/** The home page and the page of a QR code, as each visitor sees them. */
export const MEASURED_VISITS: readonly {
  readonly nom: string;
  readonly adresse: string;
  readonly visiteur: VisitorKind;
}[] = [
  { nom: "home, newcomer", adresse: "/", visiteur: "newcomer" },
  { nom: "join, newcomer", adresse: "/?code=4KX2P9", visiteur: "newcomer" },
  { nom: "home, regular", adresse: "/", visiteur: "regular" },
  { nom: "join, regular", adresse: "/?code=4KX2P9", visiteur: "regular" },
];

const { defaultBrowserType: _, ...TELEPHONE } = devices["Pixel 7"] ?? {};

/** Opens a browser; the caller closes it. */
export const openBenchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_ARGS,
    env: { ...process.env, LANG: "fr_FR.UTF-8" },
  });

/** Opens a phone with an empty cache, and with what a regular's phone has kept. */
export async function openVisitPage(
  navigateur: Browser,
  baseURL: string,
  visiteur: VisitorKind,
): Promise<BrowserContext> {
  const contexte = await navigateur.newContext({ ...TELEPHONE, baseURL, locale: "fr-FR" });
  if (visiteur === "regular")
    await contexte.addInitScript(() => {
      localStorage.setItem("majeur", "oui");
      localStorage.setItem("pseudo", "Margaux");
    });
  return contexte;
}
