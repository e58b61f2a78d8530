/** Names of players in the sentences of a mini-game, in the chalk hand. */
import { Fragment, type ReactElement } from "react";
import { NomCraie } from "../ui/craie.tsx";
import type { Scene } from "./scene.ts";

/** Stands for a name in a sentence. */
export const NOM = "\uFFFC";

/** A sentence whose `NOM` is written in the chalk hand, as every name is. */
export function AvecNom({
  texte,
  nom,
}: {
  readonly texte: string;
  readonly nom: string;
}): ReactElement {
  const [debut = "", ...suite] = texte.split(NOM);
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
export function Partis({ vue, jeu, nommer }: Scene): ReactElement {
  const qui = jeu.joueurs.find((id) => vue.joueurs[id] === undefined) ?? jeu.designe;
  return <NomCraie>{nommer(qui)}</NomCraie>;
}
