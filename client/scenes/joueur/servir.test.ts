// @vitest-environment happy-dom
import { render, screen, cleanup } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { exempleJoueur, VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { RoomLineProvider } from "../../partie/line-provider.tsx";
import { TestRoom } from "../../test/render-hook.ts";
import { DistributionDesGorgeesDuJoueur } from "./servir.tsx";

afterEach(cleanup);

test.each([
  [
    1,
    [
      ["Tom", "false"],
      ["Zoé", "false"],
    ],
  ],
  [
    2,
    [
      ["Tom", "false"],
      ["Zoé", "false"],
    ],
  ],
  [
    3,
    [
      ["Tom", "true"],
      ["Zoé", "true"],
    ],
  ],
] as const)("of three sips, %d given to Tom", (n, attendus) => {
  const moi = exempleJoueur("Léa", { reste: 3 });
  const joueurs = { lea: moi, tom: exempleJoueur("Tom"), zoe: exempleJoueur("Zoé") };
  const room = new TestRoom({ ...VUE_DE_ROOM_EXEMPLE, joueurs });
  const dons = new Map([["tom", n]]);
  const props = { moi, dons, poser: () => {}, servir: () => {}, enCours: false };
  render(
    createElement(
      RoomLineProvider,
      { connexion: room.ligne },
      createElement(DistributionDesGorgeesDuJoueur, props),
    ),
  );
  for (const [pseudo, bloque] of attendus)
    expect(
      screen
        .getByRole("button", { name: `Ajouter un, gorgées pour ${pseudo}` })
        .getAttribute("aria-disabled"),
    ).toBe(bloque);
});
