/** Accepted and refused SVG drawings (docs/decisions/0079). */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { verifierSvgEtLireTaille } from "./svg.ts";

async function lire(svg: string | Uint8Array) {
  const chemin = join(creerDossierTemporaire(), "dessin");
  writeFileSync(chemin, svg);
  return verifierSvgEtLireTaille(chemin);
}

const remplie = (nom: string) => `<svg xmlns="http://www.w3.org/2000/svg">${nom}</svg>`;
test.each([
  ["a script", remplie("<script>alert(1)</script>")],
  ["a script by a prefix", `<a:svg xmlns:a="http://www.w3.org/2000/svg"><a:script/></a:svg>`],
  ["a handler", remplie(`<rect onclick="alert(1)"/>`)],
  ["a handler on its root", `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`],
  [
    "HTML inside",
    remplie(`<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>`),
  ],
  ["an image from elsewhere", remplie(`<image href="https://exemple.fr/a.png"/>`)],
  ["an image of this disk", remplie(`<image href="file:///etc/passwd"/>`)],
  ["a drawing within", remplie(`<image href="data:image/svg+xml;base64,PHN2Zy8+"/>`)],
  ["a link that runs", remplie(`<a href="javascript:alert(1)"><text>a</text></a>`)],
  ["a link spelled with spaces", remplie(`<a href=" java&#10;script:alert(1)"/>`)],
  ["an animated link", remplie(`<a><animate attributeName="href" to="javascript:alert(1)"/></a>`)],
  ["a style from elsewhere", remplie(`<style>@import "https://exemple.fr/a.css";</style>`)],
  ["a filling from elsewhere", remplie(`<rect fill="url(https://exemple.fr/#a)"/>`)],
  [
    "an element that hides the end of a style",
    remplie(`<style>@import url(http://exemple.fr/a.css);<g/></style>`),
  ],
  [
    "an element that hides its beginning",
    remplie(`<style><g/>@import url(http://exemple.fr/a.css);</style>`),
  ],
  ["an escaped style", remplie(`<style>rect{fill:u\\72l(https://exemple.fr)}</style>`)],
  ["a style in two pieces", remplie(`<style>rect{fill:ur<![CDATA[l(//exemple.fr)]]>}</style>`)],
  ["another base", `<svg xmlns="http://www.w3.org/2000/svg" xml:base="https://exemple.fr/"/>`],
])("a drawing with %s", async (_cas, svg) => {
  expect(await lire(svg)).toBe("dessinActif");
});

test.each([
  ["HTML outside", `<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>`],
  ["a style sheet", `<?xml-stylesheet href="https://exemple.fr/a.css"?>${remplie("")}`],
  [
    "a bomb of entities",
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${remplie("<text>&b;</text>")}`,
  ],
  [
    "a file that it would show",
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${remplie("&x;")}`,
  ],
  ["another encoding", `<?xml version="1.0" encoding="UTF-7"?>${remplie("")}`],
  ["no namespace", "<svg/>"],
])("%s, before it is known for a drawing", async (_cas, svg) => {
  expect(await lire(svg)).toBe("typeRefuse");
});

test.each([
  ["ids in brackets", remplie(`<g id="image (1)" class="url"><rect id="src(2)"/></g>`)],
  [
    "a gradient",
    remplie(`<linearGradient id="g"/><rect fill="url( '#g' )" style="stroke:url(#g)"/>`),
  ],
  [
    "a picture and a font within",
    remplie(
      `<image href="data:image/png;base64,iVBORw0KGgo="/><style>@font-face{src:url(data:font/woff2;base64,AA)}</style>`,
    ),
  ],
  ["an animation", remplie(`<rect><animate attributeName="x" values="0;1" dur="1s"/></rect>`)],
  [
    "what Inkscape adds",
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" inkscape:version="1.3"><inkscape:page/><metadata><rdf:RDF rdf:resource="http://purl.org/dc/x"/></metadata></svg>`,
  ],
])("a drawing with %s is kept", async (_cas, svg) => {
  expect(await lire(svg)).toEqual({ largeur: null, hauteur: null });
});

test.each([
  ["its size", `width="30px" height="20.4"`, { largeur: 30, hauteur: 20 }],
  ["its frame", `width="100%" viewBox="0, 0 16.2 9"`, { largeur: 16, hauteur: 9 }],
  ["a frame that is no size", `viewBox="0 0 1000000000 1e9"`, { largeur: null, hauteur: null }],
  ["neither", `width="1em" viewBox="0 0 a b"`, { largeur: null, hauteur: null }],
])("%s says how large it is", async (_cas, attributs, dimensions) => {
  expect(await lire(`<svg xmlns="http://www.w3.org/2000/svg" ${attributs}/>`)).toEqual(dimensions);
});

test("not whole, not a text, too deep", async () => {
  expect(await lire(`<svg xmlns="http://www.w3.org/2000/svg"><g>`)).toBe("illisible");
  expect(await lire(Buffer.from([0xff, 0xfe, 0x3c, 0]))).toBe("typeRefuse");
  expect(await lire(remplie("<g>".repeat(300) + "</g>".repeat(300)))).toBe("typeRefuse");
  expect(await lire("")).toBe("typeRefuse");
});

test("every drawing of the starter content", async () => {
  const dossier = join(import.meta.dirname, "../../../db/content/media");
  for (const nom of readdirSync(dossier).filter((nom) => nom.endsWith(".svg")))
    expect(await verifierSvgEtLireTaille(join(dossier, nom)), nom).toMatchObject({
      largeur: expect.any(Number),
      hauteur: expect.any(Number),
    });
});

/** Groups that repeat the one before ten times each. */
const repeats = (levels: number) =>
  `<rect id="r0"/>${Array.from({ length: levels }, (_, i) => `<g id="r${i + 1}">${`<use href="#r${i}"/>`.repeat(10)}</g>`).join("")}`;

test("a drawing that repeats itself without measure is refused, others are kept", async () => {
  expect(await lire(remplie(repeats(9)))).toBe("dessinRepete");
  expect(await lire(remplie(repeats(3)))).toEqual({ largeur: null, hauteur: null });
  expect(
    await lire(remplie(`<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`)),
  ).toEqual({ largeur: null, hauteur: null });
});

/** Nine containers, each holding ten shapes that draw the one before. */
const nested = (container: string, draws: (id: string) => string) =>
  Array.from(
    { length: 9 },
    (_, i) =>
      `<${container} id="n${i}">${`<path d="M0 0L9 9" ${draws(`n${i - 1}`)}/>`.repeat(10)}</${container}>`,
  ).join("");

test.each([
  ["patterns", nested("pattern", (id) => `fill="url(#${id})"`)],
  ["patterns in a style", nested("pattern", (id) => `style="opacity:1;stroke: url('#${id}')"`)],
  ["masks", nested("mask", (id) => `mask="url(#${id})"`)],
  ["clips", nested("clipPath", (id) => `clip-path="url( #${id} )"`)],
  ["markers", nested("marker", (id) => `marker-mid="url(#${id})"`)],
  ["links of patterns", nested("pattern", (id) => `href="#${id}"`)],
  [
    "patterns of a style sheet",
    `<style>${Array.from({ length: 9 }, (_, i) => `.c${i}{fill:url(#n${i})}`).join("")}</style>${nested("pattern", (id) => `class="${id.replace("n", "c")}"`)}`,
  ],
  [
    "a longer chain than any drawing has",
    Array.from({ length: 2000 }, (_, i) => `<g id="n${i}"><use href="#n${i + 1}"/></g>`).join(""),
  ],
  [
    "a marker on each of many points",
    `<marker id="n">${"<rect/>".repeat(400)}</marker><g style="marker:url(#n)"><path d="M0 0${" 1 1".repeat(400)}"/></g>`,
  ],
  [
    "a pattern that many inherit",
    `<pattern id="n">${"<rect/>".repeat(400)}</pattern><g fill="url(#n)">${"<rect/>".repeat(400)}</g>`,
  ],
])("a drawing that repeats itself by %s is refused", async (_by, drawing) => {
  expect(await lire(remplie(drawing))).toBe("dessinRepete");
});

test("a drawing with as many shapes as an illustrator makes is kept", async () => {
  const gradients = Array.from(
    { length: 50 },
    (_, i) => `<linearGradient id="d${i}"><stop/><stop/><stop/></linearGradient>`,
  );
  const classes = gradients.map((_, i) => `.d${i}{fill:url(#d${i});clip-path:url(#c)}`);
  const shapes = Array.from(
    { length: 20_000 },
    (_, i) => `<path class="d${i % 50}" fill="url(#d${i % 50})" d="M0 0 L9 9 L3 4 Z"/>`,
  );
  const drawing = `<style>${classes.join("")}</style><clipPath id="c"><rect/></clipPath>${gradients.join("")}<g mask="url(#m)">${shapes.join("")}</g><mask id="m">${"<rect/>".repeat(50)}</mask>`;
  expect(await lire(remplie(drawing))).toEqual({ largeur: null, hauteur: null });
});
