/** Context shared by the parts of the editor of an imprévu: the imprévu, and the deck that it belongs to. */
import { createContext, use } from "react";
import type { ImprevuAvecRevision } from "#contracts/edition-imprevu.ts";
import type { EtatEtActionsDEditeur } from "../commun/barre-edition.tsx";
import type { EtatImprevuEdite, ImprevuEdite } from "../../../document/imprevu-edite.ts";

export interface ImprevuEnCoursDeRedaction extends EtatEtActionsDEditeur {
  readonly id: string;
  /** Id of the account that edits the imprévu. */
  readonly compte: string;
  readonly edite: ImprevuEdite;
  readonly etat: EtatImprevuEdite;
  /** The whole deck, in its order; empty until it is read. */
  readonly deck: readonly ImprevuAvecRevision[];
}

const Contexte = createContext<ImprevuEnCoursDeRedaction | null>(null);
export const ImprevuEnCoursDeRedactionProvider = Contexte;

/** The imprévu of the editor's page. Throws outside of the editor of an imprévu (a bug). */
export function useImprevuEnCoursDeRedaction(): ImprevuEnCoursDeRedaction {
  const redaction = use(Contexte);
  if (redaction === null)
    throw new Error("useImprevuEnCoursDeRedaction outside of the editor of an imprévu");
  return redaction;
}
