import { useMemo, type ReactElement } from "react";
import { encode } from "uqr";
import styles from "./qr.module.css";

export interface CodeQrProps {
  /** What the code says, usually an address. */
  readonly texte: string;
  /** Accessible name, e.g. “Code QR pour rejoindre la room 4KX2P9”. */
  readonly libelle: string;
  /** Side, any CSS length; default `12rem`. */
  readonly taille?: string | undefined;
}

/** QR code as one SVG path: rounded dark modules on paper, with its quiet zone. */
export function CodeQr({ texte, libelle, taille = "12rem" }: CodeQrProps): ReactElement {
  const { cote, trace } = useMemo(() => tracer(texte), [texte]);
  return (
    <svg
      className={styles["qr"]}
      style={{ width: taille, height: taille }}
      viewBox={`0 0 ${String(cote)} ${String(cote)}`}
      role="img"
      aria-label={libelle}
    >
      <path d={trace} />
    </svg>
  );
}

const MARGE = 3;

function tracer(texte: string): { cote: number; trace: string } {
  const { data, size } = encode(texte, { ecc: "M", border: 0 });
  const noir = (x: number, y: number): boolean => data[y]?.[x] === true;
  let trace = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++)
      if (noir(x, y)) trace += module(x + MARGE, y + MARGE, noir(x + 1, y), noir(x, y + 1));
  }
  return { cote: size + 2 * MARGE, trace };
}

/** A dot, joined to its right and lower neighbours by bars, so that runs have round ends. */
function module(x: number, y: number, droite: boolean, dessous: boolean): string {
  const point = `M${String(x)} ${String(y + 0.5)}a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0z`;
  return (
    point +
    (droite ? `M${String(x + 0.5)} ${String(y)}h1v1h-1z` : "") +
    (dessous ? `M${String(x)} ${String(y + 0.5)}h1v1h-1z` : "")
  );
}
