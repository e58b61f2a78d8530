/** People with an account: put into the database of the tests' server, logged in as they would be. */
import { expect, type Page } from "@playwright/test";
import { hash } from "argon2";
import type { ChangementsDeCompte } from "#db/repositories/compte-repository.ts";
import type { NouveauQuizz } from "#db/repositories/quizz-repository.ts";
import type { Serveur } from "./server.ts";

/** The password of every test account. */
export const MOT_DE_PASSE = "Sésame-9";

/** Cheaper than the API's own: what a hash costs is written in it, and nothing here is a secret. */
const hache = hash(MOT_DE_PASSE, { memoryCost: 1024, timeCost: 2, parallelism: 1 });

/** A confirmed account, whose address is `pseudo@exemple.fr`. Its id. */
export async function inscrire(
  { depots: { comptes } }: Pick<Serveur, "depots">,
  pseudo: string,
  champs: ChangementsDeCompte = {},
): Promise<string> {
  const mail = `${pseudo.toLowerCase()}@exemple.fr`;
  const cree = comptes.creer({ pseudo, mail, password: await hache });
  if (!("_id" in cree)) throw new Error(`${pseudo} is taken`);
  if (Object.keys(champs).length > 0) comptes.changer(cree._id, champs);
  return cree._id;
}

/** Makes two accounts friends, by their ids. */
export function lier({ depots: { social } }: Pick<Serveur, "depots">, de: string, a: string): void {
  social.demander(de, a);
  social.accepter(a, de);
}

/** A message to read: enough for a quizz to be listed. */
export const QUESTION_RIEN: NouveauQuizz["questions"][number] = {
  type: "rien",
  text: "Bienvenue",
  media: "question.jpeg",
  options: [],
  reponse: [],
  precis: [],
  temps: 0,
  preuve: null,
  suite: null,
  liste: [],
  aleatoire: false,
};

/** A quizz of somebody: public, and with one message, unless said otherwise. Its id. */
export const ecrireQuizz = (
  { depots: { quizz } }: Pick<Serveur, "depots">,
  createur: string,
  champs: Pick<NouveauQuizz, "title"> & Partial<NouveauQuizz>,
): string =>
  quizz.creer({
    createur,
    officiel: false,
    visibilite: "public",
    tags: ["TV"],
    aleatoireGlobal: false,
    aleatoire: [],
    questions: [QUESTION_RIEN],
    ...champs,
  });

/** In this browser; the form itself is played by the journeys of the accounts. The page is left where it is. */
export async function seConnecter(page: Page, pseudo: string): Promise<void> {
  const data = { pseudo, password: MOT_DE_PASSE };
  await expect(await page.request.post("/api/connexion", { data })).toBeOK();
}
