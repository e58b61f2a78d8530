import { describe, expect, test } from "vitest";
import { nameWidth } from "./name-width.ts";

describe("the width of a name", () => {
  test("is at least what the fonts give", () => {
    // measured in Chromium with the shipped fonts, in em
    expect(nameWidth("Maximilien-Auguste-X", "craie").une).toBeGreaterThanOrEqual(12);
    expect(nameWidth("Jean-Christophe", "craie").une).toBeGreaterThanOrEqual(8.8);
    expect(nameWidth("Maximilien-Auguste-X", "imprime").une).toBeGreaterThanOrEqual(10.5);
    expect(nameWidth("Jean-Christophe", "imprime").une).toBeGreaterThanOrEqual(7.8);
    expect(nameWidth("Maximilien-Auguste-X", "etroite").une).toBeGreaterThanOrEqual(8.1);
    expect(nameWidth("Jean-Christophe", "etroite").une).toBeGreaterThanOrEqual(6);
  });

  test("is cut in two where the lines come out most alike", () => {
    const { deux } = nameWidth("Oncle Dupont-Lajoie", "imprime");
    expect(deux).toBeCloseTo(nameWidth("Dupont-Lajoie", "imprime").une);
  });

  test("is halved when there is nowhere to cut, and never wider on two lines", () => {
    const { une, deux } = nameWidth("Wwwwwwwwwwwwwwwwwwww", "craie");
    expect(deux).toBeGreaterThan(une / 2);
    expect(deux).toBeLessThan(une);
    expect(nameWidth("Yo", "craie").deux).toBeLessThanOrEqual(nameWidth("Yo", "craie").une);
  });

  test("counts letters of anywhere, and an empty name is nothing", () => {
    expect(nameWidth("😀😀", "imprime").une).toBeCloseTo(2.2);
    expect(nameWidth("Ольга", "craie").une).toBeGreaterThan(2.5);
    expect(nameWidth("", "craie")).toEqual({ une: 0, deux: 0 });
  });
});
