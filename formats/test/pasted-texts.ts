/** Pasted texts of the tests: what people ask, in each of the ways that they write it down. Each text has its key: the questions themselves. */

export interface Asked {
  readonly text: string;
  readonly options: readonly string[];
  /** Ranks of the right ones, from 0; of a typed question, every answer is right. */
  readonly bonnes: readonly number[];
  readonly preuve?: string;
}

const q = (
  text: string,
  options: readonly string[],
  bonnes: readonly number[],
  preuve?: string,
): Asked => (preuve === undefined ? { text, options, bonnes } : { text, options, bonnes, preuve });

/** Questions to choose from. */
export const CHOSEN: Readonly<Record<string, readonly Asked[]>> = {
  capitales: [
    q("Quelle est la capitale de l’Italie ?", ["Milan", "Rome", "Turin", "Naples"], [1]),
    q("Quelle est la capitale de l’Espagne ?", ["Madrid", "Vigo", "Bilbao", "Séville"], [0]),
    q("Quelle est la capitale du Portugal ?", ["Porto", "Faro", "Braga", "Lisbonne"], [3]),
  ],
  dates: [
    q("En quelle année la Bastille est-elle prise ?", ["1788", "1789", "1792", "1804"], [1]),
    q("Combien de joueurs compte une équipe de rugby ?", ["13", "11", "15", "7"], [2]),
    q("Combien font 7 × 8 ?", ["54", "56", "63", "48"], [1]),
    q("Quand a lieu la fête du Travail ?", ["1 mai", "8 mai", "14 juillet", "11 novembre"], [0]),
  ],
  phrases: [
    q(
      "Qui a dit : « Je pense, donc je suis » ?",
      ["Descartes", "Pascal", "Voltaire", "B. Spinoza"],
      [0],
      "Dans le Discours de la méthode, en 1637.",
    ),
    q(
      "L’expression « avoir le cafard » signifie",
      ["Être triste", "Avoir faim", "Être en colère", "Avoir froid"],
      [0],
      "Elle vient de Baudelaire.",
    ),
    q(
      "Complétez : « Rien ne sert de courir… »",
      ["il faut arriver à l’heure", "il faut partir à point", "il faut marcher", "il faut dormir"],
      [1],
      "Fable de La Fontaine.",
    ),
  ],
  cinema: [
    q(
      "Qui réalise « Le Dîner de cons » (1998) ?",
      ["Francis Veber", "Luc Besson", "Claude Zidi"],
      [0],
    ),
    q("Dans quel film entend-on « I’ll be back » ?", ["Rambo", "Terminator", "Alien"], [1]),
    q("Quel acteur joue OSS 117 en 2006 ?", ["J. Dujardin", "G. Lellouche", "A. Astier"], [0]),
    q("Qui chante « Ne me quitte pas » ?", ["Jacques Brel", "Georges Brassens", "Léo Ferré"], [0]),
  ],
  mesures: [
    q("À quelle température l’eau bout-elle ?", ["-12 °C", "0 °C", "100 °C"], [2]),
    q("Quelle est la formule de l’eau ?", ["CO2", "H2O", "NaCl"], [1]),
    q("Combien vaut π, à peu près ?", ["3,14", "2,72", "1,62"], [0]),
  ],
  deux: [
    q("La Terre est ronde.", ["Vrai", "Faux"], [0]),
    q("Le soleil tourne autour de la Terre.", ["Vrai", "Faux"], [1]),
    q("Le homard rougit à la cuisson.", ["Vrai", "Faux"], [0]),
  ],
};

/** Questions whose answer is typed: one answer each. */
export const TYPED: Readonly<Record<string, readonly Asked[]>> = {
  pays: [
    q("Capitale du Pérou ?", ["Lima"], [0]),
    q("Capitale du Chili ?", ["Santiago"], [0]),
    q("Capitale de l’Équateur ?", ["Quito"], [0]),
    q("Capitale de la Bolivie ?", ["Sucre"], [0]),
  ],
  nombres: [
    q("En quelle année a eu lieu la Révolution ?", ["1789"], [0]),
    q("Combien de cordes a un violon ?", ["4"], [0]),
    q("Quelle est la racine carrée de 144 ?", ["12"], [0]),
  ],
  auteurs: [
    q("Qui a écrit « L’Étranger » ?", ["Albert Camus"], [0], "Publié en 1942."),
    q("Qui a peint « Le Cri » ?", ["Edvard Munch"], [0], "Il en existe cinq versions."),
    q("Comment s’appelle le chien de Tintin ?", ["Milou"], [0], "Un fox-terrier."),
  ],
};

const a = (rank: number): string => "abcdef"[rank] ?? "";
const A = (rank: number): string => a(rank).toUpperCase();
const each = (
  asked: readonly Asked[],
  write: (one: Asked, rank: number) => string,
  between = "\n\n",
): string => asked.map(write).join(between);
const right = ({ options, bonnes }: Asked): string => options[bonnes[0] ?? 0] ?? "";
const isRight = ({ bonnes }: Asked, rank: number): boolean => bonnes.includes(rank);
const lines = (one: Asked, write: (option: string, rank: number) => string): string =>
  one.options.map(write).join("\n");
const letterOf = ({ bonnes }: Asked): string => A(bonnes[0] ?? 0);
const proof = ({ preuve }: Asked, label = "Explication : "): string =>
  preuve === undefined ? "" : `\n${label}${preuve}`;

export type Layout = (asked: readonly Asked[]) => string;

/** Every way to write questions to choose from. */
export const CHOSEN_LAYOUTS: Readonly<Record<string, Layout>> = {
  "star in front": (s) =>
    each(s, (o) => `${o.text}\n${lines(o, (p, r) => (isRight(o, r) ? "*" : "") + p)}${proof(o)}`),
  "star behind": (s) =>
    each(s, (o) => `${o.text}\n${lines(o, (p, r) => p + (isRight(o, r) ? "*" : ""))}${proof(o)}`),
  "numbers and letters, star": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${isRight(o, r) ? "*" : ""}${a(r)}) ${p}`)}${proof(o)}`,
    ),
  "numbers and letters, answer by letter": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}) ${o.text}\n${lines(o, (p, r) => `${a(r)}) ${p}`)}\nRéponse : ${letterOf(o).toLowerCase()}${proof(o)}`,
    ),
  "no blank line": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${A(r)}. ${p}`)}\nRéponse : ${letterOf(o)}${proof(o)}`,
      "\n",
    ),
  "another sign behind each number": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}${"./)"[n % 3] ?? ""} ${o.text}\n${lines(o, (p, r) => `${a(r)}. ${p}`)}\nRéponse : ${letterOf(o)}${proof(o)}`,
      "\n",
    ),
  "Question n, A :": (s) =>
    each(
      s,
      (o, n) =>
        `Question ${n + 1} : ${o.text}\n${lines(o, (p, r) => `${A(r)} : ${p}`)}\nRéponse : ${letterOf(o)}${proof(o)}`,
    ),
  "Question n alone, A -": (s) =>
    each(
      s,
      (o, n) =>
        `Question ${n + 1}\n${o.text}\n${lines(o, (p, r) => `${A(r)} - ${p}`)}\nBonne réponse : ${letterOf(o)}${proof(o)}`,
    ),
  "Q: A: B:": (s) =>
    each(
      s,
      (o) => `Q: ${o.text}\n${lines(o, (p, r) => `${A(r)}: ${p}`)}\nR: ${letterOf(o)}${proof(o)}`,
    ),
  "Q1 / Rép.": (s) =>
    each(
      s,
      (o, n) =>
        `Q${n + 1}. ${o.text}\n${lines(o, (p, r) => `${a(r)}. ${p}`)}\nRép. : ${letterOf(o).toLowerCase()}${proof(o)}`,
    ),
  "the good answer is": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${A(r)}) ${p}`)}\nLa bonne réponse est la ${letterOf(o)}${proof(o)}`,
    ),
  "arrow to the letter": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${a(r)}) ${p}`)}\n=> ${letterOf(o).toLowerCase()}${proof(o)}`,
    ),
  "solution by text": (s) =>
    each(s, (o) => `${o.text}\n${lines(o, (p) => `- ${p}`)}\nSolution : ${right(o)}${proof(o)}`),
  "answer by both": (s) =>
    each(
      s,
      (o, n) =>
        `**${n + 1}. ${o.text}**\n${lines(o, (p, r) => `- ${A(r)}) ${p}`)}\n\n**Réponse : ${letterOf(o)}) ${right(o)}**${proof(o, "*Explication :* ")}`,
    ),
  "label without a space": (s) =>
    each(
      s,
      (o, n) => `${n + 1})${o.text}\n${lines(o, (p, r) => `${A(r)})${p}`)}\nANSWER: ${letterOf(o)}`,
    ),
  "ticked boxes": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text}\n${lines(o, (p, r) => `- [${isRight(o, r) ? "x" : " "}] ${p}`)}${proof(o, "**Explication :**\n")}`,
    ),
  "boxes of a form": (s) =>
    each(
      s,
      (o) => `${o.text}\n${lines(o, (p, r) => `${isRight(o, r) ? "☑" : "☐"} ${p}`)}${proof(o)}`,
    ),
  "ticks and crosses": (s) =>
    each(
      s,
      (o) => `${o.text}\n${lines(o, (p, r) => `${p} ${isRight(o, r) ? "✅" : "❌"}`)}${proof(o)}`,
    ),
  "ticks in front": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}/ ${o.text}\n${lines(o, (p, r) => `${isRight(o, r) ? "✓" : "✗"} ${p}`)}${proof(o)}`,
    ),
  "bold right one": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text}\n${lines(o, (p, r) => (isRight(o, r) ? `- **${p}**` : `- ${p}`))}${proof(o)}`,
    ),
  "(bonne réponse)": (s) =>
    each(
      s,
      (o) =>
        `${o.text}\n${lines(o, (p, r) => p + (isRight(o, r) ? " (bonne réponse)" : ""))}${proof(o)}`,
    ),
  AMC: (s) =>
    each(s, (o) => `* ${o.text}\n${lines(o, (p, r) => `${isRight(o, r) ? "+" : "-"} ${p}`)}`),
  "on one line": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}) ${o.text}\n   ${o.options.map((p, r) => `${a(r)}) ${p}`).join("   ")}\n   Réponse : ${letterOf(o).toLowerCase()}${proof(o)}`,
    ),
  "question and options on one line": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text} A) ${o.options.map((p, r) => (r === 0 ? p : `${A(r)}) ${p}`)).join(" ")}\nRéponse : ${letterOf(o)}${proof(o)}`,
    ),
  "key at the foot": (s) =>
    `${each(s, (o, n) => `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${a(r)}) ${p}`)}`)}\n\nRéponses : ${s.map((o, n) => `${n + 1}${letterOf(o).toLowerCase()}`).join(", ")}`,
  "key in lines": (s) =>
    `${each(s, (o, n) => `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${A(r)}. ${p}`)}`)}\n\nCorrigé\n${s.map((o, n) => `${n + 1}. ${letterOf(o)}`).join("\n")}`,
  "key with texts": (s) =>
    `${each(s, (o, n) => `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${A(r)}. ${p}`)}`)}\n\n**Réponses**\n${s.map((o, n) => `${n + 1}. ${letterOf(o)}) ${right(o)}`).join("\n")}`,
  "an introduction before": (s) =>
    `Voici le quiz de samedi, amusez-vous bien\n\n${each(s, (o, n) => `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${a(r)}) ${p}`)}\nRéponse : ${letterOf(o)}`)}`,
  "an introduction stuck to it": (s) =>
    `Le quiz de samedi\n${each(s, (o, n) => `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${a(r)}) ${p}`)}\nRéponse : ${letterOf(o)}`)}`,
  "an assistant": (s) =>
    `Bien sûr ! Voici vos questions :\n\n## Titre : Soirée\n\n${each(s, (o, n) => `### Question ${n + 1}\n**${o.text}**\n\n${lines(o, (p, r) => `${A(r)}) ${p}`)}\n\n**Réponse : ${letterOf(o)}**${proof(o, "*Explication : ")}${o.preuve === undefined ? "" : "*"}`, "\n\n---\n\n")}`,
  "questions and options numbered alike": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${r + 1}. ${p}${isRight(o, r) ? " ✅" : ""}`)}`,
    ),
  "numbers below numbers, star": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${isRight(o, r) ? "*" : ""}${r + 1}) ${p}`)}${proof(o)}`,
      "\n",
    ),
  "Réponse A :": (s) =>
    each(
      s,
      (o, n) =>
        `Question ${n + 1} : ${o.text}\n${lines(o, (p, r) => `Réponse ${A(r)} : ${p}`)}\nBonne réponse : ${letterOf(o)}${proof(o)}`,
    ),
  "Proposition 1 -": (s) =>
    each(
      s,
      (o) =>
        `${o.text}\n${lines(o, (p, r) => `Proposition ${r + 1} - ${p}`)}\nRéponse : ${right(o)}${proof(o)}`,
    ),
  "letters in parentheses": (s) =>
    each(
      s,
      (o, n) =>
        `(${n + 1}) ${o.text}\n${lines(o, (p, r) => `(${a(r)}) ${p}`)}\nAnswer: (${letterOf(o).toLowerCase()})`,
    ),
  "blank lines everywhere": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text}\n\n${o.options.map((p, r) => `${a(r)}. ${p}`).join("\n\n")}\n\nRéponse : ${letterOf(o)}. ${right(o)}${proof(o)}`,
    ),
  slashes: (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}/ ${o.text}\n${lines(o, (p, r) => `${a(r)}/ ${p}`)}\nréponse ${letterOf(o).toLowerCase()}${proof(o)}`,
    ),
  headings: (s) =>
    each(
      s,
      (o) =>
        `## ${o.text}\n\n${lines(o, (p, r) => `- ${p}${isRight(o, r) ? " ✓" : ""}`)}${o.preuve === undefined ? "" : `\n\n> ${o.preuve}`}`,
    ),
  "stars as bullets, answer": (s) =>
    each(s, (o) => `${o.text}\n${lines(o, (p) => `* ${p}`)}\nRéponse : ${right(o)}${proof(o)}`),
  "an arrow at the right one": (s) =>
    each(
      s,
      (o, n) =>
        `${n + 1}. ${o.text}\n${lines(o, (p, r) => `${a(r)}) ${p}${isRight(o, r) ? " <-- bonne réponse" : ""}`)}${proof(o)}`,
    ),
  "upper case, answer in words": (s) =>
    each(
      s,
      (o, n) =>
        `QUESTION ${n + 1} : ${o.text}\n${lines(o, (p, r) => `${A(r)}. ${p}`)}\nRÉPONSE : ${letterOf(o)}. ${right(o)}${proof(o, "EXPLICATION : ")}`,
    ),
  "the letter behind the question": (s) =>
    each(
      s,
      (o, n) => `${n + 1}. ${o.text} (${letterOf(o)})\n${lines(o, (p, r) => `${A(r)}. ${p}`)}`,
    ),
  "numbered answers at the foot, in a table of one line": (s) =>
    `${each(s, (o, n) => `Q${n + 1}) ${o.text}\n${lines(o, (p, r) => `${A(r)}) ${p}`)}`)}\n\nRÉPONSES : ${s.map((o, n) => `${n + 1}-${letterOf(o)}`).join(" / ")}`,
  "a copied page": (s) =>
    each(
      s,
      (o, n) =>
        `Question ${n + 1}/${s.length}\n\n${o.text}\n\n${lines(o, (p, r) => `${A(r)}\u00A0: ${p}`)}\n\nRéponse\u00A0: ${letterOf(o)}${proof(o)}`,
    ),
};

/** Every way to write questions whose answer is typed. */
export const TYPED_LAYOUTS: Readonly<Record<string, Layout>> = {
  "one line asks, the next answers": (s) => each(s, (o) => `${o.text}\n${right(o)}`, "\n"),
  "the same with blank lines": (s) => each(s, (o) => `${o.text}\n${right(o)}`),
  "Question n / Réponse": (s) =>
    each(s, (o, n) => `Question ${n + 1} : ${o.text}\nRéponse : ${right(o)}${proof(o)}`),
  "réponse without a colon": (s) =>
    each(s, (o) => `${o.text}\nreponse ${right(o)}${proof(o)}`, "\n"),
  "Q / R": (s) => each(s, (o) => `Q : ${o.text}\nR : ${right(o)}${proof(o)}`),
  "Q: / A:": (s) => each(s, (o) => `**Q:** ${o.text}\n**A:** ${right(o)}${proof(o)}`, "\n"),
  "Rép.": (s) => each(s, (o, n) => `${n + 1}) ${o.text}\nRép. : ${right(o)}${proof(o)}`),
  "the answer is": (s) =>
    each(s, (o, n) => `${n + 1}. ${o.text}\nLa réponse est : ${right(o)}${proof(o)}`),
  "arrow below": (s) => each(s, (o, n) => `${n + 1}. ${o.text}\n=> ${right(o)}${proof(o)}`),
  "in parentheses": (s) => each(s, (o) => `${o.text} (${right(o)})`, "\n"),
  "(réponse : …)": (s) => each(s, (o, n) => `${n + 1}. ${o.text} (réponse : ${right(o)})`, "\n"),
  "behind the question mark": (s) => each(s, (o) => `${o.text} ${right(o)}`, "\n"),
  "R : on the line": (s) => each(s, (o, n) => `${n + 1}. ${o.text} R : ${right(o)}`, "\n"),
  semicolons: (s) => each(s, (o) => `${o.text} ; ${right(o)}`, "\n"),
  tabs: (s) => each(s, (o) => `${o.text}\t${right(o)}`, "\n"),
  "tabs and numbers": (s) => each(s, (o, n) => `${n + 1}. ${o.text}\t${right(o)}`, "\n"),
  "quoted cells": (s) => each(s, (o) => `"${o.text.replaceAll('"', '""')}"\t${right(o)}`, "\n"),
  hyphens: (s) => each(s, (o, n) => `${n + 1} - ${o.text} - ${right(o)}`, "\n"),
  "Réponse behind": (s) => each(s, (o, n) => `${n + 1}. ${o.text} Réponse : ${right(o)}.`, "\n"),
  "an introduction": (s) =>
    `Le quiz de Zoé\n\n${each(s, (o, n) => `${n + 1}. ${o.text}\nRéponse : ${right(o)}`)}`,
  "bold answers": (s) => each(s, (o, n) => `${n + 1}. ${o.text}\n**${right(o)}**`),
  "of an index card": (s) =>
    `#separator:tab\n#html:false\n${each(s, (o) => `${o.text}\t${right(o)}`, "\n")}`,
  arrows: (s) => each(s, (o) => `${o.text} → ${right(o)}`, "\n"),
  bars: (s) => each(s, (o) => `${o.text} | ${right(o)}`, "\n"),
  dashes: (s) => each(s, (o) => `- ${o.text} – ${right(o)}`, "\n"),
  "a conversation": (s) =>
    each(s, (o, n) => `[22/11/2026 21:0${n}] Tom: ${o.text} ${right(o)}`, "\n"),
  "key in lines": (s) =>
    `${each(s, (o, n) => `${n + 1}. ${o.text}`, "\n")}\n\nRéponses :\n${s.map((o, n) => `${n + 1}. ${right(o)}`).join("\n")}`,
};
