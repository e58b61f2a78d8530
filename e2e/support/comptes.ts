/** Accounts of tests: stored in the database of the test server, and logged in through the API. */
import { expect, type Page } from "@playwright/test";
import { hash } from "argon2";
import type { ChangementsDuCompte } from "#db/repositories/compte-repository.ts";
import type { NouveauQuizz } from "#db/repositories/quizz-repository.ts";
import type { Serveur } from "./server.ts";

/** The password of every test account. */
export const MOT_DE_PASSE = "Sésame-9";

/** A cheap hash: its cost is written in it, and test passwords are no secret. */
const hache = hash(MOT_DE_PASSE, { memoryCost: 1024, timeCost: 2, parallelism: 1 });

/** Stores a confirmed account, with the address `pseudo@exemple.fr`. Returns its id. */
export async function inscrire(
  { depots: { comptes } }: Pick<Serveur, "depots">,
  pseudo: string,
  champs: ChangementsDuCompte = {},
): Promise<string> {
  const mail = `${pseudo.toLowerCase()}@exemple.fr`;
  const cree = comptes.creer({ pseudo, mail, password: await hache });
  if (!("_id" in cree)) throw new Error(`${pseudo} is taken`);
  if (Object.keys(champs).length > 0) comptes.changer(cree._id, champs);
  return cree._id;
}

/** Makes two accounts friends, by their ids. */
export function rendreAmis(
  { depots: { social } }: Pick<Serveur, "depots">,
  de: string,
  a: string,
): void {
  social.demander(de, a);
  social.accepter(a, de);
}

/** A message, which is enough for a quizz to be listed. */
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

/** Stores a quizz of an account, by default public and with one message. Returns its id. */
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

/** Logs in through the API, since the journeys of the accounts test the form. The page stays where it is. */
export async function seConnecter(page: Page, pseudo: string): Promise<void> {
  const data = { pseudo, password: MOT_DE_PASSE };
  await expect(await page.request.post("/api/connexion", { data })).toBeOK();
}
