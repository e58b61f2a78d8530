import { SaisieMise, useCoup } from "../saisie-nombre.tsx";
import type { ReactElement } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { AvecNom, NOM } from "../noms.tsx";
import { AToi, Carton, CartonAbandon, type PropsTelephone } from "../carton.tsx";
import { direIssue, direIssueATable, direMise, issueDe, ISSUES, SECTEURS } from "./issues.ts";
import { sansAlcool } from "../scene.ts";
import { Roue } from "./roue.tsx";
import styles from "../telephone.module.css";
import { type Lancer, useBille } from "./bille.ts";
import { useVibration } from "../../scenes/joueur/use-vibration.ts";

export function GambleTelephone({ scene, moi, children }: PropsTelephone<"gamble">): ReactElement {
  const { jeu } = scene;
  const sienne = jeu.designe === moi;
  const lancer = useBille(jeu, { sienne });
  const issue = issueDe(jeu);
  const couchee = sienne && lancer.vecu && lancer.phase === "fini" && issue !== null;
  useVibration(couchee ? (SECTEURS[issue].bonne ? "clic" : "boire") : null, `bille ${issue ?? ""}`);
  if (jeu.abandon) return <CartonAbandon scene={scene}>{children}</CartonAbandon>;
  if (lancer.phase === "attente" && jeu.designe === moi)
    return (
      <Miser scene={scene} moi={moi}>
        {children}
      </Miser>
    );
  return (
    <Carton scene={scene}>
      <Roue muette lancer={lancer} pas={jeu.pas} className={styles["roue"]} />
      {lancer.phase === "attente" ? (
        <p className={styles["phrase"]}>
          <NomCraie>{scene.nommer(jeu.designe)}</NomCraie> mise des gorgées
        </p>
      ) : (
        <Course scene={scene} moi={moi} lancer={lancer} />
      )}
      {children}
    </Carton>
  );
}

function Miser({ scene, children }: PropsTelephone<"gamble">): ReactElement {
  const { id, enCours, jouer } = useCoup(scene, (mise) => ({ type: "miser", mise }));
  return (
    <Carton
      scene={scene}
      bas={
        <Bouton taille="telephone" pleineLargeur type="submit" form={id} chargement={enCours}>
          Lancer la bille
        </Bouton>
      }
    >
      <AToi />
      <p className={styles["phrase"]}>Combien de gorgées mises-tu&nbsp;?</p>
      <SaisieMise id={id} fige={enCours} onValider={jouer} />
      <p className={styles["note"]}>La roue décide qui les boit.</p>
      {children}
    </Carton>
  );
}

interface PropsCourse extends Omit<PropsTelephone<"gamble">, "children"> {
  readonly lancer: Lancer;
}

function Course({ scene: { vue, jeu, nommer }, moi, lancer }: PropsCourse): ReactElement {
  const cestMoi = jeu.designe === moi;
  const qui = nommer(jeu.designe);
  const issue = issueDe(jeu);
  const dessous = ISSUES[lancer.secteur];
  if (lancer.phase === "fini" && issue !== null) {
    const eau = sansAlcool(vue, moi);
    return (
      <p className={styles["sort"]} data-phase="fini">
        <span>
          <AvecNom
            texte={
              direIssueATable(issue, { mise: jeu.mise, cestMoi, eau }) ??
              direIssue(issue, NOM, jeu.mise, sansAlcool(vue, jeu.designe))
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
        &nbsp;: <b>{direMise(jeu.mise)}</b>
      </p>
      <p className={styles["sort"]} aria-hidden="true">
        {dessous === undefined ? "La bille roule…" : SECTEURS[dessous].dit}
      </p>
    </>
  );
}
