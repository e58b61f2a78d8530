import { useState } from "react";

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** With Shift, all from the last one ticked to this one. */
  readonly basculer: (id: string, intervalle: boolean) => void;
  readonly choisir: (ids: readonly string[]) => void;
}

/** Rows that are ticked; one that is gone is not. @param tous in their order */
export function useSelection(tous: readonly string[]): Selection {
  const [cochees, setCochees] = useState<ReadonlySet<string>>(new Set());
  const [ancre, setAncre] = useState<string | null>(null);
  const ids = new Set(tous.filter((id) => cochees.has(id)));
  return {
    ids,
    basculer(id, intervalle) {
      const suivantes = new Set(ids);
      const [de, a] = [tous.indexOf(ancre ?? id), tous.indexOf(id)];
      const prises =
        intervalle && de >= 0 ? tous.slice(Math.min(de, a), Math.max(de, a) + 1) : [id];
      const coche = !ids.has(id);
      for (const une of prises) {
        if (coche) suivantes.add(une);
        else suivantes.delete(une);
      }
      setCochees(suivantes);
      setAncre(id);
    },
    choisir(liste) {
      setCochees(new Set(liste));
      setAncre(null);
    },
  };
}

/** Where the questions that are moved together come, among those that stay. Pure. */

/**
 * @param choisies those that move, `id` among them
 * @param rang where `id` was let go of, from 0, among all
 * @returns rank of the first of them in the list as it will be; each that stays and was above that place is still above it
 */
export function placeLachee(
  ids: readonly string[],
  choisies: ReadonlySet<string>,
  id: string,
  rang: number,
): number {
  // gone down, it comes after what it was let go of; gone up, before
  const fin = rang > ids.indexOf(id) ? rang + 1 : rang;
  return ids.slice(0, fin).filter((autre) => !choisies.has(autre)).length;
}

/** One step up or down for all of them, past the one that stays right there; null at the end of the list. */
export function placePoussee(
  ids: readonly string[],
  choisies: ReadonlySet<string>,
  pas: -1 | 1,
): number | null {
  const rangs = ids.flatMap((id, rang) => (choisies.has(id) ? [rang] : []));
  const [premier, dernier] = [rangs[0], rangs.at(-1)];
  if (premier === undefined || dernier === undefined) return null;
  const restentAvant = ids.slice(0, dernier).filter((id) => !choisies.has(id)).length;
  if (pas < 0) return premier === 0 ? null : premier - 1;
  return dernier === ids.length - 1 ? null : restentAvant + 1;
}

/**
 * Where the keyboard goes when what had it is taken out of a list: the next one that stays, or the last one. Pure.
 * @returns null when none stays
 */
export function voisine(cles: readonly string[], parties: ReadonlySet<string>): string | null {
  const premiere = cles.findIndex((cle) => parties.has(cle));
  const restent = (de: readonly string[]) => de.filter((cle) => !parties.has(cle));
  return restent(cles.slice(premiere))[0] ?? restent(cles).at(-1) ?? null;
}
