import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ecrireAdresseDExtraitDeMedia, lireMediaAAfficher } from "./lire-media.ts";

const ENTIER = { extrait: null, cadre: null, rotation: 0 };

describe("a media as it is stored", () => {
  // iOS 16 and Chrome 109 do not have `URL.canParse`
  beforeEach(() => {
    vi.stubGlobal("URL", class extends URL {});
    Object.defineProperty(URL, "canParse", { value: undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("nothing is nothing to show, as it is for most questions", () => {
    expect(lireMediaAAfficher("")).toBeNull();
  });

  test.each(["pas une adresse", "//ailleurs/x.png", "javascript:alert(1)", "ftp://a/b.png"])(
    "%s is never opened",
    (media) => expect(lireMediaAAfficher(media)).toBeNull(),
  );

  test("a stored name is one of ours, and its ending says what it is", () => {
    expect(lireMediaAAfficher("abc.webp")).toEqual({
      ...ENTIER,
      sortes: ["image"],
      src: "/media/abc.webp",
    });
  });

  test("an address without a known ending may be any of the three", () => {
    expect(lireMediaAAfficher("https://a.example/b?c")).toEqual({
      ...ENTIER,
      sortes: ["image", "video", "audio"],
      src: "https://a.example/b?c",
    });
  });

  test.each([
    ["https://youtu.be/dQw4w9WgXcQ", ""],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s", "&start=90"],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ", ""],
    ["https://youtu.be/dQw4w9WgXcQ?t=12#t=30.5,45.2", "&start=30&end=46"],
    ["https://youtu.be/dQw4w9WgXcQ#t=0,45", "&end=45"],
  ])("%s is a video of YouTube", (media, depart) => {
    const src = `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&playsinline=1${depart}`;
    expect(lireMediaAAfficher(media)).toMatchObject({ sortes: ["youtube"], src });
  });

  test.each([
    ["son.mp3#t=30,45", "/media/son.mp3", { debut: 30, fin: 45 }],
    ["https://a.example/film.mp4?x#t=5", "https://a.example/film.mp4?x", { debut: 5, fin: null }],
  ])("%s is the part of a sound or a video", (media, src, extrait) => {
    expect(lireMediaAAfficher(media)).toMatchObject({ src, extrait, cadre: null });
  });

  test("a part of a picture, turned", () => {
    expect(lireMediaAAfficher("abc.webp#xywh=percent:10,20,50,40&rotate=90")).toEqual({
      sortes: ["image"],
      src: "/media/abc.webp",
      extrait: null,
      cadre: { x: 10, y: 20, largeur: 50, hauteur: 40 },
      rotation: 90,
    });
  });

  test("of a part, that part is loaded", () => {
    expect(ecrireAdresseDExtraitDeMedia("/media/a.mp3", null)).toBe("/media/a.mp3");
    expect(ecrireAdresseDExtraitDeMedia("/media/a.mp3", { debut: 30, fin: 45.5 })).toBe(
      "/media/a.mp3#t=30,45.5",
    );
    expect(ecrireAdresseDExtraitDeMedia("/media/a.mp3", { debut: 30, fin: null })).toBe(
      "/media/a.mp3#t=30",
    );
  });
});
