import type { ReactElement } from "react";
import type { LigneAffaire } from "#contracts/moderation.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { dateComplete } from "../../ui/date-relative.ts";
import { Icone } from "../../ui/icones.tsx";
import { useMaintenant } from "../../ui/use-maintenant.ts";
import {
  ICONES_AFFAIRES,
  ilYA,
  minutesTenue,
  sousTitreDeLigne,
  titreAffaire,
} from "./affaire-en-mots.ts";
import styles from "./file-affaires.module.css";

interface Props {
  readonly affaires: readonly LigneAffaire[];
  /** Number of the one that is open. */
  readonly ouverte: number | null;
  readonly onOuvrir: (numero: number) => void;
  readonly suite: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The queue: one row a case, the whole of it opens it. */
export function FileAffaires({ affaires, ouverte, onOuvrir, suite }: Props): ReactElement {
  const maintenant = useMaintenant();
  return (
    <>
      <ul>
        {affaires.map((ligne) => (
          <Ligne
            key={ligne.numero}
            ligne={ligne}
            ouverte={ligne.numero === ouverte}
            maintenant={maintenant}
            onOuvrir={onOuvrir}
          />
        ))}
      </ul>
      {suite.hasNextPage && (
        <Bouton
          variante="discret"
          chargement={suite.isFetchingNextPage}
          onClick={() => void suite.fetchNextPage()}
        >
          Voir les suivantes
        </Bouton>
      )}
    </>
  );
}

function Ligne({
  ligne,
  ouverte,
  maintenant,
  onOuvrir,
}: {
  readonly ligne: LigneAffaire;
  readonly ouverte: boolean;
  readonly maintenant: Date;
  readonly onOuvrir: (numero: number) => void;
}): ReactElement {
  const { numero, icone, date, etat, rang } = ligne;
  return (
    <li className={styles["ligne"]} data-ouverte={ouverte}>
      <span className={styles["rond"]}>
        <Icone nom={etat === "contestee" ? "courrier" : ICONES_AFFAIRES[icone]} taille="1.3rem" />
      </span>
      <button
        type="button"
        className={styles["titre"]}
        data-numero={numero}
        aria-current={ouverte || undefined}
        aria-describedby={`affaire-${String(numero)}`}
        onClick={() => onOuvrir(numero)}
      >
        {/* of two questions of one quizz, what tells them apart is never cut */}
        <span>
          <Autrui>{titreAffaire(ligne)}</Autrui>
        </span>
        {rang !== null && <span>,&nbsp;question&nbsp;{rang}</span>}
      </button>
      <time className={styles["date"]} dateTime={date} title={dateComplete(date)}>
        {ilYA(date, maintenant)}
      </time>
      <SousTitre ligne={ligne} maintenant={maintenant} />
    </li>
  );
}

function SousTitre({
  ligne,
  maintenant,
}: {
  readonly ligne: LigneAffaire;
  readonly maintenant: Date;
}): ReactElement {
  const { numero, prise, etat, mots } = ligne;
  const reste = prise === null ? 0 : minutesTenue(prise.jusque, maintenant);
  const tenue = prise !== null && !prise.aMoi && reste > 0;
  return (
    <span
      id={`affaire-${String(numero)}`}
      className={styles["sous"]}
      data-ton={etat === "contestee" ? "laiton" : undefined}
    >
      {tenue ? (
        <>
          <Icone nom="cadenas" taille="1em" />
          <Autrui>{prise.par}</Autrui> s’en occupe encore {reste}&nbsp;min
        </>
      ) : (
        <>
          {mots && etat === "ouverte" && (
            <>
              <mark className={styles["mots"]}>Mots interdits</mark>{" "}
            </>
          )}
          {sousTitreDeLigne(ligne)}
        </>
      )}
    </span>
  );
}
