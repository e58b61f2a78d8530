/** Rare moments of a game: typed answers, ties, players who left, imprévus for several players. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type {
  Vue,
  VueFin,
  VueJoueur,
  VueMorceau,
  VueOffreDeGorgees,
  VueQuestion,
} from "#game/schema/etat.ts";
import {
  createEcranHoteRenderer,
  createTelephoneRenderer,
  creerGalerieParEtat,
} from "./en-partie.tsx";
import { exempleDeFinAvecJoueurs } from "./exemples-fin.ts";
import {
  exempleImprevu,
  exempleJoueur,
  OPTIONS_DE_60_SIGNES,
  exempleQuestion,
  QUESTION_DE_300_SIGNES,
  exempleHoteEtJoueurs,
  VUE_DE_ROOM_EXEMPLE,
} from "./exemples-vue.ts";

const texte = (v: string): VueMorceau => ({ t: "texte", v, id: "", n: 0 });
const nom = (id: string, v: string): VueMorceau => ({ t: "joueur", v, id, n: 0 });
const offre = (champs: Partial<VueOffreDeGorgees> = {}): VueOffreDeGorgees => ({
  sens: "boire",
  gorgees: 3,
  nommee: false,
  cibles: [],
  prises: 0,
  selon: "",
  ...champs,
});

const ECRITES = [
  "Saint-Quay-Portrieux",
  "Saint-Quai-Portrieu",
  "Le Guilvinec, un mardi pluvieux, au retour des chalutiers là",
  "",
] as const;
/** In each group of four players, one is right, one is forgiven one or two typos, one is wrong, one gave no answer. */
const ecrire = (rang: number): Partial<VueJoueur> => {
  const reponse = ECRITES[rang % 4] ?? "";
  const juste = rang % 4 < 2;
  return {
    reponse: reponse === "" ? [] : [reponse],
    jugement: juste ? "juste" : "faux",
    fautes: rang % 4 === 1 ? 1 + ((rang >> 2) % 2) : 0,
    aBoire: juste ? "0" : "3",
    aRepondu: true,
  };
};
const entree = (nombre: number): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  etape: 1,
  question: exempleQuestion({
    type: "entree",
    text: QUESTION_DE_300_SIGNES,
    options: [],
    reponse: ["Saint-Quay-Portrieux", "Saint-Quay"],
    precis: ["Saint-Quai"],
    aPreuve: true,
    preuve: {
      text: "Les homards du tournage avaient leurs pinces liées de rubans rouges\u00A0: on en repêcha pendant trois étés, et l’un d’eux, dit-on, répondait au nom de Gustave quand on l’appelait du quai.",
      media: "",
    },
  }),
  joueurs: exempleHoteEtJoueurs(nombre, ecrire),
});

/** An end where four players share the first place, and the last two of the table have left. */
function exAequo(nombre: number): VueFin {
  const fin = exempleDeFinAvecJoueurs(nombre);
  const table = fin.table.map((ligne, rang) => {
    if (rang < 4) return { ...ligne, score: 12, rang: 1, parti: false };
    const parti = rang >= nombre - 2;
    return { ...ligne, score: 12 - rang, rang: parti ? 0 : rang + 1, parti };
  });
  return { ...fin, table };
}
const finir = (nombre: number): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  phase: "fin",
  joueurs: exempleHoteEtJoueurs(nombre),
  fin: exAequo(nombre),
});

const carteDe = (distribuent: readonly string[]) => ({
  texte: [
    // a name that begins with a T, whose bar is the highest and widest stroke of the handwriting
    nom("j1", "Tom"),
    texte(
      " invente une règle. Quiconque l’oublie boit 3\u00A0gorgées, jusqu’à la prochaine carte.",
    ),
  ],
  offres: [
    offre(),
    offre({ sens: "distribuer", gorgees: 2, nommee: true, cibles: [...distribuent] }),
  ],
  suiteTexte: [],
  suiteMedia: "",
});
const carte = (nombre: number): Vue => {
  const texteEtOffres = carteDe(nombre < 20 ? ["j0"] : ["j6", "j13"]);
  return {
    ...VUE_DE_ROOM_EXEMPLE,
    etape: 2,
    joueurs: exempleHoteEtJoueurs(nombre),
    partis: nombre < 20 ? [{ id: "k", pseudo: "Maximilienne-Augusta", gorgee: 72, score: 3 }] : [],
    imprevu: exempleImprevu({ ...texteEtOffres, lecteur: "j1", aSuite: true }),
    enCours: [
      { ...texteEtOffres, tour: 3, suiteMontree: false },
      {
        ...texteEtOffres,
        tour: 5,
        suiteMontree: true,
        suiteTexte: [texte("La règle tombe\u00A0: à la vôtre\u00A0!")],
      },
    ],
  };
};

/** An imprévu of a personal deck that made two players drink many sips, some of which one of them gave away. */
const lourde = (nombre: number, champs: Partial<VueJoueur> = {}): Vue => {
  const vue = carte(nombre);
  const joueurs = exempleHoteEtJoueurs(nombre, (rang) =>
    rang < 2 ? { gorgee: 31, demandees: 15, ...(rang === 0 ? champs : {}) } : {},
  );
  const dons = [{ de: "j1", a: "j0", gorgees: 3 }];
  return { ...vue, joueurs, dons, enCours: vue.enCours.slice(0, 1) };
};

/** A revealed question with both a proof and a follow-up addressed to a player. */
const suivie = (nombre: number, champs: Partial<VueQuestion> = {}): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  etape: 1,
  question: exempleQuestion({
    text: "Un intrus au menu de la winstub\u00A0: quelle spécialité n’est pas alsacienne\u00A0?",
    options: ["Le waterzoï", "Le kouglof", "Le baeckeoffe", "La choucroute"],
    reponse: ["Le waterzoï"],
    aPreuve: true,
    preuve: {
      text: "Le waterzoï vient de Gand, en Belgique\u00A0: un ragoût crémeux de poisson ou de poulet. Il a simplement raté sa sortie d’autoroute.",
      media: "",
    },
    suiteTexte: [
      nom("j0", "Léa"),
      texte(" commande à la table, avec l’accent, et boit 4\u00A0gorgées."),
    ],
    offres: [offre({ gorgees: 4, nommee: true, cibles: ["j0"] })],
    ...champs,
  }),
  joueurs: exempleHoteEtJoueurs(nombre, (rang) =>
    rang % 2 === 0
      ? { jugement: "faux", reponse: ["Le kouglof"], aBoire: "3", aRepondu: true }
      : { jugement: "juste", reponse: ["Le waterzoï"], aRepondu: true },
  ),
  dons: [
    { de: "j1", a: "j2", gorgees: 3 },
    { de: "j1", a: "j0", gorgees: 1 },
  ],
  enCours: [{ ...carteDe([]), tour: 3, suiteMontree: false }],
});

/** A speed race won by the third player: two were wrong, the others had not answered. */
const course = (nombre: number, champs: Partial<Vue> = {}): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  modeJeu: "rapidite",
  etape: 1,
  question: exempleQuestion({
    type: "entree",
    text: "Quel port a donné son nom à la mayonnaise\u00A0?",
    options: [],
    reponse: ["Port-Mahon"],
  }),
  joueurs: exempleHoteEtJoueurs(nombre, (rang) => {
    if (rang === 2)
      return { jugement: "juste", reponse: ["Por Mahon"], fautes: 2, aRepondu: true, enMs: 3_200 };
    const enMs = [2_600, 1_900][rang];
    if (enMs === undefined) return { jugement: "faux", aBoire: "2", aRepondu: false };
    const tapee = rang === 0 ? "Mayenne" : "Les quais de Saint-Jean-de-Luz, un dimanche";
    return { jugement: "faux", aBoire: "1", reponse: [tapee], aRepondu: true, enMs };
  }),
  ...champs,
});

/** A speed race that goes on because the answers so far have typos. */
const presque = (nombre: number): Vue =>
  course(nombre, {
    etape: 0,
    joueurs: exempleHoteEtJoueurs(nombre, (rang) =>
      rang < 2 ? { aRepondu: true, fautes: 1 + rang } : {},
    ),
  });

const bonus = (reste: number): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  etape: 1,
  question: exempleQuestion({
    options: OPTIONS_DE_60_SIGNES,
    reponse: OPTIONS_DE_60_SIGNES.slice(0, 1),
  }),
  joueurs: exempleHoteEtJoueurs(20, (rang) =>
    rang === 0
      ? {
          jugement: "precis",
          reponse: OPTIONS_DE_60_SIGNES.slice(1, 2),
          aBoire: "+3",
          reste,
          aRepondu: true,
        }
      : {},
  ),
  dons: reste > 0 ? [] : [{ de: "j0", a: "j6", gorgees: 3 }],
});

/** A wrong answer to a question with a proof, and the largest number of sips that a phone shows. */
const perdre = (): Vue => {
  const vue = entree(8);
  const { j0 = exempleJoueur("Léa") } = vue.joueurs;
  const bu = { jugement: "faux", aBoire: "20", reponse: ["Saint-Malo"], fautes: 0 } as const;
  return { ...vue, joueurs: { ...vue.joueurs, j0: { ...j0, ...bu, reponse: [...bu.reponse] } } };
};

/** The creator plays without a phone, and has sips to hand out. */
const createurSert = (): Vue => {
  const joueurs = exempleHoteEtJoueurs(8);
  const { [CLE_CREATEUR]: hote = exempleJoueur("Hôte") } = joueurs;
  return {
    ...VUE_DE_ROOM_EXEMPLE,
    createur: true,
    etape: 1,
    question: exempleQuestion({
      options: OPTIONS_DE_60_SIGNES,
      reponse: OPTIONS_DE_60_SIGNES.slice(0, 1),
    }),
    joueurs: { ...joueurs, [CLE_CREATEUR]: { ...hote, pseudo: "Margaux", reste: 2 } },
  };
};

const SUR_TELE = Object.fromEntries(
  [2, 8, 20].flatMap((n): [string, Vue][] => [
    [`entree-${String(n)}`, entree(n)],
    [`carte-${String(n)}`, carte(n)],
    [`course-${String(n)}`, course(n)],
    [`presque-${String(n)}`, presque(n)],
  ]),
);

export const GALERIE_MOMENTS_DE_PARTIE = {
  ...creerGalerieParEtat("moment", createEcranHoteRenderer, {
    ...SUR_TELE,
    createur: createurSert(),
    "lourde-8": lourde(8),
    "lourde-20": lourde(20),
    "suivie-2": suivie(2),
    "suivie-8": suivie(8),
    // a suite of three lines and its two buttons, over options of two lines
    "suivie-longue": suivie(8, {
      text: "Que collectionne un tégestophile\u00A0?",
      options: [
        "Les parapluies oubliés",
        "Les sous-bocks",
        "Les tuiles",
        "Les étiquettes de fromage",
      ],
      reponse: ["Les sous-bocks"],
      preuve: {
        text: "Du latin «\u00A0teges\u00A0», la natte. Pour les étiquettes de fromage, adressez-vous plutôt à un tyrosémiophile.",
        media: "",
      },
      suiteTexte: [
        nom("j0", "Léa"),
        texte(
          " essaie de faire tenir un sous-bock (ou une carte) debout sur la tranche. Ça tient\u00A0: 1\u00A0gorgée à distribuer. Ça tombe\u00A0: 2\u00A0gorgées à boire.",
        ),
      ],
      offres: [
        offre({ sens: "distribuer", gorgees: 1, nommee: true, cibles: ["j0"] }),
        offre({ gorgees: 2, nommee: true, cibles: ["j0"] }),
      ],
    }),
    "suivie-entree": suivie(8, { type: "entree", options: [] }),
    "course-preuve": course(8, {
      question: exempleQuestion({
        text: "Un intrus au menu de la winstub\u00A0: quelle spécialité n’est pas alsacienne\u00A0?",
        options: ["Le waterzoï", "Le kouglof"],
        reponse: ["Le waterzoï"],
        preuve: {
          text: "Le waterzoï vient de Gand, en Belgique\u00A0: un ragoût crémeux de poisson ou de poulet. Il a simplement raté sa sortie d’autoroute.",
          media: "",
        },
      }),
    }),
    "ex-aequo-8": finir(8),
    "ex-aequo-20": finir(20),
    "fin-3": { ...finir(3), fin: exempleDeFinAvecJoueurs(3) },
    "fin-60": { ...finir(60), fin: exempleDeFinAvecJoueurs(60) },
  }),
  ...creerGalerieParEtat("moment-tel", createTelephoneRenderer, {
    bonus: bonus(3),
    servi: bonus(0),
    "ex-aequo": finir(8),
    entree: entree(8),
    suivie: suivie(8),
    perdu: perdre(),
    lourde: lourde(8),
    partagee: lourde(8, { partage: 7 }),
  }),
};
