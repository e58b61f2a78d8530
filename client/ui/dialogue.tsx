import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from "react";
import { BoutonIcone } from "./bouton.tsx";
import { joinClassNames } from "./classes.ts";
import { RemountOnForeignNodes } from "./remount-on-foreign-nodes.tsx";
import styles from "./dialogue.module.css";

export interface DialogueProps {
  readonly ouvert: boolean;
  /** Called on Escape, on the cross and on a click outside; the caller then sets `ouvert` to false. */
  readonly onFermer: () => void;
  readonly titre: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, with the primary one last. */
  readonly actions?: ReactNode;
  /** `carte`: a card in the middle of the screen. `modale`: the same, but the whole screen under 640 px. */
  readonly variante?: "carte" | "modale" | undefined;
  /** Largest width, any CSS length; default `30rem`. Null when the caller's style sheet sets `--largeur`, as prerendered HTML must. */
  readonly largeur?: string | null | undefined;
  /** Whether the content is rendered while closed, because prerendered HTML holds it and may have opened it already. */
  readonly garni?: boolean | undefined;
  /** Whether a click outside leaves it open, for a choice that must be made on purpose. */
  readonly insistant?: boolean | undefined;
  /** Whether the dialogue opens without a press: the title then takes the focus, so that a key being typed presses no button. */
  readonly spontane?: boolean | undefined;
}

function allerAuTitre(tete: HTMLElement | null): void {
  if (tete === null) return;
  // focusable only now, because `showModal` would have focused the title as the first focusable element
  tete.tabIndex = -1;
  tete.focus();
}

/**
 * A modal dialogue on paper, made of a native `<dialog>`, which keeps the focus inside and gives it back. A change of title takes the focus
 * to the title, since the content is then another step.
 */
export function Dialogue({
  ouvert,
  onFermer,
  titre,
  children,
  actions,
  variante = "carte",
  largeur = "30rem",
  garni = false,
  insistant = false,
  spontane = false,
}: DialogueProps): ReactElement {
  const dialogue = useRef<HTMLDialogElement>(null);
  const id = useId();
  const tete = useRef<HTMLHeadingElement>(null);
  const montre = useRef({ ouvert, titre });
  useEffect(() => {
    const element = dialogue.current;
    if (ouvert && element?.open === false) {
      element.showModal();
      if (spontane || !element.contains(document.activeElement)) allerAuTitre(tete.current);
    }
    if (!ouvert && !garni && element?.open === true) element.close();
    retenirPage();
  }, [ouvert, garni, spontane]);
  // closes on unmount, because a dialogue unmounted while open would not give the focus back
  useLayoutEffect(() => {
    const element = dialogue.current;
    return () => {
      element?.close();
      retenirPage();
    };
  }, []);
  useEffect(() => {
    const avant = montre.current;
    montre.current = { ouvert, titre };
    if (ouvert && avant.ouvert && avant.titre !== titre) allerAuTitre(tete.current);
  }, [ouvert, titre]);
  useEffect(() => {
    const element = dialogue.current;
    if (element === null || insistant) return;
    // the target of a press on the backdrop is the dialog element itself
    const presser = (evenement: MouseEvent): void => {
      if (evenement.target === element) onFermer();
    };
    element.addEventListener("mousedown", presser);
    return () => {
      element.removeEventListener("mousedown", presser);
    };
  }, [insistant, onFermer]);
  return (
    <dialog
      ref={dialogue}
      className={joinClassNames(styles["dialogue"], styles[variante], "sur-papier")}
      {...(largeur !== null && { style: { "--largeur": largeur } })}
      aria-labelledby={id}
      // React lets the events of a nested dialogue bubble up to here, unlike the browser
      onCancel={(evenement) => {
        if (evenement.target !== evenement.currentTarget) return;
        evenement.preventDefault();
        onFermer();
      }}
      onClose={({ target, currentTarget }) => {
        retenirPage();
        if (target === currentTarget && ouvert) onFermer();
      }}
    >
      {(ouvert || garni) && (
        <div className={styles["feuille"]}>
          <header className={styles["tete"]}>
            <h2 id={id} ref={tete}>
              {titre}
            </h2>
          </header>
          <div className={styles["corps"]}>
            <RemountOnForeignNodes>{children}</RemountOnForeignNodes>
          </div>
          {actions !== undefined && (
            <footer className={styles["actions"]}>
              <RemountOnForeignNodes>{actions}</RemountOnForeignNodes>
            </footer>
          )}
          <BoutonIcone
            icone="fermer"
            libelle="Fermer"
            nu
            onClick={onFermer}
            className={styles["fermer"]}
          />
        </div>
      )}
    </dialog>
  );
}

/**
 * Keeps the page from scrolling behind an open dialogue. An attribute says so rather than `:has(dialog:modal)`, which browsers evaluate
 * again for each node added to or removed from the page (0.11 ms instead of 0.006).
 */
function retenirPage(): void {
  const ouvert = document.querySelector("dialog[open]") !== null;
  document.documentElement.toggleAttribute("data-modale", ouvert);
}
