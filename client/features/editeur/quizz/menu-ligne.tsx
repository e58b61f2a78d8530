import type { ReactElement } from "react";
import { BoutonIcone } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { useDeroulant } from "../../../ui/use-deroulant.ts";
import styles from "./menus.module.css";

interface Props {
  readonly numero: string;
  readonly onDupliquer: () => void;
  readonly onSupprimer: () => void;
}

/** What can be done to one question from the list. */
export function MenuLigne({ numero, onDupliquer, onSupprimer }: Props): ReactElement {
  const { ouvert, basculer, fermer, boite, bouton } = useDeroulant();
  const faire = (geste: () => void) => () => {
    fermer();
    // what was pressed goes with the menu
    bouton.current?.focus();
    geste();
  };
  return (
    <div ref={boite} className={styles["menu"]}>
      <BoutonIcone
        ref={bouton}
        icone="points"
        nu
        libelle={`Plus, question ${numero}`}
        aria-expanded={ouvert}
        onClick={basculer}
      />
      {ouvert && (
        <div className={styles["volet"]}>
          <button type="button" onClick={faire(onDupliquer)}>
            <Icone nom="doubler" taille="1.2em" />
            Dupliquer
          </button>
          <button type="button" data-danger onClick={faire(onSupprimer)}>
            <Icone nom="corbeille" taille="1.2em" />
            Supprimer
          </button>
        </div>
      )}
    </div>
  );
}
