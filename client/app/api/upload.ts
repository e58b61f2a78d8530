/** Upload of a file with its progress: plateforme §7 (POST /upload). `fetch` reports no upload progress, hence XMLHttpRequest. */
import { type MediaEnvoye, reponseMediaEnvoye } from "#contracts/medias.ts";
import {
  accountHeaders,
  lireMessageDErreurDuServeur,
  type ReponseApi,
  noticeLostSessionFromStatus,
} from "./api.ts";

/** `note`: a French remark for the author about how the file was stored. */
export type MediaTeleverse = MediaEnvoye & { readonly note?: string };

export interface FileUploadHandle {
  /** The promise of an upload never rejects; after `annuler` it never settles. */
  readonly reponse: Promise<ReponseApi<MediaTeleverse>>;
  readonly annuler: () => void;
}

/** Sentence for status 413, which may come from a proxy whose size limit is lower than the server's. */
const TROP_LOURD = {
  413: "Ce serveur n’accepte pas de fichier aussi lourd. Choisissez-en un plus léger, ou mettez un lien.",
};

/** Uploads a file. @param surPart called with the part sent, 0 to 1; after 1 the server still converts the file */
export function envoyerFichier(fichier: File, surPart: (part: number) => void): FileUploadHandle {
  const requete = new XMLHttpRequest();
  const formulaire = new FormData();
  formulaire.append("file", fichier);
  requete.open("POST", "/api/upload");
  for (const [nom, valeur] of Object.entries(accountHeaders()))
    requete.setRequestHeader(nom, valeur);
  const reponse = new Promise<ReponseApi<MediaEnvoye>>((resoudre) => {
    const finir = () => {
      const { status: statut } = requete;
      const corps = lireJson(requete.responseText);
      noticeLostSessionFromStatus(statut);
      const lu = reponseMediaEnvoye.safeParse(corps);
      if (statut === 201 && lu.success) resoudre({ ok: true, corps: lu.data });
      else
        resoudre({
          ok: false,
          statut,
          message: lireMessageDErreurDuServeur(corps, statut, TROP_LOURD),
          corps,
        });
    };
    requete.addEventListener("load", finir);
    requete.addEventListener("error", finir);
    requete.addEventListener("timeout", finir);
  });
  requete.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) surPart(loaded / total);
  });
  requete.send(formulaire);
  return { reponse, annuler: () => requete.abort() };
}

function lireJson(texte: string): unknown {
  try {
    return JSON.parse(texte);
  } catch {
    return null;
  }
}
