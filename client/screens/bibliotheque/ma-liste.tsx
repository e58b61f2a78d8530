import type { ReactElement } from "react";
import type { Requete } from "../../quizz/requete.ts";
import { useMaListe } from "../../quizz/queries.ts";
import type { Mienne } from "./bibliotheque.tsx";
import { type ChangerRequete, Feuille } from "./feuille.tsx";

interface Props {
  readonly requete: Requete;
  readonly onChange: ChangerRequete;
  readonly mienne: Mienne;
}

/** 'Mes Quizzs' of /quizz: those that have no question yet too. */
export function MaListe({ requete, onChange, mienne }: Props): ReactElement {
  const liste = useMaListe(requete);
  return (
    <Feuille liste={liste} requete={requete} onChange={onChange} vide={mienne.vide}>
      {(lue) => mienne.renderTable(lue, requete)}
    </Feuille>
  );
}
