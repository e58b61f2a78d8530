import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  listTypeErrors,
  findNewerFeaturesInSourceCode,
  openTypeScriptProject,
} from "./source-code.ts";
import type { NewerBrowserFeature } from "./engines.ts";
import { findNewerFeaturesInBuiltScripts } from "./built-scripts.ts";
import { findNewerCssFeatures } from "./css.ts";

describe("planted in the client's sources", () => {
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-browser-floor-"));
  const plante = join(dossier, "plante.tsx");
  const ancien = join(dossier, "ancien.mts");
  let types: readonly string[] = [];
  let found: readonly NewerBrowserFeature[] = [];
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
    const projet = openTypeScriptProject("tsconfig.client.json", [plante, ancien]);
    types = listTypeErrors(projet);
    found = findNewerFeaturesInSourceCode(projet);
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
    expect(found.map(({ quoi }) => quoi)).toEqual([
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
    expect(found.filter(({ ou }) => ou.includes(ancien))).toEqual([]);
  });
});

describe("planted in a style sheet", () => {
  const lire = (css: string) => findNewerCssFeatures(css, "x.css").map(({ quoi }) => quoi);
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

describe("planted in a built script", () => {
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-built-"));
  afterAll(() => rmSync(dossier, { recursive: true }));
  let scripts = 0;
  const read = (js: string) => {
    // es-check caches its findings by path, so each script has a new one
    const script = join(dossier, `${String(scripts++)}.js`);
    writeFileSync(script, js);
    return findNewerFeaturesInBuiltScripts([script]).map(({ quoi }) => quoi);
  };

  test("a newer function is found by its name", () => {
    expect(read("a.toSorted(b);c.withResolvers();AbortSignal.any([])")).toEqual([
      "ArrayToSorted",
      "withResolvers",
      "AbortSignal.any",
    ]);
  });
  test.each([
    ["a.toReversed()", "ArrayToReversed"],
    ["a.toSpliced(0,1)", "ArrayToSpliced"],
    ["Object.groupBy(a,b)", "ObjectGroupBy"],
    ["Array.fromAsync(a)", "ArrayFromAsync"],
    ['"a".isWellFormed()', "StringIsWellFormed"],
    ["Promise.try(a)", "PromiseTry"],
    ['RegExp.escape("a")', "RegExpEscape"],
    ["new Set(a).union(new Set(b))", "SetUnion"],
    ["/[a--b]/v", "RegExpUnicodeSetFlag"],
    ['URL.canParse("")', "canParse"],
    ["a.checkVisibility()", "checkVisibility"],
    ["requestIdleCallback(a)", "requestIdleCallback"],
    ["document.startViewTransition(a)", "startViewTransition"],
  ])("%s is found", (js, quoi) => {
    expect(read(` ${js};`)).toContain(quoi);
  });
  test.each(["a?", "a(", "a=", "a,", "!", "&&", "=>", "window."])(
    "a call is found behind %s too",
    (avant) => {
      expect(read(`${avant}requestIdleCallback(a)`)).toContain("requestIdleCallback");
    },
  );
  test("older ones are left alone", () => {
    expect(read("a.sort();a.at(-1);Object.hasOwn(a,b);any(c)")).toEqual([]);
  });
});
