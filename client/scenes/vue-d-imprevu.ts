/** A table of four to whom an imprévu is dealt: what its editor gives to the host's screen. Pure. */
import type { Imprevu } from "#contracts/imprevu.ts";
import { MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { ImprevuApercu } from "#game/apercu/imprevu.ts";
import type { Vue, VueOffre } from "#game/schema/etat.ts";
import { joueurVierge, vueVierge } from "../partie/vue-vierge.ts";
import { morceauxVus } from "./vue-de-question.ts";

export const TABLE_IMPREVU = [
  { id: "lea", pseudo: "Léa", gorgee: 12 },
  { id: "tom", pseudo: "Tom", gorgee: 7 },
  { id: "zineb", pseudo: "Zineb", gorgee: 19 },
  { id: "jb", pseudo: "Jean-Baptiste", gorgee: 4 },
] as const;

const offresVues = (offres: ImprevuApercu["offres"]): VueOffre[] =>
  offres.map(({ sens, gorgees, nommee, cibles, prises }) => ({
    sens,
    gorgees,
    nommee,
    cibles: [...cibles],
    prises,
    selon: "",
  }));

/** @param suiteMontree the host has said 'La suite' */
export function vueDImprevu(
  { rare, culSec, media, juge }: Pick<Imprevu, "rare" | "culSec" | "media" | "juge">,
  { texte, suite, offres, offresSuite }: ImprevuApercu,
  suiteMontree: boolean,
): Vue {
  const vue = vueVierge();
  const nommes = texte.flatMap((dit) => (dit.t === "joueur" ? [dit.id] : []));
  const lecteur = TABLE_IMPREVU.find(({ id }) => !nommes.includes(id))?.id ?? "";
  const montree = suiteMontree ? suite : null;
  const joueurs = TABLE_IMPREVU.map(({ id, pseudo, gorgee }) => [
    id,
    { ...joueurVierge(pseudo), gorgee },
  ]);
  return {
    ...vue,
    phase: "jeu",
    etape: ETAPE.imprevu,
    titre: "Aperçu",
    position: 3,
    numero: 4,
    nbQuestions: 15,
    joueurs: { ...vue.joueurs, ...Object.fromEntries(joueurs) },
    ...(juge && nommes.length > 0
      ? { scrutin: { phase: "scene", juges: nommes, ovations: 0, sifflets: 0, issue: "" } }
      : {}),
    imprevu: {
      rare,
      culSec,
      media: media === MEDIA_IMPREVU_DEFAUT ? "" : media,
      lecteur,
      texte: morceauxVus(texte),
      aSuite: suite !== null,
      suiteMontree,
      suiteTexte: morceauxVus(montree?.texte ?? []),
      suiteMedia: montree?.media ?? "",
      offres: offresVues(suiteMontree ? [...offres, ...offresSuite] : offres),
    },
  };
}
