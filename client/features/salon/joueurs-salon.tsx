import { type ReactElement, useState } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";
import type { Ecriture } from "../../ui/largeur-nom.ts";
import styles from "./joueurs-salon.module.css";
import { ConfirmerRetrait } from "./confirmer-retrait.tsx";
import { LigneJoueurSalon } from "./ligne-joueur-salon.tsx";
import { useAgir } from "../../partie/use-agir.ts";

/** Columns of names on the slate; the frame gives them the width they need beyond the first ones. */
export function colonnesDuSalon(n: number): 1 | 2 | 3 {
  if (n <= 16) return 1;
  return n <= 42 ? 2 : 3;
}

/** On the slate: one column, two, then denser ones. */
function disposition(n: number, local: boolean): string {
  if (n <= (local ? 8 : 10)) return "1";
  if (n <= (local ? 13 : 16)) return "1 serre";
  if (n <= 22) return "2";
  return n <= 42 ? "2 dense" : "3 dense";
}

/** In a crowd the names are printed, whole and readable from afar. */
function ecritureDe(n: number): Ecriture {
  if (n <= 16) return "craie";
  return n <= 22 ? "etroite" : "imprime";
}

/** Who is in the room, as they arrive; the creator cannot be removed (jeu §2). */
export function JoueursSalon({ vue }: { readonly vue: Vue }): ReactElement {
  const agir = useAgir();
  const [kick, setKick] = useState("");
  const local = vue.modeJeu === "local";
  const joueurs = Object.entries(vue.joueurs);
  const seul = joueurs.length === 1;
  const retirer = (id: string) => void agir({ type: "supprimerJoueur", joueur: id });
  return (
    <>
      <ul className={styles["joueurs"]} data-colonnes={disposition(joueurs.length, local)}>
        {joueurs.map(([id, joueur]) => (
          <LigneJoueurSalon
            key={id}
            joueur={joueur}
            ecriture={ecritureDe(joueurs.length)}
            absent={!joueur.present && !local && id !== CLE_CREATEUR}
            retirer={id === CLE_CREATEUR ? undefined : () => (local ? retirer(id) : setKick(id))}
            basculerEau={
              local && id !== CLE_CREATEUR
                ? () => void agir({ type: "sansAlcool", actif: !joueur.sansAlcool, joueur: id })
                : undefined
            }
          />
        ))}
      </ul>
      {seul && (
        <p className={styles["vide"]}>
          {local ? "Personne encore. Qui joue\u00A0?" : "Les noms s’écriront ici, à la craie."}
        </p>
      )}
      <ConfirmerRetrait
        joueur={vue.joueurs[kick]}
        onFermer={() => setKick("")}
        confirmer={() => {
          retirer(kick);
          setKick("");
        }}
      />
    </>
  );
}
