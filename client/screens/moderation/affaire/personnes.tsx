import type { ReactElement } from "react";
import { direFinDeMesure } from "#contracts/moderation-letter.ts";
import {
  type Affaire,
  NOM_COMPTE_SUPPRIME,
  type FicheCompteVueParModerateur,
} from "#contracts/moderation.ts";
import { NOMS_MOTIFS_SIGNALEMENT } from "#contracts/signalement.ts";
import { Link } from "../../../app/navigation.tsx";
import { ecrireAdresseSiPageExiste } from "../../../app/paths.ts";
import { Avatar } from "../../../compte/avatar.tsx";
import {
  direJourEnChiffres,
  NOMS_DES_MESURES_PRISES,
  NOMS_DES_ROLES_DE_COMPTE,
  direDetailsDeMesurePassee,
} from "../../../moderation/phrases.ts";
import { TexteDAutrui, collapseBlankLines } from "../../../ui/typographie.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { direTailleDeFichier } from "../../../ui/octets.ts";
import { useNow } from "../../../ui/dates.tsx";
import {
  direNombreSignalements,
  direQuiSignale,
  grouperSignalementsParPersonneEtMotif,
  type GroupeSignalements,
  direDateOuHeureEnCourt,
} from "../affaire-en-mots.ts";
import styles from "./affaire.module.css";

/** Reports of a case: who, why, in which words. */
export function ListeSignalementsDeLAffaire({
  affaire: { signalements, auteur },
}: {
  readonly affaire: Affaire;
}): ReactElement {
  if (signalements.length === 0)
    return (
      <p className={styles["signalements-recus-rien"]}>
        Personne ne l’a signalé&nbsp;: la modération a ouvert cette affaire d’elle-même.
      </p>
    );
  return (
    <section>
      <h3 className={styles["signalements-recus-tete"]}>
        {direNombreSignalements(signalements.length)}{" "}
        <span>{direQuiSignale(signalements, auteur !== null)}</span>
      </h3>
      <ul>
        {grouperSignalementsParPersonneEtMotif(signalements).map((groupe, rang) => (
          <Un key={rang} groupe={groupe} />
        ))}
      </ul>
    </section>
  );
}

function Un({ groupe }: { readonly groupe: GroupeSignalements }): ReactElement {
  const maintenant = useNow();
  const { pseudo, icon, motif, ami, textes, dates } = groupe;
  const qui =
    pseudo === null ? "Sans compte" : pseudo === NOM_COMPTE_SUPPRIME ? "Compte supprimé" : pseudo;
  return (
    <li className={styles["un"]}>
      {icon === null ? (
        <Icone nom="profil" taille="1.75rem" />
      ) : (
        <Avatar icon={icon} taille="1.75rem" />
      )}
      <p className={styles["qui"]}>
        <b>
          <TexteDAutrui>{qui}</TexteDAutrui>
        </b>
        <span className={styles["motif"]}>{NOMS_MOTIFS_SIGNALEMENT[motif]}</span>
        {ami && <span className={styles["ami"]}>ami de l’auteur</span>}
      </p>
      <span className={styles["quand"]}>
        {[...new Set(dates.map((date) => direDateOuHeureEnCourt(date, maintenant)))].join(" et ")}
      </span>
      {textes.map((texte) => (
        <p key={texte} className={styles["texte"]}>
          <TexteDAutrui>{collapseBlankLines(texte)}</TexteDAutrui>
        </p>
      ))}
    </li>
  );
}

/** Most past measures shown at first: more rows would push the panel of measures off the screen. */
const VISIBLES = 3;

/** Author of the reported content, with past measures. */
export function AuteurDuContenuSignale({
  affaire: { auteur, mesures, numero },
}: {
  readonly affaire: Affaire;
}): ReactElement {
  if (auteur === null)
    return <p className={styles["personne"]}>Il n’y a pas, ou plus, de compte derrière.</p>;
  const fiche = ecrireAdresseSiPageExiste("/admin/users", { compte: auteur._id });
  const autres = mesures.filter(({ affaire }) => affaire !== numero);
  return (
    <div>
      <div className={styles["auteur"]}>
        <Avatar icon={auteur.icon} taille="3rem" />
        <div>
          <h3>
            <TexteDAutrui>{auteur.pseudo}</TexteDAutrui>
          </h3>
          <p>
            {auteur.role !== "user" && `${NOMS_DES_ROLES_DE_COMPTE[auteur.role]}, `}
            depuis le {direJourEnChiffres(auteur.date)}
          </p>
          <p>{direAvoir(auteur)}</p>
        </div>
        {fiche !== null && <Link to={fiche}>Fiche</Link>}
      </div>
      {limites(auteur).map((limite) => (
        <p key={limite} className={styles["limite"]}>
          {limite}
        </p>
      ))}
      {autres.length > 0 && (
        <ul className={styles["mesures"]} aria-label="Mesures passées">
          {autres.slice(0, VISIBLES).map((mesure) => (
            <li key={mesure._id}>
              <b>{NOMS_DES_MESURES_PRISES[mesure.genre]}</b>{" "}
              <TexteDAutrui>{direDetailsDeMesurePassee(mesure)}</TexteDAutrui>
            </li>
          ))}
          {autres.length > VISIBLES && (
            <li>et {autres.length - VISIBLES} d’avant, sur sa fiche.</li>
          )}
        </ul>
      )}
    </div>
  );
}

const compter = (n: number, un: string, plusieurs: string, aucun: string): string =>
  n === 0 ? aucun : `${String(n)}\u00A0${n > 1 ? plusieurs : un}`;

/** Figures of the author's account: "5 quizz, 61 Mo, aucun badge". */
const direAvoir = ({ quizz, stockage, badges }: FicheCompteVueParModerateur): string =>
  [
    compter(quizz, "quizz", "quizz", "aucun quizz"),
    stockage === 0 ? "0\u00A0Mo" : direTailleDeFichier(stockage),
    compter(badges, "badge", "badges", "aucun badge"),
  ].join(", ");

const limites = ({
  suspendu,
  sansPublier,
  sansEcrire,
}: FicheCompteVueParModerateur): readonly string[] => [
  ...(suspendu === null ? [] : [`Suspendu ${direFinDeMesure(suspendu)}.`]),
  ...(sansPublier === null ? [] : [`Ne publie plus ${direFinDeMesure(sansPublier)}.`]),
  ...(sansEcrire === null ? [] : [`N’écrit plus ${direFinDeMesure(sansEcrire)}.`]),
];
