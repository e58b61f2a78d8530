/** Pasted texts that nobody chose: their ways of numbering, lettering, marking and spacing are drawn from a seed, and each has its key. */
import * as fc from "fast-check";
import type { Asked } from "./pasted-texts.ts";

const letter = (rank: number): string => "abcdef"[rank] ?? "";
const upper = (rank: number): string => letter(rank).toUpperCase();
const roman = (rank: number): string => ["I", "II", "III", "IV", "V", "VI", "VII"][rank] ?? "";
const rightRank = ({ bonnes }: Asked): number => bonnes[0] ?? 0;
const rightText = (one: Asked): string => one.options[rightRank(one)] ?? "";

type Label = (rank: number) => string;
const NUMBERS: readonly Label[] = [
  (n) => `${n + 1}. `,
  (n) => `${n + 1}) `,
  (n) => `${n + 1} - `,
  (n) => `${n + 1}- `,
  (n) => `${n + 1}/ `,
  (n) => `${n + 1}.`,
  (n) => `${n + 1}°) `,
  (n) => `0${n + 1}. `,
  (n) => `Q${n + 1}. `,
  (n) => `Q${n + 1} : `,
  (n) => `Q${n + 1}) `,
  (n) => `Question ${n + 1} : `,
  (n) => `Question ${n + 1}\n`,
  (n) => `Question n°${n + 1} : `,
  (n) => `Question n° ${n + 1}\n`,
  (n) => `QUESTION ${n + 1} - `,
  (n) => `Question ${n + 1} (1 point)\n`,
  (n) => `Question ${n + 1}.\n`,
  (n) => `### ${n + 1}. `,
  (n) => `## Question ${n + 1}\n\n`,
  (n) => `#${n + 1} `,
  (n) => `(${n + 1}) `,
  (n) => `[${n + 1}] `,
  (n) => `${n + 1} `,
  (n) => `${roman(n)}. `,
  (n) => `${roman(n)} - `,
  (n) => `${n + 1}.\t`,
  (n) => `Exercice ${n + 1} : `,
  (n) => `N°${n + 1} : `,
  (n) => `❓ ${n + 1}. `,
];
const BARE: readonly Label[] = [
  () => "",
  () => "❓ ",
  () => "➤ ",
  () => "Q : ",
  () => "Question : ",
];
/** Letters that an answer may name; the second is how. */
const LETTERED: readonly Label[] = [
  (r) => `${letter(r)}) `,
  (r) => `${upper(r)}) `,
  (r) => `${upper(r)}. `,
  (r) => `${letter(r)}. `,
  (r) => `${upper(r)} - `,
  (r) => `${letter(r)}- `,
  (r) => `${upper(r)} : `,
  (r) => `${upper(r)}: `,
  (r) => `(${letter(r)}) `,
  (r) => `[${upper(r)}] `,
  (r) => `${letter(r)}/ `,
  (r) => `${upper(r)} – `,
  (r) => `   ${letter(r)}) `,
  (r) => `\t${upper(r)}. `,
  (r) => `${letter(r)}.\t`,
  (r) => `${upper(r)})`,
  (r) => `- ${upper(r)}) `,
  (r) => `• ${letter(r)}. `,
  (r) => `* ${upper(r)}. `,
  (r) => `□ ${upper(r)}. `,
  (r) => `Réponse ${upper(r)} : `,
  (r) => `${upper(r)}\t`,
];
const BULLETS: readonly Label[] = [
  () => "- ",
  () => "• ",
  () => "– ",
  () => "○ ",
  () => "o ",
  () => "◦\t",
  () => "· ",
  () => "➢ ",
  () => "   - ",
  () => "\t",
  () => "",
  () => "▪ ",
  () => "-",
  () => "+ ",
];

/** Ways to show the right one on its own line: what stands before its label, before and behind its text, and before the others. */
const MARKS: readonly {
  readonly front?: string;
  readonly before?: string;
  readonly behind?: string;
  readonly others?: string;
}[] = [
  { front: "*" },
  { front: "* " },
  { behind: " *" },
  { behind: "*" },
  { behind: " ✅" },
  { behind: " ✓" },
  { behind: " ✔️" },
  { behind: " (bonne réponse)" },
  { behind: " (x)" },
  { behind: " (correct)" },
  { behind: " (Vrai)", others: " (Faux)" },
  { behind: " ✅", others: " ❌" },
  { behind: " <-" },
  { behind: " ← bonne réponse" },
  { behind: " [correct]" },
  { before: "**", behind: "**" },
  { before: "__", behind: "__" },
  { before: "<b>", behind: "</b>" },
  { front: "✅ " },
  { front: "=> " },
];

/** Ways to say the right one on a line of its own, by its letter. */
const BY_LETTER: readonly ((label: string, text: string) => string)[] = [
  (l) => `Réponse : ${l}`,
  (l) => `Réponse: ${l.toLowerCase()}`,
  (l) => `Réponse : ${l}.`,
  (l, t) => `Réponse : ${l}) ${t}`,
  (l, t) => `Réponse : ${l} - ${t}`,
  (l, t) => `Réponse ${l} : ${t}`,
  (l, t) => `**Réponse : ${l}. ${t}**`,
  (l) => `R : ${l}`,
  (l) => `Rép : ${l.toLowerCase()}`,
  (l) => `rep: ${l.toLowerCase()})`,
  (l) => `Bonne réponse : ${l}`,
  (l) => `BONNE RÉPONSE : ${l}`,
  (l) => `La bonne réponse est ${l}.`,
  (l) => `La bonne réponse est la réponse ${l}`,
  (l) => `La réponse correcte est : ${l}`,
  (l) => `Solution : ${l}`,
  (l) => `Correction : ${l}`,
  (l) => `=> ${l}`,
  (l) => `→ ${l.toLowerCase()}`,
  (l) => `--> ${l}`,
  (l) => `Correct answer: ${l}`,
  (l) => `Answer: ${l}`,
  (l) => `ANSWER: ${l}`,
  (l) => `✅ Réponse : ${l}`,
  (l) => `✅ ${l}`,
  (l) => `[Réponse : ${l}]`,
  (l) => `(Réponse ${l.toLowerCase()})`,
  (l) => `Réponse correcte : **${l}**`,
  (l) => `Rép. ${l}`,
  (l) => `Réponse\n${l}`,
];
const BY_TEXT: readonly ((text: string) => string)[] = [
  (t) => `Réponse : ${t}`,
  (t) => `Réponse : ${t}.`,
  (t) => `Bonne réponse : ${t}`,
  (t) => `La bonne réponse est : ${t}`,
  (t) => `**Réponse :** ${t}`,
  (t) => `✅ ${t}`,
  (t) => `=> ${t}`,
  (t) => `→ ${t}`,
  (t) => `Solution : ${t}`,
  (t) => `R : ${t}`,
  (t) => `R/ ${t}`,
  (t) => `Réponse attendue : ${t}`,
  (t) => `Réponse :\n${t}`,
  (t) => `(Réponse : ${t})`,
  (t) => `Answer: ${t}`,
];
/** Keys at the foot: a title, then what each number says. */
const KEYS: readonly ((letters: readonly string[], texts: readonly string[]) => string)[] = [
  (l) => `Réponses : ${l.map((une, n) => `${n + 1}-${une}`).join(", ")}`,
  (l) => `Réponses : ${l.map((une, n) => `${n + 1}${une.toLowerCase()}`).join(" ; ")}`,
  (l) => `Réponses\n\n${l.map((une, n) => `${n + 1}. ${une}`).join("\n")}`,
  (l) => `RÉPONSES :\n${l.map((une, n) => `${n + 1} : ${une}`).join("\n")}`,
  (l) => `Corrigé : ${l.map((une, n) => `${n + 1}) ${une.toLowerCase()}`).join("  ")}`,
  (l) => `Solutions\n${l.map((une, n) => `Question ${n + 1} : ${une}`).join("\n")}`,
  (l, t) => `Réponses :\n${l.map((une, n) => `${n + 1}. ${une}) ${t[n] ?? ""}`).join("\n")}`,
  (l, t) =>
    `Correction\n${l.map((une, n) => `${n + 1}${une.toLowerCase()} (${t[n] ?? ""})`).join("\n")}`,
  (l) => `Answers: ${l.map((une, n) => `${n + 1}. ${une}`).join(" ")}`,
  (l) => `Answer key\n${l.map((une, n) => `${n + 1}\t${une}`).join("\n")}`,
  (l) => `Réponses du quiz : ${l.map((une, n) => `${n + 1}=${une}`).join(" ")}`,
  (l) => `---\nRéponses : ${l.join(" ")}`,
  (_, t) => `Les bonnes réponses\n${t.map((une, n) => `${n + 1}. ${une}`).join("\n")}`,
];

const BETWEEN = ["\n\n", "\n\n", "\n", "\n\n\n", "\n\n---\n\n", "\n\n***\n\n", "\n__________\n"];
const HEADERS = [
  "",
  "",
  "",
  "Quiz de Noël\n\n",
  "# Quiz : la culture pour tous\n\n",
  "QUIZZ SOIRÉE DU 12 MARS\n===\n",
  "Bonjour,\nvoici mon questionnaire, bon courage !\n\n",
  "Thème : Histoire de France\nNiveau : facile\n\n",
  "QCM n° 3\nCochez la bonne réponse.\n\n",
  "**Titre : Quiz du samedi**\n\n",
  "Voici 5 questions à choix multiples :\n\n",
  "MANCHE 1\n\n",
  "https://exemple.fr/quiz\n\n",
];
const FOOTERS = [
  "",
  "",
  "",
  "\n\nBonne chance à tous !",
  "\n\nFin du quiz",
  "\n\nSouhaitez-vous que je continue avec un autre thème ?",
  "\n\n© 2024 – Association des parents",
];
const PROOFS: readonly ((text: string) => string)[] = [
  () => "",
  () => "",
  (t) => `\nExplication : ${t}`,
  (t) => `\nAnecdote : ${t}`,
  (t) => `\n*Explication :* ${t}`,
  (t) => `\n💡 ${t}`,
  (t) => `\nLe saviez-vous ? ${t}`,
  (t) => `\nCommentaire : ${t}`,
  (t) => `\n> ${t}`,
];
const SAYINGS = [
  "C’est ce que disent tous les livres d’école.",
  "Le fait est connu depuis le XIXe siècle, et l’on en parle encore.",
  "On l’apprend au collège.",
  "Beaucoup se trompent : méfiez-vous des idées reçues.",
];
const OUTER: readonly ((text: string) => string)[] = [
  (t) => t,
  (t) => t,
  (t) => t.replaceAll("\n", "\r\n"),
  (t) => t.replaceAll("\n", "  \n"),
  (t) => t.replaceAll(" ?", "\u00A0?").replaceAll(" :", "\u00A0:"),
  (t) => t.replaceAll("’", "'"),
  (t) => `\uFEFF${t}`,
  (t) => `\n\n${t}\n\n`,
];
const BETWEEN_OPTIONS = ["\n", "\n", "\n", "\n\n"];

export interface VariedText {
  readonly text: string;
  readonly key: readonly Asked[];
}

interface Manner {
  readonly number: Label;
  readonly between: string;
  readonly header: string;
  readonly footer: string;
  readonly proof: (text: string) => string;
  readonly outer: (text: string) => string;
  readonly betweenOptions: string;
}
const outerOf = ({ header, footer, outer }: Manner, body: string): string =>
  outer(header + body + footer);
const manner = (numbers: readonly Label[]): fc.Arbitrary<Manner> =>
  fc.record({
    number: fc.constantFrom(...numbers),
    between: fc.constantFrom(...BETWEEN),
    header: fc.constantFrom(...HEADERS),
    footer: fc.constantFrom(...FOOTERS),
    proof: fc.constantFrom(...PROOFS),
    outer: fc.constantFrom(...OUTER),
    betweenOptions: fc.constantFrom(...BETWEEN_OPTIONS),
  });
const proofOf = ({ proof }: Manner, rank: number): string =>
  proof(SAYINGS[rank % SAYINGS.length] ?? "");
const body = (
  manners: Manner,
  key: readonly Asked[],
  write: (one: Asked, rank: number) => string,
) => key.map((one, rank) => manners.number(rank) + write(one, rank)).join(manners.between);

const marked = (key: readonly Asked[]): fc.Arbitrary<VariedText> =>
  fc
    .record({
      manners: manner([...NUMBERS, ...BARE]),
      label: fc.constantFrom(...LETTERED, ...BULLETS),
      mark: fc.constantFrom(...MARKS),
    })
    .map(({ manners, label, mark }) => ({
      key,
      text: outerOf(
        manners,
        body(
          manners,
          key,
          (one, rank) =>
            `${one.text}\n${one.options
              .map((option, at) =>
                at === rightRank(one)
                  ? `${mark.front ?? ""}${label(at)}${mark.before ?? ""}${option}${mark.behind ?? ""}`
                  : `${label(at)}${option}${mark.others ?? ""}`,
              )
              .join(manners.betweenOptions)}${proofOf(manners, rank)}`,
        ),
      ),
    }));
const told = (key: readonly Asked[]): fc.Arbitrary<VariedText> =>
  fc
    .record({
      manners: manner([...NUMBERS, ...BARE]),
      label: fc.constantFrom(...LETTERED),
      say: fc.constantFrom(...BY_LETTER),
    })
    .map(({ manners, label, say }) => ({
      key,
      text: outerOf(
        manners,
        body(
          manners,
          key,
          (one, rank) =>
            `${one.text}\n${one.options.map((option, at) => label(at) + option).join(manners.betweenOptions)}\n${say(upper(rightRank(one)), rightText(one))}${proofOf(manners, rank)}`,
        ),
      ),
    }));
const toldByText = (key: readonly Asked[]): fc.Arbitrary<VariedText> =>
  fc
    .record({
      manners: manner([...NUMBERS, ...BARE]),
      label: fc.constantFrom(...BULLETS, ...LETTERED),
      say: fc.constantFrom(...BY_TEXT),
    })
    .map(({ manners, label, say }) => ({
      key,
      text: outerOf(
        manners,
        body(
          manners,
          key,
          (one, rank) =>
            `${one.text}\n${one.options.map((option, at) => label(at) + option).join(manners.betweenOptions)}\n${say(rightText(one))}${proofOf(manners, rank)}`,
        ),
      ),
    }));
const keyed = (key: readonly Asked[]): fc.Arbitrary<VariedText> =>
  fc
    .record({
      manners: manner(NUMBERS.slice(0, 19)),
      label: fc.constantFrom(...LETTERED),
      say: fc.constantFrom(...KEYS),
    })
    .map(({ manners, label, say }) => ({
      key,
      text: outerOf(
        { ...manners, footer: "" },
        `${body(manners, key, (one) => `${one.text}\n${one.options.map((option, at) => label(at) + option).join(manners.betweenOptions)}`)}\n\n${say(
          key.map((one) => upper(rightRank(one))),
          key.map(rightText),
        )}`,
      ),
    }));

/** `count` texts of questions to choose from, drawn from `seed`. */
export const variedTexts = (
  sets: readonly (readonly Asked[])[],
  seed: number,
  count: number,
): readonly VariedText[] =>
  fc.sample(
    fc
      .constantFrom(...sets)
      .chain((key) => fc.oneof(marked(key), told(key), toldByText(key), keyed(key))),
    { seed, numRuns: count },
  );

const ANSWERS: readonly ((text: string) => string)[] = [
  (t) => `\nRéponse : ${t}`,
  (t) => `\nRéponse: ${t}`,
  (t) => `\nR : ${t}`,
  (t) => `\nR: ${t}`,
  (t) => `\n→ ${t}`,
  (t) => `\n=> ${t}`,
  (t) => `\n-> ${t}`,
  (t) => ` → ${t}`,
  (t) => ` => ${t}`,
  (t) => ` (${t})`,
  (t) => ` (Réponse : ${t})`,
  (t) => ` [${t}]`,
  (t) => ` : ${t}`,
  (t) => ` - ${t}`,
  (t) => `\t${t}`,
  (t) => ` ; ${t}`,
  (t) => ` = ${t}`,
  (t) => ` / ${t}`,
  (t) => `\n- ${t}`,
  (t) => `\n**${t}**`,
  (t) => ` **${t}**`,
  (t) => `\n*Réponse : ${t}*`,
  (t) => `\n**Réponse :** ${t}`,
  (t) => `\n✅ ${t}`,
  (t) => ` Réponse : ${t}`,
  (t) => `\nLa réponse est ${t}.`,
  (t) => `\nAnswer: ${t}`,
  (t) => `\nA: ${t}`,
  (t) => `\nA. ${t}`,
  (t) => `\n\n${t}`,
  (t) => `\n${t}`,
  (t) => `\n\tRéponse : ${t}`,
  (t) => `\nRéponse\n${t}`,
  (t) => `\n> ${t}`,
  (t) => `\n||${t}||`,
];

/** `count` texts of questions whose answer is typed. */
export const variedAnswers = (
  sets: readonly (readonly Asked[])[],
  seed: number,
  count: number,
): readonly VariedText[] =>
  fc.sample(
    fc.constantFrom(...sets).chain((key) =>
      fc
        .record({
          manners: manner([...NUMBERS, ...BARE]),
          say: fc.constantFrom(...ANSWERS),
        })
        .map(({ manners, say }) => ({
          key,
          text: outerOf(
            manners,
            body(
              manners,
              key,
              (one, rank) => `${one.text}${say(rightText(one))}${proofOf(manners, rank)}`,
            ),
          ),
        })),
    ),
    { seed, numRuns: count },
  );
