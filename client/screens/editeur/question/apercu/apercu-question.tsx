/** Preview of the question on the host's screen and on a phone, as a room would show it. */
import { type ReactElement, useDeferredValue, useState } from "react";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { Vue } from "#game/schema/etat.ts";
import { ApercuHote } from "../../../../scenes/apercu/apercu-hote.tsx";
import { ApercuTelephone } from "../../../../scenes/apercu/apercu-telephone.tsx";
import { vueDeRoomPourApercuDeQuestion } from "../../../../scenes/apercu/vue-apercu.ts";
import { Dialogue } from "../../../../ui/dialogue.tsx";
import { Icone } from "../../../../ui/icones.tsx";
import { IndicateurDeSauvegarde } from "../../commun/barre-edition.tsx";
import { useQuizzEnCoursDEdition } from "../../commun/edition.tsx";
import { useQuestionEnCoursDeRedaction } from "../redaction.tsx";
import { rendreTexteDeSuite, tirerNombresPourApercuDeSuite } from "./rendre-suite.ts";
import styles from "./apercu-question.module.css";

export function ApercuQuestion(): ReactElement {
  const { ecrite } = useQuestionEnCoursDeRedaction();
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
          {questionAttendReponse(ecrite) && (
            <button type="button" aria-pressed={apres} onClick={() => setApres(!apres)}>
              {apres ? "Voir avant la réponse" : "Voir après la réponse"}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function Lisible({ serre }: { readonly serre: boolean }): ReactElement {
  return (
    <p className={styles["lisible"]} data-serre={serre} role="status">
      <Icone nom={serre ? "attention" : "coche"} taille="1.1em" />
      {serre ? "trop long pour être lu à 3\u00A0m" : "lisible à 3\u00A0m"}
    </p>
  );
}

/** The small preview of a phone, with the state of the save, and a button that shows the previews of both screens. */
export function PetitApercuTelephone(): ReactElement {
  const edition = useQuizzEnCoursDEdition();
  const [grand, setGrand] = useState(false);
  const [serre, setSerre] = useState<boolean | null>(null);
  const vue = useApercu(false);
  return (
    <section className={styles["pouce"]} aria-label="Aperçu">
      <div>
        <IndicateurDeSauvegarde travail={edition} />
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

/** The view of a room that shows the question, for its preview. It is deferred, so that typing stays smooth. */
function useApercu(apres: boolean): Vue {
  const { etat } = useQuizzEnCoursDEdition();
  const { ecrite, rang } = useQuestionEnCoursDeRedaction();
  const [tire] = useState(tirerNombresPourApercuDeSuite);
  const question = useDeferredValue(ecrite);
  const { questions, reglages } = etat.document;
  const total = questions.filter(questionAttendReponse).length;
  const numero = questions.slice(0, rang + 1).filter(questionAttendReponse).length;
  return vueDeRoomPourApercuDeQuestion({
    question,
    titre: reglages.title,
    numero: questionAttendReponse(question) ? numero : 0,
    total,
    suite:
      apres && questionAttendReponse(question)
        ? rendreTexteDeSuite(question.suite?.text ?? "", question.liste, tire)
        : null,
  });
}
