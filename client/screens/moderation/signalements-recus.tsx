import type { ReactElement } from "react";
import { COMPTE_SUPPRIME, type Affaire } from "#contracts/moderation.ts";
import { MOTIFS_SIGNALEMENT } from "#contracts/signalement.ts";
import { Avatar } from "../../compte/avatar.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { Icone } from "../../ui/icones.tsx";
import { aerer } from "../../ui/texte-libre.ts";
import { useMaintenant } from "../../ui/use-maintenant.ts";
import { quandBref } from "./affaire-en-mots.ts";
import { combienDeSignalements, direDeQui, type GroupeSignalements, grouper } from "./grouper.ts";
import styles from "./signalements-recus.module.css";

/** Who reported it, why, and in which words. */
export function SignalementsRecus({
  affaire: { signalements, auteur },
}: {
  readonly affaire: Affaire;
}): ReactElement {
  if (signalements.length === 0)
    return (
      <p className={styles["rien"]}>
        Personne ne l’a signalé&nbsp;: la modération a ouvert cette affaire d’elle-même.
      </p>
    );
  return (
    <section>
      <h3 className={styles["tete"]}>
        {combienDeSignalements(signalements.length)}{" "}
        <span>{direDeQui(signalements, auteur !== null)}</span>
      </h3>
      <ul>
        {grouper(signalements).map((groupe, rang) => (
          <Un key={rang} groupe={groupe} />
        ))}
      </ul>
    </section>
  );
}

function Un({ groupe }: { readonly groupe: GroupeSignalements }): ReactElement {
  const maintenant = useMaintenant();
  const { pseudo, icon, motif, ami, textes, dates } = groupe;
  const qui =
    pseudo === null ? "Sans compte" : pseudo === COMPTE_SUPPRIME ? "Compte supprimé" : pseudo;
  return (
    <li className={styles["un"]}>
      {icon === null ? (
        <Icone nom="profil" taille="1.75rem" />
      ) : (
        <Avatar icon={icon} taille="1.75rem" />
      )}
      <p className={styles["qui"]}>
        <b>
          <Autrui>{qui}</Autrui>
        </b>
        <span className={styles["motif"]}>{MOTIFS_SIGNALEMENT[motif]}</span>
        {ami && <span className={styles["ami"]}>ami de l’auteur</span>}
      </p>
      <span className={styles["quand"]}>
        {[...new Set(dates.map((date) => quandBref(date, maintenant)))].join(" et ")}
      </span>
      {textes.map((texte) => (
        <p key={texte} className={styles["texte"]}>
          <Autrui>{aerer(texte)}</Autrui>
        </p>
      ))}
    </li>
  );
}
