/** Panel of the columns of a table, each with its role: the author names those that no title tells, and the table is read again. */
import { type ReactElement, useId, useState } from "react";
import {
  COLUMN_ROLES,
  type ColumnRole,
  type Consignes,
  type ApercuDeTableComprise,
} from "#formats/lecture.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { forgetColumnRoles, keepColumnRoles } from "./known-columns.ts";
import communs from "../importer.module.css";
import styles from "./colonnes-lues.module.css";

const NOMS_DES_COLONNES: Readonly<Record<ColumnRole, string>> = {
  question: "Question",
  bonnes: "Bonne réponse",
  fausse: "Mauvaise réponse",
  proposition: "Proposition",
  acceptee: "Réponse acceptée",
  bonus: "Réponse bonus",
  preuve: "Explication",
  temps: "Temps",
  partie: "Thème ou niveau",
  type: "Type de question",
  media: "Image, son ou vidéo",
  mediaPreuve: "Image de l’explication",
  suite: "Suite",
  mediaSuite: "Image de la suite",
  liste: "Liste",
  melanger: "À mélanger",
  rien: "Ne pas importer",
};

/** Roles that several columns may have at once; any other role is of one column only. */
const A_PLUSIEURS: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  "proposition",
  "fausse",
  "acceptee",
  "rien",
]);

/**
 * The roles of the columns after `column` gets `role`: another column that had it loses it, unless several may have it
 * (`A_PLUSIEURS`). Pure.
 */
export const assignColumnRole = (
  roles: readonly ColumnRole[],
  column: number,
  role: ColumnRole,
): readonly ColumnRole[] =>
  roles.map((une, rang) =>
    rang === column ? role : une === role && !A_PLUSIEURS.has(role) ? "rien" : une,
  );

/** Sentence that asks for the columns which must still be named before the table can be read; null when none must. Pure. */
export function direColonnesManquantes(roles: readonly ColumnRole[]): string | null {
  const nombre = (role: ColumnRole) => roles.filter((une) => une === role).length;
  const repond = nombre("bonnes") + nombre("acceptee") > 0 || nombre("proposition") > 1;
  if (nombre("question") === 0)
    return repond
      ? "Dites encore quelle colonne porte la question."
      : "Dites quelle colonne porte la question, et laquelle la bonne réponse.";
  return repond ? null : "Dites encore quelle colonne porte la bonne réponse.";
}

/** Letters of a column in a spreadsheet: A to Z, then AA. @param rang of the column, from 0 */
const lettre = (rang: number): string =>
  rang < 26
    ? String.fromCodePoint(65 + rang)
    : lettre(Math.floor(rang / 26) - 1) + lettre(rang % 26);

function direOrigine({ origine, aVoir, cle }: ApercuDeTableComprise): string {
  switch (origine) {
    case "titres":
      return aVoir
        ? "Une colonne au moins n’est pas lue\u00A0: dites ce qu’elle contient, ou laissez-la."
        : "Les titres le disent. Changez ce qui ne va pas.";
    case "devinee":
      return "Aucun titre connu\u00A0: voici ce que nous devinons. Changez ce qui ne va pas.";
    case "inconnue":
      return "Aucun titre connu. Nommez au moins la question et la bonne réponse.";
    case "auteur":
      return cle === ""
        ? "Lues comme vous le dites."
        : "Lues comme vous le dites. Le prochain fichier qui aura ces titres le sera aussi.";
    case "connue":
      return "Lues comme vous l’aviez dit pour un autre fichier, qui avait ces titres.";
  }
}

interface Props {
  readonly table: ApercuDeTableComprise;
  readonly consignes: Consignes;
  /** Reads the file again with these instructions of its author; null when the file is lost. */
  readonly comprendre: ((consignes: Consignes) => void) | null;
}

export function PanneauRolesDesColonnes({ table, consignes, comprendre }: Props): ReactElement {
  const [ouvert, setOuvert] = useState(table.aVoir);
  // roles as the author chose them, which show before the table is read again; a new reading replaces them
  const [choix, setChoix] = useState({
    avant: table,
    roles: table.roles,
    titres: table.titres !== null,
  });
  const id = useId();
  const { roles, titres } =
    choix.avant === table ? choix : { roles: table.roles, titres: table.titres !== null };
  const { feuille, cle, origine, rangees } = table;
  const manque = direColonnesManquantes(roles);

  const dire = (dits: readonly ColumnRole[], avecTitres: boolean) => {
    if (comprendre === null) return;
    setChoix({ avant: table, roles: dits, titres: avecTitres });
    if (avecTitres) keepColumnRoles(cle, dits);
    const dites = { roles: dits, titres: avecTitres };
    comprendre({ ...consignes, colonnes: { ...consignes.colonnes, [feuille]: dites } });
  };
  const revenir = () => {
    forgetColumnRoles(cle);
    const { [feuille]: _, ...colonnes } = consignes.colonnes ?? {};
    const connues = (consignes.connues ?? []).filter((une) => une.cle !== cle);
    comprendre?.({ ...consignes, colonnes, connues });
  };
  return (
    <details
      className={styles["colonnes"]}
      open={ouvert}
      onToggle={({ currentTarget }) => setOuvert(currentTarget.open)}
    >
      <summary>Ce que dit chaque colonne</summary>
      <p className={communs["doux"]}>{direOrigine(table)}</p>
      <p className={styles["manque"]} role="status">
        {manque}
      </p>
      {/* the table can be scrolled with the keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles["cadre"]} role="region" aria-labelledby={id} tabIndex={0}>
        <table>
          <caption id={id} className="visually-hidden">
            Les premières lignes{feuille !== "" && ` de la feuille «\u00A0${feuille}\u00A0»`}
          </caption>
          <thead>
            <tr>
              {roles.map((role, rang) => (
                // a column has no other key than its rank
                <td key={String(rang)} data-role={role}>
                  <select
                    aria-label={`Colonne ${lettre(rang)}${
                      (table.titres?.[rang] ?? "") === ""
                        ? ""
                        : `, «\u00A0${table.titres?.[rang] ?? ""}\u00A0»`
                    }`}
                    value={role}
                    disabled={comprendre === null}
                    onChange={({ currentTarget }) => {
                      const choisi = COLUMN_ROLES.find((un) => un === currentTarget.value);
                      if (choisi !== undefined) dire(assignColumnRole(roles, rang, choisi), titres);
                    }}
                  >
                    {COLUMN_ROLES.map((un) => (
                      <option key={un} value={un}>
                        {NOMS_DES_COLONNES[un]}
                      </option>
                    ))}
                  </select>
                </td>
              ))}
            </tr>
            {table.titres !== null && (
              <tr>
                {table.titres.map((titre, rang) => (
                  <th key={String(rang)} scope="col" data-role={roles[rang]}>
                    <TexteDAutrui>{titre}</TexteDAutrui>
                  </th>
                ))}
              </tr>
            )}
          </thead>
          <tbody>
            {rangees.map((rangee, ligne) => (
              <tr key={String(ligne)}>
                {rangee.map((cellule, rang) => (
                  <td key={String(rang)} data-role={roles[rang]}>
                    <TexteDAutrui>{cellule}</TexteDAutrui>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles["gestes"]}>
        <label>
          <input
            type="checkbox"
            className={styles["case"]}
            checked={titres}
            disabled={comprendre === null}
            onChange={({ currentTarget }) => dire(roles, currentTarget.checked)}
          />
          La première ligne porte les titres
        </label>
        {comprendre !== null && origine === "devinee" && (
          <Bouton variante="contour" onClick={() => dire(roles, titres)}>
            C’est bien ça
          </Bouton>
        )}
        {comprendre !== null && (origine === "auteur" || origine === "connue") && (
          <Bouton variante="contour" onClick={revenir}>
            {origine === "auteur" ? "Annuler ces noms" : "Oublier ces noms"}
          </Bouton>
        )}
      </div>
      {comprendre === null && (
        <p className={communs["doux"]}>
          Pour les nommer, déposez le fichier à nouveau&nbsp;: il n’est plus ici.
        </p>
      )}
    </details>
  );
}
