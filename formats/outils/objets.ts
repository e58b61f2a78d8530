/** Reads untrusted JSON of other programs, whose shape is not guaranteed. Pure. */
import { QUESTIONS_LUES_MAX } from "../limites.ts";

export type ObjetJson = Readonly<Record<string, unknown>>;

export const estObjetJson = (lu: unknown): lu is ObjetJson =>
  typeof lu === "object" && lu !== null && !Array.isArray(lu);

/** A JSON value as a list; an empty list for any other value. */
export function lireListeJson(lu: unknown): readonly unknown[] {
  return Array.isArray(lu) ? lu : [];
}

/** Objects of a JSON list with their ranks from 1, up to one more than the limit, so that the excess is noticed. */
export const lireObjetsJson = (
  lu: unknown,
): readonly { readonly ou: number; readonly un: ObjetJson }[] =>
  lireListeJson(lu)
    .slice(0, QUESTIONS_LUES_MAX + 1)
    .map((un, rang) => ({ ou: rang + 1, un: estObjetJson(un) ? un : {} }));

/** A JSON text, number or boolean as a text; empty for any other value. */
export function lireValeurJsonCommeTexte(lu: unknown): string {
  if (typeof lu === "string") return lu;
  return typeof lu === "number" || typeof lu === "boolean" ? String(lu) : "";
}

/** A JSON number, or the number that a text holds; null without any. */
export function lireNombreJson(lu: unknown): number | null {
  if (typeof lu === "number") return Number.isFinite(lu) ? lu : null;
  const texte = lireValeurJsonCommeTexte(lu).trim().replace(",", ".");
  return /^-?\d{1,15}(?:\.\d{1,15})?(?:e[+-]?\d{1,2})?$/i.test(texte) ? Number(texte) : null;
}

/** Folds a column title or a key for comparison: no case, no accents, no punctuation, no spaces around. */
export function foldForComparison(texte: string): string {
  return texte
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The value of a JSON object under one of these keys, accents and case ignored. */
export function lireValeurJson(objet: ObjetJson, ...noms: readonly string[]): unknown {
  for (const nom of noms) if (Object.hasOwn(objet, nom)) return objet[nom];
  const plies = new Set(noms.map(foldForComparison));
  const cle = Object.keys(objet).find((une) => plies.has(foldForComparison(une)));
  return cle === undefined ? undefined : objet[cle];
}
