import type { ReactElement } from "react";
import { useAgir } from "../../../partie/use-agir.ts";
import { useBannieres } from "../../../ui/bannieres.tsx";
import { BoutonIcone } from "../../../ui/bouton.tsx";

interface Props {
  readonly joueur: string;
  readonly numero: number;
  readonly pseudo: string;
  readonly className?: string | undefined;
}

/** One tap wipes what somebody drew; they are told, and may draw again. */
export function EffacerDessin({ joueur, numero, pseudo, className }: Props): ReactElement {
  const agir = useAgir();
  const { info } = useBannieres();
  return (
    <BoutonIcone
      icone="corbeille"
      nu
      className={className}
      libelle={`Effacer le dessin de ${pseudo}`}
      onClick={() =>
        void agir({ type: "effacerDessin", joueur, numero }).then(({ ok }) => {
          if (ok) info(`Dessin effacé. ${pseudo} peut en refaire un.`);
        })
      }
    />
  );
}
