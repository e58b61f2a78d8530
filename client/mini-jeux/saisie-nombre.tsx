/** Moves that are a number: the bet of the gamble, the guess of a counter. */
import { type FormEvent, type ReactElement, useId, useState } from "react";
import { GORGEES_TAPEES_MAX, MISE_GAMBLE_MAX, MISE_GAMBLE_MIN } from "#contracts/limites.ts";
import { Icone } from "../ui/icones.tsx";
import styles from "./saisie-nombre.module.css";
import type { CoupSansTour, DonneesMiniJeuAffiche } from "./scene.ts";

export type PropsSaisieCoup = Pick<SaisieNombreProps, "id" | "fige" | "onValider">;

/** Field for the bet of the gamble; its error is worded as in jeu §5. */
export function SaisieMiseGamble(props: PropsSaisieCoup): ReactElement {
  return (
    <SaisieNombre
      {...props}
      libelle="Gorgées à miser"
      min={MISE_GAMBLE_MIN}
      max={MISE_GAMBLE_MAX}
      invalide="Rentrez un nombre de gorgées à miser"
      horsBornes={`Entre −100 et ${String(MISE_GAMBLE_MAX)}`}
    />
  );
}

export function SaisieGorgeesDevinees(props: PropsSaisieCoup): ReactElement {
  return (
    <SaisieNombre
      {...props}
      libelle="Gorgées sur l’ardoise"
      min={0}
      max={GORGEES_TAPEES_MAX}
      invalide="Rentrez un nombre de gorgées"
      horsBornes={`Entre 0 et ${String(GORGEES_TAPEES_MAX)}`}
    />
  );
}

interface SaisieNombreProps {
  /** Id of the form, which ties it to its button, maybe elsewhere on the screen. */
  readonly id: string;
  readonly libelle: string;
  readonly min: number;
  readonly max: number;
  /** Error shown for a text that is not a whole number. */
  readonly invalide: string;
  /** Error shown for a number out of bounds. */
  readonly horsBornes: string;
  readonly fige: boolean;
  readonly onValider: (nombre: number) => void;
}

/** Field for a number to type, or to reach with − and +. */
function SaisieNombre({
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

/** Reads a typed text as a whole number; null for any other text, such as the empty one that browsers give for an invalid number. */
function lireNombre(texte: string): number | null {
  const nombre = Number(texte);
  return texte.trim() === "" || !Number.isInteger(nombre) ? null : nombre;
}

/** A form that makes one move of a mini-game. */
interface FormulaireCoup {
  /** Id of the `<form>`, for a button elsewhere on the screen. */
  readonly id: string;
  readonly enCours: boolean;
  readonly jouer: (nombre: number) => void;
}

/** The form of a move that is a number: `faire` turns the typed number into the move, which is then sent. */
export function useFormulaireCoup(
  scene: DonneesMiniJeuAffiche,
  faire: (nombre: number) => CoupSansTour,
): FormulaireCoup {
  const [enCours, setEnCours] = useState(false);
  const id = useId();
  const envoyer = async (nombre: number) => {
    setEnCours(true);
    await scene.jouer(faire(nombre));
    setEnCours(false);
  };
  return { id, enCours, jouer: (nombre) => void envoyer(nombre) };
}
