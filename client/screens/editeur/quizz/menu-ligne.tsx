import type { ReactElement } from "react";
import { BoutonIcone } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { useDeroulant } from "../../../ui/use-deroulant.ts";
import styles from "./menus.module.css";

interface Props {
  readonly numero: string;
  readonly choisie: boolean;
  readonly onChoisir: () => void;
  readonly onAjouter: () => void;
  readonly onDupliquer: () => void;
  readonly onSupprimer: () => void;
}

const montrer = (volet: HTMLElement | null) => volet?.scrollIntoView({ block: "nearest" });

/** What can be done to one question from the list. */
export function MenuLigne({
  numero,
  choisie,
  onChoisir,
  onAjouter,
  onDupliquer,
  onSupprimer,
}: Props): ReactElement {
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
        <div ref={montrer} className={styles["volet"]}>
          {/* those have a place of their own in the row where there is room */}
          <button type="button" className={styles["etroit"]} onClick={faire(onChoisir)}>
            <Icone nom="coche" taille="1.2em" />
            {choisie ? "Ne plus choisir" : "Choisir"}
          </button>
          <button type="button" className={styles["etroit"]} onClick={faire(onAjouter)}>
            <Icone nom="plus" taille="1.2em" />
            Ajouter après
          </button>
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
