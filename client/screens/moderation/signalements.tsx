/**
 * /admin/signalements, for moderators: the queue, a case, its measure. Three columns; three steps on a phone. Mock-up
 * "moderation".
 */
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { etatAffaire, type EtatAffaire, type LigneListeAffaires } from "#contracts/moderation.ts";
import { Link, useQueryString } from "../../app/navigation.tsx";
import { ReserveAuRole } from "../../app/page/acces.tsx";
import { LiensModeration } from "../../app/page/liens-moderation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SqueletteOuEchecDeRequete, MessageDeListeVide } from "../../app/page/query-states.tsx";
import type { CompteConnecte } from "../../compte/session.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ChoixSegmente } from "../../ui/choix.tsx";
import { direDateComplete, useNow } from "../../ui/dates.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import {
  ICONES_AFFAIRES,
  direAgeDAffaireEnCourt,
  compterMinutesDePriseRestantes,
  direMotifOuMesureDAffaire,
  direTitreDAffaire,
} from "./affaire-en-mots.ts";
import {
  type NomDEtapeDAffaire,
  useFocusTitreDEtapeDAffaire,
  useRaccourcisModeration,
} from "./keyboard.ts";
import { useFileAffaires } from "./queries.ts";
import styles from "./signalements.module.css";
import { DetailDAffaire } from "./affaire/vue-affaire.tsx";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Signalements" mesure="pleine" titreDansLaPage>
      <ReserveAuRole requis="moderator">
        {(compte) => <Signalements key={compte.userId} moi={compte} />}
      </ReserveAuRole>
    </PageDePlateforme>
  );
}

const VIDES: Readonly<Record<EtatAffaire, readonly [string, string]>> = {
  ouverte: ["Rien à traiter", "Personne n’a rien signalé. La salle est calme."],
  contestee: ["Aucune contestation", "Personne ne conteste de décision."],
  close: ["Aucune affaire close", "Celles que vous clorez se retrouveront ici, un an durant."],
};

function Signalements({ moi }: { readonly moi: CompteConnecte }): ReactElement {
  const page = useRef<HTMLDivElement>(null);
  const [lire, changer] = useQueryString("/admin/signalements");
  const etat = etatAffaire.catch("ouverte").parse(lire("etat"));
  const { requete, affaires, comptes } = useFileAffaires(etat);
  const demandee = Number(lire("affaire") ?? "");
  const choisie = Number.isInteger(demandee) && demandee > 0 ? demandee : null;
  /** The case shown while none is chosen: the first of the queue when it was read; it stays when others come before it. */
  const [dOffice, setDOffice] = useState<{ etat: EtatAffaire; numero: number } | null>(null);
  const premiere = affaires?.[0]?.numero;
  if (premiere !== undefined && dOffice?.etat !== etat) setDOffice({ etat, numero: premiere });
  const numero = choisie ?? (dOffice?.etat === etat ? dOffice.numero : null);
  const etape: NomDEtapeDAffaire =
    choisie === null ? "file" : lire("etape") === "mesure" ? "mesure" : "affaire";
  const courante = useRef(numero);
  useEffect(() => {
    courante.current = numero;
  }, [numero]);
  const rang = affaires?.findIndex((ligne) => ligne.numero === numero) ?? -1;

  const ouvrir = (affaire: number | null, autre?: "mesure") =>
    changer(
      {
        etat,
        ...(affaire === null ? {} : { affaire: String(affaire) }),
        ...(autre === undefined ? {} : { etape: autre }),
      },
      { preventScrollReset: affaire !== null && autre === undefined },
    );
  const voisine = (pas: 1 | -1) => affaires?.[rang + pas]?.numero ?? null;
  const suivre = (pas: 1 | -1): boolean => {
    const autre = rang < 0 ? (affaires?.[0]?.numero ?? null) : voisine(pas);
    if (autre !== null) ouvrir(autre);
    return true;
  };
  useRaccourcisModeration(page, {
    simple: (touche) => (touche === "j" ? suivre(1) : touche === "k" ? suivre(-1) : false),
  });

  useFocusTitreDEtapeDAffaire(page, etape, choisie);
  const [titre, texte] = VIDES[etat];
  return (
    <div ref={page} className={styles["page"]} data-etape={etape}>
      <header className={styles["tete"]}>
        <Retour moi={moi} />
        <h1>Signalements</h1>
        <OngletsAffaires
          etat={etat}
          comptes={comptes}
          onChange={(vers) => changer({ etat: vers })}
        />
        <p className={styles["touches"]}>
          <span>
            <kbd>J</kbd> <kbd>K</kbd> affaire suivante, précédente
          </span>
          <span>
            <kbd>1</kbd> à <kbd>7</kbd> mesure
          </span>
          <span>
            <kbd>Ctrl</kbd> <kbd>Entrée</kbd> appliquer
          </span>
        </p>
      </header>
      {/* the failure takes the whole width, since nothing else is shown beside it */}
      {affaires === undefined && requete.isError && numero === null && (
        <SqueletteOuEchecDeRequete requete={requete} />
      )}
      <div className={styles["colonnes"]}>
        <nav className={styles["file"]} aria-label="Affaires" data-focus="file" tabIndex={-1}>
          {affaires === undefined ? (
            (numero !== null || !requete.isError) && (
              <SqueletteOuEchecDeRequete requete={requete}>
                <Squelette lignes={8} />
              </SqueletteOuEchecDeRequete>
            )
          ) : affaires.length === 0 ? (
            <MessageDeListeVide titre={titre}>
              <p>{texte}</p>
            </MessageDeListeVide>
          ) : (
            <FileAffaires affaires={affaires} ouverte={numero} onOuvrir={ouvrir} suite={requete} />
          )}
          <LiensModeration />
        </nav>
        {numero !== null && (
          <DetailDAffaire
            key={numero}
            numero={numero}
            moi={moi}
            page={page}
            onEtape={(vers) =>
              vers === "mesure" ? ouvrir(numero, "mesure") : ouvrir(vers === "file" ? null : numero)
            }
            onDecidee={() => {
              // somebody who has gone on to another case stays there
              if (courante.current !== numero) return;
              setDOffice(null);
              ouvrir(voisine(1) ?? voisine(-1));
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Back button of the page of cases: administrators go to /admin, moderators home. */
function Retour({ moi }: { readonly moi: CompteConnecte }): ReactElement {
  const admin = moi.role === "admin";
  return (
    <Link
      to={admin ? "/admin" : "/"}
      className={styles["retour"]}
      aria-label={admin ? "Administration" : "Accueil"}
    >
      <Icone nom="retour" taille="1.15em" />
    </Link>
  );
}

interface Props {
  readonly etat: EtatAffaire;
  readonly comptes: { readonly ouverte: number; readonly contestee: number } | undefined;
  readonly onChange: (etat: EtatAffaire) => void;
}

/** Tabs of the queue, with the number of waiting cases. */
function OngletsAffaires({ etat, comptes, onChange }: Props): ReactElement {
  const libelle = (nom: string, nombre: number | undefined): ReactNode => (
    <>
      {nom}
      {nombre !== undefined && <b className={styles["nombre"]}> {nombre}</b>}
    </>
  );
  return (
    <div className={styles["onglets"]}>
      <ChoixSegmente<EtatAffaire>
        libelle="Affaires"
        libelleCache
        valeur={etat}
        onChange={onChange}
        options={[
          { valeur: "ouverte", libelle: libelle("À traiter", comptes?.ouverte) },
          { valeur: "contestee", libelle: libelle("Contestés", comptes?.contestee) },
          { valeur: "close", libelle: "Clos" },
        ]}
      />
    </div>
  );
}

interface FileAffairesProps {
  readonly affaires: readonly LigneListeAffaires[];
  /** Number of the open case. */
  readonly ouverte: number | null;
  readonly onOuvrir: (numero: number) => void;
  readonly suite: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The queue: one row a case, which opens it. */
function FileAffaires({ affaires, ouverte, onOuvrir, suite }: FileAffairesProps): ReactElement {
  const maintenant = useNow();
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
  readonly ligne: LigneListeAffaires;
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
        {/* the question number is never cut, since it tells two cases of one quizz apart */}
        <span>
          <TexteDAutrui>{direTitreDAffaire(ligne)}</TexteDAutrui>
        </span>
        {rang !== null && <span>,&nbsp;question&nbsp;{rang}</span>}
      </button>
      <time className={styles["date"]} dateTime={date} title={direDateComplete(date)}>
        {direAgeDAffaireEnCourt(date, maintenant)}
      </time>
      <SousTitre ligne={ligne} maintenant={maintenant} />
    </li>
  );
}

function SousTitre({
  ligne,
  maintenant,
}: {
  readonly ligne: LigneListeAffaires;
  readonly maintenant: Date;
}): ReactElement {
  const { numero, prise, etat, mots } = ligne;
  const reste = prise === null ? 0 : compterMinutesDePriseRestantes(prise.jusque, maintenant);
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
          <TexteDAutrui>{prise.par}</TexteDAutrui> s’en occupe encore {reste}&nbsp;min
        </>
      ) : (
        <>
          {mots && etat === "ouverte" && (
            <>
              <mark className={styles["mots"]}>Mots interdits</mark>{" "}
            </>
          )}
          {direMotifOuMesureDAffaire(ligne)}
        </>
      )}
    </span>
  );
}
