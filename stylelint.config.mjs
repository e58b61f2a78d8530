/**
 * The rhythm of the look: spaces, texts, corners, depths and the sizes at which a layout changes are taken from
 * client/styles, nowhere else. What follows the text that stands there is written in em, from a short list.
 */
import { readFileSync } from "node:fs";

/** mat.css and verres.css: what the home page does not need. */
const TOKENS = ["tokens", "mat", "verres"].map((nom) => `client/styles/${nom}.css`);
const PALIERS = "client/styles/breakpoints.css";

const jetons = TOKENS.flatMap((feuille) => readFileSync(feuille, "utf8").match(/--[\w-]+(?=:)/g));
/** A token of a family that tokens.css does not have. */
const inconnu = (famille) => {
  const connus = jetons.filter((nom) => nom.startsWith(famille)).map((nom) => `${nom}\\)`);
  return `/var\\((?!${connus.join("|")})${famille}/`;
};

const ESPACES_EM = ["0.05", "0.1", "0.2", "0.35", "0.5", "0.75", "1", "1.2"];
const TEXTES_EM = ["0.45", "0.6", "0.7", "0.8", "0.9", "1", "1.1", "1.2", "1.35"];
const NOMBRE = "(?<![\\w.])\\d*\\.?\\d+";
/** A length in em that is not of the list. */
const horsListe = (permis) => `/(?<![\\w.])(?!(?:${permis.join("|")})em)\\d*\\.?\\d+em\\b/`;
const FIXE = `/${NOMBRE}(?:rem|px|pt|pc|in|cm|mm|ch|ex|lh|rlh)\\b/`;
/** One device pixel: what is hidden from sight, a hairline. */
const FIXE_SAUF_UN_PIXEL = FIXE.replace("/", "/(?<![\\w.])(?!1px\\b)");
const FENETRE = "(?:[sld]?v(?:[hwib]|min|max)|cq(?:[hwib]|min|max))\\b";

const dit = (quoi) => ({ message: (prop, valeur) => `${prop}: ${valeur}: ${quoi}` });

export default {
  referenceFiles: [PALIERS],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    "declaration-property-value-disallowed-list": [
      {
        "/^(?:(?:row|column)-)?gap$|^(?:scroll-)?(?:margin|padding)(?:-|$)/": [
          FIXE_SAUF_UN_PIXEL,
          horsListe(ESPACES_EM),
          // what follows the window is held between two steps of the scale
          `/^(?!.*(?:clamp|min|max)\\().*\\d${FENETRE}/`,
          inconnu("--e-"),
        ],
        "/^font(?:-size)?$/": [
          FIXE,
          horsListe(TEXTES_EM),
          `/\\d${FENETRE}/`,
          inconnu("--t-"),
          "/^(?:x+-)?(?:small|large|medium)|larger|smaller/",
        ],
        // a corner inside another takes what lies between them from it
        "/radius$/": [`/^(?!calc\\(var\\(--rayon).*\\d(?:r?em|px|v[hw])\\b/`, inconnu("--rayon-")],
        "z-index": ["/^(?!-1$|0$|1$|auto$|var\\(--z-)/", inconnu("--z-")],
      },
      dit("take it from the scales of client/styles/tokens.css"),
    ],
    "media-feature-name-disallowed-list": [
      [
        "/^(?:(?:min|max)-)?(?:device-)?(?:width|height|aspect-ratio|inline-size|block-size)$/",
        "orientation",
      ],
      { message: (nom) => `${nom}: take a step of ${PALIERS}` },
    ],
    "no-unknown-custom-media": true,
    "no-unknown-animations": true,
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "custom-property-no-missing-var-function": true,
    "declaration-block-no-duplicate-custom-properties": true,
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "declaration-block-no-shorthand-property-overrides": true,
    "function-calc-no-unspaced-operator": true,
    "function-no-unknown": true,
    "no-duplicate-selectors": true,
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "selector-pseudo-element-no-unknown": true,
    "shorthand-property-no-redundant-values": true,
    "unit-no-unknown": true,
  },
  overrides: [
    {
      files: [...TOKENS, PALIERS],
      rules: {
        "declaration-property-value-disallowed-list": null,
        "media-feature-name-disallowed-list": null,
      },
    },
  ],
};
