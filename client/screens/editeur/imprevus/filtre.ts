/** Search in the deck of imprévus. Pure. */
import { estImprevuMiniJeu } from "#contracts/mini-jeux.ts";
import type { ImprevuAvecRevision } from "#contracts/edition-imprevu.ts";
import { plierTextePourRecherche } from "#contracts/mots.ts";
import type { NiveauImprevu } from "#contracts/niveaux.ts";

export interface FiltreDuDeck {
  readonly cherche: string;
  /** Name of the wanted pack; empty: all packs. */
  readonly paquet: string;
  readonly niveau: NiveauImprevu | "";
}

export const FILTRE_DU_DECK_VIDE: FiltreDuDeck = { cherche: "", paquet: "", niveau: "" };

export const estFiltreDuDeckActif = ({ cherche, paquet, niveau }: FiltreDuDeck): boolean =>
  cherche.trim() !== "" || paquet !== "" || niveau !== "";

/** Text without case, accents, ligatures and typographic apostrophes. */
const nu = (texte: string): string => plierTextePourRecherche(texte).replaceAll("’", "'");

export function filtrerDeck(
  cartes: readonly ImprevuAvecRevision[],
  filtre: FiltreDuDeck,
): readonly ImprevuAvecRevision[] {
  const mots = nu(filtre.cherche).split(/\s+/).filter(Boolean);
  return cartes.filter(({ _id, text, suite, liste, paquet, niveau }) => {
    const tout = nu([text, suite?.text ?? "", ...liste].join(" "));
    const duNiveau = filtre.niveau === "" || (niveau === filtre.niveau && !estImprevuMiniJeu(_id));
    return (
      duNiveau &&
      (filtre.paquet === "" || paquet === filtre.paquet) &&
      mots.every((mot) => tout.includes(mot))
    );
  });
}

/** Names of the packs, in the order of their first imprévus. */
export const listerNomsDesPaquets = (cartes: readonly ImprevuAvecRevision[]): readonly string[] => [
  ...new Set(cartes.map(({ paquet }) => paquet)),
];
