/** Menu and dialogues of several questions at once: their time and order, another quizz, a text that is replaced. */
import { type ReactElement, useId, useState } from "react";
import {
  MINUTEUR_QUESTION_MAX_S,
  RECHERCHE_LONGUEUR_MAX,
  TEXTE_QUESTION_LONGUEUR_MAX,
  TITRE_QUIZZ_LONGUEUR_MAX,
} from "#contracts/limites.ts";
import { estReponseFaiteDOptions } from "#contracts/quizz.ts";
import { useAnnoncerParBanniere } from "../../../../app/page/annonces.ts";
import type { QuestionEcrite } from "../../../../document/question-ecrite.ts";
import { changerReglagesDesQuestions } from "../../../../document/quizz-ecrit.ts";
import {
  compterOccurrencesDeTexte,
  remplacerTexteDansQuizz,
} from "../../../../document/remplacer.ts";
import { useListeDeMesQuizz } from "../../../../quizz/queries.ts";
import { composerRequeteDeListeParDefaut } from "../../../../quizz/requete.ts";
import { Bouton, BoutonIcone } from "../../../../ui/bouton.tsx";
import { Champ } from "../../../../ui/champ.tsx";
import { ChoixSegmente } from "../../../../ui/choix.tsx";
import { Dialogue } from "../../../../ui/dialogue.tsx";
import { Icone } from "../../../../ui/icones.tsx";
import { Interrupteur } from "../../../../ui/interrupteur.tsx";
import { Stepper } from "../../../../ui/stepper.tsx";
import { TexteDAutrui } from "../../../../ui/typographie.tsx";
import { useDropdown } from "../../../../ui/use-dropdown.ts";
import { useQuizzEnCoursDEdition } from "../../commun/edition.tsx";
import { useEnvoyerQuestionsAilleurs } from "../actions.ts";
import type { SelectionDeQuestions } from "./selection.ts";
import barre from "./ranger.module.css";
import styles from "../editeur-quizz.module.css";

type Geste = "regler" | "envoyer" | "remplacer";
const GESTES = [
  { geste: "regler", icone: "horloge", libelle: "Temps et ordre des options" },
  { geste: "envoyer", icone: "envoyer", libelle: "Copier ou déplacer ailleurs" },
  { geste: "remplacer", icone: "loupe", libelle: "Chercher et remplacer" },
] as const;

const nommerQuestions = (nombre: number): string =>
  nombre > 1 ? `${String(nombre)}\u00A0questions` : "la question";

/** Menu of the actions on the selected questions that their bar does not show. */
export function MenuDesQuestionsChoisies({
  selection,
}: {
  readonly selection: SelectionDeQuestions;
}): ReactElement {
  const { ouvert, basculer, fermer, boite, bouton } = useDropdown();
  const [geste, setGeste] = useState<Geste | null>(null);
  const finir = () => setGeste(null);
  return (
    <div ref={boite} className={barre["plus"]}>
      <BoutonIcone
        ref={bouton}
        nu
        icone="points"
        libelle="Plus, questions choisies"
        aria-expanded={ouvert}
        onClick={basculer}
      />
      {ouvert && (
        <div className={styles["volet"]}>
          {GESTES.map((un) => (
            <button
              key={un.geste}
              type="button"
              onClick={() => {
                fermer();
                // the focus goes to the menu's button, since the pressed one disappears: the dialogue gives it
                // back there
                bouton.current?.focus();
                setGeste(un.geste);
              }}
            >
              <Icone nom={un.icone} taille="1.2em" />
              {un.libelle}
            </button>
          ))}
        </div>
      )}
      {geste === "regler" && <DialogueReglerQuestions cles={selection.ids} onFermer={finir} />}
      {geste === "envoyer" && <DialogueEnvoyerAilleurs selection={selection} onFermer={finir} />}
      {geste === "remplacer" && <DialogueRemplacerTexte cles={selection.ids} onFermer={finir} />}
    </div>
  );
}

interface DialogueProps {
  /** Editor keys of the questions that the dialogue is about; null: all questions of the quizz. */
  readonly cles: ReadonlySet<string> | null;
  readonly onFermer: () => void;
}

/** Hook that gives the questions of the edited quizz with these editor keys, and their ids. @param cles null: all questions */
function useQuestionsDe(cles: DialogueProps["cles"]): {
  readonly ids: ReadonlySet<string>;
  readonly questions: readonly QuestionEcrite[];
} {
  const { edite, etat } = useQuizzEnCoursDEdition();
  const questions = etat.document.questions.filter(
    ({ _id }) => cles === null || cles.has(edite.cleDe(_id)),
  );
  return { questions, ids: new Set(questions.map(({ _id }) => _id)) };
}

type Temps = "laisser" | "aucun" | "fixe";
type Ordre = "laisser" | "melange" | "ecrit";

function DialogueReglerQuestions({ cles, onFermer }: DialogueProps): ReactElement {
  const { edite } = useQuizzEnCoursDEdition();
  const { info } = useAnnoncerParBanniere();
  const { ids, questions } = useQuestionsDe(cles);
  const [temps, setTemps] = useState<Temps>("laisser");
  const [secondes, setSecondes] = useState(20);
  const [ordre, setOrdre] = useState<Ordre>("laisser");
  const aOptions = questions.some(estReponseFaiteDOptions);
  const appliquer = () => {
    edite.faire((avant) =>
      changerReglagesDesQuestions(avant, ids, {
        ...(temps === "laisser" ? {} : { temps: temps === "aucun" ? 0 : secondes }),
        ...(ordre === "laisser" ? {} : { aleatoire: ordre === "melange" }),
      }),
    );
    onFermer();
    if (temps !== "laisser" || ordre !== "laisser")
      info(
        ids.size > 1
          ? `${String(ids.size)}\u00A0questions réglées. Annuler les remet comme avant.`
          : "Question réglée. Annuler la remet comme avant.",
      );
  };
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre={`Régler ${nommerQuestions(ids.size)}`}
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Fermer
          </Bouton>
          <Bouton onClick={appliquer}>Régler</Bouton>
        </>
      }
    >
      <div className={styles["lot"]}>
        <ChoixSegmente<Temps>
          libelle="Temps pour répondre"
          options={[
            { valeur: "laisser", libelle: "Tel quel" },
            { valeur: "aucun", libelle: "Sans minuteur" },
            { valeur: "fixe", libelle: "Le même" },
          ]}
          valeur={temps}
          onChange={setTemps}
        />
        {temps === "fixe" && (
          <p className={styles["secondes"]}>
            <Stepper
              libelle="Secondes pour répondre"
              valeur={secondes}
              min={1}
              max={MINUTEUR_QUESTION_MAX_S}
              tapable
              onChange={setSecondes}
            />
            <span aria-hidden="true">secondes</span>
          </p>
        )}
        {aOptions && (
          <ChoixSegmente<Ordre>
            libelle="Ordre des options"
            options={[
              { valeur: "laisser", libelle: "Tel quel" },
              { valeur: "melange", libelle: "Mélangées" },
              { valeur: "ecrit", libelle: "Comme écrites" },
            ]}
            valeur={ordre}
            onChange={setOrdre}
          />
        )}
      </div>
    </Dialogue>
  );
}

/** Dialogue that finds a text in questions and replaces it. @param cles editor keys of the questions; null: all of them */
export function DialogueRemplacerTexte({ cles, onFermer }: DialogueProps): ReactElement {
  const { edite } = useQuizzEnCoursDEdition();
  const { info } = useAnnoncerParBanniere();
  const { ids, questions } = useQuestionsDe(cles);
  const [cherche, setCherche] = useState("");
  const [par, setPar] = useState("");
  const [casse, setCasse] = useState(false);
  const [motEntier, setMotEntier] = useState(false);
  const recherche = { cherche, casse, motEntier };
  const trouve = compterOccurrencesDeTexte(questions, recherche);
  const dites = `${String(trouve.fois)}\u00A0fois, dans ${String(trouve.questions)}\u00A0question${trouve.questions > 1 ? "s" : ""}`;
  const remplacer = () => {
    if (trouve.fois === 0) return;
    edite.faire((avant) => remplacerTexteDansQuizz(avant, ids, recherche, par));
    onFermer();
    info(`Remplacé ${dites}. Annuler remet tout comme avant.`);
  };
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre={
        cles === null ? "Chercher et remplacer" : `Remplacer dans ${nommerQuestions(ids.size)}`
      }
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Fermer
          </Bouton>
          <Bouton aria-disabled={trouve.fois === 0} onClick={remplacer}>
            Remplacer
          </Bouton>
        </>
      }
    >
      <div className={styles["lot"]}>
        <Champ
          libelle="Chercher"
          autoComplete="off"
          maxLength={TEXTE_QUESTION_LONGUEUR_MAX}
          value={cherche}
          onChange={({ currentTarget }) => setCherche(currentTarget.value)}
        />
        <Champ
          libelle="Remplacer par"
          autoComplete="off"
          maxLength={TEXTE_QUESTION_LONGUEUR_MAX}
          value={par}
          onChange={({ currentTarget }) => setPar(currentTarget.value)}
        />
        <Interrupteur libelle="Respecter les majuscules" coche={casse} onChange={setCasse} />
        <Interrupteur libelle="Mots entiers seulement" coche={motEntier} onChange={setMotEntier} />
        <p role="status" className={styles["lot-dit"]}>
          {cherche === ""
            ? "Dans les questions, les options, les réponses, les preuves et les suites."
            : trouve.fois === 0
              ? "Introuvable ici."
              : `${dites}.`}
        </p>
      </div>
    </Dialogue>
  );
}

const NOUVEAU = "";

function DialogueEnvoyerAilleurs({
  selection,
  onFermer,
}: {
  readonly selection: SelectionDeQuestions;
  readonly onFermer: () => void;
}): ReactElement {
  const { idQuizz, etat } = useQuizzEnCoursDEdition();
  const { ids } = useQuestionsDe(selection.ids);
  const { envoyer, enCours } = useEnvoyerQuestionsAilleurs(selection);
  const [deplacer, setDeplacer] = useState(false);
  const [saisie, setSaisie] = useState("");
  /** The chosen quizz, which stays in the list when another search leaves it out; null: a new one. */
  const [choisi, setChoisi] = useState<{ readonly _id: string; readonly title: string } | null>(
    null,
  );
  const [titre, setTitre] = useState(() =>
    [...`Suite de ${etat.document.reglages.title}`].slice(0, TITRE_QUIZZ_LONGUEUR_MAX).join(""),
  );
  const nom = useId();
  const { data } = useListeDeMesQuizz({
    ...composerRequeteDeListeParDefaut("1"),
    searchQuery: saisie.trim(),
  });
  const lus = (data?.quizz ?? []).filter(({ _id }) => _id !== idQuizz);
  const autres =
    choisi === null || lus.some(({ _id }) => _id === choisi._id) ? lus : [choisi, ...lus];
  const valider = async () => {
    const parti = await envoyer({
      ids,
      vers: choisi === null ? { titre } : { id: choisi._id, titre: choisi.title },
      deplacer,
    });
    if (parti) onFermer();
  };
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre={`Envoyer ${nommerQuestions(ids.size)} ailleurs`}
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Fermer
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void valider()}>
            {deplacer ? "Déplacer" : "Copier"}
          </Bouton>
        </>
      }
    >
      <div className={styles["lot"]}>
        <ChoixSegmente
          libelle="Et dans ce quizz-ci"
          options={[
            { valeur: "copier", libelle: ids.size > 1 ? "Elles restent" : "Elle reste" },
            { valeur: "deplacer", libelle: ids.size > 1 ? "Elles partent" : "Elle part" },
          ]}
          valeur={deplacer ? "deplacer" : "copier"}
          onChange={(valeur) => setDeplacer(valeur === "deplacer")}
        />
        <Champ
          libelle="Chercher parmi vos quizz"
          type="search"
          autoComplete="off"
          maxLength={RECHERCHE_LONGUEUR_MAX}
          value={saisie}
          onChange={({ currentTarget }) => setSaisie(currentTarget.value)}
        />
        <fieldset className={styles["lot-quizz"]}>
          <legend className="visually-hidden">Vers quel quizz</legend>
          {[{ _id: NOUVEAU, title: "Un nouveau quizz" }, ...autres].map(({ _id, title }) => (
            <label key={_id}>
              <input
                type="radio"
                className={styles["rond"]}
                name={nom}
                checked={_id === (choisi?._id ?? NOUVEAU)}
                onChange={() => setChoisi(_id === NOUVEAU ? null : { _id, title })}
              />
              {_id === NOUVEAU ? title : <TexteDAutrui>{title}</TexteDAutrui>}
            </label>
          ))}
        </fieldset>
        {choisi === null && (
          <Champ
            libelle="Titre du nouveau quizz"
            value={titre}
            aide="Il prend les tags et le crédit de celui-ci."
            onChange={({ currentTarget }) => setTitre(currentTarget.value)}
          />
        )}
      </div>
    </Dialogue>
  );
}
