/** What the game would say of an answer, by the rules of the game: decisions-jeu "Question, reveal, sips". */
import { type ReactElement, useId, useState } from "react";
import type { Question } from "#contracts/quizz.ts";
import { essayerReponse } from "#game/apercu/reponse.ts";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./banc-essai.module.css";
import { useRedaction } from "./redaction.tsx";

interface Verdict {
  readonly juste: boolean;
  readonly phrase: string;
}

/** Null when nothing was typed. */
export function verdictDe(question: Question, essai: string): Verdict | null {
  const rendu = essayerReponse(question, [essai]);
  if (!rendu.ok) return null;
  const { jugement, fautes } = rendu;
  if (jugement === "faux") return { juste: false, phrase: "refusée" };
  const nom = jugement === "precis" ? "acceptée, avec son bonus" : "acceptée";
  if (fautes === 0) return { juste: true, phrase: nom };
  const s = fautes > 1 ? "s" : "";
  // the words that the game knows are not here
  const pardon = `${String(fautes)}\u00A0faute${s} pardonnée${s}, sauf si c’est un autre mot`;
  return { juste: true, phrase: `${nom}, ${pardon}` };
}

export function BancEssai(): ReactElement {
  const { ecrite } = useRedaction();
  const [essai, setEssai] = useState("");
  const id = useId();
  const verdict = verdictDe(ecrite, essai);
  return (
    <div className={styles["banc"]}>
      <Icone nom="telephone" taille="1.3em" />
      <input
        type="text"
        data-a-part
        dir="auto"
        autoComplete="off"
        placeholder="Essayez une réponse"
        aria-label="Essayer une réponse"
        aria-describedby={id}
        value={essai}
        onChange={({ currentTarget: { value } }) => setEssai(value)}
      />
      <p id={id} role="status" data-juste={verdict?.juste}>
        {verdict !== null && (
          <>
            <Icone nom={verdict.juste ? "coche" : "croix"} taille="1.1em" />
            {verdict.phrase}
          </>
        )}
      </p>
    </div>
  );
}
