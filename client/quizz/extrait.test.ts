import { expect, test } from "vitest";
import { estPositionDeLectureAvantExtrait, limiterLectureAExtrait } from "./extrait.ts";

/** A fake media player, with only the parts that an extract needs. */
class Bande extends EventTarget {
  currentTime = 0;
  paused = true;
  play(): void {
    this.paused = false;
    this.dispatchEvent(new Event("play"));
  }
  pause(): void {
    this.paused = true;
  }
  /** The event `timeupdate`, which browsers fire a few times a second. */
  jusque(seconde: number): void {
    this.currentTime = seconde;
    this.dispatchEvent(new Event("timeupdate"));
  }
}

const tenue = (debut: number, fin: number | null) => {
  const bande = new Bande();
  return { bande, lacher: limiterLectureAExtrait(bande, { debut, fin }) };
};

test("begins at its beginning, whenever the media comes", () => {
  const { bande } = tenue(30, 45);
  expect(bande.currentTime).toBe(30);
  bande.currentTime = 0;
  bande.dispatchEvent(new Event("loadedmetadata"));
  expect(bande.currentTime).toBe(30);
});

test("stops at its end, and plays again from its beginning", () => {
  const { bande } = tenue(30, 45);
  bande.play();
  bande.jusque(44.9);
  expect(bande.paused).toBe(false);
  bande.jusque(45.1);
  expect(bande.paused).toBe(true);
  bande.play();
  expect([bande.paused, bande.currentTime]).toEqual([false, 30]);
});

test("goes on where it was paused, or taken up after a cut", () => {
  const { bande } = tenue(30, 45);
  bande.play();
  bande.jusque(38);
  bande.pause();
  bande.play();
  bande.dispatchEvent(new Event("loadedmetadata"));
  expect(bande.currentTime).toBe(38);
});

test("somebody who drags it outside hears the extract", () => {
  const { bande } = tenue(30, 45);
  bande.currentTime = 3;
  bande.play();
  expect(bande.currentTime).toBe(30);
  bande.jusque(80);
  expect(bande.paused).toBe(true);
});

test("without an end it plays to the media's own", () => {
  const { bande } = tenue(30, null);
  bande.play();
  bande.jusque(500);
  expect(bande.paused).toBe(false);
});

test("let go, it is a media like any other", () => {
  const { bande, lacher } = tenue(30, 45);
  lacher();
  bande.currentTime = 3;
  bande.play();
  bande.jusque(80);
  expect([bande.paused, bande.currentTime]).toEqual([false, 80]);
});

test("is not ready before it is where it begins", () => {
  expect(estPositionDeLectureAvantExtrait({ currentTime: 0 }, { debut: 30, fin: 45 })).toBe(true);
  expect(estPositionDeLectureAvantExtrait({ currentTime: 29.95 }, { debut: 30, fin: 45 })).toBe(
    false,
  );
  expect(estPositionDeLectureAvantExtrait({ currentTime: 0 }, null)).toBe(false);
});
