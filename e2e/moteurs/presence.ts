/** Which engines and other programs this machine has, and what it lacks for the others. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

export type Moteur = "webkit" | "firefox";

interface Programme {
  /** What it is called, here or there. */
  readonly noms: readonly string[];
  /** Variable that says where it is. */
  readonly variable?: string;
  /** Debian's package. */
  readonly paquet: string;
}

export const PILOTE_WEBKIT: Programme = {
  noms: ["WebKitWebDriver"],
  paquet: "webkit2gtk-driver",
};
export const XVFB: Programme = { noms: ["Xvfb"], paquet: "xvfb" };
export const FIREFOX: Programme = {
  noms: ["firefox", "firefox-esr"],
  variable: "FIREFOX_PATH",
  paquet: "firefox-esr",
};
/** The door of many processes, with the house's own file. */
export const CADDY: Programme = { noms: ["caddy"], paquet: "caddy" };
const PROGRAMMES: Readonly<Record<Moteur, readonly Programme[]>> = {
  webkit: [PILOTE_WEBKIT, XVFB],
  firefox: [FIREFOX],
};

function chercher({ noms, variable }: Programme): string | null {
  const dit = variable === undefined ? undefined : process.env[variable];
  const dossiers = (process.env["PATH"] ?? "").split(delimiter);
  const candidats = noms.flatMap((nom) => dossiers.map((dossier) => join(dossier, nom)));
  return [...(dit === undefined ? [] : [dit]), ...candidats].find(existsSync) ?? null;
}

/** Path of a program. Throws when it is not there. */
export function trouver(programme: Programme): string {
  const chemin = chercher(programme);
  if (chemin === null) throw new Error(`no ${programme.noms.join(" or ")}`);
  return chemin;
}

/** What an engine lacks on this machine, and how to get it; null when it can be played. */
export const quiManque = (moteur: Moteur): string | null => absence(PROGRAMMES[moteur]);

/** Of these programs, those that are not here, and how to get them; null when all are. */
export function absence(programmes: readonly Programme[]): string | null {
  const absents = programmes.filter((programme) => chercher(programme) === null);
  if (absents.length === 0) return null;
  const noms = absents.map(({ noms }) => noms.join(" or ")).join(" and ");
  return `no ${noms} here (Debian: apt-get install ${absents.map(({ paquet }) => paquet).join(" ")})`;
}
