/**
 * Puts a .br and a .gz beside each file of the built client that becomes smaller, so that the server never compresses
 * while it serves. The .gz of the first page is zopfli's, 4 % smaller and a hundred times slower to make: a browser on
 * the network of a home, without HTTPS, accepts no Brotli.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";
import type { Plugin } from "vite";

const COMPRESSIBLES = /\.(?:js|css|html|svg|json|webmanifest|wasm)$/;
/** Below this many bytes a compressed answer is not smaller on the wire. */
const MINIMUM = 1024;

export function createViteCompressionPlugin(): Plugin {
  let sortie = "";
  return {
    name: "trinquizz-compresser",
    apply: "build",
    configResolved(config) {
      sortie = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const premierePage = readFileSync(join(sortie, "index.html"), "utf8");
      for (const nom of readdirSync(sortie, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSIBLES.test(nom)) continue;
        const octets = readFileSync(join(sortie, nom));
        if (octets.length < MINIMUM) continue;
        const dePremierePage = nom === "index.html" || premierePage.includes(nom);
        const gz = dePremierePage
          ? await gzipAsync(octets, { numiterations: 15 })
          : gzipSync(octets, { level: 9 });
        writeFileSync(join(sortie, `${nom}.gz`), gz);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        writeFileSync(join(sortie, `${nom}.br`), brotliCompressSync(octets, { params }));
      }
    },
  };
}
