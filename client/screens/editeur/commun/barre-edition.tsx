import type { ReactElement, ReactNode } from "react";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import styles from "./barre-edition.module.css";
import { EtatEnvoi } from "./etat-envoi.tsx";
import { useTravail } from "./travail.tsx";

interface Props {
  /** What is being written, and where it is in its quizz. */
  readonly children: ReactNode;
  /** Beside the save button. */
  readonly actions?: ReactNode;
  /** On a phone the page has a save button of its own, under the thumb. */
  readonly auPouce?: boolean;
  /** Without a save button, where each step saves: on a phone, from question to question. */
  readonly sansEnregistrer?: boolean;
  /** On a phone redo is in a menu, and where the work is, at the foot of the page. */
  readonly sansRetablir?: boolean;
  readonly sansEtat?: boolean;
}

/** The head of an editor: title and asterisk, where the work is, undo, redo, save. plateforme §2, §4. */
export function BarreEdition({
  children,
  actions,
  auPouce = false,
  sansEnregistrer = false,
  sansRetablir = false,
  sansEtat = false,
}: Props): ReactElement {
  const { etat, annuler, retablir, enregistrer } = useTravail();
  return (
    <header className={styles["barre"]} data-sous-les-bannieres>
      <div className={styles["titre"]}>{children}</div>
      {!sansEtat && <EtatEnvoi />}
      <div className={styles["gestes"]}>
        <BoutonIcone
          icone="annuler"
          libelle="Annuler"
          aria-keyshortcuts="Control+Z"
          aria-disabled={!etat.annulable}
          onClick={annuler}
        />
        <BoutonIcone
          icone="retablir"
          className={sansRetablir ? styles["ailleurs"] : undefined}
          libelle="Rétablir"
          aria-keyshortcuts="Control+Shift+Z"
          aria-disabled={!etat.retablissable}
          onClick={retablir}
        />
        {actions}
        {!sansEnregistrer && (
          <Bouton
            className={auPouce ? styles["ailleurs"] : undefined}
            aria-keyshortcuts="Control+S"
            chargement={etat.envoi.nom === "enCours"}
            onClick={() => void enregistrer()}
          >
            Enregistrer
          </Bouton>
        )}
      </div>
    </header>
  );
}

/** After a title: something of it is not saved. */
export function Asterisque(): ReactElement | null {
  const { etat } = useTravail();
  if (!etat.modifie) return null;
  return (
    <span className={styles["asterisque"]}>
      <span aria-hidden="true">*</span>
      <span className="visually-hidden">, modifications non enregistrées</span>
    </span>
  );
}
