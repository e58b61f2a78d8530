import { type ReactElement, useState } from "react";
import type { Question } from "#contracts/quizz.ts";
import { REPONSE_LIBRE_MAX } from "#contracts/limites.ts";
import { type EssaiReponse, essayerReponse } from "#game/apercu/reponse.ts";
import { Champ } from "../../ui/champ.tsx";
import styles from "./vue-question.module.css";

/** What the game would say of a typed answer: plateforme §2 "text-answer helper", with the game's own judgement. */
export function EssaiDeReponse({ question }: { readonly question: Question }): ReactElement {
  const [saisie, setSaisie] = useState("");
  const essai = essayerReponse(question, [saisie]);
  return (
    <div className={styles["essai"]}>
      <Champ
        libelle="Essayer une réponse"
        value={saisie}
        maxLength={REPONSE_LIBRE_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(evenement) => setSaisie(evenement.currentTarget.value)}
      />
      <p role="status" data-verdict={essai.ok ? essai.jugement : undefined}>
        {phraseDeVerdict(essai)}
      </p>
    </div>
  );
}

function phraseDeVerdict(essai: EssaiReponse): string {
  // nothing is written yet
  if (!essai.ok) return "";
  const { jugement, fautes } = essai;
  if (jugement === "faux") return "Le jeu la dirait fausse.";
  const pardon =
    fautes === 0
      ? "."
      : `, en pardonnant ${fautes === 1 ? "une faute de frappe" : `${String(fautes)}\u00A0fautes de frappe`}, sauf si c’est un autre mot.`;
  return jugement === "juste"
    ? `Le jeu la dirait juste${pardon}`
    : `Le jeu l’accepterait, avec des gorgées à distribuer${pardon}`;
}
