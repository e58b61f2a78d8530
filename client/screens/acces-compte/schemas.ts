/** What the forms of the way in check before they are sent: plateforme §5. The server checks the same with the same schemas. */
import { z } from "zod";
import { inscription, nouveauMotDePasse, TEXTES_COMPTE } from "#contracts/compte.ts";

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
