import { type ReactElement, type RefObject, useId, useRef, useState } from "react";
import type { ActeDeModeration, Affaire } from "#contracts/moderation.ts";
import { estErreurDeRessourceIntrouvable, direRequeteEchouee } from "../../../app/api/queries.ts";
import { Link } from "../../../app/navigation.tsx";
import { SqueletteOuEchecDeRequete, MessageDeListeVide } from "../../../app/page/query-states.tsx";
import { useApiCallSender } from "../../../app/page/envoi.tsx";
import { ecrireAdresseSiPageExiste } from "../../../app/paths.ts";
import type { CompteConnecte } from "../../../compte/session.tsx";
import { composerPhraseDActeDeModeration } from "../../../moderation/phrases.ts";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { direDateComplete, useNow } from "../../../ui/dates.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { Squelette } from "../../../ui/squelette.tsx";
import {
  compterMinutesDePriseRestantes,
  direDateOuHeureEnCourt,
  direSujetAffaire,
  direTitreDAffaire,
} from "../affaire-en-mots.ts";
import { prendreOuRendreAffaire, useRelireFilesDAffaires } from "../actions.ts";
import styles from "./affaire.module.css";
import { ComparaisonContenuSignaleEtActuel } from "./copies.tsx";
import type { NomDEtapeDAffaire } from "../keyboard.ts";
import { PanneauAffaireClose, PanneauAffaireContestee } from "../mesure-prise.tsx";
import {
  type EtatAppelApiSurAffaire,
  type PanneauAffaireProps,
  EncartRefusSurAffaire,
} from "../panneau-commun.tsx";
import { PanneauPrendreMesure } from "../panneau-mesure.tsx";
import { AuteurDuContenuSignale, ListeSignalementsDeLAffaire } from "./personnes.tsx";
import { useAffaire } from "../queries.ts";

interface Props {
  readonly numero: number;
  readonly moi: CompteConnecte;
  readonly page: RefObject<HTMLElement | null>;
  readonly onEtape: (vers: NomDEtapeDAffaire) => void;
  readonly onDecidee: () => void;
}

/** A case: the reported content, its reports, its author, the panel of measures, and its log. */
export function DetailDAffaire({ numero, moi, page, onEtape, onDecidee }: Props): ReactElement {
  const requete = useAffaire(numero);
  const envoi = useApiCallSender();
  const { data: affaire, refetch } = requete;
  const gestes: EtatAppelApiSurAffaire = {
    envoi,
    relire: () => {
      envoi.oublier();
      void refetch().then(() =>
        page.current?.querySelector<HTMLElement>('[data-focus="affaire"]')?.focus(),
      );
    },
  };
  return (
    <>
      <section className={styles["affaire"]} aria-labelledby={`titre-${String(numero)}`}>
        <Bouton
          variante="discret"
          icone="retour"
          className={styles["etape"]}
          onClick={() => onEtape("file")}
        >
          Signalements
        </Bouton>
        <div className={styles["tete"]}>
          <div>
            <h2 id={`titre-${String(numero)}`} tabIndex={-1} data-focus="affaire">
              {affaire === undefined ? (
                `Affaire n°\u00A0${String(numero)}`
              ) : (
                <TexteDAutrui>{direTitreDAffaire(affaire)}</TexteDAutrui>
              )}
            </h2>
            {affaire !== undefined && <p className={styles["ou"]}>{direSujetAffaire(affaire)}</p>}
          </div>
          {affaire !== undefined && <Prise affaire={affaire} gestes={gestes} />}
        </div>
        {affaire === undefined ? (
          estErreurDeRessourceIntrouvable(requete.error) ? (
            <MessageDeListeVide titre={direRequeteEchouee(requete.error)}>
              <Bouton variante="contour" icone="retour" onClick={() => onEtape("file")}>
                Revenir aux signalements
              </Bouton>
            </MessageDeListeVide>
          ) : (
            <SqueletteOuEchecDeRequete requete={requete}>
              <Squelette forme="boite" hauteur="18rem" />
            </SqueletteOuEchecDeRequete>
          )
        ) : (
          <>
            <div className={styles["refuse"]}>
              <EncartRefusSurAffaire gestes={gestes} />
            </div>
            <ComparaisonContenuSignaleEtActuel affaire={affaire} />
            <ListeSignalementsDeLAffaire affaire={affaire} />
            <div className={styles["pouce"]}>
              <Bouton pleineLargeur onClick={() => onEtape("mesure")}>
                {SUITE[affaire.etat]}
              </Bouton>
            </div>
          </>
        )}
      </section>
      <aside className={styles["mesure"]} aria-label="Mesure">
        <Bouton
          variante="discret"
          icone="retour"
          className={styles["etape"]}
          onClick={() => onEtape("affaire")}
        >
          L’affaire
        </Bouton>
        {affaire !== undefined && (
          <>
            <AuteurDuContenuSignale affaire={affaire} />
            <Panneau
              affaire={affaire}
              moi={moi}
              page={page}
              gestes={gestes}
              onDecidee={onDecidee}
            />
          </>
        )}
      </aside>
      {affaire !== undefined && <JournalAffaire actes={affaire.actes} moi={moi} />}
    </>
  );
}

const SUITE: Readonly<Record<Affaire["etat"], string>> = {
  ouverte: "Choisir une mesure",
  contestee: "Répondre à la contestation",
  close: "Voir la mesure",
};

function Panneau(props: PanneauAffaireProps): ReactElement {
  switch (props.affaire.etat) {
    case "ouverte":
      return <PanneauPrendreMesure {...props} />;
    case "contestee":
      return <PanneauAffaireContestee {...props} />;
    case "close":
      return <PanneauAffaireClose {...props} />;
  }
}

const SECONDES_15 = 15_000;

/** Who holds the case, until when, and the button that takes it or gives it back. Empty for a closed case. */
function Prise({
  affaire,
  gestes: { envoi, relire: relireAffaire },
}: {
  readonly affaire: Affaire;
  readonly gestes: EtatAppelApiSurAffaire;
}): ReactElement | null {
  const maintenant = useNow(SECONDES_15);
  const relire = useRelireFilesDAffaires();
  const { prise, etat } = affaire;
  const bouton = useRef<HTMLButtonElement>(null);
  const tenir = async (geste: "prendre" | "rendre") => {
    let perimee = false;
    const tenue = await envoi.envoyer(async () => {
      const reponse = await prendreOuRendreAffaire(affaire, geste);
      perimee = !reponse.ok && reponse.statut === 409;
      return reponse;
    });
    // another moderator was faster: the case is read again to show who holds it
    if (perimee) relireAffaire();
    if (tenue === null) return;
    await relire(tenue);
    // the pressed button was replaced by the other one, which takes the focus that was lost with it, not one that types elsewhere
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) bouton.current?.focus();
    });
  };
  if (etat === "close") return null;
  const reste = prise === null ? 0 : compterMinutesDePriseRestantes(prise.jusque, maintenant);
  if (prise === null || reste === 0)
    return (
      <Bouton
        ref={bouton}
        variante="contour"
        className={styles["prendre"]}
        chargement={envoi.enCours}
        onClick={() => void tenir("prendre")}
      >
        Prendre
      </Bouton>
    );
  return (
    <p className={styles["prise"]} data-a-moi={prise.aMoi}>
      <Icone nom={prise.aMoi ? "horloge" : "cadenas"} taille="1.1rem" />
      <span>
        {prise.aMoi ? (
          "À vous, encore "
        ) : (
          <>
            <TexteDAutrui>{prise.par}</TexteDAutrui> s’en occupe encore{" "}
          </>
        )}
        {reste}&nbsp;min
      </span>
      {prise.aMoi && (
        <button ref={bouton} type="button" onClick={() => void tenir("rendre")}>
          Rendre
        </button>
      )}
    </p>
  );
}

/** Log of the case, latest first: one line at the bottom; unfolded, every act with its reason. */
function JournalAffaire({
  actes,
  moi,
}: {
  readonly actes: readonly ActeDeModeration[];
  readonly moi: CompteConnecte;
}): ReactElement {
  const [deroule, setDeroule] = useState(false);
  const id = useId();
  const maintenant = useNow();
  const tout = moi.role === "admin" ? ecrireAdresseSiPageExiste("/admin/journal", {}) : null;
  return (
    <footer className={styles["journal"]} data-deroule={deroule}>
      <button
        type="button"
        className={styles["titre"]}
        aria-expanded={deroule}
        aria-controls={id}
        onClick={() => setDeroule(!deroule)}
      >
        <Icone nom="ardoise" taille="1.2rem" />
        Journal
      </button>
      <ol id={id} aria-label="Journal de l’affaire">
        {actes.map((acte) => {
          const { qui, dit, raison } = composerPhraseDActeDeModeration(acte);
          return (
            <li key={acte.numero}>
              <time dateTime={acte.date} title={direDateComplete(acte.date)}>
                {direDateOuHeureEnCourt(acte.date, maintenant)}
              </time>{" "}
              {qui !== null && (
                <b>
                  <TexteDAutrui>{qui}</TexteDAutrui>
                </b>
              )}{" "}
              <TexteDAutrui>{dit}</TexteDAutrui>
              {deroule && raison !== null && (
                <q className={styles["raison"]}>
                  <TexteDAutrui>{raison}</TexteDAutrui>
                </q>
              )}
            </li>
          );
        })}
      </ol>
      {tout !== null && <Link to={tout}>Tout le journal</Link>}
    </footer>
  );
}
