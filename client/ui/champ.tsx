import {
  useId,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useState,
} from "react";
import styles from "./champ.module.css";
import { joinClassNames } from "./classes.ts";
import { Icone } from "./start-icons.tsx";
import { BoutonIcone } from "./bouton.tsx";

export interface ChampProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  readonly libelle: string;
  /** French sentence under the field, which also marks it invalid. */
  readonly erreur?: string | undefined;
  /** Hint under the field while there is no error. */
  readonly aide?: ReactNode;
  /** Whether only screen readers get the label. */
  readonly libelleCache?: boolean | undefined;
  /** Whether the text is set in large, spaced capitals, for a room code. */
  readonly code?: boolean | undefined;
  /** A round button inside the end of the field. */
  readonly bouton?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A labelled one-line text input, in the colours of its surface. */
export function Champ({
  libelle,
  erreur,
  aide,
  libelleCache = false,
  code = false,
  bouton,
  className,
  ref,
  ...reste
}: ChampProps): ReactElement {
  const id = useId();
  const note = erreur ?? aide;
  return (
    <div className={joinClassNames(styles["champ"], className)}>
      <label htmlFor={id} className={libelleCache ? "visually-hidden" : styles["libelle"]}>
        {libelle}
      </label>
      <div className={styles["ligne"]}>
        <input
          {...reste}
          ref={ref}
          id={id}
          className={joinClassNames(styles["saisie"], code && styles["code"])}
          data-bouton={bouton !== undefined}
          aria-invalid={erreur === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {bouton}
      </div>
      {erreur === undefined ? (
        aide !== undefined && (
          <p id={`${id}-note`} className={styles["aide"]}>
            <span>{aide}</span>
          </p>
        )
      ) : (
        <ErreurChamp id={`${id}-note`} texte={erreur} />
      )}
    </div>
  );
}

interface ErreurChampProps {
  /** Id of the error, for `aria-describedby` of the field. */
  readonly id: string;
  /** French sentence; without one, an empty element that takes no room. */
  readonly texte: string | undefined;
  /** Whether screen readers read it as soon as it appears. */
  readonly alerte?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The error message under a field. */
export function ErreurChamp({
  id,
  texte,
  alerte = false,
  className,
}: ErreurChampProps): ReactElement {
  return (
    <p
      id={id}
      role={alerte ? "alert" : undefined}
      className={joinClassNames(styles["erreur"], className)}
    >
      {texte !== undefined && (
        <>
          <Icone nom="attention" taille="1.15em" />
          <span>{texte}</span>
        </>
      )}
    </p>
  );
}

/** A password field with a button that shows what was typed. */
export function ChampMotDePasse(
  props: Omit<ChampProps, "type" | "code"> & {
    readonly autoComplete: "current-password" | "new-password";
  },
): ReactElement {
  const [visible, setVisible] = useState(false);
  return (
    <Champ
      {...props}
      type={visible ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      bouton={
        <BoutonIcone
          nu
          icone={visible ? "oeil-barre" : "oeil"}
          libelle={visible ? "Cacher le mot de passe" : "Montrer le mot de passe"}
          className={styles["oeil"]}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
