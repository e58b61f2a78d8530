import { SaisieGorgeesDevinees, useFormulaireCoup } from "../saisie-nombre.tsx";
import { jugerDevineTesGorgees } from "./verdict.ts";
import type { ReactElement } from "react";
import { TOLERANCE_DEVINE_TES_GORGEES } from "#contracts/limites.ts";
import { useMiniGameMoveOnScreen } from "../../scenes/timeline/move-beats.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { ArdoiseDuNombreADeviner } from "./ardoise-du-nombre-a-deviner.tsx";
import {
  AnnonceATonTour,
  CadreMiniJeuTelephone,
  CadreMiniJeuAbandonneTelephone,
  type PropsMiniJeuTelephone,
} from "../carton.tsx";
import { direCeQueFaitLePerdant, direPenaliteDeMiniJeu, estJoueurSansAlcool } from "../scene.ts";
import styles from "../telephone.module.css";

export function DevineTesGorgeesTelephone({
  scene,
  moi,
  children,
}: PropsMiniJeuTelephone<"devine">): ReactElement {
  const { jeu, nommer } = scene;
  const { outcomeHidden, venu } = useMiniGameMoveOnScreen();
  if (jeu.abandon)
    return (
      <CadreMiniJeuAbandonneTelephone scene={scene}>{children}</CadreMiniJeuAbandonneTelephone>
    );
  if (jeu.fini)
    return (
      <CadreMiniJeuTelephone scene={scene}>
        <ArdoiseDuNombreADeviner nombre={jeu.reel} className={styles["ardoise"]} />
        <Verdict scene={scene} moi={moi} />
        {children}
      </CadreMiniJeuTelephone>
    );
  if (outcomeHidden)
    return (
      <CadreMiniJeuTelephone scene={scene}>
        <ArdoiseDuNombreADeviner nombre={undefined} className={styles["ardoise"]} />
        <p className={styles["phrase"]}>
          {jeu.designe === moi ? (
            "Tu as dit"
          ) : (
            <>
              <NomCraie>{nommer(jeu.designe)}</NomCraie> annonce
            </>
          )}{" "}
          <b>{venu?.devine?.propose}</b>
        </p>
        <p className={styles["note"]}>Et sur l’ardoise, il y a…</p>
        {children}
      </CadreMiniJeuTelephone>
    );
  if (jeu.designe === moi)
    return (
      <Deviner scene={scene} moi={moi}>
        {children}
      </Deviner>
    );
  return (
    <CadreMiniJeuTelephone scene={scene}>
      <ArdoiseDuNombreADeviner nombre={undefined} className={styles["ardoise"]} />
      <p className={styles["phrase"]}>
        <NomCraie>{nommer(jeu.designe)}</NomCraie> devine son ardoise
      </p>
      <p className={styles["note"]}>Chut&nbsp;: personne ne souffle.</p>
      {children}
    </CadreMiniJeuTelephone>
  );
}

function Deviner({ scene, moi, children }: PropsMiniJeuTelephone<"devine">): ReactElement {
  const { vue, jeu } = scene;
  const { id, enCours, jouer } = useFormulaireCoup(scene, (nombre) => ({
    type: "deviner",
    nombre,
  }));
  return (
    <CadreMiniJeuTelephone
      scene={scene}
      bas={
        <Bouton taille="telephone" pleineLargeur type="submit" form={id} chargement={enCours}>
          C’est mon compte
        </Bouton>
      }
    >
      <AnnonceATonTour />
      <p className={styles["phrase"]}>Combien de gorgées sur ton ardoise&nbsp;?</p>
      <SaisieGorgeesDevinees id={id} fige={enCours} onValider={jouer} />
      <p className={styles["note"]}>
        À {TOLERANCE_DEVINE_TES_GORGEES} près, c’est gagné. Sinon&nbsp;:{" "}
        <b>{direPenaliteDeMiniJeu(jeu.penalite, estJoueurSansAlcool(vue, moi))}</b>.
      </p>
      {children}
    </CadreMiniJeuTelephone>
  );
}

function Verdict({
  scene: { vue, jeu, nommer },
  moi,
}: Omit<PropsMiniJeuTelephone<"devine">, "children">) {
  const cestMoi = jeu.designe === moi;
  const verdict = jugerDevineTesGorgees(jeu);
  const peine = direCeQueFaitLePerdant(jeu.penalite, estJoueurSansAlcool(vue, jeu.designe));
  const qui = <NomCraie>{nommer(jeu.designe)}</NomCraie>;
  return (
    <>
      <p className={styles["sort"]} data-phase="fini">
        {verdict === "rate" ? "Raté" : verdict === "pile" ? "Pile\u00A0!" : "Bravo\u00A0!"}
      </p>
      <p className={styles["phrase"]}>
        {verdict !== "rate" ? (
          cestMoi ? (
            "Tu connais ton ardoise"
          ) : (
            <>Félicitations, {qui}</>
          )
        ) : cestMoi ? (
          `Tu ${peine.replace("boit", "bois").replace("fait", "fais")}`
        ) : (
          <>
            {qui} {peine}
          </>
        )}
      </p>
      {jeu.propose !== jeu.reel && (
        <p className={styles["note"]}>
          {cestMoi ? "Tu as dit" : "Annoncé\u00A0:"} <b>{jeu.propose}</b>, c’était <b>{jeu.reel}</b>
        </p>
      )}
    </>
  );
}
