/** An order that each process draws for itself, so that they do not all do the same thing at once. No dice of a game: nobody replays it. */
export const melanger = <T>(liste: readonly T[]): readonly T[] =>
  liste
    .map((valeur) => ({ valeur, rang: Math.random() }))
    .sort((a, b) => a.rang - b.rang)
    .map(({ valeur }) => valeur);
