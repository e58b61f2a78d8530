import type { ReactElement } from "react";
import type { NomBadge } from "#contracts/badges.ts";

type Couleur = `--${string}`;

interface TraceBadge {
  /** Enamel (« émail ») of the badge: the background colour of the cap. */
  readonly email: Couleur;
  /** Flat colours of a badge's drawing, under its lines. */
  readonly aplats: readonly (readonly [d: string, couleur: Couleur])[];
  readonly trait: string;
  /** Light lines of a badge's drawing, over a dark colour. */
  readonly craie?: string;
}

const CLOCHE = "M17.500 41.500c.4-19.600 28.600-19.600 29 0z";
const GOBELET = "M20 16.500c8-.5 16-.5 24 0l-2.700 31c-6.100.8-12.500.8-18.600 0z";
const SIEGE = "M20 20.500c0-5 24-5 24 0v2.500c0 4.500-24 4.500-24 0z";
const FUT = "M22 27.500h16.500l.7 18.500H21.300z";
const COIFFE =
  "M20.500 28c-5.300-1.300-5-8.600.6-8.800.5-5 7.600-6 9.600-2 2.900-3.400 8.900-1.800 9.200 2.600 5 .7 4.800 7.400.3 8.200-6.500 1.200-13.300 1.200-19.700 0z";
const BOUCHE = "M14.500 37.500c8.400-3.800 20.600-3.800 29 0-1.500 15-27.500 15-29 0z";
const VERRE_PENCHE =
  "M35.500 31.500 27.500 21.300c4.300-3.500 8.800-6 14.300-8.500l6 8.200c-3.600 4.300-7.400 7.600-12.300 10.500z";
const TONNEAU =
  "M22 14.500c6.700-.9 13.300-.9 20 0 4.300 8.200 4.300 18.300 0 26.500-6.700.9-13.300.9-20 0-4.300-8.200-4.300-18.300 0-26.500z";
const GOUTTE =
  "M32 12.500c6.600 9.800 13 16.300 13 24.200 0 7.400-5.600 12.300-13 12.300s-13-4.900-13-12.300c0-7.900 6.400-14.400 13-24.200z";
const ZERO =
  "M29.500 15.500c8.400 0 11.500 8 11.500 16.700s-3.100 16.800-11.500 16.800S18 41 18 32.200s3.100-16.700 11.500-16.700z";
const CHAMEAU =
  "M14.300 24c-.7-3.700 2.300-5.600 5.500-5.300 3.700.3 4.700 3 4.400 6.500-.3 3.400.2 6 2.300 5.600 3.300-.6 3-11.300 8.400-11.300 5.200 0 5.600 7.800 8.700 10.600 3 2.600 5.200 4.700 5.600 10.400l-3.100-2.700-.3 10.700h-3.600l-.8-9.600c-3.700 1.200-7.900 1.200-11.600.2l-.8 9.400h-3.600l-.3-10.300c-5-2.700-5.600-7.200-5.500-13.200-2 .4-3.800.2-5.300-1z";
const BARILLET = "M32 15a17 17 0 1 0 0 34 17 17 0 0 0 0-34z";
const CARTE =
  "M17.500 19.300c7.300-2.700 14.500-4.200 22.400-5 2.700 10.300 4.700 20 6.200 30.300-7.300 2.600-14.500 4.100-22.300 5-2.700-10.300-4.800-20-6.300-30.300z";
const COUPE_G = "M15.800 26.500 28.200 23c3.200 8.200 1.600 14-3 15.300S16.500 35 15.800 26.500z";
const COUPE_D = "M48.200 26.500 35.800 23c-3.200 8.200-1.600 14 3 15.300S47.500 35 48.200 26.500z";
const TETES =
  "M20 22.500a5.200 5.200 0 1 0 0 10.400 5.200 5.200 0 0 0 0-10.400zM44 22.500a5.200 5.200 0 1 0 0 10.400 5.200 5.200 0 0 0 0-10.400z";
const TETE = "M32 17.500a6.800 6.800 0 1 0 0 13.600 6.800 6.800 0 0 0 0-13.600z";
const EPAULES = "M20.500 48.500c.2-8.600 4.600-13.200 11.500-13.200s11.300 4.600 11.500 13.200z";
const PANNEAU =
  "M18.500 15c9-.6 18-.6 27 0 .5 8.300.5 16.700 0 25-9 .6-18 .6-27 0-.5-8.300-.5-16.700 0-25z";
const TABLEAU = "M22.500 18.800h19v17.400h-19z";
const VERRE_G = "M17 34.500h10.500L26 46.300h-7.500z";
const VERRE_D = "M36.500 34.500H47l-1.500 11.800H38z";
const CHAMBRE = "M32 18.300a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400z";
const PLUME =
  "M47.500 14c1.300 12.600-4.200 22.600-18 25.500l-4.300-.3c.3-13.700 9-22.600 22.300-25.200z";
const COEUR =
  "M32 29.500c-6.300-4.300-9.800-7.700-9.500-11.900.3-4.700 6.500-5.700 9.500-1.300 3-4.400 9.200-3.400 9.500 1.300.3 4.200-3.200 7.600-9.500 11.900z";

/** The sixteen badge drawings, in a 64-unit box. Each fits a disc of 21 units around the middle, the top of a crown cap. */
const DESSINS_BADGES: Readonly<Record<NomBadge, TraceBadge>> = {
  // badge of a confirmed account: the bell of the counter, with a tick
  bienvenue: {
    email: "--curacao",
    aplats: [[CLOCHE, "--laiton-clair"]],
    trait: `${CLOCHE}M14.500 46.500c11.700.5 23.300.5 35 0M32 26.500v-5M28.300 20.500h7.400M26.500 35.300l4.300 3.900 7.500-7.700`,
  },
  premiereTournee: {
    email: "--absinthe",
    aplats: [
      [GOBELET, "--papier-clair"],
      ["M20.700 24.500h22.600l-2 23c-6.100.8-12.500.8-18.600 0z", "--pastis"],
    ],
    trait: `${GOBELET}M20.700 24.500c3.700-1.800 7.400 1.400 11.300 0s7.600-1.300 11.300 0M28.500 33.500l4-3.200v12.500`,
  },
  habitue: {
    email: "--spritz",
    aplats: [[SIEGE, "--papier-clair"]],
    trait: `${SIEGE}M24 26.500l-4.500 22M40 26.500l4.500 22M21 42.500h22M28 31.500v7M35.200 31.300c-4 0-4 7.300 0 7.300s4-7.300 0-7.300`,
  },
  // badge named after a pillar (« pilier »), drawn as a beer glass with a handle
  pilier: {
    email: "--grenadine",
    aplats: [
      [FUT, "--papier-clair"],
      [COIFFE, "--papier-clair"],
    ],
    trait: `${FUT}${COIFFE}M17.500 49.500c8.400.4 17 .4 25.500 0M27.500 32v9.500M33 32v9.500M39 31c8.300-2 9.300 10.500.3 10.800`,
  },
  centGorgees: {
    email: "--absinthe",
    aplats: [
      [VERRE_PENCHE, "--papier-clair"],
      [
        "M35.500 31.500 31.300 26l13.200-9.500 3.300 4.500c-3.600 4.300-7.400 7.600-12.300 10.500z",
        "--spritz",
      ],
      [BOUCHE, "--encre"],
      ["M17.500 37c7-2 16-2 23 0l-1.300 3.600c-6.300 1-14.100 1-20.400 0z", "--papier-clair"],
      [
        "M21.500 46.500c1.600-5.200 13.400-5.200 15 0-4.400 2.700-10.600 2.700-15 0z",
        "--grenadine",
      ],
    ],
    trait: `${VERRE_PENCHE}${BOUCHE}M14.800 29.500c1-2 3.800-2 4.800 0M22.800 28.300c.9-1.700 2.900-1.900 4-.5`,
    craie: "M33.800 34.200c-1.500 2.400-2 5.300-2 8.800",
  },
  milleGorgees: {
    email: "--pastis",
    aplats: [[TONNEAU, "--spritz"]],
    trait: `${TONNEAU}M19.600 21.500c8.200 1 16.600 1 24.800 0M19.600 34c8.200-1 16.600-1 24.800 0M32 27.700v.1M24.500 45v3M32 45.500v5M39.500 45v3`,
  },
  sansFaute: {
    email: "--papier-creux",
    aplats: [[GOUTTE, "--curacao"]],
    trait: `${GOUTTE}M25.500 37l4.800 5 8.500-9.700`,
  },
  bulle: {
    email: "--cassis",
    aplats: [[ZERO, "--papier-clair"]],
    trait: `${ZERO}M25.800 29v.2M33.200 29v.2M26 38.500c2-2.400 5-2.400 7 0M47.300 20.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6M46 34.500v.1`,
  },
  sobre: { email: "--absinthe", aplats: [[CHAMEAU, "--pastis"]], trait: CHAMEAU },
  // badge of the roulette russe: the loaded chamber
  roulette: {
    email: "--grenadine",
    aplats: [
      [BARILLET, "--craie-70"],
      [CHAMBRE, "--encre"],
    ],
    trait: `${BARILLET}${CHAMBRE}M40.7 23.3a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400M40.7 33.3a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400M32 38.3a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400M23.3 33.3a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400M23.3 23.3a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400`,
  },
  soixanteNeuf: {
    email: "--absinthe",
    aplats: [[CARTE, "--papier-clair"]],
    trait: `${CARTE}M29.500 24.500c-4.200 2-6.600 6.600-5.700 10.800.9 4.300 7.100 3.300 6.400-.9-.6-3.700-5.300-3.700-6.400-.2M38.600 29.800c-1.200 3.400-5.800 3.400-6.400-.2-.7-4.200 5.500-5.200 6.400-.9.900 4.200-1.500 8.800-5.700 10.800`,
  },
  premierAmi: {
    email: "--spritz",
    aplats: [
      [COUPE_G, "--absinthe"],
      [COUPE_D, "--grenadine"],
    ],
    trait: `${COUPE_G}${COUPE_D}M25.200 38.300l2 8.700M22.500 48.200l9-2.300M38.800 38.300l-2 8.700M41.500 48.200l-9-2.300M32 18.500V14M26.500 18.800l-2.600-3M37.500 18.800l2.600-3`,
  },
  bande: {
    email: "--curacao",
    aplats: [
      [TETES, "--papier-clair"],
      [TETE, "--papier-clair"],
      [EPAULES, "--spritz"],
    ],
    trait: `${TETES}${TETE}${EPAULES}M13.500 45c.2-4 1.700-6.900 4.500-8M50.500 45c-.2-4-1.700-6.900-4.500-8M29.400 22.800v.1M34.600 22.800v.1M29.800 26.300c1.400 1.300 3 1.300 4.400 0`,
  },
  premierQuizz: {
    email: "--cassis",
    aplats: [
      [PANNEAU, "--spritz"],
      [TABLEAU, "--ardoise"],
    ],
    trait: `${PANNEAU}M23 40.500 20.500 49M41 40.500l2.500 8.500`,
    craie: "M28.600 24.700c.3-5 7.600-4.700 7.200.2-.3 3-3.700 3-3.800 5.300M32 33.600v.1",
  },
  dixQuestions: {
    email: "--bouteille",
    aplats: [[PLUME, "--papier-clair"]],
    trait: `${PLUME}M40.500 21.500C33.500 26.500 28 33 24.500 41`,
    craie: "M24.500 41 21 47.500M16.500 49.300c4.500-2.300 7.500 1.400 12.500 0s8.500-1.500 14-.5",
  },
  dixNotes: {
    email: "--spritz",
    aplats: [
      [COEUR, "--grenadine"],
      [VERRE_G, "--absinthe"],
      [VERRE_D, "--pastis"],
    ],
    trait: `${COEUR}${VERRE_G}${VERRE_D}M14.500 47c11.700 1.300 23.300 1.300 35 0`,
  },
};

const DENTS = 21;

/** A point of a crown cap's pleated edge; `rang` counts half pleats from the top. */
function point(rayon: number, rang: number): string {
  const angle = (rang * Math.PI) / DENTS - Math.PI / 2;
  return `${(32 + rayon * Math.cos(angle)).toFixed(2)} ${(32 + rayon * Math.sin(angle)).toFixed(2)}`;
}

const dents = Array.from({ length: DENTS }, (_, dent) => 2 * dent);
/** The pleated edge of a crown cap. */
const COURONNE = `M${point(28, 0)}${dents.map((d) => `Q${point(33, d + 1)} ${point(28, d + 2)}`).join("")}z`;
/** Dashed edge, one dash a pleat; `stroke-dasharray` would drift along so many curves. */
const POINTILLE = dents
  .map((d) => `M${point(29, d + 0.45)}Q${point(31.8, d + 1)} ${point(29, d + 1.55)}`)
  .join("");

const connus: ReadonlyMap<string, TraceBadge> = new Map(Object.entries(DESSINS_BADGES));
/** Drawing for a badge that this version of the client does not know. */
const INCONNU: TraceBadge = { email: "--papier-creux", aplats: [], trait: "" };

interface DessinBadgeProps {
  readonly id: string;
  /** Side of the badge, any CSS length. */
  readonly taille?: string;
  /** Whether the badge is not earned yet: it is drawn as a dashed outline. */
  readonly terni?: boolean;
}

/** A badge (plateforme §3), drawn as a crown cap. Decorative: title and condition are printed beside it. */
export function DessinBadge({
  id,
  taille = "4.5rem",
  terni = false,
}: DessinBadgeProps): ReactElement {
  const { email, aplats, trait, craie } = connus.get(id) ?? INCONNU;
  return (
    <svg
      viewBox="0 0 64 64"
      style={{ width: taille, height: taille, flex: "none" }}
      fill="none"
      stroke={terni ? "var(--bord)" : "var(--encre)"}
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {terni ? (
        <path d={POINTILLE} />
      ) : (
        <>
          <path d={COURONNE} fill="var(--papier-clair)" />
          <circle cx="32" cy="32" r="24.500" fill={`var(${email})`} stroke="none" />
          {aplats.map(([d, couleur]) => (
            <path key={d} d={d} fill={`var(${couleur})`} stroke="none" />
          ))}
        </>
      )}
      <path d={trait} />
      {craie !== undefined && (
        <path d={craie} {...(terni ? {} : { stroke: "var(--papier-clair)" })} />
      )}
    </svg>
  );
}
