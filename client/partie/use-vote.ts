/** Liking the quizz that has just been played: jeu §7 (deja-note, note). */
import { useCallback, useEffect, useRef, useState } from "react";
import { connecte } from "#contracts/compte.ts";
import { noteReponse } from "#contracts/note.ts";
import { useBannieres } from "../ui/bannieres.tsx";
import { appeler } from "../app/api/api.ts";

export type Vote =
  | { readonly etat: "attente" }
  | { readonly etat: "visiteur" }
  /** They wrote it. */
  | { readonly etat: "auteur" }
  | { readonly etat: "connecte"; readonly note: boolean }
  | { readonly etat: "panne"; readonly message: string };

const ATTENTE: Vote = { etat: "attente" };

async function demander(chemin: string, quizzId: string): Promise<Vote> {
  const reponse = await appeler("POST", chemin, noteReponse, { corps: { quizzId } });
  if (reponse.ok)
    return reponse.corps.sien === true
      ? { etat: "auteur" }
      : { etat: "connecte", note: reponse.corps.note };
  return reponse.statut === 401
    ? { etat: "visiteur" }
    : { etat: "panne", message: reponse.message };
}

/** Asks first who is there: refusing a visitor would be an error in their console. */
async function lireVote(quizzId: string): Promise<Vote> {
  const session = await appeler("POST", "/api/connecte", connecte);
  if (session.ok && !session.corps.allowed) return { etat: "visiteur" };
  return demander("/api/deja-note", quizzId);
}

export interface EtatVote {
  readonly vote: Vote;
  /** Likes, or no longer likes. */
  readonly basculer: () => void;
  readonly reessayer: () => void;
}

export function useVote(quizzId: string): EtatVote {
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

  // somebody who logged in in another tab comes back here, or whose line had gone
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
    // what was tapped shows at once; the server's word replaces it
    setVote({ etat: "connecte", note: !vote.note });
    void demander("/api/note", quizzId).then((lu) => {
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
