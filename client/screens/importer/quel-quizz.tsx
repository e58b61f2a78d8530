/** What becomes of the quizz itself: its title, its levels, and whom it owes. */
import type { ReactElement } from "react";
import { parNiveaux } from "#formats/assembler.ts";
import { fauteDeTitre } from "#formats/etat.ts";
import { AUTEUR_MAX, LICENCE_MAX, SOURCE_MAX } from "#contracts/limites.ts";
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { Champ } from "../../ui/champ.tsx";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import type { GesteImport } from "./agir.ts";
import { type EnCours, quizzIci } from "./en-cours.ts";
import communs from "./commun.module.css";
import styles from "./quel-quizz.module.css";

interface Props {
  readonly etat: EnCours;
  readonly faire: (geste: GesteImport) => void;
  /** The questions make a quizz of their own. */
  readonly titreUtile: boolean;
}

const CREDITS = [
  ["source", "Source", SOURCE_MAX],
  ["auteur", "Auteur", AUTEUR_MAX],
  ["licence", "Licence", LICENCE_MAX],
] as const;

export function QuelQuizz({ etat, faire, titreUtile }: Props): ReactElement {
  const ici = quizzIci(etat);
  const niveaux = parNiveaux(ici).length;
  return (
    <>
      {titreUtile && (
        <Champ
          libelle="Titre du quizz"
          value={ici.titre}
          erreur={fauteDeTitre(ici) ?? undefined}
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
            erreur={[...ici.credit[champ]].length > max ? TEXTES_EDITION[champ] : undefined}
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
