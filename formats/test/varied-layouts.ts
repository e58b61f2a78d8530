/** Tables that nobody chose: their titles, their options, and the ways to tell the right one. */
import type { Asked } from "./pasted-texts.ts";
import { lower, number, upper, type Words } from "./varied-titles.ts";

export type Row = readonly string[];
const at = ({ bonnes }: Asked): number => bonnes[0] ?? 0;
const right = (one: Asked): string => one.options[at(one)] ?? "";
const wrong = (one: Asked): Row => one.options.filter((_, rank) => rank !== at(one));
const filled = (cells: Row, length: number): Row =>
  Array.from({ length }, (_, rank) => cells[rank] ?? "");

/** A drawn value of a list. */
export type Draw = <T>(list: readonly T[]) => T;

const TICKS: readonly (readonly [yes: string, no: string])[] = [
  ["x", ""],
  ["X", ""],
  ["1", "0"],
  ["VRAI", "FAUX"],
  ["TRUE", "FALSE"],
  ["oui", "non"],
  ["✓", ""],
  ["Vrai", "Faux"],
  ["100", "0"],
  ["yes", "no"],
];

/** The rows of a table, titles first. Ways: see the names of the keys. */
export const LAYOUTS: Readonly<
  Record<string, (key: readonly Asked[], words: Words, draw: Draw) => readonly Row[]>
> = {
  optionsThenKey: (key, words, draw) => {
    const option = draw(words.option);
    const say = draw<(one: Asked) => string>([
      (one) => upper(at(one)),
      (one) => upper(at(one)),
      (one) => lower(at(one)),
      (one) => number(at(one)),
      (one) => number(at(one)),
      right,
      right,
      (one) => option(at(one)),
      (one) => `${upper(at(one))}) ${right(one)}`,
      (one) => `${upper(at(one))}. ${right(one)}`,
      (one) => `Réponse ${upper(at(one))}`,
      (one) => `${upper(at(one))} - ${right(one)}`,
    ]);
    const width = Math.max(...key.map(({ options }) => options.length), draw([0, 4, 4, 5]));
    const labels = Array.from({ length: width }, (_, rank) => option(rank));
    const keyFirst = draw([false, false, false, true]);
    const correct = draw(words.correct);
    const place = (text: string, options: Row, told: string): Row =>
      keyFirst ? [text, told, ...options] : [text, ...options, told];
    return [
      place(draw(words.question), labels, correct),
      ...key.map((one) => place(one.text, filled(one.options, width), say(one))),
    ];
  },
  rightThenWrong: (key, words, draw) => {
    const width = Math.max(...key.map(({ options }) => options.length)) - 1;
    const label = draw(words.wrong);
    const correct = draw(words.correct);
    return [
      [draw(words.question), correct, ...Array.from({ length: width }, (_, rank) => label(rank))],
      ...key.map((one) => [one.text, right(one), ...filled(wrong(one), width)]),
    ];
  },
  ticksBeside: (key, words, draw) => {
    const width = Math.max(...key.map(({ options }) => options.length));
    const [yes, no] = draw(TICKS);
    const option = draw(words.option);
    const mark = draw(words.mark);
    const numbered = draw([true, true, false]);
    return [
      [
        draw(words.question),
        ...Array.from({ length: width }, (_, rank) => [
          option(rank),
          numbered ? `${mark} ${number(rank)}` : mark,
        ]).flat(),
      ],
      ...key.map((one) => [
        one.text,
        ...Array.from({ length: width }, (_, rank) => [
          one.options[rank] ?? "",
          rank === at(one) ? yes : one.options[rank] === undefined ? "" : no,
        ]).flat(),
      ]),
    ];
  },
  ticksBehind: (key, words, draw) => {
    const width = Math.max(...key.map(({ options }) => options.length));
    const [yes, no] = draw(TICKS);
    const option = draw(words.option.slice(0, 3));
    const mark = draw(words.mark);
    const ranks = Array.from({ length: width }, (_, rank) => rank);
    return [
      [
        draw(words.question),
        ...ranks.map(option),
        ...ranks.map((rank) => `${mark} ${number(rank)}`),
      ],
      ...key.map((one) => [
        one.text,
        ...filled(one.options, width),
        ...ranks.map((rank) =>
          rank === at(one) ? yes : one.options[rank] === undefined ? "" : no,
        ),
      ]),
    ];
  },
  optionPerRow: (key, words, draw) => {
    const [yes, no] = draw(TICKS);
    const repeated = draw([true, false, false]);
    return [
      [draw(words.question), draw(["Réponse", "Proposition", "Option", "Choix"]), draw(words.mark)],
      ...key.flatMap((one) =>
        one.options.map((option, rank) => [
          repeated || rank === 0 ? one.text : "",
          option,
          rank === at(one) ? yes : no,
        ]),
      ),
    ];
  },
  optionsInOneCell: (key, words, draw) => {
    const between = draw(["|", " | ", ";", "\n", " / "]);
    const lettered = draw([false, false, true]);
    const say = draw(lettered ? [(one: Asked) => upper(at(one)), right] : [right]);
    return [
      [draw(words.question), draw(words.options), draw(words.correct)],
      ...key.map((one) => [
        one.text,
        one.options
          .map((option, rank) => (lettered ? `${upper(rank)}) ${option}` : option))
          .join(between),
        say(one),
      ]),
    ];
  },
  starredOptions: (key, words, draw) => {
    const width = Math.max(...key.map(({ options }) => options.length));
    const mark = draw([
      (text: string) => `*${text}`,
      (text: string) => `${text} (x)`,
      (text: string) => `${text} ✓`,
      (text: string) => `${text}*`,
    ]);
    const option = draw(words.option);
    return [
      [draw(words.question), ...Array.from({ length: width }, (_, rank) => option(rank))],
      ...key.map((one) => [
        one.text,
        ...filled(
          one.options.map((text, rank) => (rank === at(one) ? mark(text) : text)),
          width,
        ),
      ]),
    ];
  },
};
