import { describe, expect, test } from "vitest";
import { estimateNameWidths } from "./name-width.ts";

describe("the width of a name", () => {
  test("is at least what the fonts give", () => {
    // measured in Chromium with the shipped fonts, in em
    expect(estimateNameWidths("Maximilien-Auguste-X", "craie").une).toBeGreaterThanOrEqual(12);
    expect(estimateNameWidths("Jean-Christophe", "craie").une).toBeGreaterThanOrEqual(8.8);
    expect(estimateNameWidths("Maximilien-Auguste-X", "imprime").une).toBeGreaterThanOrEqual(10.5);
    expect(estimateNameWidths("Jean-Christophe", "imprime").une).toBeGreaterThanOrEqual(7.8);
    expect(estimateNameWidths("Maximilien-Auguste-X", "etroite").une).toBeGreaterThanOrEqual(8.1);
    expect(estimateNameWidths("Jean-Christophe", "etroite").une).toBeGreaterThanOrEqual(6);
  });

  test("is cut in two where the lines come out most alike", () => {
    const { deux } = estimateNameWidths("Oncle Dupont-Lajoie", "imprime");
    expect(deux).toBeCloseTo(estimateNameWidths("Dupont-Lajoie", "imprime").une);
  });

  test("is halved when there is nowhere to cut, and never wider on two lines", () => {
    const { une, deux } = estimateNameWidths("Wwwwwwwwwwwwwwwwwwww", "craie");
    expect(deux).toBeGreaterThan(une / 2);
    expect(deux).toBeLessThan(une);
    expect(estimateNameWidths("Yo", "craie").deux).toBeLessThanOrEqual(
      estimateNameWidths("Yo", "craie").une,
    );
  });

  test("counts letters of anywhere, and an empty name is nothing", () => {
    expect(estimateNameWidths("😀😀", "imprime").une).toBeCloseTo(2.2);
    expect(estimateNameWidths("Ольга", "craie").une).toBeGreaterThan(2.5);
    expect(estimateNameWidths("", "craie")).toEqual({ une: 0, deux: 0 });
  });
});
