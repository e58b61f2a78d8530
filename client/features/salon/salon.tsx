import { type ReactElement, useState } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";
import { useEcranAllume, usePartie } from "../../partie/use-partie.ts";
import { Banniere } from "../../ui/banniere.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { TitreCraie } from "../../ui/craie.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { reveillerSons } from "../../ui/sons.ts";
import { AjoutJoueur } from "./ajout-joueur.tsx";
import { CadreSalon } from "./cadre-salon.tsx";
import { ChoixQuizz } from "./choix-quizz.tsx";
import { EnteteSalon } from "./entete-salon.tsx";
import { Invitation } from "./invitation.tsx";
import { JoueursSalon } from "./joueurs-salon.tsx";
import { Reglages } from "./reglages.tsx";
import styles from "./salon.module.css";
import { useAgir } from "./use-agir.ts";
import { useCompact } from "./use-compact.ts";
import { useReprise } from "./use-reprise.ts";

/** /room: the code, who is in, what will be played and how, and 'Lancer' (jeu §2 "Room creation screen"). */
export function Salon(): ReactElement {
  const { vue, statut } = usePartie();
  const compact = useCompact();
  useReprise();
  useEcranAllume();
  const joueurs = Object.keys(vue.joueurs).filter((id) => id !== CLE_CREATEUR).length;
  const local = vue.modeJeu === "local";
  return (
    <>
      <CadreSalon
        entete={<EnteteSalon joueurs={joueurs} />}
        centre={
          <div className={styles["salon"]}>
            <Invitation code={vue.code} locale={local} />
            {compact
              ? <Tiroirs vue={vue} joueurs={joueurs} />
              : <section className={styles["reglages"]}><TitreCraie>Paramètres</TitreCraie><Reglages vue={vue} /></section>}
            <section className={styles["quizz"]}><ChoixQuizz vue={vue} /></section>
          </div>
        }
        droite={<Joueurs vue={vue} joueurs={joueurs} />}
        pied={<PiedSalon vue={vue} />}
      />
      <div className={styles["bandeaux"]} role="status">
        {statut === "coupee" && <Banniere ton="erreur">Connexion perdue. La room vous attend, la ligne revient…</Banniere>}
        {statut === "en_ligne" && vue.sauvegardeEnPanne && (
          <Banniere ton="erreur">Le serveur ne peut plus enregistrer les parties&nbsp;: ne l’arrêtez pas.</Banniere>
        )}
      </div>
      <p className="visually-hidden" role="status">{joueurs} joueur{joueurs > 1 ? "s" : ""} dans la room</p>
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

type Tiroir = "reglages" | "joueurs";

/** On a phone, the two sections open over the whole screen (jeu §2). */
function Tiroirs({ vue, joueurs }: { readonly vue: Vue; readonly joueurs: number }): ReactElement {
  const [ouvert, setOuvert] = useState<Tiroir | null>(null);
  const fermer = () => setOuvert(null);
  return (
    <div className={styles["tiroirs"]}>
      <Bouton variante="contour" icone="joueurs" onClick={() => setOuvert("joueurs")}>Joueurs ({joueurs})</Bouton>
      <Bouton variante="contour" icone="telecommande" onClick={() => setOuvert("reglages")}>Paramètres</Bouton>
      <Dialogue ouvert={ouvert === "reglages"} onFermer={fermer} titre="Paramètres" variante="modale" actions={<Bouton onClick={fermer}>Valider</Bouton>}>
        <Reglages vue={vue} />
      </Dialogue>
      <Dialogue ouvert={ouvert === "joueurs"} onFermer={fermer} titre="Joueurs" variante="modale" actions={<Bouton onClick={fermer}>Valider</Bouton>}>
        {vue.modeJeu === "local" && <AjoutJoueur vue={vue} />}
        <JoueursSalon vue={vue} />
      </Dialogue>
    </div>
  );
}

function PiedSalon({ vue }: { readonly vue: Vue }): ReactElement {
  const agir = useAgir();
  const compact = useCompact();
  const [envoi, setEnvoi] = useState(false);
  const lancer = () => {
    reveillerSons();
    setEnvoi(true);
    void agir({ type: "lancer" }).then(() => setEnvoi(false));
  };
  return (
    <>
      <span className={styles["choisi"]}>
        {vue.titre === "" ? "Choisissez un quizz" : <><b>{vue.titre}</b> <span>{vue.nbQuestions}&nbsp;question{vue.nbQuestions > 1 ? "s" : ""}</span></>}
      </span>
      <Bouton taille={compact ? "telephone" : "hote"} chargement={envoi} onClick={lancer}>Lancer</Bouton>
    </>
  );
}
