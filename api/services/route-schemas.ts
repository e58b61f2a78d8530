/** Schemas shared by routes: answers (`replies` makes the table of a route), and address parameters. */
import { z } from "zod";

/** A JSON answer with its description, for a schema that the OpenAPI document refers to by name. */
export function describeJsonReply<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

/** Body of an error, with its usual sentence as the example. */
function erreur(description: string, message: string) {
  return z.object({ message: z.string() }).meta({ description, examples: [{ message }] });
}

const ERREURS = {
  400: erreur("Requête invalide.", "Requête invalide : « limit » ne convient pas."),
  401: erreur(
    "Il faut un compte.",
    "Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées.",
  ),
  403: erreur("La requête vient d’un autre site.", "Cette requête vient d’un autre site."),
  404: erreur("Inconnu, ou invisible pour vous.", "Cette adresse n’existe pas."),
  409: erreur(
    "Cela contredit ce qui est déjà écrit.",
    "Cette partie est déjà dans l’historique d’un autre compte.",
  ),
  413: erreur("Trop volumineux.", "La requête est trop volumineuse."),
  415: erreur("Ce n’est pas du JSON.", "Ce type de contenu n’est pas pris en charge."),
  416: erreur("Plage hors du fichier.", "Cette partie du fichier n’existe pas."),
  429: erreur("Trop de demandes de cette adresse.", "Trop de demandes. Réessayez dans une minute."),
  507: erreur(
    "Plus de place.",
    "Votre espace de stockage est plein. Supprimez des fichiers dans « Mes médias » pour faire de la place.",
  ),
  503: erreur("Le serveur va mal.", "Les parties ne peuvent pas être enregistrées pour l’instant."),
} as const;

/**
 * Value of a route's `schema.response`: its successful answer, and the status codes of its errors. Errors are thrown
 * (`HttpError`), so the type holds the success only.
 */
export function describeRouteResponses<Succes extends object>(
  succes: Succes,
  ...erreurs: readonly (keyof typeof ERREURS)[]
): Succes {
  return { ...succes, ...Object.fromEntries(erreurs.map((code) => [code, ERREURS[code]])) };
}

export const paramsIdDeRoute = z.object({ id: z.string().max(64) });
export const paramsPseudoDeRoute = z.object({ pseudo: z.string().min(1).max(64) });
