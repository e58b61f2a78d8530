/** Reads the ardoise from the room, page by page, latest first, and again whenever it may have changed. */
import { useEffect, useState } from "react";
import type { LigneArdoiseConsultee, ReponseConsultation } from "#contracts/consultation.ts";
import type { Vue } from "#game/schema/etat.ts";
import { usePartie } from "../../partie/use-partie.ts";

type Page = Extract<ReponseConsultation, { quoi: "ardoise" }>;

export interface LignesLuesDeLArdoise {
  /** Lines of the ardoise; null before the room's first answer. */
  readonly lignes: readonly LigneArdoiseConsultee[] | null;
  /** Whether the ardoise has older lines. */
  readonly suite: boolean;
  /** Per player, the sum of the lines that are no longer kept; empty until all the others are read. */
  readonly reports: Page["reports"];
  /** Whether the last read of the ardoise failed; the lines read before are still given. */
  readonly enPanne: boolean;
  readonly plusAncien: () => void;
  readonly reessayer: () => void;
}

/** Text that changes whenever the ardoise does: its last line, its totals, its players. */
const empreinte = ({ derniereLigne, joueurs }: Vue): string =>
  `${String(derniereLigne?.id ?? -1)} ${Object.entries(joueurs)
    .map(([id, { gorgee }]) => `${id}:${String(gorgee)}`)
    .join(" ")}`;

export function useLignesDeLArdoise(vue: Vue): LignesLuesDeLArdoise {
  const { consulter } = usePartie();
  const [lu, setLu] = useState<Pick<Page, "lignes" | "suite" | "reports"> | null>(null);
  const [enPanne, setEnPanne] = useState(false);
  const [pages, setPages] = useState(1);
  const [essai, setEssai] = useState(0);
  const etat = empreinte(vue);
  useEffect(() => {
    let perime = false;
    const relire = async () => {
      const lignes: LigneArdoiseConsultee[] = [];
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
