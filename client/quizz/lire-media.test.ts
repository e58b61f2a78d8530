import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lireMedia } from "./lire-media.ts";

describe("a media as it is stored", () => {
  // iOS 16 and Chrome 109 do not have it
  beforeEach(() => {
    vi.stubGlobal("URL", class extends URL {});
    Object.defineProperty(URL, "canParse", { value: undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("nothing is nothing to show, as it is for most questions", () => {
    expect(lireMedia("")).toBeNull();
  });

  test.each(["pas une adresse", "//ailleurs/x.png", "javascript:alert(1)", "ftp://a/b.png"])(
    "%s is never opened",
    (media) => expect(lireMedia(media)).toBeNull(),
  );

  test("a stored name is one of ours, and its ending says what it is", () => {
    expect(lireMedia("abc.webp")).toEqual({ sortes: ["image"], src: "/media/abc.webp" });
  });

  test("an address without a known ending may be any of the three", () => {
    expect(lireMedia("https://a.example/b?c")).toEqual({
      sortes: ["image", "video", "audio"],
      src: "https://a.example/b?c",
    });
  });

  test.each([
    ["https://youtu.be/dQw4w9WgXcQ", ""],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s", "&start=90"],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ", ""],
  ])("%s is a video of YouTube", (media, depart) => {
    const src = `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&playsinline=1${depart}`;
    expect(lireMedia(media)).toEqual({ sortes: ["youtube"], src });
  });
});
