/** « Réglages », folded: a sentence beside the title tells the settings that are not the usual ones. */
import { lireParametresDeLaRoom, resumerReglagesDuSalon } from "./parametres.ts";
import { Fragment, type ReactElement, useId } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { Icone } from "../../../ui/icones.tsx";
import { ReglagesDuSalon } from "./reglages.tsx";
import styles from "./reglages.module.css";

export interface EtatPliageReglagesDuSalon {
  readonly ouvert: boolean;
  readonly basculer: () => void;
}

export function ReglagesDuSalonPliables({
  vue,
  pliage: { ouvert, basculer },
}: {
  readonly vue: Vue;
  readonly pliage: EtatPliageReglagesDuSalon;
}): ReactElement {
  const id = useId();
  return (
    <section className={styles["plies"]} data-ouvert={ouvert}>
      <button
        type="button"
        className={styles["titre"]}
        aria-expanded={ouvert}
        aria-controls={id}
        onClick={basculer}
      >
        <span className={styles["mot"]}>
          <Icone nom="telecommande" taille="1.3em" />
          <b>Réglages</b>
        </span>
        <Icone nom="chevron" taille="1.1em" />
        <Dits vue={vue} />
      </button>
      <div id={id} className={styles["dedans"]} hidden={!ouvert}>
        {ouvert && <ReglagesDuSalon vue={vue} />}
      </div>
    </section>
  );
}

function Dits({ vue }: { readonly vue: Vue }): ReactElement {
  const { mode, sauf } = resumerReglagesDuSalon(lireParametresDeLaRoom(vue));
  return (
    <span className={styles["dits"]}>
      {vue.modeJeu === "classique" ? mode : <em>{mode}</em>}, comme d’habitude
      {sauf.map((un, rang) => (
        <Fragment key={un}>
          {rang === 0 ? ", sauf " : rang === sauf.length - 1 ? " et " : ", "}
          <em>{un}</em>
        </Fragment>
      ))}
      .
    </span>
  );
}
