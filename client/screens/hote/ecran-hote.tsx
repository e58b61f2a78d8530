import { type ComponentProps, type ReactElement, useCallback, useMemo, useState } from "react";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { CadreHote } from "../../partie/cadre-hote.tsx";
import { momentMiniJeu } from "../../scenes/moment-mini-jeu.ts";
import { GardeArdoise } from "../../partie/panne-ecran.tsx";
import { useEcranAllume } from "../../browser/use-ecran-allume.ts";
import { useFinirClassement } from "../../partie/use-finir-classement.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useResteMs } from "../../partie/vue.ts";
import { basculerPleinEcran } from "../../browser/plein-ecran.ts";
import { reglerMuet, useMuet } from "../../browser/volume.ts";
import { annonce } from "./annonce.ts";
import { ArdoiseJoueurs, colonnesDe, lignesArdoise } from "../../scenes/hote/ardoise.tsx";
import {
  aUneColonneGauche,
  ColonneGauche,
  Visionneuse,
} from "../../scenes/hote/colonne-gauche.tsx";
import { ClassementHote } from "../../scenes/hote/classement-hote.tsx";
import { ComptageHote, VoilePause } from "../../scenes/hote/intermedes.tsx";
import { EnteteHote, PiedHote, BandeauxPartie } from "./entete-pied.tsx";
import { useEssai } from "./essai.tsx";
import { Etape } from "./etape.tsx";
import styles from "./ecran-hote.module.css";
import { MenuHote } from "./menu-hote.tsx";
import type { PanneauFin } from "../../scenes/hote/etape-fin.tsx";
import { useTenueDuRythme } from "../../partie/use-tenue.ts";
import { useDepartHote } from "./use-depart-hote.ts";
import { useJugement } from "./use-jugement.ts";
import { quiAttend, usePrincipal } from "./use-principal.ts";
import { useHostKeys, useTapToEnd } from "./keyboard.ts";
import { useSonsFin, useCoups, useSonsHote } from "./sounds.ts";
import { MoveBeatsProvider, useMoveBeats } from "../../scenes/timeline/move-beats.tsx";
import { endHasReached } from "../../scenes/timeline/end-timeline.ts";
import { useEndReveal } from "../../scenes/timeline/use-film.ts";
import { direClassement } from "../../scenes/hote/faits-classement.ts";
import {
  useStandings,
  RevealProvider,
  useCountdown,
  useEnScene,
  useReveal,
} from "../../scenes/timeline/use-reveal.ts";
import { useCompact } from "../../ui/use-compact.ts";
import { useImageSuivante } from "../../ui/use-image-suivante.ts";
import { useParoles, useLecture } from "../../partie/patron.ts";
import { PatronAuBord, PatronEnLigne, DitDuPatron } from "../../scenes/hote/patron/patron.tsx";

/** /jeu: the bar's slate, which runs the game for everybody to see (jeu §2 "Host game screen", "End screen"). */
export function EcranHote(): ReactElement {
  return (
    <MoveBeatsProvider>
      <EcranEnScene />
    </MoveBeatsProvider>
  );
}

function EcranEnScene(): ReactElement {
  const { vue, statut } = usePartie();
  const [menu, setMenu] = useState(false);
  const [preuve, setPreuve] = useState(-1);
  const [panneau, setPanneau] = useState<PanneauFin>("addition");
  const compact = useCompact();
  const ouvrirMenu = useCallback(() => setMenu(true), []);
  const local = useJugement(vue);
  const muet = useMuet();
  const resteMs = useResteMs(vue.minuteur);
  const essai = useEssai();
  const depart = useDepartHote(vue.phase === "jeu" && essai === null);
  const apres = ({ type }: CommandeDuFil) => {
    if (type === "juger") local.corriger(false);
  };
  const recit = useReveal();
  const compte = useCountdown();
  const enScene = useEnScene(recit, compte.nombre !== null);
  const film = useEndReveal(essai === null);
  const { montre: classementMontre, finir: finirClassement } = useStandings();
  const classement = { montre: classementMontre, finir: useFinirClassement(finirClassement) };
  const coup = useMoveBeats();
  const attend = quiAttend({ recit, depart: compte, film, classement, coup });
  const principal = usePrincipal(vue, local, { apres, attend });
  const tenue = useTenueDuRythme(vue);
  useTapToEnd(attend !== null, principal.agir);
  useEcranAllume();
  useSonsHote(vue, resteMs, recit, compte.nombre !== null || classement.montre);
  useSonsFin(vue.phase, film);
  useCoups(compte.nombre);
  useHostKeys({
    moment: momentMiniJeu(vue),
    principal: principal.agir,
    menu: ouvrirMenu,
    pleinEcran: basculerPleinEcran,
    son: () => reglerMuet(!muet),
    tenir: tenue.basculer,
  });
  const dit = useParoles(vue);
  useLecture(dit);
  // at the end the game goes first, the film comes a frame later; with it the slate goes, so that its receipt never moves aside
  const dessinee = useImageSuivante(vue.phase);
  const finVient = vue.phase === "fin" && dessinee !== "fin";
  const enPause = vue.phase === "jeu" && vue.enPause;
  const culSec = vue.phase === "jeu" && vue.etape === ETAPE.imprevu && vue.imprevu?.culSec === true;
  const montrerPreuve = useCallback(() => setPreuve(vue.tour), [vue.tour]);
  const gauche =
    aUneColonneGauche(vue) && !enPause ? (
      <>
        <GaucheApres vue={vue} resteMs={resteMs} onPreuve={montrerPreuve} />
        {dit !== null && !compact && <PatronAuBord dit={dit} place="gauche" />}
      </>
    ) : undefined;
  const patron = useMemo(
    () => dit !== null && !compact && <PatronAuBord dit={dit} place="fin" />,
    [dit, compact],
  );
  // at the bottom left of a question; where it has no such column, under the names
  const aDroite = dit !== null && !compact && gauche === undefined && !enPause;
  return (
    <RevealProvider value={enScene}>
      <CadreHote
        libelle="Partie"
        page={vue.tour}
        rouge={culSec}
        colonnes={colonnesDe(lignesArdoise(vue))}
        entete={
          <EnteteHote
            vue={vue}
            statut={statut}
            totalDit={endHasReached(film, "total")}
            onMenu={ouvrirMenu}
          />
        }
        gauche={gauche}
        centre={
          <div className={styles["pile"]} data-pause={enPause} data-compte={compte.nombre !== null}>
            {classement.montre && vue.classement !== undefined ? (
              <ClassementHote vue={vue} classement={vue.classement} />
            ) : (
              <div key={cleDe(vue)} className={styles["entree"]} data-raconte={film.raconte}>
                <GardeArdoise moment={`${String(vue.tour)} ${panneau}`}>
                  {!finVient && (
                    <Etape
                      vue={vue}
                      local={local}
                      film={film}
                      panneau={panneau}
                      onPreuve={montrerPreuve}
                      patron={patron}
                    />
                  )}
                </GardeArdoise>
              </div>
            )}
            {compte.nombre !== null && (
              <ComptageHote vue={vue} nombre={compte.nombre} parle={dit !== null} />
            )}
            {enPause && <VoilePause />}
          </div>
        }
        droite={
          vue.phase === "fin" && !finVient ? undefined : (
            <>
              <ArdoiseApres vue={vue} />
              {aDroite && <PatronAuBord dit={dit} place="droite" />}
            </>
          )
        }
        pied={
          <>
            {dit !== null && compact && <PatronEnLigne dit={dit} />}
            <PiedHote
              vue={vue}
              resteMs={resteMs}
              principal={principal}
              film={film}
              tenue={tenue}
              panneau={panneau}
              choisirPanneau={setPanneau}
            />
          </>
        }
      />
      <p className="visually-hidden" role="status">
        {essai !== null && vue.phase === "fin"
          ? "L’essai est fini."
          : classement.montre && vue.classement !== undefined
            ? direClassement(vue, vue.classement)
            : annonce(vue, recit, film)}
      </p>
      <DitDuPatron dit={dit} />
      {compact && <BandeauxPartie vue={vue} statut={statut} />}
      <MenuHote vue={vue} ouvert={menu} onFermer={() => setMenu(false)} depart={depart} />
      <Visionneuse
        preuve={vue.question?.preuve}
        ouvert={preuve === vue.tour}
        onFermer={() => setPreuve(-1)}
      />
    </RevealProvider>
  );
}

/** Slate and left column are written a frame after what happens in the middle, which is looked at first: each frame has less to do. */
function ArdoiseApres({ vue }: { readonly vue: Vue }): ReactElement {
  return <ArdoiseJoueurs vue={useImageSuivante(vue)} />;
}
function GaucheApres({ vue, ...props }: ComponentProps<typeof ColonneGauche>): ReactElement {
  return <ColonneGauche vue={useImageSuivante(vue)} {...props} />;
}

/** What comes in with a motion: a question (not its reveal, which happens in place), a surprise, a warning, the end. */
function cleDe({ phase, position, etape }: Vue): string {
  return `${phase} ${String(position)} ${String(etape === ETAPE.reponse ? ETAPE.question : etape)}`;
}
