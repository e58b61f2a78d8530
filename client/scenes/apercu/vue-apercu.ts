/** The states that the editors' previews show: a question among three players, or an imprévu among four. Pure. decision 0083. */
import { MEDIA_QUESTION_DEFAUT, MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import { type Jugement, type Morceau, ETAPE } from "#contracts/partie.ts";
import {
  type Question,
  questionAttendReponse,
  trouverManiereDeRepondre,
} from "#contracts/quizz.ts";
import type {
  Vue,
  VueJoueur,
  VueMorceau,
  VueQuestion,
  VueOffreDeGorgees,
} from "#game/schema/etat.ts";
import { creerJoueurVierge, creerVueDeRoomVierge } from "../../partie/vue-vierge.ts";
import { lireMediaAAfficher } from "../../quizz/lire-media.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import type { ApercuDImprevu } from "#game/apercu/imprevu.ts";

/** The player whose phone is shown: the one whose answer is right. */
export const ID_DU_JOUEUR_DU_TELEPHONE_APERCU = "lea";

export interface QuestionAMontrerEnApercu {
  readonly question: Question;
  /** Title of the quizz. */
  readonly titre: string;
  /** Number of the question in the game, from 1; 0 for a message. */
  readonly numero: number;
  readonly total: number;
  /** The rendered follow-up, to show the question revealed; null to show it being asked. */
  readonly suite: readonly Morceau[] | null;
}

const GORGEES = { lea: 12, tom: 7, zineb: 19 } as const;
const NOMS = { lea: "Léa", tom: "Tom", zineb: "Zineb" } as const;

interface Dite {
  readonly reponse: readonly string[];
  readonly jugement: Jugement;
}
const RATE: Dite = { reponse: [], jugement: "faux" };

/**
 * The answers of the three players, by player: the first is right if the question has a right answer, the second wrong, the third gave
 * none.
 */
function dites({ type, options, reponse }: Question): Readonly<Record<keyof typeof NOMS, Dite>> {
  const juste = (dite: readonly string[]): Dite =>
    dite.length > 0 ? { reponse: dite, jugement: "juste" } : RATE;
  const faux = (dite: readonly string[]): Dite => ({ reponse: dite, jugement: "faux" });
  switch (trouverManiereDeRepondre({ type })) {
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

/** Removes repeated options and answers, which may exist for the time of a keystroke. */
const unefois = (question: Question): Question => ({
  ...question,
  options: [...new Set(question.options)],
  reponse: [...new Set(question.reponse)],
});

export function vueDeRoomPourApercuDeQuestion({
  question: brute,
  titre,
  numero,
  total,
  suite,
}: QuestionAMontrerEnApercu): Vue {
  const question = unefois(brute);
  const vue = vueDeRoomPendantQuestionSansJoueur(question, suite ?? undefined);
  const disent = dites(question);
  const joueur = (id: keyof typeof NOMS): VueJoueur => ({
    ...creerJoueurVierge(NOMS[id]),
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

/**
 * The address of an image instead of a media that would play: the thumbnail of a YouTube video, otherwise a placeholder; a picture stays
 * as it is.
 */
function immobile(media: string): string {
  const lu = media === MEDIA_QUESTION_DEFAUT ? null : lireMediaAAfficher(media);
  const [sorte] = lu?.sortes ?? [];
  if (lu === null || sorte === "image" || sorte === undefined) return media;
  const [, video = ""] = /\/embed\/([\w-]{11})/.exec(lu.src) ?? [];
  if (sorte === "youtube") return `https://i.ytimg.com/vi/${video}/hqdefault.jpg`;
  return `${location.origin}/apercus/${sorte}.svg`;
}

/** A view whose playing media are replaced by pictures, for the preview of the host's screen. */
export function remplacerMediasQuiJouentParImages(vue: Vue): Vue {
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

const morceauVu = (morceau: Morceau): VueMorceau => ({
  t: morceau.t,
  v: morceau.v,
  id: morceau.t === "joueur" ? morceau.id : "",
  n: morceau.t === "nombre" ? morceau.n : 0,
});

/** A rendered text as a room sends it. */
export const convertirEnMorceauxDeVue = (texte: readonly Morceau[]): VueMorceau[] =>
  texte.map(morceauVu);

/** A question as the room shows it while it is asked, without its answer. */
function posee({ type, text, media, options, temps, preuve }: Question): VueQuestion {
  return {
    type,
    text,
    media: media === MEDIA_QUESTION_DEFAUT ? "" : media,
    options: [...options],
    temps,
    aPreuve: preuve !== null,
    reponse: [],
    precis: [],
    suiteTexte: [],
    suiteMedia: "",
    offres: [],
  };
}

/** A question as the room shows it once it is revealed. */
function revelee(question: Question, suite: readonly Morceau[]): VueQuestion {
  const { reponse, precis, preuve } = question;
  return {
    ...posee(question),
    reponse: [...reponse],
    precis: [...precis],
    ...(preuve === null ? {} : { preuve: { ...preuve } }),
    suiteTexte: convertirEnMorceauxDeVue(suite),
    suiteMedia: question.suite?.media ?? "",
  };
}

/** The state of a room at one question. @param suite the rendered follow-up, to show the question revealed; without it, the question is asked */
export function vueDeRoomPendantQuestionSansJoueur(
  question: Question,
  suite?: readonly Morceau[],
): Vue {
  return {
    ...creerVueDeRoomVierge(),
    phase: "jeu",
    numero: questionAttendReponse(question) ? 1 : 0,
    nbQuestions: 1,
    etape: suite === undefined ? ETAPE.question : ETAPE.reponse,
    question: suite === undefined ? posee(question) : revelee(question, suite),
  };
}

export const JOUEURS_APERCU_IMPREVU = [
  { id: "lea", pseudo: "Léa", gorgee: 12 },
  { id: "tom", pseudo: "Tom", gorgee: 7 },
  { id: "zineb", pseudo: "Zineb", gorgee: 19 },
  { id: "jb", pseudo: "Jean-Baptiste", gorgee: 4 },
] as const;

const offresVues = (offres: ApercuDImprevu["offres"]): VueOffreDeGorgees[] =>
  offres.map(({ sens, gorgees, nommee, cibles, prises }) => ({
    sens,
    gorgees,
    nommee,
    cibles: [...cibles],
    prises,
    selon: "",
  }));

/** The state of a room at one imprévu. @param suiteMontree whether the host has asked for the follow-up */
export function vueDeRoomPourApercuDImprevu(
  { rare, culSec, media, juge }: Pick<Imprevu, "rare" | "culSec" | "media" | "juge">,
  { texte, suite, offres, offresSuite }: ApercuDImprevu,
  suiteMontree: boolean,
): Vue {
  const vue = creerVueDeRoomVierge();
  const nommes = texte.flatMap((dit) => (dit.t === "joueur" ? [dit.id] : []));
  const lecteur = JOUEURS_APERCU_IMPREVU.find(({ id }) => !nommes.includes(id))?.id ?? "";
  const montree = suiteMontree ? suite : null;
  const joueurs = JOUEURS_APERCU_IMPREVU.map(({ id, pseudo, gorgee }) => [
    id,
    { ...creerJoueurVierge(pseudo), gorgee },
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
      texte: convertirEnMorceauxDeVue(texte),
      aSuite: suite !== null,
      suiteMontree,
      suiteTexte: convertirEnMorceauxDeVue(montree?.texte ?? []),
      suiteMedia: montree?.media ?? "",
      offres: offresVues(suiteMontree ? [...offres, ...offresSuite] : offres),
    },
  };
}
