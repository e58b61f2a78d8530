/** Sous-bocks drawn by players; the host may wipe one. mise-en-scene "Salon", decisions/0002. Pure. */
import type { DessinsDesJoueurs } from "./types/joueurs.ts";
import { INTERVALLE_ENTRE_DESSINS_MIN_MS } from "#contracts/limites.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";

/** The drawings of a new game: none, and the number of the first. */
export const DESSINS_DE_PARTIE_NEUVE: DessinsDesJoueurs = { prochain: 1, de: {} };

/** Sets the drawing of a player, in place of their previous one. Refuses `dessin_trop_tot`. */
export function enregistrerDessinDuJoueur(
  partie: Partie,
  { auteur, now }: ContexteDesRegles,
  { dessin }: CommandeDeType<"dessiner">,
): Partie | CodeRefus {
  const { prochain, de } = partie.dessins;
  const avant = de[auteur];
  if (avant?.traits === dessin) return partie;
  const depuis = avant === undefined ? INTERVALLE_ENTRE_DESSINS_MIN_MS : now - avant.a;
  // a negative duration refuses nothing: it comes from the clock of a server that has stopped
  if (depuis >= 0 && depuis < INTERVALLE_ENTRE_DESSINS_MIN_MS) return "dessin_trop_tot";
  const pose = { numero: prochain, traits: dessin, a: now };
  return { ...partie, dessins: { prochain: prochain + 1, de: { ...de, [auteur]: pose } } };
}

/** Wipes the drawing that the host saw. Refuses `trop_tard` when the player has drawn another one since, or has none. */
export function effacerDessinDuJoueur(
  partie: Partie,
  { joueur, numero }: CommandeDeType<"effacerDessin">,
): Partie | CodeRefus {
  const { dessins } = partie;
  const pose = Object.hasOwn(dessins.de, joueur) ? dessins.de[joueur] : undefined;
  if (pose === undefined || pose.numero !== numero || pose.traits === "") return "trop_tard";
  return {
    ...partie,
    dessins: { ...dessins, de: { ...dessins.de, [joueur]: { ...pose, traits: "" } } },
  };
}

/** Removes the drawings of players who are gone without a line on the bill. */
export function retirerDessinsSansJoueur(avant: Partie, apres: Partie): Partie {
  const { joueurs, partis, dessins } = apres;
  if (joueurs === avant.joueurs && partis === avant.partis) return apres;
  const gardes = Object.entries(dessins.de).filter(
    ([id]) => joueurs[id] !== undefined || partis[id] !== undefined,
  );
  if (gardes.length === Object.keys(dessins.de).length) return apres;
  return { ...apres, dessins: { ...dessins, de: Object.fromEntries(gardes) } };
}

/** Moves the drawing of seat `de` to `vers` in a merge of two seats; without one, `vers` keeps its own. */
export function fusionnerDessinsDesPlaces(
  dessins: DessinsDesJoueurs,
  de: string,
  vers: string,
): DessinsDesJoueurs {
  const { [de]: sien, ...autres } = dessins.de;
  return sien === undefined ? dessins : { ...dessins, de: { ...autres, [vers]: sien } };
}

/** The strokes of the drawings with these numbers, wiped ones left out; each screen asks once for each. */
export function lireTraitsDesDessins(
  { dessins }: Partie,
  numeros: readonly number[],
): { numero: number; traits: string }[] {
  const voulus = new Set(numeros);
  return Object.values(dessins.de).flatMap(({ numero, traits }) =>
    traits !== "" && voulus.has(numero) ? [{ numero, traits }] : [],
  );
}
