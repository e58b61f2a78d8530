import { type ReactElement, useId, useState } from "react";
import { type Icon, icon as icones } from "#contracts/compte.ts";
import { confirmation } from "#contracts/signalement.ts";
import { Avatar, NOMS_AVATARS } from "../../compte/avatar.tsx";
import { useAnnonces } from "../../plateforme/annonces.ts";
import { appeler } from "../../serveur/api.ts";
import styles from "./gestion.module.css";
import { useRelire } from "./use-mon-compte.ts";

const ECHEC = "Erreur lors du changement d'icon";

/** The seven avatars; the one that is pressed is taken at once. */
export function ChoixAvatar({ icon }: { readonly icon: Icon }): ReactElement {
  const nom = useId();
  const { erreur } = useAnnonces();
  const { relire } = useRelire();
  // before the server's word: a press shows at once
  const [choisie, setChoisie] = useState(icon);
  const choisir = async (voulue: Icon) => {
    setChoisie(voulue);
    const corps = { icon: voulue };
    const reponse = await appeler("PUT", "/api/icon", confirmation, { corps });
    if (!reponse.ok) {
      erreur(ECHEC);
      setChoisie(icon);
    }
    await relire(true);
  };
  return (
    <fieldset className={styles["avatars"]}>
      <legend>Avatar</legend>
      {icones.options.map((option) => (
        <label key={option} title={NOMS_AVATARS[option]}>
          <input
            type="radio"
            name={nom}
            checked={option === choisie}
            onChange={() => void choisir(option)}
          />
          <Avatar icon={option} taille="4rem" />
          <span className="visually-hidden">{NOMS_AVATARS[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
