/** What git leaves out of the repository, credentials first, stays out of the image too: its layers travel. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const motifs = (fichier: string) =>
  readFileSync(fichier, "utf8")
    .split("\n")
    .map((ligne) =>
      ligne
        .trim()
        .replace(/^\*\*\//, "")
        .replace(/\/$/, ""),
    )
    .filter((ligne) => ligne !== "" && !ligne.startsWith("#"));

test("the image holds nothing that the repository does not", () => {
  expect(motifs(".dockerignore")).toEqual(
    expect.arrayContaining([".env", ...motifs(".gitignore")]),
  );
});
