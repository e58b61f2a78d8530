/** The mat of the moment: its scene, and what this player does there. `tour` is its key: each step begins afresh. */
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import { ETAPE } from "#contracts/partie.ts";
import { attendReponse } from "#contracts/quizz.ts";
import type { VueFin, VueJoueur, VueMiniJeu, VueQuestion } from "#game/schema/etat.ts";
import { useAgir } from "../../partie/use-agir.ts";
import { usePresse } from "../../partie/use-presse.ts";
import { VoteQuizz } from "../../partie/vote-quizz.tsx";
import { useMoi, useVue } from "../../partie/vue.ts";
import { AttenteReponses, PasEncore } from "../../scenes/joueur/attente-reponses.tsx";
import { AttenteSuite } from "../../scenes/joueur/attente-suite.tsx";
import { Avertissement } from "../../scenes/joueur/avertissement.tsx";
import { Cadeaux, useCadeaux } from "../../scenes/joueur/cadeaux.tsx";
import { FilmJoueur } from "../../scenes/joueur/film.tsx";
import { Fin } from "../../scenes/joueur/fin.tsx";
import { Imprevu } from "../../scenes/joueur/imprevu.tsx";
import { MessageALire, PoserQuestion } from "../../scenes/joueur/question.tsx";
import { Resultat } from "../../scenes/joueur/resultat.tsx";
import { ComptageJoueur } from "../../scenes/joueur/comptage.tsx";
import { Suspens } from "../../scenes/joueur/suspens.tsx";
import { useCoupEnScene } from "../../scenes/timeline/coup-en-scene.tsx";
import type { Film } from "../../scenes/timeline/use-film.ts";
import { useACommence, useComptage } from "../../scenes/timeline/use-reveal.ts";
import { type MotifVibration, useVibration } from "../../scenes/joueur/use-vibration.ts";
import { useScene } from "../../mini-jeux/scene.ts";
import { PlateauTelephone, estTouche } from "../../mini-jeux/plateau-telephone.tsx";
import { Beaucoup } from "./beaucoup.tsx";
import { Distribution } from "./distribution.tsx";
import { Juger, ScrutinEnJeu } from "./scrutin-en-jeu.tsx";
import { SalonADessiner } from "./dessin/salon-a-dessiner.tsx";
import { useReponse } from "./use-reponse.ts";
import { useRetourSalon } from "./use-retour-salon.ts";

/** `film`: of the end, on this phone. */
export function Mat({ film }: { readonly film: Film }) {
  const { vue, moi: moiId } = useVue();
  const moi = useMoi();
  const { rentre, rentrer } = useRetourSalon();
  const depart = useComptage();
  if (moi === undefined) return null;
  if (vue.phase !== "jeu") {
    const { fin } = vue;
    // somebody who came after the end waits for the next game
    const sienne = fin?.table.some(({ id }) => id === moiId) === true && !rentre(fin);
    if (sienne && film.enCours) return <FilmEnJeu fin={fin} film={film} />;
    return sienne ? (
      <Fin
        key={fin.tour}
        moi={moi}
        fin={fin}
        onRetour={() => rentrer(fin)}
        vote={<VoteQuizz quizzId={fin.quizzId} />}
      />
    ) : (
      <SalonADessiner moi={moi} />
    );
  }
  if (depart.nombre !== null) return <ComptageJoueur nombre={depart.nombre} />;
  switch (vue.etape) {
    case ETAPE.avertissement:
      return <Avertissement key={vue.tour} />;
    case ETAPE.question:
      return <QuestionEnJeu key={vue.tour} moi={moi} />;
    case ETAPE.reponse:
      return <ResultatEnJeu key={vue.tour} moi={moi} />;
    case ETAPE.imprevu:
      return <ImprevuEnJeu key={vue.tour} moi={moi} />;
    // drawn by its phase, above
    case ETAPE.fin:
      return null;
  }
}

/** The second half of the tap that ended the game asks for nothing. */
function FilmEnJeu({ fin, film }: { readonly fin: VueFin; readonly film: Film }) {
  const { ecoute } = usePresse(`film ${fin.tour}`);
  return <FilmJoueur fin={fin} film={film} ecoute={ecoute} />;
}

function QuestionEnJeu({ moi }: { moi: VueJoueur }) {
  const { question } = useVue().vue;
  if (question === undefined) return null;
  if (!attendReponse(question)) return <MessageALire question={question} />;
  if (!moi.participe) return <PasEncore question={question} />;
  return <Repondre question={question} moi={moi} />;
}

function Repondre({ question, moi }: { question: VueQuestion; moi: VueJoueur }) {
  const { vue } = useVue();
  const reponse = useReponse();
  useVibration("aToi", `question ${vue.tour}`);
  if (moi.aRepondu)
    return (
      <AttenteReponses
        question={question}
        envoyee={reponse.envoyee}
        nonGardee={reponse.nonGardee}
      />
    );
  return <PoserQuestion question={question} reponse={reponse} />;
}

/** Sips in hand come first, from a verdict or from what follows the question. */
function ResultatEnJeu({ moi }: { moi: VueJoueur }) {
  const { question } = useVue().vue;
  if (!useACommence("verdict") && question !== undefined)
    return <Suspens question={question} moi={moi} />;
  return moi.reste > 0 ? (
    <Distribution key={moi.reste} moi={moi} />
  ) : (
    <Resultat moi={moi} beaucoup={<Beaucoup moi={moi} />} />
  );
}

function ImprevuEnJeu({ moi }: { moi: VueJoueur }) {
  const { vue, moi: moiId } = useVue();
  const cadeaux = useCadeaux();
  const { enCours } = useCoupEnScene();
  useVibration(cadeaux.length > 0 ? "cadeau" : null, String(cadeaux.length));
  if (vue.imprevuIndisponible || vue.imprevu === undefined) return <Imprevu />;
  const { imprevu, scrutin, miniJeu } = vue;
  if (scrutin?.phase === "ouvert") return <ScrutinEnJeu imprevu={imprevu} scrutin={scrutin} />;
  // a result is looked at before what it leaves in hand
  if (miniJeu !== undefined && enCours) return <MiniJeuEnJeu jeu={miniJeu} moi={moi} />;
  // sips in hand come before the rest: the text can be read on the host's screen
  if (moi.reste > 0) return <Distribution key={moi.reste} moi={moi} />;
  if (miniJeu !== undefined) return <MiniJeuEnJeu jeu={miniJeu} moi={moi} />;
  const aJuger = scrutin?.phase === "scene" && imprevu.lecteur === moiId;
  return <Imprevu bas={aJuger ? <Juger /> : undefined} beaucoup={<Beaucoup moi={moi} />} />;
}

/** What concerns every step of a phone is not the mini-game's. */
function MiniJeuEnJeu({ jeu, moi: joueur }: { jeu: VueMiniJeu; moi: VueJoueur }) {
  const { moi } = useVue();
  const scene = useScene(useAgir(), <AttenteSuite />);
  const { enCours, souffle, qui } = useCoupEnScene();
  const dansLaMain = ((): MotifVibration | null => {
    if (enCours && qui === moi && souffle) return "coeur";
    if (estTouche(jeu, moi)) return "culSec";
    // what the one who plays feels first; of a wheel, it is when its ball lies
    if (enCours) return qui === moi && !MINI_JEUX[jeu.nom].vaSeul ? "clic" : null;
    return jeu.designe === moi && !jeu.fini ? "aToi" : null;
  })();
  useVibration(dansLaMain, `${String(jeu.coups)} ${dansLaMain ?? ""}`);
  if (scene === null) return null;
  return (
    <PlateauTelephone scene={scene} moi={moi}>
      <Cadeaux />
      {jeu.fini && !enCours && <Beaucoup moi={joueur} />}
    </PlateauTelephone>
  );
}
