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
