/** Writes small PDFs for the tests: one page, Helvetica in Windows-1252, each text where it is asked to be. */
import { convertirSigneWindows1252 } from "../outils/encodages.ts";

type Octets = Uint8Array<ArrayBuffer>;

export interface WrittenPdfText {
  readonly texte: string;
  /** Points from the left and from the top. */
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
}

const CODES = new Map(
  Array.from({ length: 256 }, (_, octet) => [
    convertirSigneWindows1252(String.fromCharCode(octet)),
    octet,
  ]),
);
const literal = (texte: string): string =>
  [...texte]
    .map((sign) => {
      const code = CODES.get(sign) ?? 0x3f;
      return code < 0x20 || code > 0x7e || "()\\".includes(sign)
        ? `\\${code.toString(8).padStart(3, "0")}`
        : String.fromCharCode(code);
    })
    .join("");

const PAGE_HEIGHT = 842;

/** @param texts in the order of the page's content */
export function writePdf(texts: readonly WrittenPdfText[]): Octets {
  const content = texts
    .map(
      ({ texte, x = 50, y, size = 12, bold = false }) =>
        `BT /F${bold ? 2 : 1} ${size} Tf 1 0 0 1 ${x} ${PAGE_HEIGHT - y} Tm (${literal(texte)}) Tj ET`,
    )
    .join("\n");
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${PAGE_HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, rank) => {
    const place = file.length;
    file += `${rank + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

/** A PDF of these lines, one under the other; a text between stars is bold, an empty line is half a line. */
export function pdfOfLines(lines: readonly string[]): Octets {
  let y = 60;
  const texts = lines.flatMap((line): WrittenPdfText[] => {
    y += line === "" ? 10 : 15;
    if (line === "") return [];
    const [, before = line, bold = ""] = /^(.*?)\*\*(.*)\*\*$/.exec(line) ?? [];
    return [
      { texte: before, y },
      { texte: bold, x: 50 + 7 * before.length, y, bold: true },
    ].filter(({ texte }) => texte !== "");
  });
  return writePdf(texts);
}
