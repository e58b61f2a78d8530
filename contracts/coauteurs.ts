/** Co-authors of a quizz: friends whom its creator has invited, and who write it once they have accepted (docs/decisions/0076). */
import { z } from "zod";
import { iconeCompte } from "./compte.ts";
import { ligneListeQuizz, type Quizz, visibilite } from "./quizz.ts";

/** Settings that the creator alone may change. */
export const REGLAGES_RESERVES_AU_CREATEUR = [
  "visibilite",
  "composable",
] as const satisfies readonly (keyof Quizz)[];

export const coauteur = z.object({
  pseudo: z.string(),
  icon: iconeCompte,
  /** Whether the invitation was accepted. */
  accepte: z.boolean(),
});
export type Coauteur = z.infer<typeof coauteur>;

/** Answer of GET /quizz/{id}/coauteurs: in the order in which they were invited. */
export const reponseCoauteurs = z.object({ coauteurs: z.array(coauteur) });

/** A quizz of somebody else in one's own list. */
const ligneCoecrite = ligneListeQuizz.extend({
  visibilite,
  /** Date of the quizz's last update. */
  date: z.string(),
});
export type LigneQuizzCoecrit = z.infer<typeof ligneCoecrite>;

const invitation = z.object({
  _id: z.string(),
  title: z.string(),
  createur: z.object({ pseudo: z.string() }),
});
export type InvitationACoecrire = z.infer<typeof invitation>;

/** Answer of GET /user/coauteur: invitations that wait, the latest first, and the quizzes of others that one writes. */
export const reponseQuizzCoecrits = z.object({
  invitations: z.array(invitation),
  quizz: z.array(ligneCoecrite),
});
export type ReponseQuizzCoecrits = z.infer<typeof reponseQuizzCoecrits>;
