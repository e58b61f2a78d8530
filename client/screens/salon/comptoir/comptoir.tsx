/** The counter seen from above: everybody's mat, slammed on the wood as they arrive, with the name under it. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";
import { listerJoueursAuComptoir } from "../../../partie/joueurs.ts";
import { useDessinParNumero } from "../../../partie/dessins/drawing-cache.ts";
import { BockDessinOuInitiales } from "../../../partie/dessins/bock.tsx";
import { joinClassNames } from "../../../ui/classes.ts";
import { Icone } from "../../../ui/icones.tsx";
import { type Typeface, fittingTypeface, estimateNameWidths } from "../../../ui/name-width.ts";
import {
  SOUS_BOCKS_MAX_SUR_LE_COMPTOIR,
  calculerAngleDuSousBockSurLeComptoir,
  type PlacementDesSousBocks,
  calculerPlacementDesSousBocks,
} from "./placement.ts";
import { useActionsSalon } from "../actions.ts";
import { useBannieres } from "../../../ui/bannieres.tsx";
import { BoutonIcone } from "../../../ui/bouton.tsx";
import styles from "./comptoir.module.css";

export function ComptoirDuSalon({ vue }: { readonly vue: Vue }): ReactElement {
  const gens = listerJoueursAuComptoir(vue);
  const places =
    gens.length > SOUS_BOCKS_MAX_SUR_LE_COMPTOIR
      ? gens.slice(0, SOUS_BOCKS_MAX_SUR_LE_COMPTOIR - 1)
      : gens;
  const ou = calculerPlacementDesSousBocks(places.length);
  const arrives = useArrivees(places.map(([id, { dessin }]) => `${id} ${String(dessin)}`));
  const liste = useRef<HTMLOListElement>(null);
  return (
    <div className={styles["zinc"]}>
      <ol ref={liste} data-foule className={styles["bocks"]} aria-label="Au comptoir">
        {places.map(([id, joueur], rang) => (
          <BockPose
            key={id}
            id={id}
            joueur={joueur}
            rang={rang}
            ou={ou}
            // a mat whose drawing was wiped does not fall
            arrive={!joueur.dessinEfface && arrives.has(`${id} ${String(joueur.dessin)}`)}
            onClaque={() => sauter(liste.current, rang)}
          />
        ))}
      </ol>
      {gens.length > places.length && (
        <p className={styles["autres"]}>et {gens.length - places.length} autres</p>
      )}
    </div>
  );
}

/** Space between two names on the counter, in rem. */
const MARGE_NOM = 0.5;
/** Smallest size in rem at which the school hand is readable on the counter; smaller names take the narrow typeface. */
const CRAIE_MIN = 1.6;

interface BockPoseProps {
  readonly id: string;
  readonly joueur: VueJoueur;
  readonly rang: number;
  readonly ou: PlacementDesSousBocks;
  /** Whether the player arrived, or drew, while this screen was looking. */
  readonly arrive: boolean;
  /** Called when the mat begins to fall, `CHUTE_MS` before it touches the wood of the counter. */
  readonly onClaque: () => void;
}

function BockPose({ id, joueur, rang, ou, arrive, onClaque }: BockPoseProps): ReactElement {
  const { pseudo, dessin: numero, present, sansAlcool } = joueur;
  const dessin = useDessinParNumero(numero);
  const { x, y } = position(rang, ou);
  const nom = ecrire(pseudo, ou);
  return (
    <li
      className={joinClassNames(styles["place"], !present && styles["absent"])}
      style={{
        "--x": `${x.toFixed(2)}rem`,
        "--y": y,
        "--taille": `${String(ou.taille)}rem`,
        "--nom": `${nom.corps.toFixed(2)}rem`,
        "--tourne": `${String(calculerAngleDuSousBockSurLeComptoir(rang))}deg`,
      }}
    >
      <Pose
        // a new drawing is put down once its strokes have been fetched; the bare mat that waits for them does not
        // fall too
        key={dessin === null ? 0 : numero}
        arrive={arrive && (numero === 0 || dessin !== null)}
        onClaque={onClaque}
      >
        <BockDessinOuInitiales dessin={dessin} pseudo={pseudo} taille="var(--taille)" />
      </Pose>
      {numero > 0 && (
        <BoutonEffacerDessinDeJoueur
          joueur={id}
          numero={numero}
          pseudo={pseudo}
          className={styles["effacer"]}
        />
      )}
      <span
        className={joinClassNames(styles["nom"], arrive && styles["ecrit"])}
        data-ecriture={nom.ecriture}
      >
        {!present && <Icone nom="absent" taille="0.8em" libelle="Hors ligne" />}
        <span>{pseudo}</span>
        {sansAlcool && <Icone nom="eau" taille="0.8em" libelle="Sans alcool" />}
      </span>
    </li>
  );
}

/** A mat that falls on the wood with a burst of chalk. */
function Pose({
  arrive,
  onClaque,
  children,
}: {
  readonly arrive: boolean;
  readonly onClaque: () => void;
  readonly children: ReactElement;
}): ReactElement {
  const claquer = useRef(onClaque);
  useEffect(() => {
    if (arrive) claquer.current();
  }, [arrive]);
  return (
    <span className={joinClassNames(styles["pose"], arrive && styles["tombe"])}>
      {arrive && <Eclats />}
      {children}
    </span>
  );
}

const ECLATS = Array.from({ length: 12 }, (_, i) => {
  const angle = (i / 12) * 2 * Math.PI + 0.2;
  const debut = 66 + ((i * 37) % 11);
  const fin = debut + 13 + ((i * 53) % 12);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const au = (r: number) => `${(cos * r).toFixed(1)} ${(sin * r).toFixed(1)}`;
  return `M${au(debut)}L${au(fin)}`;
}).join("");

function Eclats(): ReactElement {
  return (
    <svg className={styles["eclats"]} viewBox="-100 -100 200 200" aria-hidden="true">
      <path d={ECLATS} />
    </svg>
  );
}

/** The typeface and the size in rem in which a name fits under its mat. */
function ecrire(
  pseudo: string,
  { pas, nom }: PlacementDesSousBocks,
): { ecriture: Typeface; corps: number } {
  const large = pas - MARGE_NOM;
  const ecriture = nom < CRAIE_MIN ? "etroite" : fittingTypeface(pseudo, large / nom);
  return { ecriture, corps: Math.min(nom, large / estimateNameWidths(pseudo, ecriture).une) };
}

/** Place of a mat on the counter: `x` in rem from the middle, `y` as a part of the height of the wood. */
function position(
  rang: number,
  { rangs, pas, taille }: PlacementDesSousBocks,
): { x: number; y: number } {
  let reste = rang;
  let ligne = 0;
  while (ligne < rangs.length - 1 && reste >= (rangs[ligne] ?? 0)) {
    reste -= rangs[ligne] ?? 0;
    ligne += 1;
  }
  const x = (reste - ((rangs[ligne] ?? 1) - 1) / 2) * pas;
  // the mats of a single row are a little higher or lower than each other
  const ecart = rangs.length === 1 ? Math.sin(rang * 5) * 0.025 : 0;
  return {
    x: x + (taille > 10 ? Math.sin(rang * 7) * 0.3 : 0),
    y: (ligne + 0.5) / rangs.length + ecart,
  };
}

interface Props {
  readonly joueur: string;
  readonly numero: number;
  readonly pseudo: string;
  readonly className?: string | undefined;
}

/** The host's button that wipes a player's drawing, without asking; the player is told and may draw again. */
export function BoutonEffacerDessinDeJoueur({
  joueur,
  numero,
  pseudo,
  className,
}: Props): ReactElement {
  const { effacerDessin } = useActionsSalon();
  const { info } = useBannieres();
  return (
    <BoutonIcone
      icone="corbeille"
      nu
      className={className}
      libelle={`Effacer le dessin de ${pseudo}`}
      onClick={() =>
        void effacerDessin(joueur, numero).then(({ ok }) => {
          if (ok) info(`Dessin effacé. ${pseudo} peut en refaire un.`);
        })
      }
    />
  );
}

const calme = window.matchMedia("(prefers-reduced-motion: reduce)");
const DUREE_MS = 140;
/** Milliseconds that a mat takes to fall on the counter, before its neighbours jump. */
const CHUTE_MS = 180;

/** Makes the neighbours of a mat that is slammed on the counter jump two pixels. */
function sauter(liste: HTMLOListElement | null, rang: number): void {
  if (liste === null || calme.matches) return;
  for (const voisin of [liste.children[rang - 1], liste.children[rang + 1]])
    voisin?.querySelector("[data-dessine]")?.animate([{}, { transform: "translateY(-2px)" }, {}], {
      duration: DUREE_MS,
      delay: CHUTE_MS,
      easing: "ease-out",
    });
}

/** Keys, of a player and a drawing's number, that have come since the host's screen was opened. */
function useArrivees(cles: readonly string[]): ReadonlySet<string> {
  const [deja] = useState(() => new Set(cles));
  const ici = new Set(cles);
  const connues = cles.join("|");
  useEffect(() => {
    // a key that goes away is forgotten, so that the mat of a player who leaves and comes back falls again
    const la = new Set(connues.split("|"));
    for (const cle of deja) if (!la.has(cle)) deja.delete(cle);
  }, [connues, deja]);
  for (const cle of deja) ici.delete(cle);
  return ici;
}
