/** Settings of the quizzes to create (title, levels, credit), and the choice of the quizzes of the file. */
import type { ReactElement } from "react";
import { PHRASES_EDITION_QUIZZ } from "#contracts/edition.ts";
import {
  AUTEUR_QUIZZ_LONGUEUR_MAX,
  LICENCE_QUIZZ_LONGUEUR_MAX,
  SOURCE_QUIZZ_LONGUEUR_MAX,
} from "#contracts/limites.ts";
import { decouperParNiveau } from "#formats/assembler.ts";
import { trouverFauteDeTitre } from "#formats/etat.ts";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Champ } from "../../ui/champ.tsx";
import { ChoixSegmente } from "../../ui/choix.tsx";
import type { GesteImport } from "./import-reducer.ts";
import {
  compterLignesParEtat,
  type ImportEnCours,
  trouverQuizzDImportAffiche,
} from "./import-en-cours.ts";
import communs from "./importer.module.css";
import styles from "./source/source-lue.module.css";

interface Props {
  readonly etat: ImportEnCours;
  readonly faire: (geste: GesteImport) => void;
  /** Whether the questions make a new quizz, which needs a title. */
  readonly titreUtile: boolean;
}

const CREDITS = [
  ["source", "Source", SOURCE_QUIZZ_LONGUEUR_MAX],
  ["auteur", "Auteur", AUTEUR_QUIZZ_LONGUEUR_MAX],
  ["licence", "Licence", LICENCE_QUIZZ_LONGUEUR_MAX],
] as const;

export function ReglagesDuQuizzImporte({ etat, faire, titreUtile }: Props): ReactElement {
  const ici = trouverQuizzDImportAffiche(etat);
  const niveaux = decouperParNiveau(ici).length;
  return (
    <>
      {titreUtile && (
        <Champ
          libelle="Titre du quizz"
          value={ici.titre}
          erreur={trouverFauteDeTitre(ici) ?? undefined}
          placeholder="Soirée de Tom"
          onChange={({ currentTarget }) => faire({ geste: "titrer", titre: currentTarget.value })}
        />
      )}
      {titreUtile && niveaux > 1 && (
        <ChoixSegmente
          libelle="Niveaux"
          options={[
            { valeur: "un", libelle: "Un seul quizz" },
            { valeur: "plusieurs", libelle: `${String(niveaux)}\u00A0quizz` },
          ]}
          valeur={etat.parNiveaux ? "plusieurs" : "un"}
          onChange={(choix) => faire({ geste: "niveaux", parNiveaux: choix === "plusieurs" })}
          aide={
            etat.parNiveaux
              ? "Un quizz par niveau, chacun dans le désordre."
              : "Les niveaux se suivent, chacun mélangé."
          }
        />
      )}
      <section className={styles["credit"]} aria-labelledby="dou-ca-vient">
        <h2 id="dou-ca-vient">D’où ça vient</h2>
        {CREDITS.map(([champ, libelle, max]) => (
          <Champ
            key={champ}
            className={styles["court"]}
            libelle={libelle}
            value={ici.credit[champ]}
            erreur={[...ici.credit[champ]].length > max ? PHRASES_EDITION_QUIZZ[champ] : undefined}
            onChange={({ currentTarget }) =>
              faire({ geste: "crediter", credit: { [champ]: currentTarget.value } })
            }
          />
        ))}
        <p className={communs["doux"]}>Affiché sur la page du quizz et dans chaque export.</p>
      </section>
    </>
  );
}

interface PlusieursQuizzProps {
  readonly etat: ImportEnCours;
  readonly faire: (geste: GesteImport) => void;
}

const LANGUES = new Intl.DisplayNames("fr", { type: "language" });
function nomDeLangue(code: string): string {
  try {
    return LANGUES.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The quizzes of one file: which ones are imported, and which one is shown. */
export function ChoixDesQuizzDuFichier({ etat, faire }: PlusieursQuizzProps): ReactElement {
  const pris = etat.pris.filter(Boolean).length;
  return (
    <section className={styles["plusieurs"]} aria-labelledby="quizz-du-fichier">
      <h2 id="quizz-du-fichier">
        {etat.quizz.length}&nbsp;quizz dans ce fichier, {pris} à importer
      </h2>
      <ul>
        {etat.quizz.map(({ titre, langue, lignes }, rang) => {
          const { ok, aCorriger } = compterLignesParEtat(lignes);
          const nom = titre === "" ? `Quizz ${String(rang + 1)}` : titre;
          return (
            // a quizz of a file has no other key than its rank
            <li key={String(rang)} data-ici={rang === etat.ici}>
              <input
                type="checkbox"
                className={styles["case"]}
                aria-label={`Importer ${nom}`}
                checked={etat.pris[rang] ?? false}
                onChange={({ currentTarget }) =>
                  faire({ geste: "prendre", rang, pris: currentTarget.checked })
                }
              />
              <button
                type="button"
                aria-pressed={rang === etat.ici}
                onClick={() => faire({ geste: "montrer", ici: rang })}
              >
                <b>
                  <TexteDAutrui>{nom}</TexteDAutrui>
                </b>
                <span>
                  {langue !== null && langue !== "fr" && `${nomDeLangue(langue)}, `}
                  {ok} OK
                  {aCorriger > 0 && `, ${String(aCorriger)} à corriger`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
