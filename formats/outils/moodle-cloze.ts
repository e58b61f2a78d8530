/** A Cloze question of Moodle ("{1:SHORTANSWER:=Lima}"), as one ordinary question for each gap. Pure. */
import { lireHtml } from "./html.ts";
import type { QuestionMoodle } from "./question-moodle.ts";

const GAP = /\{\d*:([A-Z]+)(?:_[A-Z]+)*:((?:\\[^]|[^}\\])*)\}/g;
const TYPES: readonly (readonly [RegExp, type: string, single: boolean])[] = [
  [/^(?:SHORTANSWER|SA|SAC|MW|MWC)$/, "shortanswer", true],
  [/^(?:NUMERICAL|NM)$/, "numerical", true],
  [/^(?:MULTICHOICE|MC[VHS]*)$/, "multichoice", true],
  [/^(?:MULTIRESPONSE|MR[HS]*)$/, "multichoice", false],
];
const HOLE = "_____";

const asHtml = (texte: string): string =>
  texte
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br>");

/** The answers of a gap: "=Lima~%50%Callao#presque~Quito". */
const answersOf = (inside: string, numerical: boolean): QuestionMoodle["reponses"] =>
  inside.split(/(?<!\\)~/).map((one) => {
    const [, sign = "", percent, said = ""] =
      /^\s*(?:(=)|%(-?[\d.,]{1,12})%)?([^]*)$/.exec(one) ?? [];
    const poids =
      percent === undefined ? (sign === "=" ? 100 : 0) : Number(percent.replace(",", "."));
    const bare = (said.split(/(?<!\\)#/)[0] ?? "").replace(/\\([}~=#"/\\])/g, "$1").trim();
    const [value = "", marge = ""] = numerical ? bare.split(":") : [bare];
    return { texte: asHtml(value), poids, marge };
  });

/** @returns a question for each gap; null when a gap has no line of its own, or is of an unknown kind */
export function readCloze(question: QuestionMoodle): readonly QuestionMoodle[] | null {
  const html = question.textes.get("questiontext") ?? "";
  const { texte, medias } = lireHtml(html);
  const lines = texte.split("\n").filter((line) => line !== "");
  const gapped = lines.map((line) => [...line.matchAll(GAP)]);
  if (gapped.flat().length === 0 || gapped.some((gaps) => gaps.length > 1)) return null;
  const first = gapped.findIndex((gaps) => gaps.length > 0);
  const shown = medias.map((src) => `<img src="${src.replaceAll('"', "&quot;")}">`).join("");
  const single = gapped.flat().length === 1;
  const around = (rank: number): readonly string[] =>
    // what is said before the first gap is said of all of them
    single ? lines : [...lines.slice(0, first), lines[rank] ?? ""];
  const questions = lines.flatMap((line, rank): QuestionMoodle[] => {
    const [gap] = gapped[rank] ?? [];
    if (gap === undefined) return [];
    const [, named = "", inside = ""] = gap;
    const known = TYPES.find(([pattern]) => pattern.test(named));
    const said = line.replace(GAP, "").trim();
    if (known === undefined || (said === "" && !single)) return [];
    const [, type, one] = known;
    return [
      {
        ...question,
        type,
        textes: new Map([
          ...question.textes,
          ["questiontext", asHtml(around(rank).join("\n").replace(GAP, HOLE)) + shown],
          ["single", String(one)],
        ]),
        reponses: answersOf(inside, type === "numerical"),
      },
    ];
  });
  return questions.length === gapped.flat().length ? questions : null;
}
