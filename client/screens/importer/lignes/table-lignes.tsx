/** The questions that were read, each with its state; one of them can be open to be mended. */
import { AFFICHAGE_PAR_TYPE_DE_QUESTION } from "../../../questions/types-de-question.ts";
import { memo, type ReactElement, useEffect, useRef, useState } from "react";
import type { LigneImport, QuizzImport } from "#formats/lecture.ts";
import { useKeyPress } from "../../../browser/use-key-press.ts";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { ChoixSegmente } from "../../../ui/choix.tsx";
import { Icone, type NomIcone } from "../../../ui/icones.tsx";
import type { GesteImport } from "../import-reducer.ts";
import {
  compterLignesParEtat,
  estLigneSeulementDouteuse,
  trouverEtatDeLigneImportee,
  trouverRangDeProchaineLigneAReparer,
} from "../import-en-cours.ts";
import { PanneauReparerLigne } from "./reparer-ligne.tsx";
import styles from "./table-lignes.module.css";

interface Props {
  readonly quizz: QuizzImport;
  /** Rank of the line that is open to be mended; null when none is. */
  readonly ouverte: number | null;
  /** Number of the reading on screen. */
  readonly lecture: number;
  readonly onOuvrir: (rang: number | null) => void;
  readonly faire: (geste: GesteImport) => void;
}

type Filtre = "toutes" | "ok" | "aCorriger" | "ignoree";
const FILTRES: readonly {
  readonly valeur: Filtre;
  readonly libelle: string;
  readonly icone: NomIcone | null;
}[] = [
  { valeur: "toutes", libelle: "Toutes", icone: null },
  { valeur: "ok", libelle: "OK", icone: "coche" },
  { valeur: "aCorriger", libelle: "À corriger", icone: "attention" },
  { valeur: "ignoree", libelle: "Ignorées", icone: null },
];

/** Number of rows displayed at first, and added by each press of the button. */
const PAS = 50;

export function TableDesLignesImportees({
  quizz,
  ouverte,
  lecture,
  onOuvrir,
  faire,
}: Props): ReactElement {
  const [filtre, setFiltre] = useState<Filtre>("toutes");
  const [place, setPlace] = useState(PAS);
  const [dit, setDit] = useState("");
  const liste = useRef<HTMLOListElement>(null);
  const { lignes } = quizz;
  const comptes = { toutes: lignes.length, ...compterLignesParEtat(lignes) };
  const rangs = lignes.flatMap((ligne, rang) =>
    filtre === "toutes" || trouverEtatDeLigneImportee(ligne).etat === filtre || rang === ouverte
      ? [rang]
      : [],
  );
  const jusqua = Math.max(place, rangs.indexOf(ouverte ?? -1) + 1);
  const douteuses = lignes.filter(estLigneSeulementDouteuse).length;

  const ouvrir = (rang: number | null) => {
    onOuvrir(rang);
    if (rang === null) setDit("Il n’y a plus rien à corriger.");
    else setDit("");
  };
  /** Opens the next line to mend after the open one, or closes the open one when none is left. */
  const suivante = () => ouvrir(trouverRangDeProchaineLigneAReparer(lignes, ouverte ?? -1));
  const chercher = () => {
    const ici = lignes[ouverte ?? -1];
    const reste =
      ici !== undefined && trouverEtatDeLigneImportee(ici).etat === "aCorriger" ? ouverte : null;
    ouvrir(trouverRangDeProchaineLigneAReparer(lignes, ouverte ?? -1) ?? reste);
  };
  useKeyPress((evenement) => {
    if (evenement.key !== "F8" || document.querySelector("dialog[open]") !== null) return;
    evenement.preventDefault();
    chercher();
  });
  const lue = useRef(lecture);
  // the focus goes to the first wrong field of the line that was just opened, not of one that another reading gave another rank
  useEffect(() => {
    const relue = lue.current !== lecture;
    lue.current = lecture;
    if (ouverte === null || relue) return;
    const ligne = liste.current?.querySelector<HTMLElement>(`[data-rang="${String(ouverte)}"]`);
    const champ =
      ligne?.querySelector<HTMLElement>("[aria-invalid=true]") ??
      ligne?.querySelector<HTMLElement>("textarea");
    champ?.focus({ preventScroll: true });
    ligne?.scrollIntoView({ block: "nearest" });
  }, [ouverte, lecture]);

  return (
    <>
      <div className={styles["tete"]}>
        <div className={styles["filtres"]}>
          <ChoixSegmente<Filtre>
            libelle="Questions montrées"
            libelleCache
            options={FILTRES.map(({ valeur, libelle, icone }) => ({
              valeur,
              libelle: (
                <span className={styles["filtre"]} data-filtre={valeur}>
                  {icone !== null && <Icone nom={icone} taille="1em" />}
                  {libelle} <b>{comptes[valeur]}</b>
                </span>
              ),
            }))}
            valeur={filtre}
            onChange={setFiltre}
          />
        </div>
        {douteuses > 0 && (
          <Bouton variante="discret" onClick={() => faire({ geste: "toutConfirmer" })}>
            Tout confirmer ({douteuses})
          </Bouton>
        )}
        <button
          type="button"
          className={styles["suivante"]}
          aria-keyshortcuts="F8"
          aria-disabled={comptes.aCorriger === 0}
          onClick={chercher}
        >
          <kbd>F8</kbd> prochaine à corriger
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {dit}
      </p>
      <div className={styles["noms"]} aria-hidden="true">
        <span>Ligne</span>
        <span />
        <span>Question</span>
        <span>Réponses</span>
        <span>État</span>
      </div>
      <ol ref={liste} className={styles["lignes"]}>
        {rangs.slice(0, jusqua).map((rang) => {
          const ligne = lignes[rang];
          return (
            ligne !== undefined && (
              <LigneLue
                // a line has no other key than its rank in the file
                key={String(rang)}
                ligne={ligne}
                rang={rang}
                ouverte={rang === ouverte}
                faire={faire}
                onOuvrir={onOuvrir}
                onSuivante={rang === ouverte ? suivante : null}
                lecture={rang === ouverte ? lecture : 0}
              />
            )
          );
        })}
      </ol>
      {rangs.length === 0 && <p className={styles["rien"]}>Aucune question ici.</p>}
      {rangs.length > jusqua && (
        <Bouton variante="contour" onClick={() => setPlace(jusqua + PAS)}>
          En montrer {Math.min(PAS, rangs.length - jusqua)} de plus
        </Bouton>
      )}
    </>
  );
}

interface LigneLueProps {
  readonly ligne: LigneImport;
  readonly rang: number;
  readonly ouverte: boolean;
  readonly faire: (geste: GesteImport) => void;
  readonly onOuvrir: (rang: number | null) => void;
  /** Opens the next line to mend; null while the line is closed. */
  readonly onSuivante: (() => void) | null;
  /** Number of the reading, with which the form of an open line begins anew. */
  readonly lecture: number;
}

const ETATS: Readonly<Record<string, readonly [NomIcone, string]>> = {
  ok: ["coche", "OK"],
  aCorriger: ["attention", "À corriger"],
  ignoree: ["moins", "Ignorée"],
};

/** Row of an imported question, closed or open to be mended; drawn again only when its own properties change. */
const LigneLue = memo(function LigneLue(props: LigneLueProps): ReactElement {
  const { ligne, rang, ouverte, faire, onOuvrir, onSuivante, lecture } = props;
  const { etat, fautes } = trouverEtatDeLigneImportee(ligne);
  const [icone, mot] = ETATS[etat] ?? ["moins", ""];
  const question = ligne.sorte === "question" ? ligne.question : null;
  const texte =
    question === null ? (ligne.sorte === "ignoree" ? ligne.extrait : "") : question.text;
  const dite = texte.trim() === "" ? "Une ligne sans question" : texte;
  const [faute] = fautes;
  return (
    <li data-rang={rang} data-etat={etat} data-ouverte={ouverte} className={styles["ligne"]}>
      <div className={styles["resume"]}>
        <span className={styles["numero"]}>
          <span className="visually-hidden">Ligne </span>
          {ligne.ou}
        </span>
        <span className={styles["type"]}>
          {question !== null && (
            <Icone
              nom={AFFICHAGE_PAR_TYPE_DE_QUESTION[question.type].icone}
              libelle={AFFICHAGE_PAR_TYPE_DE_QUESTION[question.type].nom}
              taille="1.25rem"
            />
          )}
        </span>
        {question === null ? (
          <span className={styles["texte"]}>
            <TexteDAutrui>{dite}</TexteDAutrui>
          </span>
        ) : (
          <button
            type="button"
            className={styles["texte"]}
            aria-expanded={ouverte}
            onClick={() => onOuvrir(ouverte ? null : rang)}
          >
            <TexteDAutrui>{dite}</TexteDAutrui>
          </button>
        )}
        <span className={styles["reponses"]}>
          {ligne.sorte === "ignoree" ? (
            ligne.raison
          ) : faute !== undefined && !ouverte ? (
            <span className={styles["faute"]}>{faute.phrase}</span>
          ) : (
            question !== null &&
            !ouverte && (
              <TexteDAutrui>
                {AFFICHAGE_PAR_TYPE_DE_QUESTION[question.type].resumerLue(question)}
              </TexteDAutrui>
            )
          )}
        </span>
        <span className={styles["etat"]}>
          <Icone nom={icone} taille="1.1em" />
          {mot}
        </span>
        {ligne.sorte === "ignoree" && ligne.question !== null && (
          <button
            type="button"
            className={styles["reprendre"]}
            onClick={() => {
              faire({ geste: "reprendre", rang });
              onOuvrir(rang);
            }}
          >
            La reprendre
          </button>
        )}
      </div>
      {onSuivante !== null && ligne.sorte === "question" && (
        <PanneauReparerLigne
          key={lecture}
          ligne={ligne}
          rang={rang}
          faire={faire}
          onFermer={() => onOuvrir(null)}
          onSuivante={onSuivante}
        />
      )}
    </li>
  );
});
