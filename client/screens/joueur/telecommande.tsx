/** The remote control: the host's button on this phone, under the mat, and Passer. jeu §6, decisions-jeu "People and devices". */
import { useEffect, useRef } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { attendReponse } from "#contracts/quizz.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";
import { estFige, estPassable, gesteDe } from "../../partie/actions.ts";
import { useFinirClassement } from "../../partie/use-finir-classement.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useMoi } from "../../partie/vue.ts";
import { useArmement, usePresse } from "../../partie/use-press.ts";
import { iconeTenue, libelleTenue, useTenueDuRythme } from "../../partie/use-tenue.ts";
import { useBannieres } from "../../ui/bannieres.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { useMoveBeats } from "../../scenes/timeline/move-beats.tsx";
import { useStandings, TEXTE_ABREGER, useRevealMoment } from "../../scenes/timeline/use-reveal.ts";
import styles from "./ecran-joueur.module.css";

const INSTANT_MS = 250;

/** Whether this phone shows the host's buttons. */
export function useTelecommande(): boolean {
  const { vue, moi: id } = usePartie();
  return useMoi() !== undefined && vue.telecommande === id && vue.phase === "jeu";
}

export function Telecommande() {
  const { vue, moi: id } = usePartie();
  const moi = useMoi();
  const montree = useTelecommande();
  useNouvelle(vue.telecommande === id, moi !== undefined);
  return montree && moi !== undefined ? <Barre vue={vue} moi={moi} /> : null;
}

/** The mat asks something of this player: its own button is the one that counts. */
function estOccupe({ etape, question }: Vue, moi: VueJoueur): boolean {
  if (moi.reste > 0) return true;
  const demande = etape === ETAPE.question && (question === undefined || attendReponse(question));
  return demande && moi.participe && !moi.aRepondu;
}

function Barre({ vue, moi }: { vue: Vue; moi: VueJoueur }) {
  const geste = gesteDe(vue);
  const moment = useRevealMoment();
  const coup = useMoveBeats();
  const classement = useStandings();
  const finirClassement = useFinirClassement(classement.finir);
  const dit = moment.enCours ? moment : coup;
  const recit = classement.montre ? { enCours: true, finir: finirClassement } : dit;
  const { libelle: sien, efface, agir } = useArmement(vue, geste);
  const libelle = recit.enCours ? TEXTE_ABREGER : sien;
  const tenue = useTenueDuRythme(vue);
  const { enPause, tour } = vue;
  const { enCours, ecoute, presser } = usePresse(`${tour} ${libelle} ${enPause}`);
  return (
    <section className={styles["barre"]} aria-label="Télécommande">
      {tenue.possible ? (
        <Bouton
          variante="contour"
          className={styles["tenir"]}
          aria-label={libelleTenue(tenue)}
          onClick={tenue.basculer}
        >
          <Icone nom={iconeTenue(tenue)} taille="1.6rem" />
        </Bouton>
      ) : (
        <Icone nom="telecommande" taille="1.6rem" />
      )}
      {estPassable(vue) && (
        <Bouton
          variante="contour"
          className={styles["passer"]}
          aria-label="Passer la question"
          data-ecoute={ecoute}
          onClick={() => presser({ type: "passer", tour })}
        >
          Passer
        </Bouton>
      )}
      <Bouton
        variante={estOccupe(vue, moi) || efface || recit.enCours ? "contour" : "laiton"}
        className={styles["principal"]}
        chargement={enCours}
        data-ecoute={ecoute}
        disabled={enPause || (!recit.enCours && estFige(vue, geste))}
        onClick={() => {
          if (!recit.enCours) agir(() => presser(geste.commande));
          // the one that revealed is not taken for it
          else if (ecoute !== undefined) recit.finir();
        }}
      >
        {libelle}
      </Bouton>
    </section>
  );
}

/** Says when it comes and when it goes; not to somebody who comes back with it in hand. */
function useNouvelle(tenue: boolean, present: boolean): void {
  const { montrer } = useBannieres();
  const avant = useRef(tenue);
  useEffect(() => {
    // somebody who is put out is told that, and nothing else
    if (avant.current === tenue || !present) return undefined;
    // a seat that changes under the remote control lets go of it for an instant
    const annonce = setTimeout(() => {
      avant.current = tenue;
      montrer({
        texte: tenue ? "À toi la télécommande\u00A0!" : "Tu n’as plus la télécommande.",
      });
    }, INSTANT_MS);
    return () => clearTimeout(annonce);
  }, [tenue, present, montrer]);
}
