// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { VUE_DE_ROOM_EXEMPLE, exempleJoueur } from "../../galerie/exemples-vue.ts";
import { renderInRoom } from "../../test/render-hook.ts";
import { useGorgeesDeLEtapeParJoueur, gorgeesDeLaQuestionEtDesDons } from "./gains.ts";

const [premier = "", second = ""] = Object.keys(VUE_DE_ROOM_EXEMPLE.joueurs).filter(
  (id) => id !== "CREATEUR",
);

/** A step of the game with the counters of the first two players; null when counters are hidden. */
function moment(tour: number, gorgees: readonly [number, number] | null, ligne: number): Vue {
  const [a, b] = gorgees ?? [0, 0];
  const joueurs = Object.fromEntries(
    Object.entries(VUE_DE_ROOM_EXEMPLE.joueurs).map(([id, joueur]) => [
      id,
      Object.assign({}, joueur, { gorgee: id === premier ? a : id === second ? b : 0 }),
    ]),
  );
  const derniereLigne = { id: ligne, qui: premier, gorgees: 1, motif: "main" as const, de: "" };
  const { derniereLigne: _, ...vue } = VUE_DE_ROOM_EXEMPLE;
  const compteursCaches = gorgees === null;
  const moment = { ...vue, etape: ETAPE.imprevu, tour, joueurs, compteursCaches };
  return compteursCaches ? moment : { ...moment, derniereLigne };
}

function suivre(depart: Vue) {
  const rendu = renderInRoom(useGorgeesDeLEtapeParJoueur, depart);
  return (vue: Vue) => {
    rendu.rerender(vue);
    const { [premier]: a, [second]: b } = rendu.result.current;
    return [a, b];
  };
}

it("are what was written since the step began", () => {
  const voir = suivre(moment(1, [4, 7], 10));
  expect(voir(moment(1, [6, 7], 11))).toEqual([2, 0]);
  expect(voir(moment(2, [6, 7], 11))).toEqual([0, 0]);
  expect(voir(moment(2, [6, 10], 12))).toEqual([0, 3]);
});

it("after a guess are what it wrote, not what everybody has drunk", () => {
  const voir = suivre(moment(1, [4, 7], 10));
  voir(moment(1, [18, 53], 12));
  expect(voir(moment(2, null, -1))).toEqual([undefined, undefined]);
  expect(voir(moment(2, [48, 53], 13))).toEqual([30, 0]);
});

it("are nothing on a screen that came in while somebody was guessing", () => {
  const voir = suivre(moment(2, null, -1));
  expect(voir(moment(2, [48, 53], 13))).toEqual([0, 0]);
  expect(voir(moment(2, [49, 53], 14))).toEqual([1, 0]);
});

it("what a reveal costs is its sips and the gifts, less what was shared of them", () => {
  const cout = (partage: number) =>
    gorgeesDeLaQuestionEtDesDons(
      {
        ...VUE_DE_ROOM_EXEMPLE,
        etape: ETAPE.reponse,
        joueurs: { lea: exempleJoueur("Léa", { aBoire: "4", partage }) },
        dons: [
          { de: "tom", a: "lea", gorgees: 8 },
          { de: "lea", a: "tom", gorgees: 3 },
        ],
      },
      "lea",
    );
  expect([cout(0), cout(6)]).toEqual([12, 6]);
});
