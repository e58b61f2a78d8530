import { type ReactElement, useCallback, useRef, useState } from "react";
import { Icone } from "../../ui/icones.tsx";
import { type EchecApi, direEchecApi, type ReponseApi } from "../api/api.ts";
import { useAnnoncerParBanniere } from "./annonces.ts";
import styles from "./envoi.module.css";

export interface ApiCallSender {
  readonly enCours: boolean;
  /** Last refusal of the server, shown beside the form after its banner is gone. */
  readonly refus: EchecApi | null;
  readonly oublier: () => void;
  /**
   * Runs one call at a time: a second press during a call does nothing. A refusal is shown as a banner, in the server's words
   * or in `maison` (`direEchecApi`), and resolves to null.
   */
  readonly envoyer: <Corps>(
    faire: () => Promise<ReponseApi<Corps>>,
    maison?: string,
  ) => Promise<Corps | null>;
}

/** Sends the API calls of a page one at a time, and keeps the last refusal. */
export function useApiCallSender(): ApiCallSender {
  const { erreur } = useAnnoncerParBanniere();
  const [enCours, setEnCours] = useState(false);
  const [refus, setRefus] = useState<EchecApi | null>(null);
  const occupe = useRef(false);
  const oublier = useCallback(() => setRefus(null), []);
  const envoyer = useCallback(
    async <Corps,>(
      faire: () => Promise<ReponseApi<Corps>>,
      maison?: string,
    ): Promise<Corps | null> => {
      if (occupe.current) return null;
      occupe.current = true;
      setEnCours(true);
      setRefus(null);
      const reponse = await faire();
      occupe.current = false;
      setEnCours(false);
      if (reponse.ok) return reponse.corps;
      const message = maison === undefined ? reponse.message : direEchecApi(reponse, maison);
      setRefus({ ...reponse, message });
      erreur(message);
      return null;
    },
    [erreur],
  );
  return { enCours, refus, oublier, envoyer };
}

/** Refusal of the server beside the form, because its banner is short. */
export function MessageDeRefusDuServeur({
  refus,
}: {
  readonly refus: EchecApi | null;
}): ReactElement {
  return (
    <div role="alert" className={styles["region"]}>
      {refus !== null && (
        <p className={styles["refus"]}>
          <Icone nom="attention" taille="1.3em" />
          <span>{refus.message}</span>
        </p>
      )}
    </div>
  );
}
