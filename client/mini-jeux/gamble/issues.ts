/** The eight sectors of the gamble's wheel: their words and their drawings. Pure. */
import { type IssueGamble, issueGamble } from "#contracts/mini-jeux.ts";
import type { VueMiniJeuDeNom } from "#game/schema/etat.ts";
import { direGorgees } from "../../partie/mots/gorgees.ts";

export const ISSUES_GAMBLE: readonly IssueGamble[] = issueGamble.options;

interface Secteur {
  /** Words of the outcome on the wheel, line by line. */
  readonly lignes: readonly string[];
  /** Words of the outcome beside the wheel, told to the player who bets. */
  readonly dit: string;
  /** Whether the outcome is good news for the player who bets. */
  readonly bonne: boolean;
}

export const SECTEURS_ROUE_GAMBLE: Readonly<Record<IssueGamble, Secteur>> = {
  boire: { lignes: ["Tu bois tes", "gorgées"], dit: "Tu bois tes gorgées", bonne: false },
  distribuer: { lignes: ["Tu", "distribues"], dit: "Tu distribues tes gorgées", bonne: true },
  tousBoivent: { lignes: ["Tout le", "monde", "boit"], dit: "Tout le monde boit", bonne: false },
  personne: { lignes: ["Personne", "ne boit"], dit: "Personne ne boit", bonne: true },
  tousSauf: {
    lignes: ["Tout le", "monde", "sauf toi"],
    dit: "Tout le monde boit, sauf toi",
    bonne: true,
  },
  annuler: { lignes: ["Tes gorgées", "annulées"], dit: "Tes gorgées sont annulées", bonne: true },
  culSec: { lignes: ["Mange", "ton", "cul sec"], dit: "Mange ton cul sec", bonne: false },
  annulerUneFois: {
    lignes: ["69", "on efface"],
    dit: "69\u00A0: on efface ton ardoise, une fois",
    bonne: true,
  },
};

/** The outcome of the wheel, null before the bet. */
export const issueDuGamble = ({ issue }: VueMiniJeuDeNom<"gamble">): IssueGamble | null =>
  issue === "" ? null : issue;

/** The bet of the gamble in words: "−5 gorgées", "12 gorgées d’eau". */
export const direMiseGamble = (mise: number, eau = false): string =>
  direGorgees(mise, eau).replace("-", "−");

/** The outcome in a sentence for the whole table. */
export function direIssueGamble(
  issue: IssueGamble,
  qui: string,
  mise: number,
  eau = false,
): string {
  switch (issue) {
    case "boire":
      return `${qui} boit ${direMiseGamble(mise, eau)}`;
    case "distribuer":
      return `${qui} distribue ${direMiseGamble(mise)}`;
    case "tousBoivent":
      return `Tout le monde boit ${direMiseGamble(mise)}`;
    case "personne":
      return "Personne ne boit";
    case "tousSauf":
      return `Tout le monde boit ${direMiseGamble(mise)}, sauf ${qui}`;
    case "annuler":
    case "annulerUneFois":
      return `L’ardoise de ${qui} est effacée`;
    case "culSec":
      return `${qui} fait cul sec`;
  }
}

/**
 * The outcome told to one player, null when the sentence of the whole table serves. "Tout le monde boit" is never told as "tu bois":
 * this player may have been away when the table drank.
 */
export function direIssueGambleAuJoueur(
  issue: IssueGamble,
  {
    mise,
    cestMoi,
    eau,
  }: { readonly mise: number; readonly cestMoi: boolean; readonly eau: boolean },
): string | null {
  switch (issue) {
    case "boire":
      return cestMoi ? `Tu bois ${direMiseGamble(mise, eau)}` : null;
    case "distribuer":
      return cestMoi ? `Tu distribues ${direMiseGamble(mise)}` : null;
    case "tousBoivent":
    case "personne":
      return null;
    case "tousSauf":
      return cestMoi ? "Tout le monde boit, sauf toi" : null;
    case "annuler":
    case "annulerUneFois":
      return cestMoi ? "Ton ardoise est effacée" : null;
    case "culSec":
      return cestMoi ? "Tu fais cul sec" : null;
  }
}

/** SVG path of a tumbler whose foot is centred on `x` and whose rim is at the height `y`. */
const verre = (x: number, y = -10): string => `M${String(x - 8)} ${String(y)}h16l-2.500 22h-11z`;

/** SVG path of each outcome of the gamble, in a box of 48 centred on 0. */
export const DESSINS_ISSUES_GAMBLE: Readonly<Record<IssueGamble, string>> = {
  // a full glass
  boire: "M-11-17h22l-3.500 33h-15zM-10-5c7-3 13 3 20 0",
  // one glass goes away
  distribuer: `${verre(-13, -8)}M0 2c5-.5 10 .2 17-.2M11-5l7 6.800-7 6.800`,
  // three glasses
  tousBoivent: `${verre(0, -15)}M-22-6h11M-20 14l-2-20M-20 14h8M22-6H11M20 14l2-20M20 14h-8`,
  // a glass upside down
  personne: "M-11 16h22l-3.500-31h-15zM-18 17c12-.6 24 .4 36 0",
  // glasses, and one struck out
  tousSauf: `${verre(-14, -8)}${verre(12, -8)}M2 16 22-14`,
  // the sponge on the tally
  annuler: "M-20-14v20M-13-15v18M-6-14v11M-10 8 8-6 20 5 4 17c-6 3-17-4-14-9zM-1 1l11 10",
  // drunk to the last drop
  culSec: "M-16 0 2-18 19-6-7 16c-3 3-12-7-9-16zM-12 21v.1M-19 15v.1M-4 23v.1",
  annulerUneFois:
    "M-5-14c-9 2-13 11-12 18 1 8 13 8 13-1 0-7-9-8-13-1M18-5c0-10-13-9-13 0 0 8 11 8 13 0-.4 8-2 14-7 18",
};
