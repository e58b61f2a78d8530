import type { ReactElement } from "react";
import type { TypeQuestion } from "#contracts/quizz.ts";
import { NOMS_TYPES } from "../../../quizz/en-mots.ts";
import { Icone, type NomIcone } from "../../../ui/icones.tsx";

/** Icon and name of each type of question. */
export const TYPES_ECRITS: Readonly<
  Record<TypeQuestion, { readonly icone: NomIcone; readonly nom: string }>
> = {
  choix: { icone: "choix", nom: NOMS_TYPES.choix },
  entree: { icone: "entree", nom: NOMS_TYPES.entree },
  ordre: { icone: "ordre", nom: NOMS_TYPES.ordre },
  rien: { icone: "message", nom: NOMS_TYPES.rien },
};

export function GlypheType({ type }: { readonly type: TypeQuestion }): ReactElement {
  const { icone, nom } = TYPES_ECRITS[type];
  return <Icone nom={icone} libelle={nom} taille="1.25rem" />;
}
