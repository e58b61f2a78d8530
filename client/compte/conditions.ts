/** The five conditions of a password, one by one: plateforme §5. The schema of contracts decides; this only tells. Pure. */
import { MOT_DE_PASSE_MIN } from "#contracts/limites.ts";

export interface Condition {
  readonly libelle: string;
  readonly remplie: boolean;
}

export function conditionsDe(tape: string): readonly Condition[] {
  // as it will be sent: an accent typed apart is no special character
  const mot = tape.normalize("NFC");
  return [
    { libelle: `${MOT_DE_PASSE_MIN}\u00A0caractères`, remplie: mot.length >= MOT_DE_PASSE_MIN },
    { libelle: "une minuscule", remplie: /\p{Ll}/u.test(mot) },
    { libelle: "une majuscule", remplie: /\p{Lu}/u.test(mot) },
    { libelle: "un chiffre", remplie: /\p{N}/u.test(mot) },
    { libelle: "un caractère spécial", remplie: /[^\p{L}\p{N}\s]/u.test(mot) },
  ];
}
