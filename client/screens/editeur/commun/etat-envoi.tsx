/** Where the work is, in a sentence beside the title: plateforme §8; the five states of the mock-up. */
import type { ReactElement, ReactNode } from "react";
import { depuis, enregistre } from "../../../document/mots.ts";
import type { EtatTravail } from "../../../document/atelier.ts";
import { SeReconnecter } from "../../../app/page/connexion-requise.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { useEnLigne } from "../../../browser/use-en-ligne.ts";
import { useMaintenant } from "../../../ui/use-maintenant.ts";
import styles from "./barre-edition.module.css";
import { type MotsTravail, useTravail } from "./travail.tsx";

/** "Une erreur serveur s'est produite lors de la sauvegarde." (plateforme §8) says nothing of what to do: what follows does. */
const PANNE = "Une erreur serveur s'est produite lors de la sauvegarde.";
const HORS_LIGNE = "Vous êtes hors ligne.";
const direPanne = (enLigne: boolean): string => (enLigne ? PANNE : HORS_LIGNE);

const PLEIN = "Ce navigateur n’a plus de place pour le brouillon\u00A0: enregistrez souvent.";

export function EtatEnvoi(): ReactElement {
  const { etat, mots } = useTravail();
  const maintenant = useMaintenant(1000).getTime();
  const enLigne = useEnLigne();
  return (
    <div className={styles["etat"]}>
      <Phrase etat={etat} mots={mots} maintenant={maintenant} enLigne={enLigne} />
      {/* what is counted in seconds is looked at: read out, it would never stop */}
      <p role="status" className="visually-hidden">
        {annonceDe(etat, mots, enLigne)}
      </p>
    </div>
  );
}

/** What is worth interrupting whoever writes: another only when the work is elsewhere. Pure. */
export function annonceDe(
  { envoi, modifie, brouillonA }: EtatTravail,
  mots: MotsTravail,
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
      return direRefus(envoi);
    case "repos":
      return brouillonA === false ? PLEIN : modifie ? "" : "Enregistré.";
  }
}

export const direRefus = ({
  question,
  message,
}: {
  readonly question: number | null;
  readonly message: string;
}): string => (question === null ? message : `Question ${String(question + 1)}\u00A0: ${message}`);

interface PhraseProps {
  readonly etat: EtatTravail;
  readonly mots: MotsTravail;
  /** Milliseconds since 1970. */
  readonly maintenant: number;
  readonly enLigne: boolean;
}

function Phrase({ etat, mots, maintenant, enLigne }: PhraseProps): ReactElement {
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
      return <Deconnecte />;
    case "conflit":
      return <Faute>{mots.conflit}</Faute>;
    case "disparu":
      return <Faute>{mots.disparu}</Faute>;
    case "refus":
      return <Faute>{direRefus(envoi)}</Faute>;
    case "repos":
      return <Repos etat={etat} maintenant={maintenant} />;
  }
}

function Repos({ etat, maintenant }: Omit<PhraseProps, "mots" | "enLigne">): ReactElement {
  const { modifie, brouillonA, enregistreA } = etat;
  if (brouillonA === false) return <Faute>{PLEIN}</Faute>;
  const dernier = enregistreA === null ? null : enregistre(enregistreA, maintenant);
  if (!modifie) return <>{dernier}</>;
  return (
    <>
      {dernier}
      {brouillonA !== null && <span>Brouillon gardé ici {depuis(brouillonA, maintenant)}</span>}
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

/** What is written leaves right after. */
function Deconnecte(): ReactElement {
  const { enregistrer } = useTravail();
  return <SeReconnecter onReconnecte={() => void enregistrer()} />;
}
