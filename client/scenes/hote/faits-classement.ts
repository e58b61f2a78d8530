/** The remarks that go with the standings, in words. Pure. */
import type { Vue, VueClassement } from "#game/schema/etat.ts";
import { direPoints } from "../../partie/mots/soiree.ts";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { enumererNoms } from "../../ui/typographie.tsx";

const NBSP = "\u00A0";
const NOMS_MAX = 3;

export interface FaitDuClassement {
  readonly titre: string;
  readonly qui: string;
  readonly chiffre: string;
}

/** The remarks on the standings: who climbs, who drinks, who is on a streak. */
export function listerFaitsDuClassement(
  vue: Vue,
  { grimpe, boit, serie }: VueClassement,
): FaitDuClassement[] {
  const nommes = (qui: readonly string[]) =>
    qui.flatMap((id) => {
      const joueur = vue.joueurs[id];
      return joueur === undefined ? [] : [joueur];
    });
  const fait = (
    titre: string,
    { qui }: VueClassement["grimpe"],
    dire: (joueurs: ReturnType<typeof nommes>) => string,
  ): FaitDuClassement[] => {
    const joueurs = nommes(qui);
    if (joueurs.length === 0) return [];
    const noms = joueurs.map(({ pseudo }) => pseudo);
    return [{ titre, qui: enumererNoms(noms, NOMS_MAX), chiffre: dire(joueurs) }];
  };
  return [
    ...fait("Ça grimpe", grimpe, () => `${String(grimpe.n)}${NBSP}place${grimpe.n > 1 ? "s" : ""}`),
    ...fait("Ça boit", boit, (joueurs) =>
      direGorgees(
        boit.n,
        joueurs.every(({ sansAlcool }) => sansAlcool),
      ),
    ),
    ...fait("Ça enchaîne", serie, () => `${String(serie.n)}${NBSP}bonnes réponses de suite`),
  ];
}

/** The standings and their facts, for a screen reader. */
export function direClassement(vue: Vue, classement: VueClassement): string {
  const places = classement.lignes
    .filter(({ id, montree }) => montree && id in vue.joueurs)
    .map(({ id, rang, score }) => {
      const place = rang === 1 ? "en tête" : `${String(rang)}ᵉ`;
      return `${vue.joueurs[id]?.pseudo ?? ""}, ${place}, ${direPoints(score)}`;
    });
  const faits = listerFaitsDuClassement(vue, classement).map(
    ({ titre, qui, chiffre }) => `${titre}${NBSP}: ${qui}, ${chiffre}`,
  );
  return `Où on en est${NBSP}: ${[...places, ...faits].join(". ")}.`;
}
