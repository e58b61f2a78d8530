/** The preview of a player's phone in the question editor: the mats of a game for one question. */
import type { ReactElement, ReactNode } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { Vue } from "#game/schema/etat.ts";
import { FixedRoomLineProvider } from "../../partie/line-provider.tsx";
import { BatonsDeComptage } from "../../ui/batons.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { TableEnBoisTelephone } from "../../ui/sous-bock.tsx";
import { MinuteurJoueurProvider } from "../joueur/avancement.tsx";
import { MessageALire, QuestionARepondre } from "../joueur/question.tsx";
import type { ReponseEnCoursDeSaisie } from "../joueur/repondre.tsx";
import { CarteJugementDeQuestion } from "../joueur/resultat.tsx";
import styles from "./apercu.module.css";
import { EcranEnMiniature } from "./ecran-reduit.tsx";
import { ID_DU_JOUEUR_DU_TELEPHONE_APERCU } from "./vue-apercu.ts";

/** An empty answer: in a preview, nobody answers. */
const REPONSE: ReponseEnCoursDeSaisie = {
  valeur: [],
  choisir: () => {},
  valider: () => Promise.resolve(),
  enCours: false,
  horsLigne: false,
};

export function ApercuTelephone({ vue }: { readonly vue: Vue }): ReactElement {
  const moi = vue.joueurs[ID_DU_JOUEUR_DU_TELEPHONE_APERCU];
  return (
    <EcranEnMiniature largeur={390} hauteur={844}>
      <FixedRoomLineProvider vue={vue} moi={ID_DU_JOUEUR_DU_TELEPHONE_APERCU}>
        <MinuteurJoueurProvider>
          <TableEnBoisTelephone
            entete={
              <>
                <span className={styles["pseudo"]}>
                  <NomCraie>{moi?.pseudo ?? ""}</NomCraie>
                </span>
                <BatonsDeComptage n={moi?.gorgee ?? 0} hauteur={1.4} largeurMax={6.2} />
                <b className={styles["nombre"]}>{moi?.gorgee}</b>
              </>
            }
          >
            <Mat vue={vue} />
          </TableEnBoisTelephone>
        </MinuteurJoueurProvider>
      </FixedRoomLineProvider>
    </EcranEnMiniature>
  );
}

function Mat({ vue }: { readonly vue: Vue }): ReactNode {
  const { question } = vue;
  const moi = vue.joueurs[ID_DU_JOUEUR_DU_TELEPHONE_APERCU];
  if (question === undefined || moi === undefined) return null;
  if (!questionAttendReponse(question)) return <MessageALire question={question} />;
  if (vue.etape === ETAPE.reponse) return <CarteJugementDeQuestion moi={moi} />;
  return <QuestionARepondre question={question} reponse={REPONSE} />;
}
