import { type ReactElement, useCallback, useMemo, useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { useWakeLock } from "../../browser/use-wake-lock.ts";
import { CadreHote } from "../../partie/cadre-hote.tsx";
import { EtapeHoteErrorBoundary } from "../../partie/panne-ecran.tsx";
import { useParoleDuPatronAvecLectureVocale } from "../../partie/patron.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useMillisecondesRestantes } from "../../partie/vue.ts";
import {
  ArdoiseJoueurs,
  choisirNombreDeColonnesDArdoise,
  compterJoueursSurArdoise,
} from "../../scenes/hote/ardoise.tsx";
import { ClassementHote } from "../../scenes/hote/classement-hote.tsx";
import {
  doitMontrerColonneGauche,
  ColonneGaucheEcranHote,
  PreuveEnGrand,
} from "../../scenes/hote/colonne-gauche.tsx";
import type { NomDePanneauDeFin } from "../../scenes/hote/etape-fin.tsx";
import { direClassement } from "../../scenes/hote/faits-classement.ts";
import {
  CompteAReboursDuLancementHote,
  VoilePartieEnPause,
} from "../../scenes/hote/intermedes.tsx";
import {
  ParolesDuPatronPourLecteurDEcran,
  PatronAuBord,
  PatronEnTexteSeul,
} from "../../scenes/hote/patron/patron.tsx";
import { hasGameEndTellingReached } from "../../scenes/timeline/end-timeline.ts";
import {
  MiniGameMoveProvider,
  useMiniGameMoveOnScreen,
} from "../../scenes/timeline/move-beats.tsx";
import { useGameEndReveal } from "../../scenes/timeline/use-end-reveal.ts";
import {
  RevealProvider,
  useLaunchCountdown,
  useRunReveal,
  useRevealProviderValue,
  useStandingsOnScreen,
} from "../../scenes/timeline/use-reveal.ts";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { useValueOneFrameLate } from "../../ui/use-next-frame.ts";
import type { HostAnimatedSequences } from "./actions.ts";
import { direEtapeAuLecteurDEcran } from "./annonce.ts";
import { BandeauxPartieBloquee, EnteteHote, PiedHote } from "./entete-pied.tsx";
import { useEssai } from "./essai.tsx";
import { EtapeHote } from "./etape.tsx";
import { MenuHote } from "./menu/menu-hote.tsx";
import { HostSounds } from "./sounds.ts";
import { useJugementModeLocal } from "./use-jugement.ts";
import styles from "./ecran-hote.module.css";

/** /jeu: the bar's slate, which runs the game for everybody to see (jeu §2 "Host game screen", "End screen"). */
export function EcranHote(): ReactElement {
  return (
    <MiniGameMoveProvider>
      <HostLayout />
    </MiniGameMoveProvider>
  );
}

/** The animated sequences of the host's screen, beat by beat. A question that is tried alone has no end. */
function useHostAnimatedSequences(): HostAnimatedSequences {
  const essai = useEssai();
  const reveal = useRunReveal();
  const countdown = useLaunchCountdown();
  const end = useGameEndReveal(essai === null);
  const standings = useStandingsOnScreen();
  const move = useMiniGameMoveOnScreen();
  return { reveal, countdown, end, standings, move };
}

function HostLayout(): ReactElement {
  const { vue, statut } = usePartie();
  const [menu, setMenu] = useState(false);
  const [preuve, setPreuve] = useState(-1);
  const [panneau, setPanneau] = useState<NomDePanneauDeFin>("addition");
  const compact = useIsCompactScreen();
  const jugement = useJugementModeLocal(vue);
  const told = useHostAnimatedSequences();
  const { reveal, countdown, end, standings } = told;
  const revealHere = useRevealProviderValue(reveal, countdown.nombre !== null);
  const dit = useParoleDuPatronAvecLectureVocale(vue);
  useWakeLock();
  // true for the first frame of the end, in which the step leaves: the telling of the end comes a frame later, without the
  // players' slate beside it
  const dessinee = useValueOneFrameLate(vue.phase);
  const finVient = vue.phase === "fin" && dessinee !== "fin";
  const enPause = vue.phase === "jeu" && vue.enPause;
  const culSec = vue.phase === "jeu" && vue.etape === ETAPE.imprevu && vue.imprevu?.culSec === true;
  const ouvrirMenu = useCallback(() => setMenu(true), []);
  const montrerPreuve = useCallback(() => setPreuve(vue.tour), [vue.tour]);
  const aGauche = doitMontrerColonneGauche(vue) && !enPause;
  const auBord = dit !== null && !compact;
  const patronDeLaFin = useMemo(
    () => dit !== null && !compact && <PatronAuBord dit={dit} place="fin" />,
    [dit, compact],
  );
  return (
    <RevealProvider value={revealHere}>
      <HostSounds vue={vue} told={told} />
      <CadreHote
        libelle="Partie"
        page={vue.tour}
        rouge={culSec}
        colonnes={choisirNombreDeColonnesDArdoise(compterJoueursSurArdoise(vue))}
        entete={
          <EnteteHote
            vue={vue}
            statut={statut}
            totalDit={hasGameEndTellingReached(end, "total")}
            onMenu={ouvrirMenu}
          />
        }
        gauche={
          aGauche ? (
            <>
              <LeftColumn vue={vue} onPreuve={montrerPreuve} />
              {auBord && <PatronAuBord dit={dit} place="gauche" />}
            </>
          ) : undefined
        }
        centre={
          <div
            className={styles["pile"]}
            data-pause={enPause}
            data-compte={countdown.nombre !== null}
          >
            {standings.montre && vue.classement !== undefined ? (
              <ClassementHote vue={vue} classement={vue.classement} />
            ) : (
              <div key={cleDe(vue)} className={styles["entree"]} data-raconte={end.raconte}>
                <EtapeHoteErrorBoundary moment={`${String(vue.tour)} ${panneau}`}>
                  {!finVient && (
                    <EtapeHote
                      vue={vue}
                      jugement={jugement}
                      end={end}
                      panneau={panneau}
                      onPreuve={montrerPreuve}
                      patron={patronDeLaFin}
                    />
                  )}
                </EtapeHoteErrorBoundary>
              </div>
            )}
            {countdown.nombre !== null && (
              <CompteAReboursDuLancementHote
                vue={vue}
                nombre={countdown.nombre}
                parle={dit !== null}
              />
            )}
            {enPause && <VoilePartieEnPause />}
          </div>
        }
        droite={
          vue.phase === "fin" && !finVient ? undefined : (
            <>
              <PlayersColumn vue={vue} />
              {auBord && !aGauche && !enPause && <PatronAuBord dit={dit} place="droite" />}
            </>
          )
        }
        pied={
          <>
            {dit !== null && compact && <PatronEnTexteSeul dit={dit} />}
            <PiedHote
              vue={vue}
              jugement={jugement}
              told={told}
              panneau={panneau}
              choisirPanneau={setPanneau}
              onMenu={ouvrirMenu}
            />
          </>
        }
      />
      <SpokenStep vue={vue} told={told} />
      <ParolesDuPatronPourLecteurDEcran dit={dit} />
      {compact && <BandeauxPartieBloquee vue={vue} statut={statut} />}
      <MenuHote vue={vue} ouvert={menu} onFermer={() => setMenu(false)} />
      <PreuveEnGrand
        preuve={vue.question?.preuve}
        ouvert={preuve === vue.tour}
        onFermer={() => setPreuve(-1)}
      />
    </RevealProvider>
  );
}

/** The step of the game in one sentence, for those who listen to the host's screen. */
function SpokenStep({
  vue,
  told: { reveal, end, standings },
}: {
  readonly vue: Vue;
  readonly told: HostAnimatedSequences;
}): ReactElement {
  const essai = useEssai();
  return (
    <p className="visually-hidden" role="status">
      {essai !== null && vue.phase === "fin"
        ? "L’essai est fini."
        : standings.montre && vue.classement !== undefined
          ? direClassement(vue, vue.classement)
          : direEtapeAuLecteurDEcran(vue, reveal, end)}
    </p>
  );
}

/** The players' slate, written a frame after the middle of the screen, which everybody looks at before the slate. */
function PlayersColumn({ vue }: { readonly vue: Vue }): ReactElement {
  return <ArdoiseJoueurs vue={useValueOneFrameLate(vue)} />;
}

/** The left column, written a frame late like the players' slate, except the seconds of its countdown. */
function LeftColumn({
  vue,
  onPreuve,
}: {
  readonly vue: Vue;
  readonly onPreuve: () => void;
}): ReactElement {
  const resteMs = useMillisecondesRestantes(vue.minuteur);
  return (
    <ColonneGaucheEcranHote vue={useValueOneFrameLate(vue)} resteMs={resteMs} onPreuve={onPreuve} />
  );
}

/** React key of the step: another key makes it come in with a motion. A reveal keeps the key of its question. */
function cleDe({ phase, position, etape }: Vue): string {
  return `${phase} ${String(position)} ${String(etape === ETAPE.reponse ? ETAPE.question : etape)}`;
}
