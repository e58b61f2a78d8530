/** The mini-game of the moment, for a scene: who is in it, how to play it. */
import { type ReactNode, useCallback, useState } from "react";
import { OncePerMoment } from "../partie/once-per-moment.ts";
import type { Agir } from "../partie/use-partie.ts";
import { useVue } from "../partie/vue.ts";
import { momentMiniJeu } from "../scenes/moment-mini-jeu.ts";
import type { Coup, Nommer, Scene } from "./lecture.ts";

/** @param agir sends a move; @param attente below a result, who moves on */
export function useScene(agir: Agir, attente: ReactNode = null): Scene | null {
  const { vue } = useVue();
  const [presses] = useState(() => new OncePerMoment());
  const { tour, miniJeu: jeu } = vue;
  const moment = momentMiniJeu(vue);
  const nommer = useNommer();
  const jouer = useCallback(
    async (coup: Coup) => {
      if (!presses.take(moment)) return false;
      const { ok } = await agir({ ...coup, tour });
      presses.release(moment);
      return ok;
    },
    [agir, moment, presses, tour],
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
