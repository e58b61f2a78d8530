import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { Squelette } from "../../ui/squelette.tsx";
import { estDeconnecte, phraseDeLecture } from "../api/queries.ts";
import { LectureRatee } from "./lecture-ratee.tsx";

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
