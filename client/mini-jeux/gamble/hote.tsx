import { SaisieMiseGamble } from "../saisie-nombre.tsx";
import type { ReactElement } from "react";
import { direConseilATableSiBeaucoupDeGorgees } from "../../partie/mots/gorgees.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { PhraseAvecNomALaCraie, MARQUE_DU_NOM_DANS_UNE_PHRASE } from "../noms.tsx";
import styles from "../hote.module.css";
import {
  direIssueGamble,
  direMiseGamble,
  issueDuGamble,
  ISSUES_GAMBLE,
  SECTEURS_ROUE_GAMBLE,
} from "./issues.ts";
import { estJoueurSansAlcool, type DonneesMiniJeuDeNom } from "../scene.ts";
import {
  ConseilBoireLentement,
  CadreMiniJeuHote,
  type PropsPlateauHote,
  SaisieCoupEnNombreALaPlaceDUnJoueur,
} from "../cadre-hote.tsx";
import { RoueGamble } from "./roue.tsx";
import { type LancerDeBille, useLancerDeBille } from "./bille.ts";
import { playSoundOfGameMoment } from "../../browser/sounds/play-sound.ts";

/** Sounds of the rolling ball: over each edge, and just before it comes to rest. */
const SONS_DE_BILLE = {
  passage: () => playSoundOfGameMoment("bille"),
  coeur: () => playSoundOfGameMoment("suspense"),
} as const;

/** The gamble on the slate: the bet, the wheel, the price. jeu §4. */
export function GambleHote({
  scene,
  panneau,
}: PropsPlateauHote<DonneesMiniJeuDeNom<"gamble">>): ReactElement {
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

function Mise({ scene }: { readonly scene: DonneesMiniJeuDeNom<"gamble"> }): ReactElement {
  return (
    <>
      <p className={styles["phrase"]} role="status">
        <NomCraie souligne>{scene.nommer(scene.jeu.designe)}</NomCraie> mise des gorgées
      </p>
      <p className={styles["note"]}>La roue décide qui les boit.</p>
      <SaisieCoupEnNombreALaPlaceDUnJoueur
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
  readonly scene: DonneesMiniJeuDeNom<"gamble">;
  readonly lancer: LancerDeBille;
}): ReactElement {
  const qui = nommer(jeu.designe);
  const eau = estJoueurSansAlcool(vue, jeu.designe);
  const issue = issueDuGamble(jeu);
  const lourd = phase === "fini" && direConseilATableSiBeaucoupDeGorgees(vue) !== null;
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
          <PhraseAvecNomALaCraie
            texte={direIssueGamble(issue, MARQUE_DU_NOM_DANS_UNE_PHRASE, jeu.mise, eau)}
            nom={qui}
          />
        )}
      </p>
      {lourd && <ConseilBoireLentement vue={vue} />}
    </>
  );
}
