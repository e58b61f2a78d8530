import { type ReactElement, useRef } from "react";
import { TexteDAutrui } from "../ui/typographie.tsx";
import { Bouton } from "../ui/bouton.tsx";
import { Dialogue } from "../ui/dialogue.tsx";
import { Icone } from "../ui/icones.tsx";
import type { ReorderableRows } from "../ui/use-reorder.ts";
import styles from "./rangement.module.css";

interface Props {
  /** Name of the row that moves, in a sentence: "ce quizz". */
  readonly quoi: string;
  /** Title of the row that moves; null while the dialog is closed. */
  readonly titre: string | null;
  /** Present rank of the row, counted from 0. */
  readonly rang: number;
  readonly nombre: number;
  readonly aller: (rang: number) => void;
  readonly onFermer: () => void;
}

/** Dialog that moves a row to another rank, without dragging it. */
export function DialogueDeplacerLigne({
  quoi,
  titre,
  rang,
  nombre,
  aller,
  onFermer,
}: Props): ReactElement {
  const gestes = [
    ["Tout en haut", 0],
    ["Monter", rang - 1],
    ["Descendre", rang + 1],
    ["Tout en bas", nombre - 1],
  ] as const;
  return (
    <Dialogue
      ouvert={titre !== null}
      onFermer={onFermer}
      titre={`Déplacer ${quoi}`}
      largeur="24rem"
      actions={<Bouton onClick={onFermer}>C’est bon</Bouton>}
    >
      <p role="status">
        <b>
          <TexteDAutrui>{titre ?? ""}</TexteDAutrui>
        </b>
        &nbsp;: place {rang + 1} sur {nombre}
      </p>
      <div className={styles["places"]}>
        {gestes.map(([libelle, place]) => {
          const rien = place === rang || place < 0 || place >= nombre;
          return (
            <Bouton
              key={libelle}
              variante="contour"
              aria-disabled={rien}
              onClick={() => !rien && aller(place)}
            >
              {libelle}
            </Bouton>
          );
        })}
      </div>
    </Dialogue>
  );
}

/** A movement of the pointer shorter than this, in pixels, counts as a press and not as a drag. */
const TREMBLEMENT_PX = 6;

interface PoigneeProps {
  readonly titre: string;
  readonly prise: ReturnType<ReorderableRows["poignee"]>;
  readonly onPresse: () => void;
}

/** Handle of a row: dragged, it moves the row; pressed, it opens the dialog. */
export function PoigneeDeLigne({ titre, prise, onPresse }: PoigneeProps): ReactElement {
  const presseA = useRef(0);
  return (
    <button
      {...prise}
      type="button"
      className={styles["poignee"]}
      aria-label={`Déplacer ${titre}`}
      title="Déplacer (Alt + ↑ ou ↓)"
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      aria-haspopup="dialog"
      onPointerDown={(evenement) => {
        presseA.current = evenement.clientY + scrollY;
        prise.onPointerDown(evenement);
      }}
      onClick={({ clientY, detail, currentTarget }) => {
        // the click that ends a drag opens nothing; a click from the keyboard (`detail` 0) has no coordinates to
        // tell it by
        const parcouru = Math.abs(clientY + scrollY - presseA.current);
        if (detail !== 0 && parcouru >= TREMBLEMENT_PX) return;
        // the handle is focused by hand, since the press could have become a drag: the dialog gives the focus back
        // to it
        currentTarget.focus();
        onPresse();
      }}
    >
      <Icone nom="poignee" taille="1.4rem" />
    </button>
  );
}

/** The ids of a list with one row moved to another rank. Pure. */
export function calculerIdsApresDeplacementDeLigne(
  ids: readonly string[],
  id: string,
  vers: number,
): string[] {
  const autres = ids.filter((un) => un !== id);
  return [...autres.slice(0, vers), id, ...autres.slice(vers)];
}
