import { parametresDe } from "./parametres.tsx";
import { type ReactElement, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { reveillerSons } from "../../browser/sons.ts";
import { direDureeDePartie, dureeDePartie } from "./duree-de-partie.ts";
import styles from "./salon.module.css";
import { useAgir } from "../../partie/use-agir.ts";
import { useCompact } from "../../ui/use-compact.ts";

/** The quizz that will be played, or the one just played to be asked for again, and 'Lancer'; its refusals are the room's (jeu §5). */
export function PiedSalon({ vue }: { readonly vue: Vue }): ReactElement {
  const agir = useAgir();
  const compact = useCompact();
  const joue = vue.fin?.quizzId ?? "";
  const [envoi, setEnvoi] = useState(false);
  const lancer = () => {
    reveillerSons();
    setEnvoi(true);
    void agir({ type: "lancer" }).then(() => setEnvoi(false));
  };
  return (
    <>
      <span className={styles["choisi"]}>
        {vue.titre === "" ? (
          <>
            Choisissez un quizz
            {joue !== "" && (
              <Bouton
                variante="contour"
                icone="resync"
                aria-label={`Rejouer ${vue.fin?.titre ?? ""}`}
                chargement={vue.chargement}
                onClick={() => void agir({ type: "choisirQuizz", quizzId: joue })}
              >
                Rejouer
              </Bouton>
            )}
          </>
        ) : (
          <>
            <b>{vue.titre}</b>{" "}
            <span>
              {vue.nbQuestions}&nbsp;question{vue.nbQuestions > 1 ? "s" : ""},{" "}
              {direDureeDePartie(dureeDePartie(vue.nbQuestions, parametresDe(vue)))}
            </span>
          </>
        )}
      </span>
      <Bouton taille={compact ? "telephone" : "hote"} chargement={envoi} onClick={lancer}>
        Lancer
      </Bouton>
    </>
  );
}
