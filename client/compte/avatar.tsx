import type { ReactElement } from "react";
import type { IconeCompte } from "#contracts/compte.ts";

/** Names of the avatars in the picker. */
export const NOMS_AVATARS: Readonly<Record<IconeCompte, string>> = {
  ico0: "La chope à moustache",
  ico1: "La bouteille au béret",
  ico2: "La rondelle à lunettes",
  ico3: "L’olive au clin d’œil",
  ico4: "Le bouchon qui saute",
  ico5: "Le chat du zinc",
  ico6: "Le siphon au nœud papillon",
};

type Couleur = `--${string}`;

/** Drawing of an avatar in a 64-unit box: flat colours first, then lines, then the eyes. */
interface Personnage {
  readonly fond: Couleur;
  readonly ligne: Couleur;
  readonly aplats: readonly (readonly [d: string, couleur: Couleur])[];
  readonly trait: string;
  readonly yeux: string;
}

const MOUSTACHE =
  "M29.500 41c-2.600-3.200-5.600.9-9.900-1.300.6 6 8.200 6.800 9.900 3 1.700 3.800 9.300 3 9.900-3-4.300 2.200-7.300-1.900-9.900 1.300z";
const MOUSSE =
  "M17.500 27.500c-5-2-4.400-9.600 1.300-9.700.3-5.600 8.300-7 10.600-2.800 3-4 10-2.600 10.500 2.600 5.700 0 6.600 7.500 1.700 9.900-2.600 1-4.200-.6-6.200-.3-2.400.4-3.600 2.100-6.100 1.900-2.400-.2-3.600-2-6-2.200-2.100-.1-3.500 1.500-5.800.6z";
const BERET =
  "M22.300 20.300c-4.600-4.500-1-9.300 7.600-9.900 10.300-.7 19.300 4.400 17.900 9.700-1 3.700-6.600 2.600-12.600 1.600-5-.8-9.600.7-12.900-1.400z";
const BOUTEILLE =
  "M26.500 21.500c.3 2 .2 3.300 0 4.500-.5 3.800-9.300 5-9.300 12.500v15c9.800 1.300 19.800 1.300 29.600 0v-15c0-7.500-8.800-8.700-9.300-12.500-.2-1.200-.3-2.500 0-4.500z";
const VERRES_FUMES =
  "M16 28.200h14.500c.4 10.600-14 11-14.500 0zM33.500 28.200H48c-.5 11-14.900 10.600-14.500 0z";
const OLIVE =
  "M14.500 41.500C11.300 32 19.500 21.800 30.800 18.700c9.900-2.700 18.600.7 20.200 7.600 1.800 8.300-6 17.700-16.600 21-9.700 3-17.400.6-19.900-5.800z";
const PIMENT = "M42 27.600a4.400 4.400 0 1 0 8.600-1.900 4.400 4.400 0 0 0-8.600 1.900z";
const TETE_BOUCHON =
  "M18.300 30.500c-5-8.300-1.500-15.500 13.700-15.500s18.700 7.200 13.700 15.500c-8.800 1.900-18.600 1.900-27.400 0z";
const CORPS_BOUCHON =
  "M21.500 31c.6 7.300-1 14.500-3 22.500 8.800 1.900 18.200 1.900 27 0-2-8-3.600-15.200-3-22.500z";
const COIFFE = "M23 16.500c-.5-7.300 18.500-7.300 18 0-5.600-1.500-12.400-1.500-18 0z";
const RIRE = "M27 44c3.300.7 6.700.7 10 0-.3 6.800-9.700 6.800-10 0z";
const CHAT =
  "M13.300 36.500c-.2-8 .1-15.500 1-23.700 4 2.300 7.300 4.800 10.600 8 4.600-1.300 9.700-1.300 14.200 0 3.300-3.200 6.600-5.700 10.600-8 .9 8.200 1.200 15.700 1 23.700-.3 10.300-8.300 15.700-18.700 15.700S13.600 46.800 13.300 36.500z";
const PAUPIERES =
  "M19.700 33h9.800c-.2 6.400-9.400 6.300-9.800 0zM34.500 33h9.800c-.4 6.300-9.600 6.400-9.800 0z";
const CORPS_SIPHON =
  "M29 24.500h9.500c1.500 4.800 8 6 8 13.500v16c-8.500 1.300-17 1.300-25.500 0V38c0-7.500 6.500-8.700 8-13.500z";
const TETE_SIPHON = "M28.600 24.500c-.4-4-.4-8 0-12h10.300c.4 4 .4 8 0 12z";
const NOEUD = "M33.700 48.500l-6.700-4v8zM33.700 48.500l6.700-4v8z";

const PERSONNAGES: Readonly<Record<IconeCompte, Personnage>> = {
  ico0: {
    fond: "--curacao",
    ligne: "--encre",
    aplats: [
      ["M17.800 25h23.400l-1.400 27.500c-6.600 1.100-14 1.100-20.600 0z", "--pastis"],
      [MOUSSE, "--papier-clair"],
      [MOUSTACHE, "--encre"],
    ],
    trait: `M17.800 27.500l1.400 25c6.600 1.100 14 1.100 20.600 0l1.400-25M41 32c10-2.400 11.300 14.600-.8 15.200${MOUSSE}${MOUSTACHE}`,
    yeux: "M25 34.500v.1M34 34.500v.1",
  },
  ico1: {
    fond: "--grenadine",
    ligne: "--encre",
    aplats: [
      [BOUTEILLE, "--absinthe"],
      [BERET, "--encre"],
    ],
    trait: `${BOUTEILLE}${BERET}M33 10.500c.2-1.600.8-2.700 1.700-3.500M27.300 45.500c2.900 3 6.500 3 9.400 0`,
    yeux: "M26 38.500v.1M38 38.500v.1",
  },
  ico2: {
    fond: "--cassis",
    ligne: "--encre",
    aplats: [
      ["M32 12.500a20.500 20.500 0 1 0 0 41 20.500 20.500 0 0 0 0-41z", "--pastis"],
      ["M32 17.800a15.200 15.200 0 1 0 0 30.400 15.200 15.200 0 0 0 0-30.400z", "--papier-clair"],
      [VERRES_FUMES, "--encre"],
    ],
    trait: `M32 12.500a20.500 20.500 0 1 0 0 41 20.500 20.500 0 0 0 0-41M32 18.500v4.500M23 21.500l2 2.800M41 21.500l-2 2.800M19.800 41.300l3-1.700M44.200 41.300l-3-1.700M12 28.200h40${VERRES_FUMES}M26.500 42.500c3.300 3.300 7.700 3.300 11 0`,
    yeux: "",
  },
  ico3: {
    fond: "--spritz",
    ligne: "--encre",
    aplats: [
      [OLIVE, "--absinthe"],
      [PIMENT, "--grenadine"],
    ],
    trait: `${OLIVE}${PIMENT}M13.500 40.800 6 43.700M51 24.700l6.500-2.500M30.300 27.300c2-1.500 4.300-1.900 6.600-1M22.500 39.700c4.700 3.200 11.300 1.300 14-4`,
    yeux: "M23 32v.1",
  },
  ico4: {
    fond: "--absinthe",
    ligne: "--encre",
    aplats: [
      [CORPS_BOUCHON, "--laiton-clair"],
      [TETE_BOUCHON, "--laiton-clair"],
      [COIFFE, "--papier-clair"],
      [RIRE, "--encre"],
    ],
    trait: `${CORPS_BOUCHON}${TETE_BOUCHON}${COIFFE}${RIRE}M11.800 16.500 8.500 13.400M11 25H6.500M52.200 16.500l3.300-3.100M53 25h4.500`,
    yeux: "M27 38v.1M37 38v.1",
  },
  ico5: {
    fond: "--bouteille",
    ligne: "--papier-clair",
    aplats: [
      [CHAT, "--encre"],
      [PAUPIERES, "--absinthe"],
    ],
    trait: `${CHAT}${PAUPIERES}M30.600 41.300h2.800L32 42.700zM32 43c-.4 3.300-4.400 3.600-5.700 1.200M32 43c.4 3.300 4.400 3.600 5.700 1.200M15.500 42.300 7 41.200M16.800 46.700l-7.600 2M48.500 42.300l8.500-1.100M47.200 46.700l7.600 2`,
    yeux: "",
  },
  ico6: {
    fond: "--pastis",
    ligne: "--encre",
    aplats: [
      [CORPS_SIPHON, "--curacao"],
      [TETE_SIPHON, "--papier-clair"],
      [NOEUD, "--encre"],
    ],
    trait: `${CORPS_SIPHON}${TETE_SIPHON}M28.600 16c-5.300-.4-9.500-.1-12 .7-2.900.9-4 3.300-3.900 7M39 14.500c4-.2 8.200-1.700 11.500-4.300M29.800 40.300c2.600 1.800 5.300 1.800 7.900 0${NOEUD}`,
    yeux: "M28.700 35v.1M38.700 35v.1M12.700 30v.1M12.700 36v.1",
  },
};

interface AvatarProps {
  readonly icon: IconeCompte;
  /** Side of the avatar, any CSS length. */
  readonly taille?: string;
  /** Accessible name; without it the drawing is decorative and hidden. */
  readonly libelle?: string;
}

/** The avatar of an account (plateforme §3, "icon"; decisions-plateforme, "Avatars"). */
export function Avatar({ icon, taille = "2.6rem", libelle }: AvatarProps): ReactElement {
  const { fond, ligne, aplats, trait, yeux } = PERSONNAGES[icon];
  return (
    <svg
      viewBox="0 0 64 64"
      style={{ width: taille, height: taille, flex: "none" }}
      fill="none"
      stroke={`var(${ligne})`}
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(libelle === undefined
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": libelle })}
    >
      <circle cx="32" cy="32" r="32" fill={`var(${fond})`} stroke="none" />
      {aplats.map(([d, couleur]) => (
        <path key={d} d={d} fill={`var(${couleur})`} stroke="none" />
      ))}
      <path d={trait} />
      <path d={yeux} strokeWidth={4.4} />
    </svg>
  );
}
