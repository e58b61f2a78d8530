import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useId,
  useState,
} from "react";
import { z } from "zod";
import { TEXTE_MESSAGE_LONGUEUR_REFUSEE } from "#contracts/limites.ts";
import { type Affaire, genreMesure } from "#contracts/moderation.ts";
import { writeTabStoredValue, readTabStoredValue } from "../../browser/stored-values.ts";
import type { ApiCallSender } from "../../app/page/envoi.tsx";
import type { CompteConnecte } from "../../compte/session.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ErreurChamp } from "../../ui/champ.tsx";
import { Icone } from "../../ui/icones.tsx";
import { useNow } from "../../ui/dates.tsx";
import { compterMinutesDePriseRestantes } from "./affaire-en-mots.ts";
import styles from "./panneau.module.css";

/** State of the current call on a case, shared by the panels. */
export interface EtatAppelApiSurAffaire {
  readonly envoi: ApiCallSender;
  /** Reads the case again after a refusal because another moderator was faster. */
  readonly relire: () => void;
}

export interface PanneauAffaireProps {
  readonly affaire: Affaire;
  readonly moi: CompteConnecte;
  readonly page: RefObject<HTMLElement | null>;
  readonly gestes: EtatAppelApiSurAffaire;
  readonly onDecidee: () => void;
}

interface Props {
  readonly libelle: ReactNode;
  readonly valeur: string;
  readonly erreur: string | undefined;
  readonly onChange: (valeur: string) => void;
  /** Whether the moderator's reason is being sent. */
  readonly enCours?: boolean;
  readonly prendLeFocus?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Text area for the reason of a decision, with a character count; more can be typed than may be sent. */
export function ChampRaisonDeDecision({
  libelle,
  valeur,
  erreur,
  onChange,
  enCours = false,
  prendLeFocus = false,
  ref,
}: Props): ReactElement {
  const id = useId();
  const longueur = Array.from(valeur).length;
  return (
    <div className={styles["raison"]}>
      <label htmlFor={id}>{libelle}</label>
      <span
        id={`${id}-compte`}
        className={styles["compte"]}
        data-trop={longueur >= TEXTE_MESSAGE_LONGUEUR_REFUSEE}
      >
        {longueur} / {TEXTE_MESSAGE_LONGUEUR_REFUSEE}
      </span>
      <textarea
        ref={ref}
        id={id}
        rows={4}
        value={valeur}
        readOnly={enCours}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus={prendLeFocus}
        aria-invalid={erreur === undefined ? undefined : true}
        aria-describedby={`${id}-compte ${id}-erreur`}
        onChange={({ target }) => onChange(target.value)}
      />
      <ErreurChamp id={`${id}-erreur`} texte={erreur} alerte />
    </div>
  );
}

export function CaseACocher({
  coche,
  onChange,
  children,
}: {
  readonly coche: boolean;
  readonly onChange: (coche: boolean) => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <label className={styles["coche"]}>
      <input
        type="checkbox"
        className={styles["case"]}
        checked={coche}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

/** Minutes for which another moderator holds the case; 0 when nobody does. */
export function useMinutesDePriseParAutreModerateur({ prise }: Affaire): number {
  const maintenant = useNow();
  return prise === null || prise.aMoi
    ? 0
    : compterMinutesDePriseRestantes(prise.jusque, maintenant);
}

/** Notice that another moderator holds the case. */
export function EncartAffairePriseParAutreModerateur({
  affaire,
}: {
  readonly affaire: Affaire;
}): ReactElement | null {
  const reste = useMinutesDePriseParAutreModerateur(affaire);
  if (reste === 0 || affaire.prise === null) return null;
  return (
    <p className={styles["tenue"]}>
      <TexteDAutrui>{affaire.prise.par}</TexteDAutrui> s’en occupe encore {reste}&nbsp;min&nbsp;:
      rien n’est possible d’ici là.
    </p>
  );
}

/** Refusal of a decision on a case; after a conflict, a button reads the case again and the draft stays. */
export function EncartRefusSurAffaire({
  gestes,
}: {
  readonly gestes: EtatAppelApiSurAffaire;
}): ReactElement | null {
  const { refus } = gestes.envoi;
  if (refus === null) return null;
  return (
    <div className={styles["refus"]} role="alert">
      <p>
        <Icone nom="attention" taille="1.2em" />
        <span>{refus.message}</span>
      </p>
      {refus.statut === 409 && (
        <>
          <p>Ce que vous avez écrit est gardé.</p>
          <Bouton variante="contour" icone="resync" onClick={gestes.relire}>
            Relire l’affaire
          </Bouton>
        </>
      )}
    </div>
  );
}

/** Draft of a decision, kept in the session storage until applied, so that other cases can be read meanwhile. */
const saisieAffaire = z.object({
  genre: genreMesure.nullable(),
  raison: z.string(),
  /** Duration of the measure in days; null: until it is lifted; absent: default duration. */
  jours: z.int().nullable().optional(),
  messages: z.boolean(),
  refuserMedias: z.boolean(),
  /** Answer to a contestation: lift the measure or keep it. */
  levee: z.boolean().nullable(),
  reponse: z.string(),
});
export type BrouillonDeDecisionSurAffaire = Readonly<z.infer<typeof saisieAffaire>>;

const VIDE: BrouillonDeDecisionSurAffaire = {
  genre: null,
  raison: "",
  jours: undefined,
  messages: false,
  refuserMedias: false,
  levee: null,
  reponse: "",
};

const cleDe = (numero: number) => `affaire ${String(numero)}` as const;

function lire(numero: number): BrouillonDeDecisionSurAffaire {
  const texte = readTabStoredValue(cleDe(numero));
  const lue = texte === "" ? null : saisieAffaire.safeParse(JSON.parse(texte));
  return lue?.success === true ? lue.data : VIDE;
}

export function useBrouillonDeDecisionSurAffaire(numero: number) {
  const [saisie, setSaisie] = useState(() => lire(numero));
  const changer = useCallback(
    (changement: Partial<BrouillonDeDecisionSurAffaire>) =>
      setSaisie((avant) => {
        const apres = { ...avant, ...changement };
        writeTabStoredValue(cleDe(numero), JSON.stringify(apres));
        return apres;
      }),
    [numero],
  );
  const oublier = useCallback(() => writeTabStoredValue(cleDe(numero), ""), [numero]);
  return { saisie, changer, oublier };
}
