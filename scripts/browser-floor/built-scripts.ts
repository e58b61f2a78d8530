/** Newer functions in the scripts as they are built, packages included, by their names: those that mean nothing else. */
import type { Finding } from "./engines.ts";

const NOMS = [
  "canParse",
  "toSorted",
  "toReversed",
  "toSpliced",
  "withResolvers",
  "groupBy",
  "fromAsync",
  "isSubsetOf",
  "isSupersetOf",
  "isDisjointFrom",
  "symmetricDifference",
  "isWellFormed",
  "toWellFormed",
  "checkVisibility",
  "requestIdleCallback",
  "startViewTransition",
  "setHTMLUnsafe",
  "parseHTMLUnsafe",
  "waitAsync",
] as const;

/** `AbortSignal.any`, `Promise.try` and the like: the owner tells them from others. */
const COUPLES = [
  "AbortSignal.any",
  "Promise.try",
  "RegExp.escape",
  "Iterator.from",
  "Error.isError",
];

/** Reads a built script. `nom` says where the findings are. */
export function lirePaquets(js: string, nom: string): readonly Finding[] {
  const trouves = [
    ...NOMS.filter((fonction) => new RegExp(`[.\\s;{}]${fonction}\\s*\\(`).test(js)),
    ...COUPLES.filter((fonction) => js.includes(`${fonction}(`)),
  ];
  return trouves.map((quoi) => ({ ou: nom, quoi, moteurs: ["by name"] }));
}
