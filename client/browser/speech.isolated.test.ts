// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { setSoundsLowered } from "./sounds/play-sound.ts";
import { speakAloud, stopSpeech } from "./speech.ts";

vi.mock(import("./sounds/play-sound.ts"), { spy: true });

/** A speech synthesis that keeps what it is given to read. */
function openSynthesis(): EventTarget[] {
  const read: EventTarget[] = [];
  vi.stubGlobal("SpeechSynthesisUtterance", class extends EventTarget {});
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [{ lang: "fr-FR", localService: true }],
    cancel: () => {},
    speak: (phrase: EventTarget) => read.push(phrase),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return read;
}
const lowered = () => vi.mocked(setSoundsLowered).mock.lastCall?.[0];

test("the end of a text that another has replaced does not raise the sounds", () => {
  const read = openSynthesis();
  speakAloud("Bonsoir.");
  speakAloud("Santé !");
  read[0]?.dispatchEvent(new Event("error"));
  expect(lowered()).toBe(true);
  read[1]?.dispatchEvent(new Event("end"));
  expect(lowered()).toBe(false);
});

test("a text that is stopped raises the sounds at once", () => {
  openSynthesis();
  speakAloud("Bonsoir.");
  stopSpeech();
  expect(lowered()).toBe(false);
});
