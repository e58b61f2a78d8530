/** /admin, for administrators: links, waiting tasks, lamp test, processes. plateforme §2 "Admin", §4 "Light-bulb test". */
import { type ReactElement, type ReactNode, useState } from "react";
import { Link } from "../../app/navigation.tsx";
import { ReserveAuRole } from "../../app/page/acces.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { useNow } from "../../ui/dates.tsx";
import { changerModeDeLampe } from "./actions.ts";
import styles from "./admin.module.css";
import { listerLignesDuBilan, type LigneBilan } from "./bilan-en-mots.ts";
import { ListeProcessusDeJeu } from "./processus.tsx";
import { useBilanDAdministration } from "./queries.ts";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Admin" mesure="large">
      <ReserveAuRole visiteur="accueil">{() => <Admin />}</ReserveAuRole>
    </PageDePlateforme>
  );
}

function Admin(): ReactElement {
  const lu = useBilanDAdministration();
  const maintenant = useNow();
  return (
    <div className={styles["page"]}>
      <nav className={styles["cadre"]} aria-label="Administration">
        <div className={`${styles["ardoise"]} sur-ardoise`}>
          <Link to="/admin/imprevus" className={styles["entree"]}>
            <Icone nom="ardoise" taille="1.8rem" />
            <span>
              <b>Imprévus</b>
              <small>Les cartes que tire une partie, leurs paquets, leurs niveaux</small>
            </span>
            <Nombre n={lu.data?.imprevus} />
          </Link>
          <Link to="/admin/users" className={styles["entree"]}>
            <Icone nom="joueurs" taille="1.8rem" />
            <span>
              <b>Utilisateurs</b>
              <small>Les comptes de ce serveur</small>
            </span>
            <Nombre n={lu.data?.comptes} />
          </Link>
          <BoutonLampe className={styles["entree"]} />
        </div>
      </nav>
      <section className={styles["bilan"]} aria-labelledby="bilan">
        <h2 id="bilan">Ce qui attend</h2>
        {lu.data === undefined ? (
          <SqueletteOuEchecDeRequete requete={lu}>
            <Squelette lignes={5} />
          </SqueletteOuEchecDeRequete>
        ) : (
          <ul>
            {listerLignesDuBilan(lu.data, maintenant).map((ligne) => (
              <li key={ligne.titre} data-attend={ligne.attend}>
                <Ligne ligne={ligne} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <ListeProcessusDeJeu />
    </div>
  );
}

function Nombre({ n }: { readonly n: number | undefined }): ReactElement | null {
  return n === undefined ? null : <i className={styles["nombre"]}>{n}</i>;
}

function Ligne({
  ligne: { titre, vers, nombre, dit, attend },
}: {
  readonly ligne: LigneBilan;
}): ReactNode {
  const contenu = (
    <>
      <span>
        <b>{titre}</b>
        <small>
          {attend && vers === null && <Icone nom="attention" taille="1.1em" />}
          <span>
            {nombre !== null && nombre > 0 && `${String(nombre)}\u00A0`}
            {dit}
          </span>
        </small>
      </span>
      {vers !== null && <Icone nom="fleche" taille="1.2em" />}
    </>
  );
  return vers === null ? <div>{contenu}</div> : <Link to={vers}>{contenu}</Link>;
}

/** Button that switches the lamp between its two modes. Failures are silent (plateforme §8). */
export function BoutonLampe({
  className,
}: {
  readonly className: string | undefined;
}): ReactElement {
  const [rouge, setRouge] = useState(false);
  const [sansLampe, setSansLampe] = useState(false);
  const basculer = () => {
    void changerModeDeLampe(!rouge).then((essai) => {
      if (essai.ok && !essai.corps.reglee) setSansLampe(true);
    });
    setRouge(!rouge);
  };
  return (
    <button type="button" className={className} aria-pressed={rouge} onClick={basculer}>
      <DessinAmpoule />
      <span>
        <b>Tester l’ampoule</b>
        <small>
          {sansLampe
            ? "Aucune lampe n’est réglée sur ce serveur"
            : rouge
              ? "Rouge demandé\u00A0: presser encore la remet"
              : "Met la lumière en rouge"}
        </small>
      </span>
    </button>
  );
}

/** Icon used on this page only, hence not part of the shared icons. */
function DessinAmpoule(): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.8rem"
      height="1.8rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M9 17.500c-.3-2.600-3-4-3-7.800a6 6 0 0 1 12 0c0 3.800-2.700 5.200-3 7.800zM9.500 20.800c1.700.2 3.300.2 5 0" />
    </svg>
  );
}
