/**
 * The cost of a command, in values that are read to apply, project and store it, depends on the number of players and
 * not on what they have done before (decisions/0115).
 */
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { encoderDessin } from "#contracts/dessin.ts";
import { type Imprevu } from "#contracts/imprevu.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { serializeGameWithChangedParts } from "./ports/adapters/stored-game.ts";
import { applyCommand } from "./rules/apply.ts";
import { compterGorgeesDuJoueur } from "./rules/ardoise.ts";
import { creerEtatDuGenerateurAleatoire } from "./rules/hasard.ts";
import { creerNouvellePartie } from "./rules/nouvelle-partie.ts";
import { trouverJoueurDontCEstLeTour } from "./rules/mini-jeux/mini-jeux.ts";
import { creerQuestionChoix, creerImprevu, creerQuizz } from "./rules/test/quizz.ts";
import type { Partie } from "./rules/types.ts";
import { type Commande, AUTEUR_SYSTEME } from "./rules/types/commandes.ts";
import { EtatPartieSync } from "./schema/etat.ts";
import { projeterPartie } from "./schema/projeter.ts";

const PLACES = 200;
const QUESTIONS = 200;
const CIRCONSTANCES = { now: 1_000, sauvegardeEnPanne: false };

type Acte = readonly [auteur: string, commande: Commande];

function faire(partie: Partie, [auteur, commande]: Acte): Partie {
  const resultat = applyCommand(partie, commande, { now: 1_000, auteur, entropie: [1] });
  if (!resultat.ok) throw new Error(`${commande.type}: ${resultat.refus}`);
  return resultat.partie;
}

const suivant = ({ tour }: Partie): Acte => [CLE_CREATEUR, { type: "suivant", tour }];
const reveler = ({ tour }: Partie): Acte => [CLE_CREATEUR, { type: "reveler", tour }];

/** A full room on the first question of a long quizz. */
function pleine(): Partie {
  const lu = creerQuizz(Array.from({ length: QUESTIONS }, () => creerQuestionChoix()));
  const graine = creerEtatDuGenerateurAleatoire(1);
  const neuve = creerNouvellePartie({ code: "ABC123", billet: "b", graine, placesMax: PLACES });
  const gens = Array.from({ length: PLACES }, (_, i): Acte => [
    AUTEUR_SYSTEME,
    { type: "rejoindre", pseudo: `Joueur ${i}`, jeton: `j${i}`, sansAlcool: false, compte: null },
  ]);
  const actes: Acte[] = [
    [AUTEUR_SYSTEME, { type: "hoteArrive", jeton: "hote", pseudo: "Ada", compte: null }],
    ...gens,
    [CLE_CREATEUR, { type: "choisirQuizz", quizzId: lu._id }],
    [AUTEUR_SYSTEME, { type: "quizzCharge", quizz: lu, pour: "choix", imprevus: [] }],
    [CLE_CREATEUR, { type: "lancer" }],
    [AUTEUR_SYSTEME, { type: "quizzCharge", quizz: lu, pour: "lancement", imprevus: [] }],
  ];
  return actes.reduce(faire, neuve);
}

/** Plays questions that everybody gets wrong, each with many gestures of the host. */
function user(partie: Partie, questions: number, gestes: number): Partie {
  let usee = partie;
  for (let i = 0; i < questions; i++) {
    if (usee.pointage.dit !== null) usee = faire(usee, suivant(usee));
    usee = faire(usee, reveler(usee));
    for (let n = 0; n < gestes; n++) {
      const de = compterGorgeesDuJoueur(usee, "j1");
      usee = faire(usee, [
        CLE_CREATEUR,
        { type: "fixerGorgees", joueur: "j1", de, gorgees: n % 2 === 0 ? de + 1 : de - 1 },
      ]);
    }
    usee = faire(usee, suivant(usee));
  }
  return usee;
}

/** A copy of the game that counts its reads. */
function compter(partie: Partie): { lue: Partie; lectures: () => number } {
  let lectures = 0;
  const vues = new WeakMap<object, object>();
  const suivre = (une: unknown): unknown => {
    lectures++;
    if (typeof une !== "object" || une === null) return une;
    const suivie = vues.get(une) ?? new Proxy(une, lecteur);
    vues.set(une, suivie);
    vues.set(suivie, suivie);
    return suivie;
  };
  const lecteur: ProxyHandler<object> = {
    get: (cible, nom, receveur) => suivre(Reflect.get(cible, nom, receveur)),
  };
  return { lue: new Proxy<Partie>(partie, lecteur), lectures: () => lectures };
}

/** Values read for one command, and bytes stored after it. */
function mesurer(partie: Partie, acte: Acte): { lectures: number; octets: number } {
  const { lue, lectures } = compter(structuredClone(partie));
  const etat = new EtatPartieSync();
  projeterPartie(etat, lue, null, CIRCONSTANCES);
  const depart = lectures();
  const apres = faire(lue, acte);
  projeterPartie(etat, apres, lue, CIRCONSTANCES);
  const { partie: texte, morceaux } = serializeGameWithChangedParts(apres, 0, lue);
  const octets = [texte, ...morceaux.map((un) => un.texte)].reduce(
    (n, { length }) => n + length,
    0,
  );
  return { lectures: lectures() - depart, octets };
}

/** The commands that are possible at each moment of a game. */
const SUR_LA_QUESTION: Readonly<Record<string, (partie: Partie) => Acte>> = {
  repondre: ({ tour, quizz: lu, position }) => [
    "j2",
    { type: "repondre", tour, reponse: lu?.questions[position]?.reponse ?? [] },
  ],
  fixerGorgees: (partie) => {
    const de = compterGorgeesDuJoueur(partie, "j3");
    return [CLE_CREATEUR, { type: "fixerGorgees", joueur: "j3", de, gorgees: de + 1 }];
  },
  annulerLigne: ({ ardoise }) => [
    CLE_CREATEUR,
    { type: "annulerLigne", ligne: ardoise.at(-1)?.id ?? 0 },
  ],
  reveler,
  passer: ({ tour }) => [CLE_CREATEUR, { type: "passer", tour }],
  pause: () => [CLE_CREATEUR, { type: "pause", active: true }],
  renommer: () => ["j4", { type: "renommer", pseudo: "Zoé" }],
  renommerJoueur: () => [CLE_CREATEUR, { type: "renommerJoueur", joueur: "j4", pseudo: "Zoé" }],
  sansAlcool: () => ["j4", { type: "sansAlcool", actif: true }],
  dessiner: () => ["j4", { type: "dessiner", dessin: encoderDessin([]) }],
  quitter: () => ["j5", { type: "quitter" }],
  supprimerJoueur: () => [CLE_CREATEUR, { type: "supprimerJoueur", joueur: "j5" }],
  deconnecter: () => [AUTEUR_SYSTEME, { type: "deconnecter", id: "j6" }],
  confierTelecommande: () => [CLE_CREATEUR, { type: "confierTelecommande", joueur: "j6" }],
  resync: () => [CLE_CREATEUR, { type: "resync" }],
};
const SUR_LA_REPONSE: Readonly<Record<string, (partie: Partie) => Acte>> = {
  suivant,
  juger: ({ tour }) => [CLE_CREATEUR, { type: "juger", tour, jugements: { j1: "juste" } }],
};

/** The room on a card instead of its question; one counter is high enough for a guess. */
function surUneCarte(partie: Partie, champs: Partial<Imprevu>): Partie {
  const carte = creerImprevu(champs);
  const de = compterGorgeesDuJoueur(partie, "j1");
  const tiree: Partie = {
    ...faire(partie, [CLE_CREATEUR, { type: "fixerGorgees", joueur: "j1", de, gorgees: de + 20 }]),
    etape: ETAPE.imprevu,
    manche: null,
    attente: { quoi: "imprevu", id: carte._id },
  };
  return faire(tiree, [AUTEUR_SYSTEME, { type: "imprevuCharge", imprevu: carte }]);
}
const designeDe = ({ miniJeu }: Partie) =>
  miniJeu === null ? "" : trouverJoueurDontCEstLeTour(miniJeu);
const SUR_UNE_CARTE: Readonly<
  Record<string, readonly [carte: Partial<Imprevu>, acte: (partie: Partie) => Acte]>
> = {
  noterOffre: [
    { text: "Qui a ri boit &gorgeeEntre[3;3]" },
    ({ tour }) => [
      CLE_CREATEUR,
      { type: "noterOffre", tour, offre: 0, prises: 0, joueurs: ["j1", "j2"] },
    ],
  ],
  tirer: [
    { _id: MINI_JEUX.rouletteRusse.id },
    (partie) => [designeDe(partie), { type: "tirer", tour: partie.tour, tir: 0, sur: "soi" }],
  ],
  miser: [
    { _id: MINI_JEUX.gamble.id },
    (partie) => [designeDe(partie), { type: "miser", tour: partie.tour, mise: 1 }],
  ],
  deviner: [
    { _id: MINI_JEUX.devine.id },
    (partie) => [designeDe(partie), { type: "deviner", tour: partie.tour, nombre: 3 }],
  ],
};
/** A phone that is away comes back to its seat, or as a new player. */
const SANS_J6: Readonly<Record<string, (partie: Partie) => Acte>> = {
  rejoindre: () => [
    AUTEUR_SYSTEME,
    { type: "rejoindre", pseudo: "Joueur 5", jeton: "j5", sansAlcool: false, compte: null },
  ],
  fusionner: () => [CLE_CREATEUR, { type: "fusionner", de: "j7", vers: "j6" }],
};

describe("a full room, after a long evening, pays for a command what it paid at its beginning", () => {
  let jeune: Partie;
  let vieille: Partie;
  beforeAll(() => {
    jeune = user(pleine(), 2, 2);
    vieille = user(jeune, 150, 20);
  });

  it("has written more than ten thousand lines", () => {
    expect(vieille.prochaineLigne).toBeGreaterThan(10_000);
    expect(Object.keys(vieille.joueurs)).toHaveLength(PLACES + 1);
  });

  const comparer = (avant: Partie, apres: Partie, acte: (partie: Partie) => Acte, enPlus = 0) => {
    const debut = mesurer(avant, acte(avant));
    const fin = mesurer(apres, acte(apres));
    // each question stays in the game of each player, and a quizz has a bounded number of questions; lines of the ardoise are not kept
    expect(fin.lectures).toBeLessThan(3 * debut.lectures + enPlus);
    expect(fin.octets).toBeLessThan(4 * debut.octets);
  };
  it.each(Object.entries(SUR_LA_QUESTION))("%s", (_, acte) => comparer(jeune, vieille, acte));
  it.each(Object.entries(SUR_LA_REPONSE))("%s", (_, acte) =>
    comparer(faire(jeune, reveler(jeune)), faire(vieille, reveler(vieille)), acte),
  );
  it.each(Object.entries(SUR_UNE_CARTE))("%s", (_, [carte, acte]) =>
    comparer(surUneCarte(jeune, carte), surUneCarte(vieille, carte), acte),
  );
  it.each(Object.entries(SANS_J6))("%s", (_, acte) => {
    const partir: Acte = [AUTEUR_SYSTEME, { type: "deconnecter", id: "j6" }];
    // a merge looks for both seats in every account, which has two figures for each question
    comparer(faire(jeune, partir), faire(vieille, partir), acte, 2 * PLACES * QUESTIONS);
  });
});
