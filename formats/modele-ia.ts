/** The prompt « Un modèle pour votre IA », which an author copies into an AI assistant; the answer is pasted into the import. Pure. */

export interface DemandeDePromptIA {
  /** Subject of the quizz in the author's words. */
  readonly sujet: string;
  readonly nombre: number;
}

/** A sample answer to the prompt, with both types of question; the tests import it. */
export const EXEMPLE_DE_REPONSE_IA = `# Tour de table

Quelle ville est la capitale de l’Australie\u00A0?
Sydney
*Canberra
Melbourne
Perth
> Canberra a été choisie en 1908 pour départager Sydney et Melbourne.

Quel fleuve traverse Paris\u00A0?
= La Seine
= Seine
> Elle y coule d’est en ouest.`;

/** Writes the prompt; without a subject, it has a gap to fill in. */
export function ecrirePromptPourIA({ sujet, nombre }: DemandeDePromptIA): string {
  const theme = sujet.trim() === "" ? "[votre sujet]" : sujet.trim();
  return `Écris un quizz de ${nombre} questions en français sur ce sujet\u00A0: ${theme}.

C’est pour une soirée entre amis\u00A0: des questions courtes, claires, amusantes, dont la réponse est certaine et vérifiable. Pas de piège sur les mots.

Réponds uniquement par le quizz, en texte simple, sans numéro, sans gras et sans phrase avant ni après, exactement dans cette forme\u00A0:

${EXEMPLE_DE_REPONSE_IA}

Les règles\u00A0:
- La première ligne est le titre, après «\u00A0# \u00A0», en 60 caractères au plus.
- Une ligne vide entre deux questions, aucune à l’intérieur d’une question.
- La question tient sur une ligne, en 200 caractères au plus.
- Question à choix\u00A0: de 2 à 6 propositions, une par ligne, de 60 caractères au plus. La bonne, une seule, commence par «\u00A0*\u00A0», et n’est pas toujours à la même place.
- Question à réponse libre\u00A0: chaque réponse acceptée sur sa ligne, après «\u00A0=\u00A0», en quelques mots.
- Une anecdote si tu en es sûr, sur une ligne, après «\u00A0>\u00A0».
- Trois quarts de questions à choix, un quart de réponses libres.
`;
}
