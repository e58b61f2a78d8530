import { type ReactElement, useEffect, useRef, useState } from "react";
import { type Role, role as tousLesRoles } from "#contracts/compte.ts";
import type { FicheCompteVueParModerateur, MesureVueParModerateur } from "#contracts/moderation.ts";
import { aUnRoleSuperieur, peutDonnerRole } from "#contracts/roles.ts";
import { estErreurDeRessourceIntrouvable, direRequeteEchouee } from "../../app/api/queries.ts";
import { Link } from "../../app/navigation.tsx";
import { SqueletteOuEchecDeRequete, MessageDeListeVide } from "../../app/page/query-states.tsx";
import { ecrireAdresseSiPageExiste } from "../../app/paths.ts";
import { Avatar } from "../../compte/avatar.tsx";
import { adresseDuProfilPublic } from "../../compte/liens.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import {
  direJourEnChiffres,
  NOMS_DES_MESURES_PRISES,
  NOMS_DES_ROLES_DE_COMPTE,
  direDetailsDeMesurePassee,
} from "../../moderation/phrases.ts";
import { TexteDAutrui, collapseBlankLines } from "../../ui/typographie.tsx";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { ChoixSegmente } from "../../ui/choix.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { useFocusWhenFocusIsLost } from "../../ui/keyboard-focus.ts";
import { useNow } from "../../ui/dates.tsx";
import { direChiffresCompte, peutLeverMesure, estMesureEnVigueur } from "./compte-en-mots.ts";
import styles from "./fiche-moderee.module.css";
import { ListeEtatsDuCompte } from "./liste-comptes.tsx";
import { useActionsDeModerationSurCompte } from "./actions.ts";
import {
  type DonneesDeComptePourModerateurs,
  useDonneesDeComptePourModerateurs,
} from "./queries.ts";
import { ListeQuizzDeComptePourModerateurs } from "./quizz-du-compte.tsx";

interface Props {
  readonly id: string;
  readonly moi: CompteConnecte;
  readonly onFermer: () => void;
}

/** The sheet of an account: identity, past measures, quizzes. */
export function PanneauFicheDeComptePourModerateurs({ id, moi, onFermer }: Props): ReactElement {
  const lecture = useDonneesDeComptePourModerateurs(id);
  const { data } = lecture;
  // the sheet takes the focus when lifting a measure removes the focused button
  const boite = useFocusWhenFocusIsLost<HTMLElement>(JSON.stringify(data?.mesures ?? null));
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
        estErreurDeRessourceIntrouvable(lecture.error) ? (
          <MessageDeListeVide titre={direRequeteEchouee(lecture.error)}>
            <Bouton variante="contour" onClick={onFermer}>
              Revenir aux comptes
            </Bouton>
          </MessageDeListeVide>
        ) : (
          <SqueletteOuEchecDeRequete requete={lecture} />
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
  readonly lu: DonneesDeComptePourModerateurs;
  readonly moi: CompteConnecte;
  readonly onFermer: () => void;
}): ReactElement {
  const { _id, pseudo, icon, role, date } = fiche;
  const { enCours, ouvrirAffaire } = useActionsDeModerationSurCompte();
  const tete = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // braces: in newer browsers scrollIntoView returns a value, which React would take for a clean-up
    tete.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <>
      <header className={styles["tete"]}>
        <Avatar icon={icon} taille="3.6rem" />
        <div>
          <h2 ref={tete}>
            <TexteDAutrui>{pseudo}</TexteDAutrui>
          </h2>
          <p>
            {role !== "user" && <b>{NOMS_DES_ROLES_DE_COMPTE[role]}, </b>}
            depuis le {direJourEnChiffres(date)}
          </p>
          <p>{direChiffresCompte(fiche)}</p>
        </div>
        <BoutonIcone
          nu
          icone="fermer"
          libelle="Fermer la fiche"
          className={styles["fermer"]}
          onClick={onFermer}
        />
      </header>
      <ListeEtatsDuCompte fiche={fiche} />
      <div className={styles["actions"]}>
        {aUnRoleSuperieur(moi.role, role) && (
          <Bouton chargement={enCours} onClick={() => void ouvrirAffaire("comptes", _id)}>
            Ouvrir une affaire
          </Bouton>
        )}
        <Link to={adresseDuProfilPublic(pseudo)} className={styles["lien"]}>
          Voir son profil
        </Link>
      </div>
      <MesuresPassees mesures={mesures} fiche={fiche} moi={moi} />
      <ListeQuizzDeComptePourModerateurs quizz={quizz} moi={moi} />
      {moi.role === "admin" && moi.userId !== _id && <ChoixRole fiche={fiche} moi={moi} />}
    </>
  );
}

const majuscule = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);

/** What each role allows, shown before it is given. */
const PERMET: Readonly<Record<Role, string>> = {
  user: "Plus rien de la modération ne lui sera ouvert, dès maintenant.",
  moderator:
    "Les signalements lui seront ouverts, dès maintenant : masquer et supprimer des contenus, écrire aux auteurs, empêcher de publier jusqu’à trente jours.",
  admin:
    "Tout lui sera ouvert, dès maintenant : suspendre et supprimer des comptes, donner des rôles, y compris retirer le vôtre.",
};

interface ChoixRoleProps {
  readonly fiche: FicheCompteVueParModerateur;
  readonly moi: CompteConnecte;
}

/** Change of another member's role, confirmed in a dialog that names them. */
function ChoixRole({ fiche, moi }: ChoixRoleProps): ReactElement {
  const { _id, pseudo, role } = fiche;
  const { enCours, changerRole } = useActionsDeModerationSurCompte();
  const [voulu, setVoulu] = useState(role);
  const [connu, setConnu] = useState(role);
  const [ouvert, setOuvert] = useState(false);
  // the choice follows a role that was changed meanwhile, here or by another administrator
  if (connu !== role) {
    setConnu(role);
    setVoulu(role);
  }
  const retire = voulu === "user" && role !== "user";
  const donner = async () => {
    await changerRole(_id, voulu);
    setOuvert(false);
  };
  return (
    <section className={styles["partie"]} aria-label="Rôle">
      <h3>Rôle</h3>
      <div className={styles["role"]}>
        <ChoixSegmente
          libelle={`Rôle de ${pseudo}`}
          libelleCache
          options={tousLesRoles.options.map((valeur) => ({
            valeur,
            libelle: majuscule(NOMS_DES_ROLES_DE_COMPTE[valeur]),
            disabled: !peutDonnerRole(
              { compte: moi.userId, role: moi.role },
              { compte: _id },
              valeur,
            ),
          }))}
          valeur={voulu}
          onChange={setVoulu}
        />
        <Bouton
          variante="contour"
          aria-disabled={voulu === role}
          onClick={() => voulu !== role && setOuvert(true)}
        >
          {retire ? "Retirer son rôle" : "Donner ce rôle"}
        </Bouton>
      </div>
      <Dialogue
        ouvert={ouvert}
        onFermer={() => setOuvert(false)}
        titre={
          retire
            ? `Retirer son rôle à ${pseudo}\u00A0?`
            : `Faire de ${pseudo} un ${NOMS_DES_ROLES_DE_COMPTE[voulu]}\u00A0?`
        }
        actions={
          <>
            <Bouton variante="contour" onClick={() => setOuvert(false)}>
              Annuler
            </Bouton>
            <Bouton chargement={enCours} onClick={() => void donner()}>
              {retire ? "Retirer son rôle" : `Donner ce rôle à ${pseudo}`}
            </Bouton>
          </>
        }
      >
        <p>{PERMET[voulu]}</p>
      </Dialogue>
    </section>
  );
}

interface MesuresPasseesProps {
  readonly mesures: readonly MesureVueParModerateur[];
  readonly fiche: FicheCompteVueParModerateur;
  readonly moi: CompteConnecte;
}

function MesuresPassees({ mesures, fiche, moi }: MesuresPasseesProps): ReactElement {
  const maintenant = useNow();
  return (
    <section className={styles["partie"]} aria-label="Mesures">
      <h3>Mesures</h3>
      {mesures.length === 0 ? (
        <p className={styles["rien"]}>Aucune mesure, jusqu’ici.</p>
      ) : (
        <ul>
          {mesures.map((mesure) => (
            <Mesure
              key={mesure._id}
              mesure={mesure}
              aLever={
                estMesureEnVigueur(mesure, maintenant) && peutLeverMesure(moi.role, mesure, fiche)
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Mesure({
  mesure,
  aLever,
}: {
  readonly mesure: MesureVueParModerateur;
  readonly aLever: boolean;
}): ReactElement {
  const { enCours, leverMesure } = useActionsDeModerationSurCompte();
  const { _id, genre, raison, par, contestation } = mesure;
  const affaire = String(mesure.affaire);
  const versAffaire = ecrireAdresseSiPageExiste("/admin/signalements", { affaire });
  return (
    <li className={styles["mesure"]}>
      <div>
        <p>
          <b>{NOMS_DES_MESURES_PRISES[genre]}</b>{" "}
          <TexteDAutrui>{direDetailsDeMesurePassee(mesure)}</TexteDAutrui>
        </p>
        {raison !== "" && (
          <blockquote>
            <TexteDAutrui>{collapseBlankLines(raison)}</TexteDAutrui>
          </blockquote>
        )}
        {contestation !== null && (
          <p>
            Contestée le {direJourEnChiffres(contestation.date)}&nbsp;: «&nbsp;
            <TexteDAutrui>{contestation.text}</TexteDAutrui>&nbsp;»
            {contestation.reponse === null ? (
              " Pas encore de réponse."
            ) : (
              <>
                {" "}
                Réponse&nbsp;: «&nbsp;<TexteDAutrui>{contestation.reponse}</TexteDAutrui>&nbsp;»
              </>
            )}
          </p>
        )}
        <p className={styles["par"]}>
          Par <TexteDAutrui>{par ?? "le serveur"}</TexteDAutrui>,{" "}
          {versAffaire === null ? (
            `affaire n°\u00A0${affaire}`
          ) : (
            <Link to={versAffaire}>affaire n°&nbsp;{affaire}</Link>
          )}
        </p>
      </div>
      {aLever && (
        <Bouton
          variante="contour"
          chargement={enCours}
          aria-label={`Lever\u00A0: ${NOMS_DES_MESURES_PRISES[genre]}`}
          onClick={() => void leverMesure(_id)}
        >
          Lever
        </Bouton>
      )}
    </li>
  );
}
