import { type ReactElement, useState } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";
import type { Ecriture } from "../../ui/largeur-nom.ts";
import styles from "./joueurs-salon.module.css";
import { ConfirmerRetrait } from "./confirmer-retrait.tsx";
import { LigneJoueurSalon } from "./ligne-joueur-salon.tsx";
import { TelecommandeSalon } from "./telecommande-salon.tsx";
import { useAgir } from "../../partie/use-agir.ts";

/** With more of them, a name has its line for itself. */
const BOCKS_MAX = 22;

/** Columns of names on the slate; the frame gives them the width they need beyond the first ones. */
export function colonnesDuSalon(n: number, local: boolean): 1 | 2 | 3 {
  if (local && n <= 16) return 1;
  return n <= 42 ? 2 : 3;
}

/** On the slate, of so many beside the creator: one column, two, then denser ones; « Ce soir » is under a few. */
function disposition(n: number, local: boolean, soir: boolean): string {
  if (local && n <= 13) return n <= 7 ? "1" : "1 serre";
  if (n <= 4 && !soir) return "1";
  if (n <= 17) return "2 serre";
  if (n <= 22) return "2";
  return n <= 42 ? "2 dense" : "3 dense";
}

/** In a crowd the names are printed, whole and readable from afar. */
function ecritureDe(n: number): Ecriture {
  if (n <= 16) return "craie";
  return n <= 22 ? "etroite" : "imprime";
}

/** Who is in the room, as they arrive; the creator is one of them, in creator mode or not, and cannot be removed (jeu §2). */
export function JoueursSalon({ vue }: { readonly vue: Vue }): ReactElement {
  const agir = useAgir();
  const [kick, setKick] = useState("");
  const local = vue.modeJeu === "local";
  const joueurs = Object.entries(vue.joueurs);
  const nombre = joueurs.filter(([id]) => id !== CLE_CREATEUR).length;
  const retirer = (id: string) => void agir({ type: "supprimerJoueur", joueur: id });
  return (
    <>
      <ul
        className={styles["joueurs"]}
        data-local={local}
        data-colonnes={disposition(nombre, local, vue.soir !== undefined)}
      >
        {joueurs.map(([id, joueur]) => (
          <LigneJoueurSalon
            key={id}
            id={id}
            avecBock={!local && nombre <= BOCKS_MAX}
            joueur={joueur}
            ecriture={ecritureDe(nombre)}
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
      {nombre === 0 && (
        <p className={styles["vide"]}>
          {local ? "Personne encore. Qui joue\u00A0?" : "Les noms s’écriront ici, à la craie."}
        </p>
      )}
      <TelecommandeSalon vue={vue} />
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
