// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { VUE_DE_ROOM_EXEMPLE } from "../../../galerie/exemples-vue.ts";
import { renderInRoom, TestRoom } from "../../../test/render-hook.ts";
import { useSignalementDeLHote } from "./signaler.tsx";

/** The report of the host's menu while a question is on the table. */
function ouvrir(numero: number, questionId: string) {
  const room = new TestRoom({ ...VUE_DE_ROOM_EXEMPLE, numero });
  Object.assign(room.ligne, {
    consulter: () => Promise.resolve({ quoi: "references", quizzId: "quizz", questionId }),
  });
  return renderInRoom(() => useSignalementDeLHote(() => {}), undefined, room);
}

test("a report that was begun keeps its question when the game's screen is left", async () => {
  const envois: unknown[] = [];
  vi.stubGlobal("fetch", (_chemin: string, { body }: RequestInit = {}) => {
    envois.push(typeof body === "string" ? JSON.parse(body) : null);
    return Promise.resolve(Response.json({ message: "Signalement envoyé" }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const premier = ouvrir(3, "q3");
  await act(async () => premier.result.current.reperer());
  act(() => premier.result.current.formulaire.changer({ texte: "La réponse est fausse." }));
  premier.unmount();

  const { result } = ouvrir(1, "q1");
  await act(async () => result.current.reperer());
  expect(result.current.question).toBe("Question n°\u00A03");
  await act(() => result.current.formulaire.envoyer());
  expect(envois).toMatchObject([{ text: "La réponse est fausse.", questionId: "q3" }]);

  // the next report is about what is on the table
  await act(async () => result.current.reperer());
  expect(result.current.question).toBe("Question n°\u00A01");
});
