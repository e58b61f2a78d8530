/** Puts a .br and a .gz beside each file of the built client that becomes smaller, so that the server never compresses while it serves. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLES = /\.(?:js|css|html|svg|json|webmanifest|wasm)$/;
/** Below this many bytes a compressed answer is not smaller on the wire. */
const MINIMUM = 1024;

export function compressBuiltFiles(): Plugin {
  let sortie = "";
  return {
    name: "trinquizz-compresser",
    apply: "build",
    configResolved(config) {
      sortie = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const nom of readdirSync(sortie, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSIBLES.test(nom)) continue;
        const octets = readFileSync(join(sortie, nom));
        if (octets.length < MINIMUM) continue;
        writeFileSync(join(sortie, `${nom}.gz`), gzipSync(octets, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        writeFileSync(join(sortie, `${nom}.br`), brotliCompressSync(octets, { params }));
      }
    },
  };
}
