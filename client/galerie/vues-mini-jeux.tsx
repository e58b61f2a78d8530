import { type ReactElement, useEffect, useState } from "react";
import { ROULETTE_MS } from "#contracts/limites.ts";
import type { IssueGamble } from "#contracts/mini-jeux.ts";
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

const tir = (par: string, sur: string, gorgees = 0, part = false) => ({ par, sur, gorgees, part });
const CLICS = [tir("tom", "tom"), tir("tom", "lea", 3), tir("lea", "lea")];

const COMMUN = {
  joueurs: ["lea"],
  designe: "lea",
  coups: 0,
  enElan: false,
  fini: false,
  abandon: false,
};
type Commun = Partial<typeof COMMUN>;

const roulette = (penalite: number, tirs: typeof CLICS, commun: Commun = {}): VueMiniJeu => ({
  ...COMMUN,
  nom: "rouletteRusse",
  joueurs: ["lea", "tom"],
  coups: tirs.length,
  fini: tirs.some(({ part }) => part),
  ...commun,
  rouletteRusse: { penalite, tirs },
});

const gamble = (mise: number, issue: IssueGamble | "", commun: Commun = {}): VueMiniJeu => ({
  ...COMMUN,
  nom: "gamble",
  coups: issue === "" ? 0 : 1,
  fini: issue !== "",
  ...commun,
  gamble: { mise, issue, pas: 11 },
});

const devine = (penalite: number, propose = -1, reel = -1): VueMiniJeu => ({
  ...COMMUN,
  nom: "devine",
  coups: propose < 0 ? 0 : 1,
  fini: propose >= 0,
  devine: { penalite, propose, reel },
});

const DEBUT = roulette(40, []);
const ETATS: Readonly<Record<string, VueMiniJeu>> = {
  "roulette-debut": DEBUT,
  "roulette-milieu": roulette(20, CLICS),
  "roulette-longs": roulette(30, [], { joueurs: ["max", "jb"], designe: "jb" }),
  "roulette-pan": roulette(20, [...CLICS, tir("lea", "tom", 20, true)]),
  "roulette-cul-sec": roulette(40, [...CLICS, tir("lea", "lea", 40, true)]),
  "roulette-abandon": roulette(20, [], { joueurs: ["lea", "parti"], fini: true, abandon: true }),
  "gamble-debut": gamble(0, ""),
  "gamble-fini": gamble(12, "tousSauf"),
  "gamble-long": gamble(28, "tousSauf", { joueurs: ["max"], designe: "max" }),
  "gamble-cul-sec": gamble(-5, "culSec"),
  "devine-debut": devine(30),
  "devine-gagne": devine(30, 24, 27),
  "devine-rate": devine(40, 12, 127),
};

const NOMS: Readonly<Record<string, string>> = { parti: "Oncle Didier" };
const ROUGES = new Set(["roulette-cul-sec", "gamble-cul-sec"]);

function sceneDe(nom: string, champs: Partial<Vue> = {}): Scene {
  const jeu = ETATS[nom] ?? DEBUT;
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
    if (coup.type === "tirer") {
      const { penalite = 20, tirs = [] } = jeu.rouletteRusse ?? {};
      const fait = tir(jeu.designe, coup.sur === "soi" ? "lea" : "tom", 0, coup.tir > 3);
      setJeu(roulette(penalite, [...tirs, fait]));
    }
    if (coup.type === "miser") setJeu(gamble(coup.mise, "personne", { enElan: true, fini: false }));
    if (coup.type === "deviner") setJeu(devine(30, coup.nombre, 27));
    return Promise.resolve(true);
  };
  useEffect(() => {
    if (!jeu.enElan) return undefined;
    const fin = setTimeout(() => setJeu({ ...jeu, enElan: false, fini: true }), ROULETTE_MS);
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
