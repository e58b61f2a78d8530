// @vitest-environment happy-dom
import { useQueryClient } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderInRoom } from "../../../test/render-hook.ts";
import { useChangerOrdreDuDeck } from "./actions.ts";
import { QUERY_KEY_IMPREVUS } from "./queries.ts";

test("a card moved while the deck is read again stays where it was put, also at the next move", async () => {
  const envoyes: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    envoyes.push(typeof body === "string" ? JSON.parse(body) : body);
    return Promise.resolve(Response.json({ message: "?" }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { result } = renderInRoom(
    () => ({ client: useQueryClient(), ordonner: useChangerOrdreDuDeck() }),
    null,
  );
  const { client } = result.current;
  const lus = [{ _id: "a" }, { _id: "b" }, { _id: "c" }];
  client.setQueryData(QUERY_KEY_IMPREVUS, lus);
  let arriver: (lus: unknown) => void = () => {};
  const lecture = client.fetchQuery({
    queryKey: QUERY_KEY_IMPREVUS,
    queryFn: () => new Promise((resolve) => (arriver = resolve)),
  });
  lecture.catch(() => {});
  await act(async () => result.current.ordonner("a", 2));
  await act(async () => arriver(lus));
  await act(async () => result.current.ordonner("b", 1));
  expect(envoyes).toEqual([{ imprevus: ["b", "c", "a"] }, { imprevus: ["c", "b", "a"] }]);
});
