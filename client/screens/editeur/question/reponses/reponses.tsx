/** The answers of the question, by its type. */
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useId, useState } from "react";
import { FautesDesChampsAuDessus, useQuestionEnCoursDeRedaction } from "../redaction.tsx";
import { ChampsPropositionsDeQuestion } from "./propositions.tsx";
import styles from "./reponses.module.css";
import type { QuestionEcrite } from "../../../../document/question-ecrite.ts";
import { Icone } from "../../../../ui/icones.tsx";
import { contientPlusieursLignes } from "./coller.ts";
import { trouverManiereDeRepondre, type Question } from "#contracts/quizz.ts";
import { jugerReponseEnApercu } from "#game/apercu/reponse.ts";

/** The fields of the answers by the question's type: options, elements in order, accepted texts; a sentence for `rien`. */
export function ChampsReponsesDeQuestion(): ReactElement {
  const { question } = useQuestionEnCoursDeRedaction();
  switch (trouverManiereDeRepondre(question)) {
    case "uneOption":
      return (
        <section className={styles["reponses"]} aria-label="Options">
          <ChampsPropositionsDeQuestion
            titre="Options"
            aide="cochez la bonne, ou les bonnes"
            une="Option"
            ajouter="Ajouter une option"
          />
          <FautesDesChampsAuDessus codes={["peuDePropositions", "sansReponse"]} />
        </section>
      );
    case "toutesLesOptions":
      return (
        <section className={styles["reponses"]} aria-label="Éléments">
          <ChampsPropositionsDeQuestion
            titre="Éléments"
            aide="dans le bon ordre"
            une="Élément"
            ajouter="Ajouter un élément"
            enOrdre
          />
          <p className={styles["doux"]}>
            Écrivez-les dans le bon ordre&nbsp;: la salle les reçoit mélangés, chacun dans son
            verre.
          </p>
          <FautesDesChampsAuDessus codes={["peuDePropositions", "ordreIncomplet"]} />
        </section>
      );
    case "texte":
      return <ReponsesAcceptees />;
    case null:
      return (
        <p className={styles["doux"]}>
          Reste à l’écran jusqu’au bouton «&nbsp;Suivant&nbsp;». Ne compte pas dans les questions.
        </p>
      );
  }
}

/**
 * Fields of an `entree` question: accepted answers, accepted answers that are worth a bonus, and a field to try an
 * answer. plateforme §3 (`precis`), §5.
 */
function ReponsesAcceptees(): ReactElement {
  const { question, refus } = useQuestionEnCoursDeRedaction();
  return (
    <section className={styles["reponses"]} aria-label="Réponses">
      <GroupeDeReponses
        nom="reponses"
        titre="Réponses acceptées"
        une="Réponse acceptée"
        fautes={refus.reponses}
      />
      <FautesDesChampsAuDessus codes={["sansReponseAcceptee"]} />
      <GroupeDeReponses
        nom="reponsesBonus"
        titre="Réponses bonus"
        aide="Justes aussi, et elles offrent de 1 à 4 gorgées à distribuer."
        une="Réponse bonus"
        fautes={refus.reponsesBonus}
        laiton
      />
      {question.reponses.length + question.reponsesBonus.length > 0 && <BancEssai />}
    </section>
  );
}

interface Props {
  readonly nom: "reponses" | "reponsesBonus";
  readonly titre: string;
  readonly une: string;
  readonly aide?: string;
  readonly fautes: readonly (string | undefined)[];
  readonly laiton?: boolean;
}

function GroupeDeReponses({ nom, ...reste }: Props): ReactElement {
  const { question, changer, champ, viser } = useQuestionEnCoursDeRedaction();
  const avec = (valeurs: readonly string[]) => (une: QuestionEcrite) => ({
    ...une,
    [nom]: valeurs,
  });
  return (
    <ChampsListeDeTextesCourts
      {...reste}
      invite="une autre"
      valeurs={question[nom]}
      champ={(rang) => champ(`${nom}/${String(rang)}`)}
      onViser={(rang) => viser(`${nom}/${String(rang)}`)}
      onChange={(valeurs, rang) =>
        changer(avec(valeurs), rang === null ? "" : `${nom}/${String(rang)}`)
      }
    />
  );
}

interface PastillesProps {
  readonly titre: string;
  readonly aide?: string | undefined;
  /** `une`: label of an answer's field; `invite`: placeholder of the field that adds one. */
  readonly une: string;
  readonly invite: string;
  readonly valeurs: readonly string[];
  /** Sentence about the fault of each answer, by its rank; undefined for none. */
  readonly fautes: readonly (string | undefined)[];
  /** Whether these answers are worth a bonus. */
  readonly laiton?: boolean;
  readonly champ: (rang: number) => { readonly "data-champ"?: string };
  readonly onViser: (rang: number) => void;
  /** Called with the changed answers. @param rang of the answer that is typed in; null for any other change */
  readonly onChange: (valeurs: readonly string[], rang: number | null) => void;
}

const estPleine = (valeur: string): boolean => valeur.trim() !== "";

/** Fields of short texts in a row, each edited in place; the last field adds a text. */
export function ChampsListeDeTextesCourts(props: PastillesProps): ReactElement {
  const { titre, aide, une, invite, valeurs, fautes, laiton = false, onViser, onChange } = props;
  const id = useId();
  const dites = [...new Set(fautes.filter((faute) => faute !== undefined))];
  const remplacer = (rang: number, ...par: readonly string[]) =>
    valeurs.slice(0, rang).concat(par, valeurs.slice(rang + 1));
  const oter = (rang: number) => {
    const avant = valeurs.slice(0, rang).filter(estPleine);
    onChange(avant.concat(valeurs.slice(rang + 1).filter(estPleine)), null);
    onViser(avant.length);
  };
  const touche = (rang: number) => (evenement: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, altKey, repeat, nativeEvent } = evenement;
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    if (key === "Enter") {
      evenement.preventDefault();
      if (!repeat && (valeurs[rang] ?? "") !== "") onViser(rang + 1);
    } else if (key === "Backspace" && (valeurs[rang] ?? "") === "" && valeurs.length > 0) {
      evenement.preventDefault();
      // a key held down counts once: it empties a field, and does not go on to the others
      if (repeat) return;
      if (rang < valeurs.length) onChange(remplacer(rang), null);
      onViser(Math.max(0, rang - 1));
    }
  };
  const coller = (rang: number) => (evenement: ClipboardEvent) => {
    const colle = evenement.clipboardData.getData("text/plain");
    if (!contientPlusieursLignes(colle)) return;
    evenement.preventDefault();
    const lignes = colle.split(/\r?\n/).flatMap((ligne) => ligne.trim() || []);
    onChange(remplacer(rang, ...lignes), null);
    onViser(rang + lignes.length);
  };
  return (
    <fieldset className={styles["groupe"]} aria-describedby={`${id}-aide ${id}-fautes`}>
      <legend>{titre}</legend>
      {aide !== undefined && (
        <p id={`${id}-aide`} className={styles["pastilles-aide"]}>
          {aide}
        </p>
      )}
      <ul className={styles["pastilles"]} data-laiton={laiton}>
        {[...valeurs, ""].map((valeur, rang) => {
          const neuve = rang === valeurs.length;
          return (
            // fields are never moved, so that their rank is a stable key
            <li key={rang} data-neuve={neuve} data-faute={fautes[rang] !== undefined}>
              {neuve && <Icone nom="plus" taille="1em" />}
              <input
                {...props.champ(rang)}
                type="text"
                dir="auto"
                autoComplete="off"
                size={Math.max(neuve ? invite.length : 3, valeur.length)}
                value={valeur}
                placeholder={neuve ? invite : undefined}
                aria-label={neuve ? `${une}, ${invite}` : `${une} ${String(rang + 1)}`}
                aria-invalid={fautes[rang] === undefined ? undefined : true}
                onChange={({ currentTarget: { value } }) => onChange(remplacer(rang, value), rang)}
                onKeyDown={touche(rang)}
                onPaste={coller(rang)}
                onBlur={() => {
                  if (!valeurs.every(estPleine)) onChange(valeurs.filter(estPleine), rang);
                }}
              />
              {!neuve && (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`Ôter ${valeur}`}
                  title="Ôter"
                  // the press takes no focus: a field that loses it while empty disappears, and the ranks would
                  // change during the press
                  onMouseDown={(evenement) => evenement.preventDefault()}
                  onClick={() => oter(rang)}
                >
                  <Icone nom="croix" taille="0.9em" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <ul id={`${id}-fautes`} className={styles["fautes"]}>
        {dites.map((dite) => (
          <li key={dite}>
            <Icone nom="attention" taille="1.15em" />
            {dite}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface Verdict {
  readonly juste: boolean;
  readonly phrase: string;
}

/**
 * The verdict of the rules of the game on an answer that the author tries (decisions-jeu "Question, reveal, sips");
 * null when nothing was typed.
 */
export function jugerReponseTesteeParAuteur(question: Question, essai: string): Verdict | null {
  const rendu = jugerReponseEnApercu(question, [essai]);
  if (!rendu.ok) return null;
  const { jugement, fautes } = rendu;
  if (jugement === "faux") return { juste: false, phrase: "refusée" };
  const nom = jugement === "precis" ? "acceptée, avec son bonus" : "acceptée";
  if (fautes === 0) return { juste: true, phrase: nom };
  const s = fautes > 1 ? "s" : "";
  // the verdict is conditional: a room also refuses typing slips that are other words, and the editor does not
  // have the list of words
  const pardon = `${String(fautes)}\u00A0faute${s} pardonnée${s}, sauf si c’est un autre mot`;
  return { juste: true, phrase: `${nom}, ${pardon}` };
}

function BancEssai(): ReactElement {
  const { ecrite } = useQuestionEnCoursDeRedaction();
  const [essai, setEssai] = useState("");
  const id = useId();
  const verdict = jugerReponseTesteeParAuteur(ecrite, essai);
  return (
    <div className={styles["banc"]}>
      <Icone nom="telephone" taille="1.3em" />
      <input
        type="text"
        data-a-part
        dir="auto"
        autoComplete="off"
        placeholder="Essayez une réponse"
        aria-label="Essayer une réponse"
        aria-describedby={id}
        value={essai}
        onChange={({ currentTarget: { value } }) => setEssai(value)}
      />
      <p id={id} role="status" data-juste={verdict?.juste}>
        {verdict !== null && (
          <>
            <Icone nom={verdict.juste ? "coche" : "croix"} taille="1.1em" />
            {verdict.phrase}
          </>
        )}
      </p>
    </div>
  );
}
