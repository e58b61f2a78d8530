/** A small quizz of the four types, for tests. */
import { question, type Quizz, quizz } from "#contracts/quizz.ts";

export const QUIZZ_DE_TEST: Quizz = quizz.parse({
  _id: "q-test",
  title: "Quizz de test",
  createur: "officiel",
  createurPseudo: "Trinquizz",
  visibilite: "public",
  aleatoireGlobal: false,
  aleatoire: [],
  tags: [],
  date: "2026-01-01T00:00:00.000Z",
  note: -1,
  questions: [
    {
      _id: "n1",
      type: "choix",
      text: "Capitale de l’Australie ?",
      options: ["Sydney", "Canberra", "Perth"],
      reponse: ["Canberra"],
      preuve: { text: "SECRET-PREUVE-1" },
      suite: { text: "SECRET-SUITE-1" },
    },
    {
      _id: "n2",
      type: "entree",
      text: "Année de la prise de la Bastille ?",
      reponse: ["SECRET1789"],
      precis: ["SECRET1788"],
      temps: 20,
    },
    {
      _id: "n3",
      type: "ordre",
      text: "Du plus petit au plus grand",
      options: ["Lune", "Soleil", "Terre"],
      reponse: ["Lune", "Terre", "Soleil"],
    },
    { _id: "n4", type: "rien", text: "Un verre d’eau pour tout le monde." },
    { _id: "n5", type: "choix", text: "Oui ?", options: ["Oui", "Non"], reponse: ["Oui"] },
  ].map((q) => question.parse(q)),
});
