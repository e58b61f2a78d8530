// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { createElement } from "react";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue, VueMiniJeu } from "#game/schema/etat.ts";
import { exempleJoueur, VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { RoomLineProvider } from "../../partie/line-provider.tsx";
import { useVueDeLaRoom } from "../../partie/vue.ts";
import { freezeTime, advanceTime, TestRoom } from "../../test/render-hook.ts";
import {
  type MiniGameMoveOnScreen,
  MiniGameMoveProvider,
  useMiniGameMoveOnScreen,
} from "./move-beats.tsx";

beforeEach(freezeTime);

const apres = (coups: number, reste: Partial<VueMiniJeu> = {}): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  joueurs: { ...VUE_DE_ROOM_EXEMPLE.joueurs, lea: exempleJoueur("Léa", { gorgee: 12 + coups }) },
  miniJeu: {
    nom: "rouletteRusse",
    joueurs: ["lea", "tom"],
    designe: "lea",
    coups,
    enElan: false,
    fini: false,
    abandon: false,
    ...reste,
  },
});

/** A screen on which Léa has just pulled the trigger; `vu`: whether the screen saw the move. */
function jouer(moi: string, venue = apres(1), vu = true) {
  const room = new TestRoom(apres(0), moi);
  let lu: (MiniGameMoveOnScreen & { readonly gorgees: number | undefined }) | undefined;
  function Lecteur() {
    lu = { ...useMiniGameMoveOnScreen(), gorgees: useVueDeLaRoom().vue.joueurs["lea"]?.gorgee };
    return null;
  }
  render(
    createElement(
      RoomLineProvider,
      { connexion: room.ligne },
      createElement(MiniGameMoveProvider, null, createElement(Lecteur)),
    ),
  );
  onTestFinished(cleanup);
  act(() =>
    room.changer({
      vue: venue,
      coup: vu ? { depuis: performance.now(), avant: apres(0) } : null,
    }),
  );
  return {
    room,
    ou: () => `${lu?.temps ?? ""} ${String(lu?.gorgees)}`,
    finir: () => act(() => lu?.finir()),
  };
}

it("shows the room as it was for a breath, on every screen, and first tells who played", () => {
  const [tv, lea, tom] = [jouer(CLE_CREATEUR), jouer("lea"), jouer("tom")];
  const tous = () => [tv.ou(), lea.ou(), tom.ou()];
  expect(tous()).toEqual(["souffle 12", "souffle 12", "souffle 12"]);
  advanceTime(700);
  expect(tous()).toEqual(["senti 12", "senti 13", "senti 12"]);
  advanceTime(350);
  expect(tous()).toEqual(["dit 13", "dit 13", "dit 13"]);
  advanceTime(1_500);
  expect(tous()).toEqual(["libre 13", "libre 13", "libre 13"]);
});

it("is at its end after a press, for who came late, in a pause, and when somebody has left", () => {
  const tv = jouer(CLE_CREATEUR);
  tv.finir();
  expect(tv.ou()).toBe("libre 13");
  expect(jouer(CLE_CREATEUR, apres(1), false).ou()).toBe("libre 13");
  expect(jouer(CLE_CREATEUR, { ...apres(1), enPause: true }).ou()).toBe("libre 13");
  expect(jouer(CLE_CREATEUR, apres(1, { fini: true, abandon: true })).ou()).toBe("libre 13");
});

it("tells the next move from its own beginning, though the one before was still told", () => {
  const tv = jouer(CLE_CREATEUR);
  advanceTime(600);
  act(() =>
    tv.room.changer({ vue: apres(2), coup: { depuis: performance.now(), avant: apres(1) } }),
  );
  expect(tv.ou()).toBe("souffle 13");
  advanceTime(600);
  expect(tv.ou()).toBe("souffle 13");
  advanceTime(450);
  expect(tv.ou()).toBe("dit 14");
});

it("on the screen of an host who plays without a phone, is told as to everybody", () => {
  const hote = (coups: number) => apres(coups, { designe: CLE_CREATEUR });
  const room = jouer(CLE_CREATEUR, hote(1), false);
  act(() => room.room.changer({ coup: { depuis: performance.now(), avant: hote(0) } }));
  advanceTime(700);
  expect(room.ou()).toBe("senti 12");
});
