/** The salon on a phone, before and after a game: waiting for the host, with the people who are there. */
import { BockParNumeroDeDessin, TraitsDuDessin } from "../../partie/dessins/bock.tsx";
import { useDessinParNumero } from "../../partie/dessins/drawing-cache.ts";
import { listerJoueursAuComptoir } from "../../partie/joueurs.ts";
import { useMonJoueur, useVueDeLaRoom } from "../../partie/vue.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { joinClassNames } from "../../ui/classes.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { VerreDEauSansAlcool } from "../sans-alcool.tsx";
import { DessinDuLogo } from "../../ui/logo.tsx";
import { CadreDeTelephone } from "../../ui/sous-bock.tsx";
import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { direLigneDuSoir, direPlaceDuSoir } from "../../partie/mots/soiree.ts";
import styles from "./salon-joueur.module.css";

/** Most people in a room whose drawings a phone shows: in a larger crowd, each phone would fetch all of them. */
const BOCKS_MAX = 24;

interface Props {
  /** The button that goes back to the drawing sheet: its text, and what a press does. */
  readonly redessiner?: { readonly mot: string; readonly faire: () => void } | undefined;
}

export function SalonJoueur({ redessiner }: Props) {
  const { vue, moi } = useVueDeLaRoom();
  const gens = listerJoueursAuComptoir(vue);
  const mien = useDessinParNumero(useMonJoueur()?.dessin ?? 0);
  return (
    <CadreDeTelephone haut={<EnTeteDuSalonJoueur vue={vue} />}>
      <div className={styles["accueil"]}>
        {mien === null ? (
          <span className={styles["dessin"]}>
            <DessinDuLogo />
          </span>
        ) : (
          <span className={styles["mien"]} role="img" aria-label="Ton sous-bock">
            <TraitsDuDessin dessin={mien} />
          </span>
        )}
        <h1>
          {mien === null ? (
            "On attend que l’hôte lance la partie"
          ) : (
            <>
              Posé.
              <br />
              On attend l’hôte.
            </>
          )}
        </h1>
        <p className={styles["quizz"]} aria-live="polite">
          {vue.phase === "salon" && vue.titre !== "" ? (
            <>
              Au menu&nbsp;: <b>{vue.titre}</b>
            </>
          ) : (
            "Le quizz se choisit sur l’ardoise. Pose ton téléphone et regarde."
          )}
        </p>
        {redessiner !== undefined && (
          <Bouton variante="discret" onClick={redessiner.faire}>
            {redessiner.mot}
          </Bouton>
        )}
      </div>
      <MonSoir />
      <ul className={styles["gens"]} aria-label="Au comptoir">
        {gens.map(([id, joueur]) => (
          <li
            key={id}
            className={joinClassNames(
              !joueur.present && styles["absent"],
              id === moi && styles["moi"],
            )}
          >
            {gens.length <= BOCKS_MAX && (
              <BockParNumeroDeDessin
                pseudo={joueur.pseudo}
                dessin={joueur.dessin}
                taille="1.85rem"
                plat
              />
            )}
            <NomCraie coupe>{joueur.pseudo}</NomCraie>
            {joueur.sansAlcool && <VerreDEauSansAlcool taille="1.05em" />}
            {!joueur.present && <Icone nom="absent" taille="1.05em" libelle="Hors ligne" />}
            {id === moi && <span className="visually-hidden">(toi)</span>}
          </li>
        ))}
      </ul>
    </CadreDeTelephone>
  );
}

/** Top of the mat while nothing is played: the room, and how many wait in it. */
export function EnTeteDuSalonJoueur({ vue }: { readonly vue: Vue }): ReactElement {
  const n = listerJoueursAuComptoir(vue).length;
  return (
    <>
      <span>
        Room <b className={styles["code"]}>{vue.code}</b>
      </span>
      <span>{n}&nbsp;au comptoir</span>
    </>
  );
}

/** The player's own line of « Ce soir », once a quizz has ended. */
function MonSoir(): ReactElement | null {
  const { vue, moi } = useVueDeLaRoom();
  const sansAlcool = useMonJoueur()?.sansAlcool ?? false;
  const mienne = vue.soir?.lignes.find(({ id }) => id === moi);
  if (mienne === undefined) return null;
  return (
    <p className={styles["soir"]}>
      <span>Ce soir</span>
      <b>{direPlaceDuSoir(mienne)}</b>
      <span>{direLigneDuSoir(mienne, sansAlcool)}</span>
    </p>
  );
}
