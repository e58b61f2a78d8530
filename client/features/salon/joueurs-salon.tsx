import { type ReactElement, useState } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { classes } from "../../ui/classes.ts";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import type { Ecriture } from "../../ui/largeur-nom.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import styles from "./joueurs-salon.module.css";
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
          <Ligne
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
      <Kick
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

interface LigneProps {
  readonly joueur: VueJoueur;
  readonly ecriture: Ecriture;
  readonly absent: boolean;
  readonly retirer: (() => void) | undefined;
  readonly basculerEau: (() => void) | undefined;
}

function Ligne({ joueur, ecriture, absent, retirer, basculerEau }: LigneProps): ReactElement {
  const { pseudo, createur, sansAlcool } = joueur;
  return (
    <li className={classes(styles["joueur"], absent && styles["absent"])}>
      {absent && <Icone nom="absent" taille="1em" libelle="Absent" />}
      {pseudo !== "" && <NomAjuste ecriture={ecriture}>{pseudo}</NomAjuste>}
      {createur && <span className={styles["createur"]}>(Créateur)</span>}
      {basculerEau !== undefined ? (
        <BoutonIcone
          icone="eau"
          nu
          aria-pressed={sansAlcool}
          className={classes(styles["bouton"], styles["eau"])}
          libelle={`Sans alcool, ${pseudo}`}
          onClick={basculerEau}
        />
      ) : (
        sansAlcool && <Icone nom="eau" taille="1.1em" libelle="Sans alcool" />
      )}
      {retirer !== undefined && (
        <BoutonIcone
          icone="croix"
          nu
          className={styles["bouton"]}
          libelle={`Retirer ${pseudo}`}
          onClick={retirer}
        />
      )}
    </li>
  );
}

interface KickProps {
  readonly joueur: VueJoueur | undefined;
  readonly onFermer: () => void;
  readonly confirmer: () => void;
}

function Kick({ joueur, onFermer, confirmer }: KickProps): ReactElement {
  return (
    <Dialogue
      ouvert={joueur !== undefined}
      onFermer={onFermer}
      titre={`Retirer ${joueur?.pseudo ?? ""}\u00A0?`}
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
          <Bouton variante="danger" onClick={confirmer}>
            Retirer
          </Bouton>
        </>
      }
    >
      <p>Son téléphone revient à l’accueil et ne pourra plus rejoindre cette room.</p>
    </Dialogue>
  );
}
