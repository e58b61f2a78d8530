import { type ReactElement, useRef } from "react";
import { Autrui } from "../ui/autrui.tsx";
import { Bouton } from "../ui/bouton.tsx";
import { Dialogue } from "../ui/dialogue.tsx";
import { Icone } from "../ui/icones.tsx";
import type { Rangement } from "../ui/use-rangement.ts";
import styles from "./rangement.module.css";

interface Props {
  /** What moves: "ce quizz". */
  readonly quoi: string;
  /** Null: nothing is asked. */
  readonly titre: string | null;
  /** From 0. */
  readonly rang: number;
  readonly nombre: number;
  readonly aller: (rang: number) => void;
  readonly onFermer: () => void;
}

/** Moving a row without dragging it, as many times as one likes. */
export function DialogueDeplacer({
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
          <Autrui>{titre ?? ""}</Autrui>
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

/** Less than this, in pixels, is a press that trembled. */
const TREMBLEMENT_PX = 6;

interface PoigneeProps {
  readonly titre: string;
  readonly prise: ReturnType<Rangement["poignee"]>;
  readonly onPresse: () => void;
}

/** Dragged, it moves its row; pressed, it offers to: nobody has to drag. */
export function Poignee({ titre, prise, onPresse }: PoigneeProps): ReactElement {
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
        // the end of a drag is a click too; one from the keyboard has no place
        const parcouru = Math.abs(clientY + scrollY - presseA.current);
        if (detail !== 0 && parcouru >= TREMBLEMENT_PX) return;
        // a press that may become a drag takes no focus: what it opens gives it back here
        currentTarget.focus();
        onPresse();
      }}
    >
      <Icone nom="poignee" taille="1.4rem" />
    </button>
  );
}

/** That row at that rank, among those. Pure. */
export function mettreAuRang(ids: readonly string[], id: string, vers: number): string[] {
  const autres = ids.filter((un) => un !== id);
  return [...autres.slice(0, vers), id, ...autres.slice(vers)];
}
