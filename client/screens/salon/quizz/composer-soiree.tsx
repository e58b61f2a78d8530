/** « Composer une soirée »: the wishes of the host, then where the questions come from. docs/decisions/0080. */
import { type ReactElement, useEffect, useId, useState } from "react";
import {
  type DifficulteVoulue,
  QUESTIONS_COMPOSEES_MAX,
  QUESTIONS_COMPOSEES_MIN,
  type SourceDeComposition,
  sourceDeComposition,
  TAGS_DE_COMPOSITION_MAX,
  type VoeuxDeComposition,
} from "#contracts/composition.ts";
import { TAGS_QUIZZ } from "#contracts/tags.ts";
import type { Vue } from "#game/schema/etat.ts";
import { useEstConnecte } from "../../../compte/use-connecte.ts";
import { ecouterRefusSpontanesDeLaRoom } from "../../../partie/line/place.ts";
import { useAfficherRefus } from "../../../partie/use-partie.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { ChoixListe } from "../../../ui/choix.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { Interrupteur } from "../../../ui/interrupteur.tsx";
import { useActionsSalon, useGarderCompositionDansMesQuizz } from "../actions.ts";
import styles from "./composer-soiree.module.css";
import {
  direDifficultes,
  direNombreDeQuestionsNeuves,
  direSourceDeQuestions,
} from "./composition.ts";
import { direDureeDePartie, estimerDureeDePartieEnMinutes } from "../duree-de-partie.ts";
import { lireParametresDeLaRoom } from "../reglages/parametres.ts";
import { type CompositionAvecId, useCompositionChoisie } from "../queries.ts";

const PAS = 5;
const NOMBRES = Array.from(
  { length: (QUESTIONS_COMPOSEES_MAX - QUESTIONS_COMPOSEES_MIN) / PAS + 1 },
  (_, rang) => QUESTIONS_COMPOSEES_MIN + rang * PAS,
);
const DIFFICULTES: readonly { readonly valeur: DifficulteVoulue; readonly libelle: string }[] = [
  { valeur: "melange", libelle: "Un peu de tout" },
  { valeur: "facile", libelle: "Plutôt facile" },
  { valeur: "moyen", libelle: "Plutôt moyenne" },
  { valeur: "difficile", libelle: "Plutôt difficile" },
];
const NOMS_SOURCES: Readonly<Record<SourceDeComposition, string>> = {
  miens: "Mes quizz",
  signets: "Mes signets",
  publics: "Les quizz publics",
};
/** The usual tags, the only ones shown until all are asked for. */
const TAGS_COURANTS: ReadonlySet<string> = new Set([
  "Culture G",
  "Film",
  "Géographie",
  "Histoire",
  "Jeux vidéo",
  "Livre",
  "Musique",
  "Nourriture",
  "Science",
  "Série",
  "Sport",
  "TV",
]);

/** The button of the salon, and its dialogue: the wishes, or the evening that the room has composed. */
export function BoutonComposerSoiree({ vue }: { readonly vue: Vue }): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const [change, setChange] = useState(false);
  const connecte = useEstConnecte();
  const [voeux, setVoeux] = useState<VoeuxDeComposition>({
    tags: [],
    nombre: 20,
    difficulte: "melange",
    sources: [...sourceDeComposition.options],
  });
  const formulaire = useId();
  const { enCours, refus, composer } = useComposer(vue, () => setChange(false));
  const tiree = useCompositionChoisie(vue.composition);
  const prete = tiree !== null && !change;
  const fermer = () => setOuvert(false);
  const lancer = () => void composer({ ...voeux, sources: connecte ? voeux.sources : ["publics"] });
  return (
    <>
      <Bouton
        variante="contour"
        icone="quizz"
        aria-haspopup="dialog"
        onClick={() => {
          setChange(false);
          setOuvert(true);
        }}
      >
        Composer une soirée
      </Bouton>
      <Dialogue
        ouvert={ouvert}
        onFermer={fermer}
        titre={prete ? "Votre soirée est prête" : "Composer une soirée"}
        variante="modale"
        largeur="34rem"
        actions={
          prete ? (
            <>
              <Bouton variante="contour" onClick={() => setChange(true)}>
                Changer les choix
              </Bouton>
              <Bouton onClick={fermer}>C’est parfait</Bouton>
            </>
          ) : (
            <>
              <Bouton variante="contour" onClick={fermer}>
                Fermer
              </Bouton>
              <Bouton type="submit" form={formulaire} chargement={enCours}>
                Composer
              </Bouton>
            </>
          )
        }
      >
        {prete ? (
          <SoireePrete key={vue.composition} vue={vue} tiree={tiree} connecte={connecte} />
        ) : (
          <form
            id={formulaire}
            className={styles["voeux"]}
            onSubmit={(evenement) => {
              evenement.preventDefault();
              lancer();
            }}
          >
            <p>
              Des questions que personne ici n’a vues, ni à vos soirées ni à celles des comptes
              présents dans la room.
            </p>
            <div className={styles["listes"]}>
              <ChoixListe
                libelle="Combien"
                options={NOMBRES.map((nombre) => ({
                  valeur: String(nombre),
                  libelle: `${String(nombre)}\u00A0questions`,
                }))}
                valeur={String(voeux.nombre)}
                onChange={(nombre) => setVoeux({ ...voeux, nombre: Number(nombre) })}
              />
              <ChoixListe
                libelle="Difficulté"
                options={DIFFICULTES}
                valeur={voeux.difficulte}
                onChange={(difficulte) => setVoeux({ ...voeux, difficulte })}
              />
            </div>
            <p className={styles["aide"]}>{direDuree(vue, voeux.nombre)}</p>
            <Tags tags={voeux.tags} onChange={(tags) => setVoeux({ ...voeux, tags })} />
            {connecte && (
              <fieldset className={styles["sources"]}>
                <legend>Où les prendre</legend>
                {sourceDeComposition.options.map((source) => (
                  <Interrupteur
                    key={source}
                    libelle={NOMS_SOURCES[source]}
                    coche={voeux.sources.includes(source)}
                    disabled={voeux.sources.length === 1 && voeux.sources.includes(source)}
                    onChange={(prise) =>
                      setVoeux({
                        ...voeux,
                        sources: sourceDeComposition.options.filter((une) =>
                          une === source ? prise : voeux.sources.includes(une),
                        ),
                      })
                    }
                  />
                ))}
              </fieldset>
            )}
            {/* the region is always there, so that its words are read aloud when they come */}
            <p role="status" className={styles["refus"]}>
              {refus}
            </p>
          </form>
        )}
      </Dialogue>
    </>
  );
}

const direDuree = (vue: Vue, questions: number): string =>
  `À ce rythme, ${direDureeDePartie(estimerDureeDePartieEnMinutes(questions, lireParametresDeLaRoom(vue)))} de jeu.`;

/** Asks the room for a composition, and waits for it or for its refusal, which the room sends later. @param apres called when it has come */
function useComposer(vue: Vue, apres: () => void) {
  const actions = useActionsSalon();
  const { phrase } = useAfficherRefus();
  /** Number of the composition that was on screen when another one was asked for; null when none is awaited. */
  const [attendue, setAttendue] = useState<number | null>(null);
  const [refus, setRefus] = useState("");
  const arrivee = attendue !== null && vue.composition > 0 && vue.composition !== attendue;
  if (arrivee) {
    setAttendue(null);
    apres();
  }
  const enCours = attendue !== null;
  useEffect(() => {
    if (!enCours) return undefined;
    return ecouterRefusSpontanesDeLaRoom((code) => {
      setAttendue(null);
      setRefus(phrase(code));
    });
  }, [enCours, phrase]);
  const composer = async (voeux: VoeuxDeComposition): Promise<void> => {
    if (enCours) return;
    setRefus("");
    setAttendue(vue.composition);
    const non = await actions.composer(voeux);
    if (non === null) return;
    setAttendue(null);
    setRefus(non);
  };
  return { enCours, refus, composer };
}

interface TagsProps {
  readonly tags: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** Tags as chips, the usual ones first; a quizz needs one of those chosen. */
function Tags({ tags, onChange }: TagsProps): ReactElement {
  const [tous, setTous] = useState(false);
  const montres = TAGS_QUIZZ.filter((tag) => tous || TAGS_COURANTS.has(tag) || tags.includes(tag));
  const plein = tags.length >= TAGS_DE_COMPOSITION_MAX;
  return (
    <fieldset className={styles["tags"]}>
      <legend>Sujets</legend>
      <p className={styles["aide"]}>
        {tags.length === 0
          ? "Aucun choisi\u00A0: tous les sujets, sauf NSFW."
          : `Huit au plus\u00A0; ${String(tags.length)} choisi${tags.length > 1 ? "s" : ""}.`}
      </p>
      <div className={styles["jetons"]}>
        {montres.map((tag) => (
          <label key={tag} className={styles["jeton"]}>
            <input
              type="checkbox"
              checked={tags.includes(tag)}
              disabled={plein && !tags.includes(tag)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...tags, tag] : tags.filter((autre) => autre !== tag))
              }
            />
            <span>{tag}</span>
          </label>
        ))}
      </div>
      <Bouton variante="discret" aria-expanded={tous} onClick={() => setTous(!tous)}>
        {tous ? "Moins de sujets" : "Tous les sujets"}
      </Bouton>
    </fieldset>
  );
}

interface SoireePreteProps {
  readonly vue: Vue;
  readonly tiree: CompositionAvecId;
  /** Whether an account is logged in here, which may keep the quizz. */
  readonly connecte: boolean;
}

/** Number and difficulty of the questions, and their quizzes with the credit of each. */
function SoireePrete({ vue, tiree, connecte }: SoireePreteProps): ReactElement {
  return (
    <div className={styles["prete"]}>
      <p className={styles["nombre"]}>{direNombreDeQuestionsNeuves(tiree)}</p>
      <p>{direDuree(vue, tiree.questions.length)}</p>
      <p>{direDifficultes(tiree)}</p>
      <h3>
        {tiree.quizz.length > 1
          ? `Elles viennent de ${String(tiree.quizz.length)} quizz`
          : "Elles viennent d’un seul quizz"}
      </h3>
      <ul>
        {tiree.quizz.map((source, rang) => (
          <li key={rang}>
            <b>{source.titre}</b>
            <span>{direSourceDeQuestions(source)}</span>
          </li>
        ))}
      </ul>
      {connecte && <GarderCeQuizz tiree={tiree} />}
    </div>
  );
}

function GarderCeQuizz({ tiree }: { readonly tiree: CompositionAvecId }): ReactElement {
  const { enCours, refus, garder } = useGarderCompositionDansMesQuizz(tiree);
  return (
    <div className={styles["garder"]}>
      {refus !== "" && (
        <Bouton variante="contour" chargement={enCours} onClick={() => void garder()}>
          Garder ce quizz
        </Bouton>
      )}
      <p role="status">
        {refus === ""
          ? "C’est dans vos quizz, en privé, avec le nom de chaque auteur. Changez-le à votre goût."
          : refus}
      </p>
    </div>
  );
}
