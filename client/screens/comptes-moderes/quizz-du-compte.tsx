import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../questions/types-de-question.ts";
import { type FormEvent, type ReactElement, useId, useState } from "react";
import type { z } from "zod";
import { MEDIA_QUESTION_DEFAUT, TEXTE_MESSAGE_LONGUEUR_REFUSEE } from "#contracts/limites.ts";
import {
  reponseQuizzOuvertEnModeration,
  corpsOuvrirQuizzEnModeration,
} from "#contracts/moderation.ts";
import { Link } from "../../app/navigation.tsx";
import { MessageDeRefusDuServeur, useApiCallSender } from "../../app/page/envoi.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import { MediaAffiche } from "../../quizz/media.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampMultiligne } from "../../ui/champ-texte.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import styles from "./fiche-moderee.module.css";
import { ouvrirQuizzPriveDuCompteAvecMotif, useActionsDeModerationSurCompte } from "./actions.ts";
import { type DonneesDeQuizzDeComptePourModerateurs } from "./queries.ts";

const QUI_LE_VOIT: Readonly<
  Record<
    DonneesDeQuizzDeComptePourModerateurs["visibilite"],
    { readonly icone: NomIcone; readonly libelle: string }
  >
> = {
  prive: { icone: "cadenas", libelle: "Privé" },
  amis: { icone: "joueurs", libelle: "Amis" },
  public: { icone: "communaute", libelle: "Public" },
};

interface Props {
  readonly quizz: readonly DonneesDeQuizzDeComptePourModerateurs[];
  readonly moi: CompteConnecte;
}

export function ListeQuizzDeComptePourModerateurs({ quizz, moi }: Props): ReactElement {
  const [prive, setPrive] = useState<DonneesDeQuizzDeComptePourModerateurs | null>(null);
  return (
    <section className={styles["partie"]} aria-label="Quizz">
      <h3>Quizz</h3>
      {quizz.length === 0 ? (
        <p className={styles["rien"]}>Rien d’écrit encore.</p>
      ) : (
        <ul>
          {quizz.map((un) => (
            <Ligne key={un._id} quizz={un} moi={moi} onOuvrirPrive={() => setPrive(un)} />
          ))}
        </ul>
      )}
      <OuvrirQuizzPrive quizz={prive} onFermer={() => setPrive(null)} />
    </section>
  );
}

function Ligne({
  quizz: { _id, title, visibilite, officiel, masque },
  moi,
  onOuvrirPrive,
}: {
  readonly quizz: DonneesDeQuizzDeComptePourModerateurs;
  readonly moi: CompteConnecte;
  readonly onOuvrirPrive: () => void;
}): ReactElement {
  const { enCours, changerOfficiel, ouvrirAffaire } = useActionsDeModerationSurCompte();
  const { icone, libelle } = QUI_LE_VOIT[visibilite];
  const lisible = visibilite === "public" && !masque;
  return (
    <li className={styles["quizz"]}>
      <h4>
        <TexteDAutrui>{title}</TexteDAutrui>
      </h4>
      <p>
        <Icone nom={icone} taille="1.1em" />
        {libelle}
        {officiel && <b className={styles["officiel"]}>Officiel</b>}
        {masque && <b className={styles["masque"]}>Masqué</b>}
      </p>
      <div className={styles["gestes"]}>
        {lisible ? (
          <Link
            to={ecrireAdresseDePage("/quizz-communaute/:id", { id: _id })}
            aria-label={`Ouvrir ${title}`}
          >
            Ouvrir
          </Link>
        ) : (
          <button type="button" aria-label={`Ouvrir ${title}`} onClick={onOuvrirPrive}>
            Ouvrir
          </button>
        )}
        {moi.role === "admin" && (lisible || officiel) && (
          <button
            type="button"
            aria-disabled={enCours}
            aria-label={officiel ? `${title}, ne plus l’être` : `Rendre officiel ${title}`}
            onClick={() => void changerOfficiel(_id, !officiel)}
          >
            {officiel ? "Ne plus l’être" : "Rendre officiel"}
          </button>
        )}
        {/* a private quizz is opened with a reason before its case, which keeps a copy */}
        {lisible && (
          <button
            type="button"
            aria-disabled={enCours}
            aria-label={`Ouvrir une affaire sur ${title}`}
            onClick={() => void ouvrirAffaire("quizz", _id)}
          >
            Ouvrir une affaire
          </button>
        )}
      </div>
    </li>
  );
}

type QuizzRecu = z.infer<typeof reponseQuizzOuvertEnModeration>["quizz"];

interface OuvrirQuizzPriveProps {
  /** Quizz that the dialogue is about to open; null: the dialogue is closed. */
  readonly quizz: DonneesDeQuizzDeComptePourModerateurs | null;
  readonly onFermer: () => void;
}

/** Opens a private quizz with a reason, which is written in the log. A half-written reason is kept when the dialog closes. */
function OuvrirQuizzPrive({ quizz, onFermer }: OuvrirQuizzPriveProps): ReactElement {
  const id = useId();
  const { enCours, refus, oublier, envoyer } = useApiCallSender();
  const actes = useActionsDeModerationSurCompte();
  const [raison, setRaison] = useState("");
  const [faute, setFaute] = useState<string>();
  const [recu, setRecu] = useState<QuizzRecu | null>(null);
  const fermer = () => {
    if (recu !== null) setRaison("");
    setRecu(null);
    setFaute(undefined);
    oublier();
    onFermer();
  };
  const ouvrir = async (evenement: FormEvent) => {
    evenement.preventDefault();
    if (quizz === null) return;
    const lu = corpsOuvrirQuizzEnModeration.safeParse({ raison });
    setFaute(lu.error?.issues[0]?.message);
    if (!lu.success) return;
    const fait = await envoyer(() => ouvrirQuizzPriveDuCompteAvecMotif(quizz._id, lu.data));
    if (fait === null) return;
    setRecu(fait.quizz);
  };
  return (
    <Dialogue
      ouvert={quizz !== null}
      onFermer={fermer}
      titre={recu?.title ?? "Ouvrir un quizz privé"}
      variante="modale"
      largeur={recu === null ? "34rem" : "44rem"}
      actions={
        recu === null ? (
          <>
            <Bouton variante="contour" onClick={fermer}>
              Annuler
            </Bouton>
            <Bouton type="submit" form={id} chargement={enCours}>
              Ouvrir
            </Bouton>
          </>
        ) : (
          <Bouton
            variante="contour"
            chargement={actes.enCours}
            onClick={() => void actes.ouvrirAffaire("quizz", recu._id, raison)}
          >
            Ouvrir une affaire
          </Bouton>
        )
      }
    >
      {recu === null ? (
        <form
          id={id}
          className={styles["formulaire"]}
          noValidate
          onSubmit={(evenement) => void ouvrir(evenement)}
        >
          <p>
            «&nbsp;{quizz?.title}&nbsp;» n’est pas public. Dites pourquoi vous l’ouvrez&nbsp;: votre
            nom et cette raison restent au journal.
          </p>
          <ChampMultiligne
            libelle="Pourquoi l’ouvrir"
            rows={3}
            max={TEXTE_MESSAGE_LONGUEUR_REFUSEE - 1}
            value={raison}
            erreur={faute}
            readOnly={enCours}
            onChange={(evenement) => {
              setRaison(evenement.currentTarget.value);
              setFaute(undefined);
            }}
          />
          <MessageDeRefusDuServeur refus={refus} />
        </form>
      ) : (
        <LireQuizz quizz={recu} />
      )}
    </Dialogue>
  );
}

type QuizzALire = z.infer<typeof reponseQuizzOuvertEnModeration>["quizz"];
type QuestionALire = QuizzALire["questions"][number];

/** All the text of a quizz, read-only. */
function LireQuizz({ quizz }: { readonly quizz: QuizzALire }): ReactElement {
  if (quizz.questions.length === 0) return <p>Ce quizz n’a pas encore de question.</p>;
  return (
    <ol className={styles["questions"]}>
      {quizz.questions.map((question) => (
        <li key={question._id}>
          <QuestionLue question={question} />
        </li>
      ))}
    </ol>
  );
}

function QuestionLue({ question }: { readonly question: QuestionALire }): ReactElement {
  const { type, text, media, options, reponse, precis, preuve, suite } = question;
  const autres = [...reponse, ...precis].filter((une) => !options.includes(une));
  return (
    <>
      <p className={styles["type"]}>{AFFICHAGE_PAR_TYPE_DE_QUESTION[type].nom}</p>
      <h3>
        <TexteDAutrui>{text}</TexteDAutrui>
      </h3>
      {media !== MEDIA_QUESTION_DEFAUT && (
        <MediaAffiche media={media} className={styles["media"]} />
      )}
      {options.length + autres.length > 0 && (
        <ul className={styles["reponses"]} aria-label="Réponses">
          {[...options, ...autres].map((option) => {
            const bonne = !options.includes(option) || reponse.includes(option);
            return (
              <li key={option} data-bonne={bonne}>
                {bonne && <Icone nom="coche" taille="1.1em" libelle="Bonne réponse" />}
                <TexteDAutrui>{option}</TexteDAutrui>
              </li>
            );
          })}
        </ul>
      )}
      {[preuve, suite].map(
        (plus, rang) =>
          plus !== null && (
            <div key={rang === 0 ? "preuve" : "suite"} className={styles["plus"]}>
              <p className={styles["type"]}>{rang === 0 ? "Preuve" : "Suite"}</p>
              <Dite plus={plus} />
            </div>
          ),
      )}
    </>
  );
}

function Dite({
  plus: { text, media },
}: {
  readonly plus: NonNullable<QuestionALire["preuve"]>;
}): ReactElement {
  return (
    <>
      <p>
        <TexteDAutrui>{text}</TexteDAutrui>
      </p>
      <MediaAffiche media={media} className={styles["media"]} />
    </>
  );
}
