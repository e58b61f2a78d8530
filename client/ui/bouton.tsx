import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import styles from "./bouton.module.css";
import { joinClassNames } from "./classes.ts";
import { Icone, type NomIcone } from "./start-icons.tsx";

/** `laiton` for the primary action of a screen, `contour` for the others, `discret` without a box, `danger` for what destroys. */
export type VarianteBouton = "laiton" | "contour" | "discret" | "danger";
/** `regulier`: 46 px, for pages. `telephone`: 62 px, for the thumb. `hote`: scales with the host's screen. */
export type TailleBouton = "regulier" | "telephone" | "hote";

export interface OptionsDApparenceDeBouton {
  readonly variante?: VarianteBouton | undefined;
  readonly taille?: TailleBouton | undefined;
  /** Takes the full width of its container. */
  readonly pleineLargeur?: boolean | undefined;
}

export interface BoutonProps
  extends OptionsDApparenceDeBouton, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Drawn before the text. */
  readonly icone?: NomIcone | undefined;
  /** Whether the action is running: three dots replace the text, which screen readers still read, and clicks are ignored. */
  readonly chargement?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly children: ReactNode;
}

/** Class names that make another element, such as a router's `<Link>`, look like a button. */
export function classNamesDeBouton({
  variante = "laiton",
  taille = "regulier",
  pleineLargeur = false,
}: OptionsDApparenceDeBouton = {}): string {
  return joinClassNames(
    styles["bouton"],
    styles[variante],
    styles[taille],
    pleineLargeur && styles["pleine-largeur"],
  );
}

/** A push button; `type` defaults to `button`. */
export function Bouton({
  variante,
  taille,
  pleineLargeur,
  icone,
  chargement = false,
  className,
  children,
  onClick,
  type = "button",
  ...reste
}: BoutonProps): ReactElement {
  return (
    <button
      {...reste}
      type={type}
      className={joinClassNames(classNamesDeBouton({ variante, taille, pleineLargeur }), className)}
      aria-busy={chargement || undefined}
      aria-disabled={chargement || reste["aria-disabled"]}
      onClick={(evenement) => {
        if (chargement) evenement.preventDefault();
        else onClick?.(evenement);
      }}
    >
      <span className={styles["contenu"]}>
        {icone !== undefined && <Icone nom={icone} taille="1.25em" />}
        {children}
      </span>
      {chargement && (
        <span className={styles["points"]} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}

export interface BoutonIconeProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "children"
> {
  readonly icone: NomIcone;
  /** Accessible name, also shown as a tooltip. */
  readonly libelle: string;
  /** Whether the button has no circle around its icon. */
  readonly nu?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A round button with an icon alone, at least 48 px wide. */
export function BoutonIcone({
  icone,
  libelle,
  nu = false,
  className,
  type = "button",
  ...reste
}: BoutonIconeProps): ReactElement {
  return (
    <button
      {...reste}
      type={type}
      className={joinClassNames(styles["rond"], nu && styles["nu"], className)}
      aria-label={libelle}
      title={libelle}
    >
      <Icone nom={icone} taille={null} />
    </button>
  );
}
