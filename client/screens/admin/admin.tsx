/** /admin: three buttons, and what awaits. plateforme §2 "Admin", §4 "Light-bulb test". */
import type { ReactElement, ReactNode } from "react";
import { Link } from "../../app/navigation.tsx";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { useMaintenant } from "../../ui/use-maintenant.ts";
import styles from "./admin.module.css";
import { Ampoule } from "./ampoule.tsx";
import { direBilan, type LigneBilan } from "./bilan-en-mots.ts";
import { Processus } from "./processus.tsx";
import { useBilan } from "./use-bilan.ts";

export function Admin(): ReactElement {
  const lu = useBilan();
  const maintenant = useMaintenant();
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
          <Ampoule className={styles["entree"]} />
        </div>
      </nav>
      <section className={styles["bilan"]} aria-labelledby="bilan">
        <h2 id="bilan">Ce qui attend</h2>
        {lu.data === undefined ? (
          <EnAttendant requete={lu}>
            <Squelette lignes={5} />
          </EnAttendant>
        ) : (
          <ul>
            {direBilan(lu.data, maintenant).map((ligne) => (
              <li key={ligne.titre} data-attend={ligne.attend}>
                <Ligne ligne={ligne} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Processus />
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
