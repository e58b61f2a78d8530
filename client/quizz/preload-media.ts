/** Preloads a media before its question is shown, so that it can start at once when the time of the question does. */
import { limiterLectureAExtrait } from "./extrait.ts";
import { ecrireAdresseDExtraitDeMedia, lireMediaAAfficher } from "./lire-media.ts";

/** Starts the preload of a question's media and returns the function that cancels it. Failures are silent: `MediaAffiche` reports them. */
export function preloadMedia(media: string): () => void {
  const lu = media === "" ? null : lireMediaAAfficher(media);
  const sorte = lu?.sortes[0];
  if (lu === null || sorte === undefined) return () => {};
  if (sorte === "youtube") return preconnecter(new URL(lu.src).origin);
  if (sorte === "image") {
    const image = new Image();
    image.src = lu.src;
    return () => {
      image.removeAttribute("src");
    };
  }
  const lecteur = document.createElement(sorte);
  lecteur.preload = "auto";
  const lacher = lu.extrait === null ? () => {} : limiterLectureAExtrait(lecteur, lu.extrait);
  lecteur.src = ecrireAdresseDExtraitDeMedia(lu.src, lu.extrait);
  return () => {
    lacher();
    lecteur.removeAttribute("src");
    lecteur.load();
  };
}

/** Opens the connection to a site whose player is shown in a frame, since the player itself cannot be preloaded. @returns ends it */
function preconnecter(origine: string): () => void {
  const lien = document.createElement("link");
  lien.rel = "preconnect";
  lien.href = origine;
  document.head.append(lien);
  return () => {
    lien.remove();
  };
}
