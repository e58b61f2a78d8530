/**
 * Changes to the order of a member's quizzes, kept in the page and in the browser until they are sent when the page is left. plateforme §2 "Unsaved order
 * changes are sent when leaving the page". Decision 0089.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReponseMesQuizz } from "#contracts/quizz.ts";
import { callLater } from "../../browser/call-later.ts";
import { writeDraft, readDraft } from "../../browser/draft-storage.ts";
import { usePageLeaveGuard } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { QUERY_KEY_LISTES_DE_QUIZZ } from "../../quizz/queries.ts";
import { envoyerOrdreDeMesQuizz } from "./actions.ts";
import {
  appliquerNouvelOrdreDeMesQuizz,
  filtrerReordonnementsEncoreAEnvoyer,
  type GroupeDeQuizzReordonne,
  lireGroupesDeQuizzReordonnes,
  ajouterNouvelOrdreDeMesQuizz,
} from "./ordre.ts";

/** Milliseconds that leaving waits for the order to be sent. */
const PATIENCE_MS = 4000;
const patienter = (): Promise<false> =>
  new Promise((resoudre) => void callLater(() => resoudre(false), PATIENCE_MS));

const RATE = "L’ordre de vos quizz n’a pas pu être envoyé.";
const REPARTIRA = `${RATE} Il est gardé dans ce navigateur et repartira d’ici à votre prochaine visite.`;
const RESTER = `${RATE} Attendez que le serveur réponde, ou remettez-le comme avant.`;

export interface OrdreDeMesQuizz {
  /** Whether a new order of the member's quizzes waits to be sent. */
  readonly change: boolean;
  /** The ids of rows that the server gave, in the order that the member wants. */
  readonly appliquer: (ids: readonly string[]) => readonly string[];
  /** Notes a new order of the rows on screen, which then waits to be sent. */
  readonly noter: (avant: readonly string[], apres: readonly string[]) => void;
  readonly remettre: () => void;
  /** Takes up the orders that an earlier visit did not send, once their rows are on screen. */
  readonly confronter: (ids: readonly string[]) => void;
}

/** The member's own order of quizzes, and what may be done with it. @param compte id of the member's account */
export function useOrdreDeMesQuizz(compte: string): OrdreDeMesQuizz {
  const nom = `ordre/${compte}`;
  const client = useQueryClient();
  const { avertir, erreur } = useAnnoncerParBanniere();
  const [attente, setAttente] = useState<readonly GroupeDeQuizzReordonne[]>([]);
  const dernier = useRef<{ attente: readonly GroupeDeQuizzReordonne[]; garde: boolean }>({
    attente: [],
    garde: true,
  });
  const gardes = useRef<readonly GroupeDeQuizzReordonne[] | null>(null);

  const poser = useCallback(
    (suivante: readonly GroupeDeQuizzReordonne[]) => {
      // orders of an earlier visit whose rows were not on screen yet stay stored
      const toutes = [...suivante, ...(gardes.current ?? [])];
      const garde = writeDraft(nom, toutes.length === 0 ? null : JSON.stringify(toutes));
      dernier.current = { attente: suivante, garde };
      setAttente(suivante);
    },
    [nom],
  );

  const confronter = useCallback(
    (ids: readonly string[]) => {
      gardes.current ??= lireGroupesDeQuizzReordonnes(readDraft(nom));
      const miens = gardes.current.filter(({ avant }) => avant.some((id) => ids.includes(id)));
      if (miens.length === 0) return;
      gardes.current = gardes.current.filter((groupe) => !miens.includes(groupe));
      poser([...dernier.current.attente, ...filtrerReordonnementsEncoreAEnvoyer(miens, ids)]);
    },
    [nom, poser],
  );

  /** Sends the orders that wait. @returns whether all orders that waited at the time of the call were sent */
  const envoyer = useCallback(
    async (survit: boolean): Promise<boolean> => {
      // all groups leave at once, since a closing page starts no further call; groups share no row
      const envois = dernier.current.attente.map(async (groupe) => {
        const { ok } = await envoyerOrdreDeMesQuizz(groupe.apres, survit);
        if (!ok) return false;
        poser(dernier.current.attente.filter((autre) => autre !== groupe));
        client.setQueriesData<ReponseMesQuizz>(
          // only the cached lists in the member's own order are changed: the others have another order
          {
            queryKey: [QUERY_KEY_LISTES_DE_QUIZZ, "1"],
            predicate: ({ queryKey }) => !/sort=/.test(String(queryKey[2])),
          },
          (lue) => lue && ranger(lue, groupe),
        );
        return true;
      });
      return (await Promise.all(envois)).every(Boolean);
    },
    [client, poser],
  );

  usePageLeaveGuard(
    useCallback(async () => {
      // an order that is kept in the browser does not hold the page for a line that is dead
      const envoi = envoyer(false);
      const fait = dernier.current.garde ? await Promise.race([envoi, patienter()]) : await envoi;
      if (fait) return true;
      const { garde } = dernier.current;
      if (garde) avertir(REPARTIRA);
      else erreur(RESTER);
      return garde;
    }, [envoyer, avertir, erreur]),
  );
  useEffect(() => {
    const partir = () => void envoyer(true);
    addEventListener("pagehide", partir);
    return () => removeEventListener("pagehide", partir);
  }, [envoyer]);

  return {
    change: attente.length > 0,
    appliquer: (ids) => appliquerNouvelOrdreDeMesQuizz(ids, attente),
    noter: (avant, apres) =>
      poser(ajouterNouvelOrdreDeMesQuizz(dernier.current.attente, avant, apres)),
    remettre: () => poser([]),
    confronter,
  };
}

function ranger(lue: ReponseMesQuizz, groupe: GroupeDeQuizzReordonne): ReponseMesQuizz {
  const parId = new Map(lue.quizz.map((ligne) => [ligne._id, ligne]));
  const rangees = appliquerNouvelOrdreDeMesQuizz([...parId.keys()], [groupe]);
  return { ...lue, quizz: rangees.flatMap((id) => parId.get(id) ?? []) };
}
