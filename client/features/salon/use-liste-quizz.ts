/** The quizzes to choose from, page after page: plateforme §7. */
import { useCallback, useEffect, useState } from "react";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import { type LigneQuizz, listeQuizz } from "#contracts/quizz.ts";
import { type Menu, MENUS } from "../../quizz/menus.ts";
import { appeler, phraseDe } from "../../appels/api.ts";

export interface ListeChargee {
  readonly etat: "charge" | "prete" | "erreur";
  /** What to say of an error. */
  readonly echec: string;
  readonly quizz: readonly LigneQuizz[];
  readonly total: number;
  readonly suite: () => void;
  readonly reessayer: () => void;
}

interface Pages {
  readonly cle: string;
  readonly quizz: readonly LigneQuizz[];
  readonly total: number;
  readonly page: number;
  readonly etat: ListeChargee["etat"];
  readonly echec: string;
}

const ECHEC = "Erreur lors de la récupération des données";

const debut = (cle: string): Pages => ({
  cle,
  quizz: [],
  total: 0,
  page: 0,
  etat: "charge",
  echec: "",
});

async function lirePage(menu: Menu, recherche: string, page: number, signal: AbortSignal) {
  const requete = new URLSearchParams({
    search: recherche,
    page: String(page),
    limit: String(QUIZZ_PAR_PAGE),
  });
  const chemin = `${MENUS[menu].url}?${requete.toString()}`;
  const reponse = await appeler("GET", chemin, listeQuizz, { signal });
  if (!reponse.ok) throw new Error(phraseDe(reponse, ECHEC));
  return reponse.corps;
}

export function useListeQuizz(menu: Menu, recherche: string): ListeChargee {
  const cle = `${menu} ${recherche}`;
  const [garde, setPages] = useState(() => debut(cle));
  const pages = garde.cle === cle ? garde : debut(cle);
  const { page, etat } = pages;

  useEffect(() => {
    if (etat !== "charge") return undefined;
    const arret = new AbortController();
    lirePage(menu, recherche, page, arret.signal).then(
      ({ quizz, totalCount }) =>
        setPages((avant) => {
          const deja = avant.cle === cle && page > 0 ? avant.quizz : [];
          const lus = { total: totalCount, quizz: [...deja, ...quizz] };
          return { cle, page, etat: "prete", echec: "", ...lus };
        }),
      (erreur: unknown) => {
        if (!arret.signal.aborted)
          setPages((avant) => ({
            ...(avant.cle === cle ? avant : debut(cle)),
            page,
            etat: "erreur",
            echec: erreur instanceof Error ? erreur.message : ECHEC,
          }));
      },
    );
    return () => arret.abort();
  }, [menu, recherche, page, etat, cle]);

  const suite = useCallback(
    () => setPages((avant) => ({ ...avant, page: avant.page + 1, etat: "charge" })),
    [],
  );
  const reessayer = useCallback(() => setPages((avant) => ({ ...avant, etat: "charge" })), []);
  return { etat, echec: pages.echec, quizz: pages.quizz, total: pages.total, suite, reessayer };
}
