import { SaisieMiseGamble } from "../saisie-nombre.tsx";
import type { ReactElement } from "react";
import { conseillerBeaucoupDeGorgeesATable } from "../../partie/mots/gorgees.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { PhraseAvecNom, PLACE_DU_NOM } from "../noms.tsx";
import styles from "../hote.module.css";
import {
  direIssueGamble,
  direMiseGamble,
  issueDuGamble,
  ISSUES_GAMBLE,
  SECTEURS_ROUE_GAMBLE,
} from "./issues.ts";
import { boitSansAlcool, type SceneDuMiniJeu } from "../scene.ts";
import {
  ConseilBoireLentement,
  CadreMiniJeuHote,
  type PropsMiniJeuHote,
  SaisieCoupASaPlace,
} from "../cadre-hote.tsx";
import { RoueGamble } from "./roue.tsx";
import { type LancerDeBille, useLancerDeBille } from "./bille.ts";
import { playSound } from "../../browser/sounds/play-sound.ts";

/** Sounds of the rolling ball: over each edge, and just before it lies. */
const SONS_DE_BILLE = {
  passage: () => playSound("bille"),
  coeur: () => playSound("suspense"),
} as const;

/** The gamble on the slate: the bet, the wheel, the price. jeu §4. */
export function GambleHote({
  scene,
  panneau,
}: PropsMiniJeuHote<SceneDuMiniJeu<"gamble">>): ReactElement {
  const { jeu } = scene;
  const lancer = useLancerDeBille(jeu, { bruits: SONS_DE_BILLE });
  return (
    <CadreMiniJeuHote
      scene={scene}
      panneau={panneau}
      dessin={
        <RoueGamble
          lancer={lancer}
          pas={jeu.pas}
          muette={panneau.ample}
          className={styles["roue"]}
        />
      }
    >
      {lancer.phase === "attente" ? (
        <Mise scene={scene} />
      ) : (
        <Course scene={scene} lancer={lancer} />
      )}
    </CadreMiniJeuHote>
  );
}

function Mise({ scene }: { readonly scene: SceneDuMiniJeu<"gamble"> }): ReactElement {
  return (
    <>
      <p className={styles["phrase"]} role="status">
        <NomCraie souligne>{scene.nommer(scene.jeu.designe)}</NomCraie> mise des gorgées
      </p>
      <p className={styles["note"]}>La roue décide qui les boit.</p>
      <SaisieCoupASaPlace
        scene={scene}
        Saisie={SaisieMiseGamble}
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
  readonly scene: SceneDuMiniJeu<"gamble">;
  readonly lancer: LancerDeBille;
}): ReactElement {
  const qui = nommer(jeu.designe);
  const eau = boitSansAlcool(vue, jeu.designe);
  const issue = issueDuGamble(jeu);
  const lourd = phase === "fini" && conseillerBeaucoupDeGorgeesATable(vue) !== null;
  const dessous = ISSUES_GAMBLE[secteur];
  return (
    <>
      <p className={styles["enjeu"]}>
        <NomCraie>{qui}</NomCraie> a misé <b>{direMiseGamble(jeu.mise, eau)}</b>
      </p>
      {phase !== "fini" && (
        <p className={styles["sort"]} aria-hidden="true">
          {dessous === undefined ? "La bille roule…" : SECTEURS_ROUE_GAMBLE[dessous].dit}
        </p>
      )}
      <p className={styles["sort"]} data-phase="fini" data-lourd={lourd} role="status">
        {phase === "fini" && issue !== null && (
          <PhraseAvecNom texte={direIssueGamble(issue, PLACE_DU_NOM, jeu.mise, eau)} nom={qui} />
        )}
      </p>
      {lourd && <ConseilBoireLentement vue={vue} />}
    </>
  );
}
