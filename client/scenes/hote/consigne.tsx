/** How to answer, beside the question; and who has, in a race that their slips do not end. */
import type { ReactElement } from "react";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { TYPES_AFFICHES } from "../../questions/types-de-question.ts";
import { estLocale } from "../../partie/joue-ici.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./etape.module.css";
import { aLettresPres, enumerer, participants } from "./joueurs.ts";

const NOMS_MONTRES = 3;

export function Consigne({
  vue,
  question,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
}): ReactElement | null {
  const locale = estLocale(vue);
  const presque = participants(vue).filter(({ fautes }) => fautes > 0);
  if (presque.length > 0)
    return (
      <p className={styles["consigne"]} data-milieu role="status">
        <Icone nom="telephone" taille="1.3em" />
        <span>
          <NomCraie>
            {enumerer(
              presque.map(({ pseudo }) => pseudo),
              NOMS_MONTRES,
            )}
          </NomCraie>{" "}
          {presque.length > 1 ? "y sont" : "y est"},{" "}
          {aLettresPres(Math.max(...presque.map(({ fautes }) => fautes)))}&nbsp;: la course continue
        </span>
      </p>
    );
  const texte = TYPES_AFFICHES[question.type].consigne(locale);
  if (texte === null) return null;
  return (
    <p className={styles["consigne"]} data-milieu>
      <Icone nom={locale ? "joueurs" : "telephone"} taille="1.3em" />
      {texte}
    </p>
  );
}
