import { type ReactElement, useId } from "react";
import { BoutonIcone } from "../../ui/bouton.tsx";
import { ErreurChamp } from "../../ui/erreur-champ.tsx";
import styles from "./champ-haut.module.css";
import ecrit from "./ecrit.module.css";

interface Props {
  readonly libelle: string;
  readonly valeur: string;
  readonly erreur?: string | undefined;
  /** Its line ends count; otherwise they are spaces. */
  readonly lignes?: boolean;
  readonly onChange: (valeur: string) => void;
  readonly onOter?: () => void;
}

/** A text as high as what it says. */
export function ChampHaut({
  libelle,
  valeur,
  erreur,
  lignes = false,
  onChange,
  onOter,
}: Props): ReactElement {
  const id = useId();
  return (
    <div className={styles["champ"]}>
      <label htmlFor={id}>{libelle}</label>
      <div className={ecrit["boite"]} data-faute={erreur !== undefined}>
        <span className={ecrit["jumeau"]} data-texte={valeur}>
          <textarea
            id={id}
            rows={1}
            dir="auto"
            value={valeur}
            aria-invalid={erreur === undefined ? undefined : true}
            aria-describedby={erreur === undefined ? undefined : `${id}-faute`}
            onChange={({ currentTarget: { value } }) =>
              onChange(lignes ? value : value.replaceAll(/\r?\n/g, " "))
            }
          />
        </span>
        {onOter !== undefined && (
          <BoutonIcone nu icone="croix" libelle={`Ôter\u00A0: ${libelle}`} onClick={onOter} />
        )}
      </div>
      {erreur !== undefined && <ErreurChamp id={`${id}-faute`} texte={erreur} />}
    </div>
  );
}
