/** Files on their way to the server: two at once, the others wait; each may be given up or tried again. */
import { FICHIER_MAX, type MediaEnvoye, TEXTES_MEDIA } from "#contracts/medias.ts";
import type { EnvoiFichier } from "../../appels/envoyer-fichier.ts";

/** The server takes three of one account: one is left for another tab. */
const A_LA_FOIS = 2;

export interface FichierEnRoute {
  readonly id: number;
  readonly fichier: File;
  readonly etat:
    | { readonly nom: "attend" }
    /** `part`: from 0 to 1; at 1 the server is at work. */
    | { readonly nom: "enCours"; readonly part: number }
    /** `encore`: another try may pass. */
    | { readonly nom: "rate"; readonly message: string; readonly encore: boolean };
}

export interface Envois {
  readonly lire: () => readonly FichierEnRoute[];
  readonly abonner: (prevenir: () => void) => () => void;
  /** Told of each that has arrived, and is no longer in the list. */
  readonly attendre: (arrivee: (media: MediaEnvoye) => void) => () => void;
  readonly ajouter: (fichiers: readonly File[]) => void;
  /** Gives up one that waits or leaves, and forgets one that failed. */
  readonly retirer: (id: number) => void;
  readonly reessayer: (id: number) => void;
}

type Envoyer = (fichier: File, surPart: (part: number) => void) => EnvoiFichier;

/** 413 and 415: this file will never pass. */
const passeraPeutEtre = (statut: number) => statut !== 413 && statut !== 415;

/** Of a file that has nothing in it. */
const VIDE = "Ce fichier est vide. Choisissez-en un autre.";

/** What can be said of a file before it leaves. */
function juger({ size }: File): FichierEnRoute["etat"] {
  if (size > FICHIER_MAX) return { nom: "rate", message: TEXTES_MEDIA.tropGros, encore: false };
  return size === 0 ? { nom: "rate", message: VIDE, encore: false } : { nom: "attend" };
}

/** @param seul where one file goes: another choice forgets those that failed */
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
      poser(sans(id));
      for (const arrivee of quais) arrivee(reponse.corps);
    } else {
      const { message, statut } = reponse;
      changer(id, { nom: "rate", message, encore: passeraPeutEtre(statut) });
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
      const avant = seul ? envois.filter(({ etat }) => etat.nom !== "rate") : envois;
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
