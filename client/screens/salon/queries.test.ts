// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Consultation, ReponseConsultation } from "#contracts/consultation.ts";
import { VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { exempleDeFinAvecJoueurs } from "../../galerie/exemples-fin.ts";
import { TestRoom, renderInRoom } from "../../test/render-hook.ts";
import { useIdsDesQuizzJoues } from "./queries.ts";

const FIN = exempleDeFinAvecJoueurs(3);

it("is what the room says, and is asked again after each end", async () => {
  const consulter = vi.fn<(demande: Consultation) => Promise<ReponseConsultation | null>>(
    async () => ({
      quoi: "joues",
      ids: ["a"],
    }),
  );
  const room = new TestRoom();
  Object.assign(room.ligne, { consulter });
  const { result } = renderInRoom(useIdsDesQuizzJoues, undefined, room);
  expect(result.current.size).toBe(0);
  await vi.waitFor(() => expect([...result.current]).toEqual(["a"]));
  // a room that does not answer keeps the earlier result
  consulter.mockResolvedValueOnce(null);
  act(() => room.changer({ vue: { ...VUE_DE_ROOM_EXEMPLE, fin: { ...FIN, tour: 30 } } }));
  await vi.waitFor(() => expect(consulter).toHaveBeenCalledTimes(2));
  expect([...result.current]).toEqual(["a"]);
  consulter.mockResolvedValueOnce({ quoi: "joues", ids: ["a", "b"] });
  act(() => room.changer({ vue: { ...VUE_DE_ROOM_EXEMPLE, fin: { ...FIN, tour: 60 } } }));
  await vi.waitFor(() => expect([...result.current]).toEqual(["a", "b"]));
  act(() => room.changer({ vue: { ...VUE_DE_ROOM_EXEMPLE, tour: 61, fin: { ...FIN, tour: 60 } } }));
  expect(consulter).toHaveBeenCalledTimes(3);
});
