import { type ReactElement, useId, useRef, useState } from "react";
import { type Icon, icon as icones } from "#contracts/compte.ts";
import { confirmation } from "#contracts/signalement.ts";
import { Avatar, NOMS_AVATARS } from "../../compte/avatar.tsx";
import { useAnnonces } from "../../app/page/annonces.ts";
import { appeler, phraseDe } from "../../app/api/api.ts";
import styles from "./gestion.module.css";
import { useRelire } from "./queries.ts";

const ECHEC = "Erreur lors du changement d'icon";

/** The seven avatars; the one that is pressed is taken at once. */
export function ChoixAvatar({ icon }: { readonly icon: Icon }): ReactElement {
  const nom = useId();
  const { erreur } = useAnnonces();
  const { relire } = useRelire();
  // what was pressed last, until the server has it: shown at once, and sent one at a time
  const [voulu, setVoulu] = useState<Icon | null>(null);
  const dernier = useRef<Icon | null>(null);
  const choisir = async (choisi: Icon) => {
    setVoulu(choisi);
    const enVol = dernier.current !== null;
    dernier.current = choisi;
    if (enVol) return;
    let envoye: Icon | null = null;
    while (dernier.current !== envoye) {
      envoye = dernier.current;
      const reponse = await appeler("PUT", "/api/icon", confirmation, { corps: { icon: envoye } });
      if (!reponse.ok) erreur(phraseDe(reponse, ECHEC));
    }
    dernier.current = null;
    await relire(true);
    setVoulu(null);
  };
  const choisi = voulu ?? icon;
  return (
    <fieldset className={styles["avatars"]}>
      <legend>Avatar</legend>
      {icones.options.map((option) => (
        <label key={option} title={NOMS_AVATARS[option]} data-choisi={option === choisi}>
          <input
            type="radio"
            name={nom}
            checked={option === choisi}
            onChange={() => void choisir(option)}
          />
          <Avatar icon={option} taille="4rem" />
          <span className="visually-hidden">{NOMS_AVATARS[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
