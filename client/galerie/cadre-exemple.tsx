/** The host's screen around what a view shows. */
import type { ReactElement, ReactNode } from "react";
import { Ardoise, UNE_COLONNE } from "../scenes/hote/ardoise.tsx";
import { Bouton, BoutonIcone } from "../ui/bouton.tsx";
import { CadreArdoise } from "../partie/cadre-ardoise.tsx";
import type { LigneArdoise } from "../scenes/hote/ligne-ardoise.tsx";
import { Logo } from "../ui/logo.tsx";
import { Minuteur } from "../ui/minuteur.tsx";
import { type EtatOption, OptionVerreLue } from "../ui/option-verre.tsx";
import { TexteAjuste } from "../ui/texte-ajuste.tsx";
import { VERRES } from "../ui/verre.tsx";
import { SIX } from "./exemples-hote.ts";
import styles from "./vues-hote.module.css";

export function Hote({
  centre,
  gauche,
  lignes = SIX,
  action = "Révéler",
  rouge,
  pied,
  salon,
  progres,
}: {
  readonly centre: ReactNode;
  readonly gauche?: ReactNode;
  readonly lignes?: readonly LigneArdoise[] | undefined;
  readonly action?: string;
  readonly rouge?: boolean;
  readonly pied?: ReactNode;
  readonly progres?: ReactNode;
  readonly salon?: boolean;
}): ReactElement {
  return (
    <CadreArdoise
      rouge={rouge}
      colonnes={lignes.length > UNE_COLONNE ? 2 : 1}
      entete={
        <>
          <Logo taille="2.1rem" />
          <span className={styles["quizz"]}>Apéro et culture générale</span>
          <span className={styles["progres"]}>
            {progres ?? (
              <>
                <b>7</b> / 15
              </>
            )}
          </span>
          <BoutonIcone icone="menu" libelle="Menu" />
        </>
      }
      gauche={gauche}
      centre={centre}
      droite={
        lignes.length > 0 ? (
          <Ardoise
            titre={salon === true ? "Joueurs" : "L’ardoise"}
            sansCompte={salon}
            lignes={lignes}
          />
        ) : undefined
      }
      pied={
        <>
          {pied ?? (
            <span>
              Rejoindre sur <b className={styles["fort"]}>192.168.1.24:3000</b> avec le code{" "}
              <b className={styles["code"]}>4KX2P9</b>
            </span>
          )}
          <span className={styles["pousse"]} />
          <Bouton taille="hote">{action}</Bouton>
        </>
      }
    />
  );
}

export function QuestionExemple({
  texte,
  options,
  lignes,
  resteMs = 12_000,
  etats,
}: {
  readonly texte: string;
  readonly options: readonly string[];
  readonly lignes?: readonly LigneArdoise[];
  readonly resteMs?: number;
  readonly etats?: readonly EtatOption[];
}): ReactElement {
  return (
    <Hote
      lignes={lignes}
      gauche={
        <>
          <Minuteur resteMs={resteMs} dureeMs={20_000} />
          <div className={styles["preuve"]}>
            La preuve
            <br />
            après la réponse
          </div>
        </>
      }
      centre={
        <>
          <TexteAjuste balise="h1" min={2.6} max={5.4}>
            {texte}
          </TexteAjuste>
          <div className={styles["options"]} data-nombre={options.length}>
            {options.map((option, i) => {
              const verre = VERRES[i];
              return (
                verre && (
                  <OptionVerreLue key={option} lettre={verre.lettre} etat={etats?.[i]}>
                    <TexteAjuste min={1.5} max={2.7} ancrage="milieu" police="texte">
                      {option}
                    </TexteAjuste>
                  </OptionVerreLue>
                )
              );
            })}
          </div>
        </>
      }
    />
  );
}
