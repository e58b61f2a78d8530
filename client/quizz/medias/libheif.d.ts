/** Types of the part of libheif that is used: its own types are those of its inner functions. */
declare module "libheif-js/libheif-wasm/libheif.js" {
  interface Pixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  interface HeifImage {
    readonly get_width: () => number;
    readonly get_height: () => number;
    /** Writes the decoded pixels into `data`; calls back with null when it fails. */
    readonly display: (pixels: Pixels, fait: (pixels: Pixels | null) => void) => void;
  }
  export default function libheif(options: { readonly wasmBinary: ArrayBuffer }): {
    readonly HeifDecoder: new () => { readonly decode: (octets: Uint8Array) => HeifImage[] };
  };
}
