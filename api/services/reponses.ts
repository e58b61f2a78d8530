/** Shapes that several routes answer with, and the names under which the OpenAPI document refers to some of them. */
import { z } from "zod";
import { imprevu } from "#contracts/imprevu.ts";
import { ligneQuizz, listeQuizz, question, quizz } from "#contracts/quizz.ts";

z.globalRegistry.add(question, { id: "Question" });
z.globalRegistry.add(quizz, { id: "Quizz" });
z.globalRegistry.add(ligneQuizz, { id: "LigneQuizz" });
z.globalRegistry.add(listeQuizz, { id: "ListeQuizz" });
z.globalRegistry.add(imprevu, { id: "Imprevu" });

/** A JSON answer with its description, for a schema that the document refers to by name. */
export function reponse<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

/** The body of every error, with the sentence that this one usually carries. */
function erreur(description: string, message: string) {
  return z.object({ message: z.string() }).meta({ description, examples: [{ message }] });
}

export const erreur400 = erreur(
  "Requête invalide.",
  "Requête invalide : « limit » ne convient pas.",
);
export const erreur401 = erreur(
  "Il faut un compte.",
  "Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées.",
);
export const erreur409 = erreur(
  "Cela contredit ce qui est déjà écrit.",
  "Cette partie est déjà dans l’historique d’un autre compte.",
);
export const erreur403 = erreur(
  "La requête vient d’un autre site.",
  "Cette requête vient d’un autre site.",
);
export const erreur404 = erreur("Inconnu, ou invisible pour vous.", "Cette adresse n’existe pas.");
export const erreur413 = erreur("Trop volumineux.", "La requête est trop volumineuse.");
export const erreur415 = erreur(
  "Ce n’est pas du JSON.",
  "Ce type de contenu n’est pas pris en charge.",
);
export const erreur416 = erreur("Plage hors du fichier.", "Cette partie du fichier n’existe pas.");
export const erreur429 = erreur(
  "Trop de demandes de cette adresse.",
  "Trop de demandes. Réessayez dans une minute.",
);
export const erreur503 = erreur(
  "Le serveur va mal.",
  "Les parties ne peuvent pas être enregistrées pour l’instant.",
);
