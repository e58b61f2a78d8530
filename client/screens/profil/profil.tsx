/** /profile: the member's account, in five tabs. plateforme §2 "Profile". */
import { type ReactElement, useId } from "react";
import type { Badge } from "#contracts/compte.ts";
import { BADGES_AFFICHES_MAX } from "#contracts/limites.ts";
import { Link, useQueryString } from "../../app/navigation.tsx";
import { ReserveAuxMembres } from "../../app/page/acces.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { Avatar } from "../../compte/avatar.tsx";
import { DessinBadge } from "../../compte/badges.tsx";
import { adresseDuProfilPublic } from "../../compte/liens.ts";
import { direGorgees, accorderMotGorgee } from "../../partie/mots/gorgees.ts";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { BatonsDeComptage } from "../../ui/batons.tsx";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { joinClassNames } from "../../ui/classes.ts";
import { type DonneesDeMonCompte, useMonCompte } from "../../compte/mon-compte.ts";
import { DateRelativeAffichee } from "../../ui/dates.tsx";
import { idHtmlDOnglet, Onglets } from "../../ui/onglets.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { montrerOuCacherBadge } from "./actions.ts";
import { OngletAmis } from "./amis.tsx";
import { OngletGestion } from "./gestion.tsx";
import { OngletInformations } from "./informations.tsx";
import styles from "./profil.module.css";
import {
  useTousLesBadges,
  useHistoriqueDeMesParties,
  useActualiserMonCompteEnCache,
} from "./queries.ts";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Mon profil">
      <ReserveAuxMembres>{() => <Profil />}</ReserveAuxMembres>
    </PageDePlateforme>
  );
}

type Menu = "1" | "2" | "3" | "4" | "5";

const ONGLETS = [
  { valeur: "1", libelle: "Informations" },
  { valeur: "2", libelle: "Amis" },
  { valeur: "3", libelle: "Badges" },
  { valeur: "4", libelle: "Gestion" },
  { valeur: "5", libelle: "Historique" },
] as const satisfies readonly { valeur: Menu; libelle: string }[];

const PANNEAUX: Readonly<
  Record<Menu, (props: { readonly compte: DonneesDeMonCompte }) => ReactElement>
> = {
  1: OngletInformations,
  2: OngletAmis,
  3: Badges,
  4: OngletGestion,
  5: OngletHistoriqueDesParties,
};

function Profil(): ReactElement {
  const idPanneau = useId();
  const [lire, ecrire] = useQueryString("/profile");
  const menu = ONGLETS.find(({ valeur }) => valeur === lire("menu"))?.valeur ?? "1";
  const compteLu = useMonCompte();
  const { data: compte } = compteLu;
  if (compte === undefined)
    return (
      <SqueletteOuEchecDeRequete requete={compteLu}>
        <Attente />
      </SqueletteOuEchecDeRequete>
    );
  const Panneau = PANNEAUX[menu];
  return (
    <div className={styles["profil"]}>
      <MaFiche compte={compte} />
      <div className={styles["droite"]}>
        <Onglets
          libelle="Mon profil"
          onglets={ONGLETS.map(({ valeur, libelle }) => ({
            valeur,
            libelle,
            nombre: valeur === "2" ? compte.demandeAmi.length : 0,
            dit: "en attente",
          }))}
          valeur={menu}
          onChange={(valeur) => ecrire({ menu: valeur }, { preventScrollReset: true })}
          idPanneau={idPanneau}
        />
        <div
          id={idPanneau}
          role="tabpanel"
          aria-labelledby={idHtmlDOnglet(idPanneau, menu)}
          className={styles["panneau"]}
        >
          <Panneau compte={compte} />
        </div>
      </div>
    </div>
  );
}

function Attente(): ReactElement {
  return (
    <div className={styles["profil"]}>
      <Squelette forme="boite" largeur="100%" hauteur="20rem" />
      <div className={styles["droite"]}>
        <Squelette forme="titre" />
        <Squelette lignes={6} />
      </div>
    </div>
  );
}

/** Card of the member beside every tab: avatar, pseudo, number of sips. */
function MaFiche({ compte }: { readonly compte: DonneesDeMonCompte }): ReactElement {
  const { pseudo, icon, gorgees: bues, badgesAffiche } = compte;
  return (
    <section className={joinClassNames(styles["carton"], "sous-bock-papier")} aria-label={pseudo}>
      <Avatar icon={icon} taille="var(--avatar)" />
      <h2>
        <TexteDAutrui>{pseudo}</TexteDAutrui>
      </h2>
      <p className={styles["bues"]}>
        <b>{direGorgees(bues)}</b> à l’ardoise
      </p>
      {bues > 0 && <BatonsDeComptage n={bues} hauteur={1.5} largeurMax={13} />}
      {badgesAffiche.length > 0 && (
        <ul className={styles["badges"]} aria-label="Badges affichés">
          {badgesAffiche.map(({ _id, titre }) => (
            <li key={_id} title={titre}>
              <DessinBadge id={_id} taille="var(--badge)" />
              <span className="visually-hidden">{titre}</span>
            </li>
          ))}
        </ul>
      )}
      <Link to={adresseDuProfilPublic(pseudo)}>Voir mon profil public</Link>
    </section>
  );
}

const ECHEC = "Erreur lors de la mise à jour des badges.";
const ECHEC_LECTURE = "Erreur lors de la récupération des badges.";

/** Tab 3: earned and missing badges; up to four are shown on the profile. plateforme §3, §5, §7. */
function Badges({ compte }: { readonly compte: DonneesDeMonCompte }): ReactElement {
  const requete = useTousLesBadges();
  const { enCours, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const { relire } = useActualiserMonCompteEnCache();
  const { data } = requete;
  if (data === undefined)
    return <SqueletteOuEchecDeRequete requete={requete} echec={ECHEC_LECTURE} />;
  const montres = new Set(compte.badgesAffiche.map(({ _id }) => _id));
  const basculer = async ({ _id }: Badge) => {
    const fait = await envoyer(() => montrerOuCacherBadge(_id, !montres.has(_id)), ECHEC);
    if (fait !== null) info(fait.message);
    await relire();
  };
  return (
    <div>
      <p className={styles["compte"]}>
        <b>{compte.badges.length}</b> sur {data.badges.length}. Vous pouvez en montrer{" "}
        {BADGES_AFFICHES_MAX} sur votre profil.
      </p>
      <ul className={styles["grille"]}>
        {data.badges.map((badge) => {
          const gagne = compte.badges.includes(badge._id);
          return (
            <li key={badge._id} data-gagne={gagne}>
              <DessinBadge id={badge._id} taille="var(--badge)" terni={!gagne} />
              <h3>{badge.titre}</h3>
              <p>{badge.condition}</p>
              {gagne && (
                <Bouton
                  variante={montres.has(badge._id) ? "contour" : "discret"}
                  icone={montres.has(badge._id) ? "coche" : "plus"}
                  aria-pressed={montres.has(badge._id)}
                  aria-disabled={enCours || undefined}
                  onClick={() => void basculer(badge)}
                >
                  <span>
                    {montres.has(badge._id) ? "Affiché" : "Afficher"}
                    <span className="visually-hidden"> sur mon profil&nbsp;: {badge.titre}</span>
                  </span>
                </Bouton>
              )}
              {!gagne && <span className={styles["agagner"]}>À gagner</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Tab 5: played games. plateforme §2 "Profile", §3 "History entry". */
export function OngletHistoriqueDesParties(): ReactElement {
  const requete = useHistoriqueDeMesParties();
  const { data, dataUpdatedAt } = requete;
  if (data === undefined) return <SqueletteOuEchecDeRequete requete={requete} />;
  if (data.historique.length === 0)
    return (
      <p className={styles["vide"]}>
        Aucune partie pour l’instant. La prochaine s’écrira ici.
        <Link to="/" className={classNamesDeBouton({ variante: "contour" })}>
          Rejoindre une partie
        </Link>
      </p>
    );
  const maintenant = new Date(dataUpdatedAt);
  return (
    <ul className={styles["liste"]} aria-label="Mes parties">
      {data.historique.map(({ quizz, date, gorgees }) => (
        <li key={date} className={quizz._id === null ? undefined : styles["ligne"]}>
          {quizz._id === null ? (
            <span className={styles["titre"]}>
              <TexteDAutrui>{quizz.title}</TexteDAutrui>
            </span>
          ) : (
            <Link
              to={ecrireAdresseDePage("/quizz-communaute/:id", { id: quizz._id })}
              className={styles["lien"]}
            >
              <TexteDAutrui>{quizz.title}</TexteDAutrui>
            </Link>
          )}
          <DateRelativeAffichee iso={date} maintenant={maintenant} />
          <span className={styles["gorgees"]}>
            <b className="chiffre">{gorgees}</b> {accorderMotGorgee(gorgees)}
          </span>
        </li>
      ))}
    </ul>
  );
}
