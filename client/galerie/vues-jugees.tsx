/** A judged imprévu at each moment of its vote. */
import type { Vue, VueMorceau, VueOffreDeGorgees, VueScrutin } from "#game/schema/etat.ts";
import {
  exempleImprevu,
  exempleJoueur,
  exempleHoteEtJoueurs,
  VUE_DE_ROOM_EXEMPLE,
} from "./exemples-vue.ts";
import {
  createEcranHoteRenderer,
  createTelephoneRenderer,
  creerGalerieParEtat,
} from "./en-partie.tsx";

const piece = (t: VueMorceau["t"], v: string, n = 0, id = ""): VueMorceau => ({ t, v, n, id });
const NOMS = ["Margaux", "Tom", "Zineb", "Jean-Baptiste", "Léa", "Oncle Didier", "Anaïs"];
const JOUEURS: Vue["joueurs"] = {
  ...exempleHoteEtJoueurs(0),
  ...Object.fromEntries(NOMS.map((nom, i) => [`j${String(i)}`, exempleJoueur(nom)])),
};
const offre = (
  sens: VueOffreDeGorgees["sens"],
  selon: VueOffreDeGorgees["selon"],
  cibles: readonly string[],
  prises = 0,
): VueOffreDeGorgees => ({ sens, gorgees: 3, nommee: true, cibles: [...cibles], prises, selon });

const RENDUES: readonly [VueOffreDeGorgees["selon"], VueOffreDeGorgees["selon"], number] = [
  "ovation",
  "perdue",
  1,
];

function jugee(
  champs: Partial<VueScrutin>,
  { juges = ["j0"], joueurs = JOUEURS, reste = 4_000 } = {},
): Vue {
  const scrutin: VueScrutin = {
    phase: "ouvert",
    juges,
    ovations: 4,
    sifflets: 1,
    issue: "",
    ...champs,
  };
  const rendu = scrutin.phase === "rendu";
  const [pour, contre, prises] = rendu ? RENDUES : (["ovation", "sifflets", 0] as const);
  const noms = juges.flatMap((id, i) => [
    ...(i === 0 ? [] : [piece("texte", " et ")]),
    piece("joueur", joueurs[id]?.pseudo ?? "", 0, id),
  ]);
  return {
    ...VUE_DE_ROOM_EXEMPLE,
    joueurs,
    scrutin,
    ...(scrutin.phase === "ouvert"
      ? { minuteur: { dureeMs: 6_000, resteMs: reste, marche: false, numero: 1 } }
      : {}),
    imprevu: exempleImprevu({
      lecteur: "j4",
      texte: [
        ...noms,
        piece(
          "texte",
          ", dix secondes pour jouer une porte qui grince et qui en souffre. Ovation\u00A0: ",
        ),
        piece("nombre", "3\u00A0gorgées", 3),
        piece("texte", " à distribuer. Sifflets\u00A0: "),
        piece("nombre", "3\u00A0gorgées", 3),
        piece("texte", " à boire."),
      ],
      offres: [offre("distribuer", pour, juges, prises), offre("boire", contre, juges)],
    }),
  };
}

const LONGS = { juges: ["j0", "j6"], joueurs: exempleHoteEtJoueurs(20) };
const MOMENTS: Readonly<Record<string, Vue>> = {
  scene: jugee({ phase: "scene", ovations: 0, sifflets: 0 }),
  vide: jugee({ ovations: 0, sifflets: 0 }),
  vote: jugee({}),
  foule: jugee({ ovations: 12, sifflets: 6 }, LONGS),
  egalite: jugee({ phase: "aTrancher", ovations: 2, sifflets: 2 }),
  personne: jugee({ phase: "aTrancher", ovations: 0, sifflets: 0 }),
  ovation: jugee({ phase: "rendu", issue: "ovation" }),
  sifflets: jugee({ phase: "rendu", issue: "sifflets", ovations: 1, sifflets: 4 }),
  local: { ...jugee({ phase: "aTrancher", ovations: 0, sifflets: 0 }), modeJeu: "local" },
};

export const GALERIE_IMPREVUS_JUGES = {
  ...creerGalerieParEtat("juge", createEcranHoteRenderer, MOMENTS),
  ...creerGalerieParEtat("juge-tel", (vue) => createTelephoneRenderer(vue, "j1"), MOMENTS),
  ...creerGalerieParEtat("juge-lecteur", (vue) => createTelephoneRenderer(vue, "j4"), MOMENTS),
  ...creerGalerieParEtat("juge-juge", (vue) => createTelephoneRenderer(vue, "j0"), MOMENTS),
};
