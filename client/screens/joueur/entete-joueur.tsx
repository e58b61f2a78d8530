/** On the wood, above the mat: who I am, my tally, my number. A tap opens the menu. */
import { BockDe } from "../../partie/dessins/bock-de.tsx";
import { motGorgees } from "../../partie/mots/gorgees.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useMoi } from "../../partie/vue.ts";
import { Batons } from "../../ui/batons.tsx";
import { Icone } from "../../ui/icones.tsx";
import { SansAlcool } from "../../ui/sans-alcool.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { gainDeLaReponse } from "../../scenes/timeline/gain.ts";
import { useACommence } from "../../scenes/timeline/use-reveal.ts";
import styles from "./entete-joueur.module.css";

export function EnteteJoueur({ onMenu }: { onMenu: () => void }) {
  const moi = useMoi();
  const { vue, moi: id } = usePartie();
  const ecrites = useACommence("gorgees");
  if (moi === undefined) return null;
  // the counter would say the verdict before the mat does
  const n = ecrites ? moi.gorgee : moi.gorgee - gainDeLaReponse(vue, id);
  return (
    <button type="button" className={styles["entete"]} aria-haspopup="dialog" onClick={onMenu}>
      {moi.dessin > 0 && <BockDe pseudo={moi.pseudo} dessin={moi.dessin} taille="2.25rem" plat />}
      <span className={styles["pseudo"]}>
        <NomAjuste>{moi.pseudo}</NomAjuste>
      </span>
      {moi.sansAlcool && <SansAlcool taille="1.25rem" muet />}
      {vue.compteursCaches ? (
        <>
          <b className={styles["cache"]} aria-hidden="true">
            ?
          </b>
          <span className="visually-hidden">compteur caché, ouvrir le menu</span>
        </>
      ) : (
        <>
          <Batons n={n} hauteur={1.4} largeurMax={6.2} />
          <b className={styles["nombre"]}>{n}</b>
          <span className="visually-hidden">
            &nbsp;{motGorgees(n, moi.sansAlcool)}, ouvrir le menu
          </span>
        </>
      )}
      <Icone nom="menu" taille="1.3rem" />
    </button>
  );
}
