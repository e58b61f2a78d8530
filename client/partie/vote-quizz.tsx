import type { ReactElement } from "react";
import type { Adresse } from "../app/paths.ts";
import { Bouton } from "../ui/bouton.tsx";
import { useEcrireHistorique } from "./use-ecrire-historique.ts";
import { useVote } from "./use-vote.ts";
import styles from "./vote-quizz.module.css";

/** Like or unlike, for those who have an account; the others read how (jeu §1, decisions-jeu "End and vote"). */
export function VoteQuizz({ quizzId }: { readonly quizzId: string }): ReactElement {
  const { vote, basculer, reessayer } = useVote(quizzId);
  useEcrireHistorique(quizzId, vote.etat === "connecte" || vote.etat === "auteur");
  switch (vote.etat) {
    case "attente":
      // the room of the two lines that come, so that nothing moves
      return <p className={styles["attente"]}>&nbsp;</p>;
    case "visiteur":
      return <Visiteur />;
    case "auteur":
      return (
        <p className={styles["phrase"]}>
          C’est votre quizz&nbsp;: aux autres de dire s’ils l’aiment. Vos gorgées, elles, sont
          comptées.
        </p>
      );
    case "panne":
      return (
        <div className={styles["panne"]}>
          <p className={styles["phrase"]} role="status">
            {vote.message}
          </p>
          <Bouton variante="contour" icone="resync" onClick={reessayer}>
            Réessayer
          </Bouton>
        </div>
      );
    case "connecte":
      return (
        <Bouton
          variante="contour"
          className={styles["note"]}
          aria-pressed={vote.note}
          onClick={basculer}
        >
          <Coeur plein={vote.note} />
          J’aime ce quizz
        </Bouton>
      );
  }
}

/** A thank-you first, then the sentence of jeu §6; both ways open beside the game, which is still there afterwards. */
function Visiteur(): ReactElement {
  const ailleurs = { target: "_blank", rel: "noreferrer" } as const;
  return (
    <>
      <p className={styles["merci"]}>
        Merci d’avoir joué&nbsp;! Un avis de vive voix, ça compte aussi.
      </p>
      <p className={styles["phrase"]}>
        <a href={"/profile" satisfies Adresse} {...ailleurs}>
          Connectez-vous
        </a>{" "}
        ou{" "}
        <a href={"/inscription" satisfies Adresse} {...ailleurs}>
          créez un compte
        </a>{" "}
        pour pouvoir noter le quizz et comptabiliser vos gorgées.
      </p>
    </>
  );
}

function Coeur({ plein }: { readonly plein: boolean }): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles["coeur"]}
      fill={plein ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 20.300C5.900 16 2.800 12.400 3 8.400c.2-4.600 6.300-5.700 9-1.400 2.800-4.200 8.700-3 8.900 1.500.2 4.100-3 7.600-8.900 11.800z" />
    </svg>
  );
}
