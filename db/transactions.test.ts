/**
 * Every writing transaction takes its lock at once: one that reads first and writes afterwards fails with "database is
 * locked" when the thread that stores the games has written in between (defauts 3).
 */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const racine = fileURLToPath(new URL("..", import.meta.url));
const fichiers = globSync("{db,api,game-server,serveur,scripts}/**/*.ts", { cwd: racine }).filter(
  (nom) => !nom.endsWith(".test.ts"),
);
const compter = (texte: string, motif: RegExp) => [...texte.matchAll(motif)].length;

test.each(
  fichiers.flatMap((nom) => {
    const texte = readFileSync(`${racine}/${nom}`, "utf8");
    const transactions = compter(texte, /\.transaction\(/g);
    return transactions === 0 ? [] : [[nom, transactions, texte] as const];
  }),
)("%s: %i, each of them immediate", (_nom, transactions, texte) => {
  expect(compter(texte, /behavior: "immediate"/g)).toBe(transactions);
});
