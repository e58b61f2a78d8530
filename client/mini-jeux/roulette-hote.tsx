import type { ReactElement } from "react";
import { CUL_SEC } from "#contracts/limites.ts";
import { Bouton } from "../ui/bouton.tsx";
import { NomCraie, TitreCraie } from "../ui/craie.tsx";
import { NomAjuste } from "../ui/nom-ajuste.tsx";
import { useMoveBeats } from "../scenes/timeline/move-beats.tsx";
import { ASaPlace } from "./a-sa-place.tsx";
import { AvecNom, NOM } from "./avec-nom.tsx";
import { Barillet } from "./barillet.tsx";
import styles from "./hote.module.css";
import {
  CLIC,
  direBarillet,
  direPeine,
  direPenalite,
  direTir,
  enFace,
  sansAlcool,
  sansClic,
  type SceneDe,
} from "./lecture.ts";
import { AEtaler, CadreScene, type PropsHote } from "./cadre-scene.tsx";
import { Revolver } from "./revolver.tsx";
import { Visee } from "./visee.tsx";

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
  const { souffle, enCours, qui, finir } = useMoveBeats();
  const main = qui === "" ? jeu.designe : qui;
  return (
    <>
      <ul className={styles["duel"]} aria-label="Le duel">
        {jeu.joueurs.map((id) => (
          <li key={id} data-main={id === main}>
            <NomAjuste>{nommer(id)}</NomAjuste>
            {id === main && (
              <>
                <Revolver className={styles["revolver"]} />
                <span className="visually-hidden">a la main</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={styles["propos"]}>
        {!enCours && (
          <p className={styles["enjeu"]}>
            En jeu&nbsp;: <b>{direPenalite(jeu.penalite, sansAlcool(vue, main))}</b>
          </p>
        )}
        {enCours && !souffle && <TitreCraie taille="grand">{CLIC}</TitreCraie>}
        <p className={styles["fait"]} data-tenu={enCours} role="status">
          {souffle ? <Visee nommer={nommer} /> : <DernierTir scene={scene} tenu={enCours} />}
        </p>
      </div>
      <ASaPlace scene={scene}>
        <div className={styles["gachettes"]}>
          {(["soi", "autre"] as const).map((sur) => (
            <Bouton
              key={sur}
              variante="contour"
              taille="hote"
              aria-disabled={enCours}
              onClick={() =>
                // a press ends the beats: what was not seen yet is not answered
                enCours ? finir() : void scene.jouer({ type: "tirer", tir: jeu.tirs.length, sur })
              }
            >
              {sur === "soi" ? "Se tirer dessus" : "Tirer sur l'autre"}
            </Bouton>
          ))}
        </div>
      </ASaPlace>
    </>
  );
}

function DernierTir({
  scene: { vue, jeu, nommer },
  tenu,
}: {
  readonly scene: SceneDe<"rouletteRusse">;
  readonly tenu: boolean;
}): ReactElement {
  const dernier = jeu.tirs.at(-1);
  if (dernier === undefined)
    return (
      <>
        <NomCraie>{nommer(jeu.designe)}</NomCraie> a le revolver.
      </>
    );
  const dit = direTir(dernier, NOM, sansAlcool(vue, dernier.par));
  return <AvecNom texte={tenu ? sansClic(dit) : dit} nom={nommer(dernier.par)} />;
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
      <AEtaler vue={vue} />
    </div>
  );
}
