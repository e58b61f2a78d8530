/** Drawings that this screen has fetched from its room: each once, and those wanted together in one message. */
import { DESSINS_PAR_LOT } from "#contracts/consultation.ts";
import { decoderDessin, type Dessin } from "#contracts/dessin.ts";
import { type ConnexionALaRoomPourEcrans, useRoomConnection, useVueDeLaRoom } from "../vue.ts";
import { useSyncExternalStore } from "react";

/** Delay before drawings are wanted again after a failed call. */
const REESSAI_MS = 2_000;

interface DrawingCache {
  readonly abonner: (prevenir: () => void) => () => void;
  /**
   * Gives a drawing by its number, and asks the room for it at the first reading; null until it has come, or when the room no longer has
   * it.
   */
  readonly lire: (numero: number) => Dessin | null;
}

export function createDrawingCache(
  consulter: ConnexionALaRoomPourEcrans["consulter"],
): DrawingCache {
  /** Drawings by number; null while the room has not answered, or when it no longer has the drawing. */
  const connus = new Map<number, Dessin | null>();
  const abonnes = new Set<() => void>();
  let voulus: number[] = [];
  /** Whether batches are being asked for, or will be in a moment. */
  let enCours = false;

  const prevenirTous = () => {
    for (const prevenir of abonnes) prevenir();
  };

  async function demander(numeros: readonly number[]): Promise<void> {
    const lue = await consulter({ quoi: "dessins", numeros: [...numeros] });
    if (lue?.quoi !== "dessins") {
      // after a failure the numbers are forgotten, so that components that still show these drawings ask for them again
      setTimeout(() => {
        for (const numero of numeros) connus.delete(numero);
        prevenirTous();
      }, REESSAI_MS);
      return;
    }
    for (const { numero, traits } of lue.dessins) connus.set(numero, decoderDessin(traits));
    prevenirTous();
  }

  async function vider(): Promise<void> {
    try {
      while (voulus.length > 0) {
        const lot = voulus.slice(0, DESSINS_PAR_LOT);
        voulus = voulus.slice(DESSINS_PAR_LOT);
        // batches go one after the other: a line that sends too much at once is cut
        await demander(lot);
      }
    } finally {
      enCours = false;
    }
  }

  return {
    abonner(prevenir) {
      abonnes.add(prevenir);
      return () => abonnes.delete(prevenir);
    },
    lire(numero) {
      if (numero === 0) return null;
      const connu = connus.get(numero);
      if (connu !== undefined) return connu;
      connus.set(numero, null);
      voulus.push(numero);
      // drawings wanted in one rendering travel together
      if (!enCours) queueMicrotask(() => void vider());
      enCours = true;
      return null;
    },
  };
}

/** One cache for each connection of this tab to a room. */
const stocks = new WeakMap<ConnexionALaRoomPourEcrans, DrawingCache>();

function drawingCacheOf(ligne: ConnexionALaRoomPourEcrans): DrawingCache {
  const connu = stocks.get(ligne) ?? createDrawingCache(ligne.consulter);
  stocks.set(ligne, connu);
  return connu;
}

/** A drawing of this room by its number; null for 0, and until it has been fetched. */
export function useDessinParNumero(numero: number): Dessin | null {
  const stock = drawingCacheOf(useRoomConnection());
  return useSyncExternalStore(stock.abonner, () => stock.lire(numero));
}

/** The drawings of these players, by key, as far as they have been fetched. */
export function useDessinsDesJoueurs(ids: readonly string[]): ReadonlyMap<string, Dessin> {
  const stock = drawingCacheOf(useRoomConnection());
  const { vue } = useVueDeLaRoom();
  const numeros = ids.map((id) => vue.joueurs[id]?.dessin ?? 0);
  // the text changes as each drawing comes, so that the component renders again
  useSyncExternalStore(stock.abonner, () =>
    numeros.filter((numero) => stock.lire(numero) !== null).join(" "),
  );
  return new Map(
    ids.flatMap((id, i): [string, Dessin][] => {
      const dessin = stock.lire(numeros[i] ?? 0);
      return dessin === null ? [] : [[id, dessin]];
    }),
  );
}
