/** The end on a phone: own result, the dare, then 'Vote quizz'. jeu §2, decisions-jeu "End and vote". */
import type { VueFin, VueJoueur } from "#game/schema/etat.ts";
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

/** Place of this player's line among those that have a score. */
function rangDe(moi: string, { table }: VueFin): { rang: number; sur: number } {
  const notees = table.filter(({ score }) => score >= 0);
  return { rang: notees.findIndex(({ id }) => id === moi) + 1, sur: notees.length };
}

function Bilan({ moi, fin }: { moi: VueJoueur; fin: VueFin }) {
  const { moi: id } = usePartie();
  const { rang, sur } = rangDe(id, fin);
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
