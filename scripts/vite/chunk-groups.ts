/** Groups modules in fewer files: on a slow phone each small file waits for its turn, and compresses less well. */
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const ENTREE = fileURLToPath(new URL("../../client/app/start/start.tsx", import.meta.url));

/** Bytes, before compression, below which a file that pages share is joined to the one whose pages resemble its own most. */
const SMALL_FILE_BYTES = 4500;

/** The home page in two files instead of thirty: packages, which rarely change, are kept apart from our own code. */
function groupStartPage(): Rolldown.CodeSplittingNameFunction {
  let depart: Set<string> | undefined;
  return (module, contexte) => {
    if (depart === undefined) {
      // a Set also iterates over elements that are added during the loop
      depart = new Set([ENTREE]);
      for (const id of depart)
        for (const importe of contexte.getModuleInfo(id)?.importedIds ?? []) depart.add(importe);
      depart.delete(ENTREE);
    }
    if (!depart.has(module)) return null;
    return module.includes("/node_modules/") ? "react" : "accueil";
  };
}

/** The groups for `codeSplitting`: the home page's, then those of our modules that several pages share. */
export const createChunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: groupStartPage(), debugName: "home page" },
  {
    name: (module) => (module.includes("/node_modules/") ? null : "commun"),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL_FILE_BYTES,
  },
];
