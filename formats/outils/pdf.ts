/** The text of a PDF as lines, read by pdf.js: it is loaded when such a file comes, never before. Pure. */
import { UnreadableFileError } from "../lecture.ts";
import { LIGNES_DE_TEXTE_MAX } from "../limites.ts";
import { ecrireEnExposantOuIndice } from "./html.ts";

/** Whether bytes begin as a PDF does; a text may well say "%PDF-" further on. */
export const isPdf = (octets: Uint8Array): boolean =>
  /^\s*%PDF-\d/.test(new TextDecoder().decode(octets.subarray(0, 64)));

/** The largest PDF in bytes, and the most pages read: the library holds the file twice in memory. */
const PDF_BYTES_MAX = 50_000_000;
const PAGES_MAX = 500;

const REFUSALS = {
  size: "Ce PDF est trop gros\u00A0: exportez-en les seules pages de questions.",
  password:
    "Ce PDF a un mot de passe\u00A0: enregistrez-le sans mot de passe, puis déposez-le ici.",
  broken: "Ce PDF est abîmé\u00A0: exportez-le de nouveau, puis déposez-le ici.",
  scanned:
    "Ce PDF n’a que des images, sans texte\u00A0: faites-en reconnaître le texte (votre téléphone sait le faire sur une photo), et collez-le ici.",
  unreadable:
    "Le texte de ce PDF est brouillé par ses polices\u00A0: ouvrez-le, copiez-en les questions, et collez-les ici.",
} as const;

/** A piece of text where its page shows it: points from the left and from the bottom. */
export interface PdfTextPiece {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
}

/** Reads the text of a PDF. @returns the lines that the pages show, an empty one between paragraphs @throws UnreadableFileError */
export async function readPdf(octets: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  if (octets.length > PDF_BYTES_MAX) throw new UnreadableFileError(REFUSALS.size);
  // this module sets `globalThis.pdfjsWorker`, with which pdf.js parses here, in the import's own worker
  await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({
    // the library empties the buffer that it is given
    data: octets.slice(),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    // no picture is decoded
    maxImageSize: 1,
  });
  const lines: string[] = [];
  try {
    const document = await task.promise;
    if (document.numPages > PAGES_MAX) throw new UnreadableFileError(REFUSALS.size);
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      // the fonts, whose names tell what is bold, are loaded with the drawing of the page
      await page.getOperatorList();
      const bold = new Map<string, boolean>();
      const texts = items.flatMap((item): PdfTextPiece[] => {
        if (!("str" in item)) return [];
        const { str, width, fontName } = item;
        const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
        if (!bold.has(fontName))
          bold.set(
            fontName,
            page.commonObjs.has(fontName) && isBold(page.commonObjs.get(fontName)),
          );
        const size = Math.hypot(c, d) || Math.hypot(a, b);
        return [{ str, x, y, width, size, bold: bold.get(fontName) === true }];
      });
      lines.push(...linesOfPage(texts));
      page.cleanup();
      if (lines.length > LIGNES_DE_TEXTE_MAX) break;
    }
  } catch (erreur) {
    if (erreur instanceof UnreadableFileError) throw erreur;
    const password = erreur instanceof Error && erreur.name === "PasswordException";
    throw new UnreadableFileError(password ? REFUSALS.password : REFUSALS.broken);
  } finally {
    await task.destroy();
  }
  const texte = lines.join("").replace(/\s/g, "");
  if (texte === "") throw new UnreadableFileError(REFUSALS.scanned);
  // without a table of its letters, a font gives signs that mean nothing
  const lost = texte.match(/[\p{Co}\p{Cc}\p{Cn}\uFFFD]/gu)?.length ?? 0;
  if (lost * 20 > texte.length) throw new UnreadableFileError(REFUSALS.unreadable);
  return lines;
}

const isBold = (font: unknown): boolean =>
  typeof font === "object" &&
  font !== null &&
  "name" in font &&
  /bold|black|heavy|demi/i.test(String(font.name));

interface PdfLine {
  texts: PdfTextPiece[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  end: number;
}

/** Two pieces whose baselines are nearer than this share of a letter's height are on one line. */
const SAME_LINE = 0.7;
/** A space wider than this share of a letter's height is between two cells of a table. */
const CELL_GAP = 2;
/** A gap between lines this much larger than the usual one is between paragraphs. */
const PARAGRAPH_GAP = 1.3;

/** The lines of a page: a line that its page had to break is one line again. */
export function linesOfPage(texts: readonly PdfTextPiece[]): readonly string[] {
  const lines: PdfLine[] = [];
  for (const text of texts) {
    if (text.str.trim() === "") continue;
    const last = lines.at(-1);
    const size = Math.max(last?.size ?? 0, text.size);
    if (
      last !== undefined &&
      Math.abs(last.y - text.y) < SAME_LINE * size &&
      text.x > last.end - size
    ) {
      last.texts.push(text);
      last.end = Math.max(last.end, text.x + text.width);
    } else
      lines.push({
        texts: [text],
        x: text.x,
        y: text.y,
        size: text.size,
        end: text.x + text.width,
      });
  }
  const gaps = lines
    .map((line, rank) => (lines[rank - 1]?.y ?? 0) - line.y)
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 4)] ?? 0;
  const margin = Math.max(0, ...lines.map(({ end }) => end));
  const allBold = texts.every(({ bold, str }) => bold || str.trim() === "");
  const said: string[] = [];
  lines.forEach((line, rank) => {
    const before = lines[rank - 1];
    const texte = textOf(line, !allBold);
    const gap = before === undefined ? 0 : before.y - line.y;
    if (gap > PARAGRAPH_GAP * usual || gap < 0) said.push("");
    else if (before !== undefined && goesOn(before, line, texte, margin)) {
      said.push(joinBold(said.pop() ?? "", texte));
      return;
    }
    said.push(texte);
  });
  return [...said, ""];
}

const LABEL =
  /^(?:\*\*)?(?:\d{1,3}|[a-zA-Z])\s?[.):/–-]|^[-–—•▪◦●○☐☑☒✓✗*=>]|^\p{Lu}[\p{L} ]{1,20}\s?:/u;

/** Whether a line goes on with the one before: its first word had no room there, and it begins nothing of its own. */
function goesOn(before: PdfLine, line: PdfLine, texte: string, margin: number): boolean {
  if (LABEL.test(texte) || texte.includes("\t") || Math.abs(before.size - line.size) > 0.5)
    return false;
  const [first] = line.texts;
  const letters = line.texts.reduce((sum, { str }) => sum + str.length, 0);
  const word = /^\S+/.exec(first?.str ?? "")?.[0] ?? "";
  const width = ((line.end - line.x) / Math.max(1, letters)) * (word.length + 1);
  return before.end + width > margin && line.x >= before.x - line.size;
}

/** Joins two lines in one: two bold texts are one bold text, and a word cut by a hyphen gets no space. */
const joinBold = (before: string, after: string): string =>
  before.endsWith("**") && after.startsWith("**")
    ? `${before.slice(0, -2)} ${after.slice(2)}`
    : /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)
      ? `${before}${after}`
      : `${before} ${after}`;

/**
 * The text of a line, its cells between tabs and its raised digits raised; with `marks`, a line that is all in bold stands between stars,
 * behind its label.
 */
function textOf({ texts, y, size }: PdfLine, marks: boolean): string {
  const main = Math.max(size, ...texts.map((text) => text.size));
  let texte = "";
  let end: number | null = null;
  for (const { str, x, width, size: own, y: ownY } of texts) {
    const base = texts.find((text) => text.size === main)?.y ?? y;
    const gap = end === null ? 0 : x - end;
    if (gap > CELL_GAP * main) texte += "\t";
    else if (gap > 0.15 * main && !/\s$/.test(texte)) texte += " ";
    const small = own < 0.9 * main && Math.abs(ownY - base) > 0.08 * main && texts.length > 1;
    texte += small ? ecrireEnExposantOuIndice(str, ownY > base ? "sup" : "sub") : str;
    end = x + width;
  }
  const net = texte.replace(/ +/g, " ").trim();
  if (!marks) return net;
  const label = /^(?:\d{1,3}|[a-zA-Z])\s?[.)]\s+/.exec(net)?.[0] ?? "";
  const labelled = label.replace(/\s/g, "").length;
  let seen = 0;
  const inside = texts.filter(({ str }) => {
    seen += str.replace(/\s/g, "").length;
    return seen > labelled;
  });
  return inside.length > 0 && inside.every(({ bold }) => bold)
    ? `${label}**${net.slice(label.length)}**`
    : net;
}
