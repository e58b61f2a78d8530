/** The mini-game of the moment, for a scene: who is in it, how to play it. */
import { type ReactNode, useCallback, useRef, useState } from "react";
import type { Agir } from "../../partie/use-agir.ts";
import { useVue } from "../../partie/vue.ts";
import type { Coup, Nommer, Scene } from "./lecture.ts";

/** @param agir sends a move; @param attente below a result, who moves on */
export function useScene(agir: Agir, attente: ReactNode = null): Scene | null {
  const { vue } = useVue();
  const occupe = useRef(false);
  const { tour, miniJeu: jeu } = vue;
  const nommer = useNommer();
  const jouer = useCallback(
    async (coup: Coup) => {
      // the second half of a double tap
      if (occupe.current) return false;
      occupe.current = true;
      const { ok } = await agir({ ...coup, tour });
      occupe.current = false;
      return ok;
    },
    [agir, tour],
  );
  return jeu === undefined ? null : { vue, jeu, nommer, jouer, attente };
}

/** Somebody who leaves takes their name away: this screen remembers it as long as the scene lasts. */
function useNommer(): Nommer {
  const { vue } = useVue();
  const [vus, setVus] = useState<Readonly<Record<string, string>>>({});
  const change = (vue.miniJeu?.joueurs ?? []).flatMap((id) => {
    const pseudo = vue.joueurs[id]?.pseudo;
    return pseudo === undefined || vus[id] === pseudo ? [] : [[id, pseudo] as const];
  });
  if (change.length > 0) setVus({ ...vus, ...Object.fromEntries(change) });
  return (id) => vue.joueurs[id]?.pseudo ?? vus[id] ?? "Quelqu’un";
}
