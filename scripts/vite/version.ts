/**
 * At the build, names this build after its files: the pages say which they are of (`data-version`), a file beside them tells the server
 * (server/build-version.ts). A tab that hears another name is of a version before: docs/decisions/0100
 */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import manifest from "../../package.json" with { type: "json" };

/** For `define`: the version of the product, which the foot of each page says. */
export const PRODUCT_VERSION = {
  "import.meta.env.VITE_VERSION": JSON.stringify(manifest.version),
};

const FICHIER = "version.txt";
const LONGUEUR = 8;

/** Vite plugin. `vite dev` has no versions: it reloads by other means. */
export function createVersionPlugin(): Plugin {
  let version = "";
  return {
    name: "trinquizz-version",
    apply: "build",
    generateBundle(_options, bundle) {
      // each name is made of what is in the file
      const noms = Object.keys(bundle)
        .filter((nom) => nom.startsWith("assets/"))
        .toSorted();
      version = createHash("sha256").update(noms.join("\n")).digest("base64url").slice(0, LONGUEUR);
      this.emitFile({ type: "asset", fileName: FICHIER, source: version });
    },
    transformIndexHtml: {
      order: "post",
      handler(html) {
        if (!html.includes("<html ")) throw new Error("no <html > in the page");
        return html.replace("<html ", `<html data-version="${version}" `);
      },
    },
  };
}
