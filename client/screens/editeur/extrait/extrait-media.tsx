/**
 * The extract of a sound, a video or a YouTube video. It is kept in the address of the media, and never makes a new
 * file (decision 0078).
 */
import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useQuery } from "@tanstack/react-query";
import type { ExtraitDeMedia } from "#contracts/fragment.ts";
import { ecrireMediaAvecExtrait, lireExtraitMedia } from "#contracts/youtube.ts";
import type { ElementDomDuMediaJoue } from "../../../quizz/lecteur-media.tsx";
import { lireMediaAAfficher } from "../../../quizz/lire-media.ts";
import { BoutonIcone } from "../../../ui/bouton.tsx";
import { Champ } from "../../../ui/champ.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { direInstantDeMediaEnChiffres, lireInstantDeMediaTape } from "./instants.ts";
import { calculerLongueurDePisteEnSecondes, EXTRAIT_ENTIER } from "./bornes.ts";
import { WAVEFORM_SOURCE_SECONDS_MAX, readWaveform } from "./waveform.ts";
import { PisteExtrait } from "./piste.tsx";
import { createYoutubeExtraitPlayer } from "./youtube-player.ts";
import {
  createMediaExtraitPlayer,
  type ExtraitPlayerState,
  type ExtraitPlayer,
  INITIAL_EXTRAIT_PLAYER_STATE,
} from "./player.ts";
import styles from "./extrait.module.css";

/** Keyboard shortcuts of the extract's track, while it has the focus. */
const TOUCHES = [
  [["←", "→"], "un dixième"],
  [["Maj", "←", "→"], "une seconde"],
  [["Espace"], "écouter"],
  [["I", "O"], "début, fin ici"],
] as const;

interface Props {
  readonly media: string;
  /** The player on the page, which plays the media without its extract; null while there is none. */
  readonly lecteur: ElementDomDuMediaJoue | null;
  /** Called with the media's name or address and its new extract. @param geste name of a repeated change, which makes one step of undo */
  readonly onChange: (media: string, geste?: string) => void;
  readonly temps: number | undefined;
  readonly onTemps: ((temps: number) => void) | undefined;
}

export function EditeurDExtraitDeMedia({
  media,
  lecteur,
  onChange,
  temps = 0,
  onTemps,
}: Props): ReactElement {
  const { player, etat } = usePlayer(lecteur);
  const { duree, instant, enLecture } = etat;
  const onde = useWaveform(lireMediaAAfficher(media)?.src ?? "", duree);
  /** The extract while one of its ends is dragged, before anything is written; null when no end is dragged. */
  const [tire, setTire] = useState<ExtraitDeMedia | null>(null);
  const garde = lireExtraitMedia(media) ?? EXTRAIT_ENTIER;
  const extrait = tire ?? garde;
  const { debut, fin } = extrait;
  // the length is computed without the drag, so that the track does not move under the pointer
  const longueur = calculerLongueurDePisteEnSecondes(garde, duree);
  const poser = (suivant: ExtraitDeMedia, geste?: string) => {
    setTire(null);
    const ecrit = ecrireMediaAvecExtrait(media, suivant);
    if (ecrit !== media) onChange(ecrit, geste);
  };
  const ecouter = () => (enLecture ? player?.arreter() : player?.jouer(extrait));
  const bout = fin ?? duree;
  const dure = bout === null ? null : Math.round(10 * (bout - debut)) / 10;
  const trop = temps > 0 && fin !== null && fin - debut > temps;
  const necessaire = Math.ceil(dure ?? 0);
  return (
    <fieldset className={styles["extrait"]}>
      <legend>Extrait</legend>
      <PisteExtrait
        extrait={extrait}
        longueur={longueur}
        duree={duree}
        instant={instant}
        onde={onde}
        onTirer={setTire}
        onPoser={(suivant, auClavier) => poser(suivant, auClavier ? "extrait" : undefined)}
        onAller={(ou) => player?.aller(ou)}
        onEcouter={ecouter}
      />
      <div className={styles["ligne"]}>
        <BoutonIcone
          icone={enLecture ? "pause" : "lecture"}
          libelle={enLecture ? "Arrêter" : "Écouter l’extrait"}
          aria-disabled={player === null}
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

const INSTANT = "Écrivez un instant, par exemple 0:12,5.";
const A_L_ENVERS = "La fin vient après le début.";

interface ChampsExtraitProps {
  readonly extrait: ExtraitDeMedia;
  readonly onPoser: (extrait: ExtraitDeMedia) => void;
}

const ecrire = ({ debut, fin }: ExtraitDeMedia) => ({
  de: debut === 0 ? "" : direInstantDeMediaEnChiffres(debut),
  a: fin === null ? "" : direInstantDeMediaEnChiffres(fin),
});

/** Fields for the beginning and the end of an extract, to the tenth of a second. */
function ChampsExtrait({ extrait, onPoser }: ChampsExtraitProps): ReactElement {
  const [{ de, a }, setTexte] = useState(() => ecrire(extrait));
  // the typed text is replaced when the extract changes elsewhere: on the track, by an undo, with another file
  const [vu, setVu] = useState(extrait);
  if (extrait.debut !== vu.debut || extrait.fin !== vu.fin) {
    setVu(extrait);
    setTexte(ecrire(extrait));
  }
  const sansFin = a.trim() === "";
  const [debut, fin] = [
    de.trim() === "" ? 0 : lireInstantDeMediaTape(de),
    sansFin ? null : lireInstantDeMediaTape(a),
  ];
  const juste = debut !== null && (sansFin || (fin !== null && fin > debut));
  const poser = () => {
    if (debut !== null && juste) onPoser({ debut, fin });
  };
  // the number is taken when the field is left: taking each digit would restart the preview
  const quitter = {
    onBlur: poser,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter") poser();
    },
  };
  return (
    <>
      <Champ
        {...quitter}
        libelle="De"
        inputMode="decimal"
        placeholder="0:00,0"
        value={de}
        erreur={debut === null ? INSTANT : undefined}
        onChange={({ currentTarget: { value } }) => setTexte({ de: value, a })}
      />
      <Champ
        {...quitter}
        libelle="À"
        inputMode="decimal"
        placeholder="la fin"
        value={a}
        erreur={sansFin ? undefined : fin === null ? INSTANT : juste ? undefined : A_L_ENVERS}
        onChange={({ currentTarget: { value } }) => setTexte({ de, a: value })}
      />
    </>
  );
}

const MUETTE = { lire: () => INITIAL_EXTRAIT_PLAYER_STATE, abonner: () => () => undefined };

/** The controller of the player on the page, with its state; `player` null while there is none, or while its frame is loading. */
function usePlayer(lecteur: ElementDomDuMediaJoue | null): {
  readonly player: ExtraitPlayer | null;
  readonly etat: ExtraitPlayerState;
} {
  const [player, setPlatine] = useState<ExtraitPlayer | null>(null);
  useEffect(() => {
    if (lecteur === null) return undefined;
    let tenue: ExtraitPlayer | null = null;
    const tenir = () => {
      tenue?.lacher();
      tenue =
        lecteur instanceof HTMLIFrameElement
          ? createYoutubeExtraitPlayer({ cadre: lecteur, page: window })
          : createMediaExtraitPlayer(lecteur);
      setPlatine(tenue);
    };
    if (lecteur instanceof HTMLIFrameElement) lecteur.addEventListener("load", tenir);
    else tenir();
    return () => {
      lecteur.removeEventListener("load", tenir);
      tenue?.lacher();
      setPlatine(null);
    };
  }, [lecteur]);
  const { lire, abonner } = player ?? MUETTE;
  return { player, etat: useSyncExternalStore(abonner, lire) };
}

/** The loudness along a sound that is stored on the site, to draw it; null until it is known, and for sounds that cannot be read. */
function useWaveform(src: string, duree: number | null): readonly number[] | null {
  const { data } = useQuery({
    queryKey: ["onde", src],
    queryFn: ({ signal }) => readWaveform(src, signal),
    enabled: src.startsWith("/media/") && duree !== null && duree <= WAVEFORM_SOURCE_SECONDS_MAX,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? null;
}
