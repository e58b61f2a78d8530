/** The settings of the question on a phone: one row, each behind its chip. */
import { type ReactElement, type ReactNode, useState } from "react";
import { aDesOptions } from "#contracts/quizz.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { Icone, type NomIcone } from "../../../ui/icones.tsx";
import { DialogueComplement, type NomComplement } from "./complement.tsx";
import styles from "./reglages-question.module.css";
import { FautesIci } from "./fautes-ici.tsx";
import { useRedaction } from "./redaction.tsx";
import { Temps } from "./temps.tsx";
import { TypeDeQuestion } from "./type-question.tsx";
import { TYPES_ECRITS } from "../commun/glyphe-type.tsx";

type Volet = NomComplement | "type" | "temps";

export function Puces(): ReactElement {
  const { question, changer, refus } = useRedaction();
  const [ouvert, setOuvert] = useState<Volet | null>(null);
  const fermer = () => setOuvert(null);
  const { nom, icone } = TYPES_ECRITS[question.type];
  return (
    <div>
      <div className={styles["puces"]} role="group" aria-label="Réglages">
        <Puce icone={icone} onClick={() => setOuvert("type")}>
          {nom}
          <Icone nom="chevron" taille="0.9em" />
        </Puce>
        <Puce icone="horloge" onClick={() => setOuvert("temps")}>
          {question.temps === 0 ? "Sans minuteur" : `${String(question.temps)}\u00A0s`}
        </Puce>
        {aDesOptions(question) && (
          <Puce
            icone="melange"
            presse={question.aleatoire}
            onClick={() => changer((une) => ({ ...une, aleatoire: !une.aleatoire }))}
          >
            Mélangées
          </Puce>
        )}
        <Puce
          icone={question.preuve === null ? "plus" : "coche"}
          onClick={() => setOuvert("preuve")}
        >
          Preuve
        </Puce>
        <Puce icone={question.suite === null ? "plus" : "coche"} onClick={() => setOuvert("suite")}>
          Suite
        </Puce>
      </div>
      <FautesIci codes={["extraitLong"]} refus={[refus.temps]} />
      {(ouvert === "preuve" || ouvert === "suite") && (
        <DialogueComplement nom={ouvert} onFermer={fermer} />
      )}
      <Dialogue
        ouvert={ouvert === "type" || ouvert === "temps"}
        onFermer={fermer}
        titre={ouvert === "temps" ? "Temps" : "Type de question"}
        actions={<Bouton onClick={fermer}>Voilà</Bouton>}
      >
        {ouvert === "temps" ? <Temps /> : <TypeDeQuestion />}
      </Dialogue>
    </div>
  );
}

interface PuceProps {
  readonly icone?: NomIcone;
  readonly presse?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Puce({ icone, presse, onClick, children }: PuceProps): ReactElement {
  return (
    <button type="button" className={styles["puce"]} aria-pressed={presse} onClick={onClick}>
      {icone !== undefined && <Icone nom={icone} taille="1.2em" />}
      {children}
    </button>
  );
}
