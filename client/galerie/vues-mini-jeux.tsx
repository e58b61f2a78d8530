import { type ReactElement, useEffect, useState } from "react";
import { ROULETTE_MS } from "#contracts/limites.ts";
import type { Vue, VueMiniJeu } from "#game/schema/etat.ts";
import type { Coup, Scene } from "../scenes/mini-jeux/lecture.ts";
import { PlateauHote } from "../scenes/mini-jeux/scene-hote.tsx";
import { PlateauTelephone } from "../scenes/mini-jeux/scene-telephone.tsx";
import { Batons } from "../ui/batons.tsx";
import { NomCraie } from "../ui/craie.tsx";
import { TableBois } from "../ui/sous-bock.tsx";
import { Hote } from "./cadre-exemple.tsx";
import { foule, SIX } from "./exemples-hote.ts";
import { VUE } from "./exemples-vue.ts";
import styles from "./vues-telephone.module.css";

const JEU: VueMiniJeu = {
  nom: "rouletteRusse",
  joueurs: ["lea", "tom"],
  designe: "lea",
  penalite: 20,
  tirs: [],
  mise: 0,
  issue: "",
  pas: 0,
  propose: -1,
  reel: -1,
  fini: false,
  abandon: false,
};

const tir = (par: string, sur: string, gorgees = 0, part = false) => ({ par, sur, gorgees, part });
const CLICS = [tir("tom", "tom"), tir("tom", "lea", 3), tir("lea", "lea")];
const GAMBLE: VueMiniJeu = { ...JEU, nom: "gamble", joueurs: ["lea"] };
const DEVINE: VueMiniJeu = { ...GAMBLE, nom: "devine", penalite: 30 };

const ETATS: Readonly<Record<string, Partial<VueMiniJeu>>> = {
  "roulette-debut": { ...JEU, penalite: 40 },
  "roulette-milieu": { ...JEU, tirs: CLICS },
  "roulette-longs": { ...JEU, joueurs: ["max", "jb"], designe: "jb", penalite: 30 },
  "roulette-pan": { ...JEU, tirs: [...CLICS, tir("lea", "tom", 20, true)], fini: true },
  "roulette-cul-sec": {
    ...JEU,
    penalite: 40,
    tirs: [...CLICS, tir("lea", "lea", 40, true)],
    fini: true,
  },
  "roulette-abandon": { ...JEU, joueurs: ["lea", "parti"], fini: true, abandon: true },
  "gamble-debut": GAMBLE,
  "gamble-fini": { ...GAMBLE, mise: 12, issue: "tousSauf", pas: 11, fini: true },
  "gamble-long": {
    ...GAMBLE,
    joueurs: ["max"],
    designe: "max",
    mise: 28,
    issue: "tousSauf",
    pas: 11,
    fini: true,
  },
  "gamble-cul-sec": { ...GAMBLE, mise: -5, issue: "culSec", pas: 10, fini: true },
  "devine-debut": DEVINE,
  "devine-gagne": { ...DEVINE, propose: 24, reel: 27, fini: true },
  "devine-rate": { ...DEVINE, penalite: 40, propose: 12, reel: 127, fini: true },
};

const NOMS: Readonly<Record<string, string>> = { parti: "Oncle Didier" };
const ROUGES = new Set(["roulette-cul-sec", "gamble-cul-sec"]);

function sceneDe(nom: string, champs: Partial<Vue> = {}): Scene {
  const jeu = { ...JEU, ...ETATS[nom] };
  return {
    vue: {
      ...VUE,
      compteursCaches: nom === "devine-debut",
      imprevu: {
        rare: false,
        culSec: ROUGES.has(nom),
        media: "",
        texte: [],
        aSuite: false,
        suiteMontree: false,
        suiteTexte: [],
        suiteMedia: "",
        offres: [],
      },
      ...champs,
    },
    jeu,
    nommer: (id) => VUE.joueurs[id]?.pseudo ?? NOMS[id] ?? "Quelqu’un",
    jouer: () => Promise.resolve(true),
    attente: "On attend l’hôte pour la suite",
  };
}

/** Each tap does what the rules might do, so that the motions can be seen. */
function Vivante({ nom, local = false }: { readonly nom: string; readonly local?: boolean }) {
  const depart = sceneDe(nom, local ? { modeJeu: "local" } : {});
  const [jeu, setJeu] = useState(depart.jeu);
  const jouer = (coup: Coup) => {
    if (coup.type === "tirer")
      setJeu({
        ...jeu,
        tirs: [...jeu.tirs, tir(jeu.designe, coup.sur === "soi" ? "lea" : "tom", 0, coup.tir > 3)],
        fini: coup.tir > 3,
      });
    if (coup.type === "miser") setJeu({ ...jeu, mise: coup.mise, issue: "personne", pas: 11 });
    if (coup.type === "deviner") setJeu({ ...jeu, propose: coup.nombre, reel: 27, fini: true });
    return Promise.resolve(true);
  };
  useEffect(() => {
    if (jeu.issue === "" || jeu.fini) return undefined;
    const fin = setTimeout(() => setJeu({ ...jeu, fini: true }), ROULETTE_MS);
    return () => clearTimeout(fin);
  }, [jeu]);
  return <Tele scene={{ ...depart, jeu, jouer }} />;
}

function Tele({ scene, lignes = SIX }: { readonly scene: Scene; readonly lignes?: typeof SIX }) {
  return (
    <Hote
      action="Suivant"
      rouge={scene.vue.imprevu?.culSec === true}
      lignes={lignes.map((ligne) => ({
        ...ligne,
        coche: undefined,
        masque: scene.vue.compteursCaches,
      }))}
      centre={<PlateauHote scene={scene} panneau={{ contenu: null, ample: false }} />}
    />
  );
}

function Mobile({ scene, moi }: { readonly scene: Scene; readonly moi: string }): ReactElement {
  const nom = scene.nommer(moi);
  return (
    <TableBois
      entete={
        <>
          <span className={styles["pseudo"]}>
            <NomCraie coupe>{nom}</NomCraie>
          </span>
          <Batons n={12} hauteur={1.45} largeurMax={10} />
          <b className={styles["compte"]}>12</b>
        </>
      }
    >
      <PlateauTelephone scene={scene} moi={moi} />
    </TableBois>
  );
}

const noms = Object.keys(ETATS);

export const VUES_MINI_JEUX: Readonly<Record<string, () => ReactElement>> = {
  ...Object.fromEntries(noms.map((nom) => [nom, () => <Tele scene={sceneDe(nom)} />])),
  ...Object.fromEntries(
    noms.map((nom) => [
      `${nom}-local`,
      () => <Tele scene={sceneDe(nom, { modeJeu: "local" })} lignes={foule(20)} />,
    ]),
  ),
  ...Object.fromEntries(
    noms.map((nom) => [
      `${nom}-moi`,
      () => {
        const scene = sceneDe(nom);
        return <Mobile scene={scene} moi={scene.jeu.designe} />;
      },
    ]),
  ),
  ...Object.fromEntries(
    noms.map((nom) => [`${nom}-autre`, () => <Mobile scene={sceneDe(nom)} moi="tom" />]),
  ),
  "roulette-vivante": () => <Vivante nom="roulette-debut" local />,
  "gamble-vivante": () => <Vivante nom="gamble-debut" local />,
  "devine-vivante": () => <Vivante nom="devine-debut" local />,
};
