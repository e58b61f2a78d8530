/** Waiting for the host, with who is there: before a game, and after one. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { useVue } from "../../partie/vue.ts";
import { classes } from "../../ui/classes.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Tchin } from "../../ui/logo.tsx";
import { SousBock } from "../../ui/sous-bock.tsx";
import { MonSoir } from "./mon-soir.tsx";
import styles from "./salon-joueur.module.css";

export function SalonJoueur() {
  const { vue, moi } = useVue();
  const gens = Object.entries(vue.joueurs).filter(
    ([id, { pseudo }]) => id !== CLE_CREATEUR || (vue.createur && pseudo !== ""),
  );
  const n = gens.length;
  return (
    <SousBock
      haut={
        <>
          <span>
            Room <b className={styles["code"]}>{vue.code}</b>
          </span>
          <span>
            {n}&nbsp;{n > 1 ? "joueurs" : "joueur"}
          </span>
        </>
      }
    >
      <div className={styles["accueil"]}>
        <span className={styles["dessin"]}>
          <Tchin />
        </span>
        <h1>On attend que l’hôte lance la partie</h1>
        <p className={styles["quizz"]} aria-live="polite">
          {vue.phase === "salon" && vue.titre !== "" ? (
            <>
              Au menu&nbsp;: <b>{vue.titre}</b>
            </>
          ) : (
            "Il choisit le quizz. Pose ton téléphone, regarde l’ardoise."
          )}
        </p>
      </div>
      <MonSoir />
      <ul className={styles["gens"]} aria-label="Dans la room">
        {gens.map(([id, joueur]) => (
          <li
            key={id}
            className={classes(!joueur.present && styles["absent"], id === moi && styles["moi"])}
          >
            <NomCraie coupe>{joueur.pseudo}</NomCraie>
            {joueur.sansAlcool && <Icone nom="eau" taille="1.05em" libelle="Sans alcool" />}
            {!joueur.present && <Icone nom="absent" taille="1.05em" libelle="Absent" />}
            {id === moi && <span className="visually-hidden">(toi)</span>}
          </li>
        ))}
      </ul>
    </SousBock>
  );
}
