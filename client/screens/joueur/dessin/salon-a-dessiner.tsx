/** The salon on a phone: its mat is drawn first, then waits on the counter. */
import { type ReactElement, useState } from "react";
import type { VueJoueur } from "#game/schema/etat.ts";
import { useVue } from "../../../partie/vue.ts";
import { SalonJoueur } from "../../../scenes/joueur/salon-joueur.tsx";
import { Dessiner } from "./dessiner.tsx";

type Envie = "dessiner" | "attendre" | null;

export function SalonADessiner({ moi }: { readonly moi: VueJoueur }): ReactElement {
  const [envie, setEnvie] = useState<Envie>(null);
  const { vue, moi: id } = useVue();
  const pose = moi.dessin > 0;
  // after a quizz their line of the evening comes first; the sheet is one tap away
  const aJoue = vue.soir?.lignes.some((ligne) => ligne.id === id) === true;
  // who has one waits, who has none draws; a wiped one is news, once
  const [vuEfface, setVuEfface] = useState(false);
  if (moi.dessinEfface !== vuEfface) {
    setVuEfface(moi.dessinEfface);
    if (moi.dessinEfface) setEnvie(null);
  }
  const dessine = envie === null ? moi.dessinEfface || !(pose || aJoue) : envie === "dessiner";
  return dessine ? (
    <Dessiner
      key={moi.dessinEfface ? "efface" : "dessin"}
      efface={moi.dessinEfface}
      onPose={() => setEnvie("attendre")}
      onPasser={() => setEnvie("attendre")}
      motPasser={pose ? "Garder l’ancien" : "Mes initiales"}
    />
  ) : (
    <SalonJoueur
      redessiner={{
        mot: pose ? "Redessiner" : "Dessiner mon sous-bock",
        faire: () => setEnvie("dessiner"),
      }}
    />
  );
}
