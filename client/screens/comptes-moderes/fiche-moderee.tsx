import { type ReactElement, useEffect, useRef } from "react";
import { domine } from "#contracts/roles.ts";
import { estIntrouvable, phraseDeLecture } from "../../app/api/queries.ts";
import { Avatar } from "../../compte/avatar.tsx";
import { versProfil } from "../../compte/liens.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import { jourCourt, ROLES_EN_MOTS } from "../../moderation/phrases.ts";
import { Link } from "../../app/navigation.tsx";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { Vide } from "../../app/page/vide.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { useFocusRendu } from "../../ui/use-focus-rendu.ts";
import { ChoixRole } from "./choix-role.tsx";
import { chiffresDe } from "./compte-en-mots.ts";
import { Etats } from "./etats.tsx";
import styles from "./fiche-moderee.module.css";
import { MesuresPassees } from "./mesures-passees.tsx";
import { QuizzDuCompte } from "./quizz-du-compte.tsx";
import { type CompteLu, useActes, useCompteModere } from "./queries.ts";

interface Props {
  readonly id: string;
  readonly moi: CompteConnecte;
  readonly onFermer: () => void;
}

/** The sheet of an account: who it is, what was decided about it, what it keeps. */
export function FicheModeree({ id, moi, onFermer }: Props): ReactElement {
  const lecture = useCompteModere(id);
  const { data } = lecture;
  // a measure that is lifted takes its button away
  const boite = useFocusRendu<HTMLElement>(JSON.stringify(data?.mesures ?? null));
  useEffect(() => {
    boite.current?.focus({ preventScroll: true });
  }, [boite]);
  return (
    <section
      ref={boite}
      tabIndex={-1}
      className={styles["fiche"]}
      aria-label={data === undefined ? "Compte" : `Compte ${data.fiche.pseudo}`}
    >
      <Bouton variante="discret" icone="retour" className={styles["retour"]} onClick={onFermer}>
        Utilisateurs
      </Bouton>
      {data === undefined ? (
        estIntrouvable(lecture.error) ? (
          <Vide titre={phraseDeLecture(lecture.error)}>
            <Bouton variante="contour" onClick={onFermer}>
              Revenir aux comptes
            </Bouton>
          </Vide>
        ) : (
          <EnAttendant requete={lecture} />
        )
      ) : (
        <Contenu lu={data} moi={moi} onFermer={onFermer} />
      )}
    </section>
  );
}

function Contenu({
  lu: { fiche, mesures, quizz },
  moi,
  onFermer,
}: {
  readonly lu: CompteLu;
  readonly moi: CompteConnecte;
  readonly onFermer: () => void;
}): ReactElement {
  const { _id, pseudo, icon, role, date } = fiche;
  const { enCours, ouvrirAffaire } = useActes();
  const tete = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the list may have been scrolled; what it returns in newer browsers is no clean-up
    tete.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <>
      <header className={styles["tete"]}>
        <Avatar icon={icon} taille="3.6rem" />
        <div>
          <h2 ref={tete}>
            <Autrui>{pseudo}</Autrui>
          </h2>
          <p>
            {role !== "user" && <b>{ROLES_EN_MOTS[role]}, </b>}
            depuis le {jourCourt(date)}
          </p>
          <p>{chiffresDe(fiche)}</p>
        </div>
        <BoutonIcone
          nu
          icone="fermer"
          libelle="Fermer la fiche"
          className={styles["fermer"]}
          onClick={onFermer}
        />
      </header>
      <Etats fiche={fiche} />
      <div className={styles["actions"]}>
        {domine(moi.role, role) && (
          <Bouton chargement={enCours} onClick={() => void ouvrirAffaire("comptes", _id)}>
            Ouvrir une affaire
          </Bouton>
        )}
        <Link to={versProfil(pseudo)} className={styles["lien"]}>
          Voir son profil
        </Link>
      </div>
      <MesuresPassees mesures={mesures} fiche={fiche} moi={moi} />
      <QuizzDuCompte quizz={quizz} moi={moi} />
      {moi.role === "admin" && moi.userId !== _id && <ChoixRole fiche={fiche} moi={moi} />}
    </>
  );
}
