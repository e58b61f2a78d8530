import { expect, test } from "vitest";
import type { Vue, VueFin } from "#game/schema/etat.ts";
import { creerVueDeRoomVierge } from "../../partie/vue-vierge.ts";
import { REVEAL_FULLY_TOLD } from "../../scenes/timeline/timeline.ts";
import { gameEndTimeline, GAME_END_BEATS } from "../../scenes/timeline/end-timeline.ts";
import { direEtapeAuLecteurDEcran } from "./annonce.ts";

const ligne = { gorgees: 3, jugees: 4, parti: false };
const fin: VueFin = {
  raison: "quizz",
  defi: [{ t: "texte", v: "Léa chante.", id: "", n: 0 }],
  table: [
    { ...ligne, id: "a", pseudo: "Léa", score: 4, rang: 1 },
    { ...ligne, id: "b", pseudo: "Tom", score: 3, rang: 2 },
    { ...ligne, id: "c", pseudo: "Zoé", score: 1, rang: 3 },
    { ...ligne, id: "d", pseudo: "Max", score: 1, rang: 3 },
  ],
  courbes: [],
  prix: [],
  recu: [{ nom: "descente", qui: ["b"], valeur: 9, sur: 0, texte: "" }],
  tour: 9,
  quizzId: "q",
  titre: "Quizz",
  nbQuestions: 4,
};
const vue: Vue = { ...creerVueDeRoomVierge(), phase: "fin", fin };

/** The sentences that a screen reader hears at each beat of the end. */
const entendre = (temps: (typeof GAME_END_BEATS)[number]): string => {
  const moment = gameEndTimeline(1, [1, 2, 3], false)?.find((marque) => marque.temps === temps);
  if (moment === undefined) throw new Error(`no ${temps}`);
  return direEtapeAuLecteurDEcran(vue, REVEAL_FULLY_TOLD, {
    ...moment,
    enCours: true,
    enDirect: true,
    raconte: true,
    finir: () => {},
  });
};

test("the end is heard beat by beat: nobody is named, and nothing asked of them, before it is seen", () => {
  expect(GAME_END_BEATS.map(entendre)).toEqual([
    "Fin de la partie. L’addition s’imprime.",
    "La plus grosse descente\u00A0: Tom, 9\u00A0gorgées. Gorgées servies\u00A0: 12.",
    "Roulement de tambour.",
    "Troisième place\u00A0: Zoé et Max, 1 sur\u00A04.",
    "Deuxième place\u00A0: Tom, 3 sur\u00A04.",
    "Première place\u00A0: Léa, 4 sur\u00A04.",
    "Fin de la partie. Léa chante.",
  ]);
});
