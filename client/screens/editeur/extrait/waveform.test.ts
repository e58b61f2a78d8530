import { afterEach, describe, expect, test, vi } from "vitest";
import { computeWaveformPeaks, readWaveform, WAVEFORM_SOURCE_BYTES_MAX } from "./waveform.ts";

test("the loudest of each part, of all channels, beside the loudest of all", () => {
  const gauche = Float32Array.of(0.1, -0.2, 0.05, 0, 0, 0.1, 0.02, 0.01);
  const droite = Float32Array.of(0, 0, -0.4, 0, 0.1, 0, 0, -0.2);
  expect(
    computeWaveformPeaks([gauche, droite], 4).map((haut) => Math.round(haut * 100) / 100),
  ).toEqual([0.5, 1, 0.25, 0.5]);
});

test("silence is flat, and a sound shorter than the drawing is drawn all the same", () => {
  expect(computeWaveformPeaks([new Float32Array(100)], 4)).toEqual([0, 0, 0, 0]);
  expect(computeWaveformPeaks([Float32Array.of(0.5)], 3)).toEqual([0, 0, 1]);
  expect(computeWaveformPeaks([], 2)).toEqual([0, 0]);
});

describe("a file", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const { signal } = new AbortController();
  const repondre = (entetes: Record<string, string>, decoder: () => Promise<unknown>) => {
    const corps = vi.fn<() => void>();
    const flux = new ReadableStream(
      {
        pull: (quai) => {
          corps();
          quai.enqueue(new Uint8Array(8));
          quai.close();
        },
      },
      { highWaterMark: 0 },
    );
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(flux, { headers: entetes })));
    vi.stubGlobal(
      "OfflineAudioContext",
      class {
        decodeAudioData = decoder;
      },
    );
    return corps;
  };

  test("that is unpacked has its bars", async () => {
    repondre({ "content-length": "8" }, () =>
      Promise.resolve({ numberOfChannels: 1, getChannelData: () => Float32Array.of(0, 0.5) }),
    );
    expect((await readWaveform("/media/a.mp3", signal))?.at(-1)).toBe(1);
  });

  test("that is too large, or does not say how large it is, is not fetched", async () => {
    const decoder = vi.fn<() => Promise<unknown>>();
    const tropGros = repondre({ "content-length": String(WAVEFORM_SOURCE_BYTES_MAX + 1) }, decoder);
    expect(await readWaveform("/media/a.mp3", signal)).toBeNull();
    const muet = repondre({}, decoder);
    expect(await readWaveform("/media/a.mp3", signal)).toBeNull();
    for (const faire of [tropGros, muet, decoder]) expect(faire).not.toHaveBeenCalled();
  });

  test("that this browser cannot unpack has none", async () => {
    repondre({ "content-length": "8" }, () => Promise.reject(new Error("EncodingError")));
    expect(await readWaveform("/media/a.mp4", signal)).toBeNull();
  });
});
