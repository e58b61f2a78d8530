/** The sheets of a workbook as tabs, each with its number of questions; the author takes all of them or leaves some out. */
import type { ReactElement } from "react";
import { Bouton } from "../../../ui/bouton.tsx";
import { Onglets } from "../../../ui/onglets.tsx";
import { type ImportEnCours, compterLignesParEtat } from "../import-en-cours.ts";
import type { GesteImport } from "../import-reducer.ts";
import styles from "./colonnes-lues.module.css";

interface Props {
  readonly etat: ImportEnCours;
  readonly faire: (geste: GesteImport) => void;
  readonly idPanneau: string;
  readonly onMontrer: (rang: number) => void;
}

export function OngletsDesFeuillesDuClasseur({
  etat,
  faire,
  idPanneau,
  onMontrer,
}: Props): ReactElement {
  const { tables, quizz, pris, ici } = etat;
  const nombres = quizz.map(({ lignes }) => {
    const { ok, aCorriger } = compterLignesParEtat(lignes);
    return ok + aCorriger;
  });
  const lisibles = nombres.filter((nombre) => nombre > 0).length;
  const prises = pris.filter(Boolean).length;
  const prendre = (rang: number, prise: boolean) => faire({ geste: "prendre", rang, pris: prise });
  return (
    <section className={styles["feuilles"]} aria-label="Feuilles du classeur">
      <Onglets
        libelle="Feuilles du classeur"
        onglets={tables.map(({ feuille }, rang) => ({
          valeur: String(rang),
          libelle: pris[rang] === true ? feuille : `${feuille}, laissée`,
          nombre: nombres[rang],
          dit: (nombres[rang] ?? 0) > 1 ? "questions" : "question",
        }))}
        valeur={String(ici)}
        onChange={(valeur) => onMontrer(Number(valeur))}
        idPanneau={idPanneau}
      />
      <div className={styles["gestes"]}>
        {nombres[ici] === 0 ? (
          <p>Rien à importer ici tant que ses colonnes ne sont pas nommées.</p>
        ) : (
          <label>
            <input
              type="checkbox"
              className={styles["case"]}
              checked={pris[ici] ?? false}
              onChange={({ currentTarget }) => prendre(ici, currentTarget.checked)}
            />
            Importer cette feuille
          </label>
        )}
        {prises < lisibles ? (
          <Bouton
            variante="discret"
            onClick={() => nombres.forEach((nombre, rang) => nombre > 0 && prendre(rang, true))}
          >
            Prendre les {lisibles} feuilles
          </Bouton>
        ) : (
          <p>
            {prises > 1
              ? `${String(prises)}\u00A0feuilles font ${String(prises)}\u00A0quizz.`
              : "Une feuille fait un quizz."}
          </p>
        )}
      </div>
    </section>
  );
}
