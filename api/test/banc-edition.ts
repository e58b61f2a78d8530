/** Test application with an author of quizzes and another account. */
import { quizz } from "#contracts/quizz.ts";
import { creerBancApi, creerCompteDeTest, type OptionsBanc } from "./banc.ts";

export const QUESTION_CHOIX_DE_TEST = {
  type: "choix",
  text: "Quel fromage ?",
  media: "question.jpeg",
  options: ["Comté", "Brie"],
  reponse: ["Comté"],
  precis: [],
  temps: 10,
  preuve: null,
  suite: null,
  liste: [],
  aleatoire: false,
};

export async function creerBancEdition(options: OptionsBanc = {}) {
  const { app, base } = await creerBancApi({
    rateLimits: { ecrituresParMinute: 1000 },
    ...options,
  });
  const [lea, tom] = [creerCompteDeTest(base.db, "Lea"), creerCompteDeTest(base.db, "Tom")];
  const appeler = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    chemin: string,
    payload?: object,
    { headers } = lea,
  ) => {
    const reponse = await app.inject({
      method,
      url: `/api/${chemin}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { statut: reponse.statusCode, corps: reponse.json() };
  };
  const creer = async (title = "Fromages") =>
    String((await appeler("POST", "quizz", { title, langue: "fr" })).corps._id);
  const lire = async (id: string) => quizz.parse((await appeler("GET", `quizz/${id}`)).corps);
  const ajouter = async (id: string, text: string, index = 200) =>
    (await appeler("POST", `quizz/${id}`, { question: { ...QUESTION_CHOIX_DE_TEST, text }, index }))
      .corps;
  const modele = async (id: string) => {
    const { title, visibilite, aleatoireGlobal, aleatoire, tags, questions, date } = await lire(id);
    return { title, visibilite, aleatoireGlobal, aleatoire, tags, questions, date };
  };
  return { app, base, lea, tom, appeler, creer, lire, ajouter, modele };
}
