/** How strong an imprévu is, and which pack it belongs to: decisions-plateforme "Packs and levels". */
import { z } from "zod";
import { NOM_PAQUET_MAX, PAQUETS_COUPES_MAX } from "./limites.ts";
import { phrases } from "./phrase.ts";

/** From the mildest to the strongest. */
export const niveau = z.enum(["doux", "normal", "corse"]);
export type Niveau = z.infer<typeof niveau>;

/** A ceiling lets through what is not above it: doux ⊂ normal ⊂ corsé. */
export function sousPlafond(carte: Niveau, plafond: Niveau): boolean {
  return niveau.options.indexOf(carte) <= niveau.options.indexOf(plafond);
}

/** The pack of the cards that came with the product, mini-games included. */
export const PAQUET_MAISON = "Maison";

export const TEXTES_PAQUET = phrases({
  vide: "Donnez un nom au paquet.",
  long: "Le nom du paquet est trop long (40\u00A0caractères max).",
});

/** A name as it is kept; which names are one pack, `clePaquet` says. */
export const nomPaquet = z
  .string()
  .normalize("NFC")
  .trim()
  .min(1, TEXTES_PAQUET.vide)
  .max(NOM_PAQUET_MAX, TEXTES_PAQUET.long);

/** How packs are compared: "maison" and "Máison" are "Maison", whose spelling is that of whoever was first. */
export const clePaquet = (nom: string): string =>
  nom.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The first spelling of each pack, by its key, in the order in which their cards come. */
export function premieresGraphies(noms: Iterable<string>): ReadonlyMap<string, string> {
  const graphies = new Map<string, string>();
  for (const nom of noms) {
    const cle = clePaquet(nom);
    if (!graphies.has(cle)) graphies.set(cle, nom);
  }
  return graphies;
}

/** The packs that a room does without, by name: one that is made later is on. */
export const paquetsCoupes = z.array(nomPaquet).max(PAQUETS_COUPES_MAX);

/** What a host chooses among: a pack and how many of its cards are of each level, mini-games apart. */
export const paquetOffert = z.object({
  paquet: z.string(),
  cartes: z.record(niveau, z.int().min(0)),
  miniJeux: z.int().min(0),
});
export type PaquetOffert = z.infer<typeof paquetOffert>;
