/** The parts of the editor of a question, in three columns, two, or one. */
import { type ReactElement, useState } from "react";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { vers } from "../../../app/paths.ts";
import { Link } from "../../../app/navigation.tsx";
import { Autrui } from "../../../ui/autrui.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { Asterisque, BarreEdition } from "../commun/barre-edition.tsx";
import { useEdition } from "../commun/edition.tsx";
import { ApercuAuPouce } from "./apercu-au-pouce.tsx";
import { ApercuQuestion } from "./apercu-question.tsx";
import { Actions } from "./actions.tsx";
import { BarrePouce } from "./barre-pouce.tsx";
import { Enonce } from "./enonce.tsx";
import { JouerQuestion } from "./jouer-question.tsx";
import { ListeVoisines } from "./liste-questions.tsx";
import { MediaDeQuestion } from "./media-question.tsx";
import styles from "./page-redaction.module.css";
import { PanneauQuestion } from "./reglages-question.tsx";
import { Puces } from "./puces.tsx";
import { useRedaction } from "./redaction.tsx";
import { ReponsesEcrites } from "./reponses.tsx";
import { RACCOURCIS_DE_QUESTION, TOUCHES_DE_QUESTION } from "./touches-de-question.ts";
import { PiedDeTouches, TousLesRaccourcis } from "../commun/touches.tsx";
import type { GestesQuestion } from "./actions.ts";
import { type Palier, usePalier } from "./use-palier.ts";
import { useTouches } from "./use-touches.ts";

export function PageRedaction({ gestes }: { readonly gestes: GestesQuestion }): ReactElement {
  const palier = usePalier();
  const [aide, setAide] = useState(false);
  useTouches(gestes, useRedaction(), () => setAide(true));
  return (
    <div className={styles["editeur"]} data-palier={palier}>
      <BarreEdition
        sansEnregistrer={palier === "telephone"}
        sansEtat={palier === "telephone"}
        actions={palier !== "telephone" && <JouerQuestion />}
      >
        <Titre />
      </BarreEdition>
      <Colonnes palier={palier} gestes={gestes} />
      {palier === "telephone" ? (
        <BarrePouce gestes={gestes} />
      ) : (
        <PiedDeTouches table={TOUCHES_DE_QUESTION} onAide={() => setAide(true)} />
      )}
      <TousLesRaccourcis
        table={RACCOURCIS_DE_QUESTION}
        ouvert={aide}
        onFermer={() => setAide(false)}
      />
    </div>
  );
}

function Titre(): ReactElement {
  const { etat, idQuizz } = useEdition();
  const { rang } = useRedaction();
  return (
    <>
      <Link
        to={vers("/quizz/:id", { id: idQuizz })}
        className={styles["retour"]}
        aria-label="Retour au quizz"
        title="Retour au quizz"
      >
        <Icone nom="retour" taille="1.2em" />
      </Link>
      <h1>
        Question <Asterisque />
      </h1>
      <p className={styles["ou"]}>
        <b>{rang + 1}</b> sur {etat.document.questions.length}
        <span>
          {" · "}
          <Autrui>{etat.document.reglages.title}</Autrui>
        </span>
      </p>
    </>
  );
}

function Colonnes({
  palier,
  gestes,
}: {
  readonly palier: Palier;
  readonly gestes: GestesQuestion;
}): ReactElement {
  const { question } = useRedaction();
  const surTelephone = palier === "telephone";
  const [ouvert, setOuvert] = useState(false);
  // on a phone even the ways to choose a media would push the text below the screen
  const fixe = !surTelephone && question.media === MEDIA_QUESTION_DEFAUT;
  const deplie = ouvert || fixe;
  return (
    <div className={styles["colonnes"]}>
      {!surTelephone && <ListeVoisines gestes={gestes} repliee={palier !== "trois"} />}
      <section className={styles["centre"]} aria-label="La question">
        <div className={styles["haut"]} data-deplie={deplie}>
          <MediaDeQuestion pli={{ deplie, deplier: fixe ? null : setOuvert }} />
          <Enonce />
        </div>
        {surTelephone && <Puces />}
        <ReponsesEcrites />
      </section>
      <aside className={styles["droite"]} aria-label="Réglages de la question">
        {!surTelephone && <PanneauQuestion />}
        {!surTelephone && <Actions gestes={gestes} />}
        {surTelephone ? <ApercuAuPouce /> : <ApercuQuestion />}
        {surTelephone && <Actions gestes={gestes} />}
      </aside>
      {surTelephone && <ListeVoisines gestes={gestes} repliee />}
    </div>
  );
}
