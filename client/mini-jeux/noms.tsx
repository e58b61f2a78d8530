/** Names of players in the sentences of a mini-game, in the chalk hand. */
import { Fragment, type ReactElement } from "react";
import { NomCraie } from "../ui/craie.tsx";
import type { DonneesMiniJeuAffiche } from "./scene.ts";

/** Stands for a name in a sentence. */
export const MARQUE_DU_NOM_DANS_UNE_PHRASE = "\uFFFC";

/** A sentence whose `MARQUE_DU_NOM_DANS_UNE_PHRASE` is written in the chalk hand, as every name is. */
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

/** The player whose departure ended the game, by name when this screen has known it. */
export function NomDuJoueurParti({ vue, jeu, nommer }: DonneesMiniJeuAffiche): ReactElement {
  const qui = jeu.joueurs.find((id) => vue.joueurs[id] === undefined) ?? jeu.designe;
  return <NomCraie>{nommer(qui)}</NomCraie>;
}
