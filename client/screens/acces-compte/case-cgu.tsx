import type { Adresse } from "../../app/paths.ts";
import { type InputHTMLAttributes, type ReactElement, type Ref, useId } from "react";
import styles from "./acces-compte.module.css";
import { ErreurChamp } from "../../ui/erreur-champ.tsx";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type"> {
  readonly erreur: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The terms, and the legal age. The pages open beside: what was typed stays. plateforme §5. */
export function CaseCgu({ erreur, ref, ...reste }: Props): ReactElement {
  const id = useId();
  return (
    <div className={styles["groupe"]}>
      <div className={styles["cgu"]}>
        <input
          {...reste}
          ref={ref}
          id={id}
          type="checkbox"
          className={styles["case"]}
          aria-invalid={erreur === undefined ? undefined : true}
          aria-describedby={`${id}-erreur`}
        />
        <label htmlFor={id}>
          J’ai l’âge légal pour consommer de l’alcool, et j’accepte les{" "}
          <Ailleurs vers="/cgu">conditions d’utilisation</Ailleurs> et la{" "}
          <Ailleurs vers="/confidentialite">politique de confidentialité</Ailleurs>.
        </label>
      </div>
      <ErreurChamp id={`${id}-erreur`} texte={erreur} />
    </div>
  );
}

interface PropsAilleurs {
  readonly vers: Adresse;
  readonly children: string;
}

function Ailleurs({ vers, children }: PropsAilleurs): ReactElement {
  return (
    <a href={vers} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  );
}
