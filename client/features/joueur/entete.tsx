/** On the wood, above the mat: who I am, my tally, my number. A tap opens the menu. */
import { useState } from "react";
import { gorgees } from "../../partie/gorgees.ts";
import { useMoi, usePartie } from "../../partie/use-partie.ts";
import { Batons } from "../../ui/batons.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./entete.module.css";
import { Menu } from "./menu.tsx";
import { useDepart } from "./use-depart.ts";

export function Entete() {
  const { vue } = usePartie();
  const moi = useMoi();
  const [ouvert, setOuvert] = useState(false);
  const depart = useDepart(vue.phase === "jeu");
  if (moi === undefined) return null;
  return (
    <>
      <button
        type="button"
        className={styles["entete"]}
        aria-haspopup="dialog"
        aria-label={`${moi.pseudo}, ${gorgees(moi.gorgee, moi.sansAlcool)}\u00a0: ouvrir le menu`}
        onClick={() => setOuvert(true)}
      >
        <span className={styles["pseudo"]}>
          <NomCraie coupe>{moi.pseudo}</NomCraie>
        </span>
        {moi.sansAlcool && <Icone nom="eau" taille="1.25rem" />}
        <Batons n={moi.gorgee} hauteur={1.4} largeurMax={9} />
        <b className={styles["nombre"]}>{moi.gorgee}</b>
        <Icone nom="menu" taille="1.3rem" />
      </button>
      {ouvert && <Menu depart={depart} onFermer={() => setOuvert(false)} />}
    </>
  );
}
