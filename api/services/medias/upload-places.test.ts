import { expect, test } from "vitest";
import { createUploadSlots, type UploadSlot } from "./upload-places.ts";

/** Places on a clock that the test moves; `take` fails the test when there is none. */
function bench() {
  let now = 0;
  const places = createUploadSlots(() => now);
  const take = (compte: string, adresse = compte): UploadSlot => {
    const place = places.take({ compte, adresse });
    if (typeof place === "string") throw new Error(place);
    return place;
  };
  return { places, take, wait: (seconds: number) => (now += seconds * 1000) };
}
const twelve = (take: (compte: string) => UploadSlot): readonly UploadSlot[] =>
  Array.from({ length: 12 }, (_, rank) => take(`compte ${rank}`));
const aborted = (all: readonly UploadSlot[]): readonly number[] =>
  all.flatMap(({ signal }, rank) => (signal.aborted ? [rank] : []));

test("twelve in all, three of an account, six of an address", () => {
  const { places, take } = bench();
  for (let rank = 0; rank < 3; rank++) take("léa", "bar");
  expect(places.take({ compte: "léa", adresse: "maison" })).toBe("account");
  for (let rank = 0; rank < 3; rank++) take(`tom ${rank}`, "bar");
  expect(places.take({ compte: "zoé", adresse: "bar" })).toBe("account");
  for (let rank = 0; rank < 6; rank++) take(`ailleurs ${rank}`);
  expect(places.take({ compte: "zoé", adresse: "maison" })).toBe("full");
});

test("a place that is given back is taken again, once", () => {
  const { places, take } = bench();
  const [first] = twelve(take);
  first?.release();
  first?.release();
  take("zoé");
  expect(places.take({ compte: "nina", adresse: "nina" })).toBe("full");
});

test("the slowest loses its place after ten seconds, when somebody waits", () => {
  const { places, take, wait } = bench();
  const all = twelve(take);
  wait(9);
  expect(places.take({ compte: "zoé", adresse: "zoé" })).toBe("full");
  all.forEach((place, rank) => place.received(rank === 4 ? 1000 : rank === 7 ? 100_000 : 300_000));
  wait(1);
  expect(aborted(all)).toEqual([]);
  take("zoé");
  take("nina");
  expect(aborted(all)).toEqual([4, 7]);
  expect(places.take({ compte: "ana", adresse: "ana" })).toBe("full");
});

test("what came fast and then stopped is slow too", () => {
  const { take, wait } = bench();
  const all = twelve(take);
  for (const place of all) place.received(5_000_000);
  wait(10);
  all.forEach((place, rank) => place.received(rank === 2 ? 0 : 300_000));
  wait(10);
  all.forEach((place, rank) => place.received(rank === 2 ? 10 : 300_000));
  take("zoé");
  expect(aborted(all)).toEqual([2]);
});

test("a slow line keeps its place while there is room, and a whole file keeps it always", () => {
  const { places, take, wait } = bench();
  const slow = take("campagne");
  wait(60);
  slow.received(10);
  take("zoé");
  expect(slow.signal.aborted).toBe(false);
  slow.complete();
  for (let rank = 0; rank < 10; rank++) take(`compte ${rank}`).received(1_000_000);
  wait(10);
  take("ana");
  expect(places.take({ compte: "nina", adresse: "nina" })).toBe("full");
  expect(slow.signal.aborted).toBe(false);
});
