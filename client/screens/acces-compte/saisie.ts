/** Forms of the account pages: their schemas, and when a field shows its error (after leaving it, then at each key). */
import { useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { corpsInscription, corpsMotDePasseParLienMail, PHRASES_COMPTE } from "#contracts/compte.ts";

/** A password and its repetition, as the account forms hold them: plateforme §5. */
const deuxMots = z.object({ password: z.string(), confirmation: z.string() });

/** The error of two different passwords, shown even if other fields are wrong. */
const MEME_MOT = {
  message: PHRASES_COMPTE.confirmation,
  path: ["confirmation"],
  when: ({ value }: { readonly value: unknown }) => deuxMots.safeParse(value).success,
};

/** Whether two passwords are equal after normalization: a pasted accent may be a combining character. */
const memeMot = ({ password, confirmation }: z.infer<typeof deuxMots>) =>
  password.normalize("NFC") === confirmation.normalize("NFC");

export const schemaFormulaireInscription = corpsInscription
  .extend({
    confirmation: z.string(),
    cgu: z.boolean().refine((accepte) => accepte, PHRASES_COMPTE.cgu),
  })
  .refine(memeMot, MEME_MOT);

export const schemaFormulaireNouveauMotDePasse = corpsMotDePasseParLienMail
  .pick({ password: true })
  .extend({ confirmation: z.string() })
  .refine(memeMot, MEME_MOT);

/**
 * Gives a function that runs `faire` at once, or after the pointer is released: an error that appears during a press would move the button away and
 * lose the click.
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
      // what waits runs after the click event that follows the release
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

/**
 * Gives the props of a form field by name; the field `lie` is validated with it. Empty fields show no error before the form is
 * sent.
 */
export function usePropsDeChampDeFormulaire<Valeurs extends FieldValues, Contexte, Sortie>({
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
