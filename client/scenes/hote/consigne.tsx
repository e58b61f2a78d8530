/** How to answer, beside the question; and who has, in a race that their slips do not end. */
import type { ReactElement } from "react";
import type { TypeQuestion } from "#contracts/quizz.ts";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { estLocale } from "../../partie/joueurs.ts";
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
  const texte = consigne(question.type, locale);
  if (texte === null) return null;
  return (
    <p className={styles["consigne"]} data-milieu>
      <Icone nom={locale ? "joueurs" : "telephone"} taille="1.3em" />
      {texte}
    </p>
  );
}

function consigne(type: TypeQuestion, locale: boolean): string | null {
  switch (type) {
    case "entree":
      return locale ? "À voix haute, chacun sa réponse" : "Tapez votre réponse sur le téléphone";
    case "ordre":
      return locale
        ? "À remettre dans l’ordre, à voix haute"
        : "À remettre dans l’ordre sur le téléphone";
    case "choix":
    case "rien":
      return null;
  }
}
