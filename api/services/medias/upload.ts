/** What an account sends, from its form to its place in the folder: plateforme §5 "Files", decisions-plateforme "Media". */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { basename } from "node:path";
import type { FastifyRequest } from "fastify";
import { STOCKAGE_MAX } from "#contracts/limites.ts";
import { CONSEILS_MEDIA, MEDIAS_MAX, TEXTES_MEDIA } from "#contracts/medias.ts";
import { nouveauNomMedia } from "#db/ids.ts";
import type { Base } from "#db/connection.ts";
import { createMediaRepository, type MediaRange } from "#db/repositories/media-repository.ts";
import { ErreurHttp } from "../http-error.ts";
import type { Atelier } from "./media-converter.ts";
import type { Refus } from "./media-types.ts";
import type { Rayon } from "./file-store.ts";
import { recevoirFichier, tailleAnnoncee } from "./reception.ts";
import { createReserve, type Reservation } from "./quota.ts";

/** Files on their way at once: of an account, and in all. */
const PAR_COMPTE = 3;
const EN_TOUT = 12;
const REESSAYER_S = 10;

const stockagePlein = () =>
  new ErreurHttp(
    507,
    "Votre espace de stockage est plein. Supprimez des fichiers dans «\u00A0Mes médias\u00A0» pour faire de la place.",
  );
const tropDeFichiers = () =>
  new ErreurHttp(
    507,
    `Vous avez déjà ${MEDIAS_MAX}\u00A0fichiers. Supprimez-en dans «\u00A0Mes médias\u00A0» pour faire de la place.`,
  );
const fichierRetire = () =>
  new ErreurHttp(
    403,
    "La modération a retiré ce fichier : il n’est plus accepté ici. Choisissez-en un autre.",
  );
const disquePlein = () =>
  new ErreurHttp(507, "Le serveur n’a plus de place pour ce fichier. Prévenez qui s’en occupe.");

/** In the words of the specification; for a type that is not taken, with what would be. */
function fichierRefuse(raison: Refus): ErreurHttp {
  if (raison === "illisible") return new ErreurHttp(400, TEXTES_MEDIA.illisible);
  const details = { conseil: CONSEILS_MEDIA[raison] };
  // its type is right
  const message = raison === "tropDePixels" ? TEXTES_MEDIA.illisible : TEXTES_MEDIA.typeRefuse;
  return new ErreurHttp(415, message, { details });
}

export interface Envois {
  /**
   * Takes in the file of a request. Throws 400, 413, 415, 429, 503 and 507 with their sentence; of what is refused, or cut short,
   * nothing is left.
   */
  recevoir(request: FastifyRequest, compte: string): Promise<MediaRange>;
}

export function createEnvois(
  db: Base,
  rayon: Rayon,
  atelier: Pick<Atelier, "faire">,
  stockageMax = STOCKAGE_MAX,
): Envois {
  const depot = createMediaRepository(db);
  const reserve = createReserve((compte) => depot.taille(compte), stockageMax, PAR_COMPTE);
  let enCours = 0;

  async function prendre(
    request: FastifyRequest,
    compte: string,
    reservation: Reservation,
    chemin: string,
  ): Promise<MediaRange> {
    if (depot.nombre(compte) >= MEDIAS_MAX) throw tropDeFichiers();
    if (!reservation.porter(tailleAnnoncee(request))) throw stockagePlein();
    const { titre } = await recevoirFichier(request, chemin);
    const fait = await atelier.faire(chemin, rayon.envois, `${basename(chemin)}.image`);
    if (fait.sorte === "disquePlein") throw disquePlein();
    if (fait.sorte === "refus") throw fichierRefuse(fait.raison);
    const { type, extension, largeur, hauteur } = fait;
    const [{ size: taille }, empreinte] = [await stat(fait.chemin), await hacher(fait.chemin)];
    const fichier = `${empreinte}${extension}`;
    if (depot.refuse(fichier)) throw fichierRetire();
    // pictures may weigh more once they are made anew
    if (!reservation.porter(taille)) throw stockagePlein();
    return rayon.ranger(
      {
        nom: nouveauNomMedia(extension),
        type,
        taille,
        proprietaire: compte,
        titre,
        fichier,
        largeur,
        hauteur,
      },
      fait.chemin,
      fait.apercu,
    );
  }

  return {
    async recevoir(request, compte) {
      const reservation = enCours < EN_TOUT ? reserve.ouvrir(compte) : null;
      if (reservation === null) {
        const message =
          "Trop d’envois à la fois. Attendez la fin des autres fichiers, puis réessayez.";
        throw new ErreurHttp(enCours < EN_TOUT ? 429 : 503, message, { reessayerS: REESSAYER_S });
      }
      enCours++;
      const chemin = rayon.neuf();
      try {
        return await prendre(request, compte, reservation, chemin);
      } catch (erreur) {
        throw estDisquePlein(erreur) ? disquePlein() : erreur;
      } finally {
        enCours--;
        reservation.rendre();
        for (const suffixe of ["", ".image", ".image.apercu"])
          await rm(`${chemin}${suffixe}`, { force: true });
      }
    },
  };
}

async function hacher(chemin: string): Promise<string> {
  const empreinte = createHash("sha256");
  for await (const morceau of createReadStream(chemin)) empreinte.update(morceau);
  return empreinte.digest("hex");
}

const estDisquePlein = (erreur: unknown): boolean =>
  erreur instanceof Error && "code" in erreur && erreur.code === "ENOSPC";
