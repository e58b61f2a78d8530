/** The queue of uploads: two at once, the others wait. Each can be cancelled or tried again. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  FICHIER_MEDIA_OCTETS_MAX,
  type MediaEnvoye,
  reponseFichierRefuse,
  PHRASES_MEDIA,
} from "#contracts/medias.ts";
import type { EchecApi } from "../../app/api/api.ts";
import type { FileUploadHandle } from "../../app/api/upload.ts";
import { askBeforeUnload } from "../../browser/before-unload.ts";
import { prepareAndUploadFile } from "./prepare-image.ts";
import { QUERY_KEY_MES_MEDIAS } from "./queries.ts";

/** Number of uploads at once: the server takes three of one account, and one is left for another tab. */
const A_LA_FOIS = 2;

interface EnvoiRate {
  readonly nom: "rate";
  readonly message: string;
  /** Advice to the author of a failed upload, as the server says it; empty when it says nothing. */
  readonly conseil: string;
  /** Whether another try may succeed, at once or after logging in; null when the file is refused for good. */
  readonly encore: "reessayer" | "connexion" | null;
}

export interface FileUpload {
  readonly id: number;
  readonly fichier: File;
  readonly etat:
    | { readonly nom: "attend" }
    /** `part`: from 0 to 1; at 1 the server is processing the file. */
    | { readonly nom: "enCours"; readonly part: number }
    /** Remark for the author about the stored file. */
    | { readonly nom: "arrive"; readonly note: string }
    | EnvoiRate;
}

/** Whether the upload has ended, successfully or not. */
export const hasUploadEnded = ({ etat: { nom } }: FileUpload): boolean =>
  nom === "rate" || nom === "arrive";

export interface FileUploadQueue {
  readonly lire: () => readonly FileUpload[];
  readonly abonner: (prevenir: () => void) => () => void;
  /**
   * Calls `arrivee` for each file that arrives, until the returned function is called. An arrived file stays in the
   * list only when the server has a remark about it.
   */
  readonly attendre: (arrivee: (media: MediaEnvoye) => void) => () => void;
  readonly ajouter: (fichiers: readonly File[]) => void;
  /** Cancels an upload, or removes one that has ended. */
  readonly retirer: (id: number) => void;
  readonly reessayer: (id: number) => void;
}

type Envoyer = (fichier: File, surPart: (part: number) => void) => FileUploadHandle;

/** The state of a failed upload: after a status 413 or 415 the file is refused for good, after any other it may be tried again. */
function lireEchec({ statut, message, corps }: EchecApi): EnvoiRate {
  const conseil = reponseFichierRefuse.safeParse(corps).data?.conseil ?? "";
  const encore =
    statut === 413 || statut === 415 ? null : statut === 401 ? "connexion" : "reessayer";
  return { nom: "rate", message, conseil, encore };
}

/** Message shown for an empty file. */
const VIDE = "Ce fichier est vide. Choisissez-en un autre.";

/**
 * State in which a chosen file enters the queue: failed at once when it is empty or too large; too large an image still
 * waits, since it may be made smaller.
 */
function juger({ size, type }: File): FileUpload["etat"] {
  const message =
    size > FICHIER_MEDIA_OCTETS_MAX && !type.startsWith("image/")
      ? PHRASES_MEDIA.tropGros
      : size === 0
        ? VIDE
        : null;
  if (message === null) return { nom: "attend" };
  return { nom: "rate", message, conseil: "", encore: null };
}

/**
 * Creates a queue of uploads.
 * @param envoyer uploads one file
 * @param seul one file at a time: another one takes the place of all uploads, those under way too, which would otherwise arrive after
 * it; of several the last one counts
 */
export function createFileUploadQueue(envoyer: Envoyer, seul = false): FileUploadQueue {
  let envois: readonly FileUpload[] = [];
  let prochain = 1;
  const lignes = new Map<number, FileUploadHandle>();
  const ecouteurs = new Set<() => void>();
  const quais = new Set<(media: MediaEnvoye) => void>();
  const poser = (suivants: readonly FileUpload[]) => {
    envois = suivants;
    for (const prevenir of ecouteurs) prevenir();
  };
  const changer = (id: number, etat: FileUpload["etat"]) =>
    poser(envois.map((envoi) => (envoi.id === id ? { ...envoi, etat } : envoi)));
  const sans = (id: number) => envois.filter((envoi) => envoi.id !== id);

  const partir = async ({ id, fichier }: FileUpload) => {
    changer(id, { nom: "enCours", part: 0 });
    const ligne = envoyer(fichier, (part) => changer(id, { nom: "enCours", part }));
    lignes.set(id, ligne);
    const reponse = await ligne.reponse;
    lignes.delete(id);
    // an upload that was removed meanwhile says nothing any more
    if (!envois.some((envoi) => envoi.id === id)) return;
    if (reponse.ok) {
      const { note = "" } = reponse.corps;
      if (note === "") poser(sans(id));
      else changer(id, { nom: "arrive", note });
      for (const arrivee of quais) arrivee(reponse.corps);
    } else {
      changer(id, lireEchec(reponse));
    }
    suivre();
  };
  const suivre = () => {
    for (const envoi of envois)
      if (envoi.etat.nom === "attend" && lignes.size < A_LA_FOIS) void partir(envoi);
  };

  const retirer = (id: number) => {
    lignes.get(id)?.annuler();
    lignes.delete(id);
    poser(sans(id));
    suivre();
  };

  return {
    lire: () => envois,
    abonner(prevenir) {
      ecouteurs.add(prevenir);
      return () => ecouteurs.delete(prevenir);
    },
    attendre(arrivee) {
      quais.add(arrivee);
      return () => quais.delete(arrivee);
    },
    ajouter(fichiers) {
      const pris = seul ? fichiers.slice(-1) : fichiers;
      const neufs = pris.map((fichier): FileUpload => ({
        id: prochain++,
        fichier,
        etat: juger(fichier),
      }));
      if (seul && neufs.length > 0) for (const { id } of envois) retirer(id);
      poser([...envois, ...neufs]);
      suivre();
    },
    retirer,
    reessayer(id) {
      changer(id, { nom: "attend" });
      suivre();
    },
  };
}

export interface FileUploadsOfPage extends Pick<
  FileUploadQueue,
  "ajouter" | "retirer" | "reessayer"
> {
  readonly envois: readonly FileUpload[];
}

/**
 * The uploads of a page, which are cancelled when it is left.
 * @param surArrivee called for each file that arrives
 * @param durable a queue that outlives the page, used instead of one of the page: its uploads are not cancelled
 * @param seul one file at a time, in a queue of the page
 */
export function useFileUploadsOfPage(
  surArrivee?: (media: MediaEnvoye) => void,
  durable?: FileUploadQueue,
  seul = false,
): FileUploadsOfPage {
  const client = useQueryClient();
  const dernier = useRef(surArrivee);
  useEffect(() => {
    dernier.current = surArrivee;
  });
  const [file] = useState(() => durable ?? createFileUploadQueue(prepareAndUploadFile, seul));
  useEffect(
    () =>
      file.attendre((media) => {
        void client.invalidateQueries({ queryKey: QUERY_KEY_MES_MEDIAS });
        dernier.current?.(media);
      }),
    [file, client],
  );
  const envois = useSyncExternalStore(file.abonner, file.lire);
  useEffect(
    () => () => {
      if (file === durable) return;
      for (const { id } of file.lire()) file.retirer(id);
    },
    [file, durable],
  );
  const enRoute = envois.some((envoi) => !hasUploadEnded(envoi));
  useEffect(() => {
    if (!enRoute) return undefined;
    // the browser asks before the tab is closed, which would cancel the uploads
    return askBeforeUnload(() => true, { reloadLosesWork: () => true });
  }, [enRoute]);
  return { envois, ajouter: file.ajouter, retirer: file.retirer, reessayer: file.reessayer };
}
