import type { ReactElement } from "react";
import {
  COMPTES_PAR_PAGE_POUR_MODERATEURS,
  type FicheCompteVueParModerateur,
} from "#contracts/moderation.ts";
import { Link } from "../../app/navigation.tsx";
import { SqueletteOuEchecDeRequete, MessageDeListeVide } from "../../app/page/query-states.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { Avatar } from "../../compte/avatar.tsx";
import { direJourEnChiffres, NOMS_DES_ROLES_DE_COMPTE } from "../../moderation/phrases.ts";
import { DessinEtagereVide } from "../../quizz/etagere-vide.tsx";
import { useCorrigerPageAuDelaDeLaListe, BoutonsDePages } from "../../quizz/pages.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { listerEtatsDuCompteEnMots, direStockageDuCompte } from "./compte-en-mots.ts";
import {
  composerRechercheDeComptesPourLAdresse,
  type RechercheDeComptesPourModerateurs,
  type DonneesPageDeComptesPourModerateurs,
  useComptesPourModerateurs,
} from "./queries.ts";
import styles from "./utilisateurs.module.css";

interface Props {
  readonly lieu: RechercheDeComptesPourModerateurs;
  readonly onChange: (
    changements: Partial<RechercheDeComptesPourModerateurs>,
    replace?: boolean,
  ) => void;
}

export function ListeComptesPourModerateurs({ lieu, onChange }: Props): ReactElement {
  const { search, etat, page } = lieu;
  const liste = useComptesPourModerateurs({ search, etat, page });
  const { data, isPlaceholderData } = liste;
  const auDela = useCorrigerPageAuDelaDeLaListe({
    page,
    total: isPlaceholderData ? undefined : data?.totalCount,
    parPage: COMPTES_PAR_PAGE_POUR_MODERATEURS,
    onRetour: (derniere) => onChange({ page: derniere }, true),
  });
  if (data === undefined || auDela) return <SqueletteOuEchecDeRequete requete={liste} />;
  const { comptes, totalCount } = data;
  if (comptes.length === 0)
    return (
      <div role="status">
        <MessageDeListeVide dessin={<DessinEtagereVide />} titre="Aucun compte">
          {search !== "" && (
            <>
              <p>
                Personne ne s’appelle «&nbsp;{search}&nbsp;» ici. Une adresse mail se cherche
                entière.
              </p>
              <Bouton variante="contour" onClick={() => onChange({ search: "", etat: "tous" })}>
                Voir tous les comptes
              </Bouton>
            </>
          )}
        </MessageDeListeVide>
      </div>
    );
  return (
    <div aria-busy={isPlaceholderData}>
      <p role="status" className="visually-hidden">
        {totalCount > 1 ? `${String(totalCount)} comptes` : "1 compte"}
      </p>
      <TableComptes comptes={comptes} lieu={lieu} />
      <BoutonsDePages
        page={page}
        total={totalCount}
        parPage={COMPTES_PAR_PAGE_POUR_MODERATEURS}
        onPage={(voulue) => onChange({ page: voulue })}
      />
    </div>
  );
}

interface TableComptesProps {
  readonly comptes: DonneesPageDeComptesPourModerateurs["comptes"];
  readonly lieu: RechercheDeComptesPourModerateurs;
}

/** Table of accounts; a row opens its sheet. Beside an open sheet, only the columns that identify an account are shown. */
function TableComptes({ comptes, lieu }: TableComptesProps): ReactElement {
  return (
    <table className={styles["table"]} aria-label="Comptes">
      <thead>
        <tr>
          <th scope="col">Compte</th>
          <th scope="col">État</th>
          <th scope="col">Quizz</th>
          <th scope="col">Stockage</th>
          <th scope="col">Mesures</th>
        </tr>
      </thead>
      <tbody>
        {comptes.map((compte) => {
          const { _id, pseudo, icon, role, date, quizz, stockage, mesures } = compte;
          const ouvert = _id === lieu.compte;
          return (
            <tr key={_id} className={styles["ligne"]} data-ouvert={ouvert}>
              <th scope="row">
                <Avatar icon={icon} taille="2.5rem" />
                <span>
                  <Link
                    to={ecrireAdresseDePage(
                      "/admin/users",
                      composerRechercheDeComptesPourLAdresse({ ...lieu, compte: _id }),
                    )}
                    // opening another account replaces the history entry, so that one step back is always the list
                    replace={lieu.compte !== null}
                    state={{ depuisLaListe: true }}
                    data-compte={_id}
                    aria-current={ouvert ? "true" : undefined}
                    className={styles["lien"]}
                  >
                    <TexteDAutrui>{pseudo}</TexteDAutrui>
                  </Link>
                  <small>
                    {role !== "user" && <b>{NOMS_DES_ROLES_DE_COMPTE[role]}, </b>}
                    depuis le {direJourEnChiffres(date)}
                  </small>
                </span>
              </th>
              <td className={styles["etat"]}>
                <ListeEtatsDuCompte fiche={compte} />
              </td>
              <td className={styles["nombre"]}>
                {quizz}
                <span className={styles["unite"]}>&nbsp;quizz</span>
              </td>
              <td className={styles["nombre"]}>{direStockageDuCompte(stockage)}</td>
              <td className={styles["nombre"]} data-rien={mesures === 0}>
                {mesures}
                <span className={styles["unite"]}>&nbsp;mesure{mesures > 1 ? "s" : ""}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** States of an account; severe ones are red, with a triangle. */
export function ListeEtatsDuCompte({
  fiche,
}: {
  readonly fiche: FicheCompteVueParModerateur;
}): ReactElement {
  return (
    <ul className={styles["etats"]}>
      {listerEtatsDuCompteEnMots(fiche).map(({ ton, texte }) => (
        <li key={texte} data-ton={ton}>
          {ton === "suspendu" && <Icone nom="attention" taille="1.15em" />}
          <span>{texte}</span>
        </li>
      ))}
    </ul>
  );
}
