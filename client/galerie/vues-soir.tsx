/** The standings between two questions, and « Ce soir » in the salon between two quizzes. */
import type { ReactElement } from "react";
import type { Vue, VueClassement, VueRepliqueDuPatron } from "#game/schema/etat.ts";
import { InvitationARejoindreRoom } from "../screens/salon/comptoir/invite.tsx";
import { ComptoirDuSalon } from "../screens/salon/comptoir/comptoir.tsx";
import { CadreHote } from "../partie/cadre-hote.tsx";
import { ArdoiseJoueurs, choisirNombreDeColonnesDArdoise } from "../scenes/hote/ardoise.tsx";
import { ClassementHote } from "../scenes/hote/classement-hote.tsx";
import {
  createSalonHoteRenderer,
  rendreEcranEnPartieInventee,
  createTelephoneRenderer,
  creerGalerieParEtat,
} from "./en-partie.tsx";
import { exempleDeFinAvecJoueurs } from "./exemples-fin.ts";
import { exempleHoteEtJoueurs, VUE_DE_ROOM_EXEMPLE } from "./exemples-vue.ts";

/** Number of lines of the standings that a screen shows, as many as the rules allow. */
const MONTREES = 8;

function classer(nombre: number): Vue {
  const lignes = Array.from({ length: nombre }, (_, i) => ({
    id: `j${String(i)}`,
    score: Math.max(0, 12 - i),
    rang: i < 2 ? 1 : i + 1,
    places: [3, 0, -2, 1][i] ?? 0,
    ecart: i === 0 ? 0 : 2,
    devant: i === 0 ? [] : ["j0"],
    montree: i < MONTREES,
  }));
  const classement: VueClassement = {
    clos: false,
    lignes,
    grimpe: { qui: ["j0"], n: 3 },
    boit: { qui: nombre > 6 ? ["j5", "j6"] : ["j1"], n: 63 },
    serie: { qui: ["j0"], n: 5 },
  };
  return { ...VUE_DE_ROOM_EXEMPLE, joueurs: exempleHoteEtJoueurs(nombre), classement };
}

/** Renders the standings on the slate for good, where a real screen hides them after four seconds. */
const surLArdoise = (vue: Vue) => () =>
  rendreEcranEnPartieInventee(
    vue,
    "CREATEUR",
    <CadreHote
      libelle="Partie"
      colonnes={choisirNombreDeColonnesDArdoise(Object.keys(vue.joueurs).length - 1)}
      entete={<b>{vue.titre}</b>}
      centre={vue.classement && <Classement vue={vue} classement={vue.classement} />}
      droite={<ArdoiseJoueurs vue={vue} />}
      pied={<b>{vue.code}</b>}
    />,
  );

function Classement(props: { vue: Vue; classement: VueClassement }): ReactElement {
  return (
    <div style={{ position: "relative", flex: 1 }}>
      <ClassementHote {...props} />
    </div>
  );
}

const auComptoir = (nombre: number): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  phase: "salon",
  joueurs: exempleHoteEtJoueurs(nombre),
});

const ceSoir = (nombre: number): Vue => ({
  ...auComptoir(nombre),
  fin: exempleDeFinAvecJoueurs(nombre),
  soir: {
    quizz: [{ titre: "Apéro et culture générale", gagnants: ["j0"] }],
    lignes: Object.entries(exempleHoteEtJoueurs(nombre))
      .filter(([id]) => id !== "CREATEUR")
      .map(([id, { pseudo, gorgee }], i) => ({
        id,
        pseudo,
        rang: i + 1,
        points: 12 - Math.min(i, 12),
        gorgees: gorgee,
        joues: 1,
        gagnes: i === 0 ? 1 : 0,
        prix: 1,
      })),
  },
});

const pour = (nombres: readonly number[], faire: (nombre: number) => Vue) =>
  Object.fromEntries(nombres.map((nombre) => [String(nombre), faire(nombre)]));

/** The longest text of the patron, with the widest name. */
const DIT: VueRepliqueDuPatron = {
  numero: 1,
  pose: "amuse",
  texte: [
    { t: "texte", v: "Salut, ", id: "", n: 0 },
    { t: "joueur", v: "Wwwwwwwwwwwwwwwwwwww", id: "j0", n: 0 },
    {
      t: "texte",
      v: ". Ici, les téléphones restent allumés, et les gens aussi\u00A0: les temps changent.",
      id: "",
      n: 0,
    },
  ],
};
const parler = (vue: Vue) => () =>
  rendreEcranEnPartieInventee(
    vue,
    "CREATEUR",
    <CadreHote
      libelle="Room"
      entete={<b>{vue.titre}</b>}
      centre={<InvitationARejoindreRoom vue={vue} dit={DIT} choisir={() => undefined} />}
      droite={undefined}
      devant={<ComptoirDuSalon vue={vue} />}
    />,
  );

export const GALERIE_CE_SOIR = {
  ...creerGalerieParEtat("classement", surLArdoise, pour([2, 8, 20], classer)),
  ...creerGalerieParEtat(
    "classement-tel",
    (vue) => createTelephoneRenderer(vue, "j3"),
    pour([8], classer),
  ),
  ...creerGalerieParEtat("ce-soir", createSalonHoteRenderer, pour([2, 4, 6, 8, 20], ceSoir)),
  ...creerGalerieParEtat("ce-soir-tel", createTelephoneRenderer, pour([8], ceSoir)),
  ...creerGalerieParEtat("comptoir", createSalonHoteRenderer, pour([30, 60], auComptoir)),
  ...creerGalerieParEtat("comptoir-parle", parler, pour([8], auComptoir)),
};
