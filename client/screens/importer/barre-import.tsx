/** At the foot of the screen: what is ready, where it goes, and the one button. */
import type { ReactElement } from "react";
import type { QuizzDeFichier } from "#contracts/fichier.ts";
import { SeReconnecter } from "../../app/page/connexion-requise.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./barre-import.module.css";
import type { Comptes } from "./etats-de-lignes.ts";
import { empechement } from "./empechement.ts";
import type { EtatEnvoiImport } from "./actions.ts";

export type Destination = "nouveau" | "celui-ci";

interface Props {
  readonly comptes: Comptes;
  readonly prets: readonly QuizzDeFichier[];
  /** Null: there is no quizz to add to. */
  readonly destination: Destination | null;
  readonly onDestination: (destination: Destination) => void;
  readonly envoi: EtatEnvoiImport;
  readonly onImporter: (sansMedias: boolean) => void;
  /** While media leave. */
  readonly onArreter: () => void;
}

const questions = (n: number): string => `${String(n)}\u00A0question${n > 1 ? "s" : ""}`;

export function BarreImport({
  comptes,
  prets,
  destination,
  onDestination,
  envoi,
  onImporter,
  onArreter,
}: Props): ReactElement {
  const nombre = prets.reduce((total, un) => total + un.questions.length, 0);
  const empeche = empechement(prets, destination === "celui-ci");
  const enCours = envoi.nom === "medias" || envoi.nom === "quizz";
  const { ok, aCorriger, ignoree } = comptes;
  return (
    <div className={styles["barre"]}>
      <p className={styles["dit"]} role="status">
        <b>
          {questions(nombre)} {nombre > 1 ? "prêtes" : "prête"}
          {prets.length > 1 && destination !== "celui-ci" && `, ${String(prets.length)}\u00A0quizz`}
        </b>
        {envoi.nom === "rate" && envoi.deconnecte ? (
          <SeReconnecter onReconnecte={() => onImporter(false)} />
        ) : envoi.nom === "rate" ? (
          <span className={styles["faute"]}>
            <Icone nom="attention" taille="1.1em" />
            <span>{envoi.message}</span>
          </span>
        ) : empeche !== null ? (
          <span className={styles["faute"]}>{empeche}</span>
        ) : envoi.nom === "medias" ? (
          <span>
            Envoi des médias&nbsp;: {envoi.rang} sur {envoi.total}…
          </span>
        ) : (
          <span className={styles["comptes"]}>
            {aCorriger} à corriger, {ignoree} {ignoree > 1 ? "ignorées" : "ignorée"}, rien de coupé
            en douce
          </span>
        )}
      </p>
      <span className={styles["jauge"]} aria-hidden="true">
        {(
          [
            ["ok", ok],
            ["aCorriger", aCorriger],
            ["ignoree", ignoree],
          ] as const
        ).map(([etat, n]) => n > 0 && <i key={etat} data-etat={etat} style={{ flexGrow: n }} />)}
      </span>
      {destination !== null && (
        <ChoixSegmente
          libelle="Où vont les questions"
          libelleCache
          options={[
            { valeur: "nouveau", libelle: "Nouveau quizz" },
            { valeur: "celui-ci", libelle: "Ajouter à celui-ci" },
          ]}
          valeur={destination}
          onChange={onDestination}
        />
      )}
      {envoi.nom === "rate" && envoi.sansMedias && (
        <Bouton variante="contour" onClick={() => onImporter(true)}>
          Sans les médias
        </Bouton>
      )}
      {envoi.nom === "medias" && (
        <Bouton variante="contour" onClick={onArreter}>
          Arrêter
        </Bouton>
      )}
      <Bouton
        chargement={enCours}
        aria-disabled={empeche !== null}
        onClick={() => empeche === null && onImporter(false)}
      >
        {envoi.nom === "rate" ? "Réessayer" : `Importer ${questions(nombre)}`}
      </Bouton>
    </div>
  );
}
