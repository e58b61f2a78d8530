import type { ReactElement } from "react";
import { DESSINS_BADGES, type TraceBadge } from "./dessins-badges.ts";

const DENTS = 21;

/** A point of the edge, in a box of 64; `rang` counts half pleats from the top. */
function point(rayon: number, rang: number): string {
  const angle = (rang * Math.PI) / DENTS - Math.PI / 2;
  return `${(32 + rayon * Math.cos(angle)).toFixed(2)} ${(32 + rayon * Math.sin(angle)).toFixed(2)}`;
}

const dents = Array.from({ length: DENTS }, (_, dent) => 2 * dent);
/** The pleated edge of a crown cap. */
const COURONNE = `M${point(28, 0)}${dents.map((d) => `Q${point(33, d + 1)} ${point(28, d + 2)}`).join("")}z`;
/** The same in dashes, one a pleat: a `stroke-dasharray` drifts along so many curves. */
const POINTILLE = dents
  .map((d) => `M${point(29, d + 0.45)}Q${point(31.8, d + 1)} ${point(29, d + 1.55)}`)
  .join("");

const connus: ReadonlyMap<string, TraceBadge> = new Map(Object.entries(DESSINS_BADGES));
/** A badge of another version of the server. */
const INCONNU: TraceBadge = { email: "--papier-creux", aplats: [], trait: "" };

export interface DessinBadgeProps {
  readonly id: string;
  /** Side, any CSS length. */
  readonly taille?: string;
  /** Not earned yet: a pencil outline, dashed. */
  readonly terni?: boolean;
}

/** A badge (plateforme §3): an enamelled crown cap. Decorative: its title and condition are printed beside it. */
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
