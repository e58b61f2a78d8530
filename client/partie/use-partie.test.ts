// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { CodeRefus } from "#contracts/refus.ts";
import type { Vue } from "#game/schema/etat.ts";
import { exempleJoueur, VUE_DE_ROOM_EXEMPLE } from "../galerie/exemples-vue.ts";
import {
  freezeTime,
  bannerTexts,
  advanceTime,
  renderInRoom,
  TestRoom,
} from "../test/render-hook.ts";
import { TEXTES_REFUS } from "./mots/refus.ts";
import { useEnvoyerCommande, useRetirerBannieresDeRefus } from "./use-partie.ts";

const SALON: Vue = { ...VUE_DE_ROOM_EXEMPLE, phase: "salon", modeJeu: "local", titre: "" };
const A_TABLE: Vue = { ...SALON, joueurs: { ...SALON.joueurs, nadia: exempleJoueur("Nadia") } };

beforeEach(freezeTime);

/** Launches a game as the host in this state, and lets the room refuse. */
async function refuser(refus: CodeRefus | "hors_ligne") {
  const room = new TestRoom(SALON);
  const { result, rerender } = renderInRoom(
    (vue: Vue) => {
      useRetirerBannieresDeRefus(vue);
      return useEnvoyerCommande();
    },
    SALON,
    room,
  );
  await act(async () => void result.current({ type: "lancer" }));
  await act(async () => room.repondre({ ok: false, refus }));
  return (vue: Vue) => rerender(vue);
}

it("tells a refusal for five seconds", async () => {
  await refuser("local_sans_joueur");
  advanceTime(4_999);
  expect(bannerTexts()).toContain(TEXTES_REFUS.local_sans_joueur);
  advanceTime(1_000);
  expect(bannerTexts()).toBe("");
});

it("takes it away with its cause, without a moment's wait", async () => {
  const aller = await refuser("local_sans_joueur");
  // the choice of another quizz does not remove this refusal
  aller({ ...SALON, titre: "À table" });
  expect(bannerTexts()).toContain(TEXTES_REFUS.local_sans_joueur);
  aller({ ...A_TABLE, titre: "À table" });
  expect(bannerTexts()).toBe("");
});

it("one of the quizz goes with another quizz, and with no player", async () => {
  const aller = await refuser("aucun_quizz");
  aller(A_TABLE);
  expect(bannerTexts()).toContain(TEXTES_REFUS.aucun_quizz);
  aller({ ...A_TABLE, titre: "À table" });
  expect(bannerTexts()).toBe("");
});

it("all of them go when the game has moved on", async () => {
  const aller = await refuser("aucun_quizz");
  aller({ ...SALON, phase: "jeu" });
  expect(bannerTexts()).toBe("");
});

it("is silent of a press that came too late, which is what was wanted", async () => {
  await refuser("trop_tard");
  expect(bannerTexts()).toBe("");
});
