/** The picture of a quizz where its link is shared: the slate, with its title in chalk and one of its questions. */
import transliterate from "@sindresorhus/transliterate";
import sharp, { type OverlayOptions } from "sharp";
import { escapeHtml } from "./html.ts";
import { SHARING_PICTURE_SIZE_PX, type SharingPictureTexts } from "./sharing-picture.ts";

const FRAME = 26;
const MARGIN = 92;
const INNER_WIDTH = SHARING_PICTURE_SIZE_PX.width - 2 * MARGIN;
const LOGO = 92;
/** The colours of client/styles/tokens.css. */
const WOOD = "#4a2f1f";
const SLATE = "#1b2925";
const CHALK = "#f4efe2";
const SOFT_CHALK = "#c9cabd";
const BRASS = "#e7ad3c";

/** Name of the family inside the font file; the comma keeps Pango from reading "ExtraBold" as a weight. */
const FAMILY = "Bricolage Grotesque 96pt ExtraBold,";
const HEAVY = "@wght=800,wdth=85,opsz=64";
const PLAIN = "@wght=500,wdth=100,opsz=24";

/** Signs that the font does not have. */
const WITHOUT_GLYPH = /[^ -~\u00A0-\u00FFıŒœ–—‘’‚“”„…€™−]+/gu;
/** Signs that are not seen, since they only join or control others: a text says the same without them. */
const UNSEEN = /[\p{C}\uFE0F]+/gu;
const LETTERS = /[\p{L}\p{M}]+/gu;
/** A lone Greek letter, a sign of mathematics: no Latin letter replaces it, since it would say something else. */
const SYMBOL = /^\p{Script=Greek}$/u;

interface DrawnText {
  readonly input: Buffer;
  readonly height: number;
}

/**
 * Draws the picture as a PNG. Signs that the font does not have are written in Latin letters, or left out; the example is
 * left out when it would not be whole.
 * @param font path of Bricolage Grotesque, with its axes
 * @param logo path of the logo, a square picture
 */
export async function drawSharingPicture(
  { title, example, facts }: SharingPictureTexts,
  font: string,
  logo: string,
): Promise<Buffer> {
  const write = (text: string, style: string, size: number, colour: string) =>
    writeText(text, { font: `${FAMILY} ${String(size)} ${style}`, fontfile: font, colour });
  const fit = async (
    text: string,
    style: string,
    colour: string,
    height: number,
    sizes: number[],
  ) => {
    let drawn = null;
    for (const size of sizes) {
      drawn = await write(text, style, size, colour);
      if (drawn === null || drawn.height <= height) return drawn;
    }
    return drawn;
  };
  const layers: OverlayOptions[] = [];
  let top = 62;
  const place = (drawn: DrawnText | null, left: number, at: number) => {
    if (drawn !== null) layers.push({ input: drawn.input, left, top: Math.round(at) });
  };
  layers.push({ input: await sharp(logo).resize(LOGO).png().toBuffer(), left: MARGIN, top });
  const name = await write("Trinquizz", HEAVY, 44, BRASS);
  place(name, MARGIN + LOGO + 24, top + (LOGO - (name?.height ?? 0)) / 2);
  top += LOGO + 48;
  const heading = await fit(
    replaceSignsMissingFromFont(title).text,
    HEAVY,
    CHALK,
    150,
    [96, 80, 66, 54, 46, 40],
  );
  place(heading, MARGIN, top);
  top += (heading?.height ?? 0) + 46;
  const bottom = await write(replaceSignsMissingFromFont(facts).text, PLAIN, 30, SOFT_CHALK);
  const bottomAt = SHARING_PICTURE_SIZE_PX.height - FRAME - 40 - (bottom?.height ?? 0);
  place(bottom, MARGIN, bottomAt);
  const { text, whole } = replaceSignsMissingFromFont(example ?? "");
  if (whole && text !== "") {
    const room = bottomAt - top - 26;
    const question = await fit(`«\u00A0${text}\u00A0»`, PLAIN, CHALK, room, [42, 36, 30, 25]);
    if (question !== null && question.height <= room) place(question, MARGIN, top);
  }
  return sharp(slate()).composite(layers).png({ palette: true }).toBuffer();
}

/** Rewrites a text in signs that the font has. `whole`: whether the text still says the same. */
export function replaceSignsMissingFromFont(text: string): {
  readonly text: string;
  readonly whole: boolean;
} {
  const spelt = text.normalize("NFC").replaceAll(WITHOUT_GLYPH, (signs) =>
    signs
      .normalize("NFKC")
      .replaceAll(LETTERS, (letters) => (SYMBOL.test(letters) ? letters : transliterate(letters)))
      .replaceAll(UNSEEN, " "),
  );
  const written = spelt.replaceAll(WITHOUT_GLYPH, " ");
  return { text: written.replaceAll(/ +/g, " ").trim(), whole: written === spelt };
}

/** Draws a text on as many lines as it needs; null for an empty one. */
async function writeText(
  text: string,
  { font, fontfile, colour }: { font: string; fontfile: string; colour: string },
): Promise<DrawnText | null> {
  if (text === "") return null;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font,
      fontfile,
      rgba: true,
      width: INNER_WIDTH,
      wrap: "word-char",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/** The slate in its wooden frame, with five sips in its corner. */
function slate(): Buffer {
  const { width, height } = SHARING_PICTURE_SIZE_PX;
  const inside = `x="${String(FRAME)}" y="${String(FRAME)}" width="${String(width - 2 * FRAME)}" height="${String(height - 2 * FRAME)}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">` +
      `<rect width="100%" height="100%" fill="${WOOD}"/><rect ${inside} rx="14" fill="${SLATE}"/>` +
      `<g transform="translate(1000 492)" fill="none" stroke="${CHALK}" stroke-width="7" stroke-linecap="round">` +
      `<path d="M0 2l3 58M24-1l2 59M47 1l3 58M72-2l2 60"/><path d="M-16 46L92 10" stroke="${BRASS}"/></g></svg>`,
  );
}
