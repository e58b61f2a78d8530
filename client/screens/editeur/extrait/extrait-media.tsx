/** From where to where a sound, a video or YouTube is played: kept in the media's address, never a new file (decision 0085, issue 11). */
import { type ReactElement, useState } from "react";
import type { Extrait } from "#contracts/fragment.ts";
import { ecrireExtrait, lireExtrait } from "#contracts/youtube.ts";
import type { Lecteur } from "../../../quizz/lecteur-media.tsx";
import { lireMedia } from "../../../quizz/lire-media.ts";
import { BoutonIcone } from "../../../ui/bouton.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { ChampsExtrait } from "./champs-extrait.tsx";
import styles from "./extrait.module.css";
import { longueurDePiste, TOUT_ENTENDU } from "./geometrie-piste.ts";
import { Piste } from "./piste.tsx";
import { useOnde, usePlatine } from "./use-platine.ts";

/** Those of the track, while it has the keyboard. */
const TOUCHES = [
  [["←", "→"], "un dixième"],
  [["Maj", "←", "→"], "une seconde"],
  [["Espace"], "écouter"],
  [["I", "O"], "début, fin ici"],
] as const;

interface Props {
  readonly media: string;
  /** What plays all of it on the page. */
  readonly lecteur: Lecteur | null;
  /** @param geste what is done again and again, and undone at once */
  readonly onChange: (media: string, geste?: string) => void;
  readonly temps: number | undefined;
  readonly onTemps: ((temps: number) => void) | undefined;
}

export function ExtraitMedia({
  media,
  lecteur,
  onChange,
  temps = 0,
  onTemps,
}: Props): ReactElement {
  const { platine, etat } = usePlatine(lecteur);
  const { duree, instant, enLecture } = etat;
  const onde = useOnde(lireMedia(media)?.src ?? "", duree);
  /** While an end is held: nothing is written yet. */
  const [tire, setTire] = useState<Extrait | null>(null);
  const garde = lireExtrait(media) ?? TOUT_ENTENDU;
  const extrait = tire ?? garde;
  const { debut, fin } = extrait;
  // a track that grew under the hand would run away from it
  const longueur = longueurDePiste(garde, duree);
  const poser = (suivant: Extrait, geste?: string) => {
    setTire(null);
    const ecrit = ecrireExtrait(media, suivant);
    if (ecrit !== media) onChange(ecrit, geste);
  };
  const ecouter = () => (enLecture ? platine?.arreter() : platine?.jouer(extrait));
  const bout = fin ?? duree;
  const dure = bout === null ? null : Math.round(10 * (bout - debut)) / 10;
  const trop = temps > 0 && fin !== null && fin - debut > temps;
  const necessaire = Math.ceil(dure ?? 0);
  return (
    <fieldset className={styles["extrait"]}>
      <legend>Extrait</legend>
      <Piste
        extrait={extrait}
        longueur={longueur}
        duree={duree}
        instant={instant}
        onde={onde}
        onTirer={setTire}
        onPoser={(suivant, auClavier) => poser(suivant, auClavier ? "extrait" : undefined)}
        onAller={(ou) => platine?.aller(ou)}
        onEcouter={ecouter}
      />
      <div className={styles["ligne"]}>
        <BoutonIcone
          icone={enLecture ? "pause" : "lecture"}
          libelle={enLecture ? "Arrêter" : "Écouter l’extrait"}
          aria-disabled={platine === null}
          onClick={ecouter}
        />
        <ChampsExtrait extrait={extrait} onPoser={(suivant) => poser(suivant)} />
        <output className={styles["duree"]}>
          {dure !== null && dure > 0 && (
            <>
              <span className="visually-hidden">Durée de l’extrait&nbsp;: </span>
              {String(dure).replace(".", ",")}&nbsp;s
            </>
          )}
        </output>
      </div>
      <ul className={styles["touches"]}>
        {TOUCHES.map(([touches, effet]) => (
          <li key={effet}>
            {touches.map((touche) => (
              <kbd key={touche}>{touche}</kbd>
            ))}
            {effet}
          </li>
        ))}
      </ul>
      {trop && onTemps !== undefined && (
        <p className={styles["trop"]}>
          <Icone nom="attention" taille="1.15em" />
          Le minuteur sonne à {temps}&nbsp;s
          <button type="button" onClick={() => onTemps(necessaire)}>
            Mettre {necessaire}&nbsp;s
          </button>
        </p>
      )}
    </fieldset>
  );
}
