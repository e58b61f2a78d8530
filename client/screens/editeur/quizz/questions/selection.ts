import { useState } from "react";

export interface SelectionDeQuestions {
  readonly ids: ReadonlySet<string>;
  /** Selects or unselects a question. @param intervalle whether the same is done to all questions from the last one pressed (Shift) */
  readonly basculer: (id: string, intervalle: boolean) => void;
  readonly choisir: (ids: readonly string[]) => void;
}

/** The selected questions, without those that were deleted since. @param tous keys of all questions, in their order */
export function useSelectionDeQuestions(tous: readonly string[]): SelectionDeQuestions {
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

/**
 * The rank that the selected rows get when one of them is dragged and dropped: all of them move there, side by side.
 * Pure.
 * @param choisies keys of the selected rows, the dragged row `id` included
 * @param rang rank from 0, in the list before the move, of the row on which `id` was dropped
 * @returns rank from 0 of the first selected row in the resulting list
 */
export function calculerRangDeSelectionApresDepot(
  ids: readonly string[],
  choisies: ReadonlySet<string>,
  id: string,
  rang: number,
): number {
  // moved down, the selection comes after the row it was dropped on; moved up, before it
  const fin = rang > ids.indexOf(id) ? rang + 1 : rang;
  return ids.slice(0, fin).filter((autre) => !choisies.has(autre)).length;
}

/**
 * The rank that the first selected row gets when the selection moves one place up or down, past its neighbour; null at
 * the end of the list.
 */
export function calculerRangDeSelectionDecaleeDUnRang(
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
 * The key that takes the focus when others are removed from a list: the one that comes next, or the last remaining one.
 * Pure.
 * @returns null when none remains
 */
export function trouverVoisineApresSuppression(
  cles: readonly string[],
  parties: ReadonlySet<string>,
): string | null {
  const premiere = cles.findIndex((cle) => parties.has(cle));
  const restent = (de: readonly string[]) => de.filter((cle) => !parties.has(cle));
  return restent(cles.slice(premiere))[0] ?? restent(cles).at(-1) ?? null;
}
