import { type ReactElement, useState } from "react";
import { useChercherMediasAuxLiens } from "../../quizz/verifier-liens.ts";
import { Icone } from "../../ui/icones.tsx";
import { type GesteImport, listerMediasDAutresSitesDeLImport } from "./import-reducer.ts";
import type { ImportEnCours } from "./import-en-cours.ts";
import styles from "./importer.module.css";

interface Props {
  readonly etat: ImportEnCours;
  readonly faire: (geste: GesteImport) => void;
}

/** Button that looks for the media of other sites: nothing is requested from them before the author asks for it. docs/formats.md. */
export function VerificationDesMediasDAutresSites({ etat, faire }: Props): ReactElement | null {
  const liens = listerMediasDAutresSitesDeLImport(etat);
  const { cherche, chercher } = useChercherMediasAuxLiens();
  const [dit, setDit] = useState("");
  if (liens.length === 0 && dit === "") return null;
  const lancer = async () => {
    const { vus, bons, message } = await chercher(liens);
    const perdus = vus.size - bons.size;
    setDit(
      [
        `${String(bons.size)} ${bons.size > 1 ? "trouvés" : "trouvé"}`,
        ...(perdus > 0 ? [`${String(perdus)} sans réponse, laissés de côté`] : []),
        ...(message === "" ? [] : [message]),
      ].join(". "),
    );
    faire({ geste: "liens", vus, bons });
  };
  return (
    <p className={styles["liens"]} role="status">
      <Icone nom="image" taille="1.2em" />
      {cherche !== null ? (
        <span>
          Recherche des médias&nbsp;: {cherche.fait} sur {cherche.total}…
        </span>
      ) : (
        <>
          {dit !== "" && <span>{dit}.</span>}
          {liens.length > 0 && (
            <>
              <span>
                {liens.length > 1
                  ? `${String(liens.length)}\u00A0médias sont sur d’autres sites.`
                  : "Un média est sur un autre site."}
              </span>
              <button type="button" className={styles["lien"]} onClick={() => void lancer()}>
                {liens.length > 1 ? "Les chercher" : "Le chercher"}
              </button>
              <span>ou</span>
              <button
                type="button"
                className={styles["lien"]}
                onClick={() => {
                  setDit("");
                  faire({ geste: "liens", vus: new Set(liens), bons: new Set() });
                }}
              >
                importer sans {liens.length > 1 ? "eux" : "lui"}
              </button>
            </>
          )}
        </>
      )}
    </p>
  );
}
