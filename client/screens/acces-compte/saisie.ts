/** When a field of a form tells what is wrong with it: once left, then at each key until it is right. */
import { useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { inscription, nouveauMotDePasse, TEXTES_COMPTE } from "#contracts/compte.ts";

/** What the forms of the way in check before they are sent: plateforme §5. The server checks the same with the same schemas. */
const deuxMots = z.object({ password: z.string(), confirmation: z.string() });

/** Told whatever else is wrong in the form. */
const MEME_MOT = {
  message: TEXTES_COMPTE.confirmation,
  path: ["confirmation"],
  when: ({ value }: { readonly value: unknown }) => deuxMots.safeParse(value).success,
};

/** An accent pasted from elsewhere may be a sign of its own; it is the same word. */
const memeMot = ({ password, confirmation }: z.infer<typeof deuxMots>) =>
  password.normalize("NFC") === confirmation.normalize("NFC");

export const formulaireInscription = inscription
  .extend({
    confirmation: z.string(),
    cgu: z.boolean().refine((accepte) => accepte, TEXTES_COMPTE.cgu),
  })
  .refine(memeMot, MEME_MOT);

export const formulaireMotDePasse = nouveauMotDePasse
  .pick({ password: true })
  .extend({ confirmation: z.string() })
  .refine(memeMot, MEME_MOT);

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
