/** The first state of a game, in an empty room. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { PARAMETRES_DE_PARTIE_NEUFS } from "#contracts/partie.ts";
import { DESSINS_DE_PARTIE_NEUVE } from "./dessins.ts";
import { creerDistributionDEtape } from "./distribution.ts";
import { PATRON_DE_PARTIE_NEUVE } from "./patron/patron-neuf.ts";
import { POINTAGE_DE_PARTIE_NEUVE } from "./classement/pointage.ts";
import { RYTHME_DE_PARTIE_NEUVE } from "./rythme/rythme-neuf.ts";
import { SOIR_DE_ROOM_NEUVE } from "./soir/soir.ts";
import type { EtatDuGenerateurAleatoire, Partie } from "./types.ts";

/** Version of the stored form of `Partie`; a change of its shape needs a new one and a migration. */
export const VERSION_PARTIE_STOCKEE = 14;

/**
 * A new game. `billet` is the hash of the single-use ticket of its host; `graine` comes from a cryptographic source
 * outside tests.
 */
export function creerNouvellePartie(options: {
  code: string;
  billet: string;
  graine: EtatDuGenerateurAleatoire;
  placesMax: number;
}): Partie {
  return {
    version: VERSION_PARTIE_STOCKEE,
    ...options,
    phase: "salon",
    parametres: PARAMETRES_DE_PARTIE_NEUFS,
    essai: false,
    pseudoHote: "",
    joueurs: {
      [CLE_CREATEUR]: {
        pseudo: "",
        demande: "",
        createur: true,
        present: false,
        attenduJusque: null,
        gardeJusque: null,
        absences: 0,
        score: 0,
        jugees: 0,
        verdicts: [],
        sansAlcool: false,
        gambling: false,
        jeton: "",
        compte: null,
      },
    },
    partis: {},
    bannis: [],
    choix: null,
    attente: null,
    composition: null,
    quizz: null,
    tour: 0,
    etape: 0,
    position: 0,
    manche: null,
    distribution: creerDistributionDEtape(1),
    minuteur: null,
    pause: false,
    fermetures: { hote: null, personne: null },
    telecommande: null,
    imprevu: null,
    imprevuIndisponible: false,
    scrutin: null,
    enCours: [],
    miniJeu: null,
    paquet: { normal: [], rare: [], aDeux: [] },
    vus: { normal: [], rare: [] },
    ardoise: [],
    comptes: {},
    exploits: {},
    statistiques: {},
    releves: {},
    fusions: {},
    imprevusTires: 0,
    lancement: 0,
    prochaineLigne: 1,
    prochainJoueur: 1,
    faites: {},
    fin: null,
    joues: [],
    patron: PATRON_DE_PARTIE_NEUVE,
    rythme: RYTHME_DE_PARTIE_NEUVE,
    pointage: POINTAGE_DE_PARTIE_NEUVE,
    soir: SOIR_DE_ROOM_NEUVE,
    dessins: DESSINS_DE_PARTIE_NEUVE,
  };
}
