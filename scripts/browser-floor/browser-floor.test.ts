import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { erreursDeTypes, lireCode, ouvrirProjet } from "./source-code.ts";
import type { Finding } from "./engines.ts";
import { lirePaquets } from "./built-scripts.ts";
import { lireStyle } from "./css.ts";

describe("planted in the client's sources", () => {
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-plancher-"));
  const plante = join(dossier, "plante.tsx");
  const ancien = join(dossier, "ancien.mts");
  let types: readonly string[] = [];
  let trouves: readonly Finding[] = [];
  beforeAll(() => {
    writeFileSync(
      plante,
      `const liste = [3, 1, 2];
      export const neuf = [
        liste.toSorted(), liste.toReversed(), liste.toSpliced(0, 1), liste.with(0, 9),
        Object.groupBy(liste, String), Promise.withResolvers(), new Set(liste).union(new Set()),
        liste.values().map(String), Array.fromAsync(liste),
      ];
      export const dom = (element: HTMLElement) => {
        const { any } = AbortSignal;
        element.showPopover();
        requestIdleCallback(() => {});
        return [URL.canParse(""), element.checkVisibility(), any, new Intl.Segmenter(), /[a--b]/v];
      };
      export const jsx = <div popover="manual" />;`,
    );
    writeFileSync(
      ancien,
      `export const ancien = [
        [1].at(-1), structuredClone([1]), Object.hasOwn({}, "a"), new Map([[1, 2]]).values(),
        document.createElement("dialog").showModal(), { with: () => 1 }.with(), /(?<=a)b/u,
      ];`,
    );
    const projet = ouvrirProjet("tsconfig.client.json", [plante, ancien]);
    types = erreursDeTypes(projet);
    trouves = lireCode(projet);
  }, 60_000);
  afterAll(() => rmSync(dossier, { recursive: true }));

  test.each([
    "toSorted",
    "toReversed",
    "toSpliced",
    "with",
    "groupBy",
    "withResolvers",
    "union",
    "map",
    "fromAsync",
  ])("the types refuse %s", (nom) => {
    expect(types.filter((erreur) => erreur.includes(`'${nom}'`))).toHaveLength(1);
  });

  test("the browsers' own functions are refused by their dates", () => {
    expect(trouves.map(({ quoi }) => quoi)).toEqual([
      "AbortSignal.any_static",
      "HTMLElement.showPopover",
      "requestIdleCallback",
      "URL.canParse_static",
      "Element.checkVisibility",
      "Intl.Segmenter",
      "RegExp /v",
      "<div popover>",
    ]);
  });

  test("nothing of what every browser of the floor has is refused", () => {
    expect(types.filter((erreur) => erreur.includes(ancien))).toEqual([]);
    expect(trouves.filter(({ ou }) => ou.includes(ancien))).toEqual([]);
  });
});

describe("planted in a style sheet", () => {
  const lire = (css: string) => lireStyle(css, "x.css").map(({ quoi }) => quoi);
  test.each([
    ["a:has(b){color:red}", ":has"],
    ["a{color:color-mix(in srgb,red 10%,blue)}", "color-mix()"],
    ["a{color:light-dark(red,blue)}", "light-dark()"],
    ["a{color:red;&:hover{color:blue}}", "nesting"],
    ["a{justify-content:safe center}", "justify-content: safe"],
    ["a{field-sizing:content}", "field-sizing"],
    ["a{mask:none}", "mask"],
    ["@starting-style{a{opacity:0}}", "@starting-style"],
    ["a:popover-open{color:red}", ":popover-open"],
    ["a{anchor-name:--b}", "anchor-name"],
    ["a{text-decoration:underline .05em red}", "text-decoration: several values"],
    [
      "a{-webkit-text-decoration:underline .05em red;text-decoration:underline .05em red}",
      "text-decoration: several values",
    ],
  ])("%s is refused", (css, quoi) => {
    expect(lire(css)).toContain(quoi);
  });

  test.each([
    ["a{width:100vw;width:100dvw;inset:0;aspect-ratio:1}"],
    ["a{color:red;color:color-mix(in srgb,red 10%,blue)}"],
    ["a{-webkit-mask:none;mask:none}"],
    ["a{text-decoration:underline;text-decoration-color:red;text-decoration-thickness:.05em}"],
    ["@supports selector(:has(*)){a:has(b){color:red}}"],
    ["@media (width<480px) and (hover:hover){a:is(b,c):not(d){color:rgb(1 2 3/.4)}}"],
    ["@container (width>10rem){a{font-size:2cqi}}"],
  ])("%s passes", (css) => {
    expect(lire(css)).toEqual([]);
  });
});

describe("planted in a package", () => {
  test("a newer function is found by its name", () => {
    const noms = lirePaquets("a.toSorted(b);c.withResolvers();AbortSignal.any([])", "x.js");
    expect(noms.map(({ quoi }) => quoi)).toEqual(["toSorted", "withResolvers", "AbortSignal.any"]);
  });
  test("older ones are left alone", () => {
    expect(lirePaquets("a.sort();a.at(-1);Object.hasOwn(a,b);any(c)", "x.js")).toEqual([]);
  });
});
