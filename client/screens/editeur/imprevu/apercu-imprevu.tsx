/** The host's screen with one draw of the imprévu, and twenty draws to choose from. Decision 0092. */
import { type ReactElement, useId, useMemo, useState } from "react";
import type { ImprevuEcrit } from "../../../document/imprevu-edite.ts";
import { ApercuHote } from "../../../scenes/apercu/apercu-hote.tsx";
import {
  JOUEURS_APERCU_IMPREVU,
  vueDeRoomPourApercuDImprevu,
} from "../../../scenes/apercu/vue-apercu.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import {
  compterElementsDeListeTires,
  TexteDImprevuTire,
  tirerImprevuPlusieursFois,
} from "./tirages.tsx";
import styles from "./commandes.module.css";

interface Props {
  readonly carte: ImprevuEcrit;
  readonly chances: readonly (readonly number[])[];
  readonly choisi: number;
  readonly onChoisir: (rang: number) => void;
  readonly onTirer: () => void;
}

export function PanneauApercuEtTiragesDImprevu({
  carte,
  chances,
  choisi,
  onChoisir,
  onTirer,
}: Props): ReactElement {
  const nom = useId();
  const [suiteVoulue, setSuiteVoulue] = useState(false);
  const [serre, setSerre] = useState(false);
  const tires = useMemo(() => tirerImprevuPlusieursFois(carte, chances), [carte, chances]);
  const montre = tires[choisi] ?? tires[0];
  const suiteMontree = suiteVoulue && carte.suite !== null;
  const vue = useMemo(
    () => montre && vueDeRoomPourApercuDImprevu(carte, montre, suiteMontree),
    [carte, montre, suiteMontree],
  );
  const elements = carte.liste.filter((element) => element.trim() !== "");
  return (
    <section className={styles["apercu"]} aria-label="Aperçu">
      {vue !== undefined && <ApercuHote vue={vue} onSerre={setSerre} />}
      <div className={styles["legende"]}>
        <p role="status" data-serre={serre}>
          {serre && (
            <>
              <Icone nom="attention" taille="1.1em" />
              trop long pour être lu à 3&nbsp;m
            </>
          )}
        </p>
        {carte.suite !== null && (
          <button
            type="button"
            aria-pressed={suiteMontree}
            onClick={() => setSuiteVoulue(!suiteVoulue)}
          >
            {suiteMontree ? "Cacher la suite" : "Voir la suite"}
          </button>
        )}
      </div>
      <div className={styles["entete"]}>
        <h2 id={nom}>Vingt tirages</h2>
        <p>
          {JOUEURS_APERCU_IMPREVU.length}&nbsp;joueurs
          {elements.length > 0 &&
            direElements(compterElementsDeListeTires(elements, tires), elements.length)}
        </p>
        <Bouton
          variante="contour"
          icone="melange"
          aria-keyshortcuts="F9 Control+D"
          onClick={onTirer}
        >
          Tirer 20 fois
        </Bouton>
      </div>
      <div role="radiogroup" aria-labelledby={nom} className={styles["tirages"]}>
        {tires.map(({ texte }, rang) => (
          // draws are always replaced together, so that their rank is a stable key
          <label key={rang} data-choisi={rang === choisi}>
            <input
              type="radio"
              name={nom}
              checked={rang === choisi}
              onChange={() => onChoisir(rang)}
            />
            <b className={styles["rang"]} aria-hidden="true">
              {rang + 1}
            </b>
            <span>
              <TexteDImprevuTire texte={texte} />
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}

function direElements(sortis: number, total: number): string {
  const s = sortis > 1 ? "s" : "";
  return sortis === total
    ? `, les ${String(total)}\u00A0éléments sortis`
    : `, ${String(sortis)}\u00A0élément${s} sur ${String(total)} sorti${s}`;
}
