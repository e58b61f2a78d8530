// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Vue } from "#game/schema/etat.ts";
import { exempleQuestion, VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { freezeTime, bannerTexts, renderInRoom, TestRoom } from "../../test/render-hook.ts";
import { RoomRequests } from "../../partie/line/requests.ts";
import type { ConnexionALaRoomPourEcrans } from "../../partie/vue.ts";
import { useReponseDuJoueur } from "./use-reponse.ts";

const demandee = (champs: Partial<Vue> = {}): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  etape: 0,
  question: exempleQuestion(),
  ...champs,
});
const HORS_LIGNE = { ok: false, refus: "hors_ligne" } as const;

beforeEach(() => localStorage.clear());

function ouvrir(vue = demandee(), demander?: ConnexionALaRoomPourEcrans["demander"]) {
  const room = new TestRoom(vue, "lea", demander);
  const { result, unmount } = renderInRoom(() => useReponseDuJoueur(), undefined, room);
  return {
    room,
    unmount,
    lue: () => result.current,
    choisir: (...valeur: string[]) => act(() => result.current.choisir(valeur)),
    valider: () => act(async () => void result.current.valider()),
    repondre: (issue?: Parameters<TestRoom["repondre"]>[0]) =>
      act(async () => room.repondre(issue)),
    aller: (suite: Vue) => act(() => room.changer({ vue: suite })),
  };
}

it("sends nothing that is blank, and says so", async () => {
  const { room, choisir, valider } = ouvrir();
  choisir("  ");
  await valider();
  expect([room.demandes, bannerTexts()]).toEqual([[], expect.stringMatching(/réponse/)]);
});

it("sends an answer once, without its blanks", async () => {
  const { room, choisir, valider, repondre, lue } = ouvrir();
  choisir("Dix", " ");
  await valider();
  await valider();
  expect(room.demandes).toEqual([
    { type: "repondre", tour: VUE_DE_ROOM_EXEMPLE.tour, reponse: ["Dix"] },
  ]);
  expect(lue().enCours).toBe(true);
  await repondre();
  expect([lue().enCours, bannerTexts()]).toEqual([false, ""]);
});

it("repeats it while the line is cut, until the room has it", async () => {
  const { room, choisir, valider, repondre } = ouvrir();
  choisir("Dix");
  await valider();
  await repondre(HORS_LIGNE);
  await repondre(HORS_LIGNE);
  expect(room.demandes).toHaveLength(3);
  await repondre({ ok: false, refus: "deja_repondu" });
  expect([room.demandes.length, bannerTexts()]).toEqual([3, ""]);
});

it("gives up when the line closes while it waits for it, and says nothing: the screen says why", async () => {
  const demandes = new RoomRequests();
  const { room, choisir, valider, lue } = ouvrir(demandee(), (commande) => {
    // a loop that sends the answer without a wait would never let this test end
    if (room.demandes.length > 10) throw new Error("asked for ever");
    return demandes.demander(commande);
  });
  choisir("Dix");
  await valider();
  expect(lue().enCours).toBe(true);
  await act(async () => demandes.finir());
  expect([lue().enCours, room.demandes.length, bannerTexts()]).toEqual([false, 1, ""]);
});

it("is not kept, while the server cannot store it, until the room says that it has it", async () => {
  const { choisir, valider, repondre, aller, lue } = ouvrir();
  choisir("Dix");
  await valider();
  expect(lue().nonGardee).toBe(false);
  aller(demandee({ sauvegardeEnPanne: true }));
  expect(lue().nonGardee).toBe(true);
  await repondre();
  expect(lue().nonGardee).toBe(false);
});

it("stops repeating once the step is over, or the phone gone", async () => {
  const suivante = demandee({ tour: VUE_DE_ROOM_EXEMPLE.tour + 1 });
  const passee = ouvrir();
  passee.choisir("Dix");
  await passee.valider();
  passee.aller(suivante);
  await passee.repondre(HORS_LIGNE);
  expect(passee.room.demandes).toHaveLength(1);
  expect(passee.lue().valeur).toEqual([]);

  const partie = ouvrir();
  partie.choisir("Dix");
  await partie.valider();
  partie.unmount();
  await partie.repondre(HORS_LIGNE);
  expect(partie.room.demandes).toHaveLength(1);
});

it("says why it was refused", async () => {
  const { choisir, valider, repondre, lue } = ouvrir();
  choisir("Dix");
  await valider();
  await repondre({ ok: false, refus: "trop_tard" });
  expect(lue().enCours).toBe(false);
  expect(bannerTexts()).not.toBe("");
});

it("keeps a draft through a reload, and drops that of another step", async () => {
  const avant = ouvrir();
  avant.choisir("Dix");
  avant.unmount();
  expect(ouvrir().lue().valeur).toEqual(["Dix"]);
  expect(ouvrir(demandee({ tour: VUE_DE_ROOM_EXEMPLE.tour + 1 })).lue().valeur).toEqual([]);
});

it("gives what stands there when the countdown ends", async () => {
  freezeTime();
  const minuteur = { dureeMs: 10_000, resteMs: 3_000, marche: true, numero: 1 };
  const { room, choisir } = ouvrir(demandee({ minuteur }));
  choisir("Dix");
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(room.demandes).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(room.demandes).toEqual([
    { type: "repondre", tour: VUE_DE_ROOM_EXEMPLE.tour, reponse: ["Dix"] },
  ]);
});
