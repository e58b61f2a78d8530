import { expect, test } from "vitest";
import type { Quizz } from "#contracts/quizz.ts";
import { enregistrerCopieDuQuizzEcrit } from "./copier.ts";
import { convertirEnQuestionAEnregistrer, creerQuestionVierge } from "./question-ecrite.ts";
import { type CorpsEnregistrementQuizz, convertirEnQuizzEcrit } from "./quizz-ecrit.ts";

const VIDE: Quizz = {
  _id: "q",
  title: "Fromages",
  createur: "lea",
  createurPseudo: "Léa",
  questions: [],
  visibilite: "prive",
  aleatoireGlobal: false,
  aleatoire: [],
  tags: [],
  date: "2026-11-22T20:00:00.000Z",
  note: -1,
  source: "",
  auteur: "",
  licence: "",
};
const document = convertirEnQuizzEcrit({
  ...VIDE,
  questions: [
    { ...convertirEnQuestionAEnregistrer(creerQuestionVierge("rien")), _id: "a", text: "Le comté" },
  ],
});

test.each(["lire", "ecrire"])(
  "a copy that failed at its call « %s » is taken up again, not made twice",
  async (panne) => {
    let enPanne = true;
    const echoue = (appel: string) => enPanne && appel === panne;
    const crees = new Map<string, string>();
    const ecrits: { id: string; corps: CorpsEnregistrementQuizz }[] = [];
    const essayer = (envoi: string) =>
      enregistrerCopieDuQuizzEcrit(
        { document, titre: "Fromages (copie)", atelier: "atelier", envoi },
        {
          // the server makes one quizz for each `envoi`, and so does this one
          creer: ({ envoi: creation = "" }) => {
            const _id = crees.get(creation) ?? `copie-${String(crees.size + 1)}`;
            crees.set(creation, _id);
            return Promise.resolve({ _id });
          },
          lire: (_id) => Promise.resolve(echoue("lire") ? null : { ...VIDE, _id }),
          ecrire(id, corps) {
            ecrits.push({ id, corps });
            return Promise.resolve(
              echoue("ecrire") ? null : { message: "", date: VIDE.date, questions: ["neuve"] },
            );
          },
        },
      );
    expect(await essayer("essai-1")).toBeNull();
    enPanne = false;
    expect(await essayer("essai-2")).toBe("copie-1");
    expect([...crees.values()]).toEqual(["copie-1"]);
    expect(ecrits.at(-1)).toMatchObject({
      id: "copie-1",
      corps: { title: "Fromages (copie)", questions: [{ text: "Le comté" }], envoi: "essai-2" },
    });
  },
);
