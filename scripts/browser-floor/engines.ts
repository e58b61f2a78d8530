/**
 * The oldest engines that the client must run on (README "Navigateurs"), and whether a feature is in all of them, by
 * MDN's compatibility data.
 */
import type { Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";

export const OLDEST_SUPPORTED_ENGINES = {
  chrome: "109",
  chrome_android: "109",
  firefox: "115",
  firefox_android: "115",
  safari: "16.4",
  safari_ios: "16.4",
} as const;

/** Targets of the build, for its syntax and its prefixes. */
export const BUILD_TARGETS = ["chrome109", "firefox115", "safari16.4", "ios16.4"];

type Moteur = keyof typeof OLDEST_SUPPORTED_ENGINES;
const MOTEURS: readonly Moteur[] = [
  "chrome",
  "chrome_android",
  "firefox",
  "firefox_android",
  "safari",
  "safari_ios",
];

/** Whether version `a` came out after `b`; "≤37" counts as 37. */
function apres(a: string, b: string): boolean {
  const [a1 = 0, a2 = 0] = a.replace("≤", "").split(".").map(Number);
  const [b1 = 0, b2 = 0] = b.split(".").map(Number);
  return a1 > b1 || (a1 === b1 && a2 > b2);
}

function couvre(fait: SimpleSupportStatement, version: string): boolean {
  const { version_added: depuis, version_removed: jusqua, prefix, flags } = fait;
  if (depuis === false || depuis === "preview" || prefix !== undefined || flags !== undefined)
    return false;
  if (fait.partial_implementation === true || fait.alternative_name !== undefined) return false;
  return !apres(depuis, version) && (jusqua === undefined || apres(jusqua, version));
}

/** The engines of the floor that lack a feature; none when the data do not mention the feature. */
export function listEnginesWithoutFeature(fiche: Identifier | undefined): readonly Moteur[] {
  const support = fiche?.__compat?.support;
  if (support === undefined) return [];
  return MOTEURS.filter((moteur) => {
    const faits = support[moteur];
    if (faits === undefined) return false;
    return ![faits].flat().some((fait) => couvre(fait, OLDEST_SUPPORTED_ENGINES[moteur]));
  });
}

/** A feature that is newer than the floor, with the place where it was found. */
export interface NewerBrowserFeature {
  /** File and line. */
  readonly ou: string;
  /** The name of the feature in MDN's data, e.g. `URL.canParse_static`, `selectors.has`. */
  readonly quoi: string;
  readonly moteurs: readonly string[];
}
