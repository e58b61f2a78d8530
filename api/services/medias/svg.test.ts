/** Accepted and refused SVG drawings (docs/decisions/0079). */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { creerImageDegradee } from "../../test/fichiers.ts";
import { verifierSvgEtLireTaille } from "./svg.ts";

async function lire(svg: string | Uint8Array) {
  const chemin = join(creerDossierTemporaire(), "dessin");
  writeFileSync(chemin, svg);
  return verifierSvgEtLireTaille(chemin);
}

/** A GIF of a few bytes, whose canvas has this side. */
function creerGif(cote: number): string {
  const octets = Buffer.from(
    "47494638396100000000800000ff000000ff0021f904000a0000002c00000000010001000002024401003b",
    "hex",
  );
  octets.writeUInt16LE(cote, 6);
  octets.writeUInt16LE(cote, 8);
  return `data:image/gif;base64,${octets.toString("base64")}`;
}
const FONTE = "@font-face{src:url(data:font/woff2;charset=utf-8;base64,d09GMgABAAA)}";

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
    remplie(`<image href="${creerGif(30)}"/><style>${FONTE}</style>`),
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

test("pictures within a drawing have as many pixels together as one picture may have", async () => {
  const image = (cote: number) => `<image href="${creerGif(cote)}"/>`;
  const png = await creerImageDegradee().png().toBuffer();
  png.writeUInt32BE(9000, 16);
  png.writeUInt32BE(9000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  expect(await lire(remplie(image(6000)))).toEqual({ largeur: null, hauteur: null });
  for (const images of [
    image(9000),
    image(6000).repeat(2),
    `<image href="data:image/png;base64,${png.toString("base64")}"/>`,
    `<style>svg{background:url(${creerGif(9000)})}</style>`,
    `<g style="mask:url('${creerGif(9000)}')"/>`,
    image(1).repeat(4000),
  ])
    expect(await lire(remplie(images)), images.slice(0, 200)).toBe("tropDePixels");
});

test("a picture within a drawing that is none, or hides as a font", async () => {
  const image = (octets: string) =>
    `data:image/png;base64,${Buffer.from(octets).toString("base64")}`;
  for (const octets of ["", "BM of another time", "<svg xmlns='http://www.w3.org/2000/svg'/>"])
    expect(await lire(remplie(`<image href="${image(octets)}"/>`)), octets).toBe("illisible");
  const police = creerGif(9000).replace("image/gif", "font/woff2");
  expect(await lire(remplie(`<style>svg{background:url(${police})}</style>`))).toBe("dessinActif");
});
