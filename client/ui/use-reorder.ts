/**
 * Rows that are put in another order: by a handle, with a mouse or a finger, or with Alt and the arrows. The list decides what
 * moving means; this only says which row goes where.
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
import { useDernier } from "./use-latest.ts";

interface Tire {
  readonly id: string;
  /** Its rank before, and the one that it would take. */
  readonly de: number;
  readonly vers: number;
  /** How far the pointer has gone, in pixels. */
  readonly ecart: number;
}

interface Prise {
  readonly id: string;
  readonly de: number;
  readonly x: number;
  readonly y: number;
  /** A finger, or a pen: what slides away is taken out. */
  readonly balaie: boolean;
  readonly defile: number;
  /** Of each row, in the page. */
  readonly hauts: readonly number[];
  readonly hauteurs: readonly number[];
}

/** The same for as long as the list is there: a row that is given them is not drawn again because another one moved. */
export interface PrisesDeLigne {
  readonly ligne: (id: string) => {
    readonly ref: (element: HTMLElement | null) => void;
    readonly onKeyDown: (evenement: KeyboardEvent) => void;
  };
  readonly poignee: (id: string) => {
    readonly style: { readonly touchAction: "none" };
    readonly onPointerDown: (evenement: PointerReact) => void;
  };
}

/** `sienne`: it follows the pointer. `partante`: let go there, it is taken out. `autre`: it makes room. */
type Tirage = "sienne" | "partante" | "autre";

/** How a row is drawn while one moves. */
export interface PoseDeLigne {
  readonly tire: Tirage | undefined;
  /** Of CSS; undefined where the row is. */
  readonly transform: string | undefined;
}

export interface Rangement {
  /** What moves now, and where to; null at rest. */
  readonly tire: Omit<Tire, "ecart"> | null;
  readonly prises: PrisesDeLigne;
  readonly pose: (id: string) => PoseDeLigne;
  /** Both, for a row that is drawn with its list. */
  readonly ligne: (id: string) => ReturnType<PrisesDeLigne["ligne"]> & {
    readonly "data-tire"?: Tirage;
    readonly style: { readonly transform?: string };
  };
  readonly poignee: PrisesDeLigne["poignee"];
}

/** Rank that a row takes once its middle has gone `ecart` pixels down. Pure. */
export function rangVise(
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
/** Of what is left of the screen beside the finger that took it: a glass is near the edge. */
const PARTANCE_PART = 0.7;

/**
 * Far enough to the left, and more that way than up or down: it is taken out. Pure.
 * @param depart where it was taken, in pixels from the edge of the screen
 */
export const estPartante = (cote: number, ecart: number, depart: number): boolean =>
  cote < -Math.min(PARTANCE_PX, PARTANCE_PART * depart) && Math.abs(cote) > 2 * Math.abs(ecart);

const BORD_PX = 70;
const PAS_DEFILEMENT_PX = 14;

/** How a row is moved: its handle was let go of there, or keys push it by one. */
export type Moyen = "poignee" | "touches";

interface Effets {
  readonly deplacer: (id: string, vers: number, par: Moyen) => void;
  readonly oter: ((id: string) => void) | undefined;
}

/** Does what letting go there means. */
function poser(
  { id, de, x, hauts, hauteurs }: Prise,
  { cote, ecart }: { readonly cote: number; readonly ecart: number },
  { deplacer, oter }: Effets,
): void {
  const vers = rangVise(de, hauts, hauteurs, ecart);
  if (estPartante(cote, ecart, x)) oter?.(id);
  else if (vers !== de) deplacer(id, vers, "poignee");
}

/**
 * @param deplacer that row takes that rank, among all, from now on
 * @param oter a row slid to the left by a finger; left out where rows stay
 */
export function useRangement(
  ids: readonly string[],
  deplacer: (id: string, vers: number, par: Moyen) => void,
  oter?: (id: string) => void,
): Rangement {
  const elements = useRef(new Map<string, HTMLElement>());
  const [prise, setPrise] = useState<Prise | null>(null);
  const [ecart, setEcart] = useState(0);
  const [cote, setCote] = useState(0);
  const dernier = useDernier({ ids, deplacer, oter });

  const vers = prise === null ? 0 : rangVise(prise.de, prise.hauts, prise.hauteurs, ecart);
  const partante = prise !== null && estPartante(cote, ecart, prise.x);

  useEffect(() => {
    if (prise === null) return undefined;
    let { x, y } = prise;
    let image = 0;
    // what is let go of is where the pointer is, drawn or not yet
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
    // near an edge of the window the page goes along
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

  const prises = useMemo<PrisesDeLigne>(
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

  const pose = (id: string): PoseDeLigne => {
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
