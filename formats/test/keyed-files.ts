/** Files of corpus/, written by hand with their key: see the first of them for the shape. */
import { readFileSync } from "node:fs";
import type { Asked } from "./pasted-texts.ts";

/** Chapters of corpus/. */
export const CHAPTERS = [
  "pasted-1",
  "pasted-2",
  "pasted-3",
  "pasted-4",
  "pasted-5",
  "pasted-6",
  "pasted-7",
  "pasted-8",
  "pasted-9",
  "pasted-10",
  "pasted-11",
  "pasted-12",
  "pasted-13",
  "pasted-14",
  "pasted-15",
  "pasted-16",
  "pasted-17",
  "pasted-18",
  "pasted-19",
  "pasted-20",
  "pasted-21",
  "pasted-22",
  "pasted-23",
  "pasted-24",
  "pasted-25",
  "look-alikes",
  "look-alikes-2",
  "tables-1",
  "mixed-1",
] as const;

export interface KeyedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly key: readonly Asked[];
}

/** `question | wrong | *right`, or `question | =answer | =another`. */
function asked(line: string): Asked {
  const [text = "", ...rest] = line.split(" | ");
  return {
    text,
    options: rest.map((option) => option.replace(/^[*=]/, "")),
    bonnes: rest.flatMap((option, rank) =>
      rest.length === 1 || /^[*=]/.test(option) ? [rank] : [],
    ),
  };
}

/** `%%%% name | how` opens a part of a file of corpus/. */
const parts = (nom: string): readonly { readonly name: string; readonly body: string }[] =>
  readFileSync(new URL(`corpus/${nom}.txt`, import.meta.url), "utf8")
    .split(/^%%%% /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      return { name: part.slice(0, end), body: part.slice(end + 1).replace(/\n+$/, "") };
    });

/** The questions of corpus/, by theme. */
export const questionsOf = (nom: string): readonly (readonly Asked[])[] =>
  parts(nom).map(({ body }) => body.split("\n").map(asked));

const utf16 = (texte: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [..."\uFEFF", ...texte]
      .join("")
      .split("")
      .flatMap((sign) => {
        const code = sign.charCodeAt(0);
        return [code & 255, code >> 8];
      }),
  );
const ENCODINGS: Readonly<Record<string, (texte: string) => string>> = {
  crlf: (texte) => texte.replaceAll("\n", "\r\n"),
  cr: (texte) => texte.replaceAll("\n", "\r"),
  bom: (texte) => `\uFEFF${texte}`,
};

/** The files of a chapter of corpus/. */
export function keyedFiles(chapter: string): readonly KeyedFile[] {
  const all = parts(chapter);
  return all.flatMap(({ name, body }, rank) => {
    if (name === "key") return [];
    const [title = "", how = ""] = name.split(" | ");
    const ways = how.split(" ");
    const text = ways.reduce((texte, way) => ENCODINGS[way]?.(texte) ?? texte, body);
    return {
      name: title,
      bytes: ways.includes("utf16") ? utf16(text) : new TextEncoder().encode(text),
      key: (all[rank + 1]?.body ?? "")
        .split("\n")
        .filter((line) => line !== "")
        .map(asked),
    };
  });
}
