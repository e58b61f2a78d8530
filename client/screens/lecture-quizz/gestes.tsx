/** The buttons of a quizz's page: play it, try it alone, bookmark it, copy it, share it, report it. */
import { type ReactElement, useState } from "react";
import type { Quizz } from "#contracts/quizz.ts";
import { useLocation } from "../../app/navigation.tsx";
import { useDialogueDeMajorite } from "../../compte/dialogue-majorite.tsx";
import { useSession } from "../../compte/session.tsx";
import { BoutonSignaler } from "../../moderation/signaler/signaler.tsx";
import { useSignets } from "../../quizz/signets.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { useActionsDuQuizzLu } from "./actions.ts";
import { DialoguePartagerQuizz } from "./partager.tsx";
import styles from "./vue-quizz.module.css";

export function BoutonsDuQuizzLu({ quizz }: { readonly quizz: Quizz }): ReactElement {
  const { compte } = useSession();
  const { state } = useLocation();
  const { jouer, essayer, copier, copieEnCours } = useActionsDuQuizzLu(quizz, state);
  const { exigerMajorite, dialogue } = useDialogueDeMajorite();
  const connecte = compte.etat === "connecte";
  const signets = useSignets(connecte);
  const [partage, setPartage] = useState(false);
  const sien = connecte && compte.userId === quizz.createur;
  const masque = quizz.masque === true;
  return (
    <div className={styles["boutons"]} role="group" aria-label="Ce quizz">
      {quizz.questions.length > 0 && (
        <div className={styles["jouer"]}>
          <Bouton icone="lecture" onClick={() => exigerMajorite(jouer)}>
            Jouer
          </Bouton>
          <Bouton variante="contour" onClick={() => exigerMajorite(essayer)}>
            Essayer seul
          </Bouton>
        </div>
      )}
      <div className={styles["garder"]}>
        {connecte && (
          <Bouton
            variante="discret"
            icone="signet"
            className={styles["signet"]}
            aria-pressed={signets.a(quizz._id)}
            title="Sauvegarder"
            onClick={() => signets.basculer(quizz._id)}
          >
            Signet
          </Bouton>
        )}
        {connecte && !masque && (
          <Bouton
            variante="discret"
            icone="doubler"
            chargement={copieEnCours}
            onClick={() => void copier()}
          >
            Copier dans mes quizz
          </Bouton>
        )}
        {quizz.visibilite !== "prive" && !masque && (
          <Bouton variante="discret" icone="partager" onClick={() => setPartage(true)}>
            Partager
          </Bouton>
        )}
        {compte.etat !== "inconnu" && !sien && (
          <BoutonSignaler
            cible={{ createur: quizz.createurPseudo, quizzId: quizz._id, questionId: null }}
            sansCompte={!connecte}
          />
        )}
      </div>
      {dialogue}
      <DialoguePartagerQuizz
        quizz={quizz}
        sien={sien}
        ouvert={partage}
        onFermer={() => setPartage(false)}
      />
    </div>
  );
}
