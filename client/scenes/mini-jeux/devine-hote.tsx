import type { ReactElement } from "react";
import { TOLERANCE_DEVINE } from "#contracts/limites.ts";
import { miniJeuIci } from "../../partie/joue-ici.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie, TitreCraie } from "../../ui/craie.tsx";
import { ASaPlace } from "./a-sa-place.tsx";
import { ArdoiseCachee } from "./ardoise-cachee.tsx";
import styles from "./hote.module.css";
import { direPeine, direPenalite, sansAlcool, type SceneDe, verdictDevine } from "./lecture.ts";
import { Abandon, CadreScene, type Panneau } from "./cadre-scene.tsx";
import { SaisieCompte } from "./saisie-mise.tsx";
import { useCoup } from "./use-coup.ts";

/** Guessing one's own counter, which nobody sees meanwhile. jeu §4. */
export function DevineHote({
  scene,
  panneau,
}: {
  readonly scene: SceneDe<"devine">;
  readonly panneau: Panneau;
}): ReactElement {
  const { vue, jeu } = scene;
  return (
    <CadreScene
      vue={vue}
      jeu={jeu}
      panneau={panneau}
      dessin={
        <ArdoiseCachee
          nombre={jeu.fini && !jeu.abandon ? jeu.reel : undefined}
          className={styles["trace"]}
        />
      }
      mots={
        jeu.abandon ? (
          <Abandon {...scene} />
        ) : jeu.fini ? (
          <Verdict {...scene} />
        ) : (
          <Attente scene={scene} />
        )
      }
    />
  );
}

function Attente({ scene }: { readonly scene: SceneDe<"devine"> }): ReactElement {
  const { vue, jeu, nommer } = scene;
  const { id, enCours, jouer } = useCoup(scene, (nombre) => ({ type: "deviner", nombre }));
  return (
    <>
      <p className={styles["phrase"]} role="status">
        <NomCraie souligne>{nommer(jeu.designe)}</NomCraie> devine combien il y a sur son ardoise
      </p>
      <p className={styles["enjeu"]}>
        À {TOLERANCE_DEVINE} près, c’est gagné. Sinon&nbsp;:{" "}
        <b>{direPenalite(jeu.penalite, sansAlcool(vue, jeu.designe))}</b>
      </p>
      <ASaPlace scene={scene}>
        <SaisieCompte id={id} fige={enCours} onValider={jouer} />
        <Bouton
          variante={miniJeuIci(scene.vue) ? "laiton" : "contour"}
          taille="hote"
          type="submit"
          form={id}
          chargement={enCours}
        >
          C’est mon compte
        </Bouton>
      </ASaPlace>
    </>
  );
}

const VERDICTS = { pile: "Pile\u00A0!", proche: "Bravo\u00A0!", rate: "Raté" } as const;

function Verdict({ vue, jeu, nommer }: SceneDe<"devine">): ReactElement {
  const verdict = verdictDevine(jeu);
  const qui = <NomCraie souligne>{nommer(jeu.designe)}</NomCraie>;
  return (
    <div className={styles["verdict"]} role="status">
      <TitreCraie taille="grand">{VERDICTS[verdict]}</TitreCraie>
      <p className={styles["phrase"]}>
        {verdict === "rate" ? (
          <>
            {qui} <b>{direPeine(jeu.penalite, sansAlcool(vue, jeu.designe))}</b>
          </>
        ) : (
          <>Félicitations, {qui}</>
        )}
      </p>
      <p className={styles["note"]}>
        {jeu.propose === jeu.reel
          ? `C’était exactement ${String(jeu.reel)}.`
          : `Annoncé\u00A0: ${String(jeu.propose)}. C’était ${String(jeu.reel)}.`}
      </p>
    </div>
  );
}
