import type { ReactElement } from "react";
import { GORGEES_CUL_SEC } from "#contracts/limites.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { DessinAuTrait } from "../../ui/dessins.tsx";
import { NomCraie, TitreCraie } from "../../ui/craie.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { useMoveBeats } from "../../scenes/timeline/move-beats.tsx";
import { PhraseAvecNom, PLACE_DU_NOM } from "../noms.tsx";
import { Barillet } from "./barillet.tsx";
import styles from "../hote.module.css";
import {
  direCeQueFaitLePerdant,
  direPenalite,
  boitSansAlcool,
  type SceneDuMiniJeu,
} from "../scene.ts";
import {
  ConseilBoireLentement,
  CadreMiniJeuHote,
  type PropsMiniJeuHote,
  JouerASaPlace,
} from "../cadre-hote.tsx";
import {
  PhraseQuiViseQui,
  TITRE_CHAMBRE_VIDE,
  direBarillet,
  direTir,
  adversaireAuDuel,
  phraseSansClic,
} from "./mots.tsx";

/** Russian roulette on the slate. jeu §4. */
export function RouletteHote({
  scene,
  panneau,
}: PropsMiniJeuHote<SceneDuMiniJeu<"rouletteRusse">>): ReactElement {
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

function Duel(scene: SceneDuMiniJeu<"rouletteRusse">): ReactElement {
  const { vue, jeu, nommer } = scene;
  const { souffle, enCours, qui, finir } = useMoveBeats();
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
            En jeu&nbsp;: <b>{direPenalite(jeu.penalite, boitSansAlcool(vue, main))}</b>
          </p>
        )}
        {enCours && !souffle && <TitreCraie taille="grand">{TITRE_CHAMBRE_VIDE}</TitreCraie>}
        <p className={styles["fait"]} data-tenu={enCours} role="status">
          {souffle ? (
            <PhraseQuiViseQui nommer={nommer} />
          ) : (
            <DernierTir scene={scene} tenu={enCours} />
          )}
        </p>
      </div>
      <JouerASaPlace scene={scene}>
        <div className={styles["gachettes"]}>
          {(["soi", "autre"] as const).map((sur) => (
            <Bouton
              key={sur}
              variante="contour"
              taille="hote"
              aria-disabled={enCours}
              onClick={() =>
                // while a result is still being shown, a press only shows the rest of it
                enCours ? finir() : void scene.jouer({ type: "tirer", tir: jeu.tirs.length, sur })
              }
            >
              {sur === "soi" ? "Se tirer dessus" : "Tirer sur l'autre"}
            </Bouton>
          ))}
        </div>
      </JouerASaPlace>
    </>
  );
}

function DernierTir({
  scene: { vue, jeu, nommer },
  tenu,
}: {
  readonly scene: SceneDuMiniJeu<"rouletteRusse">;
  readonly tenu: boolean;
}): ReactElement {
  const dernier = jeu.tirs.at(-1);
  if (dernier === undefined)
    return (
      <>
        <NomCraie>{nommer(jeu.designe)}</NomCraie> a le revolver.
      </>
    );
  const dit = direTir(dernier, PLACE_DU_NOM, boitSansAlcool(vue, dernier.par));
  return <PhraseAvecNom texte={tenu ? phraseSansClic(dit) : dit} nom={nommer(dernier.par)} />;
}

function Pan({ vue, jeu, nommer }: SceneDuMiniJeu<"rouletteRusse">): ReactElement | null {
  const dernier = jeu.tirs.at(-1);
  if (dernier === undefined) return null;
  const { par, sur } = dernier;
  return (
    <div className={styles["verdict"]} role="status">
      <TitreCraie taille="grand">Pan&nbsp;!</TitreCraie>
      <p className={styles["phrase"]}>
        <NomCraie souligne>{nommer(sur)}</NomCraie>{" "}
        <b>{direCeQueFaitLePerdant(jeu.penalite, boitSansAlcool(vue, sur))}</b>
      </p>
      <p className={styles["note"]}>
        {par === sur ? (
          <>
            <NomCraie>{nommer(adversaireAuDuel(jeu, par))}</NomCraie> l’a échappé belle.
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
