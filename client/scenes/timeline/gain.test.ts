import { expect, it } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
import { VUE, joueur } from "../../galerie/exemples-vue.ts";
import { gainDeLaReponse } from "./gains.ts";

it("what a reveal costs is its sips and the gifts, less what was shared of them", () => {
  const cout = (partage: number) =>
    gainDeLaReponse(
      {
        ...VUE,
        etape: ETAPE.reponse,
        joueurs: { lea: joueur("Léa", { aBoire: "4", partage }) },
        dons: [
          { de: "tom", a: "lea", gorgees: 8 },
          { de: "lea", a: "tom", gorgees: 3 },
        ],
      },
      "lea",
    );
  expect([cout(0), cout(6)]).toEqual([12, 6]);
});
