/** The packs of imprévus that the settings of a salon leave. Pure. */
import {
  niveauImprevu,
  type NiveauImprevu,
  type PaquetAuChoix,
  estNiveauSousPlafond,
} from "#contracts/niveaux.ts";
import type { ParametresDePartie } from "#contracts/partie.ts";
import { NOMS_NIVEAUX_D_IMPREVU } from "../../../quizz/en-mots.ts";

/** Number of imprévus of a pack up to a level, mini-games included: they have no level. */
export function compterCartesDuPaquet(
  { cartes, miniJeux }: PaquetAuChoix,
  plafond: NiveauImprevu,
): number {
  return niveauImprevu.options
    .filter((fort) => estNiveauSousPlafond(fort, plafond))
    .reduce((total, fort) => total + cartes[fort], miniJeux);
}

/** Number of imprévus that the salon's settings leave to a game. */
export function compterCartesSelonReglagesDuSalon(
  paquets: readonly PaquetAuChoix[],
  { niveau: plafond, paquetsCoupes }: Pick<ParametresDePartie, "niveau" | "paquetsCoupes">,
): number {
  return paquets
    .filter(({ paquet }) => !paquetsCoupes.includes(paquet))
    .reduce((total, offert) => total + compterCartesDuPaquet(offert, plafond), 0);
}

export function direNombreDImprevus(n: number): string {
  if (n === 0) return "Rien à ce niveau";
  return n === 1 ? "1\u00A0carte" : `${String(n)}\u00A0cartes`;
}

/** The choice of imprévus in one line: the level, and how many packs where there are several. */
export function direChoixDesPaquets(
  paquets: readonly PaquetAuChoix[],
  { niveau: plafond, paquetsCoupes }: Pick<ParametresDePartie, "niveau" | "paquetsCoupes">,
): string {
  const mis = paquets.filter(({ paquet }) => !paquetsCoupes.includes(paquet)).length;
  const nom = NOMS_NIVEAUX_D_IMPREVU[plafond];
  if (paquets.length < 2) return nom;
  if (mis === paquets.length) return `${nom}, tous les paquets`;
  return `${nom}, ${String(mis)}\u00A0paquet${mis > 1 ? "s" : ""} sur ${String(paquets.length)}`;
}
