import type { ReactElement } from "react";
import { GORGEES_CUL_SEC } from "#contracts/limites.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { DessinAuTrait } from "../../ui/dessins.tsx";
import { NomCraie, TitreCraie } from "../../ui/craie.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { useMiniGameMoveOnScreen } from "../../scenes/timeline/move-beats.tsx";
import { PhraseAvecNomALaCraie, MARQUE_DU_NOM_DANS_UNE_PHRASE } from "../noms.tsx";
import { Barillet } from "./barillet.tsx";
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
  VoletDeCoupALaPlaceDUnJoueur,
} from "../cadre-hote.tsx";
import {
  PhraseQuiViseQui,
  TITRE_CHAMBRE_VIDE,
  direBarillet,
  direTirDeRouletteRusse,
  trouverAdversaireAuDuel,
  retirerClicDeLaPhraseDeTir,
} from "./mots.tsx";

/** Russian roulette on the slate. jeu §4. */
export function RouletteRusseHote({
  scene,
  panneau,
}: PropsPlateauHote<DonneesMiniJeuDeNom<"rouletteRusse">>): ReactElement {
  const { jeu } = scene;
  return (
    <CadreMiniJeuHote
      scene={scene}
      panneau={panneau}
      dessin={
        <>
          <Barillet
            tirs={jeu.tirs}
            culSec={jeu.penalite === GORGEES_CUL_SEC}
            className={styles["trace"]}
          />
          {!jeu.fini && <p className={styles["legende"]}>{direBarillet(jeu.tirs.length)}</p>}
        </>
      }
    >
      {jeu.fini ? <Pan {...scene} /> : <Duel {...scene} />}
    </CadreMiniJeuHote>
  );
}

function Duel(scene: DonneesMiniJeuDeNom<"rouletteRusse">): ReactElement {
  const { vue, jeu, nommer } = scene;
  const { outcomeHidden, enCours, qui, finir } = useMiniGameMoveOnScreen();
  const main = qui === "" ? jeu.designe : qui;
  return (
    <>
      <ul className={styles["duel"]} aria-label="Le duel">
        {jeu.joueurs.map((id) => (
          <li key={id} data-main={id === main}>
            <NomAjuste>{nommer(id)}</NomAjuste>
            {id === main && (
              <>
                <Revolver className={styles["revolver"]} />
                <span className="visually-hidden">a la main</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={styles["propos"]}>
        {!enCours && (
          <p className={styles["enjeu"]}>
            En jeu&nbsp;:{" "}
            <b>{direPenaliteDeMiniJeu(jeu.penalite, estJoueurSansAlcool(vue, main))}</b>
          </p>
        )}
        {enCours && !outcomeHidden && <TitreCraie taille="grand">{TITRE_CHAMBRE_VIDE}</TitreCraie>}
        <p className={styles["fait"]} data-tenu={enCours} role="status">
          {outcomeHidden ? (
            <PhraseQuiViseQui nommer={nommer} />
          ) : (
            <DernierTir scene={scene} tenu={enCours} />
          )}
        </p>
      </div>
      <VoletDeCoupALaPlaceDUnJoueur scene={scene}>
        <div className={styles["gachettes"]}>
          {(["soi", "autre"] as const).map((sur) => (
            <Bouton
              key={sur}
              variante="contour"
              taille="hote"
              aria-disabled={enCours}
              onClick={() =>
                // while the last result is still shown, a press ends its telling instead of shooting
                enCours ? finir() : void scene.jouer({ type: "tirer", tir: jeu.tirs.length, sur })
              }
            >
              {sur === "soi" ? "Se tirer dessus" : "Tirer sur l'autre"}
            </Bouton>
          ))}
        </div>
      </VoletDeCoupALaPlaceDUnJoueur>
    </>
  );
}

function DernierTir({
  scene: { vue, jeu, nommer },
  tenu,
}: {
  readonly scene: DonneesMiniJeuDeNom<"rouletteRusse">;
  readonly tenu: boolean;
}): ReactElement {
  const dernier = jeu.tirs.at(-1);
  if (dernier === undefined)
    return (
      <>
        <NomCraie>{nommer(jeu.designe)}</NomCraie> a le revolver.
      </>
    );
  const dit = direTirDeRouletteRusse(
    dernier,
    MARQUE_DU_NOM_DANS_UNE_PHRASE,
    estJoueurSansAlcool(vue, dernier.par),
  );
  return (
    <PhraseAvecNomALaCraie
      texte={tenu ? retirerClicDeLaPhraseDeTir(dit) : dit}
      nom={nommer(dernier.par)}
    />
  );
}

function Pan({ vue, jeu, nommer }: DonneesMiniJeuDeNom<"rouletteRusse">): ReactElement | null {
  const dernier = jeu.tirs.at(-1);
  if (dernier === undefined) return null;
  const { par, sur } = dernier;
  return (
    <div className={styles["verdict"]} role="status">
      <TitreCraie taille="grand">Pan&nbsp;!</TitreCraie>
      <p className={styles["phrase"]}>
        <NomCraie souligne>{nommer(sur)}</NomCraie>{" "}
        <b>{direCeQueFaitLePerdant(jeu.penalite, estJoueurSansAlcool(vue, sur))}</b>
      </p>
      <p className={styles["note"]}>
        {par === sur ? (
          <>
            <NomCraie>{nommer(trouverAdversaireAuDuel(jeu, par))}</NomCraie> l’a échappé belle.
          </>
        ) : (
          <>
            <NomCraie>{nommer(par)}</NomCraie> a visé juste.
          </>
        )}
      </p>
      <ConseilBoireLentement vue={vue} />
    </div>
  );
}

/** A revolver beside the player whose turn it is, drawn in one line; decorative, for the words say it too. */
function Revolver({ className }: { readonly className?: string | undefined }): ReactElement {
  return (
    <DessinAuTrait className={className} boite={[132, 78]} trait={4.2}>
      <path d="M78 17h49v11H78M119 17v-6" />
      <path d="M44 12h34v25H44zM44 20.500h34M44 28.500h34" />
      <path d="M44 14l-9-8-5 4 6 9c-4 4-5 7-9 13L7 62c-2 4 0 6 4 7l12 3c4 1 6-1 7-5l6-22c1-4 4-6 8-6h34l7-9" />
      <path d="M49 39c0 18 24 18 24 0M61 39c0 4-1 6-4 8" />
    </DessinAuTrait>
  );
}
