/** The mini-game of the moment, for a scene: who is in it, how to play it. */
import { type ReactNode, useCallback, useState } from "react";
import { momentMiniJeu } from "../../scenes/moment-mini-jeu.ts";
import { UnParMoment } from "../../partie/un-par-moment.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { usePartie } from "../../partie/use-partie.ts";
import type { Coup, Nommer, Scene } from "./lecture.ts";

export function useScene(attente: ReactNode = null): Scene | null {
  const { vue } = usePartie();
  const agir = useAgir();
  const [presses] = useState(() => new UnParMoment());
  const { tour, miniJeu: jeu } = vue;
  const moment = momentMiniJeu(vue);
  const nommer = useNommer();
  const jouer = useCallback(
    async (coup: Coup) => {
      if (!presses.prendre(moment)) return false;
      const { ok } = await agir({ ...coup, tour });
      presses.rendre(moment);
      return ok;
    },
    [agir, moment, presses, tour],
  );
  return jeu === undefined ? null : { vue, jeu, nommer, jouer, attente };
}

/** Somebody who leaves takes their name away: this screen remembers it as long as the scene lasts. */
function useNommer(): Nommer {
  const { vue } = usePartie();
  const [vus, setVus] = useState<Readonly<Record<string, string>>>({});
  const change = (vue.miniJeu?.joueurs ?? []).flatMap((id) => {
    const pseudo = vue.joueurs[id]?.pseudo;
    return pseudo === undefined || vus[id] === pseudo ? [] : [[id, pseudo] as const];
  });
  if (change.length > 0) setVus({ ...vus, ...Object.fromEntries(change) });
  return (id) => vue.joueurs[id]?.pseudo ?? vus[id] ?? "Quelqu’un";
}
