/**
 * Draws client/partie/dessins/modeles.ts, the sous-bocks of players who do not draw their own: each path of the mock-up
 * becomes the strokes that a finger would have left (run by hand: `node scripts/assets/sous-bocks.ts`).
 */
import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import {
  COTE_FEUILLE_DESSIN,
  type Craie,
  encoderDessin,
  type PointDeDessin,
} from "#contracts/dessin.ts";
import { CHROMIUM_ARGS, findOrInstallChromium } from "../chromium.ts";

/** Side of the square in which the paths are drawn. */
const COTE = 100;
/** Distance between two points in units of the square: a step of one byte. */
const PAS = 2.6;

const CHEMINS: readonly (readonly [nom: string, traits: readonly (readonly [Craie, string])[]])[] =
  [
    [
      "un chat",
      [
        [
          "encre",
          "M26 84C14 60 18 40 24 30L22 10l16 13c8-3 17-3 25 0L79 9l-2 22c8 12 10 36-3 53-14 9-35 9-48 0M37 47v1M62 46v1M46 59l4 4 5-4M50 63c-1 8-11 9-13 3M50 63c2 8 11 8 13 2",
        ],
        ["ocre", "M30 58 8 54M30 64 9 69M70 58l22-5M70 64l21 4"],
      ],
    ],
    [
      "un soleil",
      [
        [
          "ocre",
          "M50 29c14-1 22 9 22 21S62 73 50 72 28 62 29 50s8-21 22-21M50 6v10M50 84v11M6 51h11M83 50h11M19 19l8 8M73 74l8 9M80 18l-8 9M27 73l-9 9",
        ],
        ["encre", "M42 45v2M58 44v2M40 57c5 7 14 7 19-1"],
      ],
    ],
    [
      "un poisson",
      [
        [
          "bleu",
          "M10 52c14-26 44-28 60-4l20-16c-3 14-3 26 1 40L70 56C52 80 24 76 10 52M60 40c4 8 4 16 0 24M28 46v2",
        ],
        ["bouteille", "M14 88c6-6 10 4 16-2s10 4 16-2 10 4 16-2 10 4 18-3"],
      ],
    ],
    [
      "un cœur",
      [
        ["encre", "M50 88C24 68 10 52 12 34c2-20 28-24 38-4 10-20 38-15 38 6 0 18-14 34-38 52"],
        ["ocre", "M4 76 96 22M84 20l12 2-5 11"],
      ],
    ],
    [
      "une plante",
      [
        [
          "bouteille",
          "M50 66c0-20-2-34-1-44M49 40c-8-14-20-16-30-12 4 12 16 18 30 14M51 32c4-14 16-20 28-16-2 14-14 22-28 18M50 54c8-10 18-12 28-7-5 10-16 14-28 9",
        ],
        ["ocre", "M28 66h44l-6 26H35zM30 75h40"],
      ],
    ],
    [
      "un éclair",
      [
        ["ocre", "M56 4 20 56h24L38 96l40-56H54z"],
        ["encre", "M8 20l8 6M84 14l-8 8M10 84l9-6M90 80l-10-6"],
      ],
    ],
    [
      "un bateau",
      [
        ["bleu", "M4 84c8-8 14 4 22-2s14 4 22-2 14 4 22-2 14 4 26-4"],
        [
          "encre",
          "M14 64h72l-12 14H26zM48 64V10M52 14c16 10 24 26 26 42H52zM42 22C34 34 28 46 24 56h18z",
        ],
      ],
    ],
    [
      "des lunettes de soleil",
      [
        [
          "encre",
          "M8 40c10-4 24-4 32 0 2 18-4 26-16 26S6 56 8 40M60 40c10-4 24-4 32 0 2 18-4 26-16 26S58 56 60 40M40 42c6-5 14-5 20 0",
        ],
        ["encre", "M14 48l10 10M66 48l10 10"],
        ["ocre", "M34 82c10 8 22 8 32-1"],
      ],
    ],
    [
      "un escargot",
      [
        [
          "encre",
          "M8 82c24 4 52 3 72 1 6-10 4-22 8-34M88 49l-4-16M88 49l9-14M22 82c-14-14-8-48 20-48 26 0 34 30 18 46M42 66c-8 4-16-6-8-12s22 2 16 16",
        ],
        ["bouteille", "M2 92h94"],
      ],
    ],
    [
      "un champignon",
      [
        ["encre", "M38 54c2 14 0 26-4 36h32c-4-10-6-22-4-36"],
        [
          "ocre",
          "M8 54C6 24 28 8 50 8s45 16 42 46c-26 4-58 4-84 0M34 30c6-4 12 4 6 8s-12-4-6-8M62 22c6-2 10 6 4 9s-10-6-4-9M68 44v.5",
        ],
      ],
    ],
    [
      "un fantôme",
      [
        [
          "encre",
          "M20 92C16 50 20 8 50 8s34 42 30 84l-12-10-9 10-9-10-9 10-9-10zM40 38v6M60 38v6M44 60c4 6 10 6 13 0",
        ],
      ],
    ],
    [
      "une montagne",
      [
        ["bleu", "M4 84 34 26l16 28 14-20 32 50zM24 46l8 6 6-8 6 8"],
        ["ocre", "M78 10c9 0 12 14 2 15-10 1-12-14-2-15"],
      ],
    ],
    [
      "une couronne",
      [
        ["ocre", "M12 78 8 30l22 22L50 16l20 36 22-23-4 49zM12 90h76"],
        ["bleu", "M50 64v.5M30 68v.5M70 68v.5"],
      ],
    ],
    [
      "une maison",
      [
        ["encre", "M18 46v44h64V46M8 50 50 12l42 37M42 90V64h16v26"],
        ["bouteille", "M26 56h10v10H26zM64 56h11v10H64z"],
      ],
    ],
    [
      "un cactus",
      [
        [
          "bouteille",
          "M42 92c-2-30-2-54 0-70 2-16 16-16 17 0 2 20 1 44 0 70M42 62c-14 2-22-6-20-24M59 54c14 2 22-8 18-24",
        ],
        ["encre", "M20 92h60M50 34v2M50 52v2M51 72v2"],
      ],
    ],
    [
      "des notes de musique",
      [
        [
          "encre",
          "M36 76V20l44-10v54M36 34l44-10M36 76c0 12-22 14-22 2s22-12 22-2M80 64c0 12-20 14-20 2s20-12 20-2",
        ],
      ],
    ],
    [
      "une spirale",
      [
        [
          "bleu",
          "M50 50c4-6 12 0 8 8-6 12-26 8-26-10 0-24 36-30 44-4 8 30-28 50-52 30C-4 46 24 4 58 10",
        ],
        ["ocre", "M84 74v.5M90 60v.5M74 86v.5"],
      ],
    ],
    [
      "une fleur",
      [
        [
          "bleu",
          "M50 30c-10-22-32-8-18 8-22 4-16 28 4 22 0 20 26 20 26 0 22 6 26-18 4-22 14-16-8-30-16-8",
        ],
        ["ocre", "M50 40c8 0 9 12 0 12s-8-12 0-12"],
        ["bouteille", "M50 74v22M50 90c8-8 14-8 20-8"],
      ],
    ],
    [
      "une fusée",
      [
        [
          "encre",
          "M50 4c16 14 20 36 14 60H36C30 40 34 18 50 4M34 50 18 72l18-4M66 50l16 22-18-4M50 30c8 0 8 12 0 12s-8-12 0-12",
        ],
        ["ocre", "M42 70c-2 10 2 14 8 24 6-10 10-14 8-24"],
      ],
    ],
    [
      "un sourire",
      [
        [
          "encre",
          "M50 8c26-1 42 18 42 42S74 92 50 92 8 74 8 50 24 9 52 8M34 36c2-6 8-6 10 0M58 36c2-6 8-6 10 0M26 56c12 26 38 24 48-1-16 4-32 4-48 1",
        ],
      ],
    ],
  ];

const navigateur = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: CHROMIUM_ARGS,
});
const page = await navigateur.newPage();

/** Points along each stroke of a path. */
const suivre = (chemin: string): Promise<number[][][]> =>
  page.evaluate(
    ({ d, pas }) =>
      d
        .split(/(?=M)/)
        .filter((trait) => trait.trim() !== "")
        .map((trait) => {
          const trace = document.createElementNS("http://www.w3.org/2000/svg", "path");
          trace.setAttribute("d", trait);
          const longueur = trace.getTotalLength();
          const n = Math.max(1, Math.ceil(longueur / pas));
          return Array.from({ length: n + 1 }, (_, i) => {
            const { x, y } = trace.getPointAtLength((longueur * i) / n);
            return [x, y];
          });
        }),
    { d: chemin, pas: PAS },
  );

const surLaFeuille = (n = 0): number =>
  Math.min(
    COTE_FEUILLE_DESSIN - 1,
    Math.max(0, Math.round((n / COTE) * (COTE_FEUILLE_DESSIN - 1))),
  );

const lignes: string[] = [];
for (const [nom, traits] of CHEMINS) {
  const dessin = [];
  for (const [craie, chemin] of traits)
    for (const trait of await suivre(chemin)) {
      const points = trait.map(([x, y]): PointDeDessin => [surLaFeuille(x), surLaFeuille(y)]);
      dessin.push({ craie, points });
    }
  lignes.push(
    `  { nom: ${JSON.stringify(nom)}, traits: ${JSON.stringify(encoderDessin(dessin))} },`,
  );
}
await navigateur.close();

await writeFile(
  new URL("../../client/partie/dessins/modeles.ts", import.meta.url),
  `/** Sous-bocks of the house, for players who do not draw: written by scripts/assets/sous-bocks.ts. */
export interface ModeleDeSousBock {
  /** What the mat shows, in French with its article. */
  readonly nom: string;
  readonly traits: string;
}

export const MODELES_DE_SOUS_BOCK: readonly ModeleDeSousBock[] = [
${lignes.join("\n")}
];
`,
);
