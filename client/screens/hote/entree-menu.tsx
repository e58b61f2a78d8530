import type { ReactElement } from "react";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import styles from "./menu.module.css";

interface EntreeDuMenuProps {
  readonly icone: NomIcone;
  readonly texte: string;
  readonly note?: string | undefined;
  readonly touche?: string;
  readonly presse?: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onClick: () => void;
}

/** A line of the menu: a button, with its key when it has one. */
export function EntreeDuMenu({
  icone,
  texte,
  note,
  touche,
  presse,
  disabled,
  danger,
  onClick,
}: EntreeDuMenuProps): ReactElement {
  return (
    <li>
      <button
        type="button"
        className={styles["entree"]}
        data-danger={danger}
        disabled={disabled}
        onClick={onClick}
        aria-pressed={presse}
        aria-keyshortcuts={touche}
      >
        <Icone nom={icone} taille="1.5em" />
        <span>
          {texte}
          {note !== undefined && <small> {note}</small>}
        </span>
        {touche !== undefined && <kbd aria-hidden="true">{touche}</kbd>}
      </button>
    </li>
  );
}
