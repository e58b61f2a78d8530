/** What another visit has left of this card: taken up, or thrown away. Decisions 0082, 0093. */
import { type ReactElement, useRef, useState } from "react";
import type { ImprevuLu } from "#contracts/edition-imprevu.ts";
import { garderBrouillonDeCarte, lireBrouillonDeCarte } from "../../../document/brouillon-carte.ts";
import { lireCarte } from "../../../document/carte.ts";
import { memes } from "../../../document/memes.ts";
import { dateDe } from "../../../document/mots.ts";
import { EncartBrouillon, PlaceBrouillons } from "../../../quizz/encart-brouillon.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { TexteACommandes } from "./texte-a-commandes.tsx";
import { useCarte } from "./redaction.ts";

export function BrouillonDImprevu({ lu }: { readonly lu: ImprevuLu }): ReactElement {
  const { id, compte, atelier } = useCarte();
  const place = useRef<HTMLDivElement>(null);
  const [trouve, setTrouve] = useState(() => {
    const garde = lireBrouillonDeCarte(compte, id, Date.now());
    return garde === null || memes(garde.carte, lireCarte(lu)) ? null : garde;
  });
  const oublier = () => {
    setTrouve(null);
    // what was pressed goes with it
    place.current?.focus();
  };
  return (
    <PlaceBrouillons ref={place}>
      {trouve !== null && (
        <EncartBrouillon
          titre={<>Reprendre le brouillon du {dateDe(trouve.garde)}&nbsp;?</>}
          gestes={
            <>
              <Bouton
                onClick={() => {
                  atelier.reprendre(trouve.carte, trouve.revision);
                  atelier.poser();
                  oublier();
                }}
              >
                Reprendre
              </Bouton>
              <Bouton
                variante="discret"
                onClick={() => {
                  garderBrouillonDeCarte(compte, id, null);
                  oublier();
                }}
              >
                Jeter
              </Bouton>
            </>
          }
        >
          <p>
            <TexteACommandes texte={trouve.carte.text} />
          </p>
        </EncartBrouillon>
      )}
    </PlaceBrouillons>
  );
}
