import { type ReactElement, useId } from "react";
import champ from "./champ.module.css";
import styles from "./choix-liste.module.css";
import { Icone } from "./icones.tsx";

interface Props<Valeur extends string> {
  readonly libelle: string;
  readonly libelleCache?: boolean;
  readonly options: readonly { readonly valeur: Valeur; readonly libelle: string }[];
  readonly valeur: Valeur;
  readonly onChange: (valeur: Valeur) => void;
}

/** One of many, from a native list. */
export function ChoixListe<Valeur extends string>({
  libelle,
  libelleCache = false,
  options,
  valeur,
  onChange,
}: Props<Valeur>): ReactElement {
  const id = useId();
  return (
    <div className={champ["champ"]}>
      <label htmlFor={id} className={libelleCache ? "visually-hidden" : champ["libelle"]}>
        {libelle}
      </label>
      <div className={styles["boite"]}>
        <select
          id={id}
          className={styles["liste"]}
          value={valeur}
          onChange={({ currentTarget: { value } }) => {
            const choisie = options.find((option) => option.valeur === value);
            if (choisie !== undefined) onChange(choisie.valeur);
          }}
        >
          {options.map((option) => (
            <option key={option.valeur} value={option.valeur}>
              {option.libelle}
            </option>
          ))}
        </select>
        <Icone nom="chevron" taille="1em" />
      </div>
    </div>
  );
}
