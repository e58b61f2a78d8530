/** Groups the modules of the home page in two files instead of thirty: a small file costs a slow phone a request, and compresses less well. */
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const ENTREE = fileURLToPath(new URL("../../client/app/start/start.tsx", import.meta.url));

/** The function for `codeSplitting`: packages, which rarely change, are kept apart from our own code. */
export function createStartPageChunkGrouper(): Rolldown.CodeSplittingNameFunction {
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
