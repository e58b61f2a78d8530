import { type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import type { AdresseDePage } from "../app/paths.ts";
import { Bouton } from "../ui/bouton.tsx";
import { estIdDeQuizzCompose } from "#contracts/composition.ts";
import { reponseCompteConnecte } from "#contracts/compte.ts";
import { reponseNoteQuizz } from "#contracts/note.ts";
import { useBannieres } from "../ui/bannieres.tsx";
import { appelerApi } from "../app/api/api.ts";
import styles from "./vote-quizz.module.css";

/** The like of the quizz, for those who have an account; visitors read how to have one (jeu §1, decisions-jeu "End and vote"). */
export function VoteQuizz({ quizzId }: { readonly quizzId: string }): ReactElement {
  return estIdDeQuizzCompose(quizzId) ? (
    <p className={styles["phrase"]}>
      Soirée composée&nbsp;: ses questions viennent de plusieurs quizz, il n’y a rien à noter.
    </p>
  ) : (
    <VoteDUnQuizz quizzId={quizzId} />
  );
}

function VoteDUnQuizz({ quizzId }: { readonly quizzId: string }): ReactElement {
  const { vote, basculer, reessayer } = useVoteQuizz(quizzId);
  switch (vote.etat) {
    case "attente":
      // an empty line keeps the place of the two that come, so that nothing moves
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

/**
 * The text that a visitor reads instead of the vote: a thank-you, then the sentence of jeu §6. Both links open another tab, so that the game is
 * still there afterwards.
 */
function Visiteur(): ReactElement {
  const ailleurs = { target: "_blank", rel: "noreferrer" } as const;
  return (
    <>
      <p className={styles["merci"]}>
        Merci d’avoir joué&nbsp;! Un avis de vive voix, ça compte aussi.
      </p>
      <p className={styles["phrase"]}>
        <a href={"/profile" satisfies AdresseDePage} {...ailleurs}>
          Connectez-vous
        </a>{" "}
        ou{" "}
        <a href={"/inscription" satisfies AdresseDePage} {...ailleurs}>
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

type Vote =
  | { readonly etat: "attente" }
  | { readonly etat: "visiteur" }
  /** The account logged in here wrote the quizz. */
  | { readonly etat: "auteur" }
  | { readonly etat: "connecte"; readonly note: boolean }
  | { readonly etat: "panne"; readonly message: string };

const ATTENTE: Vote = { etat: "attente" };

/** @param aime the wanted like, which a call sent again after a lost answer does not change back */
async function demander(chemin: string, quizzId: string, aime?: boolean): Promise<Vote> {
  const corps = { quizzId, ...(aime === undefined ? {} : { aime }) };
  const reponse = await appelerApi("POST", chemin, reponseNoteQuizz, { corps });
  if (reponse.ok)
    return reponse.corps.sien === true
      ? { etat: "auteur" }
      : { etat: "connecte", note: reponse.corps.note };
  return reponse.statut === 401
    ? { etat: "visiteur" }
    : { etat: "panne", message: reponse.message };
}

/** Reads the vote of the account. Asks first who is logged in: a call refused to a visitor would be an error in their console. */
async function lireVote(quizzId: string): Promise<Vote> {
  const session = await appelerApi("POST", "/api/connecte", reponseCompteConnecte);
  if (session.ok && !session.corps.allowed) return { etat: "visiteur" };
  return demander("/api/deja-note", quizzId);
}

interface EtatVote {
  readonly vote: Vote;
  /** Likes the quizz, or takes the like back. */
  readonly basculer: () => void;
  readonly reessayer: () => void;
}

export function useVoteQuizz(quizzId: string): EtatVote {
  const { erreur } = useBannieres();
  const [vote, setVote] = useState<Vote>(ATTENTE);
  const [essai, setEssai] = useState(0);
  const enVol = useRef(false);
  useEffect(() => {
    let parti = false;
    void lireVote(quizzId).then((lu) => {
      if (!parti) setVote(lu);
    });
    return () => {
      parti = true;
    };
  }, [quizzId, essai]);

  // the vote is read again when this page is back: somebody may have logged in in another tab, or the network returned
  const aRelire = vote.etat === "visiteur" || vote.etat === "panne";
  useEffect(() => {
    if (!aRelire) return undefined;
    const revenir = () => {
      if (document.visibilityState === "visible") setEssai((n) => n + 1);
    };
    document.addEventListener("visibilitychange", revenir);
    window.addEventListener("online", revenir);
    return () => {
      document.removeEventListener("visibilitychange", revenir);
      window.removeEventListener("online", revenir);
    };
  }, [aRelire]);

  const basculer = useCallback(() => {
    if (vote.etat !== "connecte" || enVol.current) return;
    enVol.current = true;
    // the tap shows at once; the server's answer replaces it
    setVote({ etat: "connecte", note: !vote.note });
    void demander("/api/note", quizzId, !vote.note).then((lu) => {
      enVol.current = false;
      if (lu.etat === "panne") {
        erreur(lu.message);
        setVote(vote);
      } else setVote(lu);
    });
  }, [vote, quizzId, erreur]);
  const reessayer = useCallback(() => {
    setVote(ATTENTE);
    setEssai((n) => n + 1);
  }, []);
  return { vote, basculer, reessayer };
}
