/** What is used of it: its own types are those of the functions underneath. */
declare module "libheif-js/libheif-wasm/libheif.js" {
  interface Pixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  interface HeifImage {
    readonly get_width: () => number;
    readonly get_height: () => number;
    /** Fills `data`; tells null when it cannot. */
    readonly display: (pixels: Pixels, fait: (pixels: Pixels | null) => void) => void;
  }
  export default function libheif(options: { readonly wasmBinary: ArrayBuffer }): {
    readonly HeifDecoder: new () => { readonly decode: (octets: Uint8Array) => HeifImage[] };
  };
}
