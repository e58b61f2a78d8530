/** Draws on a canvas a page that is laid out already, with its mats, papers and fonts: nothing is decided here. decision 0110. */
import { HAUTEUR_DES_BATONS, layOutTallyMarks } from "../../ui/batons-trace.ts";
import {
  TRACE_DE_LA_BOISSON_DU_LOGO,
  TRACE_DU_POINT_D_INTERROGATION_DU_LOGO,
  TRACE_DES_VERRES_DU_LOGO,
} from "../../ui/logo.tsx";
import {
  TAILLE_DU_DESSIN_DU_PATRON,
  TRACE_DU_COL_DU_PATRON,
  EPAISSEUR_DES_TRAITS_DU_PATRON,
  TRAITS_DES_POSES_DU_PATRON,
  TRACE_DE_LA_TETE_DU_PATRON,
  TRACE_DU_TORCHON_DU_PATRON,
} from "../hote/patron/traits.ts";
import {
  type BatonsDePhoto,
  type ChiffreDePhoto,
  type ElementDePhoto,
  type FiletDePhoto,
  HAUTEUR_PHOTO_PX,
  LARGEUR_PHOTO_PX,
  type LogoDePhoto,
  type PageDePhoto,
  type PatronDePhoto,
  type TexteDePhoto,
  type SousBockDePhoto,
  type RectangleDansPhoto,
  type PoliceDePhoto,
} from "./mise-en-page.ts";
import { COTE_FEUILLE_DESSIN, type Craie } from "#contracts/dessin.ts";
import { initialesDePseudo } from "../../ui/initiales.ts";
import { svgPathOfChalkStroke } from "../../ui/stroke-path.ts";

type Toile = CanvasRenderingContext2D;

const ENCRE = "#231f1a";
const ENCRE_60 = "#655c4e";
const CRAIE = "#f4efe2";
/** How far the sheet on the table leans, in degrees. */
const PENCHE = -0.8;
/** Distance from the middle of a line of text down to its baseline, as a part of the font size. */
const BASE: Readonly<Record<TexteDePhoto["police"], number>> = {
  main: 0.37,
  titre: 0.35,
  chiffre: 0.36,
  sans: 0.35,
  gras: 0.35,
};

const chemin = (d: string): Path2D => new Path2D(d);

const ANCRE = { gauche: [0, "left"], milieu: [0.5, "center"], droite: [1, "right"] } as const;

function dessinerTexte(toile: Toile, texte: TexteDePhoto): void {
  const { boite, lignes, police, corps, interligne, couleur, cale } = texte;
  const [part, aligne] = ANCRE[cale];
  const pas = corps * interligne;
  const haut = boite.y + (boite.h - pas * lignes.length) / 2;
  toile.font = formaterPoliceDePhotoCss(police, corps);
  toile.fillStyle = couleur;
  toile.textAlign = aligne;
  for (const [i, ligne] of lignes.entries())
    toile.fillText(ligne, boite.x + boite.l * part, haut + pas * (i + 0.5) + corps * BASE[police]);
}

function dessinerChiffre(
  toile: Toile,
  { boite, nombre, suite, eleve, corps }: ChiffreDePhoto,
): void {
  const petit = corps * 0.42;
  const large = (police: "chiffre" | "sans", taille: number, texte: string) => {
    toile.font = formaterPoliceDePhotoCss(police, taille);
    return toile.measureText(texte).width;
  };
  const espace = suite === "" || eleve ? 0 : 12;
  const [n, s] = [large("chiffre", corps, nombre), large("chiffre", petit, suite)];
  const x = boite.x + (boite.l - n - s - espace) / 2;
  const base = boite.y + boite.h / 2 + corps * BASE.chiffre;
  toile.textAlign = "left";
  toile.fillStyle = ENCRE;
  toile.font = formaterPoliceDePhotoCss("chiffre", corps);
  toile.fillText(nombre, x, base);
  toile.fillStyle = eleve ? ENCRE : ENCRE_60;
  toile.font = formaterPoliceDePhotoCss("chiffre", petit);
  toile.fillText(suite, x + n + espace, eleve ? base - corps * 0.4 : base);
}

function dessinerFilet(toile: Toile, { boite, epais, tirets, couleur }: FiletDePhoto): void {
  const debout = boite.h > boite.l;
  const [cx, cy] = [boite.x + boite.l / 2, boite.y + boite.h / 2];
  toile.strokeStyle = couleur;
  toile.lineWidth = epais;
  toile.setLineDash(tirets ? [9, 6] : []);
  toile.beginPath();
  toile.moveTo(debout ? cx : boite.x, debout ? boite.y : cy);
  toile.lineTo(debout ? cx : boite.x + boite.l, debout ? boite.y + boite.h : cy);
  toile.stroke();
  toile.setLineDash([]);
}

function dessinerBatons(toile: Toile, { boite, n }: BatonsDePhoto): void {
  const echelle = boite.h / HAUTEUR_DES_BATONS;
  const { marques, largeur } = layOutTallyMarks(n, boite.l / echelle);
  const juste = Math.min(echelle, boite.l / largeur);
  toile.save();
  toile.translate(boite.x + (boite.l - largeur * juste) / 2, boite.y);
  toile.scale(juste, juste);
  toile.strokeStyle = ENCRE;
  toile.lineWidth = 3;
  for (const { passes } of marques) for (const d of passes) toile.stroke(chemin(d));
  toile.restore();
}

function dessinerLogo(toile: Toile, { boite, couleur }: LogoDePhoto): void {
  toile.save();
  toile.translate(boite.x, boite.y + boite.h * 0.04);
  const echelle = (boite.h * 0.84) / 66;
  toile.scale(echelle, echelle);
  toile.lineWidth = 3.6;
  for (const [x, degres, boisson] of [
    [20.5, 17, "#a5d464"],
    [51.5, -17, "#f5809f"],
  ] as const) {
    toile.save();
    toile.translate(x, 43.5);
    toile.rotate((degres * Math.PI) / 180);
    toile.globalAlpha = 0.85;
    toile.fillStyle = boisson;
    toile.fill(chemin(TRACE_DE_LA_BOISSON_DU_LOGO));
    toile.globalAlpha = 1;
    toile.strokeStyle = couleur;
    toile.stroke(chemin(TRACE_DES_VERRES_DU_LOGO));
    toile.restore();
  }
  toile.strokeStyle = "#c98f1e";
  toile.stroke(chemin(TRACE_DU_POINT_D_INTERROGATION_DU_LOGO));
  toile.restore();
  toile.font = ENSEIGNE(boite.h * 0.52);
  toile.fillStyle = couleur;
  toile.textAlign = "left";
  toile.fillText("Trinquizz", boite.x + 72 * echelle + 10, boite.y + boite.h * 0.66);
}

function dessinerPatron(toile: Toile, { boite, pose }: PatronDePhoto): void {
  const { bras, penche, sourcils, yeux, moustache, bouche } = TRAITS_DES_POSES_DU_PATRON[pose];
  const echelle = Math.min(
    boite.l / TAILLE_DU_DESSIN_DU_PATRON[0],
    boite.h / TAILLE_DU_DESSIN_DU_PATRON[1],
  );
  const tracer = (...traits: readonly string[]) => {
    for (const d of traits) toile.stroke(chemin(d));
  };
  toile.save();
  toile.beginPath();
  toile.rect(boite.x, boite.y, boite.l, boite.h);
  toile.clip();
  toile.translate(boite.x, boite.y);
  toile.scale(echelle, echelle);
  toile.strokeStyle = CRAIE;
  toile.fillStyle = CRAIE;
  toile.lineWidth = EPAISSEUR_DES_TRAITS_DU_PATRON;
  tracer(TRACE_DU_COL_DU_PATRON, TRACE_DU_TORCHON_DU_PATRON, bras);
  toile.translate(120, 140);
  toile.rotate((penche * Math.PI) / 180);
  toile.translate(-120, -140);
  tracer(TRACE_DE_LA_TETE_DU_PATRON, sourcils, yeux, bouche);
  toile.fill(chemin(moustache));
  toile.restore();
}

function dessinerElement(toile: Toile, element: ElementDePhoto, textures: Textures): void {
  switch (element.genre) {
    case "texte":
      return dessinerTexte(toile, element);
    case "chiffre":
      return dessinerChiffre(toile, element);
    case "mat":
      return dessinerMat(toile, element, textures);
    case "filet":
      return dessinerFilet(toile, element);
    case "batons":
      return dessinerBatons(toile, element);
    case "logo":
      return dessinerLogo(toile, element);
    case "patron":
      return dessinerPatron(toile, element);
  }
}

export function dessinerPageDePhoto(toile: Toile, page: PageDePhoto, textures: Textures): void {
  const { papier, dedans, dehors } = page;
  toile.lineCap = "round";
  toile.lineJoin = "round";
  toile.fillStyle = textures.bois;
  toile.fillRect(0, 0, LARGEUR_PHOTO_PX, HAUTEUR_PHOTO_PX);
  const [cx, cy] = [LARGEUR_PHOTO_PX / 2, HAUTEUR_PHOTO_PX / 2];
  const ombre = toile.createRadialGradient(cx, cy * 0.9, cy * 0.45, cx, cy * 0.9, cy * 1.25);
  ombre.addColorStop(0, "#0000");
  ombre.addColorStop(1, "#000a");
  toile.fillStyle = ombre;
  toile.fillRect(0, 0, LARGEUR_PHOTO_PX, HAUTEUR_PHOTO_PX);
  if (papier !== null) {
    toile.save();
    toile.translate(cx, cy);
    toile.rotate((PENCHE * Math.PI) / 180);
    toile.translate(-cx, -cy);
    dessinerPapier(toile, papier, textures);
    for (const element of dedans) dessinerElement(toile, element, textures);
    toile.restore();
  }
  for (const element of dehors) dessinerElement(toile, element, textures);
}

const BOUTEILLE = "#2f6b4f";
const LAITON = "#b97f12";
const CARTON = "#b09b6e";
/** Colours of the four chalks, the same as those of the design tokens. */
const COULEURS: Readonly<Record<Craie, string>> = {
  encre: ENCRE,
  bouteille: BOUTEILLE,
  bleu: "#2a6aa8",
  ocre: LAITON,
};
/** Width of a stroke, in points of the sheet. */
const TRAIT = 15;

/** Outline of a sous-bock: a rounded square around the origin. */
function carre(cote: number, rayon: number, dy = 0): Path2D {
  const c = cote / 2;
  const chemin = new Path2D();
  chemin.moveTo(0, dy - c);
  chemin.arcTo(c, dy - c, c, dy, rayon);
  chemin.arcTo(c, dy + c, 0, dy + c, rayon);
  chemin.arcTo(-c, dy + c, -c, dy, rayon);
  chemin.arcTo(-c, dy - c, 0, dy - c, rayon);
  chemin.closePath();
  return chemin;
}

function dessinerMat(
  toile: CanvasRenderingContext2D,
  { boite, cote, angle, pseudo, dessin, or }: SousBockDePhoto,
  textures: Textures,
): void {
  toile.save();
  toile.translate(boite.x + boite.l / 2, boite.y + boite.h / 2);
  toile.rotate((angle * Math.PI) / 180);
  // the thickness of the cardboard, and its shadow
  toile.save();
  toile.shadowColor = "#0009";
  toile.shadowBlur = cote * 0.07;
  toile.shadowOffsetY = cote * 0.04;
  toile.fillStyle = CARTON;
  toile.fill(carre(cote, cote * 0.15, cote * 0.03));
  toile.restore();
  remplirDePapier(toile, carre(cote, cote * 0.15), textures);
  // a thin edge, because the mat of a ticket is paper on paper
  toile.globalAlpha = 0.5;
  toile.strokeStyle = CARTON;
  toile.lineWidth = Math.max(1, cote * 0.004);
  toile.stroke(carre(cote, cote * 0.15));
  toile.globalAlpha = 1;
  toile.strokeStyle = or ? LAITON : BOUTEILLE;
  toile.lineWidth = cote * 0.014;
  toile.stroke(carre(cote * 0.9, cote * 0.12));
  toile.globalAlpha = 0.65;
  toile.lineWidth = Math.max(1, cote * 0.005);
  toile.stroke(carre(cote * 0.83, cote * 0.1));
  toile.globalAlpha = 1;
  if (dessin === null) {
    const lues = initialesDePseudo(pseudo);
    const corps = cote * 0.42;
    toile.font = formaterPoliceDePhotoCss("titre", corps);
    toile.fillStyle = ENCRE;
    toile.textAlign = "center";
    // the text is centred on the middle of its capitals
    toile.fillText(lues, 0, corps * 0.35);
  } else {
    const echelle = (cote * 0.72) / COTE_FEUILLE_DESSIN;
    toile.scale(echelle, echelle);
    toile.translate(-COTE_FEUILLE_DESSIN / 2, -COTE_FEUILLE_DESSIN / 2);
    toile.lineWidth = TRAIT;
    for (const trait of dessin) {
      toile.strokeStyle = COULEURS[trait.craie];
      toile.stroke(new Path2D(svgPathOfChalkStroke(trait.points)));
    }
  }
  toile.restore();
}

/** Fills of the canvas: the product's textures, or plain colours where they did not load. */
interface Textures {
  readonly bois: CanvasPattern | string;
  readonly papier: CanvasPattern | string;
}

const BOIS = "#2e1c12";
const PAPIER = "#fdf8ea";
const DENT = 18;

async function lireImage(adresse: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = adresse;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

export async function chargerTexturesDePhoto(toile: CanvasRenderingContext2D): Promise<Textures> {
  const [bois, papier] = await Promise.all([
    lireImage("/textures/table.webp"),
    lireImage("/textures/papier.webp"),
  ]);
  const motif = (image: HTMLImageElement | null) =>
    image === null ? null : toile.createPattern(image, "repeat");
  return { bois: motif(bois) ?? BOIS, papier: motif(papier) ?? PAPIER };
}

/** Fills an outline of the picture with paper: the colour, then the grain. */
function remplirDePapier(
  toile: CanvasRenderingContext2D,
  contour: Path2D,
  { papier }: Textures,
): void {
  toile.fillStyle = PAPIER;
  toile.fill(contour);
  toile.save();
  toile.shadowColor = "#0000";
  toile.globalCompositeOperation = "multiply";
  toile.fillStyle = papier;
  toile.fill(contour);
  toile.restore();
}

/** Draws a sheet of paper that looks torn from its roll at the top and at the bottom. */
function dessinerPapier(
  toile: CanvasRenderingContext2D,
  { x, y, l, h }: RectangleDansPhoto,
  textures: Textures,
): void {
  const contour = new Path2D();
  const dents = Math.round(l / (2 * DENT));
  const pas = l / dents;
  contour.moveTo(x, y);
  for (let i = 0; i < dents; i++) {
    contour.lineTo(x + pas * (i + 0.5), y + DENT);
    contour.lineTo(x + pas * (i + 1), y);
  }
  contour.lineTo(x + l, y + h);
  for (let i = dents; i > 0; i--) {
    contour.lineTo(x + pas * (i - 0.5), y + h - DENT);
    contour.lineTo(x + pas * (i - 1), y + h);
  }
  contour.closePath();
  toile.save();
  toile.shadowColor = "#000b";
  toile.shadowBlur = 30;
  toile.shadowOffsetY = 16;
  remplirDePapier(toile, contour, textures);
  toile.restore();
}

/** Fonts of the pictures, as a canvas takes them; each must be loaded before its texts are measured. */
const POLICES: Readonly<Record<PoliceDePhoto, readonly [style: string, familles: string]>> = {
  main: ["400", '"Playwrite FR Moderne", cursive'],
  titre: ["800 semi-condensed", '"Bricolage Titre", "Bricolage Grotesque", sans-serif'],
  chiffre: ["800 condensed", '"Bricolage Titre", "Bricolage Grotesque", sans-serif'],
  sans: ["600", '"Bricolage Grotesque", sans-serif'],
  gras: ["700", '"Bricolage Grotesque", sans-serif'],
};
const ENSEIGNE = (corps: number): string => `400 ${String(corps)}px "Enseigne", cursive`;

export function formaterPoliceDePhotoCss(police: PoliceDePhoto, corps: number): string {
  const [style, familles] = POLICES[police];
  return `${style} ${String(corps)}px ${familles}`;
}

/** Loads every font of a picture; the browser replaces one that does not come. */
export async function chargerPolicesDePhoto(): Promise<void> {
  const noms: readonly PoliceDePhoto[] = ["main", "titre", "chiffre", "sans", "gras"];
  const voulues = [ENSEIGNE(40), ...noms.map((nom) => formaterPoliceDePhotoCss(nom, 40))];
  await Promise.allSettled(voulues.map((police) => document.fonts.load(police, "Éà1’")));
}
