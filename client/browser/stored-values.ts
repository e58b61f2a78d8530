/** Small values kept in this browser (jeu §3 "Locally stored values"). A full or forbidden storage is never an error. */
import { localStore, tabStore } from "./browser-store.ts";
import { randomBytesAsHex } from "./random-id.ts";

/** Names of the values shared by the tabs of this browser; `jeton` and `jetonHote` are its secrets. */
export type StoredKey =
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

export const readStoredValue = (cle: StoredKey): string => localStore.read(cle) ?? "";

export function writeStoredValue(cle: StoredKey, valeur: string): void {
  localStore.write(cle, valeur === "" ? null : valeur);
}

/** Whether the stored value outlives this page. */
export const isStoredValuePersisted = (cle: StoredKey): boolean => localStore.lasts(cle);

/** Names of the values kept for this tab alone, which outlive a reload. */
type CleOnglet =
  | "jugements"
  | "rentre"
  | `description ${string}`
  | `affaire ${string}`
  | `recharge ${string}`;
/** Names of the values kept for this tab, without the id that follows some of them. */
export type TabStoredKey = CleOnglet extends infer Une
  ? Une extends `${infer Nom} ${string}`
    ? Nom
    : Une
  : never;

export const readTabStoredValue = (cle: CleOnglet): string => tabStore.read(cle) ?? "";

export function writeTabStoredValue(cle: CleOnglet, valeur: string): void {
  tabStore.write(cle, valeur === "" ? null : valeur);
}

/** This browser's secret as a player or as a host: 192 random bits, made at the first use. */
export function readOrMakeBrowserSecret(cle: "jeton" | "jetonHote"): string {
  const connu = readStoredValue(cle);
  if (/^[\w-]{22,64}$/.test(connu)) return connu;
  const neuf = randomBytesAsHex(24);
  writeStoredValue(cle, neuf);
  return neuf;
}
