import type { ReactElement } from "react";
import { AUTEUR_MAX, LICENCE_MAX, SOURCE_MAX } from "#contracts/limites.ts";
import { direSansPublier } from "#contracts/dire-mesure.ts";
import { visibilite } from "#contracts/quizz.ts";
import { type ReglagesDeQuizz, reglerDocument } from "../../../document/document.ts";
import { Masque } from "../../../quizz/masque.tsx";
import { Champ } from "../../../ui/champ.tsx";
import { ChoixSegmente } from "../../../ui/choix-segmente.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { Interrupteur } from "../../../ui/interrupteur.tsx";
import { useEdition } from "../commun/edition.tsx";
import { VISIBILITES } from "../commun/visibilites.ts";
import { champPlage, PlagesMelangees } from "./plages-melangees.tsx";
import styles from "./reglages-quizz.module.css";
import { TagsQuizz } from "./tags-quizz.tsx";

const CREDITS = [
  { cle: "source", libelle: "Source", placeholder: "Livre, site, grand-mère…", max: SOURCE_MAX },
  { cle: "auteur", libelle: "Auteur", placeholder: "Si ce n’est pas vous", max: AUTEUR_MAX },
  { cle: "licence", libelle: "Licence", placeholder: "CC BY-SA 4.0…", max: LICENCE_MAX },
] as const;

/** Visibility, shuffling, tags, credit: plateforme §2 "Quiz editor"; decisions-plateforme "Credit". */
export function ReglagesQuizz(): ReactElement {
  const { atelier, compte, etat } = useEdition();
  const { reglages } = etat.document;
  const regler = (champs: Partial<ReglagesDeQuizz>, geste?: string) =>
    atelier.faire((document) => reglerDocument(document, champs), geste);
  return (
    <div className={styles["reglages"]}>
      <section>
        {etat.masque && (
          <div className={styles["masque"]}>
            <Masque mesure={etat.mesure} />
          </div>
        )}
        <ChoixSegmente
          libelle="Qui le voit"
          libelleCache
          options={visibilite.options.map((valeur) => ({
            valeur,
            libelle: VISIBILITES[valeur].nom,
            // what is so already may be left, and is not had again
            disabled:
              valeur === "public" && compte.sansPublier !== null && reglages.visibilite !== valeur,
          }))}
          valeur={reglages.visibilite}
          onChange={(valeur) => regler({ visibilite: valeur })}
          aide={
            <>
              {etat.masque
                ? "C’est ce qui vaudra s’il n’est plus masqué."
                : VISIBILITES[reglages.visibilite].aide}
              {compte.sansPublier !== null && (
                <b className={styles["sans-publier"]} data-faute={reglages.visibilite === "public"}>
                  <Icone nom="attention" taille="1.15em" />
                  <span>{direSansPublier(compte.sansPublier)}</span>
                </b>
              )}
            </>
          }
        />
      </section>
      {/* the keyboard comes here when the last range is undone */}
      <section aria-label="Mélange" tabIndex={-1} data-champ={champPlage()}>
        <Interrupteur
          libelle="Tout mélanger"
          description="Un ordre nouveau à chaque partie."
          coche={reglages.aleatoireGlobal}
          onChange={(aleatoireGlobal) => regler({ aleatoireGlobal })}
        />
        <PlagesMelangees />
      </section>
      <TagsQuizz />
      <section className={styles["credit"]} aria-label="Crédit">
        {CREDITS.map(({ cle, libelle, placeholder, max }) => (
          <Champ
            key={cle}
            libelle={libelle}
            placeholder={placeholder}
            value={reglages[cle]}
            erreur={
              [...reglages[cle]].length > max
                ? `${String(max)}\u00A0caractères au plus.`
                : undefined
            }
            onChange={(evenement) => regler({ [cle]: evenement.currentTarget.value }, cle)}
          />
        ))}
      </section>
    </div>
  );
}
