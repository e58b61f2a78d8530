/** Drafts in this browser that have no quizz to go to: it was deleted elsewhere, or the member no longer writes it. Decision 0082. */
import { type ReactElement, useMemo, useRef } from "react";
import { useNavigate } from "../../app/navigation.tsx";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { uuid } from "../../browser/random-id.ts";
import {
  type BrouillonDeQuizz,
  jeterBrouillonDeQuizz,
  useBrouillonsDeQuizz,
} from "../../document/brouillons.ts";
import { creerAppelsPourCopierQuizz, enregistrerCopieDuQuizzEcrit } from "../../document/copier.ts";
import { direDateEtHeure } from "../../document/dates.ts";
import { EncartBrouillon, ConteneurEncartsBrouillon } from "../../quizz/encart-brouillon.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { useBrouillonsOrphelins } from "./queries.ts";

export function EncartBrouillonsOrphelins({ compte }: { readonly compte: string }): ReactElement {
  const { parQuizz, relire } = useDerniersBrouillonsDeMesQuizz(compte);
  const orphelins = useBrouillonsOrphelins([...parQuizz.values()], compte);
  const place = useRef<HTMLDivElement>(null);
  return (
    <ConteneurEncartsBrouillon ref={place}>
      {orphelins.map((brouillon) => (
        <Orphelin
          key={brouillon.nom}
          brouillon={brouillon}
          onJeter={() => {
            jeterBrouillonDeQuizz(brouillon);
            relire();
            place.current?.focus();
          }}
        />
      ))}
    </ConteneurEncartsBrouillon>
  );
}

interface Props {
  readonly brouillon: BrouillonDeQuizz;
  readonly onJeter: () => void;
}

function Orphelin({ brouillon, onJeter }: Props): ReactElement {
  const { document, atelier, garde } = brouillon;
  const { envoyer, enCours } = useApiCallSender();
  const aller = useNavigate();
  const titre = document.reglages.title;
  const garder = async () => {
    const copie = await enregistrerCopieDuQuizzEcrit(
      { document, titre, atelier, envoi: uuid() },
      creerAppelsPourCopierQuizz(envoyer),
    );
    if (copie === null) return;
    jeterBrouillonDeQuizz(brouillon);
    await aller(ecrireAdresseDePage("/quizz/:id", { id: copie }));
  };
  return (
    <EncartBrouillon
      titre={
        <>
          «&nbsp;<TexteDAutrui>{titre}</TexteDAutrui>&nbsp;» a été supprimé, ou n’est plus à vous.
        </>
      }
      gestes={
        <>
          <Bouton chargement={enCours} onClick={() => void garder()}>
            Garder en copie
          </Bouton>
          <Bouton variante="discret" onClick={onJeter}>
            Jeter
          </Bouton>
        </>
      }
    >
      <p>
        Ce que vous en aviez écrit le {direDateEtHeure(garde)} est toujours là&nbsp;: gardez-le dans
        un nouveau quizz, privé, sous le même titre.
      </p>
    </EncartBrouillon>
  );
}

/** The newest draft in this browser of each quizz, for one account. Decision 0082. */
interface DerniersBrouillons {
  /** The newest draft of each quizz, by the id of the quizz. */
  readonly parQuizz: ReadonlyMap<string, BrouillonDeQuizz>;
  /** Reads the drafts again after one was deleted here. */
  readonly relire: () => void;
}

export function useDerniersBrouillonsDeMesQuizz(compte: string): DerniersBrouillons {
  const { brouillons, relire } = useBrouillonsDeQuizz(compte);
  const parQuizz = useMemo(() => {
    const premiers = new Map<string, BrouillonDeQuizz>();
    // drafts are sorted, newest first
    for (const un of brouillons) if (!premiers.has(un.quizz)) premiers.set(un.quizz, un);
    return premiers;
  }, [brouillons]);
  return { parQuizz, relire };
}
