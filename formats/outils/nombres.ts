/** Numbers to guess that other sites accept with a margin: ours are typed, each accepted one is said. Pure. */

/** So many whole numbers are listed; a wider margin is told instead. */
const LISTE_MAX = 21;

export interface NombresLus {
  readonly reponses: readonly string[];
  readonly remarques: readonly string[];
}

const ecrire = (nombre: number): string => String(Number(nombre.toPrecision(12))).replace(".", ",");

/** All the whole numbers from one to another; what does not fit is told. @param juste the best of them, when there is one */
export function deIntervalle(min: number, max: number, juste: number | null = null): NombresLus {
  const entiers = Number.isInteger(min) && Number.isInteger(max);
  if (min === max) return { reponses: [ecrire(min)], remarques: [] };
  if (entiers && max > min && max - min < LISTE_MAX) {
    const tous = Array.from({ length: max - min + 1 }, (_, rang) => min + rang);
    const ordonnes = juste === null ? tous : [juste, ...tous.filter((un) => un !== juste)];
    return {
      reponses: [...new Set(ordonnes)].map(ecrire),
      remarques: [
        `La marge, de ${ecrire(min)} à ${ecrire(max)}, est devenue la liste de ces nombres.`,
      ],
    };
  }
  return {
    reponses: juste === null ? [] : [ecrire(juste)],
    remarques: [
      `La marge, de ${ecrire(min)} à ${ecrire(max)}, est perdue\u00A0: ici la réponse est exacte.`,
    ],
  };
}

/** A value and what may be added to it or taken from it. */
export const deMarge = (valeur: number, marge: number): NombresLus =>
  marge > 0
    ? deIntervalle(valeur - marge, valeur + marge, valeur)
    : { reponses: [ecrire(valeur)], remarques: [] };
