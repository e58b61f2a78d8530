/** What this browser keeps: jeu §3 "Locally stored values". A full or forbidden storage is never an error. */

import { hasard } from "./hasard.ts";

/** `jeton` and `jetonHote` are secrets of this browser; the others are the specification's keys. */
export type Cle =
  | "user"
  | "quizzID"
  | "roomID"
  | "parametres"
  | "playerID"
  | "pseudo"
  | "qID"
  | "reponses"
  | "jeton"
  | "jetonHote"
  | "roomHote"
  | "aReclamer"
  | "majeur"
  | "sansAlcool"
  | "voix"
  | "sousBock";

export function lire(cle: Cle): string {
  try {
    return localStorage.getItem(cle) ?? "";
  } catch {
    return "";
  }
}

export function ecrire(cle: Cle, valeur: string): void {
  try {
    if (valeur === "") localStorage.removeItem(cle);
    else localStorage.setItem(cle, valeur);
  } catch {
    // private browsing or a full disk: the game goes on, it only forgets
  }
}

/** What this tab alone keeps, until it is closed: for a page that is reloaded. */
type CleOnglet = "jugements" | "rentre" | `description ${string}` | `affaire ${string}`;
/** What those are called before whose they are. */
export type NomOnglet = CleOnglet extends infer Une
  ? Une extends `${infer Nom} ${string}`
    ? Nom
    : Une
  : never;

export function lireOnglet(cle: CleOnglet): string {
  try {
    return sessionStorage.getItem(cle) ?? "";
  } catch {
    return "";
  }
}

export function ecrireOnglet(cle: CleOnglet, valeur: string): void {
  try {
    if (valeur === "") sessionStorage.removeItem(cle);
    else sessionStorage.setItem(cle, valeur);
  } catch {
    // as above: it only forgets
  }
}

/** This browser's secret for a role, made at its first use: 192 random bits. */
export function secret(cle: "jeton" | "jetonHote"): string {
  const connu = lire(cle);
  if (/^[\w-]{22,64}$/.test(connu)) return connu;
  const neuf = hasard(24);
  ecrire(cle, neuf);
  return neuf;
}
