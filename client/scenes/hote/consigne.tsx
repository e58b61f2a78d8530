/** How to answer, beside the question. */
import type { ReactElement } from "react";
import type { TypeQuestion } from "#contracts/quizz.ts";
import type { VueQuestion } from "#game/schema/etat.ts";
import { Icone } from "../../ui/icones.tsx";
import styles from "./etape.module.css";

export function Consigne({
  question,
  locale,
}: {
  readonly question: VueQuestion;
  readonly locale: boolean;
}): ReactElement | null {
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
