/** Under a text with commands: those that what is typed may be, and those that are none. */
import type { ReactElement } from "react";
import { Bouton } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./commandes.module.css";
import { type CommandeProposee, procheDe } from "./commandes.tsx";

interface Proposees {
  /** Of the field. */
  readonly id: string;
  readonly proposees: readonly CommandeProposee[];
  readonly visee: CommandeProposee | undefined;
  readonly onChoisir: (une: CommandeProposee) => void;
}

export function CommandesProposees({ id, proposees, visee, onChoisir }: Proposees): ReactElement {
  return (
    <div
      id={`${id}-liste`}
      role="listbox"
      aria-label="Commandes"
      className={styles["proposees"]}
      hidden={proposees.length === 0}
    >
      {proposees.map((une) => (
        // the keyboard is in the text, which says which one is meant
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={une.modele}
          id={`${id}-${une.modele}`}
          role="option"
          tabIndex={-1}
          aria-selected={une === visee}
          onMouseDown={(evenement) => evenement.preventDefault()}
          onClick={() => onChoisir(une)}
        >
          <b>{une.modele}</b> {une.effet}
        </div>
      ))}
    </div>
  );
}

interface Inconnues {
  readonly inconnues: readonly string[];
  readonly onCorriger: (une: string) => void;
}

export function CommandesInconnues({ inconnues, onCorriger }: Inconnues): ReactElement {
  return (
    <>
      {inconnues.map((une) => (
        <p key={une}>
          <Icone nom="attention" taille="1.15em" />
          <span>
            «&nbsp;{une}&nbsp;» n’est pas une commande&nbsp;: la salle lirait ces lettres.
          </span>
          <Bouton variante="contour" onClick={() => onCorriger(une)}>
            Mettre {procheDe(une)}
          </Bouton>
        </p>
      ))}
    </>
  );
}
