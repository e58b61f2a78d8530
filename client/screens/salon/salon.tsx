import { type ReactElement, useState } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue, VuePatron } from "#game/schema/etat.ts";
import { BandeauxHote } from "../../partie/bandeaux-hote.tsx";
import { CadreHote } from "../../partie/cadre-hote.tsx";
import { useEcranAllume } from "../../browser/use-ecran-allume.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useParoles } from "../../partie/paroles.ts";
import { useLecture } from "../../partie/use-lecture.ts";
import { DitDuPatron } from "../../scenes/hote/patron/dit-du-patron.tsx";
import { PatronAuBord, PatronEnLigne } from "../../scenes/hote/patron/patron-au-bord.tsx";
import { TitreCraie } from "../../ui/craie.tsx";
import { useCompact } from "../../ui/use-compact.ts";
import { useFocusRendu } from "../../ui/use-focus-rendu.ts";
import { AjoutJoueur } from "./ajout-joueur.tsx";
import { CeSoir } from "./ce-soir.tsx";
import { ChoixQuizz } from "./choix-quizz.tsx";
import { Invite } from "./comptoir/invite.tsx";
import { useSonsComptoir } from "./comptoir/use-sons-comptoir.ts";
import { Zinc } from "./comptoir/zinc.tsx";
import { EnteteSalon } from "./entete-salon.tsx";
import { Invitation } from "./invitation.tsx";
import { colonnesDuSalon, JoueursSalon } from "./joueurs-salon.tsx";
import { PiedSalon } from "./pied-salon.tsx";
import { type Pliage, ReglagesPlies } from "./reglages-plies.tsx";
import styles from "./salon.module.css";
import { Tiroirs } from "./tiroirs.tsx";
import { useReprise } from "./use-reprise.ts";

/** Beyond that many names, what is not a name leaves them its room. */
const PEU = 16;

/** /room: the counter, where people come in; then what will be played and how, and 'Lancer' (jeu §2 "Room creation screen"). */
export function Salon(): ReactElement {
  const { vue, statut } = usePartie();
  const compact = useCompact();
  const dit = useParoles(vue);
  useLecture(dit);
  useReprise();
  useEcranAllume();
  // after a game, everybody is there: the next quizz is chosen
  const [choisit, setChoisit] = useState(vue.fin !== undefined);
  // they stay open wherever a crowd that comes in pushes them
  const [ouvert, setOuvert] = useState(false);
  const boite = useFocusRendu(String(choisit));
  const joueurs = Object.keys(vue.joueurs).filter((id) => id !== CLE_CREATEUR).length;
  const local = vue.modeJeu === "local";
  const auComptoir = !compact && !choisit && !local;
  useSonsComptoir(vue, auComptoir);
  return (
    <div ref={boite} tabIndex={-1} className={styles["page"]}>
      {auComptoir ? (
        <CadreHote
          libelle="Room"
          entete={<EnteteSalon vue={vue} joueurs={joueurs} />}
          centre={<Invite vue={vue} dit={dit} choisir={() => setChoisit(true)} />}
          droite={undefined}
          devant={<Zinc vue={vue} />}
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
      <DitDuPatron dit={dit} />
      <BandeauxHote
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
  readonly dit: VuePatron | null;
  readonly pliage: Pliage;
  /** The way back to the counter, where there is one. */
  readonly auComptoir: (() => void) | undefined;
}

function Choisir({ vue, joueurs, dit, pliage, auComptoir }: ChoisirProps): ReactElement {
  const compact = useCompact();
  const local = vue.modeJeu === "local";
  const peu = joueurs <= PEU && !compact;
  return (
    <CadreHote
      libelle="Room"
      colonnes={colonnesDuSalon(joueurs, local)}
      entete={<EnteteSalon vue={vue} joueurs={joueurs} auComptoir={auComptoir} codeSeul={!peu} />}
      centre={
        <div className={styles["salon"]}>
          {(compact || local) && <Invitation code={vue.code} locale={local} />}
          {compact && (
            <>
              <Tiroirs vue={vue} joueurs={joueurs} />
              <CeSoir vue={vue} />
            </>
          )}
          <section className={styles["quizz"]}>
            <ChoixQuizz vue={vue} />
          </section>
          {!compact && !peu && <ReglagesPlies vue={vue} pliage={pliage} />}
        </div>
      }
      droite={
        compact ? undefined : (
          <>
            {peu && !local && <Invitation code={vue.code} locale={false} />}
            <Joueurs vue={vue} joueurs={joueurs} serre={peu} abrege={peu && pliage.ouvert} />
            <CeSoir vue={vue} />
            {peu && <ReglagesPlies vue={vue} pliage={pliage} />}
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
  );
}

interface JoueursProps {
  readonly vue: Vue;
  readonly joueurs: number;
  /** No higher than their names: the rest of the column has its own. */
  readonly serre: boolean;
  /** What is open under them leaves them less than their height: they scroll. */
  readonly abrege: boolean;
}

function Joueurs({ vue, joueurs, serre, abrege }: JoueursProps): ReactElement {
  return (
    <section className={styles["joueurs"]} data-serre={serre} data-abrege={abrege}>
      <div className={styles["titre"]}>
        <TitreCraie souligne>Au comptoir</TitreCraie>
        <span className={styles["nombre"]}>{joueurs}</span>
      </div>
      {vue.modeJeu === "local" && <AjoutJoueur vue={vue} />}
      <JoueursSalon vue={vue} />
    </section>
  );
}
