import type { ReactElement } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";
import { BandeauxHote } from "../../partie/bandeaux-hote.tsx";
import { CadreHote } from "../../partie/cadre-hote.tsx";
import { useEcranAllume } from "../../navigateur/use-ecran-allume.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useParoles } from "../../partie/paroles.ts";
import { useLecture } from "../../partie/use-lecture.ts";
import { DitDuPatron } from "../../scenes/hote/patron/dit-du-patron.tsx";
import { PatronAuBord, PatronEnLigne } from "../../scenes/hote/patron/patron-au-bord.tsx";
import { TitreCraie } from "../../ui/craie.tsx";
import { AjoutJoueur } from "./ajout-joueur.tsx";
import { CeSoir } from "./ce-soir.tsx";
import { ChoixQuizz } from "./choix-quizz.tsx";
import { EnteteSalon } from "./entete-salon.tsx";
import { Invitation } from "./invitation.tsx";
import { colonnesDuSalon, JoueursSalon } from "./joueurs-salon.tsx";
import { PiedSalon } from "./pied-salon.tsx";
import { Reglages } from "./reglages.tsx";
import styles from "./salon.module.css";
import { Tiroirs } from "./tiroirs.tsx";
import { useCompact } from "../../ui/use-compact.ts";
import { useReprise } from "./use-reprise.ts";

/** /room: the code, who is in, what will be played and how, and 'Lancer' (jeu §2 "Room creation screen"). */
export function Salon(): ReactElement {
  const { vue, statut } = usePartie();
  const compact = useCompact();
  const dit = useParoles(vue);
  useLecture(dit);
  useReprise();
  useEcranAllume();
  const joueurs = Object.keys(vue.joueurs).filter((id) => id !== CLE_CREATEUR).length;
  const local = vue.modeJeu === "local";
  return (
    <>
      <CadreHote
        libelle="Room"
        colonnes={colonnesDuSalon(Object.keys(vue.joueurs).length)}
        entete={<EnteteSalon joueurs={joueurs} />}
        centre={
          <div className={styles["salon"]}>
            <Invitation code={vue.code} locale={local} />
            {compact ? (
              <>
                <Tiroirs vue={vue} joueurs={joueurs} />
                <CeSoir vue={vue} />
              </>
            ) : (
              <section className={styles["reglages"]}>
                <TitreCraie>Paramètres</TitreCraie>
                <Reglages vue={vue} />
              </section>
            )}
            <section className={styles["quizz"]}>
              <ChoixQuizz vue={vue} />
            </section>
          </div>
        }
        droite={
          compact ? undefined : (
            <>
              <Joueurs vue={vue} joueurs={joueurs} />
              <CeSoir vue={vue} />
              {dit !== null && <PatronAuBord dit={dit} place="droite" />}
            </>
          )
        }
        pied={
          <>
            {dit !== null && compact && <PatronEnLigne dit={dit} />}
            <PiedSalon vue={vue} />
          </>
        }
      />
      <DitDuPatron dit={dit} />
      <BandeauxHote
        statut={statut}
        enPanne={vue.sauvegardeEnPanne}
        attente="La room vous attend, la ligne revient…"
      />
      <p className="visually-hidden" role="status">
        {joueurs} joueur{joueurs > 1 ? "s" : ""} dans la room
      </p>
    </>
  );
}

function Joueurs({ vue, joueurs }: { readonly vue: Vue; readonly joueurs: number }): ReactElement {
  return (
    <section className={styles["joueurs"]}>
      <div className={styles["titre"]}>
        <TitreCraie souligne>Joueurs</TitreCraie>
        <span className={styles["nombre"]}>{joueurs}</span>
      </div>
      {vue.modeJeu === "local" && <AjoutJoueur vue={vue} />}
      <JoueursSalon vue={vue} />
    </section>
  );
}
