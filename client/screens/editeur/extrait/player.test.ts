import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMediaExtraitPlayer } from "./player.ts";
import { createYoutubeExtraitPlayer, ORIGINE_YOUTUBE } from "./youtube-player.ts";

/** The parts of a media element that the player uses. */
class Bande extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  play(): Promise<void> {
    this.paused = false;
    this.dispatchEvent(new Event("play"));
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
  }
  jusque(seconde: number): void {
    this.currentTime = seconde;
    this.dispatchEvent(new Event("timeupdate"));
  }
}

function monde() {
  const bande = new Bande();
  let image: (() => void) | null = null;
  const player = createMediaExtraitPlayer(bande, (faire) => {
    image = faire;
    return () => {
      image = null;
    };
  });
  return { bande, player, image: () => image };
}

describe("a sound or a video", () => {
  test("says how long it is once it knows, and where it is", () => {
    const { bande, player } = monde();
    const prevenir = vi.fn<() => void>();
    const laisser = player.abonner(prevenir);
    const avant = player.lire();
    expect(avant).toEqual({ duree: null, instant: 0, enLecture: false });
    bande.dispatchEvent(new Event("timeupdate"));
    expect(player.lire()).toBe(avant);
    bande.duration = 64;
    bande.dispatchEvent(new Event("durationchange"));
    bande.jusque(3);
    expect(player.lire()).toEqual({ duree: 64, instant: 3, enLecture: false });
    expect(prevenir).toHaveBeenCalledTimes(2);
    laisser();
    bande.jusque(4);
    expect(prevenir).toHaveBeenCalledTimes(2);
  });

  test("one without an end is as long as nobody knows", () => {
    const { bande, player } = monde();
    bande.duration = Number.POSITIVE_INFINITY;
    bande.dispatchEvent(new Event("durationchange"));
    expect(player.lire().duree).toBeNull();
  });

  test("plays an extract from its beginning and stops at its end, looked at for each image", () => {
    const { bande, player, image } = monde();
    bande.jusque(50);
    player.jouer({ debut: 12, fin: 27 });
    expect([bande.currentTime, bande.paused]).toEqual([12, false]);
    bande.currentTime = 26.9;
    image()?.();
    expect(player.lire()).toMatchObject({ instant: 26.9, enLecture: true });
    bande.currentTime = 27;
    image()?.();
    expect(player.lire()).toMatchObject({ enLecture: false });
    // the stopped player asks for no more animation frames
    expect(image()).toBeNull();
  });

  test("stopped and played by its own button, it goes on as far as it likes", () => {
    const { bande, player, image } = monde();
    player.jouer({ debut: 12, fin: 27 });
    player.arreter();
    void bande.play();
    bande.currentTime = 40;
    image()?.();
    expect(player.lire().enLecture).toBe(true);
  });

  test("moved, it goes on from there; let go, it is a player like any other", () => {
    const { bande, player, image } = monde();
    player.jouer({ debut: 12, fin: 27 });
    player.aller(3);
    // the position changes at once, so that the next key moves from there
    expect(player.lire().instant).toBe(3);
    bande.currentTime = 40;
    image()?.();
    expect(player.lire()).toMatchObject({ instant: 40, enLecture: true });
    player.lacher();
    expect(image()).toBeNull();
    bande.jusque(41);
    expect(player.lire().instant).toBe(40);
  });
});

describe("YouTube", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function youtube() {
    const postMessage = vi.fn<(corps: string, origine: string) => void>();
    const source = new MessageChannel().port1;
    const page = new EventTarget();
    const cadre = { contentWindow: Object.assign(source, { postMessage }) };
    const player = createYoutubeExtraitPlayer({ cadre, page });
    const dits = () => postMessage.mock.calls.map(([corps]) => JSON.parse(corps));
    const dire = (info: unknown, origin = ORIGINE_YOUTUBE, de: MessagePort = source) =>
      page.dispatchEvent(
        new MessageEvent("message", { origin, source: de, data: JSON.stringify({ info }) }),
      );
    return { player, dits, dire, postMessage };
  }

  test("is greeted until it answers, and tells how long it is", () => {
    const { player, dits, dire, postMessage } = youtube();
    vi.advanceTimersByTime(800);
    const salut = { event: "listening", id: 1, channel: "widget" };
    expect(dits()).toEqual([salut, salut]);
    expect(postMessage.mock.lastCall?.[1]).toBe(ORIGINE_YOUTUBE);
    dire({ duration: 213.1, currentTime: 0, playerState: 5 });
    expect(player.lire()).toEqual({ duree: 213.1, instant: 0, enLecture: false });
    vi.advanceTimersByTime(4000);
    expect(dits()).toHaveLength(2);
  });

  test("nobody else is listened to, and what it says without a meaning changes nothing", () => {
    const { player, dire } = youtube();
    dire({ duration: 9 }, "https://ailleurs.exemple");
    dire({ duration: 9 }, ORIGINE_YOUTUBE, new MessageChannel().port2);
    dire({ duration: "9" });
    dire(null);
    expect(player.lire().duree).toBeNull();
  });

  test("plays an extract and is stopped at its end", () => {
    const { player, dits, dire } = youtube();
    player.jouer({ debut: 30, fin: 45 });
    expect(dits()).toEqual([
      { event: "command", func: "seekTo", args: [30, true] },
      { event: "command", func: "playVideo", args: [] },
    ]);
    dire({ currentTime: 44.8, playerState: 1 });
    expect(dits()).toHaveLength(2);
    dire({ currentTime: 45.1 });
    expect(dits().at(-1)).toEqual({ event: "command", func: "pauseVideo", args: [] });
    player.lacher();
    dire({ currentTime: 50 });
    expect(player.lire().instant).toBe(45.1);
  });
});
