/**
 * Dialogue that edits the proof or the follow-up of a question. Only Valider puts its content into the question.
 * plateforme §2 (Valider, Supprimer, Fermer), §5.
 */
import { type ReactElement, useEffect, useId, useState } from "react";
import { PHRASES_EDITION_QUIZZ } from "#contracts/edition.ts";
import {
  ELEMENT_LISTE_QUESTION_LONGUEUR_MAX,
  TEXTE_QUESTION_LONGUEUR_MAX,
} from "#contracts/limites.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import { seraientEnregistresPareil } from "../../../document/memes.ts";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { ChampMultiligne } from "../../../ui/champ-texte.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import styles from "./reglages-question.module.css";
import { ChampMedia } from "./media/media-question.tsx";
import { useQuestionEnCoursDeRedaction } from "./redaction.tsx";
import { z } from "zod";
import { writeDraft, readDraft } from "../../../browser/draft-storage.ts";
import { askBeforeUnload } from "../../../browser/before-unload.ts";
import { Champ } from "../../../ui/champ.tsx";
import { useFocusSurChamp } from "../commun/viser.ts";
import { decouperTexteImprevu } from "#contracts/imprevu-commandes.ts";
import { TexteEnMorceaux } from "../../../scenes/morceaux.tsx";
import { convertirEnMorceauxDeVue } from "../../../scenes/apercu/vue-apercu.ts";
import { Icone } from "../../../ui/icones.tsx";
import { rendreTexteDeSuite, tirerNombresPourApercuDeSuite } from "./apercu/rendre-suite.ts";

export type NomDeComplementPreuveOuSuite = "preuve" | "suite";

const TEXTES: Readonly<
  Record<NomDeComplementPreuveOuSuite, { titre: string; libelle: string; aide: string }>
> = {
  preuve: {
    titre: "Preuve",
    libelle: "Texte de la preuve",
    aide: "Ce qui met tout le monde d’accord, après la réponse.",
  },
  suite: {
    titre: "Suite",
    libelle: "Texte de la suite",
    aide: "Un imprévu qui arrive avec la réponse\u00A0: «\u00A0&joueur boit &gorgee\u00A0».",
  },
};

interface Props {
  readonly nom: NomDeComplementPreuveOuSuite;
  readonly onFermer: () => void;
}

export function DialoguePreuveOuSuite({ nom, onFermer }: Props): ReactElement {
  const { question, changer } = useQuestionEnCoursDeRedaction();
  const deja = question[nom];
  const [depart] = useState<ComplementEcrit>({
    text: deja?.text ?? "",
    media: deja?.media ?? "",
    liste: question.liste,
  });
  const [repris] = useState(() => lireComplement(question._id, nom));
  const [ecrit, setEcrit] = useState(repris ?? depart);
  const poser = (suivant: ComplementEcrit) => {
    garderComplement(question._id, nom, suivant);
    setEcrit(suivant);
  };
  const fermer = () => {
    garderComplement(question._id, nom, null);
    onFermer();
  };
  /** Whether a file is on its way: the dialogue would be closed without it. */
  const [enRoute, setEnRoute] = useState(false);
  const change = enRoute || !seraientEnregistresPareil(ecrit, depart);
  const [ferme, setFerme] = useState(false);
  const [demande, setDemande] = useState(false);
  const { text, media, liste } = ecrit;
  const manque = nom === "preuve" && !aDuTexteVisible(text);
  const erreur =
    [...text].length > TEXTE_QUESTION_LONGUEUR_MAX
      ? PHRASES_EDITION_QUIZZ.texteLong
      : demande && manque
        ? PHRASES_EDITION_QUIZZ.preuve
        : undefined;
  const elementVide = liste.some((element) => !aDuTexteVisible(element));
  const garder = (
    complement: Pick<ComplementEcrit, "text" | "media"> | null,
    avecListe = liste,
  ) => {
    changer((une) => ({ ...une, [nom]: complement, liste: [...avecListe] }));
    fermer();
  };
  const valider = () => {
    setDemande(true);
    if (enRoute || manque || [...text].length > TEXTE_QUESTION_LONGUEUR_MAX || elementVide) return;
    garder(aDuTexteVisible(text) || media !== "" ? { text: text.trim(), media } : null);
  };
  return (
    <Dialogue
      ouvert
      onFermer={() => (change ? setFerme(true) : fermer())}
      titre={TEXTES[nom].titre}
      largeur="40rem"
      variante="modale"
      // a click outside of the dialogue does not close it: its text would be lost
      insistant
      actions={
        <>
          {deja !== null && (
            <Bouton
              variante="danger"
              onClick={() => garder(null, nom === "suite" ? [] : question.liste)}
            >
              Supprimer
            </Bouton>
          )}
          <Bouton chargement={enRoute} onClick={valider}>
            Valider
          </Bouton>
        </>
      }
    >
      <div className={styles["formulaire"]}>
        {repris !== null && (
          <p className={styles["repris"]} role="status">
            Repris où vous en étiez&nbsp;: ce n’était pas validé.
          </p>
        )}
        <ChampMultiligne
          libelle={TEXTES[nom].libelle}
          aide={TEXTES[nom].aide}
          value={text}
          max={TEXTE_QUESTION_LONGUEUR_MAX}
          rows={4}
          dir="auto"
          erreur={erreur}
          onKeyDown={(evenement) => {
            if (evenement.key !== "Enter" || !(evenement.ctrlKey || evenement.metaKey)) return;
            evenement.preventDefault();
            valider();
          }}
          onChange={({ currentTarget: { value } }) => poser({ ...ecrit, text: value })}
        />
        <ChampMedia
          media={media}
          onChange={(autre) => poser({ ...ecrit, media: autre })}
          onEnRoute={setEnRoute}
        />
        {nom === "suite" && (
          <>
            <ChampsListeDeSuite
              liste={liste}
              dite={demande}
              onChange={(autre) => poser({ ...ecrit, liste: [...autre] })}
            />
            <ApercuSuite texte={text} liste={liste} />
          </>
        )}
      </div>
      <FermerSansValider
        aPerdre={change}
        ouvert={ferme}
        onRester={() => setFerme(false)}
        onFermer={fermer}
      />
    </Dialogue>
  );
}

const ecrit = z.object({ text: z.string(), media: z.string(), liste: z.array(z.string()) });
type ComplementEcrit = z.infer<typeof ecrit>;

const nomDe = (idQuestion: string, nom: string): string => `complement/${idQuestion}/${nom}`;

/**
 * Reads the text that a closed or crashed tab had left in the dialogue (decision 0082); null when there is none, or
 * none that is readable.
 */
function lireComplement(idQuestion: string, nom: string): ComplementEcrit | null {
  try {
    const lu = ecrit.safeParse(JSON.parse(readDraft(nomDe(idQuestion, nom)) ?? "null"));
    return lu.success ? lu.data : null;
  } catch {
    return null;
  }
}

/** Keeps the dialogue's text in the browser, with its date: brouillons.ts removes it after a month. @param quoi null: removes it, once it was validated or thrown away */
function garderComplement(idQuestion: string, nom: string, quoi: ComplementEcrit | null): void {
  const texte = quoi === null ? null : JSON.stringify({ ...quoi, garde: Date.now() });
  writeDraft(nomDe(idQuestion, nom), texte);
}

interface FermerSansValiderProps {
  /** Whether the dialogue has text that is not validated: the browser then also asks before the tab is closed. */
  readonly aPerdre: boolean;
  readonly ouvert: boolean;
  readonly onRester: () => void;
  readonly onFermer: () => void;
}

/** Dialogue that asks before the proof or follow-up is closed with text that is not validated. */
function FermerSansValider({
  aPerdre,
  ouvert,
  onRester,
  onFermer,
}: FermerSansValiderProps): ReactElement {
  useEffect(() => {
    if (!aPerdre) return undefined;
    return askBeforeUnload(() => true, { reloadLosesWork: () => true });
  }, [aPerdre]);
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onRester}
      titre="Fermer sans valider&nbsp;?"
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Fermer sans valider
          </Bouton>
          <Bouton onClick={onRester}>Continuer à écrire</Bouton>
        </>
      }
    >
      <p>Ce que vous venez d’écrire ici n’est gardé qu’une fois validé.</p>
    </Dialogue>
  );
}

interface ListeDeSuiteProps {
  readonly liste: readonly string[];
  /** Whether Valider was pressed: missing texts are then marked. */
  readonly dite: boolean;
  readonly onChange: (liste: readonly string[]) => void;
}

/** Sentence about the fault of an item that `&liste` draws; undefined for none. plateforme §3 (`liste`), §5 "Imprevu list item". */
function fauteElement(element: string, dite: boolean): string | undefined {
  if (element.trim().length > ELEMENT_LISTE_QUESTION_LONGUEUR_MAX)
    return PHRASES_EDITION_QUIZZ.elementLong;
  return dite && !aDuTexteVisible(element) ? PHRASES_EDITION_QUIZZ.liste : undefined;
}

export function ChampsListeDeSuite({ liste, dite, onChange }: ListeDeSuiteProps): ReactElement {
  const id = useId();
  const viser = useFocusSurChamp();
  /** Removes an item; the focus goes to the item that follows, or to the button that adds one. */
  const oter = (rang: number) => {
    const dernier = liste.length - 2;
    onChange(liste.filter((_, i) => i !== rang));
    viser(dernier < 0 ? `${id}/ajouter` : `${id}/oter/${String(Math.min(rang, dernier))}`);
  };
  const ajouter = () => {
    onChange([...liste, ""]);
    viser(`${id}/${String(liste.length)}`);
  };
  return (
    <section aria-labelledby={id} className={styles["liste"]}>
      <h3 id={id}>Éléments de &amp;liste</h3>
      {liste.map((element, rang) => (
        // items are never moved, so that their rank is a stable key
        <div key={rang} className={styles["element"]}>
          <Champ
            libelle={`Élément ${String(rang + 1)}`}
            libelleCache
            data-champ={`${id}/${String(rang)}`}
            value={element}
            dir="auto"
            autoComplete="off"
            erreur={fauteElement(element, dite)}
            onChange={({ currentTarget: { value } }) =>
              onChange(liste.map((autre, i) => (i === rang ? value : autre)))
            }
          />
          <BoutonIcone
            icone="croix"
            nu
            data-champ={`${id}/oter/${String(rang)}`}
            libelle={`Ôter l’élément ${String(rang + 1)}`}
            onClick={() => oter(rang)}
          />
        </div>
      ))}
      <Bouton variante="contour" icone="plus" data-champ={`${id}/ajouter`} onClick={ajouter}>
        Ajouter un élément
      </Bouton>
    </section>
  );
}

interface ApercuSuiteProps {
  readonly texte: string;
  readonly liste: readonly string[];
}

const COMMANDES = [
  ["&joueur, &joueurAutre", "un nom, puis un autre"],
  ["&gorgee, &gorgeeAutre", "de 1 à 4 gorgées"],
  ["&gorgeeEntre[2;5]", "de 2 à 5 gorgées"],
  ["&chiffreEntre[1;10]", "un nombre"],
  ["&liste", "un élément de la liste"],
  ["&liste{pile;face}", "un des mots écrits là"],
  ["&boisDistrib, &boiventDistrib", "bois ou distribue, boivent ou distribuent"],
  ["&lettres, &couleurs, &langues", "une lettre, une couleur, une langue"],
] as const;

/** Unknown commands of a follow-up's text, each once. */
const inconnues = (texte: string): readonly string[] => [
  ...new Set(
    decouperTexteImprevu(texte).flatMap(({ type, v }) => (type === "inconnue" ? [v] : [])),
  ),
];

/** Preview of the follow-up with its commands replaced, and the list of its unknown commands. plateforme §5 "Imprevu text commands". */
function ApercuSuite({ texte, liste }: ApercuSuiteProps): ReactElement {
  const [tire, setTire] = useState(tirerNombresPourApercuDeSuite);
  return (
    <>
      <ul className={styles["inconnues"]} aria-live="polite">
        {inconnues(texte).map((une) => (
          <li key={une}>
            <Icone nom="attention" taille="1.15em" />
            «&nbsp;{une}&nbsp;» n’est pas une commande connue&nbsp;: elle sera lue telle quelle.
          </li>
        ))}
      </ul>
      {texte.trim() !== "" && (
        <div>
          <p className={styles["tete"]}>
            Aperçu
            <Bouton variante="discret" onClick={() => setTire(tirerNombresPourApercuDeSuite())}>
              Tirer encore
            </Bouton>
          </p>
          <p className={`${styles["ardoise"] ?? ""} sur-ardoise`} dir="auto">
            <TexteEnMorceaux
              texte={convertirEnMorceauxDeVue(rendreTexteDeSuite(texte, liste, tire))}
            />
          </p>
        </div>
      )}
      <details className={styles["commandes"]}>
        <summary>Les commandes</summary>
        <dl>
          {COMMANDES.map(([nom, effet]) => (
            <div key={nom} style={{ display: "contents" }}>
              <dt>{nom}</dt>
              <dd>{effet}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
