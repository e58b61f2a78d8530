/** What the pages of a quizz being written share: its atelier, its account, and the state of both. */
import { createContext, type ReactElement, type ReactNode, use, useMemo } from "react";
import type { CompteConnecte } from "../../../compte/session.tsx";
import type { GestesDeRetour } from "./use-retours.ts";
import { FournisseurTravail, type MotsTravail, type Travail } from "./travail.tsx";
import type { Atelier, EtatAtelier } from "../../../document/atelier.ts";

export interface Edition {
  readonly idQuizz: string;
  readonly compte: CompteConnecte;
  readonly atelier: Atelier;
  readonly etat: EtatAtelier;
  /** For whoever presses: they say what they did where it does not show. */
  readonly retours: GestesDeRetour;
}

const Contexte = createContext<Edition | null>(null);

const MOTS: MotsTravail = {
  conflit: "Ce quizz a été modifié ailleurs.",
  disparu: "Ce quizz a été supprimé ailleurs.",
};

export function FournisseurEdition({
  value,
  children,
}: {
  readonly value: Edition;
  readonly children?: ReactNode;
}): ReactElement {
  const { atelier, etat, retours } = value;
  const travail = useMemo<Travail>(
    () => ({ etat, mots: MOTS, ...retours, enregistrer: atelier.enregistrer }),
    [atelier, etat, retours],
  );
  return (
    <Contexte value={value}>
      <FournisseurTravail value={travail}>{children}</FournisseurTravail>
    </Contexte>
  );
}

/** Throws outside of `CadreEdition` (a bug). */
export function useEdition(): Edition {
  const edition = use(Contexte);
  if (edition === null) throw new Error("useEdition outside of CadreEdition");
  return edition;
}
