/** What routes answer with: one table for each, made by `reponses`. */
import { z } from "zod";

/** A JSON answer with its description, for a schema that the document refers to by name. */
export function jsonReply<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

/** The body of every error, with the sentence that this one usually carries. */
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
 * A route's `schema.response`: what it answers when all goes well, and the codes of the errors that it may answer. Errors are
 * thrown (`ErreurHttp`), so that the type only knows what a handler may return.
 */
export function replies<Succes extends object>(
  succes: Succes,
  ...erreurs: readonly (keyof typeof ERREURS)[]
): Succes {
  return { ...succes, ...Object.fromEntries(erreurs.map((code) => [code, ERREURS[code]])) };
}

/** Parameters of addresses that several routes have. */
export const parId = z.object({ id: z.string().max(64) });
export const parPseudo = z.object({ pseudo: z.string().min(1).max(64) });
