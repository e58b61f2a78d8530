/** Around an imprévu being written: opens it, keeps it, says what happens to it. plateforme §4 "Editors", §8 "Imprevus". */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { type ImprevuLu, imprevuLu } from "#contracts/edition-imprevu.ts";
import { EchecLecture, lecture, MOI } from "../../../app/api/queries.ts";
import type { AtelierCarte } from "../../../document/travail-de-carte.ts";
import type { CompteConnecte } from "../../../compte/session.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { Squelette } from "../../../ui/squelette.tsx";
import { PartirSansSauvegarder } from "../commun/partir-sans-sauvegarder.tsx";
import { FournisseurTravail, type MotsTravail, type Travail } from "../commun/travail.tsx";
import { type SortieDEditeur, useDepart } from "../commun/depart.tsx";
import { type GestesDeRetour, PERIME } from "../commun/use-retours.ts";
import { useRaccourcisEdition } from "../commun/use-raccourcis-edition.ts";
import { useErreur } from "../imprevus/use-erreur.ts";
import { CLE_IMPREVUS, useImprevus } from "../imprevus/queries.ts";
import { BrouillonDImprevu } from "./brouillon-d-imprevu.tsx";
import { ConflitDImprevu } from "./conflit-d-imprevu.tsx";
import { DisparuDImprevu } from "./disparu-d-imprevu.tsx";
import { cheminImprevu, ouvrirCarte } from "./ouvrir-carte.ts";
import { FournisseurCarte, type RedactionCarte } from "./redaction.ts";

const ECHEC = "Erreur lors de la récupération de l'imprévu";
const ECHEC_DECK = "Erreur lors de la récupération des imprévus";
const QUESTION = "L'imprévu ne sera pas sauvegardée, voulez-vous poursuivre ?";
const MOTS: MotsTravail = {
  conflit: "Cet imprévu a été modifié ailleurs.",
  disparu: "Cet imprévu a été supprimé ailleurs.",
};

interface Props {
  readonly id: string;
  readonly compte: CompteConnecte;
  readonly children: ReactNode;
}

export function CadreCarte({ id, compte, children }: Props): ReactElement {
  const versErreur = useErreur();
  const { data, error } = useQuery({
    queryKey: [MOI, "imprevu", id],
    ...lecture(cheminImprevu(id), imprevuLu),
    // an old copy of it would be written over the new one
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    if (error !== null) versErreur(error instanceof EchecLecture ? error.statut : 0, ECHEC);
  }, [error, versErreur]);
  if (data === undefined)
    return (
      <div aria-busy="true">
        <Squelette forme="titre" />
        <Squelette lignes={8} />
      </div>
    );
  return (
    <Ouvert lu={data} compte={compte.userId}>
      {children}
    </Ouvert>
  );
}

interface OuvertProps {
  readonly lu: ImprevuLu;
  readonly compte: string;
  readonly children: ReactNode;
}

function Ouvert({ lu, compte, children }: OuvertProps): ReactElement {
  const client = useQueryClient();
  const [atelier] = useState<AtelierCarte>(() =>
    ouvrirCarte(compte, lu, () => void client.invalidateQueries({ queryKey: CLE_IMPREVUS })),
  );
  const etat = useSyncExternalStore(atelier.abonner, atelier.lire);
  const { data: deck } = useImprevus(ECHEC_DECK);
  const sortie = useMemo<SortieDEditeur>(
    () => ({ reste: () => false, avant: atelier.enregistrer, parti: atelier.fermer }),
    [atelier],
  );
  const depart = useDepart(atelier, sortie);
  const retours = useRetoursDeCarte(atelier);
  useRaccourcisEdition(atelier.enregistrer, retours);
  const travail = useMemo<Travail>(
    () => ({ etat, mots: MOTS, ...retours, enregistrer: atelier.enregistrer }),
    [atelier, etat, retours],
  );
  const redaction = useMemo<RedactionCarte>(
    () => ({ id: lu._id, compte, atelier, etat, deck: deck ?? [] }),
    [lu._id, compte, atelier, etat, deck],
  );
  return (
    <FournisseurCarte value={redaction}>
      <FournisseurTravail value={travail}>
        <BrouillonDImprevu lu={lu} />
        {children}
        <ConflitDImprevu />
        <DisparuDImprevu />
        <PartirSansSauvegarder {...depart} question={QUESTION} />
      </FournisseurTravail>
    </FournisseurCarte>
  );
}

/** Undo and redo, that say when they go to what was written before a reload. */
function useRetoursDeCarte(atelier: AtelierCarte): GestesDeRetour {
  const { info } = useAnnonces();
  return useMemo(() => {
    const dire = (mot: string, geste: () => void) => () => {
      const avant = atelier.lire().perime;
      geste();
      if (atelier.lire().perime && !avant) info(`${mot}\u00A0: ${PERIME}`);
    };
    return {
      annuler: dire("Annulé", atelier.annuler),
      retablir: dire("Rétabli", atelier.retablir),
    };
  }, [atelier, info]);
}
