/** The gestures of people during an evening, sensible or not; `a` and `b` choose the player and the object. */
import * as fc from "fast-check";
import { difficulteVoulue, QUESTIONS_COMPOSEES_MIN } from "#contracts/composition.ts";
import { encoderDessin } from "#contracts/dessin.ts";
import { SEUIL_GORGEES_A_PARTAGER_OU_ETALER } from "#contracts/limites.ts";
import { niveauImprevu } from "#contracts/niveaux.ts";
import { allure, type Etape, modeJeu } from "#contracts/partie.ts";
import { voixDeScrutin } from "#contracts/scrutin.ts";
import {
  type ManiereDeRepondre,
  trouverManiereDeRepondre,
  type Question,
} from "#contracts/quizz.ts";
import { compterGorgeesDuJoueur } from "../ardoise.ts";
import { calculerGorgeesADistribuerParJoueur } from "../distribution.ts";
import { compterGorgeesABoireDansEtape } from "../partage.ts";
import { trouverJoueurDontCEstLeTour } from "../mini-jeux/mini-jeux.ts";
import {
  listerClesDesParticipants,
  estRoomLocale,
  estHotePresent,
  trouverQuestionCourante,
  listerJoueursHorsCreateur,
} from "../selection.ts";
import type { Jugement } from "../types.ts";
import { type Commande, AUTEUR_SYSTEME } from "../types/commandes.ts";
import type { Soiree } from "./soiree.ts";
import { HOTE } from "./table.ts";

type Geste = (soiree: Soiree, a: number, b: number) => void;
const JUGEMENTS: readonly Jugement[] = ["juste", "precis", "faux"];
const VOIX = voixDeScrutin.options;
const INCONNUS = ["personne", "constructor", "__proto__", "", HOTE];
const PSEUDOS = ["Léa", "LEA", "Tom", "  ", "CREATEUR", "Zoé 🍺", "a".repeat(21), "Léa\u200B"];
const ATTENTES = [
  0,
  300,
  1_000,
  4_000,
  4_000,
  9_000,
  60_000,
  11 * 60_000,
  16 * 60_000,
  31 * 60_000,
];

const parmi = <T>(liste: readonly T[], i: number): T | undefined =>
  liste[i % Math.max(1, liste.length)];
const presents = ({ partie }: Soiree) =>
  listerJoueursHorsCreateur(partie).filter((id) => partie.joueurs[id]?.present);
const cible = ({ partie }: Soiree, i: number) =>
  parmi([...Object.keys(partie.joueurs), ...INCONNUS], i) ?? "";
/** The current step, or sometimes an earlier or later one. */
const tour = ({ partie }: Soiree, i: number) =>
  Math.max(0, partie.tour + (i % 13 === 0 ? (i % 3) - 1 : 0));

/** The step on screen, or the step of an imprévu that goes on. */
const source = (soiree: Soiree, i: number) =>
  parmi([tour(soiree, i), ...soiree.partie.enCours.map((carte) => carte.tour)], i) ?? 0;

type JusteEtFausse = readonly [juste: readonly string[], fausse: readonly string[]];
const JUSTE_ET_FAUSSE: Readonly<Record<ManiereDeRepondre, (question: Question) => JusteEtFausse>> =
  {
    uneOption: ({ reponse, options }) => [reponse.slice(0, 1), options.slice(-1)],
    toutesLesOptions: ({ reponse, options }) => [reponse, options.slice(-1)],
    texte: ({ reponse }) => [reponse.slice(0, 1), ["autre chose"]],
  };

function reponse(question: Question | undefined, b: number): string[] {
  const maniere = question === undefined ? null : trouverManiereDeRepondre(question);
  const [juste, fausse]: JusteEtFausse =
    question === undefined || maniere === null ? [[], []] : JUSTE_ET_FAUSSE[maniere](question);
  const { reponse: bonnes = [], precis = [] } = question ?? {};
  const autres = [[], [""], ["n'importe quoi"], ["BONNE", "BONNE"], bonnes.toReversed()];
  return [...([juste, precis.slice(0, 1), fausse, parmi(autres, b >> 2)][b % 4] ?? [])];
}

/** A command of the host, which is sent only while the host's screen is connected. */
const hote = (soiree: Soiree, commande: Commande) => {
  if (estHotePresent(soiree.partie)) soiree.tenter(HOTE, commande);
};
const joueur = (soiree: Soiree, a: number, commande: (id: string) => Commande) => {
  const id = parmi(presents(soiree), a);
  if (id !== undefined) soiree.tenter(id, commande(id));
};

const noterOffre: Geste = (s, a, b) => {
  const joueurs = a % 3 === 0 ? listerClesDesParticipants(s.partie) : [cible(s, a)];
  if (joueurs.length === 0) return;
  const prises = a % 7 === 0 ? 1 : 0;
  hote(s, { type: "noterOffre", tour: source(s, a), offre: b % 3, prises, joueurs });
};

const GESTES = {
  repondre: (s, a, b) =>
    joueur(s, a, () => ({
      type: "repondre",
      tour: tour(s, b),
      reponse: reponse(trouverQuestionCourante(s.partie), b),
    })),
  tousRepondent: (s, a) => {
    presents(s).forEach((id, i) => {
      const choisie = reponse(trouverQuestionCourante(s.partie), (a >> i) % 3);
      s.tenter(id, { type: "repondre", tour: s.partie.tour, reponse: choisie });
    });
  },
  avancer: (s) => {
    if (estHotePresent(s.partie) && s.partie.phase === "jeu" && !s.partie.pause) s.avancer();
  },
  suivant: (s, a) => hote(s, { type: "suivant", tour: tour(s, a) }),
  reveler: (s, a) => hote(s, { type: "reveler", tour: tour(s, a) }),
  passer: (s, a) => hote(s, { type: "passer", tour: tour(s, a) }),
  mediaPret: (s, a) => hote(s, { type: "mediaPret", tour: tour(s, a) }),
  juger: (s, a, b) => {
    const qui = a % 5 === 0 ? cible(s, b) : (parmi(listerJoueursHorsCreateur(s.partie), b) ?? "");
    const jugements = a % 7 === 0 ? {} : Object.fromEntries([[qui, parmi(JUGEMENTS, a) ?? "faux"]]);
    hote(s, { type: "juger", tour: tour(s, a), jugements });
  },
  distribuer: (s, a, b) => {
    const [de, reste] = parmi(Object.entries(calculerGorgeesADistribuerParJoueur(s.partie)), a) ?? [
      "j1",
      1,
    ];
    const autres = listerJoueursHorsCreateur(s.partie).filter((id) => id !== de);
    const receveur = (b % 7 === 0 ? undefined : parmi(autres, b)) ?? cible(s, b);
    const dons = Array.from({ length: (b % 3) + 1 }, () => ({
      a: receveur,
      gorgees: 1 + (a % 5 === 0 ? 1 : 0),
    }));
    const commande = {
      type: "distribuer",
      tour: tour(s, a),
      reste: a % 11 === 0 ? 9 : reste,
      dons,
    } as const;
    if (estRoomLocale(s.partie)) hote(s, { ...commande, de });
    else if (s.partie.joueurs[de]?.present) s.tenter(de, commande);
  },
  partager: (s, a, b) => {
    // cards rarely ask for many sips, so their offer is written first
    noterOffre(s, a, b);
    const dites = compterGorgeesABoireDansEtape(s.partie);
    const lourds = presents(s).filter(
      (id) => (dites[id] ?? 0) >= SEUIL_GORGEES_A_PARTAGER_OU_ETALER,
    );
    const qui = parmi(b % 5 === 0 || lourds.length === 0 ? presents(s) : lourds, a);
    if (qui !== undefined) s.tenter(qui, { type: "partager", tour: tour(s, b) });
  },
  noterOffre,
  montrerSuite: (s, a) => hote(s, { type: "montrerSuite", tour: source(s, a) }),
  ouvrirScrutin: (s, a, b) => {
    const commande = { type: "ouvrirScrutin", tour: tour(s, a) } as const;
    const lecteur = s.partie.imprevu?.lecteur ?? "";
    if (b % 3 === 0 && s.partie.joueurs[lecteur]?.present) s.tenter(lecteur, commande);
    else if (b % 5 === 0) joueur(s, a, () => commande);
    else hote(s, commande);
  },
  voter: (s, a, b) =>
    joueur(s, a, () => ({ type: "voter", tour: tour(s, b), voix: parmi(VOIX, b) ?? "ovation" })),
  fermerScrutin: (s, a) => hote(s, { type: "fermerScrutin", tour: tour(s, a) }),
  trancher: (s, a, b) =>
    hote(s, { type: "trancher", tour: tour(s, a), issue: parmi(VOIX, b) ?? "ovation" }),
  finirImprevu: (s, a) => hote(s, { type: "finirImprevu", tour: source(s, a) }),
  jouerMiniJeu: (s, a, b) => {
    const { miniJeu } = s.partie;
    if (miniJeu === null) return;
    const quand = tour(s, a);
    const tirs = miniJeu.nom === "rouletteRusse" ? miniJeu.tirs.length : 0;
    const coups: Commande[] = [
      {
        type: "tirer",
        tour: quand,
        tir: tirs + (b % 11 === 0 ? 1 : 0),
        sur: b % 2 === 0 ? "soi" : "autre",
      },
      { type: "miser", tour: quand, mise: parmi([-100, 0, 5, 12, 40, 69], b) ?? 1 },
      { type: "deviner", tour: quand, nombre: b % 40 },
    ];
    const sien = { rouletteRusse: 0, gamble: 1, devine: 2 }[miniJeu.nom];
    const coup = parmi(coups, a % 7 === 0 ? a : sien);
    const auteur = a % 5 === 0 ? cible(s, b) : trouverJoueurDontCEstLeTour(miniJeu);
    if (coup === undefined) return;
    if (auteur === HOTE || a % 3 === 0) hote(s, coup);
    else if (s.partie.joueurs[auteur]?.present) s.tenter(auteur, coup);
  },
  fixerGorgees: (s, a, b) => {
    const qui = cible(s, a);
    const de = compterGorgeesDuJoueur(s.partie, qui) + (b % 9 === 0 ? 1 : 0);
    hote(s, { type: "fixerGorgees", joueur: qui, de, gorgees: (b % 8) - 2 });
  },
  annulerLigne: (s, a) =>
    hote(s, {
      type: "annulerLigne",
      ligne: (s.partie.ardoise.at(-1)?.id ?? 0) - (a % 4 === 0 ? 1 : 0),
    }),
  pause: (s, a) => hote(s, { type: "pause", active: a % 2 === 0 }),
  tenir: (s, a) => hote(s, { type: "tenir", tour: s.partie.tour, tenu: a % 3 > 0 }),
  terminer: (s) => hote(s, { type: "terminer" }),
  retourSalon: (s) => hote(s, { type: "retourSalon" }),
  lancer: (s) => {
    if (estHotePresent(s.partie) && s.partie.phase === "salon") s.lancer();
  },
  demanderLancement: (s, a) => {
    hote(
      s,
      a % 2 === 0
        ? { type: "lancer" }
        : { type: "choisirQuizz", quizzId: a % 3 === 0 ? "autre" : "quizz" },
    );
  },
  composerSoiree: (s, a, b) =>
    hote(s, {
      type: "composerSoiree",
      tags: [],
      nombre: QUESTIONS_COMPOSEES_MIN + (a % 8),
      difficulte: parmi(difficulteVoulue.options, b) ?? "melange",
      sources: ["publics"],
    }),
  reglerParametres: (s, a, b) => {
    const mode = a % 4 === 0 ? { modeJeu: parmi(modeJeu.options, b) ?? "local" } : {};
    hote(s, {
      type: "reglerParametres",
      ...mode,
      createur: a % 2 === 0,
      sansImprevu: b % 2 === 0,
      niveau: parmi(niveauImprevu.options, b) ?? "doux",
      ...(a % 3 === 0 ? { rythme: parmi(allure.options, b) ?? "main" } : {}),
    });
  },
  deconnecter: (s, a) =>
    s.faire(AUTEUR_SYSTEME, { type: "deconnecter", id: parmi(presents(s), a) ?? "personne" }),
  hotePart: (s) => s.faire(AUTEUR_SYSTEME, { type: "deconnecter", id: HOTE }),
  hoteArrive: (s) => s.hoteArrive(),
  revenir: (s, a, b) => {
    const jeton = parmi(s.telephones, a);
    const pseudo = parmi(PSEUDOS, b) ?? "";
    if (jeton !== undefined)
      s.tenter(AUTEUR_SYSTEME, {
        type: "rejoindre",
        pseudo,
        jeton,
        sansAlcool: b % 2 === 0,
        compte: null,
      });
  },
  tousReviennent: (s) => {
    s.hoteArrive();
    for (const jeton of s.telephones)
      s.tenter(AUTEUR_SYSTEME, {
        type: "rejoindre",
        pseudo: `Nom ${jeton.replace("secret-", "")}`,
        jeton,
        sansAlcool: false,
        compte: null,
      });
  },
  arriver: (s, a) => s.arriver(parmi(PSEUDOS, a) ?? ""),
  ajouterJoueur: (s, a) => hote(s, { type: "ajouterJoueur", pseudo: parmi(PSEUDOS, a) ?? "" }),
  quitter: (s, a) => joueur(s, a, () => ({ type: "quitter" })),
  kick: (s, a) => hote(s, { type: "supprimerJoueur", joueur: cible(s, a) }),
  renommer: (s, a, b) =>
    joueur(s, a, () => ({ type: "renommer", pseudo: parmi(PSEUDOS, b) ?? "" })),
  renommerJoueur: (s, a, b) =>
    hote(s, { type: "renommerJoueur", joueur: cible(s, a), pseudo: parmi(PSEUDOS, b) ?? "" }),
  fusionner: (s, a, b) => {
    const absents = listerJoueursHorsCreateur(s.partie).filter((id) => !presents(s).includes(id));
    const vers = (b % 7 === 0 ? undefined : parmi(absents, b)) ?? cible(s, b);
    hote(s, { type: "fusionner", de: cible(s, a), vers });
  },
  confierTelecommande: (s, a) =>
    hote(s, { type: "confierTelecommande", joueur: a % 5 === 0 ? null : cible(s, a) }),
  telecommander: (s, a) => {
    const { telecommande, tour: quand } = s.partie;
    if (telecommande === null || !presents(s).includes(telecommande)) return;
    const types = ["suivant", "reveler", "passer"] as const;
    s.tenter(telecommande, { type: parmi(types, a) ?? "suivant", tour: quand });
    if (a % 5 === 0) s.tenter(telecommande, { type: "tenir", tour: quand, tenu: a % 2 === 0 });
    if (a % 9 === 0) s.tenter(telecommande, { type: "confierTelecommande", joueur: null });
  },
  renommerCreateur: (s, a) =>
    hote(s, { type: "renommerCreateur", pseudo: parmi(PSEUDOS, a) ?? "" }),
  sansAlcool: (s, a, b) => hote(s, { type: "sansAlcool", actif: b % 2 === 0, joueur: cible(s, a) }),
  dessiner: (s, a, b) =>
    joueur(s, a, () => ({
      type: "dessiner",
      dessin: encoderDessin([{ craie: "ocre", points: [[a % 256, b % 256]] }]),
    })),
  effacerDessin: (s, a, b) => {
    const qui = cible(s, a);
    const { de, prochain } = s.partie.dessins;
    const vu = Object.hasOwn(de, qui) ? de[qui]?.numero : undefined;
    hote(s, { type: "effacerDessin", joueur: qui, numero: b % 7 === 0 ? prochain : (vu ?? 1) });
  },
  livrer: (s, a) => s.livrer(a % 5 === 0),
  attendre: (s, a) => s.attendre(parmi(ATTENTES, a) ?? 0),
  redemarrer: (s, a) => s.redemarrer(a * 1_000),
  parasite: (s, a, b) => {
    const auteur = parmi([...presents(s), "personne", "constructor", AUTEUR_SYSTEME], a) ?? "";
    s.tenter(auteur, { type: "suivant", tour: s.partie.tour });
    s.tenter(cible(s, b), { type: "fermer", cause: "hote" });
    s.tenter(AUTEUR_SYSTEME, { type: "tempsEcoule", tour: tour(s, b), numero: b % 5 });
    s.tenter(AUTEUR_SYSTEME, { type: "attenteMediaFinie", tour: Math.max(0, s.partie.tour - 1) });
    const [ancien, { absences }] = parmi(Object.entries(s.partie.joueurs), a) ?? [
      "",
      { absences: 0 },
    ];
    s.tenter(AUTEUR_SYSTEME, { type: "expirerJoueur", id: ancien, absence: absences - 1 });
  },
} satisfies Record<string, Geste>;

type NomGeste = keyof typeof GESTES;
const TOUS = Object.keys(GESTES).filter((nom): nom is NomGeste => nom in GESTES);
const fois = (n: number, ...noms: NomGeste[]) => Array.from({ length: n }, () => noms).flat();
/** Gestures that are drawn more often at any step, above all time and phones. */
const PARTOUT = [
  ...TOUS,
  ...fois(3, "deconnecter", "attendre", "tousReviennent"),
  ...fois(2, "fixerGorgees", "livrer"),
];
/** The usual gestures of each step. */
const SELON_ETAPE: Record<Etape | "salon", readonly NomGeste[]> = {
  salon: [...PARTOUT, ...fois(40, "lancer")],
  0: [...PARTOUT, ...fois(12, "repondre", "tousRepondent"), ...fois(6, "avancer", "mediaPret")],
  1: [
    ...PARTOUT,
    ...fois(10, "juger", "avancer"),
    ...fois(20, "distribuer"),
    ...fois(4, "partager"),
    ...fois(4, "annulerLigne"),
  ],
  2: [
    ...PARTOUT,
    ...fois(20, "livrer", "noterOffre", "montrerSuite", "jouerMiniJeu"),
    ...fois(20, "ouvrirScrutin", "voter", "voter", "trancher"),
    ...fois(4, "fermerScrutin"),
    ...fois(10, "avancer", "distribuer"),
    ...fois(20, "partager"),
  ],
  3: [...PARTOUT, ...fois(40, "retourSalon")],
  4: [...PARTOUT, ...fois(40, "avancer")],
};

export interface EnvieDeGeste {
  readonly quoi: number;
  readonly a: number;
  readonly b: number;
}
export const arbitraireDeGestes: fc.Arbitrary<EnvieDeGeste[]> = fc.array(
  fc.record({ quoi: fc.nat({ max: 99_999 }), a: fc.nat({ max: 999 }), b: fc.nat({ max: 999 }) }),
  { maxLength: 120, size: "max" },
);

export function executerGeste(soiree: Soiree, { quoi, a, b }: EnvieDeGeste): void {
  const { phase, etape } = soiree.partie;
  const nom = parmi(SELON_ETAPE[phase === "salon" ? "salon" : etape], quoi) ?? "attendre";
  if (!soiree.fermee) GESTES[nom](soiree, a, b);
}
