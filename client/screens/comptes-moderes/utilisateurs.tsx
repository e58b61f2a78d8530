/** /admin/users, for moderators: accounts found by pseudo, address or state, and the sheet of one. */
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { z } from "zod";
import { useLocation, useNavigate, useQueryString } from "../../app/navigation.tsx";
import { ReserveAuRole } from "../../app/page/acces.tsx";
import { LiensModeration } from "../../app/page/liens-moderation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import type { CompteConnecte } from "../../compte/session.tsx";
import { Champ } from "../../ui/champ.tsx";
import { idHtmlDOnglet, Onglets } from "../../ui/onglets.tsx";
import { PanneauFicheDeComptePourModerateurs } from "./fiche-moderee.tsx";
import { ListeComptesPourModerateurs } from "./liste-comptes.tsx";
import {
  composerRechercheDeComptesPourLAdresse,
  FILTRES_DE_COMPTES_PAR_ETAT,
  type RechercheDeComptesPourModerateurs,
  lireRechercheDeComptesDansLAdresse,
} from "./queries.ts";
import styles from "./utilisateurs.module.css";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Utilisateurs" mesure="large" outils={<LiensModeration />}>
      <ReserveAuRole requis="moderator">{(moi) => <Utilisateurs moi={moi} />}</ReserveAuRole>
    </PageDePlateforme>
  );
}

/** State of a history entry whose previous entry is the list without an open sheet. */
const etatOuvert = z.object({ depuisLaListe: z.literal(true) });

function Utilisateurs({ moi }: { readonly moi: CompteConnecte }): ReactElement {
  const idPanneau = useId();
  const [lire, ecrire] = useQueryString("/admin/users");
  const { state } = useLocation();
  const aller = useNavigate();
  const lieu = lireRechercheDeComptesDansLAdresse(lire);
  const changer = (changements: Partial<RechercheDeComptesPourModerateurs>, replace = false) => {
    const suivant = { ...lieu, page: 0, compte: null, ...changements };
    ecrire(composerRechercheDeComptesPourLAdresse(suivant), {
      replace,
      preventScrollReset: changements.page === undefined,
    });
  };
  const liste = useRef<HTMLDivElement>(null);
  useRendreAuCompte(lieu.compte, liste);
  const fermer = () => {
    if (etatOuvert.safeParse(state).success) void aller(-1);
    else changer({ page: lieu.page }, true);
  };
  return (
    <div className={styles["page"]} data-ouvert={lieu.compte !== null}>
      <div className={styles["tete"]}>
        <Onglets
          libelle="État des comptes"
          onglets={FILTRES_DE_COMPTES_PAR_ETAT}
          valeur={lieu.etat}
          onChange={(etat) => changer({ etat })}
          idPanneau={idPanneau}
        />
        <ChercherCompte cherche={lieu.search} onChercher={(search) => changer({ search })} />
      </div>
      <div
        ref={liste}
        id={idPanneau}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={idHtmlDOnglet(idPanneau, lieu.etat)}
        className={styles["liste"]}
      >
        <ListeComptesPourModerateurs lieu={lieu} onChange={changer} />
      </div>
      {lieu.compte !== null && (
        <PanneauFicheDeComptePourModerateurs
          key={lieu.compte}
          id={lieu.compte}
          moi={moi}
          onFermer={fermer}
        />
      )}
    </div>
  );
}

/** After the sheet closes, focus returns to its row, or to the list. */
function useRendreAuCompte(
  compte: string | null,
  liste: { readonly current: HTMLElement | null },
): void {
  const avant = useRef(compte);
  useEffect(() => {
    const ferme = compte === null ? avant.current : null;
    avant.current = compte;
    if (ferme === null) return;
    const liens = liste.current?.querySelectorAll<HTMLElement>("[data-compte]") ?? [];
    const lien = [...liens].find(({ dataset }) => dataset["compte"] === ferme);
    (lien ?? liste.current)?.focus();
  }, [compte, liste]);
}

const LIBELLE = "Chercher un pseudo, ou une adresse mail entière";

interface Props {
  readonly cherche: string;
  /** Called with the search on Enter, as in the other lists. */
  readonly onChercher: (search: string) => void;
}

function ChercherCompte({ cherche, onChercher }: Props): ReactElement {
  const [depuis, setDepuis] = useState(cherche);
  const [saisie, setSaisie] = useState(cherche);
  // the field follows a search that has changed through Back or a link
  if (depuis !== cherche) {
    setDepuis(cherche);
    setSaisie(cherche);
  }
  return (
    <form
      role="search"
      className={styles["chercher"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        onChercher(saisie.trim());
      }}
    >
      <Champ
        type="search"
        libelle={LIBELLE}
        libelleCache
        placeholder="Pseudo, ou adresse entière"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={64}
        value={saisie}
        onChange={(evenement) => setSaisie(evenement.currentTarget.value)}
      />
    </form>
  );
}
