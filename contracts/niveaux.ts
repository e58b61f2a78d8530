/** Levels of imprévus, and their packs (decisions-plateforme "Packs and levels"). */
import { z } from "zod";
import { NOM_PAQUET_LONGUEUR_MAX, PAQUETS_DESACTIVES_MAX } from "./limites.ts";
import { declarerPhrasesAffichables } from "./phrase.ts";

/** Levels of imprévus, from the mildest. */
export const niveauImprevu = z.enum(["doux", "normal", "corse"]);
export type NiveauImprevu = z.infer<typeof niveauImprevu>;

/** Whether an imprévu's level is allowed under a room's strongest level: doux ⊂ normal ⊂ corsé. */
export function estNiveauSousPlafond(carte: NiveauImprevu, plafond: NiveauImprevu): boolean {
  return niveauImprevu.options.indexOf(carte) <= niveauImprevu.options.indexOf(plafond);
}

/** Pack of the starter content, mini-games included. */
export const NOM_PAQUET_MAISON = "Maison";

export const PHRASES_NOM_PAQUET = declarerPhrasesAffichables({
  vide: "Donnez un nom au paquet.",
  long: "Le nom du paquet est trop long (40\u00A0caractères max).",
});

/** Name of a pack; `calculerCleDuPaquetDImprevus` decides which names are equal. */
export const nomPaquet = z
  .string()
  .normalize("NFC")
  .trim()
  .min(1, PHRASES_NOM_PAQUET.vide)
  .max(NOM_PAQUET_LONGUEUR_MAX, PHRASES_NOM_PAQUET.long);

/** Comparison key of a pack: "maison" and "Máison" are the pack "Maison". */
export const calculerCleDuPaquetDImprevus = (nom: string): string =>
  nom.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Spelling of each pack's name that comes first in the list, by the pack's comparison key. */
export function trouverPremieresGraphiesDePaquets(
  noms: Iterable<string>,
): ReadonlyMap<string, string> {
  const graphies = new Map<string, string>();
  for (const nom of noms) {
    const cle = calculerCleDuPaquetDImprevus(nom);
    if (!graphies.has(cle)) graphies.set(cle, nom);
  }
  return graphies;
}

/** Names of the packs that a room has switched off; a pack that is created later is on. */
export const nomsDePaquetsDesactives = z.array(nomPaquet).max(PAQUETS_DESACTIVES_MAX);

/** A pack that a host may choose, with its number of imprévus of each level, without mini-games. */
export const paquetAuChoix = z.object({
  paquet: z.string(),
  cartes: z.record(niveauImprevu, z.int().min(0)),
  miniJeux: z.int().min(0),
});
export type PaquetAuChoix = z.infer<typeof paquetAuChoix>;
