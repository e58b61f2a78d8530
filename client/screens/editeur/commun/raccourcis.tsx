/** The keyboard shortcuts of an editor: Ctrl+S, Ctrl+Z, Ctrl+Y, and the tables that list them. */
import type { ReactElement } from "react";
import { useKeyPress } from "../../../browser/use-key-press.ts";
import type { QuizzEdite } from "../../../document/quizz-edite.ts";
import { Dialogue } from "../../../ui/dialogue.tsx";
import type { ActionsAnnulerRetablir } from "./barre-edition.tsx";
import styles from "./barre-edition.module.css";

/** Lines of a table of keyboard shortcuts: the keys to press, and their effect. */
export type TouchesEtEffetsDesRaccourcis = readonly (readonly [
  touches: readonly string[],
  effet: string,
])[];

const Touche = ({ touches }: { readonly touches: readonly string[] }): ReactElement => (
  <>
    {touches.map((touche) => (
      <kbd key={touche}>{touche}</kbd>
    ))}
  </>
);

/** The most useful keyboard shortcuts, at the foot of the editor. */
export function PiedRaccourcisClavier({
  table,
  onAide,
}: {
  readonly table: TouchesEtEffetsDesRaccourcis;
  readonly onAide: () => void;
}): ReactElement {
  return (
    <div className={styles["touches"]}>
      <ul>
        {table.map(([touches, effet]) => (
          <li key={effet}>
            <Touche touches={touches} />
            {effet}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onAide} aria-keyshortcuts="F1 Control+/">
        <kbd>F1</kbd>
        tous les raccourcis
      </button>
    </div>
  );
}

export function DialogueTousLesRaccourcisClavier({
  table,
  ouvert,
  onFermer,
}: {
  readonly table: TouchesEtEffetsDesRaccourcis;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}): ReactElement {
  return (
    <Dialogue ouvert={ouvert} onFermer={onFermer} titre="Tous les raccourcis">
      <p>Sur un Mac, Cmd remplace Ctrl.</p>
      <dl className={styles["table"]}>
        {table.map(([touches, effet]) => (
          <div key={effet} style={{ display: "contents" }}>
            <dt>
              <Touche touches={touches} />
            </dt>
            <dd>{effet}</dd>
          </div>
        ))}
      </dl>
    </Dialogue>
  );
}

/** Selector of the fields that are not part of the document and keep the browser's own undo: a tag or a trial answer while it is typed. */
const A_PART = '[role="combobox"], [type="search"], [data-a-part]';

const estAPart = (cible: EventTarget | null): boolean =>
  cible instanceof Element && cible.matches(A_PART);

/**
 * Keyboard shortcuts of an editor, wherever the focus is: Ctrl or Cmd with S saves, with Z undoes, with Shift+Z or Y
 * redoes. They do nothing in an open dialogue, whose text is not part of the document yet. plateforme §4.
 */
export function useRaccourcisEdition(
  enregistrer: QuizzEdite["enregistrer"],
  retours: ActionsAnnulerRetablir,
): void {
  useKeyPress((evenement) => {
    if (!(evenement.ctrlKey || evenement.metaKey) || evenement.altKey) return;
    const geste = gesteDe(evenement, enregistrer, retours);
    if (geste === null) return;
    const ouvert = document.querySelector("dialog[open]") !== null;
    if (geste !== enregistrer && (ouvert || estAPart(evenement.target))) return;
    // Ctrl+S must not have the browser offer to save the page
    evenement.preventDefault();
    if (!ouvert) void geste();
  });
}

function gesteDe(
  { key, shiftKey }: KeyboardEvent,
  enregistrer: QuizzEdite["enregistrer"],
  { annuler, retablir }: ActionsAnnulerRetablir,
): (() => unknown) | null {
  switch (key.toLowerCase()) {
    case "s":
      return shiftKey ? null : enregistrer;
    case "z":
      return shiftKey ? retablir : annuler;
    case "y":
      return retablir;
    default:
      return null;
  }
}
