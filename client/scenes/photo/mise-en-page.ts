/**
 * Layout of a picture: boxes in pixels, and texts that fit their boxes. Pure: the caller measures widths. decision
 * 0110.
 */
import type { PoseDuPatron } from "#contracts/patron.ts";
import type { Dessin } from "#contracts/dessin.ts";

/** Size of every picture: a portrait that social networks show whole. */
export const LARGEUR_PHOTO_PX = 1080;
export const HAUTEUR_PHOTO_PX = 1350;

export interface RectangleDansPhoto {
  readonly x: number;
  readonly y: number;
  readonly l: number;
  readonly h: number;
}

/** `main`: the school hand; `titre` and `chiffre`: heavy, narrow and narrowest; `sans`: the face of the texts. */
export type PoliceDePhoto = "main" | "titre" | "chiffre" | "sans" | "gras";
/** Width of a text, in px. */
export type MesurerTexte = (texte: string, police: PoliceDePhoto, corps: number) => number;

interface Place {
  readonly boite: RectangleDansPhoto;
}
export interface TexteDePhoto extends Place {
  readonly genre: "texte";
  readonly lignes: readonly string[];
  readonly police: PoliceDePhoto;
  readonly corps: number;
  readonly interligne: number;
  readonly couleur: string;
  readonly cale: "gauche" | "milieu" | "droite";
}
/** A number, with a smaller text at its foot or raised. */
export interface ChiffreDePhoto extends Place {
  readonly genre: "chiffre";
  readonly nombre: string;
  readonly suite: string;
  readonly eleve: boolean;
  readonly corps: number;
}
export interface SousBockDePhoto extends Place {
  readonly genre: "mat";
  /** Side of the mat itself: its box leaves room to lean. */
  readonly cote: number;
  readonly angle: number;
  readonly pseudo: string;
  readonly dessin: Dessin | null;
  readonly or: boolean;
}
export interface FiletDePhoto extends Place {
  readonly genre: "filet";
  readonly epais: number;
  readonly tirets: boolean;
  readonly couleur: string;
}
export interface BatonsDePhoto extends Place {
  readonly genre: "batons";
  readonly n: number;
}
export interface LogoDePhoto extends Place {
  readonly genre: "logo";
  readonly couleur: string;
}
export interface PatronDePhoto extends Place {
  readonly genre: "patron";
  readonly pose: PoseDuPatron;
}
export type ElementDePhoto =
  | TexteDePhoto
  | ChiffreDePhoto
  | SousBockDePhoto
  | FiletDePhoto
  | BatonsDePhoto
  | LogoDePhoto
  | PatronDePhoto;

export interface PageDePhoto {
  /** The sheet on the table, with which its content leans; null: straight on the wood. */
  readonly papier: RectangleDansPhoto | null;
  readonly dedans: readonly ElementDePhoto[];
  readonly dehors: readonly ElementDePhoto[];
}

export interface OptionsDAjustementDeTexte {
  readonly police: PoliceDePhoto;
  /** Largest and smallest font size, in px. */
  readonly corps: number;
  readonly mini: number;
  readonly largeur: number;
  readonly lignes: number;
}

/**
 * Breaks a text into lines that hold, between words and after hyphens; a word wider than a line has a line of its
 * own.
 */
function couper(texte: string, tient: (ligne: string) => boolean): string[] {
  const lignes: string[] = [];
  for (const morceau of texte.match(/[^ -]*[ -]|[^ -]+$/g) ?? []) {
    const avec = `${lignes.at(-1) ?? ""}${morceau}`;
    if (lignes.length > 0 && tient(avec.trimEnd())) lignes[lignes.length - 1] = avec;
    else lignes.push(morceau);
  }
  return lignes.map((ligne) => ligne.trimEnd());
}

/** Breaks a text into the same number of lines, of lengths as even as possible. */
function equilibrer(
  texte: string,
  nombre: number,
  largeur: number,
  mesurer: (ligne: string) => number,
): string[] {
  let lignes = couper(texte, (ligne) => mesurer(ligne) <= largeur);
  if (nombre < 2) return lignes;
  for (let moins = largeur * 0.97; moins > largeur / 3; moins *= 0.97) {
    const serrees = couper(texte, (ligne) => mesurer(ligne) <= moins);
    if (serrees.length > nombre || serrees.some((ligne) => mesurer(ligne) > moins)) break;
    lignes = serrees;
  }
  return lignes;
}

/** The longest beginning of a text that fits in its box with an ellipsis. */
function abreger(texte: string, tient: (ligne: string) => boolean): string {
  if (tient(texte)) return texte;
  const signes = Array.from(texte);
  while (signes.length > 0 && !tient(`${signes.join("").trimEnd()}…`)) signes.pop();
  return `${signes.join("").trimEnd()}…`;
}

/** Fits a text in its box: smaller, then on several lines where allowed, then cut with an ellipsis. */
export function ajusterTexteALaBoite(
  texte: string,
  { police, corps, mini, largeur, lignes: max }: OptionsDAjustementDeTexte,
  mesurer: MesurerTexte,
): { readonly corps: number; readonly lignes: readonly string[] } {
  for (let essai = corps; essai >= mini; essai -= 2) {
    const tient = (ligne: string) => mesurer(ligne, police, essai) <= largeur;
    const lignes = couper(texte, tient);
    if (lignes.length <= max && lignes.every(tient)) {
      const large = (ligne: string) => mesurer(ligne, police, essai);
      return { corps: essai, lignes: equilibrer(texte, lignes.length, largeur, large) };
    }
  }
  const tient = (ligne: string) => mesurer(ligne, police, mini) <= largeur;
  const lignes = couper(texte, tient);
  const gardees = lignes.slice(0, max - 1);
  const derniere = gardees.reduce(
    (reste, ligne) => reste.slice(ligne.length).trimStart(),
    texte.trimStart(),
  );
  return {
    corps: mini,
    lignes: [...gardees, derniere].map((ligne) => abreger(ligne, tient)),
  };
}

interface Ecrit extends Partial<Omit<OptionsDAjustementDeTexte, "corps" | "largeur">> {
  readonly corps: number;
  readonly couleur: string;
  readonly interligne?: number;
  readonly cale?: TexteDePhoto["cale"];
}

/** Lays out a text so that it fits its box, in the middle when it is smaller. */
export function composerTexteDePhotoDansBoite(
  texte: string,
  boite: RectangleDansPhoto,
  {
    police = "sans",
    corps,
    mini = corps,
    lignes: max = 1,
    couleur,
    interligne = 1.25,
    cale = "milieu",
  }: Ecrit,
  mesurer: MesurerTexte,
): TexteDePhoto {
  const ajuste = ajusterTexteALaBoite(
    texte,
    { police, corps, mini, largeur: boite.l, lignes: max },
    mesurer,
  );
  return { genre: "texte", boite, police, couleur, interligne, cale, ...ajuste };
}
