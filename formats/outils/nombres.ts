/** Numeric answers that other programs accept within a margin, turned into a list of accepted typed answers. Pure. */

/** The most accepted numbers listed for one question; a wider margin becomes a remark. */
const LISTE_MAX = 21;

export interface NombresAcceptes {
  readonly reponses: readonly string[];
  readonly remarques: readonly string[];
}

const ecrire = (nombre: number): string => String(Number(nombre.toPrecision(12))).replace(".", ",");

/** Lists the whole numbers of an interval, with a remark for what cannot be listed. @param juste the right number, when one is better than the others */
export function listerNombresDeLIntervalle(
  min: number,
  max: number,
  juste: number | null = null,
): NombresAcceptes {
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

/** Lists the numbers accepted for a value with a margin on both sides. */
export const listerNombresAvecMarge = (valeur: number, marge: number): NombresAcceptes =>
  marge > 0
    ? listerNombresDeLIntervalle(valeur - marge, valeur + marge, valeur)
    : { reponses: [ecrire(valeur)], remarques: [] };
