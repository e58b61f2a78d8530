/** A room that is about one question and nothing else: what an editor gives to the scenes to show how it will look. Pure. */
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { ETAPE, type Morceau } from "#contracts/partie.ts";
import { attendReponse, type Question } from "#contracts/quizz.ts";
import type { Vue, VueMorceau, VueQuestion } from "#game/schema/etat.ts";
import { vueVierge } from "../partie/vue-vierge.ts";

const morceauVu = (morceau: Morceau): VueMorceau => ({
  t: morceau.t,
  v: morceau.v,
  id: morceau.t === "joueur" ? morceau.id : "",
  n: morceau.t === "nombre" ? morceau.n : 0,
});

/** A rendered text, as a room would send it. */
export const morceauxVus = (texte: readonly Morceau[]): VueMorceau[] => texte.map(morceauVu);

/** As it is asked: nothing of its answer. */
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

/** Once it is revealed. */
function revelee(question: Question, suite: readonly Morceau[]): VueQuestion {
  const { reponse, precis, preuve } = question;
  return {
    ...posee(question),
    reponse: [...reponse],
    precis: [...precis],
    ...(preuve === null ? {} : { preuve: { ...preuve } }),
    suiteTexte: morceauxVus(suite),
    suiteMedia: question.suite?.media ?? "",
  };
}

/** @param suite its follow-up as rendered, to see it revealed; without it, it is asked */
export function vueDeQuestion(question: Question, suite?: readonly Morceau[]): Vue {
  return {
    ...vueVierge(),
    phase: "jeu",
    numero: attendReponse(question) ? 1 : 0,
    nbQuestions: 1,
    etape: suite === undefined ? ETAPE.question : ETAPE.reponse,
    question: suite === undefined ? posee(question) : revelee(question, suite),
  };
}
