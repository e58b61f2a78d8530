import type { ReactElement } from "react";
import { CUL_SEC } from "#contracts/limites.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie, TitreCraie } from "../../ui/craie.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { ASaPlace } from "./a-sa-place.tsx";
import { AvecNom, NOM } from "./avec-nom.tsx";
import { Barillet } from "./barillet.tsx";
import styles from "./hote.module.css";
import {
  direBarillet,
  direPeine,
  direPenalite,
  direTir,
  enFace,
  sansAlcool,
  type SceneDe,
} from "./lecture.ts";
import { CadreScene, type PropsHote } from "./cadre-scene.tsx";
import { Revolver } from "./revolver.tsx";

/** Russian roulette on the slate. jeu §4. */
export function RouletteHote({
  scene,
  panneau,
}: PropsHote<SceneDe<"rouletteRusse">>): ReactElement {
  const { jeu } = scene;
  return (
    <CadreScene
      scene={scene}
      panneau={panneau}
      dessin={
        <>
          <Barillet tirs={jeu.tirs} culSec={jeu.penalite === CUL_SEC} className={styles["trace"]} />
          {!jeu.fini && <p className={styles["legende"]}>{direBarillet(jeu.tirs.length)}</p>}
        </>
      }
    >
      {jeu.fini ? <Pan {...scene} /> : <Duel {...scene} />}
    </CadreScene>
  );
}

function Duel(scene: SceneDe<"rouletteRusse">): ReactElement {
  const { vue, jeu, nommer } = scene;
  const dernier = jeu.tirs.at(-1);
  return (
    <>
      <ul className={styles["duel"]} aria-label="Le duel">
        {jeu.joueurs.map((id) => (
          <li key={id} data-main={id === jeu.designe}>
            <NomAjuste>{nommer(id)}</NomAjuste>
            {id === jeu.designe && (
              <>
                <Revolver className={styles["revolver"]} />
                <span className="visually-hidden">a la main</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={styles["enjeu"]}>
        En jeu&nbsp;: <b>{direPenalite(jeu.penalite, sansAlcool(vue, jeu.designe))}</b>
      </p>
      <p className={styles["fait"]} role="status">
        {dernier === undefined ? (
          <>
            <NomCraie>{nommer(jeu.designe)}</NomCraie> a le revolver.
          </>
        ) : (
          <AvecNom
            texte={direTir(dernier, NOM, sansAlcool(vue, dernier.par))}
            nom={nommer(dernier.par)}
          />
        )}
      </p>
      <ASaPlace scene={scene}>
        <div className={styles["gachettes"]}>
          {(["soi", "autre"] as const).map((sur) => (
            <Bouton
              key={sur}
              variante="contour"
              taille="hote"
              onClick={() => void scene.jouer({ type: "tirer", tir: jeu.tirs.length, sur })}
            >
              {sur === "soi" ? "Se tirer dessus" : "Tirer sur l'autre"}
            </Bouton>
          ))}
        </div>
      </ASaPlace>
    </>
  );
}

function Pan({ vue, jeu, nommer }: SceneDe<"rouletteRusse">): ReactElement | null {
  const dernier = jeu.tirs.at(-1);
  if (dernier === undefined) return null;
  const { par, sur } = dernier;
  return (
    <div className={styles["verdict"]} role="status">
      <TitreCraie taille="grand">Pan&nbsp;!</TitreCraie>
      <p className={styles["phrase"]}>
        <NomCraie souligne>{nommer(sur)}</NomCraie>{" "}
        <b>{direPeine(jeu.penalite, sansAlcool(vue, sur))}</b>
      </p>
      <p className={styles["note"]}>
        {par === sur ? (
          <>
            <NomCraie>{nommer(enFace(jeu, par))}</NomCraie> l’a échappé belle.
          </>
        ) : (
          <>
            <NomCraie>{nommer(par)}</NomCraie> a visé juste.
          </>
        )}
      </p>
    </div>
  );
}
