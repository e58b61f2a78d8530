/** Stylelint refuses raw values that are planted in a style sheet, and allows the values of the scale. */
import stylelint from "stylelint";
import { beforeAll, describe, expect, test } from "vitest";

const VALEUR = "declaration-property-value-disallowed-list";
const PALIER = "media-feature-name-disallowed-list";

/** A declaration, or a media query, and the rule that must refuse it. */
const REFUSES: readonly (readonly [string, string])[] = [
  ["gap: 0.7rem", VALEUR],
  ["row-gap: 3vw", VALEUR],
  ["margin-top: -0.4rem", VALEUR],
  ["margin: 0.45em auto", VALEUR],
  ["padding: 0 3px", VALEUR],
  ["padding: var(--e-2) 1rem", VALEUR],
  ["padding-inline: clamp(0.9rem, 4vw, var(--e-4))", VALEUR],
  ["padding: var(--e-9)", VALEUR],
  ["scroll-margin-top: 2rem", VALEUR],
  ["font-size: 1.1rem", VALEUR],
  ["font-size: 17px", VALEUR],
  ["font-size: 0.94em", VALEUR],
  ["font-size: 5vw", VALEUR],
  ["font-size: clamp(var(--t-4), 5vw, var(--t-6))", VALEUR],
  ["font-size: var(--t-99)", VALEUR],
  ["font-size: small", VALEUR],
  ["font: 800 1.2rem/1 var(--titre)", VALEUR],
  ["border-radius: 0.9rem", VALEUR],
  ["border-top-left-radius: 4px", VALEUR],
  ["border-radius: var(--rayon-xl)", VALEUR],
  ["z-index: 12", VALEUR],
  ["z-index: var(--z-nulle)", VALEUR],
  ["animation: nulle 1s", "no-unknown-animations"],
  ["padding: 0 0", "shorthand-property-no-redundant-values"],
  ["@media (width < 700px)", PALIER],
  ["@media (min-width: 640px)", PALIER],
  ["@media (hover: hover) and (height < 500px)", PALIER],
  ["@media (orientation: landscape)", PALIER],
  ["@media (--nulle)", "no-unknown-custom-media"],
];

const PERMIS: readonly string[] = [
  "gap: var(--e-2) 0",
  "margin: 0 auto calc(-1 * var(--e-05))",
  "margin: -1px",
  "padding: 0.5em 0.75em",
  "padding: clamp(var(--e-2), 4dvh, var(--e-6))",
  "padding-top: max(var(--e-2), env(safe-area-inset-top))",
  "font: inherit",
  "font: 800 var(--t-4) / 1.1 var(--titre)",
  "font-size: var(--petit)",
  "font-size: 0.9em",
  "font-size: calc(var(--cible) * 0.5)",
  "border-radius: 50%",
  "border-radius: calc(var(--rayon-l) - 0.35rem)",
  "z-index: -1",
  "z-index: var(--z-voile)",
  "width: 17.3rem",
  "@media (hover: hover)",
  "@media (--etroit)",
];

const planter = (faute: string): string =>
  faute.startsWith("@") ? `${faute} { a { color: red; } }` : `a { ${faute}; }`;

/** The rules that refuse each line. All lines are in one file, because the configuration is loaded for each file. */
let dit: ReadonlyMap<string, readonly string[]> = new Map();

beforeAll(async () => {
  const fautes = [...REFUSES.map(([faute]) => faute), ...PERMIS];
  const { results } = await stylelint.lint({
    code: fautes.map(planter).join("\n"),
    codeFilename: "client/screens/plante.module.css",
    config: {
      extends: `${process.cwd()}/stylelint.config.mjs`,
      // every planted rule has the same selector
      rules: { "no-duplicate-selectors": null },
    },
  });
  const lus = results.flatMap(({ warnings }) => warnings);
  dit = new Map(
    fautes.map((faute, i) => [
      faute,
      lus.filter(({ line }) => line === i + 1).map(({ rule }) => rule),
    ]),
  );
}, 30_000);

describe("the rhythm of the look", () => {
  test.each(REFUSES)("refuses %s", (faute, regle) => {
    expect(dit.get(faute)).toEqual([regle]);
  });

  test.each(PERMIS)("lets %s through", (juste) => {
    expect(dit.get(juste)).toEqual([]);
  });
});
