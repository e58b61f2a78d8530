/** Offers a draft that another visit or a closed tab left: take it up, compare it, or throw it away. Decision 0082. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import {
  type BrouillonDeQuizz,
  jeterBrouillonDeQuizz,
  useBrouillonsDeQuizz,
} from "../../../document/brouillons.ts";
import { comparerQuizz } from "../../../document/comparer.ts";
import { direDateEtHeure } from "../../../document/dates.ts";
import { EncartBrouillon, ConteneurEncartsBrouillon } from "../../../quizz/encart-brouillon.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { ListeDifferencesDeQuizz } from "./differences.tsx";
import { useQuizzEnCoursDEdition } from "./edition.tsx";

/** The newest draft of this quizz, from another editor than this one, that differs from the saved version. */
function usePremierBrouillon() {
  const { compte, idQuizz, edite, etat } = useQuizzEnCoursDEdition();
  const { brouillons, relire } = useBrouillonsDeQuizz(compte.userId, idQuizz);
  const { base } = etat;
  return {
    premier: brouillons.find(
      (un) => un.atelier !== edite.id && comparerQuizz(base, un.document).length > 0,
    ),
    jeter: (brouillon: BrouillonDeQuizz) => {
      jeterBrouillonDeQuizz(brouillon);
      relire();
    },
  };
}

export function EncartBrouillonRetrouve(): ReactElement {
  const { edite } = useQuizzEnCoursDEdition();
  const { premier, jeter } = usePremierBrouillon();
  const place = useRef<HTMLDivElement>(null);
  /** Whether the focus must go back to the container of the draft notices, since the pressed button disappears with its notice. */
  const aRendre = useRef(false);
  useEffect(() => {
    if (aRendre.current) place.current?.focus();
    aRendre.current = false;
  }, [premier]);
  return (
    <ConteneurEncartsBrouillon ref={place}>
      {premier !== undefined && (
        <Retrouve
          key={premier.nom}
          brouillon={premier}
          onReprendre={() => {
            edite.reprendre(premier.document, premier.base);
            jeter(premier);
            edite.poser();
            aRendre.current = true;
          }}
          onJeter={() => {
            jeter(premier);
            aRendre.current = true;
          }}
        />
      )}
    </ConteneurEncartsBrouillon>
  );
}

interface Props {
  readonly brouillon: BrouillonDeQuizz;
  readonly onReprendre: () => void;
  readonly onJeter: () => void;
}

function Retrouve({ brouillon, onReprendre, onJeter }: Props): ReactElement {
  const { base, date } = useQuizzEnCoursDEdition().etat;
  const [compare, setCompare] = useState(false);
  const differences = comparerQuizz(base, brouillon.document);
  return (
    <>
      <EncartBrouillon
        titre={<>Reprendre le brouillon du {direDateEtHeure(brouillon.garde)}&nbsp;?</>}
        gestes={
          <>
            <Bouton onClick={onReprendre}>Reprendre</Bouton>
            <Bouton variante="contour" onClick={() => setCompare(true)}>
              Comparer
            </Bouton>
            <Bouton variante="discret" onClick={onJeter}>
              Jeter
            </Bouton>
          </>
        }
      >
        <p>
          {differences.length > 1
            ? `Il a ${String(differences.length)}\u00A0modifications de plus que la version enregistrée.`
            : "Il a une modification de plus que la version enregistrée."}
          {brouillon.base !== date && (
            <> Elle a changé depuis&nbsp;: à l’enregistrement, vous choisirez laquelle garder.</>
          )}
        </p>
      </EncartBrouillon>
      <Dialogue
        ouvert={compare}
        onFermer={() => setCompare(false)}
        titre={`Brouillon du ${direDateEtHeure(brouillon.garde)}`}
        largeur="40rem"
        actions={<Bouton onClick={onReprendre}>Reprendre</Bouton>}
      >
        <p>Ce qui changerait par rapport à la version enregistrée&nbsp;:</p>
        <ListeDifferencesDeQuizz differences={differences} />
      </Dialogue>
    </>
  );
}
