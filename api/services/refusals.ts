/** What does not exist for whoever asks, whether it is somebody else's or nobody's: the sentence is the same. */
import { ErreurHttp } from "./http-error.ts";

export const quizzIntrouvable = (): ErreurHttp =>
  new ErreurHttp(404, "Ce quizz n’existe pas ou n’est pas accessible.");

export const compteIntrouvable = (): ErreurHttp =>
  new ErreurHttp(404, "Cet utilisateur n'existe pas.");

export const fichierIntrouvable = (): ErreurHttp => new ErreurHttp(404, "Ce fichier n’existe pas.");
