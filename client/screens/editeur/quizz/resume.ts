/** Summary of a question under its text in the list. Pure. */
import type { QuestionEcrite } from "../../../document/question-ecrite.ts";

const LETTRES = "ABCDEF";

const compter = (n: number, nom: string): string => `${String(n)}\u00A0${nom}${n > 1 ? "s" : ""}`;

/** "4 options · B, de brebis", "1 réponse, 1 bonus · turophile", "Message". */
export function resumer(question: QuestionEcrite): string {
  const { type, propositions, reponses, reponsesBonus } = question;
  const ecrites = propositions.filter(({ texte }) => texte.trim() !== "");
  switch (type) {
    case "rien":
      return "Message";
    case "choix": {
      const bonnes = propositions.flatMap(({ bonne, texte }, rang) =>
        bonne ? [`${LETTRES[rang] ?? ""}, ${texte}`] : [],
      );
      return [compter(ecrites.length, "option"), ...bonnes].join(" · ");
    }
    case "ordre": {
      const [premiere, derniere] = [ecrites[0]?.texte, ecrites.at(-1)?.texte];
      const etendue =
        premiere === undefined || derniere === undefined || ecrites.length < 2
          ? []
          : [`de «\u00A0${premiere}\u00A0» à «\u00A0${derniere}\u00A0»`];
      return [compter(ecrites.length, "élément"), ...etendue].join(" · ");
    }
    case "entree": {
      const bonus = reponsesBonus.length > 0 ? `, ${String(reponsesBonus.length)}\u00A0bonus` : "";
      const [premiere] = reponses;
      return [
        compter(reponses.length, "réponse") + bonus,
        ...(premiere === undefined ? [] : [premiere]),
      ].join(" · ");
    }
  }
}
