/** Handing sips out to the others: 'Réponse bonus +3', or those of an imprévu. decisions-jeu "Question, reveal, sips". */
import { useState } from "react";
import type { VueJoueur } from "#game/schema/etat.ts";
import { TOUT_DIRE, useAgir } from "../../partie/use-agir.ts";
import { useVue } from "../../partie/vue.ts";
import { Servir } from "../../scenes/joueur/servir.tsx";
import { useVibration } from "../../scenes/joueur/use-vibration.ts";
import { useBannieres } from "../../ui/bannieres.tsx";
import { usePreparation } from "./use-preparation.ts";

/** The draft as stored: "player=sips" lines. */
function lireDons(lignes: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lignes.map((ligne) => {
      const coupe = ligne.lastIndexOf("=");
      return [ligne.slice(0, coupe), Number(ligne.slice(coupe + 1)) || 0];
    }),
  );
}

const ecrireDons = (dons: ReadonlyMap<string, number>) => [...dons].map(([id, n]) => `${id}=${n}`);

export function Distribution({ moi: joueur }: { moi: VueJoueur }) {
  const { vue } = useVue();
  const { reste } = joueur;
  const agir = useAgir(TOUT_DIRE);
  const bannieres = useBannieres();
  const [enCours, setEnCours] = useState(false);
  const brouillon = usePreparation(`${vue.code}:${vue.tour}:${reste}`);
  useVibration("aToi", `servir ${vue.tour}`);
  const dons = new Map([...lireDons(brouillon.valeur)].filter(([id]) => id in vue.joueurs));

  const servir = async () => {
    const faits = [...dons].filter(([, n]) => n > 0).map(([a, n]) => ({ a, gorgees: n }));
    if (faits.length === 0) {
      bannieres.erreur("Choisis d’abord à qui tu donnes tes gorgées.");
      return;
    }
    setEnCours(true);
    await agir({ type: "distribuer", tour: vue.tour, reste, dons: faits });
    setEnCours(false);
  };

  return (
    <Servir
      moi={joueur}
      dons={dons}
      poser={(id, n) => brouillon.ecrire(ecrireDons(new Map(dons).set(id, n)))}
      servir={() => void servir()}
      enCours={enCours}
    />
  );
}
