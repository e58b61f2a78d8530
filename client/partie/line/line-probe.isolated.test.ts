import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RoomLineProbe } from "./line-probe.ts";
import { FakePage, FakeRoom } from "./test/fake-room.ts";

let page: FakePage;
let room: FakeRoom | null;
let dites: unknown[];
let probe: RoomLineProbe;

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("window", page.window);
  [room, dites] = [new FakeRoom(), []];
  probe = new RoomLineProbe(() => room, {
    muette: (laquelle) => dites.push(laquelle),
    absente: () => dites.push("absente"),
  });
  probe.start();
});
afterEach(() => {
  probe.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("while the page is in sight", () => {
  test("a line that answers is left in peace", () => {
    vi.advanceTimersByTime(60_000);
    expect(room?.pings).toBe(15);
    expect(dites).toEqual([]);
  });

  test("a line that is silent for 3 s after it was asked is mute", () => {
    vi.advanceTimersByTime(20_000);
    if (room !== null) room.vivante = false;
    vi.advanceTimersByTime(6_999);
    expect(dites).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(dites).toEqual([room]);
  });

  test("what an older line did not answer is no fault of the one that replaced it", () => {
    if (room !== null) room.vivante = false;
    vi.advanceTimersByTime(4_000);
    room = new FakeRoom();
    vi.advanceTimersByTime(10_000);
    expect(dites).toEqual([]);
  });
});

test("a page out of sight asks for nothing", () => {
  page.voir("hidden");
  if (room !== null) room.vivante = false;
  vi.advanceTimersByTime(60_000);
  expect(room?.pings).toBe(0);
  expect(dites).toEqual([]);
});

describe("when the page wakes up", () => {
  const reveiller = {
    visibilitychange: () => page.voir("visible"),
    pageshow: () => page.window.dispatchEvent(new Event("pageshow")),
    online: () => page.window.dispatchEvent(new Event("online")),
  };

  test.each(Object.entries(reveiller))("%s gives a line one second", (_, reveil) => {
    page.voir("hidden");
    if (room !== null) room.vivante = false;
    page.document.visibilityState = "visible";
    reveil();
    vi.advanceTimersByTime(999);
    expect(dites).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(dites).toEqual([room]);
  });

  test.each(Object.entries(reveiller))(
    "%s takes up at once a line that is not there",
    (_, reveil) => {
      room = null;
      reveil();
      expect(dites).toEqual(["absente"]);
    },
  );

  test("a line that is closing is not there", () => {
    if (room !== null) room.ouverte = false;
    reveiller.online();
    expect(dites).toEqual(["absente"]);
  });

  test("one sign of life answers all who asked for it", () => {
    reveiller.visibilitychange();
    reveiller.pageshow();
    reveiller.online();
    vi.advanceTimersByTime(3_000);
    expect(dites).toEqual([]);
  });

  test("out of sight the network that is back changes nothing", () => {
    page.voir("hidden");
    room = null;
    reveiller.online();
    expect(dites).toEqual([]);
  });
});

test("once it is over, no timer and no listener is left", () => {
  vi.advanceTimersByTime(4_000);
  probe.stop();
  expect(vi.getTimerCount()).toBe(1); // the remaining timer is the late answer of the room
  vi.advanceTimersByTime(50);
  expect(vi.getTimerCount()).toBe(0);
  room = null;
  page.voir("visible");
  page.window.dispatchEvent(new Event("online"));
  expect(dites).toEqual([]);
});
