/** Every sample of OpenQuizzDB, against what its own file says: nothing lost, no answer altered. */
import { describe, expect, test } from "vitest";
import { calculerEtatLigne } from "./etat.ts";
import { convertirSigneWindows1252, decoderTexte } from "./outils/encodages.ts";
import { nettoyerTexteImporteSurUneLigne } from "./outils/ligne.ts";
import { lire } from "./test/aides.ts";
import { echantillon, ECHANTILLONS } from "./test/fichiers.ts";

/** A question as its file writes it, found without the readers: by the places of its columns, or by the names of its fields. */
interface Written {
  readonly question: string;
  readonly right: string;
  readonly options: readonly string[];
}

const clean = (texte: string): string =>
  nettoyerTexteImporteSurUneLigne(texte.replace(/[\u0080-\u009F]/g, convertirSigneWindows1252));

function writtenInCsv(texte: string): readonly Written[] {
  return texte
    .split("\n")
    .filter((line) => /^\d+;/.test(line))
    .map((line) => {
      const cells = line.split(";").slice(1);
      const [question = "", right = "", ...wrong] = /^[a-z]{2}$/.test(cells[0] ?? "")
        ? cells.slice(1)
        : cells;
      return { question, right, options: [right, ...wrong.slice(0, 3)] };
    });
}

/** Each value has a line of its own there, even where the file is no valid JSON. */
function writtenInJson(texte: string): readonly Written[] {
  const found: { question: string; right: string; options: string[] }[] = [];
  let listed = false;
  for (const line of texte.split("\n")) {
    const [, nom = "", value = line] = /^\s*"(\p{L}+)"\s*:(.*)$/u.exec(line) ?? [];
    const said = plain(value);
    const last = found.at(-1);
    if (nom === "question") found.push({ question: said, right: "", options: [] });
    else if (nom === "réponse" && last !== undefined) last.right = said;
    else if (listed && !value.includes("]")) last?.options.push(said);
    listed = nom === "propositions" || (listed && !value.includes("]"));
  }
  return found;
}
const plain = (value: string): string =>
  value
    .trim()
    .replace(/,$/, "")
    .replace(/^"|"$/g, "")
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\\(.)/g, "$1");

describe("each question of each sample", () => {
  test.each(ECHANTILLONS)("%s", async (nom) => {
    const octets = echantillon(nom);
    const { texte } = decoderTexte(octets);
    const written = nom.endsWith("csv") ? writtenInCsv(texte) : writtenInJson(texte);
    const read = (await lire(octets)).quizz.flatMap(({ lignes }) => lignes);
    expect(written.length).toBeGreaterThanOrEqual(30);
    expect(read).toHaveLength(written.length);
    written.forEach(({ question, right, options }, rank) => {
      const ligne = read[rank];
      if (ligne?.sorte !== "question") throw new Error(`no question: ${question}`);
      expect(calculerEtatLigne(ligne).etat).toBe("ok");
      expect(nettoyerTexteImporteSurUneLigne(ligne.question.text)).toBe(clean(question));
      expect(ligne.question.reponse).toEqual([clean(right)]);
      expect(new Set(ligne.question.options)).toEqual(new Set(options.map(clean)));
    });
  });
});
