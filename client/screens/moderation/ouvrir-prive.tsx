import { type ReactElement, useState } from "react";
import {
  type Affaire,
  type ContenuCopie,
  quizzOuvert,
  raisonOuvrir,
} from "#contracts/moderation.ts";
import { appeler } from "../../app/api/api.ts";
import { useEnvoi } from "../../app/page/use-envoi.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { ChampRaison } from "./champ-raison.tsx";
import styles from "./copies.module.css";

interface Props {
  readonly affaire: Affaire;
  readonly onOuvert: (contenu: ContenuCopie) => void;
}

/** What only its author may see is opened with a reason, which stays in the log. */
export function OuvrirPrive({ affaire, onOuvert }: Props): ReactElement {
  const { lieu, rang, titre } = affaire;
  const [demande, setDemande] = useState(false);
  const [raison, setRaison] = useState("");
  const [erreur, setErreur] = useState<string>();
  const [absente, setAbsente] = useState(false);
  const { enCours, envoyer } = useEnvoi();
  const ouvrir = async () => {
    const corps = raisonOuvrir.safeParse({ raison });
    setErreur(corps.success ? undefined : corps.error.issues[0]?.message);
    const quizz = lieu?.quizz;
    if (!corps.success || quizz === undefined || quizz === null) return;
    const lu = await envoyer(() =>
      appeler("POST", `/api/moderation/quizz/${encodeURIComponent(quizz)}/ouvrir`, quizzOuvert, {
        corps: { ...corps.data, affaire: affaire.numero },
      }),
    );
    if (lu === null) return;
    const question = lu.quizz.questions.find(({ _id }) => _id === lieu?.question);
    if (lieu?.question === null || lieu === null) onOuvert({ genre: "quizz", quizz: lu.quizz });
    else if (question === undefined) setAbsente(true);
    else onOuvert({ genre: "question", titre, rang: rang ?? 1, question });
  };
  if (absente) return <p className={styles["rien"]}>Cette question n’y est plus.</p>;
  if (!demande)
    return (
      <div className={styles["prive"]}>
        <Icone nom="cadenas" taille="1.8rem" />
        <p>Son auteur ne le montre plus à tout le monde.</p>
        <Bouton variante="contour" onClick={() => setDemande(true)}>
          Ouvrir ce quizz privé
        </Bouton>
      </div>
    );
  return (
    <form
      className={styles["prive"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        void ouvrir();
      }}
    >
      <ChampRaison
        libelle="Pourquoi l’ouvrir&nbsp;? C’est noté au journal."
        valeur={raison}
        erreur={erreur}
        prendLeFocus
        onChange={setRaison}
      />
      <Bouton variante="contour" type="submit" chargement={enCours}>
        Ouvrir ce quizz privé
      </Bouton>
    </form>
  );
}
