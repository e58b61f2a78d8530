/** « Relecture », under the faults of a quizz: remarks by question, each mended, looked at or ignored. Nothing blocks. */
import { type ReactElement, useId, useState } from "react";
import { Link } from "../../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../../app/paths.ts";
import { Icone } from "../../../ui/icones.tsx";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { useQuizzEnCoursDEdition } from "../commun/edition.tsx";
import {
  NAVIGATION_STATE_VISE_REPONSE,
  NAVIGATION_STATE_VISE_TEXTE,
  useFocusSurChamp,
} from "../commun/viser.ts";
import type { Relecture } from "./actions.ts";
import type { Remarque } from "./remarques.ts";
import styles from "./relecture.module.css";

/** Name (`data-champ`) of the button that opens the remarks. */
export const NOM_A_VISER_DU_BOUTON_RELECTURE = "relecture";
const champRemarque = (cle: string): string => `remarque/${cle}`;

const nommerRemarques = (nombre: number): string =>
  nombre === 0
    ? "rien à signaler"
    : `${String(nombre)}\u00A0${nombre > 1 ? "remarques" : "remarque"}`;

export function PanneauRelecture({
  relecture,
  ouvert,
  onOuvrir,
  onCredit,
}: {
  readonly relecture: Relecture;
  readonly ouvert: boolean;
  readonly onOuvrir: (ouvert: boolean) => void;
  /** Goes to the fields of the quizz's credit. */
  readonly onCredit: () => void;
}): ReactElement {
  const { remarques, ignorees } = relecture;
  const [montre, setMontre] = useState(false);
  const id = useId();
  return (
    <section className={styles["relecture"]} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>
        <button
          type="button"
          data-champ={NOM_A_VISER_DU_BOUTON_RELECTURE}
          aria-expanded={ouvert}
          aria-controls={ouvert ? `${id}-liste` : undefined}
          onClick={() => onOuvrir(!ouvert)}
        >
          <Icone nom="oeil" taille="1.2em" />
          <span>Relecture</span>
          <span className={styles["nombre"]}>{nommerRemarques(remarques.length)}</span>
          <span className={styles["chevron"]}>
            <Icone nom="chevron" taille="1.1em" />
          </span>
        </button>
      </h2>
      {ouvert && (
        <div id={`${id}-liste`} className={styles["corps"]}>
          <p className={styles["aide"]}>
            {remarques.length === 0
              ? "Rien ne vous attend ici."
              : "Ce qui mérite un coup d’œil. Rien n’empêche de jouer ni de publier."}
          </p>
          <ListeRemarques
            remarques={remarques}
            relecture={relecture}
            ignorees={false}
            onCredit={onCredit}
          />
          <VerifierLiens liens={relecture.liens} />
          {ignorees.length > 0 && (
            <button
              type="button"
              className={styles["geste"]}
              aria-expanded={montre}
              onClick={() => setMontre(!montre)}
            >
              {montre ? "Masquer" : "Revoir"}{" "}
              {ignorees.length > 1
                ? `les ${String(ignorees.length)}\u00A0remarques ignorées`
                : "la remarque ignorée"}
            </button>
          )}
          {montre && (
            <ListeRemarques
              remarques={ignorees}
              relecture={relecture}
              ignorees
              onCredit={onCredit}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** List of the remarks, grouped by question. */
function ListeRemarques({
  remarques,
  relecture,
  ignorees,
  onCredit,
}: {
  readonly remarques: readonly Remarque[];
  readonly relecture: Relecture;
  readonly ignorees: boolean;
  readonly onCredit: () => void;
}): ReactElement | null {
  const { edite, etat } = useQuizzEnCoursDEdition();
  const viser = useFocusSurChamp();
  if (remarques.length === 0) return null;
  const { questions } = etat.document;
  const groupes = new Map<string | null, Remarque[]>();
  for (const une of remarques)
    groupes.set(une.idQuestion, [...(groupes.get(une.idQuestion) ?? []), une]);
  /** Focuses the remark that follows `quittee`; when its question was changed, the first one about another question. */
  const viserSuivante = (quittee: Remarque, change: boolean) => {
    const suivante = remarques
      .slice(remarques.indexOf(quittee) + 1)
      .find(({ idQuestion }) => !change || idQuestion !== quittee.idQuestion);
    viser(suivante === undefined ? NOM_A_VISER_DU_BOUTON_RELECTURE : champRemarque(suivante.cle));
  };
  return (
    <ul className={styles["groupes"]}>
      {[...groupes].map(([idQuestion, siennes]) => {
        const rang = questions.findIndex(({ _id }) => _id === idQuestion);
        const texte = questions[rang]?.text.trim() ?? "";
        return (
          <li key={idQuestion === null ? "" : edite.cleDe(idQuestion)}>
            <h3>
              {idQuestion !== null && (
                <b>
                  <span className="visually-hidden">Question </span>
                  {rang + 1}
                </b>
              )}
              <span>
                {idQuestion === null ? (
                  "Tout le quizz"
                ) : (
                  <TexteDAutrui>{texte === "" ? "Sans texte" : texte}</TexteDAutrui>
                )}
              </span>
            </h3>
            <ul>
              {siennes.map((une) => (
                <UneRemarque
                  key={une.cle}
                  remarque={une}
                  ignoree={ignorees}
                  onCorriger={() => {
                    relecture.corriger(une);
                    viserSuivante(une, true);
                  }}
                  onIgnorer={() => {
                    relecture.ignorer(une.cle, !ignorees);
                    viserSuivante(une, false);
                  }}
                  onCredit={onCredit}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function UneRemarque({
  remarque: { cle, idQuestion, phrase, vise, correction, ailleurs },
  ignoree,
  onCorriger,
  onIgnorer,
  onCredit,
}: {
  readonly remarque: Remarque;
  readonly ignoree: boolean;
  readonly onCorriger: () => void;
  readonly onIgnorer: () => void;
  readonly onCredit: () => void;
}): ReactElement {
  const { idQuizz } = useQuizzEnCoursDEdition();
  const id = useId();
  return (
    <li className={styles["remarque"]}>
      <p id={id}>
        <TexteDAutrui>{phrase}</TexteDAutrui>
        {ailleurs.map(({ _id, title, sien }, rang) => (
          <span key={_id}>
            {rang > 0 && ","}{" "}
            <Link
              to={ecrireAdresseDePage(sien ? "/quizz/:id" : "/quizz-communaute/:id", { id: _id })}
            >
              <TexteDAutrui>{title}</TexteDAutrui>
            </Link>
          </span>
        ))}
        {ailleurs.length > 0 && "."}
      </p>
      <div className={styles["gestes"]}>
        {correction !== null && !ignoree && (
          <button
            type="button"
            className={styles["geste"]}
            data-premier
            aria-describedby={id}
            onClick={onCorriger}
          >
            {correction.libelle}
          </button>
        )}
        {vise === "credit" && (
          <button
            type="button"
            className={styles["geste"]}
            aria-describedby={id}
            onClick={onCredit}
          >
            Aller voir
          </button>
        )}
        {idQuestion !== null && (
          <Link
            className={styles["geste"]}
            aria-describedby={id}
            to={ecrireAdresseDePage("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion })}
            state={vise === "texte" ? NAVIGATION_STATE_VISE_TEXTE : NAVIGATION_STATE_VISE_REPONSE}
          >
            Aller voir
          </Link>
        )}
        <button
          type="button"
          className={styles["geste"]}
          data-champ={champRemarque(cle)}
          aria-describedby={id}
          onClick={onIgnorer}
        >
          {ignoree ? "Ne plus ignorer" : "Ignorer"}
        </button>
      </div>
    </li>
  );
}

/** Button that looks for dead links to other sites: nothing is requested from them before the author asks for it. */
function VerifierLiens({ liens }: { readonly liens: Relecture["liens"] }): ReactElement | null {
  const { nombre, cherche, dit, verifier } = liens;
  if (nombre === 0 && dit === "" && cherche === null) return null;
  return (
    <div className={styles["liens"]}>
      <p role="status">
        {cherche === null
          ? dit
          : `${String(cherche.fait)} sur ${String(cherche.total)}\u00A0liens vérifiés…`}
      </p>
      {cherche === null && nombre > 0 && (
        <>
          {dit === "" && (
            <p>
              {nombre > 1
                ? `${String(nombre)}\u00A0médias sont sur d’autres sites.`
                : "Un média est sur un autre site."}
            </p>
          )}
          <button type="button" className={styles["geste"]} onClick={() => void verifier()}>
            {dit === ""
              ? nombre > 1
                ? "Vérifier les liens"
                : "Vérifier le lien"
              : "Vérifier à nouveau"}
          </button>
        </>
      )}
    </div>
  );
}

/** Sentence under a public visibility that says that remarks remain, with a button to read them; nothing when none remains. */
export function RappelDesRemarquesRestantes({
  nombre,
  onRelire,
}: {
  readonly nombre: number;
  readonly onRelire: () => void;
}): ReactElement | null {
  if (nombre === 0) return null;
  return (
    <p className={styles["avis"]}>
      Avant que tout le monde le voie&nbsp;:{" "}
      <button type="button" className={styles["geste"]} onClick={onRelire}>
        relire {nombre > 1 ? `${String(nombre)}\u00A0remarques` : "une remarque"}
      </button>
    </p>
  );
}
