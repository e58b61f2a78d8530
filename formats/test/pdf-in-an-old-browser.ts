/** Reads a PDF in a thread that lacks what the oldest browsers lack (record 0040); run as a worker by pdf.test.ts. */
import { parentPort } from "node:worker_threads";
import "./dom-matrix.ts";
import { pdfOfLines } from "./pdf-writer.ts";

// the platform's own modules that need newer functions are loaded before these go
await new Response(new Blob(["a"])).text();

const NEWER: readonly (readonly [object, readonly string[]])[] = [
  [Array, ["fromAsync"]],
  [Array.prototype, ["findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "with"]],
  [ArrayBuffer.prototype, ["transfer", "transferToFixedLength"]],
  [AbortSignal, ["any"]],
  [globalThis, ["Float16Array", "Iterator"]],
  [Map, ["groupBy"]],
  [Math, ["f16round", "sumPrecise"]],
  [Object, ["groupBy"]],
  [Promise, ["try", "withResolvers"]],
  [RegExp, ["escape"]],
  [Set.prototype, ["difference", "intersection", "isSubsetOf", "isSupersetOf", "union"]],
  [String.prototype, ["isWellFormed", "toWellFormed"]],
  [Uint8Array, ["fromBase64", "fromHex"]],
  [Uint8Array.prototype, ["setFromBase64", "setFromHex", "toBase64", "toHex"]],
  [URL, ["canParse", "parse"]],
];
for (const [owner, names] of NEWER) for (const name of names) Reflect.deleteProperty(owner, name);

const { readPdf } = await import("../outils/pdf.ts");
parentPort?.postMessage(await readPdf(pdfOfLines(["Capitale du Pérou ?", "**Lima**"])), []);
