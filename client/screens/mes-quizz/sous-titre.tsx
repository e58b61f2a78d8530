import type { ReactElement } from "react";
import type { LigneMienne, Visibilite } from "#contracts/quizz.ts";
import type { BrouillonDeQuizz } from "../../document/brouillons.ts";
import { vers } from "../../app/paths.ts";
import { Link } from "../../app/navigation.tsx";
import { Depuis } from "../../ui/depuis.tsx";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import { useMaintenant } from "../../ui/use-maintenant.ts";
import styles from "./mes-quizz.module.css";

const VISIBILITES: Readonly<Record<Visibilite, { icone: NomIcone; libelle: string }>> = {
  prive: { icone: "cadenas", libelle: "Privé" },
  amis: { icone: "joueurs", libelle: "Amis" },
  public: { icone: "communaute", libelle: "Public" },
};
const JOUR = new Intl.DateTimeFormat("fr-FR");

interface Props {
  readonly quizz: LigneMienne;
  readonly brouillon: BrouillonDeQuizz | undefined;
}

/** Under the title of one's own: who may see it, since when it is so, what is to be done about it. */
export function SousTitre({ quizz, brouillon }: Props): ReactElement {
  const { _id, visibilite, date, questionsCount, fautes, masque, mesure } = quizz;
  const maintenant = useMaintenant();
  const { icone, libelle } = VISIBILITES[visibilite];
  return (
    <p className={styles["sous"]}>
      <span>
        <Icone nom={icone} taille="1.1em" />
        <span>
          {libelle}
          {masque && " s’il n’est plus masqué"}, modifié{" "}
          <Depuis iso={date} maintenant={maintenant} />
          {questionsCount === 0 && ", encore sans question"}
        </span>
      </span>
      {masque && (
        <span className={styles["masque"]}>
          <Icone nom="oeil-barre" taille="1.1em" />
          {mesure === null ? (
            "Masqué par la modération"
          ) : (
            <Link to={vers("/mesure/:id", { id: mesure })} className={styles["lire"]}>
              Masqué par la modération
            </Link>
          )}
        </span>
      )}
      {fautes > 0 && (
        <span className={styles["fautes"]}>
          <Icone nom="attention" taille="1.1em" />
          {fautes}&nbsp;faute{fautes > 1 ? "s" : ""}
        </span>
      )}
      {brouillon !== undefined && (
        <Link to={vers("/quizz/:id", { id: _id })} className={styles["brouillon"]}>
          Reprendre le brouillon du {JOUR.format(brouillon.garde)}
        </Link>
      )}
    </p>
  );
}
