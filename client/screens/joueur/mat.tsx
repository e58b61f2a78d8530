/** The player's mat for the step of the game: its scene, and the player's actions. `tour` is its key: each step begins afresh. */
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import { useDonneesMiniJeuAffiche } from "../../mini-jeux/scene.ts";
import { estJoueurToucheParDernierCoup, PlateauTelephone } from "../../mini-jeux/plateaux.tsx";
import { ETAPE } from "#contracts/partie.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type {
  VueFin,
  VueJoueur,
  VueMiniJeu,
  VueQuestion,
  VueImprevu,
  VueScrutin,
} from "#game/schema/etat.ts";
import { actionOuvrirScrutin } from "../../partie/actions.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useOnePressPerMoment } from "../../partie/use-press.ts";
import { HistoryLineClaimer } from "../../partie/use-claim-history.ts";
import { VoteQuizz } from "../../partie/vote-quizz.tsx";
import { useMonJoueur, useVueDeLaRoom } from "../../partie/vue.ts";
import {
  CarteReponseEnvoyee,
  CarteArriveEnCoursDeQuestion,
  SuspensAvantRevelation,
} from "../../scenes/joueur/reponse-envoyee.tsx";
import { PhraseDisantQuiFaitAvancerLaPartie } from "../../scenes/joueur/avancement.tsx";
import {
  AvertissementQuestionMinuteeJoueur,
  CompteAReboursDuLancementJoueur,
} from "../../scenes/joueur/intermedes.tsx";
import {
  ListeDesDonsRecus,
  useDonsRecus,
  DistributionDesGorgeesDuJoueur,
} from "../../scenes/joueur/servir.tsx";
import { SuspensFinDePartieJoueur, FinDePartieJoueur } from "../../scenes/joueur/fin.tsx";
import { ImprevuJoueur } from "../../scenes/joueur/imprevu.tsx";
import { MessageALire, QuestionARepondre } from "../../scenes/joueur/question.tsx";
import { CarteJugementDeQuestion } from "../../scenes/joueur/resultat.tsx";
import { useMiniGameMoveOnScreen } from "../../scenes/timeline/move-beats.tsx";
import type { GameEndReveal } from "../../scenes/timeline/use-end-reveal.ts";
import { useHasRevealReached, useLaunchCountdown } from "../../scenes/timeline/use-reveal.ts";
import { type VibrationPatternName, useVibration } from "../../scenes/joueur/use-vibration.ts";
import { SalonJoueurAvecDessin } from "./dessin/dessiner.tsx";
import { useReponseDuJoueur } from "./use-reponse.ts";
import { useState } from "react";
import type { VoixDeScrutin } from "#contracts/scrutin.ts";
import { ScrutinVuParJoueurJuge, VoteAuScrutin } from "../../scenes/joueur/scrutin.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { useBannieres } from "../../ui/bannieres.tsx";
import { usePlayerStepDraft } from "./draft.ts";
import { direConseilSiBeaucoupDeGorgees } from "../../partie/mots/gorgees.ts";
import { creerCommandePartagerGorgees, useActionsJoueur } from "./actions.ts";
import { writeTabStoredValue, readTabStoredValue } from "../../browser/stored-values.ts";
import styles from "./ecran-joueur.module.css";

/** The player's mat. @param end how far the end has been shown on this phone */
export function EtapeJoueur({ end }: { readonly end: GameEndReveal }) {
  const { vue, moi: moiId } = useVueDeLaRoom();
  const moi = useMonJoueur();
  const { rentre, rentrer } = useRetourSalon();
  const depart = useLaunchCountdown();
  if (moi === undefined) return null;
  if (vue.phase !== "jeu") {
    const { fin } = vue;
    // whether this player sees the end: a player of its table who has not gone back to the salon. Others wait there for the next game
    const sienne = fin?.table.some(({ id }) => id === moiId) === true && !rentre(fin);
    if (sienne && end.enCours) return <FilmEnJeu fin={fin} end={end} />;
    return sienne ? (
      <FinDePartieJoueur
        key={fin.tour}
        moi={moi}
        fin={fin}
        onRetour={() => rentrer(fin)}
        vote={
          <>
            <HistoryLineClaimer quizzId={fin.quizzId} />
            <VoteQuizz quizzId={fin.quizzId} />
          </>
        }
      />
    ) : (
      <SalonJoueurAvecDessin moi={moi} />
    );
  }
  if (depart.nombre !== null) return <CompteAReboursDuLancementJoueur nombre={depart.nombre} />;
  switch (vue.etape) {
    case ETAPE.avertissement:
      return <AvertissementQuestionMinuteeJoueur key={vue.tour} />;
    case ETAPE.question:
      return <QuestionEnJeu key={vue.tour} moi={moi} />;
    case ETAPE.reponse:
      return <ResultatEnJeu key={vue.tour} moi={moi} />;
    case ETAPE.imprevu:
      return <ImprevuEnJeu key={vue.tour} moi={moi} />;
    // nothing: the end is drawn above, when the phase of the room says so
    case ETAPE.fin:
      return null;
  }
}

/** The end of the game while it is told step by step; the second half of a double tap that ended the game skips nothing. */
function FilmEnJeu({ fin, end }: { readonly fin: VueFin; readonly end: GameEndReveal }) {
  const { ecoute } = useOnePressPerMoment(`film ${fin.tour}`);
  return <SuspensFinDePartieJoueur fin={fin} end={end} ecoute={ecoute} />;
}

function QuestionEnJeu({ moi }: { moi: VueJoueur }) {
  const { question } = useVueDeLaRoom().vue;
  if (question === undefined) return null;
  if (!questionAttendReponse(question)) return <MessageALire question={question} />;
  if (!moi.participe) return <CarteArriveEnCoursDeQuestion question={question} />;
  return <Repondre question={question} moi={moi} />;
}

function Repondre({ question, moi }: { question: VueQuestion; moi: VueJoueur }) {
  const { vue } = useVueDeLaRoom();
  const reponse = useReponseDuJoueur();
  useVibration("aToi", `question ${vue.tour}`);
  if (moi.aRepondu)
    return (
      <CarteReponseEnvoyee
        question={question}
        envoyee={reponse.envoyee}
        nonGardee={reponse.nonGardee}
      />
    );
  return <QuestionARepondre question={question} reponse={reponse} />;
}

/** The player's result at a reveal; sips in hand are shown first, whether the verdict or the follow-up gave them. */
function ResultatEnJeu({ moi }: { moi: VueJoueur }) {
  const { question } = useVueDeLaRoom().vue;
  if (!useHasRevealReached("verdict") && question !== undefined)
    return <SuspensAvantRevelation question={question} moi={moi} />;
  return moi.reste > 0 ? (
    <Distribution key={moi.reste} moi={moi} />
  ) : (
    <CarteJugementDeQuestion moi={moi} beaucoup={<Beaucoup moi={moi} />} />
  );
}

function ImprevuEnJeu({ moi }: { moi: VueJoueur }) {
  const { vue, moi: moiId } = useVueDeLaRoom();
  const cadeaux = useDonsRecus();
  const { enCours } = useMiniGameMoveOnScreen();
  useVibration(cadeaux.length > 0 ? "cadeau" : null, String(cadeaux.length));
  if (vue.imprevuIndisponible || vue.imprevu === undefined) return <ImprevuJoueur />;
  const { imprevu, scrutin, miniJeu } = vue;
  if (scrutin?.phase === "ouvert") return <ScrutinEnJeu imprevu={imprevu} scrutin={scrutin} />;
  // the result of a move is shown before the sips that it puts in hand
  if (miniJeu !== undefined && enCours) return <MiniJeuEnJeu jeu={miniJeu} moi={moi} />;
  // sips in hand come before the card, which can be read on the host's screen
  if (moi.reste > 0) return <Distribution key={moi.reste} moi={moi} />;
  if (miniJeu !== undefined) return <MiniJeuEnJeu jeu={miniJeu} moi={moi} />;
  const aJuger = scrutin?.phase === "scene" && imprevu.lecteur === moiId;
  return <ImprevuJoueur bas={aJuger ? <Juger /> : undefined} beaucoup={<Beaucoup moi={moi} />} />;
}

/** A mini-game, with what its moves make this phone do: vibrate, show gifts, show many sips. */
function MiniJeuEnJeu({ jeu, moi: joueur }: { jeu: VueMiniJeu; moi: VueJoueur }) {
  const { moi } = useVueDeLaRoom();
  const scene = useDonneesMiniJeuAffiche(
    useActionsJoueur().jouer,
    <PhraseDisantQuiFaitAvancerLaPartie />,
  );
  const { enCours, outcomeHidden, qui } = useMiniGameMoveOnScreen();
  const dansLaMain = ((): VibrationPatternName | null => {
    if (enCours && qui === moi && outcomeHidden) return "coeur";
    if (estJoueurToucheParDernierCoup(jeu, moi)) return "culSec";
    // only the phone of the player who moves clicks; the gamble's wheel turns by itself, so its own stop is felt instead
    if (enCours) return qui === moi && !MINI_JEUX[jeu.nom].vaSeul ? "clic" : null;
    return jeu.designe === moi && !jeu.fini ? "aToi" : null;
  })();
  useVibration(dansLaMain, `${String(jeu.coups)} ${dansLaMain ?? ""}`);
  if (scene === null) return null;
  return (
    <PlateauTelephone scene={scene} moi={moi}>
      <ListeDesDonsRecus />
      {jeu.fini && !enCours && <Beaucoup moi={joueur} />}
    </PlateauTelephone>
  );
}

/** The vote on a judged card: the buttons to vote, or a wait for the room's vote when this player is one of the judged. */
function ScrutinEnJeu({ imprevu, scrutin }: { imprevu: VueImprevu; scrutin: VueScrutin }) {
  const { vue, moi, accueil } = usePartie();
  const actions = useActionsJoueur();
  const [dite, setChoisie] = useState<VoixDeScrutin | null>(null);
  // the vote that the room remembers and tells to a phone that comes back; null without one
  const gardee = accueil?.voix?.tour === vue.tour ? accueil.voix.pour : null;
  const choisie = dite ?? gardee;
  if (scrutin.juges.includes(moi))
    return <ScrutinVuParJoueurJuge imprevu={imprevu} scrutin={scrutin} />;
  const voter = (voix: VoixDeScrutin) => {
    setChoisie(voix);
    void actions.voter(vue.tour, voix).then((issue) => {
      // a refused vote did not count: the one before it is shown again
      if (!issue.ok) setChoisie((affichee) => (affichee === voix ? choisie : affichee));
    });
  };
  return <VoteAuScrutin scrutin={scrutin} choisie={choisie} voter={voter} />;
}

/** Button with which the reader of the card says that the performance is over, which opens the vote. */
function Juger() {
  const { vue } = useVueDeLaRoom();
  const { enCours, ecoute, presser } = useOnePressPerMoment(`juger ${String(vue.tour)}`);
  return (
    <Bouton
      taille="telephone"
      pleineLargeur
      chargement={enCours}
      data-ecoute={ecoute}
      onClick={() => presser(actionOuvrirScrutin.commande(vue))}
    >
      {actionOuvrirScrutin.libelle(vue)}
    </Bouton>
  );
}

/** Reads the stored draft of a distribution, "player=sips" lines, as sips by the player's key. */
function lireDons(lignes: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lignes.map((ligne) => {
      const coupe = ligne.lastIndexOf("=");
      return [ligne.slice(0, coupe), Number(ligne.slice(coupe + 1)) || 0];
    }),
  );
}

const ecrireDons = (dons: ReadonlyMap<string, number>) => [...dons].map(([id, n]) => `${id}=${n}`);

/** Handing sips out to the others: 'Réponse bonus +3', or those of an imprévu. decisions-jeu "Question, reveal, sips". */
function Distribution({ moi: joueur }: { moi: VueJoueur }) {
  const { vue } = useVueDeLaRoom();
  const { reste } = joueur;
  const { distribuer } = useActionsJoueur();
  const bannieres = useBannieres();
  const [enCours, setEnCours] = useState(false);
  const brouillon = usePlayerStepDraft(`${vue.code}:${vue.tour}:${reste}`);
  useVibration("aToi", `servir ${vue.tour}`);
  const dons = new Map([...lireDons(brouillon.valeur)].filter(([id]) => id in vue.joueurs));

  const servir = async () => {
    const faits = [...dons].filter(([, n]) => n > 0).map(([a, n]) => ({ a, gorgees: n }));
    if (faits.length === 0) {
      bannieres.erreur("Choisis d’abord à qui tu donnes tes gorgées.");
      return;
    }
    setEnCours(true);
    await distribuer(vue.tour, reste, faits);
    setEnCours(false);
  };

  return (
    <DistributionDesGorgeesDuJoueur
      moi={joueur}
      dons={dons}
      poser={(id, n) => brouillon.ecrire(ecrireDons(new Map(dons).set(id, n)))}
      servir={() => void servir()}
      enCours={enCours}
    />
  );
}

/** Many sips have just fallen on this player: how to take them, with water or a share at one press. decisions/0021. */
function Beaucoup({ moi }: { readonly moi: VueJoueur }) {
  const { sansAlcool, demandees, partage, gorgee } = moi;
  const { boireDeLEau } = useActionsJoueur();
  const dit = direConseilSiBeaucoupDeGorgees(demandees, sansAlcool, partage > 0);
  if (dit === null) return null;
  return (
    <div className={styles["beaucoup"]}>
      <p>{dit}</p>
      {!sansAlcool && (
        <div className={styles["beaucoup-gestes"]}>
          {partage === 0 && gorgee > 0 && <Partager />}
          <Bouton variante="contour" onClick={() => void boireDeLEau(true)}>
            Ce sera de l’eau
          </Bouton>
        </div>
      )}
    </div>
  );
}

function Partager() {
  const { tour } = useVueDeLaRoom().vue;
  const { enCours, ecoute, presser } = useOnePressPerMoment(`partager ${String(tour)}`);
  return (
    <Bouton
      variante="contour"
      chargement={enCours}
      data-ecoute={ecoute}
      onClick={() => presser(creerCommandePartagerGorgees(tour))}
    >
      Partager
    </Bouton>
  );
}

/** Whether this phone's player has left the screen of an end with 'Retour salon' (jeu §2), and what notes it, for a reload too. */
function useRetourSalon(): {
  readonly rentre: (fin: VueFin) => boolean;
  readonly rentrer: (fin: VueFin) => void;
} {
  const { code } = usePartie().vue;
  const nom = ({ tour }: VueFin) => `${code} ${String(tour)}`;
  const [vue, setVue] = useState(() => readTabStoredValue("rentre"));
  return {
    rentre: (fin) => vue === nom(fin),
    rentrer(fin) {
      writeTabStoredValue("rentre", nom(fin));
      setVue(nom(fin));
    },
  };
}
