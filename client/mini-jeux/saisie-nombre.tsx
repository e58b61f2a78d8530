import { type FormEvent, type ReactElement, useId, useState } from "react";
import { Icone } from "../ui/icones.tsx";
import styles from "./saisie-nombre.module.css";

export interface SaisieNombreProps {
  /** Ties the form to its button, which may be elsewhere on the screen. */
  readonly id: string;
  readonly libelle: string;
  readonly min: number;
  readonly max: number;
  /** Said when what is written is not a whole number. */
  readonly invalide: string;
  /** Said when it is out of bounds. */
  readonly horsBornes: string;
  readonly fige: boolean;
  readonly onValider: (nombre: number) => void;
}

/** A number to write, or to reach with − and +. */
export function SaisieNombre({
  id,
  libelle,
  min,
  max,
  invalide,
  horsBornes,
  fige,
  onValider,
}: SaisieNombreProps): ReactElement {
  const note = useId();
  const [texte, setTexte] = useState("");
  const [erreur, setErreur] = useState("");
  const nombre = lireNombre(texte);
  const ecrire = (suivant: string) => {
    setTexte(suivant);
    setErreur("");
  };
  const bouger = (pas: number) => {
    if (!fige) ecrire(String(Math.min(max, Math.max(min, (nombre ?? 0) + pas))));
  };
  const envoyer = (evenement: FormEvent) => {
    evenement.preventDefault();
    if (fige) return;
    if (nombre === null) setErreur(invalide);
    else if (nombre < min || nombre > max) setErreur(horsBornes);
    else onValider(nombre);
  };
  return (
    <form id={id} className={styles["saisie"]} onSubmit={envoyer} noValidate>
      <div className={styles["ligne"]}>
        <button type="button" aria-label="Une de moins" onClick={() => bouger(-1)}>
          <Icone nom="moins" taille="1.15em" />
        </button>
        {/* no inputMode: the numeric keyboard of iOS has no minus */}
        <input
          type="number"
          step={1}
          min={min}
          max={max}
          aria-label={libelle}
          aria-invalid={erreur === "" ? undefined : true}
          aria-describedby={erreur === "" ? undefined : note}
          autoComplete="off"
          enterKeyHint="send"
          placeholder="?"
          readOnly={fige}
          value={texte}
          onChange={(evenement) => ecrire(evenement.currentTarget.value)}
        />
        <button type="button" aria-label="Une de plus" onClick={() => bouger(1)}>
          <Icone nom="plus" taille="1.15em" />
        </button>
      </div>
      <p id={note} className={styles["erreur"]} role="alert">
        {erreur !== "" && (
          <>
            <Icone nom="attention" taille="1.15em" /> {erreur}
          </>
        )}
      </p>
    </form>
  );
}

/** A whole number, or null. An invalid field reads as empty. */
function lireNombre(texte: string): number | null {
  const nombre = Number(texte);
  return texte.trim() === "" || !Number.isInteger(nombre) ? null : nombre;
}
