import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../../questions/types-de-question.ts";
import type { ReactElement } from "react";
import type { TypeQuestion } from "#contracts/quizz.ts";
import { Icone } from "../../../ui/icones.tsx";

export function GlypheTypeDeQuestion({ type }: { readonly type: TypeQuestion }): ReactElement {
  const { icone, nom } = AFFICHAGE_PAR_TYPE_DE_QUESTION[type];
  return <Icone nom={icone} libelle={nom} taille="1.25rem" />;
}
