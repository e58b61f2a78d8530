/**
 * The last twenty versions of a quizz that the server keeps. A version that is taken back is a change like any other,
 * and is saved like any other.
 */
import { type ReactElement, useState } from "react";
import { NOM_COMPTE_SUPPRIME } from "#contracts/moderation.ts";
import { comparerQuizz } from "../../../document/comparer.ts";
import { type QuizzEcrit, convertirEnQuizzEcrit } from "../../../document/quizz-ecrit.ts";
import { direDateEtHeure } from "../../../document/dates.ts";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import { useApiCallSender } from "../../../app/page/envoi.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { useIsElementOverflowing } from "../../../ui/keyboard-focus.ts";
import { ListeDifferencesDeQuizz } from "../commun/differences.tsx";
import { useQuizzEnCoursDEdition } from "../commun/edition.tsx";
import { lireVersionDeQuizz, useVersionsDeQuizz } from "../commun/queries.ts";
import styles from "./reglages-quizz.module.css";

interface Vue {
  readonly date: string;
  readonly document: QuizzEcrit;
}

/** The section of a quizz's former versions, each compared in a dialog before it is taken back; nothing without versions. */
export function SectionVersionsDeQuizz(): ReactElement | null {
  const { edite, etat, idQuizz } = useQuizzEnCoursDEdition();
  const { envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const [vue, setVue] = useState<Vue | null>(null);
  const { data } = useVersionsDeQuizz(idQuizz, etat.enregistreA);
  if (data === undefined || data.versions.length === 0) return null;
  const seul = data.versions.every(({ sienne }) => sienne);
  const voir = async (id: string, date: string) => {
    const lu = await envoyer(() => lireVersionDeQuizz(idQuizz, id));
    if (lu !== null) setVue({ date, document: convertirEnQuizzEcrit(lu.quizz) });
  };
  const reprendre = (document: QuizzEcrit) => {
    edite.faire(() => document);
    setVue(null);
    info("Version reprise. Enregistrez pour la garder, ou annulez.");
  };
  return (
    <section className={styles["versions"]} aria-labelledby="versions">
      <h2 id="versions">
        Versions{" "}
        <span>
          {data.versions.length}&nbsp;gardée{data.versions.length > 1 ? "s" : ""}
        </span>
      </h2>
      <ul>
        {data.versions.map(({ _id, date, questionsCount, par, sienne }) => (
          <li key={_id}>
            <p>
              <b>{direDateEtHeure(Date.parse(date))}</b>
              <span>
                {questionsCount}&nbsp;question{questionsCount > 1 ? "s" : ""}
                {!seul && <>, par {sienne ? "vous" : (par ?? `un ${NOM_COMPTE_SUPPRIME}`)}</>}
              </span>
            </p>
            <Bouton variante="discret" onClick={() => void voir(_id, date)}>
              Voir
            </Bouton>
          </li>
        ))}
      </ul>
      {vue !== null && (
        <Dialogue
          ouvert
          onFermer={() => setVue(null)}
          titre={`Version du ${direDateEtHeure(Date.parse(vue.date))}`}
          largeur="44rem"
          actions={
            <>
              <Bouton variante="contour" onClick={() => setVue(null)}>
                Fermer
              </Bouton>
              <Bouton onClick={() => reprendre(vue.document)}>Reprendre</Bouton>
            </>
          }
        >
          <Lue {...vue} actuel={etat.document} />
        </Dialogue>
      )}
    </section>
  );
}

function Lue({ document, actuel }: Vue & { readonly actuel: QuizzEcrit }): ReactElement {
  const differences = comparerQuizz(actuel, document);
  const [liste, defilable] = useIsElementOverflowing<HTMLOListElement>();
  return (
    <>
      <h3 className={styles["titre"]}>{document.reglages.title}</h3>
      <ol
        ref={liste}
        className={styles["questions"]}
        aria-label="Questions de cette version"
        // a list longer than its box can be focused, so that the keyboard scrolls it
        tabIndex={defilable ? 0 : undefined}
      >
        {document.questions.map(({ _id, text }) => (
          <li key={_id}>{text.trim() === "" ? <i>Sans texte</i> : text}</li>
        ))}
      </ol>
      {differences.length === 0 ? (
        <p>C’est ce que vous avez sous les yeux.</p>
      ) : (
        <details>
          <summary>Ce que la reprendre changerait ({differences.length})</summary>
          <ListeDifferencesDeQuizz differences={differences} />
        </details>
      )}
    </>
  );
}
