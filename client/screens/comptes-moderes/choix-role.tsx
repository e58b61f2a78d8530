import { type ReactElement, useState } from "react";
import { type Role, role as tousLesRoles } from "#contracts/compte.ts";
import type { FicheCompte } from "#contracts/moderation.ts";
import { peutDonner } from "#contracts/roles.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import { ROLES_EN_MOTS } from "../../moderation/phrases.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import styles from "./fiche-moderee.module.css";
import { useActes } from "./queries.ts";

const majuscule = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);

/** What a role lets do, for whoever is about to give it. */
const PERMET: Readonly<Record<Role, string>> = {
  user: "Plus rien de la modération ne lui sera ouvert, dès maintenant.",
  moderator:
    "Les signalements lui seront ouverts, dès maintenant : masquer et supprimer des contenus, écrire aux auteurs, empêcher de publier jusqu’à trente jours.",
  admin:
    "Tout lui sera ouvert, dès maintenant : suspendre et supprimer des comptes, donner des rôles, y compris retirer le vôtre.",
};

interface Props {
  readonly fiche: FicheCompte;
  readonly moi: CompteConnecte;
}

/** The role of somebody else: chosen, then confirmed by their name. */
export function ChoixRole({ fiche, moi }: Props): ReactElement {
  const { _id, pseudo, role } = fiche;
  const { enCours, faire } = useActes();
  const [voulu, setVoulu] = useState(role);
  const [connu, setConnu] = useState(role);
  const [ouvert, setOuvert] = useState(false);
  // given meanwhile, here or by somebody else
  if (connu !== role) {
    setConnu(role);
    setVoulu(role);
  }
  const retire = voulu === "user" && role !== "user";
  const donner = async () => {
    await faire("PUT", `comptes/${encodeURIComponent(_id)}/role`, { role: voulu });
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
            libelle: majuscule(ROLES_EN_MOTS[valeur]),
            disabled: !peutDonner({ compte: moi.userId, role: moi.role }, { compte: _id }, valeur),
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
            : `Faire de ${pseudo} un ${ROLES_EN_MOTS[voulu]}\u00A0?`
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
