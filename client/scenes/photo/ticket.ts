/** The ticket of one player, laid out: mise-en-scene "End", maquettes/ticket.html, decision 0110. Pure. */
import { accorderMotGorgee } from "../../partie/mots/gorgees.ts";
import {
  direPlaceSurTotal,
  suffixeOrdinal,
  type PlaceDeJoueurAffichee,
} from "../lignes-de-table-fin.ts";
import type { Dessin } from "#contracts/dessin.ts";
import {
  type ElementDePhoto,
  HAUTEUR_PHOTO_PX,
  LARGEUR_PHOTO_PX,
  type MesurerTexte,
  type PageDePhoto,
  composerTexteDePhotoDansBoite,
} from "./mise-en-page.ts";

export interface DonneesDuTicket {
  readonly genre: "ticket";
  readonly pseudo: string;
  /** The player's drawing; null when the mat has initials. */
  readonly dessin: Dessin | null;
  /** The player's award; null without one. */
  readonly prix: { readonly titre: string; readonly exploit: string } | null;
  /** The player's place; null without one. */
  readonly rang: PlaceDeJoueurAffichee | null;
  /** The player's score; null for the creator, who does not answer. */
  readonly score: number | null;
  readonly jugees: number;
  readonly gorgees: number;
  readonly sansAlcool: boolean;
  readonly code: string;
  readonly date: string;
  readonly quizz: string;
  readonly mot: string;
}

const ENCRE = "#231f1a";
const ENCRE_60 = "#655c4e";
const SUR_BOIS = "#d8c7b2";
const POINTILLE = "#cbbfa4";
const SANTE = "à consommer avec modération";

const PAPIER = { x: 108, y: 70, l: LARGEUR_PHOTO_PX - 216, h: HAUTEUR_PHOTO_PX - 144 };
const GAUCHE = 174;
const LARGE = LARGEUR_PHOTO_PX - 2 * GAUCHE;
/** Side of the mat of a ticket in px, and of the square that it takes because it leans. */
const MAT = 330;
const MAT_PENCHE = 362;
/** The same two sizes for the mat of a ticket without an award, which is larger. */
const MAT_SEUL = 430;
const MAT_SEUL_PENCHE = 470;

interface Figure {
  readonly nombre: string;
  readonly suite: string;
  readonly eleve: boolean;
  readonly libelle: string;
}

function figures({ rang, score, jugees, gorgees, sansAlcool }: DonneesDuTicket): Figure[] {
  const place = rang && {
    nombre: String(rang.place),
    suite: suffixeOrdinal(rang),
    eleve: true,
    libelle: direPlaceSurTotal(rang),
  };
  const justes = score !== null && {
    nombre: String(score),
    suite: `/ ${String(jugees)}`,
    eleve: false,
    libelle: score > 1 ? "bonnes réponses" : "bonne réponse",
  };
  const bues = {
    nombre: String(gorgees),
    suite: "",
    eleve: false,
    libelle: accorderMotGorgee(gorgees, sansAlcool),
  };
  return [place, justes, bues].filter((figure) => figure !== null && figure !== false);
}

function enColonnes(contenu: DonneesDuTicket, mesurer: MesurerTexte): ElementDePhoto[] {
  const siennes = figures(contenu);
  const l = LARGE / siennes.length;
  const elements: ElementDePhoto[] = [];
  for (const [i, { libelle, ...chiffre }] of siennes.entries()) {
    const x = GAUCHE + i * l;
    const dit = { x: x + 8, y: 968, l: l - 16, h: 36 };
    if (i > 0) elements.push(filet({ x: x - 1, y: 866, l: 2, h: 146 }, 3, true));
    elements.push(
      { genre: "chiffre", boite: { x: x + 8, y: 874, l: l - 16, h: 90 }, corps: 92, ...chiffre },
      composerTexteDePhotoDansBoite(
        libelle,
        dit,
        { corps: 26, mini: 18, couleur: ENCRE_60 },
        mesurer,
      ),
    );
  }
  return elements;
}

const filet = (boite: ElementDePhoto["boite"], epais: number, tirets: boolean): ElementDePhoto => ({
  genre: "filet",
  boite,
  epais,
  tirets,
  couleur: tirets ? POINTILLE : ENCRE,
});

export function mettreEnPageTicket(contenu: DonneesDuTicket, mesurer: MesurerTexte): PageDePhoto {
  const { pseudo, dessin, prix, code, date, quizz, mot, gorgees } = contenu;
  const [cote, penche] = prix === null ? [MAT_SEUL, MAT_SEUL_PENCHE] : [MAT, MAT_PENCHE];
  const texte = (
    lu: string,
    [y, h]: readonly [y: number, h: number],
    comment: Parameters<typeof composerTexteDePhotoDansBoite>[2],
  ) => composerTexteDePhotoDansBoite(lu, { x: GAUCHE, y, l: LARGE, h }, comment, mesurer);
  const sousLeMat = 196 + penche;
  const dedans: ElementDePhoto[] = [
    { genre: "logo", boite: { x: GAUCHE, y: 116, l: 280, h: 76 }, couleur: ENCRE },
    composerTexteDePhotoDansBoite(
      date,
      { x: 480, y: 122, l: 426, h: 32 },
      { corps: 24, mini: 18, couleur: ENCRE_60, cale: "droite" },
      mesurer,
    ),
    composerTexteDePhotoDansBoite(
      `table ${code}`,
      { x: 480, y: 154, l: 426, h: 32 },
      { corps: 24, couleur: ENCRE_60, cale: "droite" },
      mesurer,
    ),
    {
      genre: "mat",
      boite: { x: (LARGEUR_PHOTO_PX - penche) / 2, y: 196, l: penche, h: penche },
      cote,
      angle: -4,
      pseudo,
      dessin,
      or: false,
    },
    texte(pseudo, [sousLeMat + 10, 110], { police: "main", corps: 78, mini: 40, couleur: ENCRE }),
    ...(prix === null
      ? []
      : [
          texte(prix.titre, [696, 76], {
            police: "titre",
            corps: 68,
            mini: 40,
            interligne: 1.1,
            couleur: ENCRE,
          }),
          texte(prix.exploit, [774, 76], {
            corps: 29,
            mini: 22,
            lignes: 2,
            couleur: ENCRE_60,
          }),
        ]),
    filet({ x: GAUCHE, y: 852, l: LARGE, h: 6 }, 5, false),
    ...enColonnes(contenu, mesurer),
    filet({ x: GAUCHE, y: 1_018, l: LARGE, h: 4 }, 3, true),
    ...(gorgees > 0
      ? [{ genre: "batons", boite: { x: 220, y: 1_042, l: 640, h: 56 }, n: gorgees } as const]
      : []),
    composerTexteDePhotoDansBoite(
      mot,
      { x: 220, y: 1_118, l: 640, h: 100 },
      { police: "main", corps: 31, mini: 24, lignes: 2, interligne: 1.55, couleur: ENCRE },
      mesurer,
    ),
  ];
  const pied = { x: 50, y: 1_296, l: LARGEUR_PHOTO_PX - 100, h: 32 };
  const suite = ` · ${SANTE}`;
  const titre = composerTexteDePhotoDansBoite(
    quizz,
    { ...pied, l: pied.l - mesurer(suite, "sans", 20) },
    { corps: 20, couleur: SUR_BOIS },
    mesurer,
  );
  return {
    papier: PAPIER,
    dedans,
    dehors: [{ ...titre, boite: pied, lignes: [`${titre.lignes.join(" ")}${suite}`] }],
  };
}
