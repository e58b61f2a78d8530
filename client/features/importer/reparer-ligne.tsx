/** Mending a question where it stands: its fields, what is wrong in the words of the specification, and a way out proposed. */
import type { ReactElement } from "react";
import { TEMPS_MAX } from "#contracts/limites.ts";
import type { LigneQuestion, QuestionLue } from "#formats/lecture.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Icone } from "../../ui/icones.tsx";
import { ChampHaut } from "./champ-haut.tsx";
import { etatDe, type GesteImport } from "./en-cours.ts";
import { PropositionsLues } from "./propositions-lues.tsx";
import styles from "./reparer-ligne.module.css";
import { fautesSansLigne, lignesDe, longueurMax, raccourcir, ecrireLigne } from "./reparer.ts";

interface Props {
  readonly ligne: LigneQuestion;
  readonly rang: number;
  readonly faire: (geste: GesteImport) => void;
  readonly onFermer: () => void;
  readonly onSuivante: () => void;
}

/** The first line that is too long, and a shorter way to say it. */
function proposition(question: QuestionLue): { rang: number; texte: string } | null {
  const max = longueurMax(question);
  for (const [rang, texte] of lignesDe(question).entries()) {
    const court = raccourcir(texte, max);
    if (court !== null && !lignesDe(question).includes(court)) return { rang, texte: court };
  }
  return null;
}

export function ReparerLigne({ ligne, rang, faire, onFermer, onSuivante }: Props): ReactElement {
  const { question, doutes, remarques } = ligne;
  const { fautes } = etatDe(ligne);
  const siennes = fautesSansLigne(fautes).filter(({ phrase }) => !doutes.includes(phrase));
  const reste = fautes.length - doutes.length;
  const courte = proposition(question);
  const changer = (neuve: QuestionLue) => faire({ geste: "ecrire", rang, question: neuve });
  const champs = (nom: keyof QuestionLue) => siennes.find(({ champ }) => champ === nom)?.phrase;
  return (
    <div className={styles["reparer"]}>
      {doutes.map((doute) => (
        <p key={doute} className={styles["doute"]}>
          <Icone nom="attention" taille="1.1em" />
          <span>{doute}</span>
        </p>
      ))}
      {remarques.map((remarque) => (
        <p key={remarque} className={styles["remarque"]}>
          {remarque}
        </p>
      ))}
      <ChampHaut
        libelle="Question"
        valeur={question.text}
        onChange={(text) => changer({ ...question, text })}
      />
      <PropositionsLues question={question} fautes={fautes} onChange={changer} />
      {(question.temps > 0 || champs("temps") !== undefined) && (
        <Champ
          className={styles["temps"]}
          libelle="Temps, en secondes"
          type="number"
          inputMode="numeric"
          min={0}
          max={TEMPS_MAX}
          value={String(question.temps)}
          erreur={champs("temps")}
          onChange={({ currentTarget }) =>
            changer({ ...question, temps: Number(currentTarget.value) })
          }
        />
      )}
      {(["preuve", "suite"] as const).map((nom) => {
        const dit = question[nom];
        return (
          dit !== null && (
            <ChampHaut
              key={nom}
              libelle={nom === "preuve" ? "Preuve" : "Suite"}
              valeur={dit.text}
              erreur={champs(nom)}
              onChange={(text) => changer({ ...question, [nom]: { ...dit, text } })}
              onOter={() => changer({ ...question, [nom]: null })}
            />
          )
        );
      })}
      {champs("media") !== undefined && (
        <ChampHaut
          libelle="Média"
          valeur={question.media}
          erreur={champs("media")}
          onChange={(media) => changer({ ...question, media })}
        />
      )}
      {champs("liste") !== undefined && (
        <ChampHaut
          libelle="Liste, un élément par ligne"
          valeur={question.liste.join("\n")}
          lignes
          erreur={champs("liste")}
          onChange={(texte) => changer({ ...question, liste: texte.split("\n") })}
        />
      )}
      {siennes
        .filter(({ champ }) => champ === null || !DITS.has(champ))
        .map(({ phrase }) => (
          <p key={phrase} className={styles["doute"]}>
            <Icone nom="attention" taille="1.1em" />
            <span>{phrase}</span>
          </p>
        ))}
      <div className={styles["gestes"]}>
        {courte !== null && (
          <Bouton
            variante="contour"
            onClick={() => changer(ecrireLigne(question, courte.rang, courte.texte))}
          >
            Garder «&nbsp;{courte.texte}&nbsp;»
          </Bouton>
        )}
        <Bouton
          variante="discret"
          onClick={() => {
            faire({ geste: "ignorer", rang });
            onSuivante();
          }}
        >
          Ignorer la question
        </Bouton>
        <Bouton
          className={styles["fini"]}
          aria-disabled={reste > 0}
          title={reste > 0 ? "Il reste quelque chose à corriger" : undefined}
          onClick={() => {
            if (reste > 0) return;
            if (doutes.length > 0) faire({ geste: "confirmer", rang });
            onSuivante();
          }}
        >
          {doutes.length > 0 && reste === 0 ? "C’est bon, suivante" : "Corrigée, suivante"}
        </Bouton>
        <Bouton variante="discret" onClick={onFermer}>
          Replier
        </Bouton>
      </div>
    </div>
  );
}

/** Fields that say their fault themselves. */
const DITS: ReadonlySet<string> = new Set(["temps", "preuve", "suite", "media", "liste"]);
