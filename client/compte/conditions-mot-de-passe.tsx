import type { ReactElement } from "react";
import { MOT_DE_PASSE_LONGUEUR_MIN } from "#contracts/limites.ts";
import { Icone } from "../ui/icones.tsx";
import styles from "./conditions-mot-de-passe.module.css";

/** List of the conditions of a password; those that the typed one meets have a tick besides their colour. */
export function ConditionsMotDePasse({ mot }: { readonly mot: string }): ReactElement {
  return (
    <ul className={styles["conditions"]} aria-label="Le mot de passe doit contenir">
      {listerConditionsMotDePasse(mot).map(({ libelle, remplie }) => (
        <li key={libelle} data-remplie={remplie}>
          {remplie ? <Icone nom="coche" taille="1.05em" /> : <i aria-hidden="true" />}
          <span>
            {libelle}
            {remplie && <span className="visually-hidden">, c’est fait</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A condition of plateforme §5 for passwords. Display only: the schema of contracts decides. */
interface Condition {
  readonly libelle: string;
  readonly remplie: boolean;
}

export function listerConditionsMotDePasse(tape: string): readonly Condition[] {
  // normalized as it will be sent: a combining accent is not a special character
  const mot = tape.normalize("NFC");
  return [
    {
      libelle: `${MOT_DE_PASSE_LONGUEUR_MIN}\u00A0caractères`,
      remplie: mot.length >= MOT_DE_PASSE_LONGUEUR_MIN,
    },
    { libelle: "une minuscule", remplie: /\p{Ll}/u.test(mot) },
    { libelle: "une majuscule", remplie: /\p{Lu}/u.test(mot) },
    { libelle: "un chiffre", remplie: /\p{N}/u.test(mot) },
    { libelle: "un caractère spécial", remplie: /[^\p{L}\p{N}\s]/u.test(mot) },
  ];
}
