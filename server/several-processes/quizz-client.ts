/** Quizzes and cards, asked of the process of the API. */
import { cartesRendues, imprevuRendu, quizzRendu } from "#contracts/interne.ts";
import type { QuizzSource } from "#game/ports/ports.ts";
import type { Appeler } from "./internal-calls/calls.ts";

export const versSource = (appeler: Appeler, apiUrl: string): QuizzSource => ({
  quizz: async (quizzId, compte) =>
    (await appeler(apiUrl, "quizz", quizzRendu, { quizzId, compte })).quizz,
  cartes: async () => (await appeler(apiUrl, "cartes", cartesRendues)).cartes,
  imprevu: async (id) => (await appeler(apiUrl, "imprevu", imprevuRendu, { id })).imprevu,
});
