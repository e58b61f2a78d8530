/** The ardoise read from the room, page by page, latest first, and read again whenever it may have changed. */
import { useEffect, useState } from "react";
import type { LigneArdoiseLue, ReponseConsultation } from "#contracts/consultation.ts";
import type { Vue } from "#game/schema/etat.ts";
import { usePartie } from "../../partie/use-partie.ts";

type Page = Extract<ReponseConsultation, { quoi: "ardoise" }>;

export interface LignesArdoise {
  /** Null before the first answer. */
  readonly lignes: readonly LigneArdoiseLue[] | null;
  /** There are older ones. */
  readonly suite: boolean;
  /** What each one's lines come to that are kept no more, once all the others are read. */
  readonly reports: Page["reports"];
  /** The line did not answer; what was read before is still there. */
  readonly enPanne: boolean;
  readonly plusAncien: () => void;
  readonly reessayer: () => void;
}

/** What changes when the ardoise does: its last line, its totals, who is who. */
const empreinte = ({ derniereLigne, joueurs }: Vue): string =>
  `${String(derniereLigne?.id ?? -1)} ${Object.entries(joueurs)
    .map(([id, { gorgee }]) => `${id}:${String(gorgee)}`)
    .join(" ")}`;

export function useLignesArdoise(vue: Vue): LignesArdoise {
  const { consulter } = usePartie();
  const [lu, setLu] = useState<Pick<Page, "lignes" | "suite" | "reports"> | null>(null);
  const [enPanne, setEnPanne] = useState(false);
  const [pages, setPages] = useState(1);
  const [essai, setEssai] = useState(0);
  const etat = empreinte(vue);
  useEffect(() => {
    let perime = false;
    const relire = async () => {
      const lignes: LigneArdoiseLue[] = [];
      let [suite, reports]: [boolean, Page["reports"]] = [true, []];
      for (let page = 0; page < pages && suite; page++) {
        const avant = lignes.at(-1)?.id;
        const reponse = await consulter({
          quoi: "ardoise",
          ...(avant === undefined ? {} : { avant }),
        });
        if (perime) return;
        if (reponse?.quoi !== "ardoise") {
          setEnPanne(true);
          return;
        }
        lignes.push(...reponse.lignes);
        ({ suite, reports } = reponse);
      }
      setEnPanne(false);
      setLu({ lignes, suite, reports });
    };
    void relire();
    return () => {
      perime = true;
    };
  }, [consulter, etat, pages, essai]);
  return {
    lignes: lu?.lignes ?? null,
    suite: lu?.suite ?? false,
    reports: lu?.reports ?? [],
    enPanne,
    plusAncien: () => setPages(pages + 1),
    reessayer: () => setEssai(essai + 1),
  };
}
