/** Handing sips out to the others: 'Réponse bonus +3', or those of an imprévu. decisions-jeu "Question, reveal, sips". */
import { useState } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { VueJoueur } from "#game/schema/etat.ts";
import { gorgees, motGorgees } from "../../partie/mots/gorgees.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useBannieres } from "../../ui/bannieres.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Pas } from "../../ui/pas.tsx";
import { SousBock } from "../../ui/sous-bock.tsx";
import { Presque } from "../../scenes/joueur/c-etait.tsx";
import { Cadeaux } from "../../scenes/joueur/cadeaux.tsx";
import { Avancement } from "../../scenes/joueur/avancement.tsx";
import styles from "../../scenes/joueur/distribution.module.css";
import mat from "../../scenes/joueur/mat.module.css";
import { usePreparation } from "./use-preparation.ts";
import { useDemande } from "./use-demande.ts";
import { useVibration } from "../../scenes/joueur/use-vibration.ts";

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

function texteServir(encore: number) {
  return encore === 0 ? "Servir" : `Servir\u00a0: encore ${encore} à donner`;
}

export function Distribution({ moi: { reste, aBoire, jugement } }: { moi: VueJoueur }) {
  const { vue, moi } = usePartie();
  const demander = useDemande();
  const bannieres = useBannieres();
  const [enCours, setEnCours] = useState(false);
  const brouillon = usePreparation(`${vue.code}:${vue.tour}:${reste}`);
  useVibration("aToi", `servir ${vue.tour}`);
  const autres = Object.entries(vue.joueurs).filter(
    ([id]) => id !== moi && (id !== CLE_CREATEUR || vue.createur),
  );
  const dons = new Map([...lireDons(brouillon.valeur)].filter(([id]) => id in vue.joueurs));
  const encore = reste - [...dons.values()].reduce((somme, n) => somme + n, 0);

  const servir = async () => {
    const faits = [...dons].filter(([, n]) => n > 0).map(([a, n]) => ({ a, gorgees: n }));
    if (faits.length === 0) {
      bannieres.erreur("Choisis d’abord à qui tu donnes tes gorgées.");
      return;
    }
    setEnCours(true);
    await demander({ type: "distribuer", tour: vue.tour, reste, dons: faits });
    setEnCours(false);
  };

  return (
    <SousBock
      haut={
        <>
          <span>{jugement === "precis" ? `Réponse bonus ${aBoire}` : "À distribuer"}</span>
          <Avancement />
        </>
      }
      bas={
        <Bouton taille="telephone" pleineLargeur chargement={enCours} onClick={() => void servir()}>
          {texteServir(encore)}
        </Bouton>
      }
    >
      <h1 className={mat["question"]}>
        Distribue {reste > 1 ? `tes ${gorgees(reste)}` : `ta ${motGorgees(1)}`}
      </h1>
      <div className={styles["presque"]}>
        <Presque />
      </div>
      <Cadeaux />
      <ul className={styles["lignes"]}>
        {autres.map(([id, joueur]) => {
          const n = dons.get(id) ?? 0;
          return (
            <li key={id}>
              <span className={styles["nom"]}>
                <NomCraie>{joueur.pseudo}</NomCraie>
                {joueur.sansAlcool && <Icone nom="eau" taille="1.05em" libelle="Sans alcool" />}
              </span>
              <Pas
                tapable
                libelle={`gorgées pour ${joueur.pseudo}`}
                valeur={n}
                max={n + encore}
                disabled={enCours}
                onChange={(suivant) => brouillon.ecrire(ecrireDons(new Map(dons).set(id, suivant)))}
              />
            </li>
          );
        })}
      </ul>
    </SousBock>
  );
}
