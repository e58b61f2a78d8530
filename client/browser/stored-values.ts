/** What this browser keeps: jeu §3 "Locally stored values". A full or forbidden storage is never an error. */
import { localStore, tabStore } from "./browser-store.ts";
import { hasard } from "./random-id.ts";

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

export const lire = (cle: Cle): string => localStore.read(cle) ?? "";

export function ecrire(cle: Cle, valeur: string): void {
  localStore.write(cle, valeur === "" ? null : valeur);
}

/** Whether it is still there when the page is loaded again. */
export const estGarde = (cle: Cle): boolean => localStore.lasts(cle);

/** What this tab alone keeps, until it is closed: for a page that is reloaded. */
type CleOnglet = "jugements" | "rentre" | `description ${string}` | `affaire ${string}`;
/** What those are called before whose they are. */
export type NomOnglet = CleOnglet extends infer Une
  ? Une extends `${infer Nom} ${string}`
    ? Nom
    : Une
  : never;

export const lireOnglet = (cle: CleOnglet): string => tabStore.read(cle) ?? "";

export function ecrireOnglet(cle: CleOnglet, valeur: string): void {
  tabStore.write(cle, valeur === "" ? null : valeur);
}

/** This browser's secret for a role, made at its first use: 192 random bits. */
export function secret(cle: "jeton" | "jetonHote"): string {
  const connu = lire(cle);
  if (/^[\w-]{22,64}$/.test(connu)) return connu;
  const neuf = hasard(24);
  ecrire(cle, neuf);
  return neuf;
}
