/** How a file of the tests was read, beside its key. */
import { calculerEtatLigne } from "../etat.ts";
import type { LectureFichier, LigneImportQuestion } from "../lecture.ts";
import type { Asked } from "./pasted-texts.ts";

/** `wrong`: marked OK with another answer than the key's, or never asked at all; `missed`: neither found as it is nor accepted. */
export type Outcome = "right" | "doubted" | "missed" | "wrong";
export interface Judged {
  readonly outcome: Outcome;
  /** The question of the key, or of the reading where the key has none. */
  readonly text: string;
}

/** Spaces, and the signs that a keyboard has not, tell no question from another. */
const plain = (texte: string): string =>
  texte
    .replaceAll("’", "'")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ ([?!:;»])/g, "$1")
    .trim();
const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.map(plain).sort().join("\n") === b.map(plain).sort().join("\n");

function outcomeOf(one: Asked, { question, doutes }: LigneImportQuestion, ok: boolean): Outcome {
  const right = one.bonnes.map((rank) => one.options[rank] ?? "");
  const found =
    same(question.reponse, right) &&
    (one.bonnes.length === one.options.length || same(question.options, one.options));
  if (!found) return ok ? "wrong" : "missed";
  // a text that is too long, or a question without an answer, is shown to its author, and read as it is
  return doutes.length === 0 || right.length === 0 ? "right" : "doubted";
}

/**
 * What became of every question of the key; then every question that the key has not, and that was accepted.
 * @param lecture null for a file that was refused
 */
export function judge(key: readonly Asked[], lecture: LectureFichier | null): readonly Judged[] {
  const read = (lecture?.quizz ?? [])
    .flatMap(({ lignes }) => lignes)
    .filter((ligne) => ligne.sorte === "question");
  const left = new Set(read);
  const judged = key.map((one): Judged => {
    const ligne = [...left].find(({ question }) => plain(question.text) === plain(one.text));
    if (ligne === undefined) return { outcome: "missed", text: one.text };
    left.delete(ligne);
    return {
      outcome: outcomeOf(one, ligne, calculerEtatLigne(ligne).etat === "ok"),
      text: one.text,
    };
  });
  return [
    ...judged,
    ...[...left]
      .filter((ligne) => calculerEtatLigne(ligne).etat === "ok" && ligne.question.type !== "rien")
      .map(({ question }): Judged => ({ outcome: "wrong", text: question.text })),
  ];
}
