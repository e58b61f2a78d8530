/** /profile/{pseudo}: a public profile. plateforme §2 "Public profile", §4 "Friendship", §8 "Profile". */
import { type ReactElement, useState } from "react";
import type { Badge } from "#contracts/compte.ts";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import { QueryError, direRequeteEchouee } from "../../app/api/queries.ts";
import { Link, useParametresDuCheminDePage } from "../../app/navigation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { MessageRequeteEchouee, SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { Avatar } from "../../compte/avatar.tsx";
import { DessinBadge } from "../../compte/badges.tsx";
import { adresseDuProfilPublic } from "../../compte/liens.ts";
import { useSession } from "../../compte/session.tsx";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import { compterPagesDeListe, BoutonsDePages } from "../../quizz/pages.tsx";
import { TexteDAutrui, collapseBlankLines } from "../../ui/typographie.tsx";
import { BatonsDeComptage } from "../../ui/batons.tsx";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { DessinALEncre } from "../../ui/dessins.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { BoutonsDuProfilPublic } from "./actions-profil.tsx";
import styles from "./profil-public.module.css";
import { type DonneesDeProfilPublic, useProfilPublic, useQuizzDuProfilPublic } from "./queries.ts";

export function Component(): ReactElement {
  const { pseudo } = useParametresDuCheminDePage("/profile/:pseudo");
  // the title uses the pseudo's own spelling, whatever the address
  const { data } = useProfilPublic(pseudo);
  return (
    <PageDePlateforme key={pseudo} titre={data?.pseudo ?? pseudo} mesure="large" titreDansLaPage>
      <ProfilPublic pseudo={pseudo} />
    </PageDePlateforme>
  );
}

/** A public profile, for visitors too. */
function ProfilPublic({ pseudo }: { readonly pseudo: string }): ReactElement {
  const { data: profil, isError, error, refetch } = useProfilPublic(pseudo);
  if (profil !== undefined) return <Fiche profil={profil} dansLAdresse={pseudo} />;
  if (!isError) return <Attente />;
  if (error instanceof QueryError && error.statut === 404) return <ProfilInconnu />;
  return (
    <MessageRequeteEchouee
      message={direRequeteEchouee(error, "Erreur lors de la récupération de l'utilisateur")}
      onReessayer={() => void refetch()}
    />
  );
}

interface FicheProps {
  readonly profil: DonneesDeProfilPublic;
  /** The pseudo as the address spells it. */
  readonly dansLAdresse: string;
}

function Fiche({ profil, dansLAdresse }: FicheProps): ReactElement {
  const { pseudo, icon, admin, gorgees, description, badgesAffiche, amis, myInfo } = profil;
  // friends are shown to members only
  const membre = useSession().compte.etat === "connecte";
  return (
    <div className={styles["profil"]}>
      <div className={styles["carte"]}>
        <Avatar icon={icon} taille="9rem" />
        <div className={styles["nom"]}>
          <h1>
            <TexteDAutrui>{pseudo}</TexteDAutrui>
          </h1>
          {admin && <p className={styles["admin"]}>Administrateur</p>}
        </div>
        <BoutonsDuProfilPublic profil={profil} />
        <ArdoiseProfil gorgees={gorgees} />
      </div>
      <div className={styles["parties"]}>
        <section>
          <h2>À propos</h2>
          {description.trim() === "" ? (
            <p className={styles["rien"]}>
              {myInfo ? (
                "Vous n’avez encore rien écrit sur vous."
              ) : (
                <>
                  <TexteDAutrui>{pseudo}</TexteDAutrui> n’a encore rien écrit.
                </>
              )}
            </p>
          ) : (
            <p className={styles["description"]}>
              <TexteDAutrui>{collapseBlankLines(description)}</TexteDAutrui>
            </p>
          )}
        </section>
        {badgesAffiche.length > 0 && (
          <section>
            <h2>Badges</h2>
            <BadgesProfil badges={badgesAffiche} />
          </section>
        )}
        {(membre || amis.length > 0) && (
          <section>
            <h2>
              Amis {amis.length > 0 && <span className={styles["nombre"]}>{amis.length}</span>}
            </h2>
            {amis.length === 0 ? (
              <p className={styles["rien"]}>
                {myInfo ? "Vous n’avez pas encore d’ami." : "Personne à sa table pour l’instant."}
              </p>
            ) : (
              <AmisProfil amis={amis} />
            )}
          </section>
        )}
        <section>
          <h2>
            Les quizzs de <TexteDAutrui>{pseudo}</TexteDAutrui>
          </h2>
          <ListeQuizzDuProfilPublic pseudo={dansLAdresse} />
        </section>
      </div>
    </div>
  );
}

function Attente(): ReactElement {
  return (
    <div className={styles["profil"]} aria-busy="true">
      <div className={styles["carte"]}>
        <Squelette forme="rond" largeur="9rem" />
        <span className={styles["place"]}>
          <Squelette forme="titre" />
        </span>
      </div>
      <div className={styles["parties"]}>
        <Squelette lignes={4} />
        <Squelette forme="boite" hauteur="5rem" />
        <Squelette lignes={2} />
      </div>
    </div>
  );
}

const NOMBRE = new Intl.NumberFormat("fr-FR");

/** Number of sips on a slate: plateforme §2 "Public profile". */
function ArdoiseProfil({ gorgees }: { readonly gorgees: number }): ReactElement {
  return (
    <div className={styles["cadre"]}>
      <div className={`${styles["ardoise"] ?? ""} sur-ardoise`}>
        {gorgees > 0 && <BatonsDeComptage n={gorgees} hauteur={2.1} largeurMax={13} />}
        <p>
          {gorgees === 0 ? (
            "Ardoise vierge\u00A0: pas une gorgée."
          ) : (
            <>
              <b className="chiffre">{NOMBRE.format(gorgees)}</b>
              {gorgees > 1 ? "gorgées bues" : "gorgée bue"}
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** Badges chosen by the member, four at most, each with its condition. */
function BadgesProfil({ badges }: { readonly badges: readonly Badge[] }): ReactElement {
  return (
    <ul className={styles["badges"]}>
      {badges.map(({ _id, titre, condition }) => (
        <li key={_id} className={styles["badge"]} title={condition}>
          <DessinBadge id={_id} taille="4rem" />
          <p>
            <b>{titre}</b>
            <span>{condition}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Number of friends shown before the rest is unfolded on demand. */
const MONTRES_MAX = 24;

/** Friends, each with a link to their profile. */
function AmisProfil({ amis }: { readonly amis: readonly string[] }): ReactElement {
  const [tous, setTous] = useState(false);
  return (
    <>
      <ul className={styles["amis"]}>
        {(tous ? amis : amis.slice(0, MONTRES_MAX)).map((ami) => (
          <li key={ami}>
            <Link to={adresseDuProfilPublic(ami)}>
              <TexteDAutrui>{ami}</TexteDAutrui>
            </Link>
          </li>
        ))}
      </ul>
      {amis.length > MONTRES_MAX && (
        <Bouton
          variante="discret"
          className={styles["plus"]}
          aria-expanded={tous}
          onClick={() => setTous(!tous)}
        >
          {tous ? "En montrer moins" : `Voir les ${String(amis.length)} amis`}
        </Bouton>
      )}
    </>
  );
}

const ECHEC_QUIZZ = "Erreur lors de la récupération des quizzs.";

/** Quizzes of a member that the reader may see: plateforme §2 "Public profile", §7 (user/quizz/{pseudo}). */
function ListeQuizzDuProfilPublic({ pseudo }: { readonly pseudo: string }): ReactElement {
  const [page, setPage] = useState(0);
  const liste = useQuizzDuProfilPublic(pseudo, page);
  const { data } = liste;
  // goes to the last page when, after deletions, the list has fewer pages
  const derniere = compterPagesDeListe(data?.totalCount ?? 0, QUIZZ_PAR_PAGE) - 1;
  if (data !== undefined && !liste.isPlaceholderData && page > derniere) setPage(derniere);
  if (data === undefined) return <SqueletteOuEchecDeRequete requete={liste} echec={ECHEC_QUIZZ} />;
  const { quizz, totalCount } = data;
  return (
    <>
      {totalCount === 0 ? (
        <p className={styles["vide"]}>Aucun quizz</p>
      ) : (
        <TableQuizz
          libelle={`Quizz de ${pseudo}`}
          lignes={quizz}
          createur={false}
          vers={({ _id }) => ecrireAdresseDePage("/quizz-communaute/:id", { id: _id })}
        />
      )}
      <BoutonsDePages page={page} total={totalCount} parPage={QUIZZ_PAR_PAGE} onPage={setPage} />
    </>
  );
}

/** Page shown for an unknown pseudo: plateforme §8. */
function ProfilInconnu(): ReactElement {
  return (
    <div className={styles["inconnu"]}>
      <ChaiseVide />
      <h1>La chaise est vide</h1>
      <p role="alert">Cet utilisateur n'existe pas.</p>
      <Link to="/" className={classNamesDeBouton({ variante: "contour" })}>
        Revenir à l’accueil
      </Link>
    </div>
  );
}

/** Drawing of an unknown profile: an empty chair at a table. */
function ChaiseVide(): ReactElement {
  return (
    <DessinALEncre boite={[200, 124]} trait={4} className={styles["dessin"]}>
      <path d="M42 62c10-3 30-3 40 0v7c-11 3-29 3-40 0z" fill="var(--grenadine)" />
      <path d="M98 50c24-6 52-6 76 0-24 7-52 7-76 0z" fill="var(--papier-creux)" />
      <path d="M128 28h16l-2 19c-4 1-8 1-12 0z" fill="var(--papier-clair)" />
      <path d="M129 36h14l-1 11c-4 1-8 1-12 0z" fill="var(--pastis)" />
      <path d="M43 62C37 44 36 32 40 18c7-5 17-5 24 0 3 9 4 15 4 24M46 28c7-3 12-3 18-1M48 40c6-2 12-2 18-1M46 71l-7 39M78 71l7 39M42 92c13 2 27 2 40 0M136 55c1 18 1 36 0 54M136 109c-9 0-17 2-24 4M136 109c9 0 17 2 24 4M20 116c54-3 108 1 160-1" />
    </DessinALEncre>
  );
}
