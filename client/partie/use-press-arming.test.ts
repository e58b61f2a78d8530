// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { Vue } from "#game/schema/etat.ts";
import { exempleJoueur, exempleQuestion, VUE_DE_ROOM_EXEMPLE } from "../galerie/exemples-vue.ts";
import { freezeTime, advanceTime, renderInRoom, TestRoom } from "../test/render-hook.ts";
import { choisirActionPrincipale } from "./actions.ts";
import { useMainButton } from "./use-press.ts";

const ARME = "Révéler quand même\u00A0?";

/** A question put to four players, of whom `repondus` have answered. */
const demandee = (repondus: number, champs: Partial<Vue> = {}): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  etape: 0,
  question: exempleQuestion(),
  joueurs: Object.fromEntries(
    ["a", "b", "c", "d"].map((id, rang) => [id, exempleJoueur(id, { aRepondu: rang < repondus })]),
  ),
  ...champs,
});

beforeEach(freezeTime);
/** A screen whose button changed half a second ago; `faites` counts the commands that it sent. */
function ouvrir(depart: Vue) {
  const room = new TestRoom(depart);
  const rendu = renderInRoom(
    (vue: Vue) => useMainButton(vue, choisirActionPrincipale(vue), { telling: null }),
    depart,
    room,
  );
  return {
    ...rendu,
    faites: () => room.demandes.length,
    presser: () => {
      advanceTime(500);
      act(() => rendu.result.current.presser());
    },
  };
}

it("asks first when hardly anybody has answered, then does it", () => {
  const { result, faites, presser } = ouvrir(demandee(1));
  expect(result.current.libelle).toBe("Révéler");
  presser();
  expect([result.current.libelle, faites()]).toEqual([ARME, 0]);
  presser();
  expect(faites()).toBe(1);
});

it("forgets a slip of the hand after five seconds", () => {
  const { result, faites, presser } = ouvrir(demandee(1));
  presser();
  advanceTime(4_999);
  expect(result.current.libelle).toBe(ARME);
  advanceTime(1);
  expect(result.current.libelle).toBe("Révéler");
  presser();
  expect(faites()).toBe(0);
});

it("is not armed for the next question", () => {
  const { result, rerender, presser, faites } = ouvrir(demandee(1));
  presser();
  rerender(demandee(0, { tour: VUE_DE_ROOM_EXEMPLE.tour + 1 }));
  expect(result.current.libelle).toBe("Révéler");
  presser();
  expect(faites()).toBe(0);
});

it("asks nothing any more once half have answered, nor where nobody answers on a phone", () => {
  const { result, rerender, presser, faites } = ouvrir(demandee(1));
  presser();
  rerender(demandee(2));
  expect(result.current.libelle).toBe("Révéler");
  presser();
  expect(faites()).toBe(1);
  rerender(demandee(0, { modeJeu: "local", tour: VUE_DE_ROOM_EXEMPLE.tour + 1 }));
  presser();
  expect(faites()).toBe(2);
});

const MINI_JEU: NonNullable<Vue["miniJeu"]> = {
  nom: "rouletteRusse",
  joueurs: ["a", "b"],
  designe: "a",
  coups: 0,
  enElan: false,
  fini: false,
  abandon: false,
  rouletteRusse: { penalite: 20, tirs: [] },
};
const surprise = (champs: Partial<Vue>): Vue => ({ ...VUE_DE_ROOM_EXEMPLE, etape: 2, ...champs });
const servent = (...restes: number[]) => ({
  joueurs: Object.fromEntries(
    restes.map((reste, rang) => [`j${String(rang)}`, exempleJoueur(`j${String(rang)}`, { reste })]),
  ),
});

it.each([
  ["a duel that nobody has begun", { miniJeu: MINI_JEU }, /^Suivant quand même\s\?$/],
  ["sips in one hand", servent(0, 2), /^\S+ sert encore\s: suivant\s\?$/],
  ["sips in two hands", servent(1, 2), /^2\spersonnes servent encore\s: suivant\s\?$/],
])("does not leave %s at the first press, and is not the button that counts", (_, champs, dit) => {
  const { result, faites, presser } = ouvrir(surprise(champs));
  expect(result.current).toMatchObject({ libelle: "Suivant", efface: true });
  presser();
  expect(result.current.libelle).toMatch(dit);
  expect(faites()).toBe(0);
  presser();
  expect(faites()).toBe(1);
});

it.each([
  ["over", { miniJeu: { ...MINI_JEU, fini: true } }],
  ["given up", { miniJeu: { ...MINI_JEU, abandon: true } }],
  ["served", servent(0, 0)],
])("leaves at once what is %s", (_, champs) => {
  const { result, faites, presser } = ouvrir(surprise(champs));
  expect(result.current.efface).toBe(false);
  presser();
  expect(faites()).toBe(1);
});
