import { type ReactElement, useState } from "react";
import { type CibleRoulette } from "#contracts/mini-jeux.ts";
import { GORGEES_CUL_SEC } from "#contracts/limites.ts";
import { useMiniGameMoveOnScreen } from "../../scenes/timeline/move-beats.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { PhraseAvecNomALaCraie, MARQUE_DU_NOM_DANS_UNE_PHRASE } from "../noms.tsx";
import { Barillet } from "./barillet.tsx";
import {
  AnnonceATonTour,
  CadreMiniJeuTelephone,
  CadreMiniJeuAbandonneTelephone,
  type PropsMiniJeuTelephone,
} from "../carton.tsx";
import { direCeQueFaitLePerdant, direPenaliteDeMiniJeu, estJoueurSansAlcool } from "../scene.ts";
import styles from "../telephone.module.css";
import {
  PhraseQuiViseQui,
  TITRE_CHAMBRE_VIDE,
  direBarillet,
  direTirDeRouletteRusse,
  trouverAdversaireAuDuel,
  retirerClicDeLaPhraseDeTir,
} from "./mots.tsx";

export function RouletteRusseTelephone({
  scene,
  moi,
  children,
}: PropsMiniJeuTelephone<"rouletteRusse">): ReactElement {
  const { vue, jeu } = scene;
  const coup = useMiniGameMoveOnScreen();
  const [enCours, setEnCours] = useState<CibleRoulette | null>(null);
  if (jeu.abandon)
    return (
      <CadreMiniJeuAbandonneTelephone scene={scene}>{children}</CadreMiniJeuAbandonneTelephone>
    );
  // not while the last result is still shown: the turn passes on screen only after it
  const aMoi = jeu.designe === moi && !jeu.fini && !coup.enCours;
  const tirer = async (sur: CibleRoulette) => {
    setEnCours(sur);
    await scene.jouer({ type: "tirer", tir: jeu.tirs.length, sur });
    setEnCours(null);
  };
  const bouton = (sur: CibleRoulette, texte: string) => (
    <Bouton
      variante="contour"
      taille="telephone"
      pleineLargeur
      chargement={enCours === sur}
      disabled={enCours !== null && enCours !== sur}
      onClick={() => void tirer(sur)}
    >
      {texte}
    </Bouton>
  );
  return (
    <CadreMiniJeuTelephone
      scene={scene}
      bas={
        aMoi ? (
          <>
            {bouton("soi", "Se tirer dessus")}
            {bouton("autre", "Tirer sur l'autre")}
          </>
        ) : undefined
      }
    >
      {aMoi && <AnnonceATonTour />}
      <Barillet
        tirs={jeu.tirs}
        culSec={jeu.penalite === GORGEES_CUL_SEC}
        className={styles["barillet"]}
      />
      <div className={styles["dit"]}>
        {jeu.fini ? (
          <Pan scene={scene} moi={moi} />
        ) : coup.enCours ? (
          <Tire scene={scene} moi={moi} />
        ) : (
          <>
            <p className={styles["legende"]}>{direBarillet(jeu.tirs.length)}</p>
            <p className={styles["phrase"]}>
              {aMoi ? (
                <>
                  Face à <NomCraie>{scene.nommer(trouverAdversaireAuDuel(jeu, moi))}</NomCraie>
                </>
              ) : (
                <>
                  <NomCraie>{scene.nommer(jeu.designe)}</NomCraie> a le revolver
                  {trouverAdversaireAuDuel(jeu, jeu.designe) === moi && ", face à toi"}
                </>
              )}
            </p>
            <p className={styles["enjeu"]}>
              En jeu&nbsp;:{" "}
              <b>{direPenaliteDeMiniJeu(jeu.penalite, estJoueurSansAlcool(vue, moi))}</b>
            </p>
            <Dernier scene={scene} moi={moi} />
          </>
        )}
      </div>
      {children}
    </CadreMiniJeuTelephone>
  );
}

/** A shot on a phone: who aims at whom during one second, then the result. */
function Tire({
  scene,
  moi,
}: Omit<PropsMiniJeuTelephone<"rouletteRusse">, "children">): ReactElement {
  const { outcomeHidden } = useMiniGameMoveOnScreen();
  if (outcomeHidden)
    return (
      <p className={styles["phrase"]}>
        <PhraseQuiViseQui nommer={scene.nommer} moi={moi} />
      </p>
    );
  return (
    <>
      <p className={styles["pan"]}>{TITRE_CHAMBRE_VIDE}</p>
      <Dernier scene={scene} moi={moi} />
    </>
  );
}

function Dernier({
  scene,
  moi,
}: Omit<PropsMiniJeuTelephone<"rouletteRusse">, "children">): ReactElement {
  const { enCours } = useMiniGameMoveOnScreen();
  const dernier = scene.jeu.tirs.at(-1);
  if (dernier === undefined)
    return (
      <p className={styles["note"]}>
        {scene.jeu.designe === moi &&
          "Chambre vide sur toi\u00A0: tu gardes la main. Sur l’autre\u00A0: tu bois, et elle passe."}
      </p>
    );
  const { par } = dernier;
  const dit = direTirDeRouletteRusse(
    dernier,
    par === moi ? null : MARQUE_DU_NOM_DANS_UNE_PHRASE,
    estJoueurSansAlcool(scene.vue, par),
  );
  return (
    <p className={styles["note"]}>
      <PhraseAvecNomALaCraie
        texte={enCours ? retirerClicDeLaPhraseDeTir(dit) : dit}
        nom={scene.nommer(par)}
      />
    </p>
  );
}

function Pan({
  scene: { vue, jeu, nommer },
  moi,
}: Omit<PropsMiniJeuTelephone<"rouletteRusse">, "children">) {
  const sur = jeu.tirs.at(-1)?.sur ?? "";
  const peine = direCeQueFaitLePerdant(jeu.penalite, estJoueurSansAlcool(vue, sur));
  return (
    <>
      <p className={styles["pan"]}>Pan&nbsp;!</p>
      <p className={styles["phrase"]}>
        {sur === moi ? (
          `Tu ${peine.replace("boit", "bois").replace("fait", "fais")}`
        ) : (
          <>
            <NomCraie>{nommer(sur)}</NomCraie> {peine}
          </>
        )}
      </p>
    </>
  );
}
