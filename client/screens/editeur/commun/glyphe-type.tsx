import { TYPES_AFFICHES } from "../../../questions/types-de-question.ts";
import type { ReactElement } from "react";
import type { TypeQuestion } from "#contracts/quizz.ts";
import { Icone } from "../../../ui/icones.tsx";

export function GlypheType({ type }: { readonly type: TypeQuestion }): ReactElement {
  const { icone, nom } = TYPES_AFFICHES[type];
  return <Icone nom={icone} libelle={nom} taille="1.25rem" />;
}
