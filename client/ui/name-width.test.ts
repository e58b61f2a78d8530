import { describe, expect, test } from "vitest";
import { largeurNom } from "./name-width.ts";

describe("the width of a name", () => {
  test("is at least what the fonts give", () => {
    // measured in Chromium with the shipped fonts, in em
    expect(largeurNom("Maximilien-Auguste-X", "craie").une).toBeGreaterThanOrEqual(12);
    expect(largeurNom("Jean-Christophe", "craie").une).toBeGreaterThanOrEqual(8.8);
    expect(largeurNom("Maximilien-Auguste-X", "imprime").une).toBeGreaterThanOrEqual(10.5);
    expect(largeurNom("Jean-Christophe", "imprime").une).toBeGreaterThanOrEqual(7.8);
    expect(largeurNom("Maximilien-Auguste-X", "etroite").une).toBeGreaterThanOrEqual(8.1);
    expect(largeurNom("Jean-Christophe", "etroite").une).toBeGreaterThanOrEqual(6);
  });

  test("is cut in two where the lines come out most alike", () => {
    const { deux } = largeurNom("Oncle Dupont-Lajoie", "imprime");
    expect(deux).toBeCloseTo(largeurNom("Dupont-Lajoie", "imprime").une);
  });

  test("is halved when there is nowhere to cut, and never wider on two lines", () => {
    const { une, deux } = largeurNom("Wwwwwwwwwwwwwwwwwwww", "craie");
    expect(deux).toBeGreaterThan(une / 2);
    expect(deux).toBeLessThan(une);
    expect(largeurNom("Yo", "craie").deux).toBeLessThanOrEqual(largeurNom("Yo", "craie").une);
  });

  test("counts letters of anywhere, and an empty name is nothing", () => {
    expect(largeurNom("😀😀", "imprime").une).toBeCloseTo(2.2);
    expect(largeurNom("Ольга", "craie").une).toBeGreaterThan(2.5);
    expect(largeurNom("", "craie")).toEqual({ une: 0, deux: 0 });
  });
});
