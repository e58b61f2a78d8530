/** A fake API for screens that are only looked at, with words of sixty letters without a space. */
import type { Page } from "@playwright/test";
import type { z } from "zod";
import type { reponseCompteConnecte as session } from "#contracts/compte.ts";

export const MOT_DE_SOIXANTE_LETTRES =
  "Anticonstitutionnellementhexakosioihexekontahexaphobiquement";
/** A pseudo of twenty letters, the longest one allowed. */
export const PSEUDO_DE_VINGT_LETTRES = "Anticonstitutionnell";
export const ID_DU_QUIZZ_FACTICE = "mot";

const tags = ["Jeux vidéo", "Pop Culture", "Géographie", "Nourriture"];
const ligne = {
  title: MOT_DE_SOIXANTE_LETTRES,
  createur: { pseudo: PSEUDO_DE_VINGT_LETTRES },
  questionsCount: 20,
  note: 1234,
  tags,
};
const liste = {
  quizz: Array.from({ length: 5 }, (_, rang) => ({
    _id: `${ID_DU_QUIZZ_FACTICE}${String(rang || "")}`,
    ...ligne,
  })),
  totalCount: 5,
};
const date = "2026-11-22T20:00:00.000Z";
const question = {
  _id: "q",
  type: "choix",
  text: MOT_DE_SOIXANTE_LETTRES,
  options: ["A", "B", "C", "D", "E", "F"].map(
    (lettre) => lettre + MOT_DE_SOIXANTE_LETTRES.slice(1),
  ),
  reponse: [`A${MOT_DE_SOIXANTE_LETTRES.slice(1)}`],
};
const myinfo = {
  pseudo: PSEUDO_DE_VINGT_LETTRES,
  mail: `${MOT_DE_SOIXANTE_LETTRES}@${MOT_DE_SOIXANTE_LETTRES}.fr`,
  mailEnAttente: `x${MOT_DE_SOIXANTE_LETTRES}@${MOT_DE_SOIXANTE_LETTRES}.fr`,
  icon: "ico0",
  gorgees: 12_345,
  quizz: [{ _id: ID_DU_QUIZZ_FACTICE, title: MOT_DE_SOIXANTE_LETTRES }],
  historique: [
    { quizz: { _id: ID_DU_QUIZZ_FACTICE, title: MOT_DE_SOIXANTE_LETTRES }, date, gorgees: 123 },
  ],
  description: MOT_DE_SOIXANTE_LETTRES,
  badges: [],
  badgesAffiche: [],
  amis: [PSEUDO_DE_VINGT_LETTRES],
  demandeAmi: [PSEUDO_DE_VINGT_LETTRES],
  filesize: 4_000_000,
  limitsize: 5_000_000,
};

/** The answer at each address; any other address answers 503. */
const REPONSES: Readonly<Record<string, unknown>> = {
  "/api/notif": { notif: true },
  "/api/quizz-officiel": liste,
  "/api/quizz-public": liste,
  "/api/fav-id": { favoris: [ID_DU_QUIZZ_FACTICE] },
  "/api/myinfo": myinfo,
  [`/api/quizz/${ID_DU_QUIZZ_FACTICE}`]: {
    _id: ID_DU_QUIZZ_FACTICE,
    title: MOT_DE_SOIXANTE_LETTRES,
    createur: "c",
    createurPseudo: PSEUDO_DE_VINGT_LETTRES,
    questions: [question, { ...question, _id: "r", type: "ordre" }],
    visibilite: "public",
    aleatoireGlobal: false,
    aleatoire: [],
    tags,
    date,
    note: 1234,
  },
};

/** Answers instead of the server, to a visitor or to a logged-in member. */
export async function installFakeApi(page: Page, connecte: boolean): Promise<void> {
  const qui: z.infer<typeof session> = connecte
    ? {
        allowed: true,
        user: {
          userId: "c",
          pseudo: PSEUDO_DE_VINGT_LETTRES,
          icon: "ico0",
          role: "user",
          sansPublier: null,
        },
      }
    : { allowed: false };
  await page.route("**/api/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const json = pathname === "/api/connecte" ? qui : REPONSES[pathname];
    return json === undefined
      ? route.fulfill({ status: 503, json: { message: "Pas de serveur ici." } })
      : route.fulfill({ json });
  });
}
