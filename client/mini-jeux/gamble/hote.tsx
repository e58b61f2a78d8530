import { SaisieMise } from "../saisie-nombre.tsx";
import type { ReactElement } from "react";
import { direBeaucoupATable } from "../../partie/mots/gorgees.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { AvecNom, NOM } from "../noms.tsx";
import styles from "../hote.module.css";
import { direIssue, direMise, issueDe, ISSUES, SECTEURS } from "./issues.ts";
import { sansAlcool, type SceneDe } from "../scene.ts";
import { AEtaler, CadreScene, type PropsHote, CoupTape } from "../cadre-hote.tsx";
import { Roue } from "./roue.tsx";
import { type Lancer, useBille } from "./bille.ts";
import { playSound } from "../../browser/sounds/play-sound.ts";

/** Sounds of the rolling ball: over each edge, and just before it lies. */
const SONS_DE_BILLE = {
  passage: () => playSound("bille"),
  coeur: () => playSound("suspense"),
} as const;

/** The gamble on the slate: the bet, the wheel, the price. jeu §4. */
export function GambleHote({ scene, panneau }: PropsHote<SceneDe<"gamble">>): ReactElement {
  const { jeu } = scene;
  const lancer = useBille(jeu, { bruits: SONS_DE_BILLE });
  return (
    <CadreScene
      scene={scene}
      panneau={panneau}
      dessin={
        <Roue lancer={lancer} pas={jeu.pas} muette={panneau.ample} className={styles["roue"]} />
      }
    >
      {lancer.phase === "attente" ? (
        <Mise scene={scene} />
      ) : (
        <Course scene={scene} lancer={lancer} />
      )}
    </CadreScene>
  );
}

function Mise({ scene }: { readonly scene: SceneDe<"gamble"> }): ReactElement {
  return (
    <>
      <p className={styles["phrase"]} role="status">
        <NomCraie souligne>{scene.nommer(scene.jeu.designe)}</NomCraie> mise des gorgées
      </p>
      <p className={styles["note"]}>La roue décide qui les boit.</p>
      <CoupTape
        scene={scene}
        Saisie={SaisieMise}
        faire={(mise) => ({ type: "miser", mise })}
        libelle="Lancer la bille"
      />
    </>
  );
}

/** Words of the sector under the ball as it rolls, then of the outcome. */
function Course({
  scene: { vue, jeu, nommer },
  lancer: { phase, secteur },
}: {
  readonly scene: SceneDe<"gamble">;
  readonly lancer: Lancer;
}): ReactElement {
  const qui = nommer(jeu.designe);
  const eau = sansAlcool(vue, jeu.designe);
  const issue = issueDe(jeu);
  const lourd = phase === "fini" && direBeaucoupATable(vue) !== null;
  const dessous = ISSUES[secteur];
  return (
    <>
      <p className={styles["enjeu"]}>
        <NomCraie>{qui}</NomCraie> a misé <b>{direMise(jeu.mise, eau)}</b>
      </p>
      {phase !== "fini" && (
        <p className={styles["sort"]} aria-hidden="true">
          {dessous === undefined ? "La bille roule…" : SECTEURS[dessous].dit}
        </p>
      )}
      <p className={styles["sort"]} data-phase="fini" data-lourd={lourd} role="status">
        {phase === "fini" && issue !== null && (
          <AvecNom texte={direIssue(issue, NOM, jeu.mise, eau)} nom={qui} />
        )}
      </p>
      {lourd && <AEtaler vue={vue} />}
    </>
  );
}
