import { type ReactElement, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { AjoutJoueur } from "./ajout-joueur.tsx";
import { JoueursSalon } from "./joueurs-salon.tsx";
import { Reglages } from "./reglages.tsx";
import styles from "./salon.module.css";

type Tiroir = "reglages" | "joueurs";

/** On a phone, the two sections open over the whole screen (jeu §2). */
export function Tiroirs({
  vue,
  joueurs,
}: {
  readonly vue: Vue;
  readonly joueurs: number;
}): ReactElement {
  const [ouvert, setOuvert] = useState<Tiroir | null>(null);
  const fermer = () => setOuvert(null);
  return (
    <div className={styles["tiroirs"]}>
      <Bouton variante="contour" icone="joueurs" onClick={() => setOuvert("joueurs")}>
        Joueurs ({joueurs})
      </Bouton>
      <Bouton variante="contour" icone="telecommande" onClick={() => setOuvert("reglages")}>
        Paramètres
      </Bouton>
      <Dialogue
        ouvert={ouvert === "reglages"}
        onFermer={fermer}
        titre="Paramètres"
        variante="modale"
        actions={<Bouton onClick={fermer}>Valider</Bouton>}
      >
        <Reglages vue={vue} />
      </Dialogue>
      <Dialogue
        ouvert={ouvert === "joueurs"}
        onFermer={fermer}
        titre="Joueurs"
        variante="modale"
        actions={<Bouton onClick={fermer}>Valider</Bouton>}
      >
        {vue.modeJeu === "local" && <AjoutJoueur vue={vue} />}
        <JoueursSalon vue={vue} />
      </Dialogue>
    </div>
  );
}
