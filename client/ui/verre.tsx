import "../styles/verres.css";
import type { ReactElement } from "react";

/** Letter of an answer. Each letter has its drink, glass and colour, the same on the host's screen and on phones. */
export type LettreDeReponse = "A" | "B" | "C" | "D" | "E" | "F";

/** How the glass of an answer is drawn: it tells answers apart without relying on colour. */
export interface DonneesDuVerreDeReponse {
  readonly lettre: LettreDeReponse;
  /** CSS custom property of the colour, e.g. `--absinthe`, to be used as `var(${token})`. */
  readonly token: `--${string}`;
  /** The drink in French, lower case. */
  readonly nom: string;
  /** SVG path of the glass and its garnish, in a box of 64. */
  readonly trait: string;
  /** SVG path of the drink, filled with the same colour, lighter. */
  readonly boisson: string;
}

/** The six glasses by letter. */
export const VERRE_DE_REPONSE_PAR_LETTRE: Readonly<
  Record<LettreDeReponse, DonneesDuVerreDeReponse>
> = {
  A: {
    lettre: "A",
    token: "--absinthe",
    nom: "absinthe",
    trait: "M17 17h30l-8 20c3 3 2 10-7 10s-10-7-7-10zM32 47v9M22 57h20M11 12h42M28 12V5h8v7",
    boisson: "M25 37c-3 3-2 10 7 10s10-7 7-10l3-8H22z",
  },
  B: {
    lettre: "B",
    token: "--curacao",
    nom: "curaçao",
    trait: "M8 14h48L32 38zM32 38v18M22 57h20M46 4 35 23",
    boisson: "M14 20h36L32 38z",
  },
  C: {
    lettre: "C",
    token: "--grenadine",
    nom: "grenadine",
    trait: "M19 15h26l-3 39a3 3 0 0 1-3 3H25a3 3 0 0 1-3-3zM33 45l6-40h9",
    boisson: "M20 27h24l-2 27a3 3 0 0 1-3 3H25a3 3 0 0 1-3-3z",
  },
  D: {
    lettre: "D",
    token: "--pastis",
    nom: "pastis",
    trait: "M12 22h40l-4 31a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4zM24 32l9-3 3 9-9 3zM35 42l8 2-2 8-8-2z",
    boisson: "M13.500 33h37L48 53a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z",
  },
  E: {
    lettre: "E",
    token: "--cassis",
    nom: "cassis",
    trait: "M24 6h16c2 18 1 33-8 33S22 24 24 6zM32 39v17M23 57h18M31 31v.1M34 24v.1",
    boisson: "M23.300 16h17.400c.8 13-.7 23-8.700 23s-9.500-10-8.700-23z",
  },
  F: {
    lettre: "F",
    token: "--spritz",
    nom: "spritz",
    trait:
      "M17 11h28c6 15 1 29-14 29S11 26 17 11zM31 40v16M21 57h20M41 11a9 9 0 1 1 6 8M47 4.500l1 6 5.500 3",
    boisson: "M15 21h32c0 11-5 19-16 19s-16-8-16-19z",
  },
};

/** The six glasses, A to F. */
export const LISTE_DES_VERRES_DE_REPONSE: readonly DonneesDuVerreDeReponse[] = Object.values(
  VERRE_DE_REPONSE_PAR_LETTRE,
);

/** CSS variables of a component's tint: the colour, and its channels for `rgb(var(--c-rvb) / 0.3)`. */
export function cssVariablesDeTeinte(token: DonneesDuVerreDeReponse["token"] = "--craie"): {
  "--c": string;
  "--c-rvb": string;
} {
  return { "--c": `var(${token})`, "--c-rvb": `var(${token}-rvb)` };
}

export interface DessinVerreDeReponseProps {
  readonly lettre: LettreDeReponse;
  /** Side of the square, any CSS length; default `2.4em`. */
  readonly taille?: string | undefined;
  /** CSS colour of the line; default that of the drink. */
  readonly couleur?: string | undefined;
}

/** The glass of an answer. Decorative: the caller prints the letter beside it. */
export function DessinVerreDeReponse({
  lettre,
  taille = "2.4em",
  couleur,
}: DessinVerreDeReponseProps): ReactElement {
  const verre = VERRE_DE_REPONSE_PAR_LETTRE[lettre];
  return (
    <svg
      viewBox="0 0 64 64"
      style={{
        width: taille,
        height: taille,
        flex: "none",
        color: couleur ?? `var(${verre.token})`,
      }}
      fill="none"
      stroke="currentColor"
      strokeWidth={3.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={verre.boisson} fill="currentColor" stroke="none" opacity={0.3} />
      <path d={verre.trait} />
    </svg>
  );
}
