/**
 * A preview of an imprévu as a room would render it, for its author: plateforme §5, decisions-jeu "Imprévus". The editor
 * gives the players and the chance. Pure.
 */
import {
  type JoueurNommable,
  createRenduImprevu,
  rendreSuiteImprevu,
  type SourceDeTiragesDeTexteImprevu,
} from "#contracts/imprevu-rendu.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import type { Morceau } from "#contracts/partie.ts";
import { lireOffresDeGorgeesPourHote } from "#game/rules/imprevu-offres.ts";
import type { SuiteImprevuRendue } from "#game/rules/types.ts";
import type { OffreDeGorgees } from "#game/rules/types/imprevus.ts";

export interface ApercuDImprevu {
  readonly texte: readonly Morceau[];
  readonly suite: SuiteImprevuRendue | null;
  /** Offers of the text, each of which the host could write with one tap. */
  readonly offres: readonly OffreDeGorgees[];
  readonly offresSuite: readonly OffreDeGorgees[];
}

/** @param tirer draws from 0, included, to 1, excluded, like `Math.random` */
export function rendreApercuImprevu(
  { text, suite, liste }: Pick<Imprevu, "text" | "suite" | "liste">,
  joueurs: readonly JoueurNommable[],
  tirer: () => number,
): ApercuDImprevu {
  const presents = joueurs.map(({ id }) => id);
  const rendre = createRenduImprevu(joueurs, liste, sortDe(tirer));
  const texte = rendre(text);
  const rendue = rendreSuiteImprevu(suite, rendre);
  return {
    texte,
    suite: rendue,
    offres: lireOffresDeGorgeesPourHote(texte, presents),
    offresSuite: lireOffresDeGorgeesPourHote(rendue?.texte ?? [], presents),
  };
}

function sortDe(tirer: () => number): SourceDeTiragesDeTexteImprevu {
  const entier = (min: number, max: number) => min + Math.floor(tirer() * (max - min + 1));
  return {
    entier,
    choisir(liste) {
      const choisi = liste[entier(0, liste.length - 1)];
      if (choisi === undefined) throw new Error("an empty list, or a chance out of its bounds");
      return choisi;
    },
  };
}
