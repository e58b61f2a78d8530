/** On a phone the slate is small beside what is said of the work; both screens are a press away. */
import { type ReactElement, useState } from "react";
import { ApercuHote } from "../../../scenes/apercu/apercu-hote.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { EtatEnvoi } from "../commun/etat-envoi.tsx";
import styles from "./apercu-question.module.css";
import { ApercuQuestion, Lisible } from "./apercu-question.tsx";
import { useApercu } from "./use-apercu.ts";

export function ApercuAuPouce(): ReactElement {
  const [grand, setGrand] = useState(false);
  const [serre, setSerre] = useState<boolean | null>(null);
  const vue = useApercu(false);
  return (
    <section className={styles["pouce"]} aria-label="Aperçu">
      <div>
        <EtatEnvoi />
        {serre !== null && <Lisible serre={serre} />}
        <button type="button" onClick={() => setGrand(true)}>
          Agrandir l’aperçu
        </button>
      </div>
      <div className={styles["hote"]}>
        <ApercuHote vue={vue} onSerre={setSerre} />
      </div>
      <Dialogue ouvert={grand} onFermer={() => setGrand(false)} titre="Aperçu" largeur="40rem">
        <ApercuQuestion />
      </Dialogue>
    </section>
  );
}
