/** The date of a quizz that changes now: later than the one before, even within the same millisecond. */
export const dateApres = (avant: string): string =>
  new Date(Math.max(Date.now(), Date.parse(avant) + 1)).toISOString();
