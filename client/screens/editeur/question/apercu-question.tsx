/** The host's screen and a phone, as a room would show this question, at each keystroke. */
import { type ReactElement, useState } from "react";
import { attendReponse } from "#contracts/quizz.ts";
import { ApercuHote } from "../../../scenes/apercu/apercu-hote.tsx";
import { ApercuTelephone } from "../../../scenes/apercu/apercu-telephone.tsx";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./apercu-question.module.css";
import { useRedaction } from "./redaction.tsx";
import { useApercu } from "./use-apercu.ts";

export function ApercuQuestion(): ReactElement {
  const { ecrite } = useRedaction();
  const [apres, setApres] = useState(false);
  const [serre, setSerre] = useState<boolean | null>(null);
  const vue = useApercu(apres);
  return (
    <section className={styles["apercu"]} aria-label="Aperçu">
      <div className={styles["tete"]}>
        <h2>Aperçu</h2>
        {serre !== null && <Lisible serre={serre} />}
      </div>
      <div className={styles["ecrans"]}>
        <div className={styles["hote"]}>
          <ApercuHote vue={vue} onSerre={setSerre} />
        </div>
        <div className={styles["telephone"]}>
          <ApercuTelephone vue={vue} />
        </div>
        <div className={styles["legende"]}>
          <p>L’écran et le téléphone d’une vraie partie, à chaque frappe.</p>
          {attendReponse(ecrite) && (
            <button type="button" aria-pressed={apres} onClick={() => setApres(!apres)}>
              {apres ? "Voir avant la réponse" : "Voir après la réponse"}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

export function Lisible({ serre }: { readonly serre: boolean }): ReactElement {
  return (
    <p className={styles["lisible"]} data-serre={serre} role="status">
      <Icone nom={serre ? "attention" : "coche"} taille="1.1em" />
      {serre ? "trop long pour être lu à 3\u00A0m" : "lisible à 3\u00A0m"}
    </p>
  );
}
