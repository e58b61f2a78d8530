import { type ReactElement, useState } from "react";
import { lireMediaAvecFragment } from "#contracts/fragment.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { ContenuDAffaire } from "#contracts/moderation.ts";
import {
  estReponseFaiteDOptions,
  type DonneesPreuveOuSuite,
  trouverManiereDeRepondre,
  type Question,
} from "#contracts/quizz.ts";
import { lireVideoYoutube } from "#contracts/youtube.ts";
import { Avatar } from "../../../compte/avatar.tsx";
import { lireMediaAAfficher } from "../../../quizz/lire-media.ts";
import { MediaAffiche } from "../../../quizz/media.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { joinClassNames } from "../../../ui/classes.ts";
import { Icone } from "../../../ui/icones.tsx";
import { mettreEspacesInsecables } from "../../../ui/typographie.tsx";
import {
  cssVariablesDeTeinte,
  DessinVerreDeReponse,
  VERRE_DE_REPONSE_PAR_LETTRE,
  LISTE_DES_VERRES_DE_REPONSE,
} from "../../../ui/verre.tsx";
import { decouperTexteSelonMotsInterdits } from "../affaire-en-mots.ts";
import styles from "./contenu-signale.module.css";

interface Props {
  readonly contenu: ContenuDAffaire;
  /** Unwanted words to mark in the reported content. */
  readonly mots: readonly string[];
}

/** The reported content, as players see it. */
export function AffichageDuContenuSignale({ contenu, mots }: Props): ReactElement {
  switch (contenu.genre) {
    case "question":
      return <QuestionSignalee question={contenu.question} mots={mots} />;
    case "quizz":
      return <QuizzSignale quizz={contenu.quizz} mots={mots} />;
    case "profil":
      return (
        <div className={styles["profil"]}>
          <Avatar icon={contenu.icon} taille="4rem" />
          <div>
            <h3>
              <DesMots texte={contenu.pseudo} mots={mots} />
            </h3>
            <p className={styles["texte"]}>
              {contenu.description === "" ? (
                <span className={styles["doux"]}>Pas de description.</span>
              ) : (
                <DesMots texte={contenu.description} mots={mots} />
              )}
            </p>
          </div>
        </div>
      );
  }
}

/** A quizz with all its questions. */
function QuizzSignale({
  quizz: { title, tags, auteur, source, licence, questions },
  mots,
}: {
  readonly quizz: Extract<ContenuDAffaire, { genre: "quizz" }>["quizz"];
  readonly mots: readonly string[];
}): ReactElement {
  const credits = [auteur, source, licence].filter((dit) => dit !== "");
  return (
    <div>
      <h3 className={styles["titre"]}>
        <DesMots texte={title} mots={mots} />
      </h3>
      {tags.length + credits.length > 0 && (
        <p className={styles["doux"]}>
          <DesMots texte={[...tags, ...credits].join(" · ")} mots={mots} />
        </p>
      )}
      <ol className={styles["questions"]}>
        {questions.map((question) => (
          <li key={question._id}>
            <QuestionSignalee question={question} mots={mots} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface QuestionSignaleeProps {
  readonly question: Question;
  readonly mots: readonly string[];
}

/** A question with its media, options, right answers, proof and sequel. */
function QuestionSignalee({ question, mots }: QuestionSignaleeProps): ReactElement {
  const { text, media, preuve, suite, liste } = question;
  return (
    <div className={styles["question"]}>
      <p className={styles["enonce"]}>
        <DesMots texte={text} mots={mots} />
      </p>
      {media !== MEDIA_QUESTION_DEFAUT && media !== "" && <MediaSignale media={media} />}
      {estReponseFaiteDOptions(question) ? (
        <Options question={question} mots={mots} />
      ) : (
        <Ecrites question={question} mots={mots} />
      )}
      <EnPlus titre="Preuve" complement={preuve} mots={mots} />
      <EnPlus titre="Suite" complement={suite} mots={mots} />
      {liste.length > 0 && (
        <p className={styles["plus"]}>
          <b>Liste</b> <DesMots texte={liste.join(", ")} mots={mots} />
        </p>
      )}
    </div>
  );
}

function Options({ question, mots }: QuestionSignaleeProps): ReactElement {
  const { options, reponse } = question;
  const enOrdre = trouverManiereDeRepondre(question) === "toutesLesOptions";
  return (
    <ul className={styles["options"]}>
      {options.map((option, rang) => {
        const verre = LISTE_DES_VERRES_DE_REPONSE[rang] ?? VERRE_DE_REPONSE_PAR_LETTRE.F;
        const place = reponse.indexOf(option);
        const bonne = place >= 0;
        return (
          <li key={option} data-bonne={bonne} style={cssVariablesDeTeinte(verre.token)}>
            <span className={styles["verre"]}>
              <DessinVerreDeReponse lettre={verre.lettre} taille="1.4rem" couleur="currentColor" />
            </span>
            <span className="visually-hidden">Réponse {verre.lettre} </span>
            <span className={styles["option"]}>
              <DesMots texte={option} mots={mots} />
            </span>
            {bonne && enOrdre && <b className="chiffre">{place + 1}</b>}
            {bonne && !enOrdre && (
              <span className={styles["coche"]}>
                <Icone nom="coche" taille="0.9rem" libelle="Bonne réponse" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Accepted typed answers; a message has none. */
function Ecrites({
  question: { reponse, precis },
  mots,
}: QuestionSignaleeProps): ReactElement | null {
  const toutes = [...reponse, ...precis];
  if (toutes.length === 0) return null;
  return (
    <p className={styles["plus"]}>
      <b>{toutes.length > 1 ? "Réponses acceptées" : "Réponse acceptée"}</b>{" "}
      <DesMots texte={toutes.join(", ")} mots={mots} />
    </p>
  );
}

function EnPlus({
  titre,
  complement,
  mots,
}: {
  readonly titre: string;
  readonly complement: DonneesPreuveOuSuite | null;
  readonly mots: readonly string[];
}): ReactElement | null {
  if (complement === null) return null;
  return (
    <div className={styles["plus"]}>
      <b>{titre}</b> <DesMots texte={complement.text} mots={mots} />
      {complement.media !== "" && complement.media !== MEDIA_QUESTION_DEFAUT && (
        <MediaSignale media={complement.media} />
      )}
    </div>
  );
}

/** A media of the reported content. YouTube videos load on demand, because a quizz may have fifty. */
function MediaSignale({ media }: { readonly media: string }): ReactElement {
  const [voulue, setVoulue] = useState(false);
  const ailleurs = lireVideoYoutube(lireMediaAvecFragment(media).adresse) !== null;
  if (ailleurs && !voulue)
    return (
      <p>
        <Bouton variante="contour" icone="video" onClick={() => setVoulue(true)}>
          Voir la vidéo YouTube
        </Bouton>
      </p>
    );
  const son = lireMediaAAfficher(media)?.sortes[0] === "audio";
  return (
    <MediaAffiche
      media={media}
      alt="Média de la question"
      className={joinClassNames(styles["media"], son && styles["son"])}
    />
  );
}

/** A text with the unwanted words marked. */
function DesMots({
  texte,
  mots,
}: {
  readonly texte: string;
  readonly mots: readonly string[];
}): ReactElement {
  return (
    <bdi>
      {decouperTexteSelonMotsInterdits(texte, mots).map((morceau, rang) =>
        morceau.trouve ? (
          <mark key={rang} className={styles["mot"]}>
            {morceau.texte}
          </mark>
        ) : (
          mettreEspacesInsecables(morceau.texte)
        ),
      )}
    </bdi>
  );
}
