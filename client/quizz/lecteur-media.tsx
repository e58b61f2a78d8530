/** What shows or plays a media of a known kind. */
import type { ReactElement } from "react";
import type { Extrait } from "#contracts/fragment.ts";
import { Bande } from "./bande.tsx";
import { estPartielle, ImageRecadree, type PartImage } from "./image-recadree.tsx";
import type { SorteMedia } from "./lire-media.ts";

/** What plays on the page. */
export type Lecteur = HTMLMediaElement | HTMLIFrameElement;

interface LecteurMediaProps extends PartImage {
  readonly sorte: SorteMedia;
  readonly src: string;
  /** The part that is played; null: all of it. */
  readonly extrait: Extrait | null;
  readonly alt: string;
  readonly joue: boolean;
  readonly pret: () => void;
  readonly rate: () => void;
  /** Given what plays, for whoever drives it, and null once it is gone; the same function all along. */
  readonly onLecteur?: ((lecteur: Lecteur | null) => void) | undefined;
}

export function LecteurMedia({
  sorte,
  src,
  extrait,
  cadre,
  rotation,
  alt,
  joue,
  pret,
  rate,
  onLecteur,
}: LecteurMediaProps): ReactElement {
  switch (sorte) {
    case "image":
      if (estPartielle({ cadre, rotation })) {
        const part = { cadre, rotation };
        return <ImageRecadree {...part} src={src} alt={alt} onLoad={pret} onError={rate} />;
      }
      return (
        <img src={src} alt={alt} onLoad={pret} onError={rate} decoding="async" draggable={false} />
      );
    case "video":
    case "audio":
      return (
        <Bande
          balise={sorte}
          src={src}
          extrait={extrait}
          joue={joue}
          pret={pret}
          rate={rate}
          onLecteur={onLecteur}
        />
      );
    case "youtube":
      return (
        <iframe
          ref={onLecteur}
          src={`${src}${joue ? "&autoplay=1" : ""}${onLecteur === undefined ? "" : "&enablejsapi=1"}`}
          title="Vidéo YouTube"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube refuses to play for a page that does not say where it is
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, which needs its own to play
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          onLoad={pret}
        />
      );
  }
}
