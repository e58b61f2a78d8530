/** What people read who may not do something for a while, or use a word: decisions-plateforme "Moderation". */
import { SANS_FIN } from "#contracts/moderation.ts";
import { ErreurHttp } from "./erreur-http.ts";

const JOUR = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });

/** "jusqu’au 22 décembre 2026", or that nobody knows. */
export const jusquAu = (date: string): string =>
  date === SANS_FIN ? "jusqu’à nouvel ordre" : `jusqu’au ${JOUR.format(new Date(date))}`;

export const compteSuspendu = (jusque: string): ErreurHttp =>
  new ErreurHttp(
    403,
    `Ce compte est suspendu ${jusquAu(jusque)}. Le mail que vous avez reçu dit pourquoi, et comment contester.`,
  );

export const sansPublication = (jusque: string): ErreurHttp =>
  new ErreurHttp(
    403,
    `Vous ne pouvez rien rendre public ${jusquAu(jusque)}. Gardez ce quizz privé, ou pour vos amis\u00A0: vous pourrez l’enregistrer.`,
  );

export const sansMessages = (jusque: string): ErreurHttp =>
  new ErreurHttp(403, `Vous ne pouvez pas envoyer de message ${jusquAu(jusque)}.`);

export const titreInterdit = (mots: readonly string[]): ErreurHttp =>
  new ErreurHttp(
    400,
    `Un titre public ne peut pas contenir ${mots.map((mot) => `«\u00A0${mot}\u00A0»`).join(", ")}. Changez-le, ou gardez ce quizz pour vous ou vos amis.`,
  );

export const pseudoInterdit = (): ErreurHttp =>
  new ErreurHttp(
    400,
    "Ce pseudo contient un mot qui n’est pas permis ici. Choisissez-en un autre.",
  );
