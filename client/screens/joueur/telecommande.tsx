/** The remote control: the host's button on this phone, under the mat, and Passer. jeu §6, decisions-jeu "People and devices". */
import { useEffect, useRef } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";
import {
  choisirActionPrincipale,
  actionPasserQuestion,
  actionQuitterClassement,
  actionTenirOuLacherEtape,
} from "../../partie/actions.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useMonJoueur } from "../../partie/vue.ts";
import { useFaireActionDuJeu, useMainButton } from "../../partie/use-press.ts";
import { useBannieres } from "../../ui/bannieres.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { useMiniGameMoveOnScreen } from "../../scenes/timeline/move-beats.tsx";
import {
  useStandingsOnScreen,
  TEXTE_BOUTON_ABREGER,
  useRevealMoment,
} from "../../scenes/timeline/use-reveal.ts";
import styles from "./ecran-joueur.module.css";

const INSTANT_MS = 250;

/** Whether this phone shows the host's buttons. */
export function useEstTelecommandeMontree(): boolean {
  const { vue, moi: id } = usePartie();
  return useMonJoueur() !== undefined && vue.telecommande === id && vue.phase === "jeu";
}

export function Telecommande() {
  const { vue, moi: id } = usePartie();
  const moi = useMonJoueur();
  const montree = useEstTelecommandeMontree();
  useNouvelle(vue.telecommande === id, moi !== undefined);
  return montree && moi !== undefined ? <Barre vue={vue} moi={moi} /> : null;
}

/** Whether the mat waits for something of this player: the button of the remote control is then drawn fainter than the mat's. */
function estOccupe({ etape, question }: Vue, moi: VueJoueur): boolean {
  if (moi.reste > 0) return true;
  const demande =
    etape === ETAPE.question && (question === undefined || questionAttendReponse(question));
  return demande && moi.participe && !moi.aRepondu;
}

function Barre({ vue, moi }: { vue: Vue; moi: VueJoueur }) {
  const faire = useFaireActionDuJeu(vue);
  const standings = useStandingsOnScreen();
  const reveal = useRevealMoment();
  const move = useMiniGameMoveOnScreen();
  const finirClassement = () => {
    standings.finir();
    faire(actionQuitterClassement);
  };
  const dit = reveal.enCours ? reveal : move;
  const telling = standings.montre ? finirClassement : dit.enCours ? dit.finir : null;
  const principal = useMainButton(vue, choisirActionPrincipale(vue), {
    telling: telling === null ? null : { libelle: TEXTE_BOUTON_ABREGER, finir: telling },
  });
  return (
    <section className={styles["barre"]} aria-label="Télécommande">
      {actionTenirOuLacherEtape.possible(vue) ? (
        <Bouton
          variante="contour"
          className={styles["tenir"]}
          aria-label={actionTenirOuLacherEtape.libelle(vue)}
          onClick={() => faire(actionTenirOuLacherEtape)}
        >
          <Icone nom={actionTenirOuLacherEtape.icone(vue)} taille="1.6rem" />
        </Bouton>
      ) : (
        <Icone nom="telecommande" taille="1.6rem" />
      )}
      {actionPasserQuestion.possible(vue) && (
        <Bouton
          variante="contour"
          className={styles["passer"]}
          aria-label={actionPasserQuestion.libelle(vue)}
          data-ecoute={principal.ecoute}
          onClick={() => principal.envoyer(actionPasserQuestion.commande(vue))}
        >
          Passer
        </Bouton>
      )}
      <Bouton
        variante={estOccupe(vue, moi) || principal.efface ? "contour" : "laiton"}
        className={styles["principal"]}
        chargement={principal.enCours}
        data-ecoute={principal.ecoute}
        disabled={vue.enPause || !principal.possible}
        onClick={principal.presser}
      >
        {principal.libelle}
      </Bouton>
    </section>
  );
}

/** Tells the player that the remote control comes or goes, but not on a reload with it in hand. */
function useNouvelle(tenue: boolean, present: boolean): void {
  const { montrer } = useBannieres();
  const avant = useRef(tenue);
  useEffect(() => {
    // nothing is said of the remote control to a player who is removed from the room, and told that
    if (avant.current === tenue || !present) return undefined;
    // said after a short wait: a merged seat loses the remote control for an instant
    const annonce = setTimeout(() => {
      avant.current = tenue;
      montrer({
        texte: tenue ? "À toi la télécommande\u00A0!" : "Tu n’as plus la télécommande.",
      });
    }, INSTANT_MS);
    return () => clearTimeout(annonce);
  }, [tenue, present, montrer]);
}
