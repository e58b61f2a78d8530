/** From where to where a sound, a video or YouTube is played: kept in the media's address, never a new file (decision 0085, issue 11). */
import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useQuery } from "@tanstack/react-query";
import type { Extrait } from "#contracts/fragment.ts";
import { ecrireExtrait, lireExtrait } from "#contracts/youtube.ts";
import type { Lecteur } from "../../../quizz/lecteur-media.tsx";
import { lireMedia } from "../../../quizz/lire-media.ts";
import { BoutonIcone } from "../../../ui/bouton.tsx";
import { Champ } from "../../../ui/champ.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { ecrireInstant, lireInstant } from "./durees.ts";
import { longueurDePiste, TOUT_ENTENDU } from "./geometrie-piste.ts";
import { DUREE_ONDE_MAX, lireOnde } from "./onde.ts";
import { Piste } from "./piste.tsx";
import { createPlatineYoutube } from "./platine-youtube.ts";
import { createPlatineBande, type EtatPlatine, type Platine, PLATINE_VIDE } from "./platine.ts";
import styles from "./extrait.module.css";

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

const INSTANT = "Écrivez un instant, par exemple 0:12,5.";
const A_L_ENVERS = "La fin vient après le début.";

interface ChampsExtraitProps {
  readonly extrait: Extrait;
  readonly onPoser: (extrait: Extrait) => void;
}

const ecrire = ({ debut, fin }: Extrait) => ({
  de: debut === 0 ? "" : ecrireInstant(debut),
  a: fin === null ? "" : ecrireInstant(fin),
});

/** The two ends of an extract as numbers, to the tenth. */
function ChampsExtrait({ extrait, onPoser }: ChampsExtraitProps): ReactElement {
  const [{ de, a }, setTexte] = useState(() => ecrire(extrait));
  // moved on the track, by undo or by another file: shown as it is
  const [vu, setVu] = useState(extrait);
  if (extrait.debut !== vu.debut || extrait.fin !== vu.fin) {
    setVu(extrait);
    setTexte(ecrire(extrait));
  }
  const sansFin = a.trim() === "";
  const [debut, fin] = [de.trim() === "" ? 0 : lireInstant(de), sansFin ? null : lireInstant(a)];
  const juste = debut !== null && (sansFin || (fin !== null && fin > debut));
  const poser = () => {
    if (debut !== null && juste) onPoser({ debut, fin });
  };
  // once it is written, not at each digit: the preview would start again
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

const MUETTE = { lire: () => PLATINE_VIDE, abonner: () => () => undefined };

/** The player of the page, driven; nothing while there is none, or while its frame is loading. */
function usePlatine(lecteur: Lecteur | null): {
  readonly platine: Platine | null;
  readonly etat: EtatPlatine;
} {
  const [platine, setPlatine] = useState<Platine | null>(null);
  useEffect(() => {
    if (lecteur === null) return undefined;
    let tenue: Platine | null = null;
    const tenir = () => {
      tenue?.lacher();
      tenue =
        lecteur instanceof HTMLIFrameElement
          ? createPlatineYoutube({ cadre: lecteur, page: window })
          : createPlatineBande(lecteur);
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
  const { lire, abonner } = platine ?? MUETTE;
  return { platine, etat: useSyncExternalStore(abonner, lire) };
}

/** How loud a sound of ours is, along it; null until it is known, and for what stays unknown. */
function useOnde(src: string, duree: number | null): readonly number[] | null {
  const { data } = useQuery({
    queryKey: ["onde", src],
    queryFn: ({ signal }) => lireOnde(src, signal),
    enabled: src.startsWith("/media/") && duree !== null && duree <= DUREE_ONDE_MAX,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? null;
}
