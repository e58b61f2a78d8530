/** Files on their way to the server: two at once, the others wait; each may be given up or tried again. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { FICHIER_MAX, type MediaEnvoye, refusFichier, TEXTES_MEDIA } from "#contracts/medias.ts";
import type { Echec } from "../../app/api/api.ts";
import type { EnvoiFichier } from "../../app/api/upload.ts";
import { retenirFermeture } from "../../browser/fermeture.ts";
import { envoyerPrepare } from "./preparer.ts";
import { MEDIAS } from "./queries.ts";

/** The server takes three of one account: one is left for another tab. */
const A_LA_FOIS = 2;

interface EnvoiRate {
  readonly nom: "rate";
  readonly message: string;
  /** What to do about it, when the sentence does not say. */
  readonly conseil: string;
  /** Another try may pass: at once, or once somebody is logged in again. Null: this file never will. */
  readonly encore: "reessayer" | "connexion" | null;
}

export interface FichierEnRoute {
  readonly id: number;
  readonly fichier: File;
  readonly etat:
    | { readonly nom: "attend" }
    /** `part`: from 0 to 1; at 1 the server is at work. */
    | { readonly nom: "enCours"; readonly part: number }
    /** What its author has to know of what was kept. */
    | { readonly nom: "arrive"; readonly note: string }
    | EnvoiRate;
}

/** Whether nothing more is done for it. */
export const estFini = ({ etat: { nom } }: FichierEnRoute): boolean =>
  nom === "rate" || nom === "arrive";

export interface Envois {
  readonly lire: () => readonly FichierEnRoute[];
  readonly abonner: (prevenir: () => void) => () => void;
  /** Told of each that has arrived, and is no longer in the list unless there is something to say of it. */
  readonly attendre: (arrivee: (media: MediaEnvoye) => void) => () => void;
  readonly ajouter: (fichiers: readonly File[]) => void;
  /** Gives up one that waits or leaves, and forgets one that is done with. */
  readonly retirer: (id: number) => void;
  readonly reessayer: (id: number) => void;
}

type Envoyer = (fichier: File, surPart: (part: number) => void) => EnvoiFichier;

/** 413 and 415: this file will never pass. */
function lireEchec({ statut, message, corps }: Echec): EnvoiRate {
  const conseil = refusFichier.safeParse(corps).data?.conseil ?? "";
  const encore =
    statut === 413 || statut === 415 ? null : statut === 401 ? "connexion" : "reessayer";
  return { nom: "rate", message, conseil, encore };
}

/** Of a file that has nothing in it. */
const VIDE = "Ce fichier est vide. Choisissez-en un autre.";

/** What can be said of a file before it leaves: a picture may be made smaller first. */
function juger({ size, type }: File): FichierEnRoute["etat"] {
  const message =
    size > FICHIER_MAX && !type.startsWith("image/")
      ? TEXTES_MEDIA.tropGros
      : size === 0
        ? VIDE
        : null;
  if (message === null) return { nom: "attend" };
  return { nom: "rate", message, conseil: "", encore: null };
}

/** @param seul where one file goes: another choice forgets those that are done with */
export function createEnvois(envoyer: Envoyer, seul = false): Envois {
  let envois: readonly FichierEnRoute[] = [];
  let prochain = 1;
  const lignes = new Map<number, EnvoiFichier>();
  const ecouteurs = new Set<() => void>();
  const quais = new Set<(media: MediaEnvoye) => void>();
  const poser = (suivants: readonly FichierEnRoute[]) => {
    envois = suivants;
    for (const prevenir of ecouteurs) prevenir();
  };
  const changer = (id: number, etat: FichierEnRoute["etat"]) =>
    poser(envois.map((envoi) => (envoi.id === id ? { ...envoi, etat } : envoi)));
  const sans = (id: number) => envois.filter((envoi) => envoi.id !== id);

  const partir = async ({ id, fichier }: FichierEnRoute) => {
    changer(id, { nom: "enCours", part: 0 });
    const ligne = envoyer(fichier, (part) => changer(id, { nom: "enCours", part }));
    lignes.set(id, ligne);
    const reponse = await ligne.reponse;
    lignes.delete(id);
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
      const neufs = fichiers.map((fichier): FichierEnRoute => ({
        id: prochain++,
        fichier,
        etat: juger(fichier),
      }));
      const avant = seul ? envois.filter((envoi) => !estFini(envoi)) : envois;
      poser([...avant, ...neufs]);
      suivre();
    },
    retirer(id) {
      lignes.get(id)?.annuler();
      lignes.delete(id);
      poser(sans(id));
      suivre();
    },
    reessayer(id) {
      changer(id, { nom: "attend" });
      suivre();
    },
  };
}

export interface FileDEnvois extends Pick<Envois, "ajouter" | "retirer" | "reessayer"> {
  readonly envois: readonly FichierEnRoute[];
}

/**
 * Files that this page sends, until it is left: then what has not arrived is given up.
 * @param surArrivee told of each
 * @param durable those of something that outlives the page: nothing of them is given up with it
 */
export function useEnvois(
  surArrivee?: (media: MediaEnvoye) => void,
  durable?: Envois,
): FileDEnvois {
  const client = useQueryClient();
  const dernier = useRef(surArrivee);
  useEffect(() => {
    dernier.current = surArrivee;
  });
  const [file] = useState(() => durable ?? createEnvois(envoyerPrepare));
  useEffect(
    () =>
      file.attendre((media) => {
        void client.invalidateQueries({ queryKey: MEDIAS });
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
  const enRoute = envois.some((envoi) => !estFini(envoi));
  useEffect(() => {
    if (!enRoute) return undefined;
    // closing the tab would give them up
    return retenirFermeture(() => true, { perdrait: () => true });
  }, [enRoute]);
  return { envois, ajouter: file.ajouter, retirer: file.retirer, reessayer: file.reessayer };
}
