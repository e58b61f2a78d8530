/** The end on a phone: own result, the dare, then 'Vote quizz'. jeu §2, decisions-jeu "End and vote". */
import type { VueFin, VueJoueur } from "#game/schema/etat.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { motGorgees } from "../../partie/gorgees.ts";
import { Morceaux } from "../../partie/morceaux.tsx";
import { usePartie } from "../../partie/use-partie.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { SousBock } from "../../ui/sous-bock.tsx";
import styles from "./fin.module.css";
import mat from "./mat.module.css";
import { morceauxInsecables } from "../../partie/typographie.ts";

const SANTE = "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.";
const VISITEUR =
  "Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées.";

/** Why it ended before its last question. */
const RAISONS: Readonly<Record<string, string>> = {
  joueurs: "Il ne restait plus assez de joueurs.",
  hote: "L’hôte a arrêté la partie.",
};

interface Props {
  readonly moi: VueJoueur;
  readonly onRetour: () => void;
}

export function Fin({ moi, onRetour }: Props) {
  const { vue } = usePartie();
  const { fin } = vue;
  if (fin === undefined) return null;
  return (
    <SousBock
      haut={
        <>
          <span>L’addition</span>
          <span className={styles["quizz"]}>{vue.titre}</span>
        </>
      }
      bas={
        <>
          <Bouton taille="telephone" pleineLargeur onClick={onRetour}>
            Retour salon
          </Bouton>
          <p className={styles["sante"]}>{SANTE}</p>
        </>
      }
    >
      <div className={styles["tout"]}>
        <Bilan moi={moi} fin={fin} />
        {fin.defi.length > 0 && (
          <p className={styles["defi"]}>
            <Morceaux texte={morceauxInsecables(fin.defi)} />
          </p>
        )}
        <section className={styles["vote"]} aria-labelledby="vote">
          <h2 id="vote">Vote quizz</h2>
          <p className={mat["doux"]}>{VISITEUR}</p>
        </section>
      </div>
    </SousBock>
  );
}

/** Rank among those who answer: best score first, then who drank least (as the host's table). */
function useRang(moi: VueJoueur): { rang: number; sur: number } {
  const { vue } = usePartie();
  const autres = Object.entries(vue.joueurs).filter(([id]) => id !== CLE_CREATEUR);
  const devant = autres.filter(
    ([, { score, gorgee }]) => score > moi.score || (score === moi.score && gorgee < moi.gorgee),
  );
  return { rang: devant.length + 1, sur: autres.length };
}

function Bilan({ moi, fin }: { moi: VueJoueur; fin: VueFin }) {
  const { rang, sur } = useRang(moi);
  return (
    <div className={styles["bilan"]}>
      {RAISONS[fin.raison] !== undefined && <p className={mat["doux"]}>{RAISONS[fin.raison]}</p>}
      <h1>
        {rang}
        <sup>{rang === 1 ? "er" : "e"}</sup> <span>sur {sur}</span>
      </h1>
      <dl>
        <div>
          <dd>
            {moi.score}
            <small> / {fin.nbQuestionsNotees}</small>
          </dd>
          <dt>Score</dt>
        </div>
        <div>
          <dd>{moi.gorgee}</dd>
          <dt>{motGorgees(moi.gorgee, moi.sansAlcool)}</dt>
        </div>
      </dl>
    </div>
  );
}
