/**
 * The closing dares, six wordings for each kind: jeu §2 "End screen", mise-en-scene "Dares". No dare names a gender,
 * concerns looks, or is a drink.
 */

export type GenreDefi = "plusBu" | "moinsBu" | "meilleurScore" | "plusPetitScore";

/** A dare worded for one person, and for several who are level. */
export interface TexteDeDefi {
  readonly un: string;
  readonly plusieurs: string;
}

export const TEXTES_DES_DEFIS: Readonly<Record<GenreDefi, readonly TexteDeDefi[]>> = {
  plusBu: [
    {
      un: "c’est l’heure de raconter sa pire soirée, avec l’accent de son choix.",
      plusieurs: "c’est l’heure de raconter leur pire soirée, avec un accent par personne.",
    },
    {
      un: "un grand verre d’eau s’impose, à commenter comme un grand cru.",
      plusieurs: "un grand verre d’eau par tête s’impose, à commenter comme un grand cru.",
    },
    {
      un: "c’est le moment de présenter ses excuses à son verre, les yeux dans le fond.",
      plusieurs:
        "c’est le moment de présenter leurs excuses à leurs verres, les yeux dans le fond.",
    },
    {
      un: "un communiqué officiel est attendu, sur le ton du journal de vingt heures.",
      plusieurs: "un communiqué commun est attendu, sur le ton du journal de vingt heures.",
    },
    {
      un: "la salle pose trois questions, et les réponses se donnent en chantant.",
      plusieurs: "la salle pose trois questions, et les réponses se donnent en chœur.",
    },
    {
      un: "la météo de demain matin est à présenter, avec le plus grand sérieux.",
      plusieurs: "la météo de demain matin est à présenter, une région par personne.",
    },
  ],
  moinsBu: [
    {
      un: "toute la table lui choisit une chanson, et il faut tenir le refrain.",
      plusieurs: "toute la table leur choisit une chanson, et il faut tenir le refrain.",
    },
    {
      un: "le prochain toast est à prononcer debout, des larmes dans la voix.",
      plusieurs: "le prochain toast est à prononcer d’une seule voix, debout, au bord des larmes.",
    },
    {
      un: "tout le monde a droit à un compliment sincère de sa part, sans se répéter.",
      plusieurs: "tout le monde a droit à un compliment sincère de leur part, sans se répéter.",
    },
    {
      un: "c’est à cet esprit clair de raconter la soirée en une minute, comme une finale.",
      plusieurs:
        "c’est à ces esprits clairs de raconter la soirée en une minute, comme une finale.",
    },
    {
      un: "manteaux, sacs et clés oubliés passent désormais par son contrôle.",
      plusieurs: "manteaux, sacs et clés oubliés passent désormais par leur contrôle.",
    },
    {
      un: "une minute de mime, pour montrer la salle vue de son côté.",
      plusieurs: "une minute de mime, pour montrer la salle vue de leur côté.",
    },
  ],
  meilleurScore: [
    {
      un: "un discours de victoire s’impose, debout et sans rire.",
      plusieurs: "un discours de victoire à plusieurs voix s’impose, debout et sans rire.",
    },
    {
      un: "une dernière question est à poser, à laquelle la salle répondra n’importe quoi.",
      plusieurs: "une dernière question est à poser ensemble, et la salle répondra n’importe quoi.",
    },
    {
      un: "l’hymne de la victoire reste à inventer, et c’est maintenant.",
      plusieurs: "l’hymne de la victoire reste à inventer à plusieurs, et c’est maintenant.",
    },
    {
      un: "la salle exige son secret, en dix secondes, façon documentaire animalier.",
      plusieurs: "la salle exige leur secret, en dix secondes, façon documentaire animalier.",
    },
    {
      un: "un tour d’honneur de la pièce est prévu, salut de la main compris.",
      plusieurs: "un tour d’honneur de la pièce est prévu, en cortège, salut de la main compris.",
    },
    {
      un: "l’interview d’après-match a lieu tout de suite, une fourchette pour micro.",
      plusieurs: "l’interview d’après-match a lieu tout de suite, une fourchette pour tout micro.",
    },
  ],
  plusPetitScore: [
    {
      un: "le service du prochain verre d’eau est pour sa pomme.",
      plusieurs: "le service du prochain verre d’eau est pour leur pomme.",
    },
    {
      un: "la salle choisit un mot, et il faut en inventer l’origine sans ciller.",
      plusieurs: "la salle choisit un mot, et il faut en inventer l’origine à tour de rôle.",
    },
    {
      un: "une question entièrement fausse est à poser à la salle, avec aplomb.",
      plusieurs:
        "une question entièrement fausse est à poser à la salle, à plusieurs et avec aplomb.",
    },
    {
      un: "un recours se plaide debout, en trente secondes, devant un jury qui dira non.",
      plusieurs: "un recours commun se plaide debout, devant un jury qui dira non.",
    },
    {
      un: "le choix du prochain quizz lui revient, et personne n’a le droit de râler.",
      plusieurs: "le choix du prochain quizz leur revient, et personne n’a le droit de râler.",
    },
    {
      un: "les chips sont à servir comme dans un grand restaurant, cloche comprise.",
      plusieurs: "les chips sont à servir en brigade, comme dans un grand restaurant.",
    },
  ],
};
