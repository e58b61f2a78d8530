/** Reading a JSON that others wrote: nothing in it can be counted on. Pure. */
import { LIGNES_MAX } from "../limites.ts";

export type Objet = Readonly<Record<string, unknown>>;

export const estObjet = (lu: unknown): lu is Objet =>
  typeof lu === "object" && lu !== null && !Array.isArray(lu);

/** A list; what is none is an empty one. */
export function listeDe(lu: unknown): readonly unknown[] {
  return Array.isArray(lu) ? lu : [];
}

/** Objects of a list, with their rank from 1; one more than are read, so that it is known that there are more. */
export const objetsDe = (lu: unknown): readonly { readonly ou: number; readonly un: Objet }[] =>
  listeDe(lu)
    .slice(0, LIGNES_MAX + 1)
    .map((un, rang) => ({ ou: rang + 1, un: estObjet(un) ? un : {} }));

/** A text, a number or a boolean as a text; anything else is empty. */
export function texteDe(lu: unknown): string {
  if (typeof lu === "string") return lu;
  return typeof lu === "number" || typeof lu === "boolean" ? String(lu) : "";
}

/** A number, or what a text says of one; null when it says none. */
export function nombreDe(lu: unknown): number | null {
  if (typeof lu === "number") return Number.isFinite(lu) ? lu : null;
  const texte = texteDe(lu).trim().replace(",", ".");
  return /^-?\d{1,15}(?:\.\d{1,15})?(?:e[+-]?\d{1,2})?$/i.test(texte) ? Number(texte) : null;
}

/** Without case, accents, punctuation or spaces around: how headers and keys are compared. */
export function plier(texte: string): string {
  return texte
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A value by its name, accents and case ignored. */
export function valeur(objet: Objet, ...noms: readonly string[]): unknown {
  for (const nom of noms) if (Object.hasOwn(objet, nom)) return objet[nom];
  const plies = new Set(noms.map(plier));
  const cle = Object.keys(objet).find((une) => plies.has(plier(une)));
  return cle === undefined ? undefined : objet[cle];
}
