/** The deck of a room: which imprévus its settings allow. decisions-plateforme "Packs and levels". Pure. */
import { estImprevuMiniJeu } from "#contracts/mini-jeux.ts";
import {
  calculerCleDuPaquetDImprevus,
  type NiveauImprevu,
  estNiveauSousPlafond,
} from "#contracts/niveaux.ts";
import type { ParametresDePartie } from "#contracts/partie.ts";
import type { CarteTirable, PaquetImprevus } from "./types/imprevus.ts";

/**
 * Whether the settings allow a card: its pack is on and its level is not above the ceiling. A mini-game has no level of its own, for its players set the stakes: only its pack counts.
 */
export function estCarteAdmiseParParametres(
  {
    _id,
    niveau,
    paquet,
  }: { readonly _id: string; readonly niveau: NiveauImprevu; readonly paquet: string },
  { niveau: plafond, paquetsCoupes }: Pick<ParametresDePartie, "niveau" | "paquetsCoupes">,
): boolean {
  const coupe = paquetsCoupes.some(
    (nom) => calculerCleDuPaquetDImprevus(nom) === calculerCleDuPaquetDImprevus(paquet),
  );
  return !coupe && (estImprevuMiniJeu(_id) || estNiveauSousPlafond(niveau, plafond));
}

/** Ids of the imprévus that may be drawn in a game with these settings, by kind. */
export function composerPaquetImprevus(
  cartes: readonly CarteTirable[],
  parametres: Pick<ParametresDePartie, "niveau" | "paquetsCoupes">,
): PaquetImprevus {
  const admises = cartes.filter((carte) => estCarteAdmiseParParametres(carte, parametres));
  const ids = (celles: (carte: CarteTirable) => boolean) =>
    admises.filter(celles).map(({ _id }) => _id);
  return {
    normal: ids(({ rare }) => !rare),
    rare: ids(({ rare }) => rare),
    aDeux: ids(({ aDeux }) => aDeux),
  };
}

/** The deck without an imprévu that may no longer be drawn. */
export function retirerCarteDuPaquet(paquet: PaquetImprevus, id: string): PaquetImprevus {
  const garder = (ids: readonly string[]) => ids.filter((autre) => autre !== id);
  return { normal: garder(paquet.normal), rare: garder(paquet.rare), aDeux: garder(paquet.aDeux) };
}
