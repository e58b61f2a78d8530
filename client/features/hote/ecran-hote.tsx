import { type ReactElement, useState } from "react";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { useEcranAllume, usePartie, useResteMs } from "../../partie/use-partie.ts";
import { reglerMuet, useMuet } from "../../ui/sons.ts";
import { annonce } from "./annonce.ts";
import { ArdoiseJoueurs } from "./ardoise-joueurs.tsx";
import { Cadre } from "./cadre.tsx";
import { aUneColonneGauche, ColonneGauche } from "./colonne-gauche.tsx";
import { Entete, Pied } from "./entete-pied.tsx";
import { EtapeAvertissement } from "./etape-avertissement.tsx";
import { EtapeFin } from "./etape-fin.tsx";
import { EtapeImprevu } from "./etape-imprevu.tsx";
import { EtapeQuestion } from "./etape-question.tsx";
import { EtapeReponse } from "./etape-reponse.tsx";
import { Bandeaux, VoilePause } from "./etats.tsx";
import styles from "./etats.module.css";
import { MenuHote } from "./menu-hote.tsx";
import { basculerPleinEcran } from "./plein-ecran.ts";
import { useDepart } from "./use-depart.ts";
import { type EtatLocal, useEtatLocal } from "./use-etat-local.ts";
import { usePrincipal } from "./use-principal.ts";
import { useRaccourcis } from "./use-raccourcis.ts";
import { useSonsHote } from "./use-sons-hote.ts";
import { Visionneuse } from "./visionneuse.tsx";

/** /jeu: the bar's slate, which runs the game for everybody to see (jeu §2 "Host game screen", "End screen"). */
export function EcranHote(): ReactElement {
  const { vue, statut } = usePartie();
  const [menu, setMenu] = useState(false);
  const [preuve, setPreuve] = useState(-1);
  const local = useEtatLocal(vue);
  const muet = useMuet();
  const resteMs = useResteMs(vue.minuteur);
  const depart = useDepart(vue.phase === "jeu");
  const apres = ({ type }: CommandeDuFil) => {
    if (type === "juger") local.corriger(false);
  };
  const principal = usePrincipal(vue, local, apres);
  useEcranAllume();
  useSonsHote(vue, resteMs);
  useRaccourcis({
    principal: principal.agir,
    menu: () => setMenu(true),
    pleinEcran: basculerPleinEcran,
    son: () => reglerMuet(!muet),
  });
  const enPause = vue.phase === "jeu" && vue.enPause;
  const culSec = vue.phase === "jeu" && vue.etape === ETAPE.imprevu && vue.imprevu?.culSec === true;
  const gauche = aUneColonneGauche(vue) && !enPause
    ? <ColonneGauche vue={vue} resteMs={resteMs} onPreuve={() => setPreuve(vue.tour)} />
    : undefined;
  return (
    <>
      <Cadre
        rouge={culSec}
        entete={<Entete vue={vue} onMenu={() => setMenu(true)} />}
        gauche={gauche}
        centre={
          <div className={styles["pile"]} data-pause={enPause}>
            <Etape key={`${vue.phase} ${String(vue.tour)}`} vue={vue} local={local} />
            {enPause && <VoilePause />}
          </div>
        }
        droite={vue.phase === "fin" ? undefined : <ArdoiseJoueurs vue={vue} />}
        pied={<Pied vue={vue} principal={principal} />}
      />
      <p className="visually-hidden" role="status">{annonce(vue)}</p>
      <Bandeaux statut={statut} vue={vue} />
      <MenuHote vue={vue} ouvert={menu} onFermer={() => setMenu(false)} depart={depart} />
      <Visionneuse preuve={vue.question?.preuve} ouvert={preuve === vue.tour} onFermer={() => setPreuve(-1)} />
    </>
  );
}

function Etape({ vue, local }: { readonly vue: Vue; readonly local: EtatLocal }): ReactElement | null {
  const { question } = vue;
  if (vue.phase === "fin") return vue.fin === undefined ? null : <EtapeFin vue={vue} fin={vue.fin} />;
  switch (vue.etape) {
    case ETAPE.question:
      return question === undefined ? null : <EtapeQuestion vue={vue} question={question} />;
    case ETAPE.reponse:
      return question === undefined ? null : <EtapeReponse vue={vue} question={question} local={local} />;
    case ETAPE.imprevu:
      return <EtapeImprevu vue={vue} local={local} />;
    case ETAPE.avertissement:
      return <EtapeAvertissement media={vue.mediaAVenir} />;
    default:
      return null;
  }
}
