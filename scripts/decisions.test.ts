import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

const DOSSIER = "docs/decisions";

it("the index of decisions has every record, once, under its own title", () => {
  const index = readFileSync(`${DOSSIER}/README.md`, "utf8");
  const lignes = [...index.matchAll(/^- \[(\d{4})\]\((\S+)\) (.+)$/gm)].map(
    ([, numero = "", fichier = "", titre = ""]) => `${fichier}: ${numero}. ${titre}`,
  );
  const notes = readdirSync(DOSSIER)
    .filter((nom) => /^\d{4}-/.test(nom))
    .map((nom) => {
      const [titre = ""] = readFileSync(`${DOSSIER}/${nom}`, "utf8").split("\n");
      return `${nom}: ${titre.replace("# ", "")}`;
    });
  expect(lignes.toSorted()).toEqual(notes.toSorted());
});
