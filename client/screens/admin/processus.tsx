/**
 * Game processes on the slate of /admin: their rooms, and the command that moves the rooms before a stop.
 * docs/plusieurs-machines.md.
 */
import { type ReactElement, useState } from "react";
import { direEtatDuProcessus } from "#contracts/process-words.ts";
import type { ProcessusPourAdministrateur } from "#contracts/processus.ts";
import { direRequeteEchouee } from "../../app/api/queries.ts";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { MessageDeRefusDuServeur } from "../../app/page/envoi.tsx";
import { direHeure } from "../../document/dates.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { useCommanderProcessusDeJeu } from "./actions.ts";
import styles from "./admin.module.css";
import cadre from "./admin.module.css";
import { useProcessusDeJeu } from "./queries.ts";

export function ListeProcessusDeJeu(): ReactElement {
  const lus = useProcessusDeJeu();
  return (
    <section className={styles["section"]} aria-labelledby="processus">
      <h2 id="processus">Processus</h2>
      {lus.data === undefined ? (
        <SqueletteOuEchecDeRequete requete={lus}>
          <Squelette lignes={1} />
        </SqueletteOuEchecDeRequete>
      ) : lus.data.plusieurs ? (
        <>
          {/* the last figures stay, marked as old */}
          {lus.isError && (
            <p role="status" className={styles["perime"]}>
              <Icone nom="attention" taille="1.2rem" />
              <span>
                {direRequeteEchouee(lus.error)} Ci-dessous, ce qu’on en savait à{" "}
                {direHeure(lus.dataUpdatedAt)}.
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

function Ardoise({
  processus,
}: {
  readonly processus: readonly ProcessusPourAdministrateur[];
}): ReactElement {
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
      {/* the confirmation dialog is outside of the slate */}
      <ViderProcessus
        nom={aVider.nom}
        ouvert={aVider.ouvert}
        onFermer={() => setAVider({ nom: aVider.nom, ouvert: false })}
      />
    </div>
  );
}

interface LigneProps {
  readonly processus: ProcessusPourAdministrateur;
  readonly onVider: () => void;
}

/** A process with its button, which stays mounted whatever its label, so focus is kept. */
function Ligne({ processus, onVider }: LigneProps): ReactElement {
  const { nom, etat, enregistrees, enAttente, sansPreneur } = processus;
  const { enCours, demander } = useCommanderProcessusDeJeu(nom);
  const geste = etat === "seVide" ? "Reprendre" : "Vider";
  const alerte =
    etat === "muet" || !enregistrees || enAttente > 0 || (etat === "seVide" && sansPreneur);
  return (
    <li className={styles["ligne"]} data-alerte={alerte}>
      <span>
        <b>{nom}</b>
        <small>{direEtatDuProcessus(processus)}</small>
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

interface Props {
  readonly nom: string;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}

/** Dialogue that asks before the rooms of a process are moved away, because their players notice a short cut of the line. */
function ViderProcessus({ nom, ouvert, onFermer }: Props): ReactElement {
  const { enCours, refus, oublier, demander } = useCommanderProcessusDeJeu(nom);
  const fermer = () => {
    oublier();
    onFermer();
  };
  const vider = async () => {
    if (await demander("vider")) fermer();
  };
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={fermer}
      titre={`Vider ${nom}\u00A0?`}
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={fermer}>
            Le laisser jouer
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void vider()}>
            Vider {nom}
          </Bouton>
        </>
      }
    >
      <div className={styles["question"]}>
        <p>
          Ses parties passent aux autres processus&nbsp;: un instant d’attente pour ceux qui jouent,
          et rien de perdu. Il n’ouvre plus de partie, et une fois vide on peut l’arrêter.
          «&nbsp;Reprendre&nbsp;» le remet au jeu.
        </p>
        <MessageDeRefusDuServeur refus={refus} />
      </div>
    </Dialogue>
  );
}
