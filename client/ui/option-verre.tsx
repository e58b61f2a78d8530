import type { ButtonHTMLAttributes, ReactElement, ReactNode } from "react";
import { joinClassNames } from "./classes.ts";
import { Icone } from "./icones.tsx";
import styles from "./option-verre.module.css";
import {
  cssVariablesDeTeinte,
  DessinVerreDeReponse,
  VERRE_DE_REPONSE_PAR_LETTRE,
  type LettreDeReponse,
} from "./verre.tsx";

/** `choisie`: picked, not sent yet. `bonne`, `mauvaise`: after the reveal, with a full and ticked glass, or an empty and faded one. */
export type EtatOptionDeReponse = "neutre" | "choisie" | "bonne" | "mauvaise";

interface ContenuOption {
  readonly lettre: LettreDeReponse;
  readonly etat?: EtatOptionDeReponse | undefined;
  readonly children: ReactNode;
  /** Shown on the right: who chose it, or a rank. */
  readonly marque?: ReactNode;
  /** Whether the text is long: less padding and, on the host's screen, a smaller glass placed high. */
  readonly serree?: boolean | undefined;
  /** Delay in ms before the glass of a wrong answer empties; default 0. */
  readonly videMs?: number | undefined;
}

export interface BoutonOptionDeReponseProps
  extends ContenuOption, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {}

/** An answer as a button, for phones; a toggle button unless `role="radio"` and `aria-checked` are given. */
export function BoutonOptionDeReponse({
  lettre,
  etat = "neutre",
  children,
  marque,
  className,
  ...reste
}: BoutonOptionDeReponseProps): ReactElement {
  const presse = reste.role === undefined ? { "aria-pressed": etat === "choisie" } : {};
  return (
    <button
      type="button"
      {...presse}
      {...reste}
      className={joinClassNames(nomsOption(etat), className)}
      style={cssVariablesDeTeinte(VERRE_DE_REPONSE_PAR_LETTRE[lettre].token)}
    >
      <Interieur lettre={lettre} etat={etat} marque={marque}>
        {children}
      </Interieur>
    </button>
  );
}

/** An answer to be read only, for the host's screen; fills its grid cell. */
export function OptionDeReponseEnLecture({
  lettre,
  etat = "neutre",
  children,
  marque,
  serree = false,
  videMs = 0,
}: ContenuOption): ReactElement {
  return (
    <div
      className={joinClassNames(nomsOption(etat), serree && styles["serree"])}
      style={{
        ...cssVariablesDeTeinte(VERRE_DE_REPONSE_PAR_LETTRE[lettre].token),
        animationDelay: etat === "mauvaise" ? `${String(videMs)}ms` : undefined,
      }}
    >
      <Interieur lettre={lettre} etat={etat} marque={marque} videMs={videMs}>
        {children}
      </Interieur>
    </div>
  );
}

function nomsOption(etat: EtatOptionDeReponse): string {
  return joinClassNames(styles["option"], styles[etat]);
}

function Interieur({ lettre, etat, children, marque, videMs = 0 }: ContenuOption): ReactElement {
  return (
    <>
      <span className={styles["lettre"]}>
        <span className="visually-hidden">Réponse </span>
        {lettre}
      </span>
      <span
        className={styles["verre"]}
        style={etat === "mauvaise" ? { "--vide": `${String(videMs)}ms` } : undefined}
      >
        <DessinVerreDeReponse lettre={lettre} taille="var(--cote)" couleur="currentColor" />
      </span>
      <span className={styles["texte"]}>{children}</span>
      {marque !== undefined && <span className={styles["marque"]}>{marque}</span>}
      {etat === "bonne" && (
        <span className={styles["coche"]}>
          <Icone nom="coche" taille="1em" libelle="Bonne réponse" />
        </span>
      )}
    </>
  );
}
