import type { ReactElement } from "react";
import type { LigneArdoiseConsultee } from "#contracts/consultation.ts";
import type { Vue } from "#game/schema/etat.ts";
import { accorderMotGorgee } from "../../../partie/mots/gorgees.ts";
import { pseudoDuJoueur } from "../../../partie/joueurs.ts";
import { useActionsHote } from "../actions.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { NomCraie } from "../../../ui/craie.tsx";
import { Squelette } from "../../../ui/squelette.tsx";
import styles from "./menu.module.css";
import { direMotifDeLigneArdoise } from "./motifs.ts";
import { useLignesDeLArdoise } from "../queries.ts";

/** The history of the ardoise, hidden while somebody has to guess what is on it. */
export function PanneauArdoiseDuMenuHote({ vue }: { readonly vue: Vue }): ReactElement {
  if (vue.compteursCaches)
    return (
      <p className={styles["vide"]}>
        Quelqu’un devine ses gorgées&nbsp;: on ne regarde pas encore.
      </p>
    );
  return <Lignes vue={vue} />;
}

/** Every line of the ardoise, latest first; the last one can be undone. */
function Lignes({ vue }: { readonly vue: Vue }): ReactElement {
  const { lignes, suite, reports, enPanne, plusAncien, reessayer } = useLignesDeLArdoise(vue);
  const { annulerLigne } = useActionsHote();
  const nommer = (id: string) => pseudoDuJoueur(vue, id);
  if (lignes === null)
    return enPanne ? <ArdoiseIllisible reessayer={reessayer} /> : <Squelette lignes={6} />;
  const derniere = lignes[0];
  if (derniere === undefined && reports.length === 0)
    return <p className={styles["vide"]}>L’ardoise est encore vierge. Ça ne va pas durer.</p>;
  // number of lines that would be undone: those that one press wrote are undone together
  const lot =
    derniere?.lot === undefined ? 1 : lignes.filter((ligne) => ligne.lot === derniere.lot).length;
  return (
    <>
      {enPanne && <ArdoiseIllisible reessayer={reessayer} />}
      {/* outside the list, so that the button keeps the focus when its line goes; at the end, the bill is settled */}
      {vue.phase !== "fin" && derniere !== undefined && (
        <Bouton
          variante="contour"
          className={styles["annuler"]}
          onClick={() => void annulerLigne(derniere.id)}
        >
          {lot > 1 ? `Annuler les ${String(lot)} dernières lignes` : "Annuler la dernière ligne"}
        </Bouton>
      )}
      <ol className={styles["lignes"]} reversed>
        {lignes.map((ligne) => (
          <li key={ligne.id}>
            <Ligne {...ligne} nommer={nommer} motif={direMotifDeLigneArdoise(ligne, nommer)} />
          </li>
        ))}
      </ol>
      {reports.length > 0 && (
        <>
          <h3 className={styles["reports"]}>Plus tôt dans la partie</h3>
          <ul className={styles["lignes"]}>
            {reports.map((report) => (
              <li key={report.qui}>
                <Ligne {...report} nommer={nommer} motif="en tout" />
              </li>
            ))}
          </ul>
        </>
      )}
      {suite && (
        <p className={styles["suite"]}>
          <Bouton variante="contour" onClick={plusAncien}>
            Plus ancien
          </Bouton>
        </p>
      )}
    </>
  );
}

function Ligne({
  qui,
  gorgees,
  motif,
  nommer,
}: Pick<LigneArdoiseConsultee, "qui" | "gorgees"> & {
  readonly motif: string;
  readonly nommer: (id: string) => string;
}): ReactElement {
  const n = Math.abs(gorgees);
  return (
    <p className={styles["ligne"]}>
      <span className={styles["qui"]}>
        <NomCraie coupe>{nommer(qui)}</NomCraie>
      </span>{" "}
      <span className={styles["combien"]}>
        <b>
          {gorgees < 0 ? "−" : "+"}
          {n}
        </b>{" "}
        {accorderMotGorgee(n)}
      </span>{" "}
      <span className={styles["motif"]}>{motif}</span>
    </p>
  );
}

function ArdoiseIllisible({ reessayer }: { readonly reessayer: () => void }): ReactElement {
  return (
    <div className={styles["panne"]} role="status">
      <p>L’ardoise n’a pas pu être relue.</p>
      <Bouton variante="contour" icone="resync" onClick={reessayer}>
        Réessayer
      </Bouton>
    </div>
  );
}
