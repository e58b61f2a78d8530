/** A question at a table of three, as its author sees it before anybody plays it. Pure. decision 0083. */
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { Jugement, Morceau } from "#contracts/partie.ts";
import { maniereDe, type Question } from "#contracts/quizz.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";
import { joueurVierge } from "../../partie/vue-vierge.ts";
import { lireMedia } from "../../quizz/lire-media.ts";
import { vueDeQuestion } from "../vue-de-question.ts";

/** Whose phone is shown: the one who is right. */
export const MOI_APERCU = "lea";

export interface AVoir {
  readonly question: Question;
  /** Of the quizz. */
  readonly titre: string;
  /** As the game will count it, from 1; 0: a message. */
  readonly numero: number;
  readonly total: number;
  /** Its follow-up as it was drawn, to see it revealed; null: as it is asked. */
  readonly suite: readonly Morceau[] | null;
}

const GORGEES = { lea: 12, tom: 7, zineb: 19 } as const;
const NOMS = { lea: "Léa", tom: "Tom", zineb: "Zineb" } as const;

interface Dite {
  readonly reponse: readonly string[];
  readonly jugement: Jugement;
}
const RATE: Dite = { reponse: [], jugement: "faux" };

/** What each of them answered: one is right when something is, the next is not, the last said nothing. */
function dites({ type, options, reponse }: Question): Readonly<Record<keyof typeof NOMS, Dite>> {
  const juste = (dite: readonly string[]): Dite =>
    dite.length > 0 ? { reponse: dite, jugement: "juste" } : RATE;
  const faux = (dite: readonly string[]): Dite => ({ reponse: dite, jugement: "faux" });
  switch (maniereDe({ type })) {
    case "uneOption":
      return {
        lea: juste(reponse.slice(0, 1)),
        tom: faux(options.filter((option) => !reponse.includes(option)).slice(0, 1)),
        zineb: RATE,
      };
    case "toutesLesOptions":
      return { lea: juste(reponse), tom: faux([...reponse].reverse()), zineb: RATE };
    case "texte":
      return { lea: juste(reponse.slice(0, 1)), tom: faux(["Aucune idée"]), zineb: RATE };
    case null:
      return { lea: RATE, tom: RATE, zineb: RATE };
  }
}

/** The same option twice, for the time of a keystroke, is shown once. */
const unefois = (question: Question): Question => ({
  ...question,
  options: [...new Set(question.options)],
  reponse: [...new Set(question.reponse)],
});

export function vueApercu({ question: brute, titre, numero, total, suite }: AVoir): Vue {
  const question = unefois(brute);
  const vue = vueDeQuestion(question, suite ?? undefined);
  const disent = dites(question);
  const joueur = (id: keyof typeof NOMS): VueJoueur => ({
    ...joueurVierge(NOMS[id]),
    gorgee: GORGEES[id],
    participe: true,
    ...(suite === null ? {} : { ...disent[id], reponse: [...disent[id].reponse], aRepondu: true }),
  });
  const { temps } = question;
  return {
    ...vue,
    titre,
    numero,
    nbQuestions: total,
    joueurs: { ...vue.joueurs, lea: joueur("lea"), tom: joueur("tom"), zineb: joueur("zineb") },
    ...(temps > 0 && suite === null
      ? { minuteur: { numero: 1, dureeMs: temps * 1000, resteMs: temps * 1000, marche: false } }
      : {}),
  };
}

/** Nothing plays in a preview: a video is its picture when there is one, and otherwise the place that it will take. */
function immobile(media: string): string {
  const lu = media === MEDIA_QUESTION_DEFAUT ? null : lireMedia(media);
  const [sorte] = lu?.sortes ?? [];
  if (lu === null || sorte === "image" || sorte === undefined) return media;
  const [, video = ""] = /\/embed\/([\w-]{11})/.exec(lu.src) ?? [];
  if (sorte === "youtube") return `https://i.ytimg.com/vi/${video}/hqdefault.jpg`;
  return `${location.origin}/apercus/${sorte}.svg`;
}

/** For the host's screen, where sounds and videos would play. */
export function sansMouvement(vue: Vue): Vue {
  const { question, imprevu } = vue;
  const fixe = <M extends { readonly media: string; readonly suiteMedia: string }>(
    montre: M,
  ): M => ({
    ...montre,
    media: immobile(montre.media),
    suiteMedia: immobile(montre.suiteMedia),
  });
  return {
    ...vue,
    ...(question === undefined ? {} : { question: fixe(question) }),
    ...(imprevu === undefined ? {} : { imprevu: fixe(imprevu) }),
  };
}
