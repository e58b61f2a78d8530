/** Each line that was read: what it becomes, in what state, and the one that is being mended. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { QuizzLu } from "#formats/lecture.ts";
import { useTouche } from "../../browser/use-touche.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import type { GesteImport } from "./agir.ts";
import { compter, estDouteuse, etatDe, prochaine } from "./etats-de-lignes.ts";
import { LigneLue } from "./ligne-lue.tsx";
import styles from "./table-lignes.module.css";

interface Props {
  readonly quizz: QuizzLu;
  /** The one that is open, by its rank. */
  readonly ouverte: number | null;
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

/** Rows at first, and at each asking. */
const PAS = 100;

export function TableLignes({ quizz, ouverte, onOuvrir, faire }: Props): ReactElement {
  const [filtre, setFiltre] = useState<Filtre>("toutes");
  const [place, setPlace] = useState(PAS);
  const [dit, setDit] = useState("");
  const liste = useRef<HTMLOListElement>(null);
  const { lignes } = quizz;
  const comptes = { toutes: lignes.length, ...compter(lignes) };
  const rangs = lignes.flatMap((ligne, rang) =>
    filtre === "toutes" || etatDe(ligne).etat === filtre || rang === ouverte ? [rang] : [],
  );
  const jusqua = Math.max(place, rangs.indexOf(ouverte ?? -1) + 1);
  const douteuses = lignes.filter(estDouteuse).length;

  const ouvrir = (rang: number | null) => {
    onOuvrir(rang);
    if (rang === null) setDit("Il n’y a plus rien à corriger.");
    else setDit("");
  };
  /** After the one that is open, which is done with. */
  const suivante = () => ouvrir(prochaine(lignes, ouverte ?? -1));
  const chercher = () => {
    const ici = lignes[ouverte ?? -1];
    const reste = ici !== undefined && etatDe(ici).etat === "aCorriger" ? ouverte : null;
    ouvrir(prochaine(lignes, ouverte ?? -1) ?? reste);
  };
  useTouche((evenement) => {
    if (evenement.key !== "F8" || document.querySelector("dialog[open]") !== null) return;
    evenement.preventDefault();
    chercher();
  });
  /** The keyboard goes where it is mended. */
  useEffect(() => {
    if (ouverte === null) return;
    const ligne = liste.current?.querySelector<HTMLElement>(`[data-rang="${String(ouverte)}"]`);
    const champ =
      ligne?.querySelector<HTMLElement>("[aria-invalid=true]") ??
      ligne?.querySelector<HTMLElement>("textarea");
    champ?.focus({ preventScroll: true });
    ligne?.scrollIntoView({ block: "nearest" });
  }, [ouverte]);

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
                // a line has no other name than its place in the file
                key={String(rang)}
                ligne={ligne}
                rang={rang}
                ouverte={rang === ouverte}
                faire={faire}
                onOuvrir={() => onOuvrir(rang)}
                onFermer={() => onOuvrir(null)}
                onSuivante={suivante}
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
