/** Around the pages of a quizz being written: opens it, keeps it, and says what happens to it. plateforme §4 "Editors". */
import { type ReactElement, type ReactNode, useMemo, useSyncExternalStore } from "react";
import type { Atelier } from "../../../document/atelier.ts";
import type { CompteConnecte } from "../../../compte/session.tsx";
import { Squelette } from "../../../ui/squelette.tsx";
import { BrouillonRetrouve } from "./brouillon-retrouve.tsx";
import { Conflit } from "./conflit.tsx";
import { Disparu } from "./disparu.tsx";
import { type Edition, FournisseurEdition } from "./edition.tsx";
import { PartirSansSauvegarder } from "./partir-sans-sauvegarder.tsx";
import { useApports } from "./use-apports.ts";
import { useEnvoisRates } from "./use-envois-rates.ts";
import { useGarder } from "./use-garder.ts";
import { useOuvrir } from "./use-ouvrir.ts";
import { useRaccourcisEdition } from "./use-raccourcis-edition.ts";
import { useRetours } from "./use-retours.ts";
import { useSuppressionRatee } from "./use-suppression-ratee.ts";

interface Props {
  readonly idQuizz: string;
  readonly compte: CompteConnecte;
  /** Asked of somebody who leaves with what could not be saved. */
  readonly question: string;
  readonly children: ReactNode;
}

export function CadreEdition({ idQuizz, compte, ...reste }: Props): ReactElement {
  const atelier = useOuvrir(idQuizz, compte.userId);
  if (atelier === undefined)
    return (
      <div aria-busy="true">
        <Squelette forme="titre" />
        <Squelette lignes={8} />
      </div>
    );
  return <Ouvert {...reste} atelier={atelier} idQuizz={idQuizz} compte={compte} />;
}

function Ouvert({
  atelier,
  idQuizz,
  compte,
  question,
  children,
}: Props & { readonly atelier: Atelier }): ReactElement {
  const etat = useSyncExternalStore(atelier.abonner, atelier.lire);
  const depart = useGarder(atelier, compte.userId, idQuizz);
  const retours = useRetours(atelier);
  useRaccourcisEdition(atelier.enregistrer, retours);
  useSuppressionRatee(etat);
  useApports(etat);
  useEnvoisRates(atelier);
  const edition = useMemo<Edition>(
    () => ({ idQuizz, compte, atelier, etat, retours }),
    [idQuizz, compte, atelier, etat, retours],
  );
  return (
    <FournisseurEdition value={edition}>
      <BrouillonRetrouve />
      {children}
      <Conflit />
      <Disparu />
      <PartirSansSauvegarder {...depart} question={question} />
    </FournisseurEdition>
  );
}
