/** Which cards a room plays with: decisions-plateforme "Packs and levels". Pure. */
import { estImprevuMiniJeu } from "#contracts/mini-jeux.ts";
import { clePaquet, type Niveau, sousPlafond } from "#contracts/niveaux.ts";
import type { Parametres } from "#contracts/partie.ts";
import type { CarteTirable, PaquetImprevus } from "./types/imprevus.ts";

/**
 * Whether a room takes a card: of a pack that is on, and not above the level, which is a ceiling. A mini-game is as strong as
 * whoever bets: it has no level, and goes with its pack.
 */
export function admise(
  {
    _id,
    niveau,
    paquet,
  }: { readonly _id: string; readonly niveau: Niveau; readonly paquet: string },
  { niveau: plafond, paquetsCoupes }: Pick<Parametres, "niveau" | "paquetsCoupes">,
): boolean {
  const coupe = paquetsCoupes.some((nom) => clePaquet(nom) === clePaquet(paquet));
  return !coupe && (estImprevuMiniJeu(_id) || sousPlafond(niveau, plafond));
}

/** What of the cards of the house may be drawn in a game with these settings. */
export function composerPaquet(
  cartes: readonly CarteTirable[],
  parametres: Pick<Parametres, "niveau" | "paquetsCoupes">,
): PaquetImprevus {
  const admises = cartes.filter((carte) => admise(carte, parametres));
  const ids = (celles: (carte: CarteTirable) => boolean) =>
    admises.filter(celles).map(({ _id }) => _id);
  return {
    normal: ids(({ rare }) => !rare),
    rare: ids(({ rare }) => rare),
    aDeux: ids(({ aDeux }) => aDeux),
  };
}

/** Without a card that was taken out of the house's. */
export function sansCarte(paquet: PaquetImprevus, id: string): PaquetImprevus {
  const garder = (ids: readonly string[]) => ids.filter((autre) => autre !== id);
  return { normal: garder(paquet.normal), rare: garder(paquet.rare), aDeux: garder(paquet.aDeux) };
}
