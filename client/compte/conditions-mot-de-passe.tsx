import type { ReactElement } from "react";
import { Icone } from "../ui/icones.tsx";
import styles from "./conditions-mot-de-passe.module.css";
import { conditionsDe } from "./conditions.ts";

/** What the password already has, as it is typed: a tick, not a colour alone. */
export function ConditionsMotDePasse({ mot }: { readonly mot: string }): ReactElement {
  return (
    <ul className={styles["conditions"]} aria-label="Le mot de passe doit contenir">
      {conditionsDe(mot).map(({ libelle, remplie }) => (
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
