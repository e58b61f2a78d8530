import { SaisieMiseGamble, useFormulaireCoup } from "../saisie-nombre.tsx";
import type { ReactElement } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { PhraseAvecNomALaCraie, MARQUE_DU_NOM_DANS_UNE_PHRASE } from "../noms.tsx";
import {
  AnnonceATonTour,
  CadreMiniJeuTelephone,
  CadreMiniJeuAbandonneTelephone,
  type PropsMiniJeuTelephone,
} from "../carton.tsx";
import {
  direIssueGamble,
  direIssueGambleAuJoueur,
  direMiseGamble,
  issueDuGamble,
  ISSUES_GAMBLE,
  SECTEURS_ROUE_GAMBLE,
} from "./issues.ts";
import { estJoueurSansAlcool } from "../scene.ts";
import { RoueGamble } from "./roue.tsx";
import styles from "../telephone.module.css";
import { type LancerDeBille, useLancerDeBille } from "./bille.ts";
import { useVibration } from "../../scenes/joueur/use-vibration.ts";

export function GambleTelephone({
  scene,
  moi,
  children,
}: PropsMiniJeuTelephone<"gamble">): ReactElement {
  const { jeu } = scene;
  const sienne = jeu.designe === moi;
  const lancer = useLancerDeBille(jeu, { sienne });
  const issue = issueDuGamble(jeu);
  const couchee = sienne && lancer.vecu && lancer.phase === "fini" && issue !== null;
  useVibration(
    couchee ? (SECTEURS_ROUE_GAMBLE[issue].bonne ? "clic" : "boire") : null,
    `bille ${issue ?? ""}`,
  );
  if (jeu.abandon)
    return (
      <CadreMiniJeuAbandonneTelephone scene={scene}>{children}</CadreMiniJeuAbandonneTelephone>
    );
  if (lancer.phase === "attente" && jeu.designe === moi)
    return (
      <Miser scene={scene} moi={moi}>
        {children}
      </Miser>
    );
  return (
    <CadreMiniJeuTelephone scene={scene}>
      <RoueGamble muette lancer={lancer} pas={jeu.pas} className={styles["roue"]} />
      {lancer.phase === "attente" ? (
        <p className={styles["phrase"]}>
          <NomCraie>{scene.nommer(jeu.designe)}</NomCraie> mise des gorgées
        </p>
      ) : (
        <Course scene={scene} moi={moi} lancer={lancer} />
      )}
      {children}
    </CadreMiniJeuTelephone>
  );
}

function Miser({ scene, children }: PropsMiniJeuTelephone<"gamble">): ReactElement {
  const { id, enCours, jouer } = useFormulaireCoup(scene, (mise) => ({ type: "miser", mise }));
  return (
    <CadreMiniJeuTelephone
      scene={scene}
      bas={
        <Bouton taille="telephone" pleineLargeur type="submit" form={id} chargement={enCours}>
          Lancer la bille
        </Bouton>
      }
    >
      <AnnonceATonTour />
      <p className={styles["phrase"]}>Combien de gorgées mises-tu&nbsp;?</p>
      <SaisieMiseGamble id={id} fige={enCours} onValider={jouer} />
      <p className={styles["note"]}>La roue décide qui les boit.</p>
      {children}
    </CadreMiniJeuTelephone>
  );
}

interface PropsCourse extends Omit<PropsMiniJeuTelephone<"gamble">, "children"> {
  readonly lancer: LancerDeBille;
}

function Course({ scene: { vue, jeu, nommer }, moi, lancer }: PropsCourse): ReactElement {
  const cestMoi = jeu.designe === moi;
  const qui = nommer(jeu.designe);
  const issue = issueDuGamble(jeu);
  const dessous = ISSUES_GAMBLE[lancer.secteur];
  if (lancer.phase === "fini" && issue !== null) {
    const eau = estJoueurSansAlcool(vue, moi);
    return (
      <p className={styles["sort"]} data-phase="fini">
        <span>
          <PhraseAvecNomALaCraie
            texte={
              direIssueGambleAuJoueur(issue, { mise: jeu.mise, cestMoi, eau }) ??
              direIssueGamble(
                issue,
                MARQUE_DU_NOM_DANS_UNE_PHRASE,
                jeu.mise,
                estJoueurSansAlcool(vue, jeu.designe),
              )
            }
            nom={qui}
          />
        </span>
      </p>
    );
  }
  return (
    <>
      <p className={styles["enjeu"]}>
        {cestMoi ? (
          "Ta mise"
        ) : (
          <>
            Mise de <NomCraie>{qui}</NomCraie>
          </>
        )}
        &nbsp;: <b>{direMiseGamble(jeu.mise)}</b>
      </p>
      <p className={styles["sort"]} aria-hidden="true">
        {dessous === undefined ? "La bille roule…" : SECTEURS_ROUE_GAMBLE[dessous].dit}
      </p>
    </>
  );
}
