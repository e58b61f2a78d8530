/** A free text as it was understood: each line with its role, which its author may change, and the other ways to read it. */
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import {
  type ConsignesDeTexte,
  type LineRole,
  TEXT_LINE_ROLES,
  type RolesEtLecturesDuTexte,
} from "#formats/lecture.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import type { RawLine } from "../raw-lines.ts";
import styles from "./source-lue.module.css";

interface LecturesProps {
  readonly texte: RolesEtLecturesDuTexte;
  readonly comprendre: (consignes: ConsignesDeTexte) => void;
}

/** Choice of the way to read the text, as buttons; nothing when there is one way only. */
export function ChoixDeLectureDuTexte({ texte, comprendre }: LecturesProps): ReactElement | null {
  // The way that was pressed, which shows at once; `avant`: the reading that it replaces, which comes a moment later.
  const [pressee, setPressee] = useState<{
    readonly avant: RolesEtLecturesDuTexte;
    readonly cle: string;
  }>();
  if (texte.lectures.length < 2) return null;
  const choisie = pressee?.avant === texte ? pressee.cle : texte.lecture;
  return (
    <fieldset className={styles["formats"]}>
      <legend>Ce texte se lit de plusieurs façons&nbsp;:</legend>
      {texte.lectures.map(({ cle, nom }) => (
        <label key={cle}>
          <input
            type="radio"
            className={styles["rond"]}
            name="lecture"
            checked={cle === choisie}
            onChange={() => {
              setPressee({ avant: texte, cle });
              comprendre({ lecture: cle, roles: {} });
            }}
          />
          <span>{nom.charAt(0).toLocaleUpperCase("fr") + nom.slice(1)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const NOMS_DES_ROLES: Readonly<Record<LineRole, string>> = {
  titre: "Titre",
  question: "Question",
  suite: "Suite",
  proposition: "Proposition",
  propositions: "Propositions",
  bonne: "Bonne réponse",
  reponse: "Réponse",
  preuve: "Preuve",
  couple: "Question et réponse",
  cle: "Corrigé",
  ignoree: "Rien",
  vide: "",
};
/** Roles that an author may give to a line; the others are found by the reader only. */
const A_CHOISIR: readonly LineRole[] = [
  "question",
  "suite",
  "proposition",
  "bonne",
  "reponse",
  "preuve",
  "couple",
  "titre",
  "ignoree",
];

/** Number of lines shown at once, of which LIGNES_AVANT stand before the line that is being mended. */
const LIGNES_MONTREES = 80;
const LIGNES_AVANT = 20;

interface LignesProps {
  readonly brut: readonly RawLine[];
  /** Number of the text's line that the question being mended comes from; null for none. */
  readonly ligne: number | null;
  readonly texte: RolesEtLecturesDuTexte;
  readonly consignes: ConsignesDeTexte;
  readonly comprendre: (consignes: ConsignesDeTexte) => void;
}

export function PanneauRolesDesLignesDuTexte(props: LignesProps): ReactElement {
  const { brut, ligne, texte, consignes, comprendre } = props;
  const rang = Math.max(
    0,
    brut.findIndex((une) => une.ligne === ligne),
  );
  const [debut, setDebut] = useState(Math.max(0, rang - LIGNES_AVANT));
  // Roles that were given since the reading `avant`: they show at once, and the next reading replaces them.
  const [donnes, setDonnes] = useState({ avant: texte, roles: consignes.roles });
  const roles = donnes.avant === texte ? donnes.roles : consignes.roles;
  const titre = useId();
  const boite = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const marque = boite.current?.querySelector<HTMLElement>("[data-ici=true]");
    // only the list scrolls, so that the line is seen; the page does not
    if (boite.current !== null && marque !== null && marque !== undefined)
      boite.current.scrollTop = marque.offsetTop - boite.current.clientHeight / 3;
  }, []);
  const fin = Math.min(brut.length, debut + LIGNES_MONTREES);
  return (
    <section aria-labelledby={titre} className={styles["compris"]}>
      <h2 id={titre}>Ce que chaque ligne veut dire</h2>
      {debut > 0 && (
        <Bouton variante="discret" onClick={() => setDebut(Math.max(0, debut - LIGNES_MONTREES))}>
          Lignes d’avant
        </Bouton>
      )}
      <ol ref={boite} className={styles["lignes"]}>
        {brut.slice(debut, fin).map((une) => {
          const role = roles[une.ligne] ?? texte.roles[une.ligne - 1] ?? "vide";
          return (
            <li key={une.ligne} data-role={role} data-ici={une.ligne === ligne}>
              <i aria-hidden="true">{une.ligne}</i>
              <span>{une.texte}</span>
              {role !== "vide" && (
                <select
                  aria-label={`Ligne ${String(une.ligne)}, ${une.texte.slice(0, 40)}`}
                  value={role}
                  onChange={({ currentTarget }) => {
                    const choisi = TEXT_LINE_ROLES.find((un) => un === currentTarget.value);
                    if (choisi === undefined) return;
                    const suivants = { ...roles, [une.ligne]: choisi };
                    setDonnes({ avant: texte, roles: suivants });
                    comprendre({ lecture: texte.lecture, roles: suivants });
                  }}
                >
                  {(A_CHOISIR.includes(role) ? A_CHOISIR : [role, ...A_CHOISIR]).map((un) => (
                    <option key={un} value={un}>
                      {NOMS_DES_ROLES[un]}
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ol>
      {fin < brut.length && (
        <Bouton variante="discret" onClick={() => setDebut(fin)}>
          Lignes d’après
        </Bouton>
      )}
    </section>
  );
}
