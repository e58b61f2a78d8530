// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Vue, VueMiniJeu } from "#game/schema/etat.ts";
import { exempleJoueur, VUE_DE_ROOM_EXEMPLE } from "../galerie/exemples-vue.ts";
import { renderInRoom, TestRoom } from "../test/render-hook.ts";
import { type CoupSansTour, useDonneesMiniJeuAffiche } from "./scene.ts";

const DUEL: VueMiniJeu = {
  nom: "rouletteRusse",
  joueurs: ["lea", "tom"],
  designe: "lea",
  coups: 0,
  enElan: false,
  fini: false,
  abandon: false,
  rouletteRusse: { penalite: 20, tirs: [] },
};
const duel = (champs: Partial<VueMiniJeu> = {}): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  miniJeu: { ...DUEL, ...champs },
});
const TIR = { type: "tirer", tir: 0, sur: "soi" } as const satisfies CoupSansTour;

function ouvrir(depart = duel()) {
  const room = new TestRoom(depart);
  const { result } = renderInRoom(
    () => useDonneesMiniJeuAffiche(room.ligne.demander, "On attend"),
    undefined,
    room,
  );
  return {
    room,
    scene: () => result.current,
    nom: (id: string) => result.current?.nommer(id),
    /** Makes a move. @returns its outcome, once the room has answered */
    jouer: (coup: CoupSansTour = TIR) => {
      let issue = Promise.resolve<boolean | undefined>(undefined);
      act(() => {
        issue = Promise.resolve(result.current?.jouer(coup));
      });
      return issue;
    },
    repondre: (issue?: Parameters<TestRoom["repondre"]>[0]) =>
      act(async () => room.repondre(issue)),
    aller: (vue: Vue) => act(() => room.changer({ vue })),
  };
}

it("is there as long as a mini-game is", () => {
  const { scene, aller } = ouvrir(VUE_DE_ROOM_EXEMPLE);
  expect(scene()).toBeNull();
  aller(duel());
  expect(scene()).toMatchObject({ vue: duel(), jeu: DUEL, attente: "On attend" });
  aller(VUE_DE_ROOM_EXEMPLE);
  expect(scene()).toBeNull();
});

it("sends a move for the step it was made in, once however often it is pressed", async () => {
  const { room, jouer, repondre } = ouvrir();
  const [premier, second] = [jouer(), jouer()];
  expect(room.demandes).toEqual([{ ...TIR, tour: VUE_DE_ROOM_EXEMPLE.tour }]);
  await repondre();
  expect(await Promise.all([premier, second])).toEqual([true, false]);
});

it("says that a move was refused, and lets it be tried again", async () => {
  const { room, jouer, repondre } = ouvrir();
  const premier = jouer();
  await repondre({ ok: false, refus: "hors_ligne" });
  expect(await premier).toBe(false);
  void jouer();
  expect(room.demandes).toHaveLength(2);
});

it("takes the press on the next move although the room has not answered the one before", async () => {
  const { room, jouer, repondre, aller } = ouvrir();
  void jouer();
  aller(duel({ coups: 1 }));
  void jouer({ ...TIR, tir: 1 });
  expect(room.demandes).toHaveLength(2);
  // the late answer to the first move leaves the second one in flight
  await repondre();
  void jouer({ ...TIR, tir: 1 });
  expect(room.demandes).toHaveLength(2);
});

it("keeps the name of who leaves in the middle, and follows that of who is renamed", () => {
  const { nom, aller } = ouvrir();
  expect([nom("lea"), nom("tom"), nom("inconnu")]).toEqual(["Léa", "Tom", "Quelqu’un"]);
  const { tom: _parti, ...restent } = VUE_DE_ROOM_EXEMPLE.joueurs;
  aller({ ...duel(), joueurs: { ...restent, lea: exempleJoueur("Léa la belle") } });
  expect([nom("lea"), nom("tom")]).toEqual(["Léa la belle", "Tom"]);
  aller({ ...duel(), joueurs: {} });
  expect([nom("lea"), nom("tom")]).toEqual(["Léa la belle", "Tom"]);
  // a player outside the mini-game has no kept name
  expect(nom("max")).toBe("Quelqu’un");
});
