/** Imitates the oldest browsers of the README in a newer one, by removing later functions. */
import type { BrowserContext } from "@playwright/test";

/** Functions that are newer than iOS 16.4, Chrome 109 or Firefox 115, by their owner. */
const PLUS_RECENTS = {
  "Array.prototype": ["toSorted", "toReversed", "toSpliced", "with"],
  "Uint8Array.prototype": ["toBase64", "toHex"],
  "Set.prototype": ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf"],
  "HTMLElement.prototype": ["showPopover", "hidePopover", "togglePopover"],
  "Element.prototype": ["checkVisibility"],
  "Document.prototype": ["startViewTransition"],
  Array: ["fromAsync"],
  Object: ["groupBy"],
  Map: ["groupBy"],
  Promise: ["withResolvers", "try"],
  URL: ["canParse", "parse"],
  AbortSignal: ["any"],
  RegExp: ["escape"],
  Intl: ["Segmenter", "DurationFormat"],
  globalThis: ["Iterator", "requestIdleCallback", "scheduler", "navigation"],
};

/** Makes this context an old browser, from its next page on. */
export async function removeNewerApis(contexte: BrowserContext): Promise<void> {
  await contexte.addInitScript((aRetirer) => {
    for (const [chemin, noms] of Object.entries(aRetirer)) {
      let porteur: object = globalThis;
      for (const nom of chemin.split("."))
        if (nom !== "globalThis") porteur = Reflect.get(porteur, nom);
      for (const nom of noms) Reflect.deleteProperty(porteur, nom);
    }
  }, PLUS_RECENTS);
}
