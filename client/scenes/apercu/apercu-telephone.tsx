/** The preview of a player's phone in the question editor: the mats of a game for one question. */
import type { ReactElement, ReactNode } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { Vue } from "#game/schema/etat.ts";
import { FixedLineProvider } from "../../partie/line-provider.tsx";
import { Batons } from "../../ui/batons.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { TableBois } from "../../ui/sous-bock.tsx";
import { MinuteurJoueur } from "../joueur/avancement.tsx";
import { MessageALire, QuestionARepondre } from "../joueur/question.tsx";
import type { ReponseEnCours } from "../joueur/repondre.tsx";
import { ResultatJoueur } from "../joueur/resultat.tsx";
import styles from "./apercu.module.css";
import { EcranEnMiniature } from "./ecran-reduit.tsx";
import { MOI_APERCU } from "./vue-apercu.ts";

/** An empty answer: in a preview, nobody answers. */
const REPONSE: ReponseEnCours = {
  valeur: [],
  choisir: () => {},
  valider: () => Promise.resolve(),
  enCours: false,
  horsLigne: false,
};

export function ApercuTelephone({ vue }: { readonly vue: Vue }): ReactElement {
  const moi = vue.joueurs[MOI_APERCU];
  return (
    <EcranEnMiniature largeur={390} hauteur={844}>
      <FixedLineProvider vue={vue} moi={MOI_APERCU}>
        <MinuteurJoueur>
          <TableBois
            entete={
              <>
                <span className={styles["pseudo"]}>
                  <NomCraie>{moi?.pseudo ?? ""}</NomCraie>
                </span>
                <Batons n={moi?.gorgee ?? 0} hauteur={1.4} largeurMax={6.2} />
                <b className={styles["nombre"]}>{moi?.gorgee}</b>
              </>
            }
          >
            <Mat vue={vue} />
          </TableBois>
        </MinuteurJoueur>
      </FixedLineProvider>
    </EcranEnMiniature>
  );
}

function Mat({ vue }: { readonly vue: Vue }): ReactNode {
  const { question } = vue;
  const moi = vue.joueurs[MOI_APERCU];
  if (question === undefined || moi === undefined) return null;
  if (!questionAttendReponse(question)) return <MessageALire question={question} />;
  if (vue.etape === ETAPE.reponse) return <ResultatJoueur moi={moi} />;
  return <QuestionARepondre question={question} reponse={REPONSE} />;
}
