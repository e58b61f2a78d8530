/**
 * At the build, names the build after its files: the pages carry the name (`data-version`), and a file beside them tells
 * it to the server (server/database-and-api.ts). A tab that receives another name is of an older version:
 * docs/decisions/0100
 */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import manifest from "../../package.json" with { type: "json" };

/** The version of the product for `define`, which the foot of each page shows. */
export const PRODUCT_VERSION_DEFINE = {
  "import.meta.env.VITE_VERSION": JSON.stringify(manifest.version),
};

const FICHIER = "version.txt";
const LONGUEUR = 8;

/** The Vite plugin. `vite dev` has no build names: it reloads by other means. */
export function createViteBuildVersionPlugin(): Plugin {
  let version = "";
  return {
    name: "trinquizz-version",
    apply: "build",
    generateBundle(_options, bundle) {
      // each file name contains a hash of the file's content
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
