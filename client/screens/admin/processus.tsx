/** The processes that play, on the slate of /admin: their rooms, and emptying one before it is stopped. docs/plusieurs-machines.md. */
import { type ReactElement, useState } from "react";
import { direProcessus } from "#contracts/dire-processus.ts";
import type { ProcessusVu } from "#contracts/processus.ts";
import { phraseDeLecture } from "../../app/api/queries.ts";
import { heureDe } from "../../document/mots.ts";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import cadre from "./admin.module.css";
import styles from "./processus.module.css";
import { useConsigne, useProcessus } from "./queries.ts";
import { ViderProcessus } from "./vider-processus.tsx";

export function Processus(): ReactElement {
  const lus = useProcessus();
  return (
    <section className={styles["section"]} aria-labelledby="processus">
      <h2 id="processus">Processus</h2>
      {lus.data === undefined ? (
        <EnAttendant requete={lus}>
          <Squelette lignes={1} />
        </EnAttendant>
      ) : lus.data.plusieurs ? (
        <>
          {/* what was read before stays, and says that it is of before */}
          {lus.isError && (
            <p role="status" className={styles["perime"]}>
              <Icone nom="attention" taille="1.2rem" />
              <span>
                {phraseDeLecture(lus.error)} Ci-dessous, ce qu’on en savait à{" "}
                {heureDe(lus.dataUpdatedAt)}.
              </span>
            </p>
          )}
          <Ardoise processus={lus.data.processus} />
        </>
      ) : (
        <p>Un seul fait tout&nbsp;: la base, le site et les parties. Rien à répartir.</p>
      )}
    </section>
  );
}

function Ardoise({ processus }: { readonly processus: readonly ProcessusVu[] }): ReactElement {
  const [aVider, setAVider] = useState({ nom: "", ouvert: false });
  return (
    <div className={cadre["cadre"]}>
      <div className={`${cadre["ardoise"]} sur-ardoise`}>
        {processus.length === 0 ? (
          <p className={styles["aucun"]}>Aucun ne joue encore&nbsp;: démarrez-en un.</p>
        ) : (
          <ul>
            {processus.map((un) => (
              <Ligne
                key={un.nom}
                processus={un}
                onVider={() => setAVider({ nom: un.nom, ouvert: true })}
              />
            ))}
          </ul>
        )}
      </div>
      {/* on paper: not among what is written in chalk */}
      <ViderProcessus
        nom={aVider.nom}
        ouvert={aVider.ouvert}
        onFermer={() => setAVider({ nom: aVider.nom, ouvert: false })}
      />
    </div>
  );
}

interface LigneProps {
  readonly processus: ProcessusVu;
  readonly onVider: () => void;
}

/** Its button stays where it is whatever it says: the keyboard never loses its place. */
function Ligne({ processus, onVider }: LigneProps): ReactElement {
  const { nom, etat, enregistrees, enAttente, sansPreneur } = processus;
  const { enCours, demander } = useConsigne(nom);
  const geste = etat === "seVide" ? "Reprendre" : "Vider";
  const alerte =
    etat === "muet" || !enregistrees || enAttente > 0 || (etat === "seVide" && sansPreneur);
  return (
    <li className={styles["ligne"]} data-alerte={alerte}>
      <span>
        <b>{nom}</b>
        <small>{direProcessus(processus)}</small>
      </span>
      {etat !== "muet" && (
        <Bouton
          variante="contour"
          aria-label={`${geste} ${nom}`}
          chargement={enCours}
          onClick={() => (geste === "Vider" ? onVider() : void demander("reprendre"))}
        >
          {geste}
        </Bouton>
      )}
    </li>
  );
}
