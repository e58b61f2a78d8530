/**
 * Rows reordered by dragging a handle, with a mouse or a finger, or with Alt and the arrows. This module only says which row goes where;
 * the list that uses it changes the order.
 */
import {
  type KeyboardEvent,
  type PointerEvent as PointerReact,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLatestRef } from "./use-latest.ts";

interface Tire {
  readonly id: string;
  /** Rank of the row before the drag, and the rank it would take now. */
  readonly de: number;
  readonly vers: number;
  /** Vertical distance of the pointer in px. */
  readonly ecart: number;
}

interface Prise {
  readonly id: string;
  readonly de: number;
  readonly x: number;
  readonly y: number;
  /** Whether sliding the row to the left removes it: only with a finger or a pen. */
  readonly balaie: boolean;
  readonly defile: number;
  /** Top of each row in the page, in px. */
  readonly hauts: readonly number[];
  readonly hauteurs: readonly number[];
}

/** Handlers of the rows, stable across renders so that a memoized row does not render again when another one moves. */
export interface ReorderRowHandlers {
  readonly ligne: (id: string) => {
    readonly ref: (element: HTMLElement | null) => void;
    readonly onKeyDown: (evenement: KeyboardEvent) => void;
  };
  readonly poignee: (id: string) => {
    readonly style: { readonly touchAction: "none" };
    readonly onPointerDown: (evenement: PointerReact) => void;
  };
}

/** `sienne`: follows the pointer. `partante`: will be removed if released there. `autre`: makes room. */
type DragState = "sienne" | "partante" | "autre";

/** How a row is drawn while one is being dragged. */
export interface DraggedRowStyle {
  readonly tire: DragState | undefined;
  /** CSS transform; undefined when the row stays in place. */
  readonly transform: string | undefined;
}

export interface ReorderableRows {
  /** The row being dragged and the rank it would take; null when none is. */
  readonly tire: Omit<Tire, "ecart"> | null;
  readonly prises: ReorderRowHandlers;
  readonly pose: (id: string) => DraggedRowStyle;
  /** Handlers and pose together, for a row that renders with its list. */
  readonly ligne: (id: string) => ReturnType<ReorderRowHandlers["ligne"]> & {
    readonly "data-tire"?: DragState;
    readonly style: { readonly transform?: string };
  };
  readonly poignee: ReorderRowHandlers["poignee"];
}

/** Rank that a row takes when moved down by `ecart` px. Pure. */
export function rankOfDraggedRow(
  de: number,
  hauts: readonly number[],
  hauteurs: readonly number[],
  ecart: number,
): number {
  const milieu = (rang: number) => (hauts[rang] ?? 0) + (hauteurs[rang] ?? 0) / 2;
  const ici = milieu(de) + ecart;
  let vers = de;
  while (vers + 1 < hauts.length && ici > milieu(vers + 1)) vers += 1;
  while (vers > 0 && ici < milieu(vers - 1)) vers -= 1;
  return vers;
}

const PARTANCE_PX = 96;
/** Share of the way to the left edge of the screen that is enough to remove a row, for a drag that begins near that edge. */
const PARTANCE_PART = 0.7;

/**
 * Whether a row released there is removed: far enough to the left, and more sideways than up or down. Pure.
 * @param depart where the drag began, in px from the left edge of the screen
 */
export const isRowSlidOutToRemove = (cote: number, ecart: number, depart: number): boolean =>
  cote < -Math.min(PARTANCE_PX, PARTANCE_PART * depart) && Math.abs(cote) > 2 * Math.abs(ecart);

const BORD_PX = 70;
const PAS_DEFILEMENT_PX = 14;

/** How a row was moved: dropped by its handle, or pushed by one rank with keys. */
export type RowMoveMeans = "poignee" | "touches";

interface Effets {
  readonly deplacer: (id: string, vers: number, par: RowMoveMeans) => void;
  readonly oter: ((id: string) => void) | undefined;
}

/** Moves or removes the row according to where it is released. */
function poser(
  { id, de, x, hauts, hauteurs }: Prise,
  { cote, ecart }: { readonly cote: number; readonly ecart: number },
  { deplacer, oter }: Effets,
): void {
  const vers = rankOfDraggedRow(de, hauts, hauteurs, ecart);
  if (isRowSlidOutToRemove(cote, ecart, x)) oter?.(id);
  else if (vers !== de) deplacer(id, vers, "poignee");
}

/**
 * @param deplacer called when a row takes another rank
 * @param oter called when a row is slid to the left; left out where rows cannot be removed
 */
export function useReorderRows(
  ids: readonly string[],
  deplacer: (id: string, vers: number, par: RowMoveMeans) => void,
  oter?: (id: string) => void,
): ReorderableRows {
  const elements = useRef(new Map<string, HTMLElement>());
  const [prise, setPrise] = useState<Prise | null>(null);
  const [ecart, setEcart] = useState(0);
  const [cote, setCote] = useState(0);
  const dernier = useLatestRef({ ids, deplacer, oter });

  const vers = prise === null ? 0 : rankOfDraggedRow(prise.de, prise.hauts, prise.hauteurs, ecart);
  const partante = prise !== null && isRowSlidOutToRemove(cote, ecart, prise.x);

  useEffect(() => {
    if (prise === null) return undefined;
    let { x, y } = prise;
    let image = 0;
    // read from the last event, whose position may not be rendered yet
    const ici = () => ({
      cote: prise.balaie ? Math.min(0, x - prise.x) : 0,
      ecart: y - prise.y + scrollY - prise.defile,
    });
    const mesurer = () => {
      setEcart(ici().ecart);
      setCote(ici().cote);
    };
    const bouger = (evenement: PointerEvent) => {
      ({ clientX: x, clientY: y } = evenement);
      mesurer();
    };
    // near the top or bottom of the window the page scrolls
    const defiler = () => {
      const pas =
        y < BORD_PX ? -PAS_DEFILEMENT_PX : y > innerHeight - BORD_PX ? PAS_DEFILEMENT_PX : 0;
      if (pas !== 0) {
        scrollBy(0, pas);
        mesurer();
      }
      image = requestAnimationFrame(defiler);
    };
    image = requestAnimationFrame(defiler);
    const finir = (pose: boolean) => {
      if (pose) poser(prise, ici(), dernier.current);
      setPrise(null);
      setEcart(0);
      setCote(0);
    };
    const lacher = () => finir(true);
    const quitter = () => finir(false);
    const touche = (evenement: globalThis.KeyboardEvent) => {
      if (evenement.key !== "Escape") return;
      evenement.preventDefault();
      evenement.stopPropagation();
      finir(false);
    };
    addEventListener("pointermove", bouger);
    addEventListener("pointerup", lacher);
    addEventListener("pointercancel", quitter);
    addEventListener("keydown", touche, true);
    return () => {
      cancelAnimationFrame(image);
      removeEventListener("pointermove", bouger);
      removeEventListener("pointerup", lacher);
      removeEventListener("pointercancel", quitter);
      removeEventListener("keydown", touche, true);
    };
  }, [prise, dernier]);

  const prendre = useCallback(
    (id: string, evenement: PointerReact) => {
      if (evenement.button !== 0) return;
      evenement.preventDefault();
      const cadres = dernier.current.ids.map((une) =>
        elements.current.get(une)?.getBoundingClientRect(),
      );
      setEcart(0);
      setPrise({
        id,
        de: dernier.current.ids.indexOf(id),
        x: evenement.clientX,
        y: evenement.clientY,
        balaie: dernier.current.oter !== undefined && evenement.pointerType !== "mouse",
        defile: scrollY,
        hauts: cadres.map((cadre) => (cadre?.top ?? 0) + scrollY),
        hauteurs: cadres.map((cadre) => cadre?.height ?? 0),
      });
    },
    [dernier],
  );

  const prises = useMemo<ReorderRowHandlers>(
    () => ({
      ligne: (id) => ({
        ref(element) {
          if (element === null) elements.current.delete(id);
          else elements.current.set(id, element);
        },
        onKeyDown(evenement) {
          const { altKey, key } = evenement;
          if (!altKey || (key !== "ArrowUp" && key !== "ArrowDown")) return;
          evenement.preventDefault();
          const { ids: rangees, deplacer: mettre } = dernier.current;
          const cible = rangees.indexOf(id) + (key === "ArrowUp" ? -1 : 1);
          if (cible >= 0 && cible < rangees.length) mettre(id, cible, "touches");
        },
      }),
      poignee: (id) => ({
        style: { touchAction: "none" },
        onPointerDown: (evenement) => prendre(id, evenement),
      }),
    }),
    [dernier, prendre],
  );

  const decalage = (rang: number): number => {
    if (prise === null) return 0;
    if (rang === prise.de) return ecart;
    const hauteur = prise.hauteurs[prise.de] ?? 0;
    if (rang > prise.de && rang <= vers) return -hauteur;
    return rang < prise.de && rang >= vers ? hauteur : 0;
  };

  const pose = (id: string): DraggedRowStyle => {
    if (prise === null) return { tire: undefined, transform: undefined };
    const sienne = prise.id === id;
    const y = decalage(ids.indexOf(id));
    const x = sienne ? cote : 0;
    return {
      tire: !sienne ? "autre" : partante ? "partante" : "sienne",
      transform: x === 0 && y === 0 ? undefined : `translate(${String(x)}px, ${String(y)}px)`,
    };
  };

  return {
    tire: prise === null ? null : { id: prise.id, de: prise.de, vers },
    prises,
    pose,
    ligne(id) {
      const { tire, transform } = pose(id);
      return {
        ...prises.ligne(id),
        ...(tire === undefined ? {} : { "data-tire": tire }),
        style: transform === undefined ? {} : { transform },
      };
    },
    poignee: prises.poignee,
  };
}

interface Bougee {
  readonly nom: string;
  readonly rang: number;
  readonly combien: number;
}

const dire = ({ nom, rang, combien }: Bougee, nombre: number): string => {
  const ici =
    combien > 1
      ? `places ${String(rang + 1)} à ${String(rang + combien)}`
      : `place ${String(rang + 1)}`;
  return `${nom}\u00A0: ${ici} sur ${String(nombre)}`;
};

/**
 * The announcement of a moved row for screen readers; `dit` belongs in a live region that is always rendered.
 * @param nombre number of rows in the list
 */
export function useRowMoveAnnouncement(nombre: number): {
  readonly dit: string;
  /** @param rang new rank of the first moved row, from 0. @param combien number of rows moved; default 1 */
  readonly placer: (nom: string, rang: number, combien?: number) => void;
} {
  const [bougee, setBougee] = useState<Bougee | null>(null);
  return {
    dit: bougee === null ? "" : dire(bougee, nombre),
    placer: (nom, rang, combien = 1) => setBougee({ nom, rang, combien }),
  };
}
