/** What this player has in hand, and how much of it goes to whom. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { VueJoueur } from "#game/schema/etat.ts";
import { gorgees, motGorgees } from "../../partie/mots/gorgees.ts";
import { useVue } from "../../partie/vue.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { SansAlcool } from "../../ui/sans-alcool.tsx";
import { Pas } from "../../ui/pas.tsx";
import { SousBock } from "../../ui/sous-bock.tsx";
import { Presque } from "./c-etait.tsx";
import { PourToi } from "./pour-toi.tsx";
import { Cadeaux } from "./cadeaux.tsx";
import { Avancement } from "./avancement.tsx";
import styles from "./distribution.module.css";
import mat from "./mat.module.css";

function texteServir(encore: number) {
  return encore === 0 ? "Servir" : `Servir\u00a0: encore ${encore} à donner`;
}

interface Props {
  readonly moi: VueJoueur;
  /** Sips for each player; those of nobody are not there. */
  readonly dons: ReadonlyMap<string, number>;
  readonly poser: (joueur: string, n: number) => void;
  readonly servir: () => void;
  /** They are on their way. */
  readonly enCours: boolean;
}

export function Servir({ moi: { reste, aBoire, jugement }, dons, poser, servir, enCours }: Props) {
  const { vue, moi } = useVue();
  const autres = Object.entries(vue.joueurs).filter(
    ([id]) => id !== moi && (id !== CLE_CREATEUR || vue.createur),
  );
  const encore = reste - [...dons.values()].reduce((somme, n) => somme + n, 0);

  return (
    <SousBock
      haut={
        <>
          <span>{jugement === "precis" ? `Réponse bonus ${aBoire}` : "À distribuer"}</span>
          <Avancement />
        </>
      }
      bas={
        <Bouton taille="telephone" pleineLargeur chargement={enCours} onClick={servir}>
          {texteServir(encore)}
        </Bouton>
      }
    >
      <h1 className={mat["question"]}>
        Distribue {reste > 1 ? `tes ${gorgees(reste)}` : `ta ${motGorgees(1)}`}
      </h1>
      <PourToi />
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
                {joueur.sansAlcool && <SansAlcool taille="1.05em" />}
              </span>
              <Pas
                tapable
                libelle={`gorgées pour ${joueur.pseudo}`}
                valeur={n}
                max={n + encore}
                disabled={enCours}
                onChange={(suivant) => poser(id, suivant)}
              />
            </li>
          );
        })}
      </ul>
    </SousBock>
  );
}
