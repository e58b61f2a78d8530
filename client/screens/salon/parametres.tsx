/**
 * The settings of a room, one by one: read from the state, told when they are not the usual ones, chosen in the form. A setting that is
 * missing here does not compile. jeu §2 "Paramètres".
 */
import type { ReactNode } from "react";
import type { Niveau } from "#contracts/niveaux.ts";
import type { Allure, ModeJeu, Parametres } from "#contracts/partie.ts";
import type { Bavardage } from "#contracts/patron.ts";
import type { Vue } from "#game/schema/etat.ts";
import { PATRONS } from "../../partie/mots/bavardages.ts";
import { NOMS_MODES } from "../../partie/mots/modes.ts";
import { ChoixListe } from "../../ui/choix-liste.tsx";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Interrupteur } from "../../ui/interrupteur.tsx";
import { PseudoCreateur } from "./pseudo-createur.tsx";
import { ReglageRythme } from "./reglage-rythme.tsx";
import { ReglagesImprevus } from "./reglages-imprevus.tsx";

/** The settings of the room that this screen shows. */
export const parametresDe = (vue: Vue): Parametres => ({
  modeJeu: vue.modeJeu,
  createur: vue.createur,
  sansImprevu: vue.sansImprevu,
  niveau: vue.niveau,
  paquetsCoupes: vue.paquetsCoupes,
  patron: vue.bavardage,
  rythme: vue.rythme,
});

const PATRON: Readonly<Record<Bavardage, string>> = {
  bavard: "",
  discret: "patron discret",
  muet: "patron muet",
};
const RYTHMES: Readonly<Record<Allure, string>> = {
  main: "",
  tranquille: "rythme tranquille",
  soutenu: "rythme soutenu",
};
const NIVEAUX: Readonly<Record<Niveau, string>> = {
  doux: "imprévus doux",
  normal: "",
  corse: "imprévus corsés",
};

export interface Ecarts {
  readonly mode: string;
  /** What is not the usual, in the order of the sentence. */
  readonly sauf: readonly string[];
}

/** What is said of the settings while their form is folded. */
export function ecarts(parametres: Parametres): Ecarts {
  const { modeJeu, createur, sansImprevu, niveau, paquetsCoupes, patron, rythme, ...oublies } =
    parametres;
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
    mode: NOMS_MODES[modeJeu],
    sauf: [createur ? "mode créateur" : "", ...imprevus, PATRON[patron], RYTHMES[rythme]].filter(
      (un) => un !== "",
    ),
  };
}

const MODES: readonly {
  readonly valeur: ModeJeu;
  readonly libelle: string;
  readonly aide: string;
}[] = [
  {
    valeur: "classique",
    libelle: NOMS_MODES.classique,
    aide: "Chacun répond sur son téléphone, puis on révèle.",
  },
  {
    valeur: "local",
    libelle: NOMS_MODES.local,
    aide: "Un seul écran\u00A0: vous lisez, la salle répond à voix haute.",
  },
  {
    valeur: "rapidite",
    libelle: NOMS_MODES.rapidite,
    aide: "La première bonne réponse arrête la question.",
  },
];

export interface PropsReglage {
  /** As they are on screen: the room may not have confirmed the last change yet. */
  readonly actuels: Parametres;
  readonly regler: (champs: Partial<Parametres>) => void;
  /** Some changes of mode empty the room, and are confirmed first. */
  readonly choisirMode: (mode: ModeJeu) => void;
  readonly vue: Vue;
}

/** The control of each setting, in the order of the form; null for a setting that another one's control holds. */
export const REGLAGES: Readonly<
  Record<keyof Parametres, ((props: PropsReglage) => ReactNode) | null>
> = {
  modeJeu: ({ actuels, choisirMode }) => (
    <ChoixSegmente
      libelle="Mode de jeu"
      libelleCache
      options={MODES}
      valeur={actuels.modeJeu}
      onChange={choisirMode}
      aide={MODES.find(({ valeur }) => valeur === actuels.modeJeu)?.aide}
    />
  ),
  rythme: ({ actuels, regler }) => (
    <ReglageRythme valeur={actuels.rythme} onChange={(rythme) => regler({ rythme })} />
  ),
  createur: ({ actuels, regler, vue }) => (
    <div>
      <Interrupteur
        libelle="Mode créateur"
        description="Vous buvez aussi, sans répondre"
        coche={actuels.createur}
        onChange={(createur) => regler({ createur })}
      />
      {vue.createur && <PseudoCreateur />}
    </div>
  ),
  sansImprevu: ({ actuels, regler }) => (
    <Interrupteur
      libelle="Sans imprévus"
      description="Rien que des questions"
      coche={actuels.sansImprevu}
      onChange={(sansImprevu) => regler({ sansImprevu })}
    />
  ),
  niveau: ({ actuels, regler }) => <ReglagesImprevus parametres={actuels} regler={regler} />,
  // beside the level
  paquetsCoupes: null,
  patron: ({ actuels, regler }) => (
    <ChoixListe
      libelle="Le patron"
      libelleCache
      options={PATRONS}
      valeur={actuels.patron}
      onChange={(patron) => regler({ patron })}
    />
  ),
};
