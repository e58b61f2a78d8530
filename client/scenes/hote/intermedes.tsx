import { type ReactElement, useEffect } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { mettreEspacesInsecables } from "../../ui/typographie.tsx";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { DessinPatron } from "./patron/patron.tsx";
import { TitreCraie } from "../../ui/craie.tsx";
import { preloadMedia } from "../../quizz/preload-media.ts";
import { DessinAuTrait } from "../../ui/dessins.tsx";
import { TexteAjusteHote } from "./texte.tsx";
import styles from "./intermedes.module.css";

interface Props {
  readonly vue: Vue;
  readonly nombre: 3 | 2 | 1;
  /** Whether the patron speaks elsewhere on the slate; otherwise he greets here, without a word. */
  readonly parle: boolean;
}

/** Three, two, one over the first question: mise-en-scene.md "Launch". */
export function CompteAReboursDuLancementHote({ vue, nombre, parle }: Props): ReactElement {
  const compact = useIsCompactScreen();
  return (
    <div className={styles["depart"]}>
      <p className={styles["menu"]}>Au menu&nbsp;: {mettreEspacesInsecables(vue.titre)}</p>
      <p key={nombre} className={styles["nombre"]} aria-hidden="true">
        {nombre}
      </p>
      {!parle && !compact && vue.bavardage !== "muet" && (
        <div className={styles["patron"]}>
          <DessinPatron pose="amuse" />
        </div>
      )}
    </div>
  );
}

/** The veil over a paused game, whose brass button says 'Reprendre'. */
export function VoilePartieEnPause(): ReactElement {
  return (
    <div className={styles["pause"]}>
      <svg
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth={7}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M15 7.500c.6 11-.5 22 .2 33M33 7c-.5 12 .6 22-.1 33.500" />
      </svg>
      <TitreCraie taille="grand" niveau={1}>
        Pause
      </TitreCraie>
      <p>Le temps d’un verre d’eau. Rien ne bouge, personne ne perd rien.</p>
    </div>
  );
}

/** The warning before a timed question, while its media is fetched. The sentence is that of jeu §4. */
export function EtapeAvertissementQuestionMinutee({
  media,
}: {
  readonly media: string;
}): ReactElement {
  useEffect(() => preloadMedia(media), [media]);
  return (
    <div className={styles["page"]}>
      <Sablier />
      <TexteAjusteHote balise="h1" min={3} max={5.6} ancrage="milieu" className={styles["texte"]}>
        <span className={styles["appel"]}>Attention !</span> La prochaine question est une question
        avec un temps limite.
      </TexteAjusteHote>
    </div>
  );
}

/** An hourglass in the style of our icons. */
function Sablier(): ReactElement {
  return (
    <DessinAuTrait className={styles["sablier"]} boite={[64, 84]} trait={3.6}>
      <path d="M10 5.500c14-.8 30 .6 44 0M10 78.800c15 .5 29-.7 44-.1" />
      <path d="M14 6c-.5 18 3 23 13.500 32.500 2.500 2.300 2.500 4.800 0 7C17 55 13.500 60 14 78M50 6c.5 18-3 23-13.500 32.500-2.500 2.300-2.500 4.800 0 7C47 55 50.500 60 50 78" />
      <path d="M21 23c7 3.500 15 3.500 22 0L32 37z" fill="currentColor" stroke="none" />
      <path
        d="M18.500 76c1-7 6.500-12.500 13.500-16 7 3.500 12.500 9 13.500 16z"
        fill="currentColor"
        stroke="none"
      />
      <path className={styles["filet"]} d="M32 40v18" strokeDasharray="2.500 6" />
    </DessinAuTrait>
  );
}
