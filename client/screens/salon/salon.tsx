import { type ReactElement, useState, useEffect, useRef } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue, VueRepliqueDuPatron } from "#game/schema/etat.ts";
import { BannieresDeLigneOuStockageHote, CadreHote } from "../../partie/cadre-hote.tsx";
import { useWakeLock } from "../../browser/use-wake-lock.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useActionsSalon } from "./actions.ts";
import { useParoleDuPatronAvecLectureVocale } from "../../partie/patron.ts";
import {
  ParolesDuPatronPourLecteurDEcran,
  PatronAuBord,
  PatronEnTexteSeul,
} from "../../scenes/hote/patron/patron.tsx";
import { TitreCraie } from "../../ui/craie.tsx";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { useFocusWhenFocusIsLost } from "../../ui/keyboard-focus.ts";
import {
  AjoutDeJoueurSansTelephone,
  compterColonnesDeNomsDuSalon,
  JoueursSalon,
} from "./joueurs-salon.tsx";
import { SectionCeSoir } from "./ce-soir.tsx";
import { ChoixDeQuizzDuSalon } from "./quizz/choix-quizz.tsx";
import { InvitationARejoindreRoom } from "./comptoir/invite.tsx";
import { usePlayComptoirSounds } from "./sounds.ts";
import { ComptoirDuSalon } from "./comptoir/comptoir.tsx";
import { EnteteSalon } from "./entete-salon.tsx";
import {
  type EtatPliageReglagesDuSalon,
  ReglagesDuSalonPliables,
} from "./reglages/reglages-plies.tsx";
import { CodeQr } from "../../ui/qr.tsx";
import { useLocation, useNavigate } from "../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { lireIdDuQuizzAJouer } from "../../quizz/jouer.ts";
import { useServerAddress } from "../../partie/line/use-server-address.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { ReglagesDuSalon } from "./reglages/reglages.tsx";
import { unlockSounds } from "../../browser/sounds/play-sound.ts";
import { direDureeDePartie, estimerDureeDePartieEnMinutes } from "./duree-de-partie.ts";
import { lireParametresDeLaRoom } from "./reglages/parametres.ts";
import { ecouterRefusSpontanesDeLaRoom } from "../../partie/line/place.ts";
import { writeStoredValue, readStoredValue } from "../../browser/stored-values.ts";
import { lireParametresDeRoomGardes } from "./saved-settings.ts";
import styles from "./salon.module.css";

/** With more players than this, names take the room of everything else in their column. */
const PEU = 16;

/**
 * /room: the counter, where people come in; then the choice of a quizz and of the settings, and 'Lancer' (jeu §2
 * "Room creation screen").
 */
export function Salon(): ReactElement {
  const { vue, statut } = usePartie();
  const compact = useIsCompactScreen();
  const dit = useParoleDuPatronAvecLectureVocale(vue);
  const voulu = lireIdDuQuizzAJouer(useLocation().state);
  useReprise(voulu);
  useWakeLock();
  // after a game, everybody is there: the next quizz is chosen; « Lancer » is in sight too for a quizz that another page chose
  const [choisit, setChoisit] = useState(vue.fin !== undefined || voulu !== "");
  // the state is held here, so that settings stay unfolded when many players move them to another column
  const [ouvert, setOuvert] = useState(false);
  const boite = useFocusWhenFocusIsLost(String(choisit));
  const joueurs = Object.keys(vue.joueurs).filter((id) => id !== CLE_CREATEUR).length;
  const local = vue.modeJeu === "local";
  const auComptoir = !compact && !choisit && !local;
  usePlayComptoirSounds(vue, auComptoir);
  return (
    <div ref={boite} tabIndex={-1} className={styles["page"]}>
      {auComptoir ? (
        <CadreHote
          libelle="Room"
          entete={<EnteteSalon vue={vue} joueurs={joueurs} />}
          centre={<InvitationARejoindreRoom vue={vue} dit={dit} choisir={() => setChoisit(true)} />}
          droite={undefined}
          devant={<ComptoirDuSalon vue={vue} />}
        />
      ) : (
        <Choisir
          vue={vue}
          joueurs={joueurs}
          dit={dit}
          pliage={{ ouvert, basculer: () => setOuvert(!ouvert) }}
          auComptoir={local || compact ? undefined : () => setChoisit(false)}
        />
      )}
      <ParolesDuPatronPourLecteurDEcran dit={dit} />
      <BannieresDeLigneOuStockageHote
        statut={statut}
        enPanne={vue.sauvegardeEnPanne}
        attente="La room vous attend, la ligne revient…"
      />
      <p className="visually-hidden" role="status">
        {`${String(joueurs)} joueur${joueurs > 1 ? "s" : ""} dans la room`}
      </p>
    </div>
  );
}

interface ChoisirProps {
  readonly vue: Vue;
  readonly joueurs: number;
  readonly dit: VueRepliqueDuPatron | null;
  readonly pliage: EtatPliageReglagesDuSalon;
  /** Action that goes back from the choice of a quizz to the counter, where there is one. */
  readonly auComptoir: (() => void) | undefined;
}

function Choisir({ vue, joueurs, dit, pliage, auComptoir }: ChoisirProps): ReactElement {
  const compact = useIsCompactScreen();
  const local = vue.modeJeu === "local";
  const peu = joueurs <= PEU && !compact;
  return (
    <CadreHote
      libelle="Room"
      colonnes={compterColonnesDeNomsDuSalon(joueurs, local)}
      entete={<EnteteSalon vue={vue} joueurs={joueurs} auComptoir={auComptoir} codeSeul={!peu} />}
      centre={
        <div className={styles["salon"]}>
          {(compact || local) && <Invitation code={vue.code} locale={local} />}
          {compact && (
            <>
              <Tiroirs vue={vue} joueurs={joueurs} />
              <SectionCeSoir vue={vue} />
            </>
          )}
          <section className={styles["quizz"]}>
            <ChoixDeQuizzDuSalon vue={vue} />
          </section>
          {!compact && !peu && <ReglagesDuSalonPliables vue={vue} pliage={pliage} />}
        </div>
      }
      droite={
        compact ? undefined : (
          <>
            {peu && !local && <Invitation code={vue.code} locale={false} />}
            <Joueurs vue={vue} joueurs={joueurs} serre={peu} abrege={peu && pliage.ouvert} />
            <SectionCeSoir vue={vue} />
            {peu && <ReglagesDuSalonPliables vue={vue} pliage={pliage} />}
            {dit !== null && <PatronAuBord dit={dit} place="droite" />}
          </>
        )
      }
      pied={
        <>
          {dit !== null && compact && <PatronEnTexteSeul dit={dit} />}
          <PiedSalon vue={vue} />
        </>
      }
    />
  );
}

interface JoueursProps {
  readonly vue: Vue;
  readonly joueurs: number;
  /** Whether the list is no higher than its names, because other parts share the column. */
  readonly serre: boolean;
  /** Whether open settings leave the list less than its height: the list then scrolls. */
  readonly abrege: boolean;
}

function Joueurs({ vue, joueurs, serre, abrege }: JoueursProps): ReactElement {
  return (
    <section className={styles["joueurs"]} data-serre={serre} data-abrege={abrege}>
      <div className={styles["titre"]}>
        <TitreCraie souligne>Au comptoir</TitreCraie>
        <span className={styles["nombre"]}>{joueurs}</span>
      </div>
      {vue.modeJeu === "local" && <AjoutDeJoueurSansTelephone vue={vue} />}
      <JoueursSalon vue={vue} />
    </section>
  );
}

interface Props {
  readonly code: string;
  readonly locale: boolean;
}

/** How to join the room: the code, a QR code and the address to type; or 'ROOM LOCALE' (jeu §2). */
function Invitation({ code, locale }: Props): ReactElement {
  const { origine, texte } = useServerAddress();
  const compact = useIsCompactScreen();
  if (locale)
    return (
      <section className={styles["invitation"]} data-locale="true">
        <h1 className={styles["locale"]}>ROOM LOCALE</h1>
        <p className={styles["phrase"]}>
          Un seul écran pour tout le monde&nbsp;: tapez les pseudos, lisez les questions à voix
          haute.
        </p>
      </section>
    );
  return (
    <section className={styles["invitation"]}>
      <CodeQr
        texte={`${origine}${ecrireAdresseDePage("/", { code })}`}
        libelle={`Code QR pour rejoindre la room ${code}`}
        taille={compact ? "6.5rem" : "11.6rem"}
      />
      <p className={styles["phrase"]}>
        {compact && "Scannez, ou allez sur "}
        <b>{texte}</b> avec le code
      </p>
      <h1 className={styles["code"]}>
        <span className="visually-hidden">Room </span>
        {code}
      </h1>
    </section>
  );
}

type Tiroir = "reglages" | "joueurs";

/** On a phone, players and settings open over the whole screen (jeu §2). */
function Tiroirs({ vue, joueurs }: { readonly vue: Vue; readonly joueurs: number }): ReactElement {
  const [ouvert, setOuvert] = useState<Tiroir | null>(null);
  const fermer = () => setOuvert(null);
  return (
    <div className={styles["tiroirs"]}>
      <Bouton variante="contour" icone="joueurs" onClick={() => setOuvert("joueurs")}>
        Joueurs ({joueurs})
      </Bouton>
      <Bouton variante="contour" icone="telecommande" onClick={() => setOuvert("reglages")}>
        Paramètres
      </Bouton>
      <Dialogue
        ouvert={ouvert === "reglages"}
        onFermer={fermer}
        titre="Paramètres"
        variante="modale"
        actions={<Bouton onClick={fermer}>Valider</Bouton>}
      >
        <ReglagesDuSalon vue={vue} />
      </Dialogue>
      <Dialogue
        ouvert={ouvert === "joueurs"}
        onFermer={fermer}
        titre="Joueurs"
        variante="modale"
        actions={<Bouton onClick={fermer}>Valider</Bouton>}
      >
        {vue.modeJeu === "local" && <AjoutDeJoueurSansTelephone vue={vue} />}
        <JoueursSalon vue={vue} />
      </Dialogue>
    </div>
  );
}

/** The chosen quizz, or the last one to be played again, and 'Lancer'; refusals are the room's (jeu §5). */
function PiedSalon({ vue }: { readonly vue: Vue }): ReactElement {
  const actions = useActionsSalon();
  const compact = useIsCompactScreen();
  const joue = vue.fin?.quizzId ?? "";
  const [envoi, setEnvoi] = useState(false);
  const lancer = () => {
    unlockSounds();
    setEnvoi(true);
    void actions.lancer().then(() => setEnvoi(false));
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
                onClick={() => void actions.rejouer(joue)}
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
              {direDureeDePartie(
                estimerDureeDePartieEnMinutes(vue.nbQuestions, lireParametresDeLaRoom(vue)),
              )}
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

/**
 * A new room starts with the settings and the quizz of the last one: `parametres` and `quizzID` of jeu §3.
 * @param voulu id of the quizz that the page before asked to play, in a room that is open already too; or empty
 */
function useReprise(voulu: string): void {
  const { vue } = usePartie();
  const { reprendre, choisirQuizz } = useActionsSalon();
  const aller = useNavigate();
  const faite = useRef("");
  const { code, titre, fin } = vue;
  // whether the room is new: nobody has come, no quizz is chosen and no game has ended, after which the host chooses the next quizz
  const neuve =
    titre === "" &&
    fin === undefined &&
    !vue.chargement &&
    Object.keys(vue.joueurs).every((id) => id === CLE_CREATEUR);
  useEffect(() => {
    if (faite.current === code) return;
    faite.current = code;
    if (neuve) void reprendre(lireParametresDeRoomGardes(), voulu || readStoredValue("quizzID"));
    else if (voulu !== "") void choisirQuizz(voulu);
    // the wanted quizz leaves the history's state: a reload must not choose it again over what the host has chosen since
    if (voulu !== "") void aller("/room", { replace: true });
  }, [code, neuve, reprendre, choisirQuizz, voulu, aller]);

  useEffect(
    () =>
      ecouterRefusSpontanesDeLaRoom((refus) => {
        if (refus === "quizz_introuvable" || refus === "quizz_vide")
          writeStoredValue("quizzID", "");
      }),
    [],
  );
}
