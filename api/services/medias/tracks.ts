/**
 * Checks that browsers can play a sound or video, by its codecs and completeness. Only container structures are read, never
 * media data. Runs in the converter's process.
 */
import { type FileHandle, open } from "node:fs/promises";
import type { RaisonRefusFichier } from "./media-types.ts";

/** Kinds of tracks in an MP4. */
export interface Mp4Tracks {
  readonly video: boolean;
}

/** Longest track descriptions read from an MP4, in bytes: they take some hundreds of kB per hour of media. */
const MOOV_MAX = 32 * 1024 * 1024;
const VIDEO: ReadonlySet<string> = new Set(["avc1", "avc3", "vp08", "vp09", "av01"]);
const AUDIO: ReadonlySet<string> = new Set(["mp4a", "Opus", "fLaC", "mp3 ", ".mp3"]);
/** Object types that `mp4a` may stand for: AAC and MPEG audio. */
const AUDIO_OBJECTS: ReadonlySet<number> = new Set([0x40, 0x66, 0x67, 0x68, 0x69, 0x6b]);
const CONTAINERS: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "minf", "stbl"]);

interface Box {
  readonly kind: string;
  /** Position of the first byte of the box's content, and of the byte after its last. */
  readonly from: number;
  readonly to: number;
}

/** Reads a box header; null when no valid box begins there. `end`: end of the enclosing box. */
function readBox(header: Buffer, at: number, end: number): Box | null {
  if (header.length < 8) return null;
  const [short, kind] = [header.readUInt32BE(0), header.toString("latin1", 4, 8)];
  const long = short === 1;
  if (long && header.length < 16) return null;
  const size = short === 0 ? end - at : long ? Number(header.readBigUInt64BE(8)) : short;
  const from = at + (long ? 16 : 8);
  return size < from - at ? null : { kind, from, to: at + size };
}

/** Tracks of an MP4, M4A or QuickTime file, or the reason to refuse it. */
export async function readMp4TracksOrRefusalReason(
  path: string,
): Promise<Mp4Tracks | RaisonRefusFichier> {
  await using file = await open(path);
  const { size } = await file.stat();
  let moov: Buffer | null = null;
  for (let at = 0; at < size;) {
    const box = readBox(await readAt(file, at, 16), at, size);
    // a truncated file announces more bytes than it has
    if (box === null || box.to > size) return "illisible";
    if (box.kind === "moov" && box.to - box.from <= MOOV_MAX)
      moov = await readAt(file, box.from, box.to - box.from);
    at = box.to;
  }
  if (moov === null) return "illisible";
  const codecs = [...entriesOf(moov, 0, moov.length)];
  if (codecs.length === 0) return "illisible";
  const playable = codecs.every(
    ({ kind, codec, object }) =>
      (kind === "vide" ? VIDEO : AUDIO).has(codec) &&
      (codec !== "mp4a" || object === null || AUDIO_OBJECTS.has(object)),
  );
  return playable ? { video: codecs.some(({ kind }) => kind === "vide") } : "codec";
}

interface Entry {
  readonly kind: "vide" | "soun";
  readonly codec: string;
  /** Object type of an `mp4a` track, when it is declared. */
  readonly object: number | null;
}

/** Sample descriptions of the audio and video tracks; text and time-code tracks are skipped. */
function* entriesOf(
  moov: Buffer,
  from: number,
  to: number,
  kindOf = { kind: "" },
): Generator<Entry> {
  for (let at = from; at < to;) {
    const box = readBox(moov.subarray(at, at + 16), at, to);
    if (box === null || box.to > to) return;
    const { kind, from: inside } = box;
    if (CONTAINERS.has(kind))
      yield* entriesOf(moov, inside, box.to, kind === "trak" ? { kind: "" } : kindOf);
    // `hdlr` gives the kind of a track, and comes before `stsd`
    else if (kind === "hdlr" && kindOf.kind === "")
      kindOf.kind = moov.toString("latin1", inside + 8, inside + 12);
    else if (kind === "stsd" && (kindOf.kind === "vide" || kindOf.kind === "soun")) {
      const entry = moov.subarray(inside + 8, box.to);
      yield { kind: kindOf.kind, codec: entry.toString("latin1", 4, 8), object: objectOf(entry) };
    }
    at = box.to;
  }
}

/** The object type of an elementary stream descriptor (ISO 14496-1): tag 4, a length of one to four bytes, the type. */
function objectOf(entry: Buffer): number | null {
  const esds = entry.indexOf("esds", 0, "latin1");
  if (esds < 0) return null;
  const start = entry.indexOf(4, esds + 8 + 5);
  if (start < 0) return null;
  let at = start + 1;
  for (let bytes = 0; bytes < 3 && ((entry[at] ?? 0) & 0x80) !== 0; bytes++) at++;
  return entry[at + 1] ?? null;
}

const OGG_PAGE = 27;
const OGG_PAGES_MAX = 8;
/** First bytes of playable Ogg streams; `fishead` is a skeleton, which describes the others. */
const OGG_PLAYED = ["\u0001vorbis", "OpusHead", "\u007FFLAC", "fishead"] as const;

/** Reason to refuse an Ogg file, null when it is accepted. The first pages declare its streams. */
export async function findOggRefusalReason(path: string): Promise<RaisonRefusFichier | null> {
  await using file = await open(path);
  let at = 0;
  for (let page = 0; page < OGG_PAGES_MAX; page++) {
    const header = await readAt(file, at, OGG_PAGE + 255);
    if (header.toString("latin1", 0, 4) !== "OggS") return page === 0 ? "illisible" : null;
    const first = ((header[5] ?? 0) & 2) !== 0;
    if (!first) return null;
    const segments = header[26] ?? 0;
    const content = OGG_PAGE + segments;
    const length = header.subarray(OGG_PAGE, content).reduce((sum, size) => sum + size, 0);
    const begins = (await readAt(file, at + content, 8)).toString("latin1");
    if (!OGG_PLAYED.some((played) => begins.startsWith(played))) return "codec";
    at += content + length;
  }
  return null;
}

/** WAV formats that browsers play: PCM, floating point, A-law and mu-law; 0xfffe declares its format further on. */
const WAV_PLAYED: ReadonlySet<number> = new Set([1, 3, 6, 7, 0xfffe]);
const WAV_HEAD = 4096;

/** Reason to refuse a WAV file, null when it is accepted. */
export async function findWavRefusalReason(path: string): Promise<RaisonRefusFichier | null> {
  await using file = await open(path);
  const head = await readAt(file, 0, WAV_HEAD);
  for (let at = 12; at + 10 <= head.length;) {
    if (head.toString("latin1", at, at + 4) === "fmt ")
      return WAV_PLAYED.has(head.readUInt16LE(at + 8)) ? null : "codec";
    const length = head.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return "illisible";
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
