/** Texts that the rules render piece by piece (`VueMorceau`): names in handwriting, numbers in brass. */
import type { VueMorceau } from "#game/schema/etat.ts";
import styles from "./morceaux.module.css";

interface Props {
  readonly texte: readonly VueMorceau[];
}

const classe = (morceau: VueMorceau): string | undefined => {
  switch (morceau.t) {
    case "joueur":
      return styles["joueur"];
    case "nombre":
      return styles["nombre"];
    case "mot":
      return styles["mot"];
    case "texte":
      return undefined;
  }
};

/** A text rendered by the rules, piece by piece; the pieces never move, so their rank is their key. */
export function TexteEnMorceaux({ texte }: Props) {
  return texte.map((morceau, rang) => (
    <span key={rang} className={classe(morceau)}>
      {morceau.v}
    </span>
  ));
}

/** Whether one of the rendered texts names the player. */
export const estJoueurNommeDansTextes = (
  joueur: string,
  ...textes: readonly (readonly VueMorceau[])[]
): boolean => textes.some((texte) => texte.some(({ t, id }) => t === "joueur" && id === joueur));
