/** Sorting the questions on a phone: short rows with a handle, and buttons to move a row without dragging. */
import { type ReactElement, useState } from "react";
import {
  convertirPlagesDuQuizzEnAleatoire,
  deplacerQuestions,
  type QuizzEcrit,
  sontMemesQuizz,
  remplacerIdsDeQuestions,
  remettreOrdreEtPlagesDAvant,
} from "../../../../document/quizz-ecrit.ts";
import { TexteDAutrui } from "../../../../ui/typographie.tsx";
import { Bouton, BoutonIcone } from "../../../../ui/bouton.tsx";
import { Icone } from "../../../../ui/icones.tsx";
import { useReorderRows } from "../../../../ui/use-reorder.ts";
import { useQuizzEnCoursDEdition } from "../../commun/edition.tsx";
import styles from "./ranger.module.css";

interface Props {
  readonly onFini: () => void;
}

/** Sentence that says where a question would be once moved, and how the ranges to shuffle would change. Pure. */
export function direEffetDuDeplacement(document: QuizzEcrit, id: string, vers: number): string {
  const de = document.questions.findIndex(({ _id }) => _id === id);
  const apres = deplacerQuestions(document, new Set([id]), vers);
  const etait = document.plages[id];
  const est = apres.plages[id];
  const deplacement =
    de === vers
      ? `Question ${String(de + 1)}.`
      : `La ${String(de + 1)} devient la ${String(vers + 1)}.`;
  if (est === undefined)
    return etait === undefined ? deplacement : `${deplacement} Elle sort du mélange.`;
  const plages = convertirPlagesDuQuizzEnAleatoire(apres);
  const paire = plages.findIndex(
    (debut, rang) => rang % 2 === 0 && debut <= vers && vers <= (plages[rang + 1] ?? -1),
  );
  const [debut = 0, fin = 0] = plages.slice(paire, paire + 2);
  const entree = etait === undefined ? "Elle entre dans le mélange" : "Elle reste dans le mélange";
  return `${deplacement} ${entree}, ${String(debut + 1)} à ${String(fin + 1)}.`;
}

/** The panel that puts the questions in order on a phone; its « Annuler » restores their order and their ranges to shuffle of when the panel opened. */
export function PanneauRangerQuestions({ onFini }: Props): ReactElement {
  const { edite, etat } = useQuizzEnCoursDEdition();
  const [avant] = useState(etat.document);
  const { questions, plages } = etat.document;
  const cles = questions.map(({ _id }) => edite.cleDe(_id));
  const [choisie, setChoisie] = useState(cles[0] ?? "");
  const [bouge, setBouge] = useState(false);
  const mettre = (cle: string, vers: number) => {
    if (vers < 0 || vers >= cles.length) return;
    setChoisie(cle);
    setBouge(true);
    edite.faire((document) => deplacerQuestions(document, new Set([edite.nomDe(cle)]), vers));
  };
  const annuler = () => {
    // without a move of one's own, another order is a co-author's, which a save has brought
    if (!bouge) return onFini();
    // the questions get their present ids, which a save may have changed since the panel opened
    const noms = new Map(avant.questions.map(({ _id }) => [_id, edite.nomDe(_id)]));
    edite.faire((document) => {
      const retrouve = remettreOrdreEtPlagesDAvant(document, remplacerIdsDeQuestions(avant, noms));
      return sontMemesQuizz(document, retrouve) ? document : retrouve;
    });
    onFini();
  };
  const rangement = useReorderRows(cles, mettre);
  const rang = cles.indexOf(choisie);
  const effet =
    rangement.tire === null
      ? direEffetDuDeplacement(etat.document, edite.nomDe(choisie), rang)
      : direEffetDuDeplacement(etat.document, edite.nomDe(rangement.tire.id), rangement.tire.vers);
  return (
    <section className={styles["ranger"]} aria-label="Ranger les questions">
      <header className={styles["tete"]} data-sous-les-bannieres>
        <Bouton variante="discret" onClick={annuler}>
          Annuler
        </Bouton>
        <h2>Ranger</h2>
        <Bouton onClick={onFini}>C’est rangé</Bouton>
      </header>
      <ol className={styles["liste"]}>
        {questions.map(({ _id, text }, ici) => {
          const cle = edite.cleDe(_id);
          const { ref, ...ligne } = rangement.ligne(cle);
          return (
            <li
              key={cle}
              ref={ref}
              {...ligne}
              data-melee={plages[_id] !== undefined}
              data-choisie={cle === choisie}
            >
              <button
                type="button"
                className={styles["choisir"]}
                aria-pressed={cle === choisie}
                onClick={() => setChoisie(cle)}
              >
                <b>{ici + 1}</b>
                <span>
                  <TexteDAutrui>{text.trim() === "" ? "Sans texte" : text}</TexteDAutrui>
                </span>
              </button>
              <span className={styles["poignee"]} {...rangement.poignee(cle)} aria-hidden="true">
                <Icone nom="poignee" taille="1.6rem" />
              </span>
            </li>
          );
        })}
      </ol>
      <footer className={styles["pied"]}>
        <p role="status">{effet}</p>
        <div>
          <span>Ou sans glisser&nbsp;:</span>
          <BoutonIcone
            icone="monter"
            libelle="Monter"
            aria-disabled={rang <= 0}
            onClick={() => mettre(choisie, rang - 1)}
          />
          <BoutonIcone
            icone="descendre"
            libelle="Descendre"
            aria-disabled={rang >= cles.length - 1}
            onClick={() => mettre(choisie, rang + 1)}
          />
          <label>
            N°
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={cles.length}
              value={rang + 1}
              onChange={(evenement) => mettre(choisie, Number(evenement.currentTarget.value) - 1)}
            />
          </label>
        </div>
      </footer>
    </section>
  );
}
