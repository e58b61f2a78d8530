/** The square sheet that a finger draws on. Strokes are drawn as they come, and told to the page when the finger leaves. */
import { type PointerEvent, type ReactElement, useRef } from "react";
import { COTE_FEUILLE, type Craie, type Dessin, type Trait } from "#contracts/dessin.ts";
import { COULEUR_CRAIE, Traits } from "../../../partie/dessins/bock.tsx";
import { cheminDuTrait } from "../../../ui/trace-dessin.ts";
import { estPlein, pointSur, prolonger } from "./croquis.ts";
import styles from "./dessiner.module.css";

interface FeuilleADessinProps {
  readonly dessin: Dessin;
  readonly craie: Craie;
  readonly onTrait: (trait: Trait) => void;
  /** There was no room left for it. */
  readonly onPlein: () => void;
}

/** Where the finger was between two frames too, in browsers that say it. */
const passages = ({
  nativeEvent,
}: PointerEvent): readonly { clientX: number; clientY: number }[] => {
  const passes = nativeEvent.getCoalescedEvents?.() ?? [];
  return passes.length > 0 ? passes : [nativeEvent];
};

export function FeuilleADessin({
  dessin,
  craie,
  onTrait,
  onPlein,
}: FeuilleADessinProps): ReactElement {
  const trace = useRef<SVGPathElement>(null);
  const enCours = useRef<{ readonly doigt: number; trait: Trait } | null>(null);

  // without React: a slow phone draws as fast as the finger goes
  const montrer = (trait: Trait | null) => {
    trace.current?.setAttribute("d", trait === null ? "" : cheminDuTrait(trait.points));
  };
  const suivre = (evenement: PointerEvent<SVGSVGElement>) => {
    const ici = enCours.current;
    if (ici === null || ici.doigt !== evenement.pointerId) return;
    const boite = evenement.currentTarget.getBoundingClientRect();
    for (const { clientX, clientY } of passages(evenement))
      ici.trait = prolonger(dessin, ici.trait, pointSur(boite, clientX, clientY));
    montrer(ici.trait);
  };
  // a finger that the system takes away is nowhere: what it drew stays
  const finir = (evenement: PointerEvent<SVGSVGElement>) => {
    const ici = enCours.current;
    if (ici === null || ici.doigt !== evenement.pointerId) return;
    enCours.current = null;
    montrer(null);
    onTrait(ici.trait);
  };
  return (
    <div className={styles["feuille"]}>
      <Traits dessin={dessin} />
      <svg
        className={styles["doigt"]}
        viewBox={`0 0 ${String(COTE_FEUILLE)} ${String(COTE_FEUILLE)}`}
        role="img"
        aria-label={direFeuille(dessin)}
        onPointerDown={(evenement) => {
          if (!evenement.isPrimary || evenement.button !== 0) return;
          if (estPlein(dessin)) return onPlein();
          evenement.currentTarget.setPointerCapture(evenement.pointerId);
          const boite = evenement.currentTarget.getBoundingClientRect();
          const debut = pointSur(boite, evenement.clientX, evenement.clientY);
          enCours.current = { doigt: evenement.pointerId, trait: { craie, points: [debut] } };
          montrer(enCours.current.trait);
        }}
        onPointerMove={suivre}
        onPointerUp={(evenement) => {
          suivre(evenement);
          finir(evenement);
        }}
        onPointerCancel={finir}
      >
        <path ref={trace} stroke={COULEUR_CRAIE[craie]} />
      </svg>
    </div>
  );
}

const direFeuille = ({ length }: Dessin): string =>
  length === 0
    ? "Ton sous-bock, vide"
    : `Ton sous-bock, ${String(length)} trait${length > 1 ? "s" : ""}`;
