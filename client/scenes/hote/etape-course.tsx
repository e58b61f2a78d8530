import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import { direBonneReponse } from "../../questions/types-de-question.ts";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { VueQuestion } from "#game/schema/etat.ts";
import { BockParNumeroDeDessin } from "../../partie/dessins/bock.tsx";
import { direSecondes } from "../../partie/mots/typographie.ts";
import { MediaAffiche } from "../../quizz/media.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { IntituleQuestion } from "../../quizz/intitule.tsx";
import { enumererNoms, mettreEspacesInsecables } from "../../ui/typographie.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import {
  type CouloirDeCourse,
  COULOIRS_DE_COURSE_AVEC_PREUVE_MAX,
  COULOIRS_DE_COURSE_MAX,
  type CourseDeRapidite,
  repartirCouloirs,
} from "../timeline/course.ts";
import { COURSE_REJOUEE_MS } from "../timeline/timeline.ts";
import { useHasRevealReached, useRevealMoment } from "../timeline/use-reveal.ts";
import { BoutonInverserVerdict, type VerdictDeLHote } from "./reponses-libres.tsx";
import { direNombreDeLettresFausses } from "./joueurs.ts";
import { PreuveEcrite, useTexteDePreuveAEcrire } from "./etape-question.tsx";
import { BoutonVoirPreuve } from "./colonne-gauche.tsx";
import styles from "./course.module.css";
import { TexteAjusteHote } from "./texte.tsx";

const AUTRES_MAX = 4;

type Juger = (joueur: string, verdict: VerdictDeLHote) => void;

interface Props {
  readonly question: VueQuestion;
  readonly course: CourseDeRapidite;
  /** Judges a typed answer; null where answers are not typed. */
  readonly juger: Juger | null;
  readonly onPreuve: () => void;
  /** Gifts, what follows, and the host's buttons. */
  readonly children: ReactNode;
}

/** A question that somebody was the first to find: the race is run again, lane by lane. mise-en-scene.md "Rapidité". */
export function EtapeCourseRejouee({
  question,
  course,
  juger,
  onPreuve,
  children,
}: Props): ReactElement {
  const { temps, enDirect } = useRevealMoment();
  const arrivee = useHasRevealReached("verdict");
  const dit = useHasRevealReached("dit");
  const { gagnant } = course;
  const preuve = useTexteDePreuveAEcrire(question);
  const { montres, autres } = repartirCouloirs(
    course.couloirs,
    preuve === "" ? COULOIRS_DE_COURSE_MAX : COULOIRS_DE_COURSE_AVEC_PREUVE_MAX,
  );
  return (
    <div className={styles["page"]} data-court={enDirect && !dit} data-temps={temps}>
      <div className={styles["tete"]}>
        <div className={styles["dite"]}>
          <TexteAjusteHote
            balise="h1"
            min={1.8}
            plancher={1.2}
            max={3}
            className={styles["rappel"]}
          >
            <IntituleQuestion question={question} />
          </TexteAjusteHote>
          <p className={styles["bonne"]} data-dite={arrivee}>
            {mettreEspacesInsecables(direBonneReponse(question))}
          </p>
        </div>
        {question.media !== "" && (
          <div className={styles["media"]}>
            <MediaAffiche media={question.media} />
          </div>
        )}
      </div>
      <div className={styles["premier"]} data-dite={arrivee}>
        <TexteAjusteHote balise="p" min={2.4} plancher={1.6} max={8.6}>
          {gagnant.pseudo}, <b>{direSecondes(gagnant.enMs)}</b>&#8239;!
        </TexteAjusteHote>
        {question.aPreuve && dit && (
          <BoutonVoirPreuve className={styles["voir"]} onPreuve={onPreuve} />
        )}
      </div>
      <PreuveEcrite question={question} />
      <ul
        className={styles["couloirs"]}
        data-jugee={juger !== null}
        style={{ "--couloirs": montres.length }}
      >
        {montres.map((couloir) => (
          <Piste
            key={couloir.joueur.id}
            couloir={couloir}
            tapee={trouverManiereDeRepondre(question) === "texte"}
            juger={dit ? juger : null}
          />
        ))}
      </ul>
      {autres.length > 0 && (
        <p className={styles["autres"]}>
          Derrière&nbsp;: <NomCraie>{enumererNoms(autres, AUTRES_MAX)}</NomCraie>
        </p>
      )}
      {children}
    </div>
  );
}

interface PisteProps {
  readonly couloir: CouloirDeCourse;
  readonly tapee: boolean;
  readonly juger: Juger | null;
}

function Piste({ couloir, tapee, juger }: PisteProps): ReactElement {
  const { joueur, arrivee, part } = couloir;
  const style: CSSProperties = {
    "--part": part,
    "--duree": `${String(part * COURSE_REJOUEE_MS)}ms`,
  };
  return (
    <li className={styles["couloir"]} data-arrivee={arrivee} style={style}>
      <span className={styles["qui"]}>
        <NomAjuste>{joueur.pseudo}</NomAjuste>
      </span>
      <span className={styles["piste"]} aria-hidden>
        <i className={styles["trace"]} />
        <span className={styles["chariot"]}>
          <BockParNumeroDeDessin
            pseudo={joueur.pseudo}
            dessin={joueur.dessin}
            taille="var(--mat)"
            plat
            className={styles["mat"]}
          />
        </span>
      </span>
      <span className={styles["temps"]}>
        <Temps couloir={couloir} tapee={tapee} />
      </span>
      {juger !== null && joueur.reponse.length > 0 && (
        <BoutonInverserVerdict joueur={joueur} juger={juger} />
      )}
    </li>
  );
}

function Temps({ couloir, tapee }: { couloir: CouloirDeCourse; tapee: boolean }): ReactElement {
  const { joueur, arrivee } = couloir;
  if (arrivee === "reste") return <>pas parti·e</>;
  const dite = tapee || arrivee === "tombe" ? joueur.reponse.join(", ") : "";
  return (
    <>
      {dite !== "" && (
        <span className={styles["mot"]}>
          <q className={styles["tapee"]} title={dite}>
            {dite}
          </q>
          {joueur.fautes > 0 && <small>{direNombreDeLettresFausses(joueur.fautes)}</small>}
        </span>
      )}
      <b>{direSecondes(joueur.enMs)}</b>
    </>
  );
}
