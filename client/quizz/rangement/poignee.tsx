import { type ReactElement, useRef } from "react";
import { Icone } from "../../ui/icones.tsx";
import type { Rangement } from "../../ui/use-rangement.ts";
import styles from "../rangement.module.css";

/** Less than this, in pixels, is a press that trembled. */
const TREMBLEMENT_PX = 6;

interface Props {
  readonly titre: string;
  readonly prise: ReturnType<Rangement["poignee"]>;
  readonly onPresse: () => void;
}

/** Dragged, it moves its row; pressed, it offers to: nobody has to drag. */
export function Poignee({ titre, prise, onPresse }: Props): ReactElement {
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
