import { type FormEvent, type ReactElement, useId, useState } from "react";
import type { z } from "zod";
import { TEXTE_MESSAGE_MAX } from "#contracts/limites.ts";
import { quizzOuvert, raisonOuvrir } from "#contracts/moderation.ts";
import { appeler } from "../../app/api/api.ts";
import { Refus } from "../../app/page/refus.tsx";
import { useEnvoi } from "../../app/page/use-envoi.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampTexte } from "../../ui/champ-texte.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import styles from "./fiche-moderee.module.css";
import { LireQuizz } from "./lire-quizz.tsx";
import { type QuizzLu, useActes } from "./queries.ts";

type QuizzRecu = z.infer<typeof quizzOuvert>["quizz"];

interface Props {
  /** Null: closed. */
  readonly quizz: QuizzLu | null;
  readonly onFermer: () => void;
}

/** A private quizz is read with a reason, which stays in the log; one that was begun is there again when it is asked for anew. */
export function OuvrirQuizzPrive({ quizz, onFermer }: Props): ReactElement {
  const id = useId();
  const { enCours, refus, oublier, envoyer } = useEnvoi();
  const actes = useActes();
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
    const lu = raisonOuvrir.safeParse({ raison });
    setFaute(lu.error?.issues[0]?.message);
    if (!lu.success) return;
    const chemin = `/api/moderation/quizz/${encodeURIComponent(quizz._id)}/ouvrir`;
    const fait = await envoyer(() => appeler("POST", chemin, quizzOuvert, { corps: lu.data }));
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
          <ChampTexte
            libelle="Pourquoi l’ouvrir"
            rows={3}
            max={TEXTE_MESSAGE_MAX - 1}
            value={raison}
            erreur={faute}
            readOnly={enCours}
            onChange={(evenement) => {
              setRaison(evenement.currentTarget.value);
              setFaute(undefined);
            }}
          />
          <Refus refus={refus} />
        </form>
      ) : (
        <LireQuizz quizz={recu} />
      )}
    </Dialogue>
  );
}
