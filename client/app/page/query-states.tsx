import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { estErreurDeSessionPerdue, direRequeteEchouee } from "../api/queries.ts";
import { EncartSessionExpiree } from "./connexion-requise.tsx";
import styles from "./query-states.module.css";

interface Props {
  readonly requete: Pick<UseQueryResult, "isError" | "error" | "refetch">;
  /** The page's own sentence for a failed query; without it, or when the server's says more (`direEchecApi`), the server's is shown. */
  readonly echec?: string;
  /** Skeleton shown while the query runs. */
  readonly children?: ReactNode;
}

/** Shown while a query runs for the first time; after a failure, its message and a retry button. */
export function SqueletteOuEchecDeRequete({ requete, echec, children }: Props): ReactElement {
  const { isError, error, refetch } = requete;
  if (isError)
    return (
      <MessageRequeteEchouee
        message={direRequeteEchouee(error, echec)}
        onReessayer={() => void refetch()}
        deconnecte={estErreurDeSessionPerdue(error)}
      />
    );
  return <div aria-busy="true">{children ?? <Squelette lignes={6} />}</div>;
}

interface LectureRateeProps {
  readonly message: string;
  readonly onReessayer: () => void;
  /** Whether the session has ended: a login then replaces the retry button. */
  readonly deconnecte?: boolean;
}

/** Message of a failed query, with a retry button. */
export function MessageRequeteEchouee({
  message,
  onReessayer,
  deconnecte = false,
}: LectureRateeProps): ReactElement {
  return (
    <div className={styles["panne"]} role="alert">
      <Icone nom="attention" taille="2.2rem" />
      <p>{message}</p>
      {deconnecte ? (
        <EncartSessionExpiree onReconnecte={onReessayer} />
      ) : (
        <Bouton variante="contour" icone="resync" onClick={onReessayer}>
          Réessayer
        </Bouton>
      )}
    </div>
  );
}

interface VideProps {
  readonly dessin?: ReactNode;
  readonly titre: string;
  /** Advice or a button under the sentence of an empty list. */
  readonly children?: ReactNode;
}

/** Shown in the place of a list that has no rows. */
export function MessageDeListeVide({ dessin, titre, children }: VideProps): ReactElement {
  return (
    <div className={styles["vide"]}>
      {dessin}
      <p className={styles["titre"]}>{titre}</p>
      {children}
    </div>
  );
}
