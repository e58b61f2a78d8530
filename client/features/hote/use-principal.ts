/** The one brass button of each step, which space and → press too: jeu §4. */
import { useEffect, useRef, useState } from "react";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { estLocale } from "./joueurs.ts";
import type { EtatLocal } from "./use-etat-local.ts";
import { useAgir } from "../../partie/use-agir.ts";

/** A press that comes this soon after a step is not an answer to it. */
const REBOND_MS = 400;
/** Under this, three dots would only flicker. */
const LENT_MS = 400;

export interface Principal {
  readonly libelle: string;
  readonly enCours: boolean;
  readonly agir: () => void;
}

interface Geste {
  readonly libelle: string;
  readonly commande: CommandeDuFil;
}

function geste(vue: Vue, local: EtatLocal): Geste {
  const { tour } = vue;
  if (vue.phase === "fin") return { libelle: "Retour salon", commande: { type: "retourSalon" } };
  if (vue.enPause) return { libelle: "Reprendre", commande: { type: "pause", active: false } };
  const suivant: Geste = { libelle: "Suivant", commande: { type: "suivant", tour } };
  switch (vue.etape) {
    case ETAPE.question:
      if (vue.question?.type === "rien") return suivant;
      return {
        libelle: estLocale(vue) ? "Voir la réponse" : "Révéler",
        commande: { type: "reveler", tour },
      };
    case ETAPE.reponse:
      if (local.verdicts === null) return suivant;
      return { libelle: "Valider", commande: { type: "juger", tour, jugements: local.verdicts } };
    default:
      return suivant;
  }
}

export function usePrincipal(
  vue: Vue,
  local: EtatLocal,
  apres: (commande: CommandeDuFil) => void,
): Principal {
  const envoyer = useAgir();
  const occupe = useRef(false);
  const [enCours, setEnCours] = useState(false);
  const { libelle, commande } = geste(vue, local);
  const { tour } = vue;
  const arrivee = useRef(0);
  useEffect(() => {
    arrivee.current = performance.now();
  }, [tour]);
  const agir = () => {
    // the second half of a double tap was meant for the step before
    if (performance.now() - arrivee.current < REBOND_MS) return;
    // a second tap on the same step would be refused as too late
    if (occupe.current) return;
    occupe.current = true;
    const lent = setTimeout(() => setEnCours(true), LENT_MS);
    void envoyer(commande).then((issue) => {
      clearTimeout(lent);
      occupe.current = false;
      setEnCours(false);
      if (issue.ok) apres(commande);
    });
  };
  return { libelle, enCours, agir };
}
