// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Vue } from "#game/schema/etat.ts";
import { joueur, question, VUE } from "../galerie/exemples-vue.ts";
import { arreterLeTemps, passer, rendreHook } from "../test/rendre.ts";
import { gesteDe } from "./geste.ts";
import { useArmement } from "./use-armement.ts";

const ARME = "Révéler quand même\u00A0?";

/** Four players, `repondus` of whom have answered. */
const demandee = (repondus: number, champs: Partial<Vue> = {}): Vue => ({
  ...VUE,
  etape: 0,
  question: question(),
  joueurs: Object.fromEntries(
    ["a", "b", "c", "d"].map((id, rang) => [id, joueur(id, { aRepondu: rang < repondus })]),
  ),
  ...champs,
});

beforeEach(arreterLeTemps);
function ouvrir(depart: Vue) {
  const faire = vi.fn<() => void>();
  const rendu = rendreHook((vue: Vue) => useArmement(vue, gesteDe(vue)), depart);
  return { ...rendu, faire, presser: () => act(() => rendu.result.current.agir(faire)) };
}

it("asks first when hardly anybody has answered, then does it", () => {
  const { result, faire, presser } = ouvrir(demandee(1));
  expect(result.current.libelle).toBe("Révéler");
  presser();
  expect([result.current.libelle, faire.mock.calls]).toEqual([ARME, []]);
  presser();
  expect(faire).toHaveBeenCalledTimes(1);
});

it("forgets a slip of the hand after five seconds", () => {
  const { result, faire, presser } = ouvrir(demandee(1));
  presser();
  passer(4_999);
  expect(result.current.libelle).toBe(ARME);
  passer(1);
  expect(result.current.libelle).toBe("Révéler");
  presser();
  expect(faire).not.toHaveBeenCalled();
});

it("is not armed for the next question", () => {
  const { result, rerender, presser, faire } = ouvrir(demandee(1));
  presser();
  rerender(demandee(0, { tour: VUE.tour + 1 }));
  expect(result.current.libelle).toBe("Révéler");
  presser();
  expect(faire).not.toHaveBeenCalled();
});

it("asks nothing any more once half have answered, nor where nobody answers on a phone", () => {
  const { result, rerender, presser, faire } = ouvrir(demandee(1));
  presser();
  rerender(demandee(2));
  expect(result.current.libelle).toBe("Révéler");
  presser();
  expect(faire).toHaveBeenCalledTimes(1);
  rerender(demandee(0, { modeJeu: "local", tour: VUE.tour + 1 }));
  presser();
  expect(faire).toHaveBeenCalledTimes(2);
});
