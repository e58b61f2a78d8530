/** The options of `choix`, or the items of `ordre`. plateforme §4, §5 "Proposals". */
import { type ReactElement, useState } from "react";
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { OPTIONS_MAX } from "#contracts/limites.ts";
import {
  ajouterPropositions,
  deplacerProposition,
  proposition,
  retirerProposition,
} from "../../../document/question-ecrite.ts";
import { ErreurChamp } from "../../../ui/erreur-champ.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { useRangement } from "../../../ui/use-rangement.ts";
import { collerDans } from "./coller.ts";
import { LigneProposition } from "./ligne-proposition.tsx";
import styles from "./propositions.module.css";
import { useRedaction } from "./redaction.tsx";

interface Props {
  readonly titre: string;
  readonly aide: string;
  /** What one of them is called. */
  readonly une: string;
  readonly ajouter: string;
  /** Their rank is the answer. */
  readonly enOrdre?: boolean;
}

const champOption = (cle: string): string => `option/${cle}`;

export function Propositions({ titre, aide, une, ajouter, enOrdre = false }: Props): ReactElement {
  const { question, changer, viser } = useRedaction();
  const { propositions } = question;
  /** What there was no room for. */
  const [note, setNote] = useState("");
  const cles = propositions.map(({ cle }) => cle);
  const oter = (cle: string) => {
    if (cles.length <= 1) return;
    const rang = cles.indexOf(cle);
    setNote("");
    const voisine = cles[rang - 1] ?? cles[rang + 1] ?? "";
    changer((avant) => retirerProposition(avant, cle));
    viser(champOption(voisine));
  };
  const rangement = useRangement(
    cles,
    (cle, vers) => {
      changer((avant) => deplacerProposition(avant, cle, vers));
      viser(champOption(cle));
    },
    oter,
  );
  const ajouterA = (rang: number) => {
    if (propositions.length >= OPTIONS_MAX) {
      setNote(TEXTES_EDITION.propositions);
      return;
    }
    const neuve = proposition();
    changer((avant) => ajouterPropositions(avant, rang, [neuve]).question);
    viser(champOption(neuve.cle));
  };
  const apres = (rang: number) => {
    const suivante = cles[rang + 1];
    if (suivante === undefined) ajouterA(rang + 1);
    else viser(champOption(suivante));
  };
  const coller = (cle: string, texte: string) => {
    const { question: collee, deTrop, derniere } = collerDans(question, cle, texte);
    changer(() => collee);
    viser(champOption(derniere));
    const lignes = deTrop > 1 ? `${String(deTrop)}\u00A0lignes n’ont` : "Une ligne n’a";
    setNote(deTrop > 0 ? `${lignes} pas trouvé de place. ${TEXTES_EDITION.propositions}` : "");
  };
  return (
    <>
      <div className={styles["tete"]}>
        <h2>{titre}</h2>
        <span className={styles["aide"]}>{aide}</span>
        <span className={styles["compte"]}>
          {propositions.length} / {OPTIONS_MAX}
        </span>
      </div>
      <ol className={styles["propositions"]} data-ordre={enOrdre}>
        {propositions.map((ligne, rang) => (
          <LigneProposition
            key={ligne.cle}
            proposition={ligne}
            rang={rang}
            nom={une}
            enOrdre={enOrdre}
            champ={champOption(ligne.cle)}
            rangement={rangement}
            onSuivante={() => apres(rang)}
            onOter={() => oter(ligne.cle)}
            onColler={(texte) => coller(ligne.cle, texte)}
          />
        ))}
      </ol>
      <ErreurChamp id={`note-${question._id}`} texte={note === "" ? undefined : note} alerte />
      {propositions.length < OPTIONS_MAX && (
        <button
          type="button"
          className={styles["ajouter"]}
          onClick={() => ajouterA(propositions.length)}
        >
          <Icone nom="plus" taille="1.1em" />
          {ajouter}
        </button>
      )}
      <p className={styles["pouce"]}>Glissez un verre pour déplacer, vers la gauche pour ôter.</p>
    </>
  );
}
