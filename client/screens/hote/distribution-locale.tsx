import { type ReactElement, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { gorgees } from "../../partie/mots/gorgees.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { Pas } from "../../ui/pas.tsx";
import { buveurs, type JoueurNomme } from "../../scenes/hote/joueurs.ts";
import styles from "./local.module.css";
import { useAgir } from "../../partie/use-agir.ts";
import { useFocusRendu } from "../../ui/use-focus-rendu.ts";

/** Local mode: the host hands out for a player who was close (`precis`). What is not given when moving on is lost. */
export function DistributionLocale({
  vue,
  donneur,
}: {
  readonly vue: Vue;
  readonly donneur: JoueurNomme;
}): ReactElement {
  const agir = useAgir();
  const [dons, setDons] = useState<Readonly<Record<string, number>>>({});
  const donnes = Object.values(dons).reduce((somme, n) => somme + n, 0);
  const reste = donneur.reste - donnes;
  // what is left after a round comes on a new sheet, without the button that was pressed
  const titre = useFocusRendu<HTMLHeadingElement>("");
  const servir = () => {
    const faits = Object.entries(dons)
      .filter(([, n]) => n > 0)
      .map(([a, n]) => ({ a, gorgees: n }));
    void agir({
      type: "distribuer",
      tour: vue.tour,
      reste: donneur.reste,
      dons: faits,
      de: donneur.id,
    });
  };
  return (
    <>
      <h2 ref={titre} tabIndex={-1} className={styles["titre"]}>
        <NomCraie souligne>{donneur.pseudo}</NomCraie> distribue {gorgees(donneur.reste)}
      </h2>
      <ul className={styles["dons"]}>
        {buveurs(vue)
          .filter(({ id }) => id !== donneur.id)
          .map(({ id, pseudo }) => (
            <li key={id}>
              <NomAjuste>{pseudo}</NomAjuste>
              <Pas
                tapable
                libelle={`Gorgées pour ${pseudo}`}
                valeur={dons[id] ?? 0}
                max={(dons[id] ?? 0) + reste}
                onChange={(n) => setDons({ ...dons, [id]: n })}
              />
            </li>
          ))}
      </ul>
      <Bouton
        variante="contour"
        taille="hote"
        className={styles["servir"]}
        disabled={donnes === 0}
        onClick={servir}
      >
        {reste > 0 ? `Servir\u00A0: encore ${String(reste)} à donner` : "Servir"}
      </Bouton>
    </>
  );
}
