/**
 * The picture of the room, laid out: everybody's mat on the table. mise-en-scene "End", maquettes/ticket.html?salle,
 * decision 0110. Pure.
 */
import type { Dessin } from "#contracts/dessin.ts";
import {
  type RectangleDansPhoto,
  type ElementDePhoto,
  LARGEUR_PHOTO_PX,
  type MesurerTexte,
  type PageDePhoto,
  composerTexteDePhotoDansBoite,
} from "./mise-en-page.ts";

export interface JoueurSurPhotoDeSalle {
  readonly pseudo: string;
  readonly dessin: Dessin | null;
  /** The player's award; null for a player who left. */
  readonly prix: string | null;
  readonly premier: boolean;
}

export interface DonneesDePhotoDeSalle {
  readonly genre: "salle";
  readonly code: string;
  readonly jour: string;
  readonly quizz: string;
  /** The evening in numbers. */
  readonly bilan: string;
  readonly mot: string;
  readonly joueurs: readonly JoueurSurPhotoDeSalle[];
}

const CRAIE = "#f4efe2";
const CRAIE_DOUCE = "#e3d5c1";
const LAITON = "#e7ad3c";
const SUR_BOIS = "#d8c7b2";

/** The place of the mats: under the title, over the patron. */
const GRILLE: RectangleDansPhoto = { x: 40, y: 276, l: LARGEUR_PHOTO_PX - 80, h: 730 };
const COLONNES_MAX = 10;
const MAT_MAX = 236;
/** Largest side of a mat in px, for at most `PEU` players. */
const MAT_DE_PEU = 320;
const PEU = 3;
/** Side of a mat in px under which only the name is written, without the award. */
const MAT_AVEC_PRIX = 96;
/** In parts of the mat's side: room to lean, the name, the award. */
const PENCHE = 1.1;
const NOM = 0.295;
const PRIX = 0.15;
/** Room between a name, whose loops hang, and its award. */
const SOUS_LE_NOM = 0.03;
const ANGLES = [-4, 3, -3, 5, 4, -5, 2, -3] as const;

interface Grille {
  readonly colonnes: number;
  /** Side of the mats. */
  readonly cote: number;
  /** Whether there is room for the awards under the names. */
  readonly avecPrix: boolean;
}

const matMax = (nombre: number): number => (nombre <= PEU ? MAT_DE_PEU : MAT_MAX);

function grilleDe(colonnes: number, nombre: number): Grille {
  const haut = GRILLE.h / Math.ceil(nombre / colonnes);
  const parLarge = (GRILLE.l / colonnes - 8) / PENCHE;
  const coteAvec = (prix: number) =>
    Math.floor(Math.min(matMax(nombre), haut / (PENCHE + NOM + prix + 0.04), parLarge));
  const cote = coteAvec(PRIX);
  return cote >= MAT_AVEC_PRIX
    ? { colonnes, cote, avecPrix: true }
    : { colonnes, cote: coteAvec(0), avecPrix: false };
}

/** Weight of a column's width against the size of a mat: wide columns leave room for long names. */
const MAT_PAR_NOM = 0.8;

const rangsDe = ({ colonnes }: Grille, nombre: number): number => Math.ceil(nombre / colonnes);

/** The number of columns that gives the best compromise between large mats and readable names. */
export function calculerGrilleDesSousBocks(nombre: number): Grille {
  const valeur = ({ colonnes, cote }: Grille) =>
    Math.min(cote, (GRILLE.l / colonnes) * MAT_PAR_NOM);
  let mieux = grilleDe(1, nombre);
  for (let colonnes = 2; colonnes <= Math.min(COLONNES_MAX, nombre); colonnes++) {
    const autre = grilleDe(colonnes, nombre);
    // once mats cannot grow any more, fewer rows are better: a few players stand side by side
    const couche = autre.cote === matMax(nombre) && rangsDe(autre, nombre) < rangsDe(mieux, nombre);
    if (couche || valeur(autre) > valeur(mieux)) mieux = autre;
  }
  return mieux;
}

/** The smallest size of a long name on one line, then on two, as a part of the other names' size. */
const LISIBLE = 0.75;
const SUR_DEUX = 0.62;
/** Line height of the school hand, which goes high over its line and low under it. */
const ENTRE_DEUX_LIGNES = 1.28;

/** A name on one line, or on two when it would be too small. */
function ecrireNom(
  pseudo: string,
  boite: RectangleDansPhoto,
  corps: number,
  mesurer: MesurerTexte,
): ElementDePhoto {
  const ecrire = (grand: number, lignes: number) =>
    composerTexteDePhotoDansBoite(
      pseudo,
      boite,
      {
        police: "main",
        corps: grand,
        mini: 11,
        lignes,
        interligne: ENTRE_DEUX_LIGNES,
        couleur: CRAIE,
      },
      mesurer,
    );
  const une = ecrire(corps, 1);
  if (une.corps >= corps * LISIBLE) return une;
  const deux = ecrire(Math.floor(corps * SUR_DEUX), 2);
  return deux.corps > une.corps ? deux : une;
}

function disposerMats(
  joueurs: readonly JoueurSurPhotoDeSalle[],
  mesurer: MesurerTexte,
): ElementDePhoto[] {
  const { colonnes, cote, avecPrix } = calculerGrilleDesSousBocks(joueurs.length);
  const rangs = Math.ceil(joueurs.length / colonnes);
  const pas = Math.min(GRILLE.h / Math.max(1, rangs), cote * 1.75);
  const haut = GRILLE.y + (GRILLE.h - pas * rangs) / 2;
  const large = GRILLE.l / colonnes;
  const penche = cote * PENCHE;
  return joueurs.flatMap(({ pseudo, dessin, prix, premier }, i): ElementDePhoto[] => {
    const rang = Math.floor(i / colonnes);
    const deCeRang = Math.min(colonnes, joueurs.length - rang * colonnes);
    // the last row stands in the middle
    const x = GRILLE.x + (GRILLE.l - deCeRang * large) / 2 + (i % colonnes) * large;
    const y = haut + rang * pas;
    const nom = { x: x + 3, y: y + penche, l: large - 6, h: cote * NOM };
    const sous = { x: x + 3, y: nom.y + nom.h + cote * SOUS_LE_NOM, l: large - 6, h: cote * PRIX };
    const corps = Math.round(Math.max(12, cote * 0.17));
    return [
      {
        genre: "mat",
        boite: { x: x + (large - penche) / 2, y, l: penche, h: penche },
        cote,
        angle: ANGLES[i % ANGLES.length] ?? 0,
        pseudo,
        dessin,
        or: premier,
      },
      ecrireNom(pseudo, nom, corps, mesurer),
      ...(prix === null || !avecPrix
        ? []
        : [
            composerTexteDePhotoDansBoite(
              prix,
              sous,
              {
                police: "gras",
                corps: Math.round(Math.max(13, cote * 0.108)),
                mini: 11,
                interligne: 1.1,
                couleur: LAITON,
              },
              mesurer,
            ),
          ]),
    ];
  });
}

export function mettreEnPagePhotoDeSalle(
  { code, jour, quizz, bilan, mot, joueurs }: DonneesDePhotoDeSalle,
  mesurer: MesurerTexte,
): PageDePhoto {
  const ligne = (y: number, h: number): RectangleDansPhoto => ({
    x: 60,
    y,
    l: LARGEUR_PHOTO_PX - 120,
    h,
  });
  return {
    papier: null,
    dedans: [],
    dehors: [
      composerTexteDePhotoDansBoite(
        `La table ${code}`,
        ligne(50, 110),
        { police: "main", corps: 74, mini: 50, couleur: CRAIE },
        mesurer,
      ),
      composerTexteDePhotoDansBoite(
        `${jour} · ${quizz}`,
        ligne(164, 42),
        { corps: 30, mini: 22, couleur: CRAIE_DOUCE },
        mesurer,
      ),
      composerTexteDePhotoDansBoite(
        bilan,
        ligne(210, 42),
        { corps: 30, mini: 22, couleur: LAITON },
        mesurer,
      ),
      ...disposerMats(joueurs, mesurer),
      { genre: "patron", boite: { x: 76, y: 1_024, l: 252, h: 262 }, pose: "amuse" },
      composerTexteDePhotoDansBoite(
        mot,
        { x: 370, y: 1_044, l: 640, h: 120 },
        {
          police: "main",
          corps: 35,
          mini: 26,
          lignes: 2,
          interligne: 1.6,
          couleur: CRAIE,
          cale: "gauche",
        },
        mesurer,
      ),
      { genre: "logo", boite: { x: 720, y: 1_196, l: 290, h: 80 }, couleur: CRAIE },
      composerTexteDePhotoDansBoite(
        "À consommer avec modération.",
        ligne(1_300, 30),
        { corps: 20, couleur: SUR_BOIS },
        mesurer,
      ),
    ],
  };
}
