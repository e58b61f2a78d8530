import { describe, expect, test } from "vitest";
import { ecrireMediaAvecExtrait, lireExtraitMedia, lireVideoYoutube } from "./youtube.ts";

describe("a video of YouTube", () => {
  test.each([
    ["https://youtu.be/dQw4w9WgXcQ", null],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s", { debut: 90, fin: null }],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share", null],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=12&end=20", { debut: 12, fin: 20 }],
    ["https://youtu.be/dQw4w9WgXcQ?t=90#t=30,45", { debut: 30, fin: 45 }],
    ["http://music.youtube.com/watch?v=dQw4w9WgXcQ&t=2h", { debut: 7200, fin: null }],
    ["https://www.youtube.com/live/dQw4w9WgXcQ?t=12s", { debut: 12, fin: null }],
    ["https://youtu.be/dQw4w9WgXcQ?t=bientot&end=5", { debut: 0, fin: 5 }],
  ])("%s", (lien, extrait) => {
    expect(lireVideoYoutube(lien)).toEqual({ id: "dQw4w9WgXcQ", extrait });
  });

  test.each([
    "dQw4w9WgXcQ",
    "https://youtu.be/court",
    "https://youtube.com.exemple.fr/watch?v=dQw4w9WgXcQ",
    "https://exemple.fr/watch?v=dQw4w9WgXcQ",
    "javascript:https://youtu.be/dQw4w9WgXcQ",
    "https://www.youtube.com/@chaine",
  ])("%s is none", (lien) => {
    expect(lireVideoYoutube(lien)).toBeNull();
  });
});

describe("what is played", () => {
  test.each([
    ["air.mp3", null],
    ["air.mp3#t=3,4", { debut: 3, fin: 4 }],
    ["https://youtu.be/dQw4w9WgXcQ?t=90", { debut: 90, fin: null }],
    ["https://youtu.be/dQw4w9WgXcQ?t=90#t=0,4", { debut: 0, fin: 4 }],
  ])("of %s", (media, extrait) => {
    expect(lireExtraitMedia(media)).toEqual(extrait);
  });

  test.each([
    ["air.mp3", "air.mp3#t=3,4.5"],
    ["air.mp3#t=1&rotate=90", "air.mp3#t=3,4.5&rotate=90"],
    ["https://youtu.be/dQw4w9WgXcQ?si=a&t=90", "https://youtu.be/dQw4w9WgXcQ?si=a#t=3,4.5"],
    [
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&start=1&end=9#t=5",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=3,4.5",
    ],
    // another site may give these parameters another meaning
    ["https://a.exemple/b.mp4?t=90", "https://a.exemple/b.mp4?t=90#t=3,4.5"],
  ])("is written once: %s", (media, ecrit) => {
    expect(ecrireMediaAvecExtrait(media, { debut: 3, fin: 4.5 })).toBe(ecrit);
    expect(lireExtraitMedia(ecrireMediaAvecExtrait(media, { debut: 3, fin: 4.5 }))).toEqual({
      debut: 3,
      fin: 4.5,
    });
    // the whole video, whatever the address said
    expect(lireExtraitMedia(ecrireMediaAvecExtrait(media, null))).toBeNull();
  });
});
