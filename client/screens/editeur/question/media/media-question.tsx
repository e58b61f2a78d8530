/** The media of a question, of its proof or of its follow-up: a file, a link, or none. plateforme §5 "Files". */
import { type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import {
  ecrireMediaAvecFragment,
  lireMediaAvecFragment,
  retirerFragmentDeMedia,
} from "#contracts/fragment.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { MediaDuCompte } from "#contracts/medias.ts";
import { ecrireMediaAvecExtrait, lireExtraitMedia } from "#contracts/youtube.ts";
import type { ElementDomDuMediaJoue } from "../../../../quizz/lecteur-media.tsx";
import { lireMediaAAfficher } from "../../../../quizz/lire-media.ts";
import { MediaAffiche } from "../../../../quizz/media.tsx";
import { DialogueChoisirMedia } from "../../../../quizz/medias/choisir-media.tsx";
import {
  type FileUploadQueue,
  hasUploadEnded,
  useFileUploadsOfPage,
} from "../../../../quizz/medias/uploads.ts";
import { trouverSorteDuFichier, type SorteFichier } from "../../../../quizz/medias/tri-medias.ts";
import { useMesMedias } from "../../../../quizz/medias/queries.ts";
import { BoutonEnvoyerFichiers, ZoneDepotFichiers } from "../../../../quizz/medias/zone-depot.tsx";
import { ajouterQuartDeTourALaRotation } from "../../../../quizz/recadrage/geometrie-cadre.ts";
import { DialogueRecadrerImage } from "../../../../quizz/recadrage/recadreur.tsx";
import { TexteDAutrui } from "../../../../ui/typographie.tsx";
import { BoutonIcone } from "../../../../ui/bouton.tsx";
import { Icone } from "../../../../ui/icones.tsx";
import { direTailleDeFichier } from "../../../../ui/octets.ts";
import { useQuizzEnCoursDEdition } from "../../commun/edition.tsx";
import { getOrCreateQuestionUploadQueue } from "../../commun/question-uploads.ts";
import { resumerExtrait } from "../../extrait/instants.ts";
import { EditeurDExtraitDeMedia } from "../../extrait/extrait-media.tsx";
import { DialogueLienMedia } from "./lien-media.tsx";
import {
  useQuestionEnCoursDeRedaction,
  useQuestionEnCoursDeRedactionOuNull,
} from "../redaction.tsx";
import { useQuestionEditorLayout } from "../use-palier.ts";
import styles from "./media-question.module.css";

/** Whether the media's controls are unfolded. Folded, the media is a small frame beside the text, with a button that shows its controls. */
interface Pli {
  readonly deplie: boolean;
  /** Unfolds the media's controls or folds them; null where they cannot be folded, because there is no media to show small. */
  readonly deplier: ((deplie: boolean) => void) | null;
}

/**
 * The media of the question itself; without one, the question has the default image. A file pasted or dropped anywhere
 * on the page is for it.
 */
export function ChampMediaDeLaQuestion({ pli }: { readonly pli: Pli }): ReactElement {
  const { question, changer, cle } = useQuestionEnCoursDeRedaction();
  const { edite } = useQuizzEnCoursDEdition();
  return (
    <ChampMedia
      colle
      envois={getOrCreateQuestionUploadQueue(edite, cle)}
      pli={pli}
      media={question.media === MEDIA_QUESTION_DEFAUT ? "" : question.media}
      temps={question.temps}
      onTemps={(temps) => changer((une) => ({ ...une, temps }))}
      onChange={(media, geste) =>
        changer((une) => ({ ...une, media: media || MEDIA_QUESTION_DEFAUT }), geste)
      }
    />
  );
}

const DEPLIE: Pli = { deplie: true, deplier: null };
const CHAMPS = "input, textarea";

interface Props {
  /** Name or address of the media; empty when there is none. */
  readonly media: string;
  /** Called with the new name or address of the media, "" for none. @param geste name of a repeated change, which makes one step of undo */
  readonly onChange: (media: string, geste?: string) => void;
  /** Whether files pasted or dropped on the page are for this media. */
  readonly colle?: boolean;
  /** Told whether a file is on its way to this field, for a form that would be closed without it. */
  readonly onEnRoute?: (enRoute: boolean) => void;
  /** A queue of uploads that goes on after this page is left, and puts the file in its question by itself. */
  readonly envois?: FileUploadQueue;
  readonly pli?: Pli | null;
  /** Label of the button of « Mes médias ». */
  readonly choisir?: string;
  /** Time of the question in seconds, and the function that lengthens it; left out where nothing is timed. */
  readonly temps?: number;
  readonly onTemps?: (temps: number) => void;
}

/** The field that shows, uploads, links, crops or removes one media: of a question, its proof, its follow-up, or an imprévu. */
export function ChampMedia({
  media,
  onChange,
  colle = false,
  onEnRoute,
  envois,
  pli = null,
  choisir: mettre,
  temps,
  onTemps,
}: Props): ReactElement {
  const [ouvert, setOuvert] = useState<"lien" | "medias" | null>(null);
  const { deplie, deplier: basculer } = pli ?? DEPLIE;
  const id = useId();
  const auDoigt = useQuestionEditorLayout() === "telephone";
  const [lecteur, setLecteur] = useState<ElementDomDuMediaJoue | null>(null);
  const autre = useRef<HTMLButtonElement>(null);
  const { cote, bascule } = useClavierDuPli(deplie);
  const file = useFileUploadsOfPage(
    ({ nom }) => {
      if (envois === undefined) onChange(nom);
    },
    envois,
    true,
  );
  const { ajouter } = file;
  const enRoute = file.envois.some((envoi) => !hasUploadEnded(envoi));
  useEffect(() => onEnRoute?.(enRoute), [enRoute, onEnRoute]);
  /** Takes another media than a file that is on its way, which would otherwise replace it when it arrives. */
  const prendre = (autreMedia: string) => {
    for (const { id: envoi } of file.envois) file.retirer(envoi);
    onChange(autreMedia);
  };
  useEffect(() => {
    if (!colle) return undefined;
    const coller = (evenement: ClipboardEvent) => {
      const fichiers = [...(evenement.clipboardData?.files ?? [])];
      if (evenement.defaultPrevented || fichiers.length === 0) return;
      if (document.querySelector("dialog[open]") !== null) return;
      // in a text field, a paste that also has text is left to the field: spreadsheets add an image of their cells
      const texte = evenement.clipboardData?.getData("text/plain") ?? "";
      if (texte !== "" && evenement.target instanceof Element && evenement.target.matches(CHAMPS))
        return;
      evenement.preventDefault();
      ajouter(fichiers.slice(0, 1));
    };
    /** Accepts a file that is dragged over the page: `lacher` takes it, where the browser would otherwise open it. */
    const survoler = (evenement: DragEvent) => {
      if (evenement.dataTransfer?.types.includes("Files") === true) evenement.preventDefault();
    };
    const lacher = (evenement: DragEvent) => {
      const fichiers = [...(evenement.dataTransfer?.files ?? [])];
      if (evenement.defaultPrevented || fichiers.length === 0) return;
      evenement.preventDefault();
      if (document.querySelector("dialog[open]") === null) ajouter(fichiers.slice(0, 1));
    };
    addEventListener("paste", coller);
    addEventListener("dragover", survoler);
    addEventListener("drop", lacher);
    return () => {
      removeEventListener("paste", coller);
      removeEventListener("dragover", survoler);
      removeEventListener("drop", lacher);
    };
  }, [colle, ajouter]);
  const choisir = (choisi: string) => {
    prendre(choisi);
    setOuvert(null);
  };
  const lu = lireMediaAAfficher(media);
  // an address without extension counts as an image until a player could read it
  const sorte = lu?.sortes[0];
  const estImage = sorte === "image" && lecteur === null;
  return (
    <ZoneDepotFichiers basse file={file}>
      <div className={styles["media"]}>
        <div className={styles["cadre"]} data-vide={media === ""} data-deplie={deplie}>
          {media === "" ? (
            <Icone nom="image" taille="2rem" />
          ) : !deplie && sorte !== "image" ? (
            // an icon stands for the sound or video: a player has no room in the small frame
            <Icone nom={sorte === "audio" ? "note" : "video"} taille="2rem" />
          ) : (
            // the player has all of the sound or video, so that an extract can be chosen below
            <MediaAffiche media={ecrireMediaAvecExtrait(media, null)} onLecteur={setLecteur} />
          )}
          {!deplie && lu !== null && !estImage && (
            <p id={`${id}-extrait`} className={styles["resume"]}>
              {resumerExtrait(lireExtraitMedia(media))}
            </p>
          )}
          {basculer !== null && (
            <BoutonIcone
              ref={bascule}
              icone={deplie ? "fermer" : media === "" ? "plus" : "crayon"}
              libelle="Média de la question"
              className={styles["deplier"]}
              aria-expanded={deplie}
              aria-describedby={`${id}-extrait`}
              onClick={() => basculer(!deplie)}
            />
          )}
        </div>
        <div ref={cote} className={styles["cote"]} data-plie={!deplie}>
          <FicheMedia media={media} />
          <div className={styles["gestes"]}>
            {estImage && <GestesImage media={media} onChange={onChange} />}
            <BoutonEnvoyerFichiers variante="contour" file={file} plusieurs={false}>
              Fichier
            </BoutonEnvoyerFichiers>
            <button ref={autre} type="button" onClick={() => setOuvert("medias")}>
              <Icone nom="image" taille="1.1em" />
              Mes médias
            </button>
            <button type="button" onClick={() => setOuvert("lien")}>
              <Icone nom="lien" taille="1.1em" />
              Lien
            </button>
            {media !== "" && (
              <button
                type="button"
                onClick={() => {
                  prendre("");
                  basculer?.(false);
                  // the focus goes to the button that chooses another media, since this button disappears
                  autre.current?.focus();
                }}
              >
                <Icone nom="croix" taille="1em" />
                Enlever
              </button>
            )}
          </div>
          {!auDoigt && (
            <p className={styles["invite"]} aria-hidden="true">
              Glissez un fichier, ou collez une image&nbsp;:{" "}
              <span>
                <kbd>Ctrl</kbd> <kbd>V</kbd>
              </span>
            </p>
          )}
        </div>
      </div>
      {lu !== null && !estImage && deplie && (
        <EditeurDExtraitDeMedia
          media={media}
          lecteur={lecteur}
          onChange={onChange}
          temps={temps}
          onTemps={onTemps}
        />
      )}
      {ouvert === "lien" && (
        <DialogueLienMedia onFermer={() => setOuvert(null)} onChoisir={choisir} />
      )}
      {ouvert === "medias" && (
        <DialogueChoisirMedia
          choisir={mettre}
          onFermer={() => setOuvert(null)}
          onChoisir={choisir}
        />
      )}
    </ZoneDepotFichiers>
  );
}

/** Keeps the keyboard's focus when the controls are folded away: it goes to the button that unfolds them. */
function useClavierDuPli(deplie: boolean) {
  const cote = useRef<HTMLDivElement>(null);
  const bascule = useRef<HTMLButtonElement>(null);
  const etait = useRef(deplie);
  useLayoutEffect(() => {
    const seReplie = etait.current && !deplie;
    etait.current = deplie;
    const { activeElement: tenu, body } = document;
    // the focus may also be lost without being in the controls: a closing dialogue gave it back to a button that
    // is gone
    if (seReplie && (tenu === body || cote.current?.contains(tenu) === true))
      bascule.current?.focus({ preventScroll: true });
  }, [deplie]);
  return { cote, bascule };
}

/** Milliseconds after which the list of the author's media is read again. */
const FRAICHEUR_MS = 60_000;
const SORTES: Readonly<Record<SorteFichier, string>> = {
  image: "Image",
  audio: "Son",
  video: "Vidéo",
};

function mesures({ largeur, hauteur }: MediaDuCompte): string {
  if (largeur === undefined || hauteur === undefined) return "";
  return `, ${String(largeur)}\u00A0×\u00A0${String(hauteur)}`;
}

/** Name, size and other uses of a media that is one of the author's files; nothing for a link. */
function FicheMedia({ media }: { readonly media: string }): ReactElement | null {
  const question = useQuestionEnCoursDeRedactionOuNull()?.question;
  const nom = retirerFragmentDeMedia(media);
  const { data } = useMesMedias({ enabled: /^[\w-]+\.\w+$/.test(nom), staleTime: FRAICHEUR_MS });
  const mien = data?.medias.find((un) => un.nom === nom);
  if (mien === undefined) return null;
  const [ailleurs, ...autres] = mien.usages.filter(
    (usage) => question === undefined || usage.question?._id !== question._id,
  );
  return (
    <div className={styles["fiche"]}>
      <b>
        <TexteDAutrui>{mien.titre}</TexteDAutrui>
      </b>
      <p>
        {SORTES[trouverSorteDuFichier(mien)]}
        {mesures(mien)}, {direTailleDeFichier(mien.taille)}.
        {ailleurs !== undefined && (
          <>
            {" "}
            Aussi dans «&nbsp;<TexteDAutrui>{ailleurs.quizz.title}</TexteDAutrui>&nbsp;»
            {ailleurs.question !== null && `, question\u00A0${String(ailleurs.question.rang + 1)}`}
            {autres.length > 0 &&
              ` et ${String(autres.length)}\u00A0autre${autres.length > 1 ? "s" : ""}`}
            .
          </>
        )}
      </p>
    </div>
  );
}

interface GestesImageProps {
  readonly media: string;
  /** Changes the media. @param geste name of a repeated change, which makes one step of undo */
  readonly onChange: (media: string, geste?: string) => void;
}

/** Buttons that crop or turn an image, in its name or address: its file does not change. */
function GestesImage({ media, onChange }: GestesImageProps): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const part = lireMediaAvecFragment(media);
  const pivotee = ecrireMediaAvecFragment({
    ...part,
    rotation: ajouterQuartDeTourALaRotation(part.rotation),
  });
  return (
    <>
      <button type="button" onClick={() => setOuvert(true)}>
        <Icone nom="recadrer" taille="1.1em" />
        Recadrer
      </button>
      <button type="button" onClick={() => onChange(pivotee, "rotation")}>
        <Icone nom="tourner" taille="1.1em" />
        Pivoter
      </button>
      {ouvert && (
        <DialogueRecadrerImage
          media={media}
          src={lireMediaAAfficher(media)?.src ?? ""}
          onFermer={() => setOuvert(false)}
          onRecadrer={(recadre) => {
            setOuvert(false);
            onChange(recadre);
          }}
        />
      )}
    </>
  );
}
