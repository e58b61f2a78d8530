/** The settings of a room that are not the usual ones, told while the settings are folded. Pure. */
import type { NiveauImprevu } from "#contracts/niveaux.ts";
import type { Allure, ParametresDePartie } from "#contracts/partie.ts";
import type { BavardageDuPatron } from "#contracts/patron.ts";
import type { Vue } from "#game/schema/etat.ts";
import { NOMS_MODES_DE_JEU } from "../../../partie/mots/modes.ts";

/** The settings of the room that this screen shows. */
export const lireParametresDeLaRoom = (vue: Vue): ParametresDePartie => ({
  modeJeu: vue.modeJeu,
  createur: vue.createur,
  sansImprevu: vue.sansImprevu,
  niveau: vue.niveau,
  paquetsCoupes: vue.paquetsCoupes,
  patron: vue.bavardage,
  rythme: vue.rythme,
});

const PATRON: Readonly<Record<BavardageDuPatron, string>> = {
  bavard: "",
  discret: "patron discret",
  muet: "patron muet",
};
const RYTHMES: Readonly<Record<Allure, string>> = {
  main: "",
  tranquille: "rythme tranquille",
  soutenu: "rythme soutenu",
};
const NIVEAUX: Readonly<Record<NiveauImprevu, string>> = {
  doux: "imprévus doux",
  normal: "",
  corse: "imprévus corsés",
};

export interface ResumeDesReglagesDuSalon {
  readonly mode: string;
  /** The settings that are not the usual ones, in words, in the order of the form. */
  readonly sauf: readonly string[];
}

/** Words for the room's settings while their form is folded: the mode, and the unusual ones. */
export function resumerReglagesDuSalon(parametres: ParametresDePartie): ResumeDesReglagesDuSalon {
  const { modeJeu, createur, sansImprevu, niveau, paquetsCoupes, patron, rythme, ...oublies } =
    parametres;
  // a setting that is missing above does not compile
  oublies satisfies Record<string, never>;
  const imprevus = sansImprevu
    ? ["sans imprévus"]
    : [
        NIVEAUX[niveau],
        paquetsCoupes.length > 0
          ? `${String(paquetsCoupes.length)}\u00A0paquet${paquetsCoupes.length > 1 ? "s" : ""} en moins`
          : "",
      ];
  return {
    mode: NOMS_MODES_DE_JEU[modeJeu],
    sauf: [createur ? "mode créateur" : "", ...imprevus, PATRON[patron], RYTHMES[rythme]].filter(
      (un) => un !== "",
    ),
  };
}
