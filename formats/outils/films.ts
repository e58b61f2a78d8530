/** Whether browsers can play a film or a sound of the MP4 family, by its boxes: nothing of its pictures is read. Pure. */

const CONTAINERS: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "minf", "stbl"]);
const PLAYED: Readonly<Record<string, ReadonlySet<string>>> = {
  vide: new Set(["avc1", "avc3", "vp08", "vp09", "av01"]),
  soun: new Set(["mp4a", "Opus", "fLaC", "mp3 ", ".mp3"]),
};
/** The most boxes looked at: an hour of film has some hundreds. */
const BOXES_MAX = 10_000;

const FAULTS = {
  codec:
    "Ce film est codé d’une façon que la plupart des navigateurs ne lisent pas (HEVC, par exemple)\u00A0: exportez-le en MP4 (H.264 et AAC).",
  cut: "Ce film est incomplet\u00A0: copiez-le ou exportez-le de nouveau.",
} as const;

/** A French sentence that says why no browser plays this MP4; null when they do, or for a file that is no MP4. */
export function explainUnplayableFilm(octets: Uint8Array<ArrayBuffer>): string | null {
  const view = new DataView(octets.buffer, octets.byteOffset, octets.byteLength);
  const text = (at: number): string =>
    at + 4 > octets.length ? "" : String.fromCharCode(...octets.subarray(at, at + 4));
  if (text(4) !== "ftyp") return null;
  const codecs: { readonly kind: string; readonly codec: string }[] = [];
  let boxes = 0;
  let cut = false;
  let kindOfTrack = "";
  const walk = (from: number, to: number) => {
    for (let at = from; at < to && !cut;) {
      const short = at + 8 > to ? null : view.getUint32(at);
      boxes += 1;
      if (short === null || boxes > BOXES_MAX || (short === 1 && at + 16 > to)) {
        cut = true;
        return;
      }
      const size = short === 0 ? to - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short;
      const inside = at + (short === 1 ? 16 : 8);
      const end = at + size;
      // a file that was cut announces more bytes than it has
      if (end > to || end < inside) {
        cut = true;
        return;
      }
      const kind = text(at + 4);
      if (kind === "trak") kindOfTrack = "";
      if (CONTAINERS.has(kind)) walk(inside, end);
      else if (kind === "hdlr" && kindOfTrack === "") kindOfTrack = text(inside + 8);
      else if (kind === "stsd") codecs.push({ kind: kindOfTrack, codec: text(inside + 12) });
      at = end;
    }
  };
  walk(0, octets.length);
  const tracks = codecs.filter(({ kind }) => Object.hasOwn(PLAYED, kind));
  if (cut || tracks.length === 0) return FAULTS.cut;
  return tracks.every(({ kind, codec }) => PLAYED[kind]?.has(codec) === true) ? null : FAULTS.codec;
}
