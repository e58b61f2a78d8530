/** Names of players in the sentences of a mini-game, in the chalk hand. */
import { Fragment, type ReactElement } from "react";
import { NomCraie } from "../ui/craie.tsx";
import type { DonneesMiniJeuAffiche } from "./scene.ts";

/** Character that stands for a player's name in a sentence, until `PhraseAvecNomALaCraie` writes the name there. */
export const MARQUE_DU_NOM_DANS_UNE_PHRASE = "\uFFFC";

/** A sentence in which `nom` replaces `MARQUE_DU_NOM_DANS_UNE_PHRASE`, written in the chalk hand as every name is. */
export function PhraseAvecNomALaCraie({
  texte,
  nom,
}: {
  readonly texte: string;
  readonly nom: string;
}): ReactElement {
  const [debut = "", ...suite] = texte.split(MARQUE_DU_NOM_DANS_UNE_PHRASE);
  return (
    <>
      {debut}
      {suite.map((morceau, rang) => (
        <Fragment key={rang}>
          <NomCraie>{nom}</NomCraie>
          {morceau}
        </Fragment>
      ))}
    </>
  );
}

/** Name of the player whose departure ended the mini-game, as far as this screen has known that player. */
export function NomDuJoueurParti({ vue, jeu, nommer }: DonneesMiniJeuAffiche): ReactElement {
  const qui = jeu.joueurs.find((id) => vue.joueurs[id] === undefined) ?? jeu.designe;
  return <NomCraie>{nommer(qui)}</NomCraie>;
}
