// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it, describe, test } from "vitest";
import type { Jugement } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { exempleJoueur, exempleQuestion, VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { renderInRoom } from "../../test/render-hook.ts";
import {
  useJugementModeLocal,
  encoderJugementsModeLocalPourOnglet,
  decoderJugementsModeLocalDOnglet,
  AUCUN_JUGEMENT_MODE_LOCAL,
} from "./use-jugement.ts";

/** The host must judge Léa and Tom; Max has arrived after the question. */
const A_JUGER: Vue = {
  ...VUE_DE_ROOM_EXEMPLE,
  etape: 1,
  modeJeu: "local",
  attendJugement: true,
  question: exempleQuestion(),
  joueurs: {
    lea: exempleJoueur("Léa"),
    tom: exempleJoueur("Tom"),
    max: exempleJoueur("Max", { participe: false }),
  },
};
const JUGEE: Vue = {
  ...A_JUGER,
  attendJugement: false,
  joueurs: { ...A_JUGER.joueurs, lea: exempleJoueur("Léa", { jugement: "precis" }) },
};
const SUIVANTE: Vue = { ...A_JUGER, tour: A_JUGER.tour + 1 };

beforeEach(() => sessionStorage.clear());

function ouvrir(depart = A_JUGER) {
  const { result, rerender } = renderInRoom(useJugementModeLocal, depart);
  return {
    verdicts: () => result.current.verdicts,
    poser: (id: string, jugement: Jugement) => act(() => result.current.poserVerdict(id, jugement)),
    corriger: (encore: boolean) => act(() => result.current.corriger(encore)),
    aller: (vue: Vue) => rerender(vue),
  };
}

it("nobody was right until the host says so, and who was not asked is not judged", () => {
  const { verdicts, poser } = ouvrir();
  expect(verdicts()).toEqual({ lea: "faux", tom: "faux" });
  poser("tom", "juste");
  poser("lea", "precis");
  expect(verdicts()).toEqual({ lea: "precis", tom: "juste" });
  poser("tom", "faux");
  expect(verdicts()).toEqual({ lea: "precis", tom: "faux" });
});

it("there is nothing to tick once it is judged, or before it is to be", () => {
  const { verdicts, aller } = ouvrir(JUGEE);
  expect(verdicts()).toBeNull();
  aller(A_JUGER);
  expect(verdicts()).not.toBeNull();
});

it("the host corrects from the verdicts that are on the table, and may leave them as they are", () => {
  const { verdicts, poser, corriger } = ouvrir(JUGEE);
  corriger(true);
  expect(verdicts()).toEqual({ lea: "precis", tom: "faux" });
  poser("lea", "faux");
  expect(verdicts()).toEqual({ lea: "faux", tom: "faux" });
  corriger(false);
  expect(verdicts()).toBeNull();
  // the ticks of the earlier correction are forgotten
  corriger(true);
  expect(verdicts()).toEqual({ lea: "precis", tom: "faux" });
});

it("another question begins without a tick, and without a correction", () => {
  const { verdicts, poser, corriger, aller } = ouvrir();
  poser("lea", "juste");
  aller(SUIVANTE);
  expect(verdicts()).toEqual({ lea: "faux", tom: "faux" });
  poser("tom", "juste");
  expect(verdicts()).toEqual({ lea: "faux", tom: "juste" });
  corriger(true);
  aller(JUGEE);
  expect(verdicts()).toBeNull();
});

it("a reloaded page has the ticks again, and the correction under way", () => {
  const avant = ouvrir();
  avant.poser("tom", "juste");
  expect(ouvrir().verdicts()).toEqual({ lea: "faux", tom: "juste" });

  ouvrir(JUGEE).corriger(true);
  expect(ouvrir(JUGEE).verdicts()).toEqual({ lea: "precis", tom: "faux" });
});

it("a reloaded page has nothing of a question that was left", () => {
  const { poser, aller } = ouvrir();
  poser("tom", "juste");
  aller(SUIVANTE);
  expect(sessionStorage.getItem("jugements")).toBeNull();
  expect(ouvrir().verdicts()).toEqual({ lea: "faux", tom: "faux" });
});

const ici = { room: "4KX2P9", tour: 7, texte: "Qui a bu ?" };
const poses = { a: "juste", b: "precis" } as const;

describe("the ticks kept for a reload", () => {
  test("come back as they were", () => {
    const ecrits = encoderJugementsModeLocalPourOnglet(ici, { enCorrection: true, poses });
    expect(decoderJugementsModeLocalDOnglet(ecrits, ici)).toMatchObject({
      enCorrection: true,
      poses,
    });
  });

  test("leave nothing behind when there are none", () => {
    expect(encoderJugementsModeLocalPourOnglet(ici, AUCUN_JUGEMENT_MODE_LOCAL)).toBe("");
    expect(decoderJugementsModeLocalDOnglet("", ici)).toBe(AUCUN_JUGEMENT_MODE_LOCAL);
  });

  test.each([
    ["another room", { ...ici, room: "ZZZZZ9" }],
    ["another step", { ...ici, tour: 8 }],
    ["the same step of a later game", { ...ici, texte: "Et là ?" }],
  ])("are not those of %s", (_, autre) => {
    const ecrits = encoderJugementsModeLocalPourOnglet(ici, { enCorrection: false, poses });
    expect(decoderJugementsModeLocalDOnglet(ecrits, autre)).toBe(AUCUN_JUGEMENT_MODE_LOCAL);
  });

  test.each([
    "{",
    "[]",
    "null",
    JSON.stringify({ question: ici, enCorrection: false, poses: { a: 3 } }),
  ])("are not %s", (brut) => {
    expect(decoderJugementsModeLocalDOnglet(brut, ici)).toBe(AUCUN_JUGEMENT_MODE_LOCAL);
  });
});
