/** The eight sectors of the gamble's wheel, in words. Pure. */
import { type IssueGamble, issueGamble } from "#contracts/mini-jeux.ts";
import type { VueMiniJeuDe } from "#game/schema/etat.ts";
import { gorgees } from "../../partie/mots/gorgees.ts";

export const ISSUES: readonly IssueGamble[] = issueGamble.options;

interface Secteur {
  /** On the wheel, line by line. */
  readonly lignes: readonly string[];
  /** Beside the wheel, to the one who bets. */
  readonly dit: string;
  /** Good news for the one who bets. */
  readonly bonne: boolean;
}

export const SECTEURS: Readonly<Record<IssueGamble, Secteur>> = {
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

/** What the wheel says, null before it has. */
export const issueDe = ({ issue }: VueMiniJeuDe<"gamble">): IssueGamble | null =>
  issue === "" ? null : issue;

/** "−5 gorgées", "12 gorgées d’eau". */
export const direMise = (mise: number, eau = false): string => gorgees(mise, eau).replace("-", "−");

/** What happened, for the whole table. */
export function direIssue(issue: IssueGamble, qui: string, mise: number, eau = false): string {
  switch (issue) {
    case "boire":
      return `${qui} boit ${direMise(mise, eau)}`;
    case "distribuer":
      return `${qui} distribue ${direMise(mise)}`;
    case "tousBoivent":
      return `Tout le monde boit ${direMise(mise)}`;
    case "personne":
      return "Personne ne boit";
    case "tousSauf":
      return `Tout le monde boit ${direMise(mise)}, sauf ${qui}`;
    case "annuler":
    case "annulerUneFois":
      return `L’ardoise de ${qui} est effacée`;
    case "culSec":
      return `${qui} fait cul sec`;
  }
}

/** The same to a player, when it is not the sentence of the whole table: they may have been away when it drank. */
export function direIssueATable(
  issue: IssueGamble,
  {
    mise,
    cestMoi,
    eau,
  }: { readonly mise: number; readonly cestMoi: boolean; readonly eau: boolean },
): string | null {
  switch (issue) {
    case "boire":
      return cestMoi ? `Tu bois ${direMise(mise, eau)}` : null;
    case "distribuer":
      return cestMoi ? `Tu distribues ${direMise(mise)}` : null;
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
