// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { preloadMedia } from "./preload-media.ts";

afterEach(() => vi.restoreAllMocks());

/** The media that are fetched: the elements that the preload has made. */
function elements(): HTMLElement[] {
  const faits: HTMLElement[] = [];
  const creer = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation((nom: string) => {
    const fait = creer(nom);
    faits.push(fait);
    return fait;
  });
  return faits;
}

test("of an extract, the part that will be heard is fetched, and nothing once it is given up", () => {
  const faits = elements();
  const lacher = preloadMedia("air.wav#t=30,45");
  const [lecteur] = faits;
  if (!(lecteur instanceof HTMLAudioElement)) throw new Error("no player");
  expect(lecteur.getAttribute("src")).toBe("/media/air.wav#t=30,45");
  lecteur.dispatchEvent(new Event("loadedmetadata"));
  expect([lecteur.currentTime, lecteur.preload]).toEqual([30, "auto"]);
  lecteur.load = () => {};
  lacher();
  expect(lecteur.getAttribute("src")).toBeNull();
});

test("a whole sound is fetched from its beginning", () => {
  const faits = elements();
  preloadMedia("air.wav");
  expect(faits[0]?.getAttribute("src")).toBe("/media/air.wav");
});
