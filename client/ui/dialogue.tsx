import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from "react";
import { BoutonIcone } from "./bouton.tsx";
import { classes } from "./classes.ts";
import { RemountOnForeignNodes } from "./remount-on-foreign-nodes.tsx";
import { retenirPage } from "./retenir-page.ts";
import styles from "./dialogue.module.css";

export interface DialogueProps {
  readonly ouvert: boolean;
  /** Called on Esc, on the cross and on a click outside; the caller sets `ouvert` to false. */
  readonly onFermer: () => void;
  readonly titre: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  readonly actions?: ReactNode;
  /** `carte`: a card in the middle everywhere. `modale`: the same, but the whole screen under 640 px. */
  readonly variante?: "carte" | "modale" | undefined;
  /** Widest content, any CSS length; default `30rem`. Null: the caller's style sheet says (`--largeur`), as the HTML made at the build must. */
  readonly largeur?: string | null | undefined;
  /** Its content is there before it is open: the HTML holds it, and may have opened it. */
  readonly garni?: boolean | undefined;
  /** Keeps it open on a click outside (a choice that must be made on purpose). */
  readonly insistant?: boolean | undefined;
  /** Nobody pressed anything for it: what is being typed must press none of its buttons. */
  readonly spontane?: boolean | undefined;
}

function allerAuTitre(tete: HTMLElement | null): void {
  if (tete === null) return;
  // not before: an opening would give it the focus
  tete.tabIndex = -1;
  tete.focus();
}

/**
 * A modal dialogue on paper, over everything; native `<dialog>`, so focus is kept inside and given back. Another title is
 * another sheet: it is read out, and the keyboard starts from there.
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
  // taken away while open, it would keep the focus from going back to where it was
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
    // A press on the backdrop has the dialog itself as its target; the keyboard has Esc and the cross.
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
      className={classes(styles["dialogue"], styles[variante], "sur-papier")}
      {...(largeur !== null && { style: { "--largeur": largeur } })}
      aria-labelledby={id}
      // React brings here what happens to a dialogue that is in this one, which the browser does not
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
