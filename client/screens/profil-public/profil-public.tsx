/** /profile/{pseudo}: plateforme §2 "Public profile", §4 "Friendship", §8 "Profile". */
import type { ReactElement, ReactNode } from "react";
import { Autrui } from "../../ui/autrui.tsx";
import { Avatar } from "../../compte/avatar.tsx";
import { aerer } from "../../ui/texte-libre.ts";
import { useSession } from "../../compte/session.tsx";
import { LectureRatee } from "../../app/page/lecture-ratee.tsx";
import { EchecLecture, phraseDeLecture } from "../../app/api/queries.ts";
import { Squelette } from "../../ui/squelette.tsx";
import { ActionsProfil } from "./actions-profil.tsx";
import { AmisProfil } from "./amis-profil.tsx";
import { ArdoiseProfil } from "./ardoise-profil.tsx";
import { BadgesProfil } from "./badges-profil.tsx";
import { ProfilInconnu } from "./profil-inconnu.tsx";
import styles from "./profil-public.module.css";
import { type ProfilLu, useProfil } from "./queries.ts";

interface Props {
  readonly pseudo: string;
  /** The quizzes of this person, where they go: "Les quizzs de …". */
  readonly quizz?: ReactNode;
}

/** Somebody's page, for everybody, logged in or not. */
export function ProfilPublic({ pseudo, quizz }: Props): ReactElement {
  const { data: profil, isError, error, refetch } = useProfil(pseudo);
  if (profil !== undefined) return <Fiche profil={profil} quizz={quizz} />;
  if (!isError) return <Attente />;
  if (error instanceof EchecLecture && error.statut === 404) return <ProfilInconnu />;
  return (
    <LectureRatee
      message={phraseDeLecture(error, "Erreur lors de la récupération de l'utilisateur")}
      onReessayer={() => void refetch()}
    />
  );
}

interface FicheProps {
  readonly profil: ProfilLu;
  readonly quizz: ReactNode;
}

function Fiche({ profil, quizz }: FicheProps): ReactElement {
  const { pseudo, icon, admin, gorgees, description, badgesAffiche, amis, myInfo } = profil;
  // who is whose friend is for members only: a visitor is told of none
  const membre = useSession().compte.etat === "connecte";
  return (
    <div className={styles["profil"]}>
      <div className={styles["carte"]}>
        <Avatar icon={icon} taille="9rem" />
        <div className={styles["nom"]}>
          <h1>
            <Autrui>{pseudo}</Autrui>
          </h1>
          {admin && <p className={styles["admin"]}>Administrateur</p>}
        </div>
        <ActionsProfil profil={profil} />
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
                  <Autrui>{pseudo}</Autrui> n’a encore rien écrit.
                </>
              )}
            </p>
          ) : (
            <p className={styles["description"]}>
              <Autrui>{aerer(description)}</Autrui>
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
        {quizz !== undefined && (
          <section>
            <h2>
              Les quizzs de <Autrui>{pseudo}</Autrui>
            </h2>
            {quizz}
          </section>
        )}
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
