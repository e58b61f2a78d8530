// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueScrutin } from "#game/schema/etat.ts";
import { exempleQuestion, VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { playSoundOfGameMoment } from "../../browser/sounds/play-sound.ts";
import { REVEAL_FULLY_TOLD } from "../../scenes/timeline/timeline.ts";
import { freezeTime, renderInRoom } from "../../test/render-hook.ts";
import { usePlayHostSounds } from "./sounds.ts";

vi.mock(import("../../browser/sounds/play-sound.ts"), { spy: true });

beforeEach(() => {
  freezeTime();
  onTestFinished(() => void vi.resetAllMocks());
});

const RECIT = { ...REVEAL_FULLY_TOLD, enCours: false, enDirect: true, vif: false, finir: () => {} };
const QUESTION: Vue = {
  ...VUE_DE_ROOM_EXEMPLE,
  etape: ETAPE.question,
  question: exempleQuestion(),
};
const SUIVANTE: Vue = { ...QUESTION, tour: QUESTION.tour + 2 };

const carte = (phase: VueScrutin["phase"], issue: VueScrutin["issue"]): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  scrutin: { phase, issue, juges: ["lea"], ovations: 0, sifflets: 0 },
});

interface Moment {
  readonly vue: Vue;
  readonly devant: boolean;
}

function ouvrir(vue: Vue, devant = false) {
  const { rerender } = renderInRoom(
    (moment: Moment) => usePlayHostSounds(moment.vue, 0, RECIT, moment.devant),
    { vue, devant },
  );
  return {
    aller: (suite: Vue, encore = false) => rerender({ vue: suite, devant: encore }),
    entendus: () => vi.mocked(playSoundOfGameMoment).mock.calls.map(([moment]) => moment),
  };
}

it("a question is written in, once", () => {
  const { aller, entendus } = ouvrir(QUESTION);
  aller(SUIVANTE);
  expect(entendus()).toEqual(["question"]);
  aller({ ...SUIVANTE });
  expect(entendus()).toEqual(["question"]);
});

it("the first one is heard once it is seen, not under the count", () => {
  const { aller, entendus } = ouvrir(QUESTION, true);
  aller(QUESTION, true);
  expect(entendus()).toEqual([]);
  aller(QUESTION);
  expect(entendus()).toEqual(["question"]);
});

it("a page that has just been loaded does not replay the question it finds, paused or not", () => {
  expect(ouvrir(QUESTION).entendus()).toEqual([]);
  const { aller, entendus } = ouvrir({ ...QUESTION, enPause: true });
  aller(QUESTION);
  expect(entendus()).toEqual([]);
});

it("the one that comes under the standings, or that a pause hides, waits to be seen; a pause replays nothing", () => {
  const { aller, entendus } = ouvrir(QUESTION);
  aller(SUIVANTE, true);
  aller({ ...SUIVANTE, enPause: true });
  expect(entendus()).toEqual([]);
  aller(SUIVANTE);
  aller({ ...SUIVANTE, enPause: true });
  aller(SUIVANTE);
  expect(entendus()).toEqual(["question"]);
});

it("a room claps at an ovation, and whistles a card it did not like", () => {
  const { aller, entendus } = ouvrir(carte("ouvert", ""));
  aller(carte("rendu", "sifflets"));
  expect(entendus()).toEqual(["sifflets"]);
  aller(carte("ouvert", ""));
  aller(carte("rendu", "ovation"));
  expect(new Set(entendus())).toEqual(new Set(["sifflets", "ovation"]));
});
