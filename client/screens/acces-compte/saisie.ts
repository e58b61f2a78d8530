/** When a field of a form tells what is wrong with it: once left, then at each key until it is right. */
import { useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";

/**
 * Runs `faire` at once, or when the finger or the mouse is up again: an error that appears under a field between a press
 * and its release moves the button away from under the finger, and the press is lost.
 */
function useApresPression(): (faire: () => void) => void {
  const presse = useRef(false);
  const attente = useRef<(() => void)[]>([]);
  useEffect(() => {
    const bas = () => {
      presse.current = true;
    };
    const haut = () => {
      presse.current = false;
      // after the click that the release makes
      setTimeout(() => {
        for (const faire of attente.current.splice(0)) faire();
      });
    };
    document.addEventListener("pointerdown", bas, true);
    document.addEventListener("pointerup", haut, true);
    document.addEventListener("pointercancel", haut, true);
    return () => {
      document.removeEventListener("pointerdown", bas, true);
      document.removeEventListener("pointerup", haut, true);
      document.removeEventListener("pointercancel", haut, true);
    };
  }, []);
  return (faire) => {
    if (presse.current) attente.current.push(faire);
    else faire();
  };
}

/** Props of a field of `ui/`, by its name; `lie` is checked again with it. Empty fields are left alone until the form is sent. */
export function useSaisie<Valeurs extends FieldValues, Contexte, Sortie>({
  register,
  trigger,
  getFieldState,
  getValues,
  formState,
}: UseFormReturn<Valeurs, Contexte, Sortie>) {
  const apresPression = useApresPression();
  return <Nom extends Path<Valeurs>>(
    nom: Nom,
    lie?: Path<Valeurs>,
  ): UseFormRegisterReturn<Nom> & { erreur: string | undefined } => ({
    ...register(nom, {
      onBlur: () => {
        if (getValues(nom) !== "") apresPression(() => void trigger(nom));
      },
      onChange: () => {
        if (getFieldState(nom).invalid) void trigger(nom);
        if (lie !== undefined && getFieldState(lie).invalid) void trigger(lie);
      },
    }),
    erreur: getFieldState(nom, formState).error?.message,
  });
}
