/** Makes the file of a picture in this browser: nothing leaves it. Loaded on demand. decision 0110. */
import {
  dessinerPageDePhoto,
  chargerTexturesDePhoto,
  chargerPolicesDePhoto,
  formaterPoliceDePhotoCss,
} from "./draw.ts";
import { HAUTEUR_PHOTO_PX, LARGEUR_PHOTO_PX, type MesurerTexte } from "./mise-en-page.ts";
import { type DonneesDePhotoDeSalle, mettreEnPagePhotoDeSalle } from "./salle.ts";
import { type DonneesDuTicket, mettreEnPageTicket } from "./ticket.ts";

/** The PNG file of a picture of the evening, 1080 × 1350. Throws when this browser has no canvas to give. */
export async function composerPngDePhoto(
  contenu: DonneesDuTicket | DonneesDePhotoDeSalle,
): Promise<Blob> {
  const feuille = document.createElement("canvas");
  feuille.width = LARGEUR_PHOTO_PX;
  feuille.height = HAUTEUR_PHOTO_PX;
  const toile = feuille.getContext("2d");
  if (toile === null) throw new Error("no canvas");
  // fonts load first, because a text measured without its font would be broken at other places
  const [textures] = await Promise.all([chargerTexturesDePhoto(toile), chargerPolicesDePhoto()]);
  const mesurer: MesurerTexte = (texte, police, corps) => {
    toile.font = formaterPoliceDePhotoCss(police, corps);
    return toile.measureText(texte).width;
  };
  const page =
    contenu.genre === "ticket"
      ? mettreEnPageTicket(contenu, mesurer)
      : mettreEnPagePhotoDeSalle(contenu, mesurer);
  dessinerPageDePhoto(toile, page, textures);
  const blob = await new Promise<Blob | null>((finir) => feuille.toBlob(finir, "image/png"));
  if (blob === null) throw new Error("no picture");
  return blob;
}
