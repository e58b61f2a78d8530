/** Finds a Chromium for the browser tests, or installs one: Playwright's own where it can be fetched, else Debian's. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { chromium } from "@playwright/test";

/** Flags without which a sandboxed machine's Chromium does not start, or talks to a network that is not there. */
export const OPTIONS_CHROMIUM = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // without windows, letters would be fitted to whole pixels: taller and wider than people see them
  "--font-render-hinting=none",
];

/** Debian's, the one without windows first: journeys last an eighth less in it. */
const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

function present(): string | null {
  const candidats = [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...DEBIAN];
  return candidats.find((chemin) => chemin !== undefined && existsSync(chemin)) ?? null;
}

function executer(commande: string, ...args: string[]): boolean {
  console.log(`> ${commande} ${args.join(" ")}`);
  return spawnSync(commande, args, { stdio: "inherit", timeout: 600_000 }).status === 0;
}

/** Path of a Chromium that is there. Throws with what to do when none can be had. */
export function trouverChromium(): string {
  const connu = present();
  if (connu !== null) return connu;
  executer("npx", "playwright", "install", "chromium");
  const installe = present();
  if (installe !== null) return installe;
  const racine = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]) => {
    const [commande = "apt-get", ...suite] = [...racine, "apt-get", ...args];
    return executer(commande, ...suite);
  };
  apt("update", "-qq");
  const installer = (...paquets: string[]) =>
    apt("install", "-y", "-qq", "--no-install-recommends", "fonts-noto-color-emoji", ...paquets);
  if (!installer("chromium-headless-shell")) installer("chromium");
  const debian = present();
  if (debian !== null) return debian;
  throw new Error("No Chromium: install one, or set CHROMIUM_PATH to yours.");
}
