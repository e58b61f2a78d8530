/** A question on this phone, until its answer is sent. jeu §2 'Choisir une réponse'. */
import { type ManiereDeRepondre, trouverManiereDeRepondre } from "#contracts/quizz.ts";
import {
  PhraseDisantQuiFaitAvancerLaPartie,
  NumeroDeQuestionEtSecondesRestantesJoueur,
} from "./avancement.tsx";
import { type ComponentType, useId, useState } from "react";
import type { VueQuestion } from "#game/schema/etat.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { CadreDeTelephone } from "../../ui/sous-bock.tsx";
import { useIsElementOverflowing } from "../../ui/keyboard-focus.ts";
import styles from "./mat.module.css";
import {
  type PropsReponseJoueur,
  type ReponseEnCoursDeSaisie,
  ReponseParChoix,
  ReponseParOrdre,
  ReponseParEntree,
} from "./repondre.tsx";
import { IntituleQuestion } from "../../quizz/intitule.tsx";
import {
  estImageRecadreeOuTournee,
  ImageRecadree,
  type CadreEtRotationDImage,
} from "../../quizz/image-recadree.tsx";
import { lireMediaAAfficher } from "../../quizz/lire-media.ts";
import { Icone } from "../../ui/icones.tsx";

/** Characters above which the question is set smaller. */
const LONGUE = 130;

/** A message: nothing to answer, nothing to drink. */
export function MessageALire({ question }: { question: VueQuestion }) {
  return (
    <CadreDeTelephone
      haut={
        <>
          <span>À lire à voix haute</span>
          <NumeroDeQuestionEtSecondesRestantesJoueur />
        </>
      }
      phrase
      bas={
        <p className={styles["doux"]}>
          <PhraseDisantQuiFaitAvancerLaPartie />
        </p>
      }
    >
      <div className={styles["message"]}>
        <h1 className={styles["question"]}>
          <IntituleQuestion question={question} />
        </h1>
        <MediaQuestion media={question.media} />
      </div>
    </CadreDeTelephone>
  );
}

interface Saisie {
  /** The options above the button that sends; null when the answer is typed beside the button. */
  readonly Choisir: ComponentType<PropsReponseJoueur> | null;
  /** Gives how many options are still to be placed: the answer can be sent only when there are none. */
  readonly manquent: (question: VueQuestion, valeur: readonly string[]) => number;
}

const aucun = () => 0;

const SAISIES: Readonly<Record<ManiereDeRepondre, Saisie>> = {
  uneOption: { Choisir: ReponseParChoix, manquent: aucun },
  toutesLesOptions: {
    Choisir: ReponseParOrdre,
    // an order that was begun is sent only once every option has a rank
    manquent: ({ options }, valeur) => (valeur.length > 0 ? options.length - valeur.length : 0),
  },
  texte: { Choisir: null, manquent: aucun },
};
/** The form of a message, never shown because `MessageALire` draws it. */
const SANS_SAISIE: Saisie = { Choisir: () => null, manquent: aucun };

/** The question, and how its type is answered. */
export function QuestionARepondre({
  question,
  reponse,
}: {
  question: VueQuestion;
  reponse: ReponseEnCoursDeSaisie;
}) {
  const id = useId();
  const choisir = {
    question,
    idQuestion: id,
    valeur: reponse.valeur,
    onChange: reponse.choisir,
    fige: reponse.enCours,
  };
  const maniere = trouverManiereDeRepondre(question);
  const { Choisir, manquent: manquentA } = maniere === null ? SANS_SAISIE : SAISIES[maniere];
  const manquent = manquentA(question, reponse.valeur);
  const valider = (
    <Bouton
      taille="telephone"
      pleineLargeur
      chargement={reponse.enCours}
      // not `disabled`: the button says what is missing, and keeps the focus
      aria-disabled={manquent > 0 || undefined}
      onClick={() => {
        if (manquent === 0) void reponse.valider();
      }}
    >
      {manquent > 0 ? `Encore ${String(manquent)} à placer` : "Valider"}
    </Bouton>
  );
  return (
    <CadreDeTelephone
      volets={Choisir !== null}
      haut={
        <>
          <h1 className={styles["titre"]}>Choisir une réponse</h1>
          <NumeroDeQuestionEtSecondesRestantesJoueur />
        </>
      }
      bas={
        <>
          {reponse.horsLigne && (
            <p className={styles["hors-ligne"]} role="status">
              Pas de réseau&nbsp;: ta réponse partira dès que la ligne revient.
            </p>
          )}
          {Choisir === null ? (
            <ReponseParEntree {...choisir} onEnvoyer={() => void reponse.valider()}>
              {valider}
            </ReponseParEntree>
          ) : (
            valider
          )}
        </>
      }
    >
      <Enonce id={id} question={question} />
      {Choisir !== null && <Choisir {...choisir} />}
    </CadreDeTelephone>
  );
}

/** The text of the question. A phone on its side shows it beside the answers, where it scrolls alone. */
function Enonce({ id, question }: { id: string; question: VueQuestion }) {
  const [boite, defilable] = useIsElementOverflowing<HTMLDivElement>();
  return (
    <div ref={boite} tabIndex={defilable ? 0 : undefined} className={styles["enonce"]}>
      <h2
        id={id}
        className={styles["question"]}
        data-long={question.text.length > LONGUE ? "oui" : "non"}
      >
        <IntituleQuestion question={question} />
      </h2>
      <MediaQuestion media={question.media} />
    </div>
  );
}

/** The media of a question: a small picture, or a line that sends the player to the host's screen, where sounds and videos play. */
function MediaQuestion({ media }: { media: string }) {
  const [absente, setAbsente] = useState(false);
  const lu = lireMediaAAfficher(media);
  if (lu === null) return null;
  const [sorte] = lu.sortes;
  if (sorte === "image" && !absente)
    return <Vignette src={lu.src} part={lu} onAbsente={() => setAbsente(true)} />;
  return (
    <p className={styles["ailleurs"]}>
      <Icone nom={sorte === "audio" ? "son" : "lecture"} taille="1.4em" />
      {sorte === "audio" ? "Écoute l’écran de l’hôte." : "Regarde l’écran de l’hôte."}
    </p>
  );
}

/** A picture kept small to leave room for the answers; a tap makes it as wide as the mat. */
function Vignette({
  src,
  part: { cadre, rotation },
  onAbsente,
}: {
  readonly src: string;
  readonly part: CadreEtRotationDImage;
  readonly onAbsente: () => void;
}) {
  const [grande, setGrande] = useState(false);
  return (
    <button
      type="button"
      className={styles["image"]}
      aria-expanded={grande}
      aria-label={grande ? "Réduire l’image" : "Agrandir l’image"}
      data-grande={grande}
      onClick={() => setGrande(!grande)}
    >
      {estImageRecadreeOuTournee({ cadre, rotation }) ? (
        <ImageRecadree
          libre
          src={src}
          alt=""
          cadre={cadre}
          rotation={rotation}
          onError={onAbsente}
        />
      ) : (
        <img src={src} alt="" onError={onAbsente} draggable={false} />
      )}
    </button>
  );
}
