import { expect, test } from "vitest";
import { readMediaCarriedByNavigation } from "./carried-media.ts";

test("what the history carries to a question is a media, or nothing", () => {
  expect(readMediaCarriedByNavigation({ mediaPorte: "a.webp#rotate=90" })).toBe("a.webp#rotate=90");
  for (const autre of [null, {}, { mediaPorte: "" }, { mediaPorte: "javascript:a" }, "a.webp"])
    expect(readMediaCarriedByNavigation(autre)).toBeNull();
});
