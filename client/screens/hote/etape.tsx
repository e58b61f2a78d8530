/** The step of the moment on the slate: its scene, and what the host may do there. */
import { useDonneesMiniJeuAffiche } from "../../mini-jeux/scene.ts";
import { PlateauHote } from "../../mini-jeux/plateaux.tsx";
import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import {
  memo,
  type ReactElement,
  type ReactNode,
  useMemo,
  useCallback,
  useEffect,
  useState,
} from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueQuestion, VueImprevu } from "#game/schema/etat.ts";
import { estRoomLocale } from "../../partie/joueurs.ts";
import { useActionsHote } from "./actions.ts";
import { HistoryLineClaimer } from "../../partie/use-claim-history.ts";
import { VoteQuizz } from "../../partie/vote-quizz.tsx";
import {
  BandeauConstatDonsEtSuite,
  FaussesReponsesATourDeRole,
} from "../../scenes/hote/bandeau-reponse.tsx";
import { EtapeAvertissementQuestionMinutee } from "../../scenes/hote/intermedes.tsx";
import { EtapeFin, type NomDePanneauDeFin } from "../../scenes/hote/etape-fin.tsx";
import { EtapeCourseRejouee } from "../../scenes/hote/etape-course.tsx";
import { EtapeQuestionOuRevelationDOptions } from "../../scenes/hote/etape-question.tsx";
import { EtapeBonneReponse } from "../../scenes/hote/etape-reponse.tsx";
import {
  type VerdictDeLHote,
  estRevelationAvecFouleDeReponses,
  ReponsesTapeesAJuger,
} from "../../scenes/hote/reponses-libres.tsx";
import type { GameEndReveal } from "../../scenes/timeline/use-end-reveal.ts";
import { trouverJoueurPourQuiLHoteDistribue } from "../../scenes/hote/joueurs.ts";
import { type CourseDeRapidite, lireCourseDeRapidite } from "../../scenes/timeline/course.ts";
import {
  BoutonDistribuerPourSansTelephone,
  DistributionDesGorgeesEnMain,
  useDistributionDesGorgeesEnMain,
} from "./distribution.tsx";
import { FinDEssai, useEssai } from "./essai.tsx";
import { PanneauJugerReponsesModeLocal, PanneauResultatModeLocal } from "./mode-local.tsx";
import { BoutonsOffresDeGorgees } from "./offres.tsx";
import type { JugementModeLocalEnCours } from "./use-jugement.ts";
import { EtapeImprevu } from "../../scenes/hote/etape-imprevu.tsx";
import { useMiniGameMoveOnScreen } from "../../scenes/timeline/move-beats.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { voixDeScrutin } from "#contracts/scrutin.ts";
import { NOMS_DES_VERDICTS_DU_SCRUTIN } from "../../scenes/scrutin.ts";

interface EtapeProps {
  readonly vue: Vue;
  readonly jugement: JugementModeLocalEnCours;
  readonly end: GameEndReveal;
  readonly panneau: NomDePanneauDeFin;
  readonly onPreuve: () => void;
  /** The patron, shown at the bottom right of the end. */
  readonly patron: ReactNode;
}

/** The step of the game on the slate, memoized: a timer beside it does not render it again at each tick. */
export const EtapeHote = memo(function EtapeHote({
  vue,
  jugement,
  end,
  panneau,
  onPreuve,
  patron,
}: EtapeProps): ReactElement | null {
  const { question, fin } = vue;
  const essai = useEssai();
  const joue = fin?.quizzId ?? "";
  const vote = useMemo(
    () => (
      <>
        <HistoryLineClaimer quizzId={joue} />
        <VoteQuizz quizzId={joue} />
      </>
    ),
    [joue],
  );
  if (vue.phase === "fin" && essai !== null) return <FinDEssai essai={essai} fin={fin} />;
  if (vue.phase === "fin")
    return fin === undefined ? null : (
      <EtapeFin
        fin={fin}
        locale={estRoomLocale(vue)}
        end={end}
        panneau={panneau}
        vote={vote}
        patron={patron}
      />
    );
  switch (vue.etape) {
    case ETAPE.question:
    case ETAPE.reponse:
      if (question === undefined) return null;
      if (vue.etape === ETAPE.reponse && estRoomLocale(vue))
        return <ReponseLocale vue={vue} question={question} jugement={jugement} />;
      return <QuestionOuReponse vue={vue} question={question} onPreuve={onPreuve} />;
    case ETAPE.imprevu:
      return <ImprevuEnJeu vue={vue} />;
    case ETAPE.avertissement:
      return <EtapeAvertissementQuestionMinutee media={vue.mediaAVenir} />;
    // nothing: the end is drawn above, when the phase of the room says so
    case ETAPE.fin:
      return null;
  }
});

interface QuestionProps {
  readonly vue: Vue;
  readonly question: VueQuestion;
}

/**
 * One component for a question and its reveal: the options stay mounted, so that the reveal does not begin with a
 * late frame.
 */
function QuestionOuReponse({
  onPreuve,
  ...props
}: QuestionProps & { readonly onPreuve: () => void }): ReactElement {
  if (props.vue.etape === ETAPE.question) return <QuestionEnJeu {...props} />;
  const course = lireCourseDeRapidite(props.vue);
  if (course !== null) return <Gagnee {...props} course={course} onPreuve={onPreuve} />;
  switch (trouverManiereDeRepondre(props.question)) {
    case "texte":
      return <ReponseLibre {...props} />;
    case "uneOption":
    case "toutesLesOptions":
    case null:
      return <QuestionEnJeu {...props} />;
  }
}

/** The question's layout on the slate, the same before and after the reveal. */
function QuestionEnJeu({ vue, question }: QuestionProps): ReactElement {
  const surMediaPret = useMediaPret(vue);
  return (
    <EtapeQuestionOuRevelationDOptions
      vue={vue}
      question={question}
      onMediaPret={surMediaPret}
      gestes={<Gestes vue={vue} question={question} />}
    />
  );
}

function ReponseLibre({ vue, question }: QuestionProps): ReactElement {
  const juger = useJuger(vue);
  return (
    <EtapeBonneReponse question={question} foule={estRevelationAvecFouleDeReponses(vue)}>
      <BandeauConstatDonsEtSuite
        vue={vue}
        question={question}
        gestes={<Gestes vue={vue} question={question} />}
      />
      <ReponsesTapeesAJuger vue={vue} juger={juger} />
      <FaussesReponsesATourDeRole vue={vue} />
    </EtapeBonneReponse>
  );
}

/** The reveal of a race (mode rapidité) that a player has won; on a typed question, the host may judge the answer in each lane. */
function Gagnee({
  vue,
  question,
  course,
  onPreuve,
}: QuestionProps & {
  readonly course: CourseDeRapidite;
  readonly onPreuve: () => void;
}): ReactElement {
  const juger = useJuger(vue);
  return (
    <EtapeCourseRejouee
      question={question}
      course={course}
      juger={trouverManiereDeRepondre(question) === "texte" ? juger : null}
      onPreuve={onPreuve}
    >
      <BandeauConstatDonsEtSuite
        vue={vue}
        question={question}
        constat={false}
        gestes={<Gestes vue={vue} question={question} />}
      />
    </EtapeCourseRejouee>
  );
}

function useJuger(vue: Vue): (joueur: string, jugement: VerdictDeLHote) => void {
  const { juger } = useActionsHote();
  return (joueur, jugement) => void juger({ tour: vue.tour, jugements: { [joueur]: jugement } });
}

function ReponseLocale({
  vue,
  question,
  jugement,
}: QuestionProps & { readonly jugement: JugementModeLocalEnCours }): ReactElement {
  const { verdicts } = jugement;
  // the preuve is shown only once the host has nothing more to judge or hand out: the names to press need the room
  const preuve = verdicts === null && trouverJoueurPourQuiLHoteDistribue(vue) === undefined;
  return (
    <EtapeBonneReponse question={question} preuve={preuve} aVoixHaute>
      {verdicts !== null ? (
        <PanneauJugerReponsesModeLocal
          vue={vue}
          question={question}
          verdicts={verdicts}
          poser={jugement.poserVerdict}
        />
      ) : (
        <>
          <BandeauConstatDonsEtSuite
            vue={vue}
            question={question}
            gestes={<Gestes vue={vue} question={question} />}
          />
          <PanneauResultatModeLocal vue={vue} corriger={() => jugement.corriger(true)} />
        </>
      )}
    </EtapeBonneReponse>
  );
}

/** Buttons of a reveal: for the sips that the follow-up names, and for those in the hand of a player who is absent or without a phone. */
function Gestes({ vue, question }: QuestionProps): ReactElement {
  return (
    <>
      <BoutonsOffresDeGorgees vue={vue} offres={question.offres} tour={vue.tour} />
      {!estRoomLocale(vue) && <BoutonDistribuerPourSansTelephone vue={vue} />}
    </>
  );
}

/** An imprévu on the slate: a card with what the host may do about it, or a mini-game. */
function ImprevuEnJeu({ vue }: { readonly vue: Vue }): ReactElement {
  const { imprevu } = vue;
  if (vue.imprevuIndisponible || imprevu === undefined) return <EtapeImprevu vue={vue} />;
  if (vue.miniJeu !== undefined) return <MiniJeuEnJeu vue={vue} />;
  return <SurpriseEnJeu vue={vue} imprevu={imprevu} />;
}

function MiniJeuEnJeu({ vue }: { readonly vue: Vue }): ReactElement | null {
  const enMain = useDistributionDesGorgeesEnMain(vue);
  const scene = useDonneesMiniJeuAffiche(useActionsHote().jouer);
  // while the result of a mini-game's move is held on screen, no sips are shown beside it
  const { enCours } = useMiniGameMoveOnScreen();
  if (scene === null) return null;
  const contenu = enCours ? null : <DistributionDesGorgeesEnMain vue={vue} enMain={enMain} />;
  return <PlateauHote scene={scene} panneau={{ contenu, ample: !enCours && enMain.ample }} />;
}

function SurpriseEnJeu({
  vue,
  imprevu,
}: {
  readonly vue: Vue;
  readonly imprevu: VueImprevu;
}): ReactElement {
  const enMain = useDistributionDesGorgeesEnMain(vue);
  const { montrerSuite } = useActionsHote();
  return (
    <EtapeImprevu
      vue={vue}
      enMain={<DistributionDesGorgeesEnMain vue={vue} enMain={enMain} />}
      ample={enMain.ample}
      gestes={
        <>
          <BoutonsOffresDeGorgees vue={vue} offres={imprevu.offres} tour={vue.tour} />
          {vue.scrutin?.phase === "scene" && <PasserLaCarte vue={vue} />}
        </>
      }
      trancher={<Trancher tour={vue.tour} />}
      onSuite={() => void montrerSuite(vue.tour)}
    />
  );
}

/** Button that skips a judged imprévu: nobody has to perform. */
function PasserLaCarte({ vue }: { readonly vue: Vue }): ReactElement {
  const { passerLaCarte } = useActionsHote();
  return (
    <Bouton variante="contour" taille="hote" icone="passer" onClick={() => void passerLaCarte(vue)}>
      Passer la carte
    </Bouton>
  );
}

/** The host's verdict on a judged card: at a tie, when nobody has voted, or without phones. */
function Trancher({ tour }: { readonly tour: number }): ReactElement {
  const { trancher } = useActionsHote();
  return (
    <>
      {voixDeScrutin.options.map((issue) => (
        <Bouton
          key={issue}
          variante={issue === "ovation" ? "laiton" : "contour"}
          taille="hote"
          onClick={() => void trancher(tour, issue)}
        >
          {NOMS_DES_VERDICTS_DU_SCRUTIN[issue]}
        </Bouton>
      ))}
    </>
  );
}

/** Tells the room that a timed question may begin. @returns to be called once the media of the question is loaded */
function useMediaPret(vue: Vue): () => void {
  const { mediaPret } = useActionsHote();
  const [pret, setPret] = useState(false);
  const { minuteur, tour, enPause } = vue;
  const attendu = minuteur !== undefined && !minuteur.marche && !enPause;
  useEffect(() => {
    if (pret && attendu) void mediaPret(tour);
  }, [pret, attendu, tour, mediaPret]);
  return useCallback(() => setPret(true), []);
}
