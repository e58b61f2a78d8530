import type { ReactElement, ReactNode } from "react";
import { EncartSessionExpiree } from "../../../app/page/connexion-requise.tsx";
import { useOnline } from "../../../browser/use-online.ts";
import type { EtatDocumentEdite } from "../../../document/edited-document.ts";
import { direDepuisCombienDeTemps, direEnregistreA } from "../../../document/dates.ts";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { useNow } from "../../../ui/dates.tsx";
import styles from "./barre-edition.module.css";

/** State and actions that the head of an editor shows, for a quizz or an imprévu. */
export interface EtatEtActionsDEditeur extends ActionsAnnulerRetablir {
  readonly etat: EtatDocumentEdite;
  readonly mots: PhrasesDeDocumentModifieAilleurs;
  readonly enregistrer: () => Promise<unknown>;
}

/** Undo and redo of an editor. */
export interface ActionsAnnulerRetablir {
  readonly annuler: () => void;
  readonly retablir: () => void;
}

/** Sentences for a document that was changed, or deleted, elsewhere. */
export interface PhrasesDeDocumentModifieAilleurs {
  readonly conflit: string;
  readonly disparu: string;
}

interface Props {
  readonly travail: EtatEtActionsDEditeur;
  /** Title of the editor's page. */
  readonly children: ReactNode;
  /** Content shown beside the save button. */
  readonly actions?: ReactNode;
  /** Whether the head hides its save button on a phone, where the page has one at the bottom. */
  readonly auPouce?: boolean;
  /** Whether the head has no save button, as on a phone where going from question to question saves. */
  readonly sansEnregistrer?: boolean;
  /** Whether the head has no redo button on a phone, where redo is in a menu. */
  readonly sansRetablir?: boolean;
  readonly sansEtat?: boolean;
}

/** Head of an editor: title, state of the save, undo, redo, save. plateforme §2, §4. */
export function BarreDEditeur({
  travail,
  children,
  actions,
  auPouce = false,
  sansEnregistrer = false,
  sansRetablir = false,
  sansEtat = false,
}: Props): ReactElement {
  const { etat, annuler, retablir, enregistrer } = travail;
  return (
    <header className={styles["barre"]} data-sous-les-bannieres>
      <div className={styles["titre"]}>{children}</div>
      {!sansEtat && <IndicateurDeSauvegarde travail={travail} />}
      <div className={styles["gestes"]}>
        <BoutonIcone
          icone="annuler"
          libelle="Annuler"
          aria-keyshortcuts="Control+Z"
          aria-disabled={!etat.annulable}
          onClick={annuler}
        />
        <BoutonIcone
          icone="retablir"
          className={sansRetablir ? styles["ailleurs"] : undefined}
          libelle="Rétablir"
          aria-keyshortcuts="Control+Shift+Z"
          aria-disabled={!etat.retablissable}
          onClick={retablir}
        />
        {actions}
        {!sansEnregistrer && (
          <Bouton
            className={auPouce ? styles["ailleurs"] : undefined}
            aria-keyshortcuts="Control+S"
            chargement={etat.envoi.nom === "enCours"}
            onClick={() => void enregistrer()}
          >
            Enregistrer
          </Bouton>
        )}
      </div>
    </header>
  );
}

/** Asterisk after the editor's title while a change is not saved. */
export function AsterisqueModificationsNonEnregistrees({
  modifie,
}: {
  readonly modifie: boolean;
}): ReactElement | null {
  if (!modifie) return null;
  return (
    <span className={styles["asterisque"]}>
      <span aria-hidden="true">*</span>
      <span className="visually-hidden">, modifications non enregistrées</span>
    </span>
  );
}

/** Sentence of plateforme §8 that says that a save has failed; another sentence, shown after it, says what to do. */
const PANNE = "Une erreur serveur s'est produite lors de la sauvegarde.";
const HORS_LIGNE = "Vous êtes hors ligne.";
const direPanne = (enLigne: boolean): string => (enLigne ? PANNE : HORS_LIGNE);

const PLEIN = "Ce navigateur n’a plus de place pour le brouillon\u00A0: enregistrez souvent.";

/** Sentence beside the title that says how the save stands. plateforme §8. */
export function IndicateurDeSauvegarde({
  travail,
}: {
  readonly travail: EtatEtActionsDEditeur;
}): ReactElement {
  const maintenant = useNow(1000).getTime();
  const enLigne = useOnline();
  return (
    <div className={styles["etat"]}>
      <Phrase travail={travail} maintenant={maintenant} enLigne={enLigne} />
      {/* the sentence with a countdown is not announced: a screen reader would read it every second */}
      <p role="status" className="visually-hidden">
        {direAnnonceDeSauvegarde(travail.etat, travail.mots, enLigne)}
      </p>
    </div>
  );
}

/** Sentence that announces the state of the save to a screen reader: the same text as long as the state is the same. Pure. */
export function direAnnonceDeSauvegarde(
  { envoi, modifie, brouillonA }: EtatDocumentEdite,
  mots: PhrasesDeDocumentModifieAilleurs,
  enLigne = true,
): string {
  switch (envoi.nom) {
    case "enCours":
      return "Enregistrement…";
    case "injoignable":
      return `${direPanne(enLigne)} Votre brouillon est gardé ici, un autre essai suit.`;
    case "deconnecte":
      return "Session expirée.";
    case "conflit":
      return mots.conflit;
    case "disparu":
      return mots.disparu;
    case "refus":
      return direRefusDeSauvegarde(envoi);
    case "repos":
      return brouillonA === false ? PLEIN : modifie ? "" : "Enregistré.";
  }
}

export const direRefusDeSauvegarde = ({
  question,
  message,
}: {
  readonly question: number | null;
  readonly message: string;
}): string => (question === null ? message : `Question ${String(question + 1)}\u00A0: ${message}`);

interface PhraseProps {
  readonly travail: EtatEtActionsDEditeur;
  /** The current time, in milliseconds since 1970, for the countdown to the next try. */
  readonly maintenant: number;
  readonly enLigne: boolean;
}

function Phrase({ travail, maintenant, enLigne }: PhraseProps): ReactElement {
  const { etat, mots, enregistrer } = travail;
  const { envoi } = etat;
  switch (envoi.nom) {
    case "enCours":
      return <>Enregistrement…</>;
    case "injoignable": {
      const restent = Math.max(0, Math.ceil((envoi.essaiA - maintenant) / 1000));
      return (
        <Faute>
          {direPanne(enLigne)} Nouvel essai dans {restent}&nbsp;s, votre brouillon est gardé ici.
        </Faute>
      );
    }
    case "deconnecte":
      // a save as soon as the author is logged in again sends what the draft keeps
      return <EncartSessionExpiree onReconnecte={() => void enregistrer()} />;
    case "conflit":
      return <Faute>{mots.conflit}</Faute>;
    case "disparu":
      return <Faute>{mots.disparu}</Faute>;
    case "refus":
      return <Faute>{direRefusDeSauvegarde(envoi)}</Faute>;
    case "repos":
      return <Repos etat={etat} maintenant={maintenant} />;
  }
}

function Repos({
  etat,
  maintenant,
}: {
  readonly etat: EtatDocumentEdite;
  readonly maintenant: number;
}): ReactElement {
  const { modifie, brouillonA, enregistreA } = etat;
  if (brouillonA === false) return <Faute>{PLEIN}</Faute>;
  const dernier = enregistreA === null ? null : direEnregistreA(enregistreA, maintenant);
  if (!modifie) return <>{dernier}</>;
  return (
    <>
      {dernier}
      {brouillonA !== null && (
        <span>Brouillon gardé ici {direDepuisCombienDeTemps(brouillonA, maintenant)}</span>
      )}
    </>
  );
}

function Faute({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <span className={styles["faute"]}>
      <Icone nom="attention" taille="1.15em" />
      <span>{children}</span>
    </span>
  );
}
