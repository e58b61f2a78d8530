/**
 * Rules about questions and, further down, their answers under the same labels: "🔵 Quel pays ?" and "🔵 L’Italie", "Q1/" and "R1/". The
 * labels become numbers, and the answers a key (key.ts). Pure.
 */
import type { TextRewriteRule } from "./clean.ts";

const LABEL =
  /^(\p{Extended_Pictographic}\uFE0F?|[A-Z]{1,3}(?=\s*[:.)-])|[\p{Lu}&]{2,4}(?=\s)|\p{Lu}\p{Ll}{2,11}(?=\s*:))\s*(?:[:.)-]\s*)?(?=[\p{L}\p{N}«"“])/u;
const RECTO = /^(?:(?:carte|fiche)\s*(?:n[°º]\s*)?\d{1,3}\s*[-–—:]\s*)?recto\W*$/i;
const HEADING =
  /^(?:(?:carte|fiche)\s*(?:n[°º]\s*)?\d{1,3}\s*[-–—:]\s*)?(?:verso|dos)\W*$|^\W*(?:et )?(?:voici )?(?:les )?(?:bonnes )?(?:r[ée]ponses|solutions|corrig[ée]|correction)(?:,? dans l[’']ordre| (?:de la |du )?(?:carte|fiche|manche|s[ée]rie|partie|lot) (?:n[°º] ?)?\d{1,3})?\W*$/i;

/**
 * Replaces labels that questions and their answers below a heading share, "G : Quel pays ?" … "Réponses" … "G : L’Islande", by numbers,
 * where each label comes once on both sides.
 */
const withTwinLabels: TextRewriteRule = (lines) => {
  const heads = lines.flatMap((line, rank) => (HEADING.test(line) ? [rank] : []));
  const told = [...lines];
  const ranks = [...lines.keys()];
  let from = 0;
  for (const head of heads) {
    const labelled = (ranks: readonly number[]) =>
      ranks.flatMap((rank) => {
        const [label, sign] = LABEL.exec(lines[rank] ?? "") ?? [];
        return label === undefined || sign === undefined ? [] : [{ rank, label, sign }];
      });
    const asked = labelled(ranks.slice(from, head)).filter(({ rank }) =>
      /[?？]\W*$/.test(lines[rank] ?? ""),
    );
    from = head;
    if (asked.length < 2) continue;
    const end = ranks.find((rank) => rank > head && /[?？]\W*$/.test(lines[rank] ?? ""));
    const said = labelled(ranks.slice(head, end));
    const signs = asked.map(({ sign }) => sign);
    const once =
      new Set(signs).size === signs.length &&
      said.length === asked.length &&
      signs.every((sign) => said.filter((one) => one.sign === sign).length === 1);
    if (!once) continue;
    if (/verso|dos/i.test(lines[head] ?? "")) told[head] = "Réponses :";
    for (const { rank, label, sign } of [...asked, ...said])
      told[rank] = `${signs.indexOf(sign) + 1}. ${(lines[rank] ?? "").slice(label.length)}`;
  }
  return told.map((line, rank) => (line !== lines[rank] || !RECTO.test(line) ? line : ""));
};

/** Writes "Réponses :" above a list of answers such as "R1/ La Sicile", below all the questions "Q1/", and "1. " for "R1/". */
const withAnswersBelow: TextRewriteRule = (lines) => {
  const answer = /^R\s?(\d{1,3})\s*[.:)/–-]+\s*(?=\S)/;
  const asked = lines.flatMap((line) => /^(?:Q|Question)\s?(\d{1,3})\b/i.exec(line)?.[1] ?? []);
  const said = lines.flatMap((line, rank) => (answer.test(line) ? [rank] : []));
  const [first = -1] = said;
  const last = said.at(-1) ?? -1;
  const apart = lines.slice(first, last).every((line) => line === "" || answer.test(line));
  const same = said.every((rank, at) => answer.exec(lines[rank] ?? "")?.[1] === asked[at]);
  if (said.length < 2 || !apart || said.length !== asked.length || !same) return lines;
  if (lines[first - 1] !== "") return lines;
  return lines.map((line, rank) =>
    rank === first - 1 ? "Réponses :" : line.replace(answer, "$1. "),
  );
};

/** The rules of this file, in the order in which they apply, before ornaments go. */
export const TWIN_LABEL_RULES: readonly TextRewriteRule[] = [withTwinLabels, withAnswersBelow];
