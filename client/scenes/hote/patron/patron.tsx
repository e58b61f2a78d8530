import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import type { VueRepliqueDuPatron } from "#game/schema/etat.ts";
import { mesurerBasDuContenu, calculerLargeurDuPatron } from "./place-libre.ts";
import { texteDitParLePatron } from "../../../partie/patron.ts";
import type { PoseDuPatron } from "#contracts/patron.ts";
import {
  TAILLE_DU_DESSIN_DU_PATRON,
  TRACE_DU_COL_DU_PATRON,
  EPAISSEUR_DES_TRAITS_DU_PATRON,
  TRAITS_DES_POSES_DU_PATRON,
  TRACE_DE_LA_TETE_DU_PATRON,
  TRACE_DU_TORCHON_DU_PATRON,
} from "./traits.ts";
import styles from "./patron.module.css";

interface Props {
  readonly dit: VueRepliqueDuPatron;
  /** Under the countdown, under the names, or at the end, with the words beside the patron. */
  readonly place: "gauche" | "droite" | "fin";
}

/** Characters above which the patron's words are written smaller. */
const LONG = 42;

/**
 * The patron with his words, behind the lower edge of a column: smaller, or hidden, where the rest of the column
 * leaves no room. Decorative: screen readers have `ParolesDuPatronPourLecteurDEcran`.
 */
export function PatronAuBord({ dit, place }: Props): ReactElement {
  const boite = useRef<HTMLDivElement>(null);
  const paroles = useRef<HTMLParagraphElement>(null);
  const [taille, setTaille] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = boite.current;
    const colonne = element?.parentElement ?? null;
    if (element === null || colonne === null) return;
    const mesurer = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // one rem of space stays free above the patron
      const libre =
        element.getBoundingClientRect().bottom - mesurerBasDuContenu(colonne, element) - rem;
      const hauteur = paroles.current?.offsetHeight ?? 0;
      setTaille(calculerLargeurDuPatron({ libre, mots: hauteur, rem, cote: place === "fin" }));
    };
    mesurer();
    const observateur = new ResizeObserver(mesurer);
    observateur.observe(colonne);
    let image = 0;
    // measured once a frame, whatever changes: each measure lays the page out
    const changements = new MutationObserver(() => {
      cancelAnimationFrame(image);
      image = requestAnimationFrame(mesurer);
    });
    changements.observe(colonne, { childList: true, subtree: true, characterData: true });
    return () => {
      observateur.disconnect();
      changements.disconnect();
      cancelAnimationFrame(image);
    };
  }, [dit.numero, place]);
  return (
    <div
      ref={boite}
      className={styles["patron"]}
      data-place={place}
      data-long={texteDitParLePatron(dit).length > LONG}
      data-cache={taille === null}
      aria-hidden="true"
      style={{ "--taille-patron": `${String(taille ?? 0)}px` }}
    >
      <p ref={paroles}>{texteDitParLePatron(dit)}</p>
      {taille !== null && taille > 0 && <DessinPatron pose={dit.pose} />}
    </div>
  );
}

/** On a phone, the words alone, on a line of their own. */
export function PatronEnTexteSeul({ dit }: { readonly dit: VueRepliqueDuPatron }): ReactElement {
  return (
    <p className={styles["ligne"]} aria-hidden="true">
      {texteDitParLePatron(dit)}
    </p>
  );
}

/** The patron in chalk, cut by the edge that he stands behind; decorative. */
export function DessinPatron({ pose }: { readonly pose: PoseDuPatron }): ReactElement {
  const { bras, penche, sourcils, yeux, moustache, bouche } = TRAITS_DES_POSES_DU_PATRON[pose];
  return (
    <svg
      className={styles["dessin"]}
      viewBox={`0 0 ${TAILLE_DU_DESSIN_DU_PATRON.join(" ")}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={EPAISSEUR_DES_TRAITS_DU_PATRON}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-pose={pose}
    >
      <path d={TRACE_DU_COL_DU_PATRON} />
      <path d={TRACE_DU_TORCHON_DU_PATRON} />
      <path d={bras} />
      <g transform={`rotate(${String(penche)} 120 140)`}>
        <path d={TRACE_DE_LA_TETE_DU_PATRON} />
        <path d={sourcils} />
        <path d={yeux} />
        <path d={moustache} fill="currentColor" fillOpacity={0.92} />
        <path d={bouche} />
      </g>
    </svg>
  );
}

/** The patron's words for screen readers: a region that is always there, and fills when he speaks. */
export function ParolesDuPatronPourLecteurDEcran({
  dit,
}: {
  readonly dit: VueRepliqueDuPatron | null;
}): ReactElement {
  return (
    <p className="visually-hidden" role="status">
      {dit === null ? "" : `Le patron\u00A0: ${texteDitParLePatron(dit)}`}
    </p>
  );
}
