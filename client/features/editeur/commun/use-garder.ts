/** What keeps the work of an author when the page goes: plateforme §4 "Editors", §8 "Unsaved leave". */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Atelier } from "../../../atelier/atelier.ts";
import { peutPartir } from "../../../atelier/depart.ts";
import { fermerAtelier } from "../../../atelier/ouvrir.ts";
import { plusTard } from "../../../navigateur/plus-tard.ts";
import { useRetenue } from "../../../navigation.tsx";
import { useAnnonces } from "../../../plateforme/annonces.ts";
import { envoisFinis } from "./envois-de-question.ts";

const ATTENTION = "Attention : vos modifications seront perdues. Sauvegardez avant de quitter.";

export interface DepartRetenu {
  /** Somebody leaves with what could not be saved: whether they go anyway is asked. */
  readonly demande: boolean;
  readonly repondre: (partir: boolean) => void;
}

/** Saves when one goes to another page; asks when that failed; warns when the tab is closed. The draft is kept in every case. */
export function useGarder(atelier: Atelier, compte: string, idQuizz: string): DepartRetenu {
  const { avertir } = useAnnonces();
  const [demande, setDemande] = useState(false);
  const attente = useRef<((partir: boolean) => void) | null>(null);
  useEffect(() => {
    const quitter = (evenement: BeforeUnloadEvent) => {
      if (!atelier.lire().modifie) return;
      atelier.poser();
      avertir(ATTENTION);
      evenement.preventDefault();
    };
    const cacher = () => {
      if (document.visibilityState === "hidden") atelier.poser();
    };
    // sooner than the next try
    const revenir = () => {
      if (atelier.lire().envoi.nom === "injoignable") void atelier.enregistrer();
    };
    addEventListener("online", revenir);
    addEventListener("beforeunload", quitter);
    addEventListener("pagehide", atelier.poser);
    document.addEventListener("visibilitychange", cacher);
    return () => {
      removeEventListener("online", revenir);
      removeEventListener("beforeunload", quitter);
      removeEventListener("pagehide", atelier.poser);
      document.removeEventListener("visibilitychange", cacher);
    };
  }, [atelier, avertir]);
  useRetenue(
    useCallback(
      async (chemin) => {
        // from a question to the next nothing is left: the save goes along; nor where one of them is tried, and one comes back
        const reste = [`/quizz/${idQuizz}/`, `/essai/${idQuizz}/`].some((sienne) =>
          `${chemin}/`.startsWith(sienne),
        );
        if (reste) {
          void atelier.enregistrer();
          return true;
        }
        // a file that is on its way belongs to what is saved
        const envoi = envoisFinis(atelier).then(atelier.enregistrer);
        const parti = await peutPartir({
          envoi,
          demander: () =>
            new Promise<boolean>((repondre) => {
              attente.current = repondre;
              setDemande(true);
            }),
          plusTard,
        });
        setDemande(false);
        if (parti) fermerAtelier(compte, idQuizz);
        return parti;
      },
      [atelier, compte, idQuizz],
    ),
  );
  const repondre = useCallback((partir: boolean) => attente.current?.(partir), []);
  return { demande, repondre };
}
