/** Drawings that repeat themselves without measure are refused, and others are kept (docs/decisions/0079). */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { verifierSvgEtLireTaille } from "./svg.ts";

async function lire(drawing: string) {
  const chemin = join(creerDossierTemporaire(), "dessin");
  writeFileSync(
    chemin,
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${drawing}</svg>`,
  );
  return verifierSvgEtLireTaille(chemin);
}

const PATH = `<path d="M0 0L9 9"/>`;
const many = (count: number, write: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join("");
/** Groups that repeat the one before ten times each. */
const repeats = (levels: number, link = (id: string) => `#${id}`) =>
  `<rect id="r0"/>${many(levels, (i) => `<g id="r${i + 1}">${`<use href="${link(`r${i}`)}"/>`.repeat(10)}</g>`)}`;
/** Nine containers, each holding ten shapes that draw the one before. */
const nested = (container: string, draws: (id: string) => string, shape = `path d="M0 0L9 9"`) =>
  many(
    9,
    (i) =>
      `<${container} id="n${i}">${`<${shape} ${draws(`n${i - 1}`)}/>`.repeat(10)}</${container}>`,
  );
/** Nine patterns, each holding a group of ten shapes, and what makes the group draw the one before. */
const groups = (draws: (i: number) => string) =>
  many(9, (i) => `<pattern id="n${i}"><g id="g${i}">${draws(i)}${PATH.repeat(10)}</g></pattern>`);
/** Nine patterns, each holding ten shapes of a class, which a style sheet makes draw the one before. */
const classes = (rule: (i: number) => string) =>
  `<style>${many(9, rule)}</style>${nested("pattern", (id) => `class="${id.replace("n", "c")}"`)}`;

test.each([
  ["links", repeats(9)],
  ["links beside another", repeats(9, (id) => `#${id}" xlink:href="#none`)],
  ["links with an escape", repeats(9, (id) => `#r%3${id.at(-1)}`)],
  ["links with a tabulation", repeats(9, (id) => `#r&#9;${id.at(-1)}`)],
  ["patterns", nested("pattern", (id) => `fill="url(#${id})"`)],
  ["patterns with an escape", nested("pattern", (id) => `fill="url(#n%3${id.at(-1)})"`)],
  [
    "patterns with a space",
    nested("pattern", (id) => `fill="url('#${id}')"`).replaceAll(/n(\d)/g, "n $1"),
  ],
  ["patterns in a style", nested("pattern", (id) => `style="opacity:1;stroke: url('#${id}')"`)],
  [
    "patterns after a comment",
    groups((i) => `<g style="fill/**/:url(#n${i - 1})">${PATH.repeat(10)}</g>`),
  ],
  ["properties with a digit", nested("pattern", (id) => `style="--x1:url(#${id});fill:var(--x1)"`)],
  [
    "a property that masks share",
    many(
      9,
      (i) =>
        `<mask id="n${i}" style="--x:url(#n${i - 1})">${`<path style="mask:var(--x)"/>`.repeat(10)}</mask>`,
    ),
  ],
  [
    "masks that many inherit",
    many(
      9,
      (i) =>
        `<mask id="n${i}"><g mask="url(#n${i - 1})">${`<path mask="inherit"/>`.repeat(10)}</g></mask>`,
    ),
  ],
  ["a pattern set on a group", groups((i) => `<set attributeName="fill" to="url(#n${i - 1})"/>`)],
  [
    "patterns that an animation sets from afar",
    groups(() => "") +
      many(9, (i) => `<animate href="#g${i}" attributeName="fill" values="red;url(#n${i - 1})"/>`),
  ],
  [
    "patterns that an animation sets by an escaped id",
    `${groups(() => "")}${many(9, (i) => `<animate href="#g%3${i}" attributeName="fill" to="url(#n${i - 1})"/>`)}`,
  ],
  [
    "masks that animated elements inherit",
    many(
      9,
      (i) =>
        `<mask id="n${i}"><g mask="url(#n${i - 1})">${`<g><set attributeName="mask" to="inherit"/></g>`.repeat(10)}</g></mask>`,
    ),
  ],
  [
    "patterns of an animated class",
    `<style>${many(9, (i) => `.c${i}{fill:url(#n${i})}`)}</style>${groups((i) => `<set attributeName="class" to="c${i - 1}"/>`)}`,
  ],
  ["masks", nested("mask", (id) => `mask="url(#${id})"`)],
  ["clips", nested("clipPath", (id) => `clip-path="url( #${id} )"`)],
  ["markers", nested("marker", (id) => `marker-mid="url(#${id})"`)],
  ["markers of straight lines", nested("marker", (id) => `marker-start="url(#${id})"`, "line")],
  ["markers of returns", nested("marker", (id) => `marker-mid="url(#${id})"`, `path d="M0 0zzz"`)],
  ["links of patterns", nested("pattern", (id) => `href="#${id}"`)],
  [
    "pictures of filters",
    many(
      9,
      (i) =>
        `<filter id="f${i}"><feImage href="#n${i - 1}"/></filter><g id="n${i}">${`<path filter="url(#f${i})"/>`.repeat(10)}</g>`,
    ),
  ],
  [
    "patterns that inherit where they are written",
    many(
      9,
      (i) => `<g fill="url(#n${i - 1})"><pattern id="n${i}">${PATH.repeat(10)}</pattern></g>`,
    ),
  ],
  [
    "links that circles hide",
    many(
      9,
      (i) =>
        `<g id="a${i}"><use href="#b${i}"/>${`<use href="#b${i - 1}"/>`.repeat(10)}</g><g id="b${i}">${`<use href="#a${i}"/>`.repeat(10)}</g>`,
    ),
  ],
  ["patterns of a style sheet", classes((i) => `.c${i}{fill:url(#n${i})}`)],
  ["patterns of a rule in another", classes((i) => `.c${i}{.z{fill:red}fill:url(#n${i})}`)],
  ["patterns of a layer", classes((i) => `.c${i}{@layer y.z{fill:url(#n${i})}}`)],
  ["patterns of a hidden selector", classes((i) => `.c${i}{x:"}.z{";fill:url(#n${i})}`)],
  ["patterns of a rule with a comment", classes((i) => `.c${i}{/*}.z{*/fill:url(#n${i})}`)],
  [
    "patterns of a rule that is not closed",
    `<style>path{fill:url(#n)</style><pattern id="n">${PATH.repeat(400)}</pattern>${PATH.repeat(400)}`,
  ],
  [
    "patterns of an animated style",
    `<style>@keyframes k{from{fill:url(#n)}}</style><pattern id="n">${PATH.repeat(400)}</pattern>${PATH.repeat(400)}`,
  ],
  [
    "a longer chain than any drawing has",
    many(2000, (i) => `<g id="n${i}"><use href="#n${i + 1}"/></g>`),
  ],
  [
    "a pattern that markers take from their line",
    `<pattern id="p">${"<rect/>".repeat(50)}</pattern><marker id="m">${`<rect fill="context-fill"/>`.repeat(50)}</marker><path fill="url(#p)" marker-mid="url(#m)" d="M0 0${" 1 1".repeat(30)}"/>`,
  ],
  [
    "a marker on each of many points",
    `<marker id="n">${"<rect/>".repeat(400)}</marker><g style="marker:url(#n)"><path d="M0 0${" 1 1".repeat(400)}"/></g>`,
  ],
  [
    "a marker on each return of a line",
    `<marker id="n">${"<rect/>".repeat(400)}</marker><path marker-mid="url(#n)" d="M0 0${"z".repeat(400)}"/>`,
  ],
  [
    "a style sheet with as many selectors as references",
    `<style>${".a,".repeat(400)}.b{${"fill:url(#n);".repeat(400)}}</style><pattern id="n"/>`,
  ],
  [
    "a marker on each point of an animation",
    `<marker id="n">${"<rect/>".repeat(400)}</marker><path marker-mid="url(#n)"><animate attributeName="d" values="M0 0${" 1 1".repeat(400)}"/></path>`,
  ],
  [
    "a marker on each point of a style sheet",
    `<style>path{d:path("M0 0${" 1 1".repeat(400)}")}</style><marker id="n">${"<rect/>".repeat(400)}</marker><path marker-mid="url(#n)"/>`,
  ],
  [
    "a pattern that many inherit",
    `<pattern id="n">${"<rect/>".repeat(400)}</pattern><g fill="url(#n)">${"<rect/>".repeat(400)}</g>`,
  ],
  [
    "a long line",
    `<path id="n" d="M0 0${" 1 1".repeat(10_000)}"/>${`<use href="#n"/>`.repeat(10_000)}`,
  ],
  ["a long text", `<text id="n">${"a".repeat(40_000)}</text>${`<use href="#n"/>`.repeat(10_000)}`],
])("a drawing that repeats itself by %s is refused", async (_by, drawing) => {
  expect(await lire(drawing)).toBe("dessinRepete");
});

test("a drawing with too many elements is refused before its end is read", async () => {
  expect(await lire(`${"<g/>".repeat(200_000)}</broken>`)).toBe("dessinRepete");
});

test.each([
  ["a few repeats", repeats(3)],
  ["a circle", `<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`],
  ["links that lead nowhere", `<a href="#"><rect fill="url(#SVGID_1_  )"/></a>`],
  [
    "a clip for each class, as illustrators write",
    `<style>/* a */ ${many(200, (i) => `.k, .c${i} { clip-path: url("#k${i}"); font-family: 'A-B' }\n`)}</style>${many(200, (i) => `<clipPath id="k${i}"><rect class="f"/></clipPath><g class="c${i}">${PATH}</g>`)}`,
  ],
  [
    "as many shapes as an illustrator makes",
    `<style>${many(50, (i) => `.d${i}{fill:url(#d${i});clip-path:url(#c)}`)}</style><clipPath id="c"><rect/></clipPath>${many(50, (i) => `<linearGradient id="d${i}"><stop/><stop/><stop/></linearGradient>`)}<g mask="url(#m)">${many(20_000, (i) => `<path class="d${i % 50}" fill="url(#d${i % 50})" d="M0 0 L9 9 L3 4 Z"/>`)}</g><mask id="m">${"<rect/>".repeat(50)}</mask>`,
  ],
  [
    "many animations of a group",
    `<g id="n">${PATH.repeat(1000)}</g>${`<animate href="#n" attributeName="opacity" values="0;1"/>`.repeat(200)}`,
  ],
  [
    "an arrow on each of many lines",
    `<marker id="m">${PATH}</marker>${`<path style="stroke:#000;stroke-width:1.5;marker-end:url(#m)" d="M0 0L9 9"/>`.repeat(1000)}`,
  ],
])("a drawing with %s is kept", async (_with, drawing) => {
  expect(await lire(drawing)).toEqual({ largeur: null, hauteur: null });
});
