import { expect, test } from "vitest";
import { readCarriedMedia } from "./carried-media.ts";

test("what the history carries to a question is a media, or nothing", () => {
  expect(readCarriedMedia({ mediaPorte: "a.webp#rotate=90" })).toBe("a.webp#rotate=90");
  for (const autre of [null, {}, { mediaPorte: "" }, { mediaPorte: "javascript:a" }, "a.webp"])
    expect(readCarriedMedia(autre)).toBeNull();
});
