/** The questions of a quizz: add, delete, move, select several. plateforme §2 "Quiz editor". */
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef } from "react";
import { Link } from "../../../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../../../app/paths.ts";
import { listerPlagesAleatoires, type PlageAleatoire } from "../../../../document/plages.ts";
import { Bouton, BoutonIcone, classNamesDeBouton } from "../../../../ui/bouton.tsx";
import { Icone } from "../../../../ui/icones.tsx";
import { useLatestRef } from "../../../../ui/use-latest.ts";
import {
  resumerStatistiquesDeQuestion,
  useStatistiquesDuQuizzEdite,
} from "../../commun/chiffres.ts";
import { useQuizzEnCoursDEdition } from "../../commun/edition.tsx";
import {
  NOMS_A_VISER_DANS_LISTE_DE_QUESTIONS,
  useAjouterQuestion,
  useActionsListeDeQuestions,
} from "../actions.ts";
import {
  type ActionsDeLigneDeQuestion,
  LigneQuestion,
  type PlaceDansPlageAleatoire,
} from "./ligne-question.tsx";
import { MenuDesQuestionsChoisies } from "./en-lot.tsx";
import type { SelectionDeQuestions } from "./selection.ts";
import styles from "./liste-questions.module.css";
import barre from "./ranger.module.css";

const placeDans = (
  plages: readonly PlageAleatoire[],
  rang: number,
): PlaceDansPlageAleatoire | null => {
  const plage = plages.find(({ debut, fin }) => rang >= debut && rang <= fin);
  if (plage === undefined) return null;
  return rang === plage.debut ? "debut" : rang === plage.fin ? "fin" : "dedans";
};

/**
 * The range to shuffle that the selected questions would make. @param rangs their ranks, in order @returns null when
 * they are not consecutive, or only one
 */
function plageDe(rangs: readonly number[]): PlageAleatoire | null {
  const [debut, fin] = [rangs[0], rangs.at(-1)];
  if (debut === undefined || fin === undefined || fin - debut + 1 !== rangs.length) return null;
  return rangs.length > 1 ? { debut, fin } : null;
}

export function ListeQuestions({
  selection,
}: {
  readonly selection: SelectionDeQuestions;
}): ReactElement {
  const { edite, etat, idQuizz } = useQuizzEnCoursDEdition();
  const statistiques = useStatistiquesDuQuizzEdite();
  const ajouter = useAjouterQuestion();
  const liste = useRef<HTMLOListElement>(null);
  const { questions, plages: melees } = etat.document;
  const ids = questions.map(({ _id }) => _id);
  const cles = ids.map(edite.cleDe);
  const plages = listerPlagesAleatoires(ids, melees);
  const rangs = cles.flatMap((cle, rang) => (selection.ids.has(cle) ? [rang] : []));
  const gestes = useActionsListeDeQuestions(selection);
  const plage = plageDe(rangs);
  const dernier = useLatestRef({ cles, selection, gestes, ajouter });
  const gestesDeLigne = useMemo<ActionsDeLigneDeQuestion>(
    () => ({
      cocher: (cle, intervalle) => dernier.current.selection.basculer(cle, intervalle),
      choisirPlage: ({ debut, fin }) =>
        dernier.current.selection.choisir(dernier.current.cles.slice(debut, fin + 1)),
      ajouterApres: (cle) => dernier.current.ajouter(dernier.current.cles.indexOf(cle) + 1),
      doubler: (cle) => dernier.current.gestes.doubler(new Set([cle])),
      supprimer: (cle) => dernier.current.gestes.supprimer(new Set([cle])),
    }),
    [dernier],
  );

  /** Letter shortcuts, while the focus is in the list but in no text field. */
  const touche = (evenement: KeyboardEvent) => {
    if (evenement.ctrlKey || evenement.metaKey || evenement.altKey) return;
    // the letters do nothing in the dialogues of the bar, which have keys of their own
    if (evenement.target instanceof Element && evenement.target.closest("dialog") !== null) return;
    const liens = [...(liste.current?.querySelectorAll<HTMLElement>("li a") ?? [])];
    const ici = liens.findIndex((lien) =>
      lien.closest("li")?.contains(evenement.target instanceof Node ? evenement.target : null),
    );
    const effets: Readonly<Record<string, (() => void) | undefined>> = {
      n: () => ajouter(ici < 0 ? ids.length : ici + 1),
      j: () => liens[Math.min(liens.length - 1, ici + 1)]?.focus(),
      k: () => liens[Math.max(0, ici - 1)]?.focus(),
      escape: gestes.lacher,
    };
    const geste = effets[evenement.key.toLowerCase()];
    if (geste === undefined) return;
    evenement.preventDefault();
    // a key held down adds one question only; it may repeat the other actions
    if (!evenement.repeat || geste !== effets["n"]) geste();
  };

  return (
    // the letters are shortcuts only: each of them also has a button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label="Questions"
      className={styles["questions"]}
      data-choix={rangs.length > 0}
      // the list itself can be focused, for when no row is left to hold the focus
      tabIndex={-1}
      data-champ={NOMS_A_VISER_DANS_LISTE_DE_QUESTIONS.liste}
      onKeyDown={touche}
    >
      <BarreSelection
        nombre={rangs.length}
        total={ids.length}
        onTout={() => selection.choisir(rangs.length === cles.length ? [] : cles)}
        onLacher={gestes.lacher}
        onMelanger={plage === null ? null : () => gestes.melanger(plage)}
        onPousser={gestes.pousser}
        onDupliquer={() => gestes.doubler(selection.ids)}
        onSupprimer={() => gestes.supprimer(selection.ids)}
        onAjouter={() => ajouter(ids.length)}
        menu={<MenuDesQuestionsChoisies selection={selection} />}
      />
      {ids.length === 0 ? (
        <p className={styles["vide"]}>
          Pas encore de question. La première s’ouvre d’un bouton
          <span className={styles["a-la-souris"]}>
            &nbsp;; les suivantes, de Ctrl+Entrée. Un fichier se dépose ici, un texte s’y colle
          </span>
          .
        </p>
      ) : (
        <ol ref={liste} className={styles["liste"]}>
          {questions.map((question, rang) => {
            const cle = edite.cleDe(question._id);
            const melange = plages.find(({ debut, fin }) => Math.floor((debut + fin) / 2) === rang);
            const chiffres = resumerStatistiquesDeQuestion(
              statistiques.get(question._id),
              question,
            );
            const { tire, transform } = gestes.rangement.pose(cle);
            return (
              <LigneQuestion
                key={cle}
                cle={cle}
                idQuizz={idQuizz}
                question={question}
                rang={rang}
                place={placeDans(plages, rang)}
                promise={plage === null ? null : placeDans([plage], rang)}
                melangeDe={melange?.debut}
                melangeA={melange?.fin}
                chiffres={chiffres?.phrase}
                aRevoir={chiffres?.aRevoir ?? false}
                choisie={selection.ids.has(cle)}
                prises={gestes.rangement.prises}
                tire={tire}
                transform={transform}
                gestes={gestesDeLigne}
              />
            );
          })}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {gestes.dit}
      </p>
      <div className={styles["pied"]}>
        <Bouton variante="contour" icone="plus" onClick={() => ajouter(ids.length)}>
          Ajouter à la fin
        </Bouton>
        <Link
          to={ecrireAdresseDePage("/quizz/importer", { vers: idQuizz })}
          className={classNamesDeBouton({ variante: "discret" })}
        >
          Importer des questions
        </Link>
        <p className={styles["aide"]} aria-hidden="true">
          <kbd>Maj</kbd> clic&nbsp;: tout l’intervalle <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>{" "}
          déplacer <kbd>N</kbd> ajouter
        </p>
      </div>
    </section>
  );
}

interface Props {
  readonly nombre: number;
  readonly total: number;
  readonly onTout: () => void;
  readonly onLacher: () => void;
  /** Makes the selected questions a range to shuffle; null when they are not consecutive. */
  readonly onMelanger: (() => void) | null;
  readonly onPousser: (pas: -1 | 1) => void;
  readonly onDupliquer: () => void;
  readonly onSupprimer: () => void;
  readonly onAjouter: () => void;
  /** Menu of the other actions on the selected questions. */
  readonly menu: ReactElement;
}

/** Head of the list of questions; with a selection, it shows the actions on the selected questions. */
function BarreSelection({ nombre, total, onTout, onAjouter, ...gestes }: Props): ReactElement {
  const tout = useRef<HTMLInputElement>(null);
  const partie = nombre > 0 && nombre < total;
  useEffect(() => {
    if (tout.current !== null) tout.current.indeterminate = partie;
  }, [partie]);
  return (
    <div className={barre["barre"]} data-choix={nombre > 0}>
      <input
        ref={tout}
        data-champ={NOMS_A_VISER_DANS_LISTE_DE_QUESTIONS.tout}
        type="checkbox"
        className={barre["case"]}
        aria-label="Tout choisir"
        checked={nombre > 0 && nombre === total}
        disabled={total === 0}
        onChange={onTout}
      />
      <p role="status">
        {nombre === 0 ? (
          `${String(total)}\u00A0question${total > 1 ? "s" : ""}`
        ) : (
          <>
            {nombre}
            <span className={barre["de-plus"]}>&nbsp;question{nombre > 1 ? "s" : ""}</span>
            <span className={barre["mot"]}> choisie{nombre > 1 ? "s" : ""}</span>
          </>
        )}
      </p>
      {nombre === 0 ? (
        <Bouton variante="discret" icone="plus" onClick={onAjouter}>
          Question
        </Bouton>
      ) : (
        <Gestes {...gestes} />
      )}
    </div>
  );
}

function Gestes({
  onLacher,
  onMelanger,
  onPousser,
  onDupliquer,
  onSupprimer,
  menu,
}: Pick<
  Props,
  "onLacher" | "onMelanger" | "onPousser" | "onDupliquer" | "onSupprimer" | "menu"
>): ReactElement {
  return (
    <>
      <Bouton
        icone="melange"
        className={barre["melanger"]}
        aria-disabled={onMelanger === null}
        title={
          onMelanger === null
            ? "Choisissez deux questions ou plus, qui se suivent"
            : "Mélanger entre elles"
        }
        onClick={() => onMelanger?.()}
      >
        <span className={barre["mot"]}>
          Mélanger<span className={barre["de-plus"]}> entre elles</span>
        </span>
      </Bouton>
      <span className={barre["deplacer"]}>
        <button
          type="button"
          aria-label="Monter les questions choisies"
          onClick={() => onPousser(-1)}
        >
          <Icone nom="monter" taille="1.2em" />
        </button>
        <button
          type="button"
          aria-label="Descendre les questions choisies"
          onClick={() => onPousser(1)}
        >
          <Icone nom="descendre" taille="1.2em" />
        </button>
        <span className={barre["de-plus"]} aria-hidden="true">
          Déplacer
        </span>
      </span>
      <button type="button" title="Dupliquer" onClick={onDupliquer}>
        <Icone nom="doubler" taille="1.2em" />
        <span className={barre["nom"]}>Dupliquer</span>
      </button>
      <button type="button" title="Supprimer" onClick={onSupprimer}>
        <Icone nom="corbeille" taille="1.2em" />
        <span className={barre["nom"]}>Supprimer</span>
      </button>
      {menu}
      <BoutonIcone nu icone="fermer" libelle="Ne plus rien choisir" onClick={onLacher} />
    </>
  );
}
