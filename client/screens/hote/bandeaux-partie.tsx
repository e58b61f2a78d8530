import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { BandeauxHote, type BandeauxHoteProps } from "../../partie/bandeaux-hote.tsx";

interface Props extends Pick<BandeauxHoteProps, "statut" | "place"> {
  readonly vue: Vue;
}

/** What lasts and keeps a game from going on. */
export function BandeauxPartie({ vue, statut, place }: Props): ReactElement {
  return (
    <BandeauxHote
      statut={statut}
      enPanne={vue.sauvegardeEnPanne}
      attente="La partie reprend dès que la ligne revient…"
      place={place}
    />
  );
}
