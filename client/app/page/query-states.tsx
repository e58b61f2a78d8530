import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { estDeconnecte, phraseDeLecture } from "../api/queries.ts";
import { SeReconnecter } from "./connexion-requise.tsx";
import styles from "./query-states.module.css";

interface Props {
  readonly requete: Pick<UseQueryResult, "isError" | "error" | "refetch">;
  /** What to say when it cannot be read; the server's words by default, and where it says more. */
  readonly echec?: string;
  /** The shape of what is coming. */
  readonly children?: ReactNode;
}

/** In the place of something that is being read for the first time, or could not be: then another try. */
export function EnAttendant({ requete, echec, children }: Props): ReactElement {
  const { isError, error, refetch } = requete;
  if (isError)
    return (
      <LectureRatee
        message={phraseDeLecture(error, echec)}
        onReessayer={() => void refetch()}
        deconnecte={estDeconnecte(error)}
      />
    );
  return <div aria-busy="true">{children ?? <Squelette lignes={6} />}</div>;
}

interface LectureRateeProps {
  readonly message: string;
  readonly onReessayer: () => void;
  /** The session is over: another try only after logging in again, which is done here. */
  readonly deconnecte?: boolean;
}

/** Something could not be read: what, and another try. */
export function LectureRatee({
  message,
  onReessayer,
  deconnecte = false,
}: LectureRateeProps): ReactElement {
  return (
    <div className={styles["panne"]} role="alert">
      <Icone nom="attention" taille="2.2rem" />
      <p>{message}</p>
      {deconnecte ? (
        <SeReconnecter onReconnecte={onReessayer} />
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
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Nothing here yet. */
export function Vide({ dessin, titre, children }: VideProps): ReactElement {
  return (
    <div className={styles["vide"]}>
      {dessin}
      <p className={styles["titre"]}>{titre}</p>
      {children}
    </div>
  );
}
