/** Finds a Chromium for the browser tests, or installs one: Playwright's own where it can be fetched, else Debian's. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { chromium } from "@playwright/test";
import { installDebianPackages } from "./checks/programs.ts";

/** Flags without which Chromium does not start on a sandboxed machine, or tries to reach an absent network. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // letters are drawn as people see them: without a window they would be fitted to whole pixels, taller and wider
  "--font-render-hinting=none",
];

/** Debian's Chromium, the headless one first, in which journeys last an eighth less. */
const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

function present(): string | null {
  const candidats = [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...DEBIAN];
  return candidats.find((chemin) => chemin !== undefined && existsSync(chemin)) ?? null;
}

/** Path of a Chromium; where there is none, Playwright's is installed, else Debian's. Throws an error that tells how to get one. */
export function findOrInstallChromium(): string {
  const connu = present();
  if (connu !== null) return connu;
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 600_000 });
  const paquets = ["chromium-headless-shell", "chromium"];
  for (const paquet of paquets) {
    const installe = present();
    if (installe !== null) return installe;
    installDebianPackages([["fonts-noto-color-emoji", paquet]], true);
  }
  const dernier = present();
  if (dernier !== null) return dernier;
  throw new Error("No Chromium: install one, or set CHROMIUM_PATH to yours.");
}
