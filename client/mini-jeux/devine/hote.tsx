import { SaisieGorgeesDevinees } from "../saisie-nombre.tsx";
import { jugerDevineTesGorgees } from "./verdict.ts";
import type { ReactElement } from "react";
import { TOLERANCE_DEVINE_TES_GORGEES } from "#contracts/limites.ts";
import { useMiniGameMoveOnScreen } from "../../scenes/timeline/move-beats.tsx";
import { NomCraie, TitreCraie } from "../../ui/craie.tsx";
import { ArdoiseDuNombreADeviner } from "./ardoise-du-nombre-a-deviner.tsx";
import styles from "../hote.module.css";
import {
  direCeQueFaitLePerdant,
  direPenaliteDeMiniJeu,
  estJoueurSansAlcool,
  type DonneesMiniJeuDeNom,
} from "../scene.ts";
import {
  ConseilBoireLentement,
  CadreMiniJeuHote,
  type PropsPlateauHote,
  SaisieCoupEnNombreALaPlaceDUnJoueur,
} from "../cadre-hote.tsx";

/** The slate's board of the mini-game in which a player guesses their own counter, which every screen hides meanwhile: jeu §4. */
export function DevineTesGorgeesHote({
  scene,
  panneau,
}: PropsPlateauHote<DonneesMiniJeuDeNom<"devine">>): ReactElement {
  const { jeu } = scene;
  return (
    <CadreMiniJeuHote
      scene={scene}
      panneau={panneau}
      dessin={
        <ArdoiseDuNombreADeviner
          nombre={jeu.fini && !jeu.abandon ? jeu.reel : undefined}
          className={styles["trace"]}
        />
      }
    >
      {jeu.fini ? <Verdict {...scene} /> : <Attente scene={scene} />}
    </CadreMiniJeuHote>
  );
}

function Attente({ scene }: { readonly scene: DonneesMiniJeuDeNom<"devine"> }): ReactElement {
  const { vue, jeu, nommer } = scene;
  const { outcomeHidden, venu } = useMiniGameMoveOnScreen();
  if (outcomeHidden)
    return (
      <div className={styles["verdict"]} role="status">
        <p className={styles["phrase"]}>
          <NomCraie souligne>{nommer(jeu.designe)}</NomCraie> annonce <b>{venu?.devine?.propose}</b>
        </p>
        <p className={styles["note"]}>Et sur l’ardoise, il y a…</p>
      </div>
    );
  return (
    <>
      <p className={styles["phrase"]} role="status">
        <NomCraie souligne>{nommer(jeu.designe)}</NomCraie> devine combien il y a sur son ardoise
      </p>
      <p className={styles["enjeu"]}>
        À {TOLERANCE_DEVINE_TES_GORGEES} près, c’est gagné. Sinon&nbsp;:{" "}
        <b>{direPenaliteDeMiniJeu(jeu.penalite, estJoueurSansAlcool(vue, jeu.designe))}</b>
      </p>
      <SaisieCoupEnNombreALaPlaceDUnJoueur
        scene={scene}
        Saisie={SaisieGorgeesDevinees}
        faire={(nombre) => ({ type: "deviner", nombre })}
        libelle="C’est mon compte"
      />
    </>
  );
}

const VERDICTS = { pile: "Pile\u00A0!", proche: "Bravo\u00A0!", rate: "Raté" } as const;

function Verdict({ vue, jeu, nommer }: DonneesMiniJeuDeNom<"devine">): ReactElement {
  const verdict = jugerDevineTesGorgees(jeu);
  const qui = <NomCraie souligne>{nommer(jeu.designe)}</NomCraie>;
  return (
    <div className={styles["verdict"]} role="status">
      <TitreCraie taille="grand">{VERDICTS[verdict]}</TitreCraie>
      <p className={styles["phrase"]}>
        {verdict === "rate" ? (
          <>
            {qui}{" "}
            <b>{direCeQueFaitLePerdant(jeu.penalite, estJoueurSansAlcool(vue, jeu.designe))}</b>
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
      <ConseilBoireLentement vue={vue} />
    </div>
  );
}
