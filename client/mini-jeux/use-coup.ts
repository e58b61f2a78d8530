import { useId, useState } from "react";
import type { Coup, Scene } from "./scene.ts";

/** A form that makes one move of a mini-game. */
export interface FormulaireCoup {
  /** Of the `<form>`, for a button that stands elsewhere. */
  readonly id: string;
  readonly enCours: boolean;
  readonly jouer: (nombre: number) => void;
}

/** `faire` turns the number that was typed into the move. */
export function useCoup(scene: Scene, faire: (nombre: number) => Coup): FormulaireCoup {
  const [enCours, setEnCours] = useState(false);
  const id = useId();
  const envoyer = async (nombre: number) => {
    setEnCours(true);
    await scene.jouer(faire(nombre));
    setEnCours(false);
  };
  return { id, enCours, jouer: (nombre) => void envoyer(nombre) };
}
