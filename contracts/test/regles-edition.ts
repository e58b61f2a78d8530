/** Examples of plateforme §5 with their sentences, shared by the tests of the schema and of the API. */

/** A quizz without a question, as a PUT sends it. */
export const QUIZZ_JUSTE = {
  title: "Fromages",
  visibilite: "prive",
  aleatoireGlobal: false,
  aleatoire: [],
  tags: [],
  questions: [],
};

/** A question as its editor sends it. */
export const QUESTION_JUSTE = {
  type: "choix",
  text: "Quel fromage ?",
  media: "question.jpeg",
  options: ["Comté", "Brie"],
  reponse: ["Comté"],
  precis: [],
  temps: 10,
  preuve: null,
  suite: null,
  liste: [],
  aleatoire: false,
};

type Cas = readonly [champs: Readonly<Record<string, unknown>>, phrase: string];

const TITRE = "Rentrez un titre pour le quizz";
const PROPOSITION = "Veuillez entrer une proposition.";
const PREUVE = "Rentrez un texte à votre preuve avant de le sauvegarder";
const ENTIER = "Le temps d’une question est un nombre entier de secondes, 0 pour aucun.";

export const TITRES_DE_QUIZZ_REFUSES: readonly Cas[] = [
  [{ title: "" }, TITRE],
  [{ title: "   " }, TITRE],
  [{ title: "\u200B" }, TITRE],
  [{ title: "é".repeat(61) }, "Le titre du quizz est trop long (60 caractères max)."],
  [{ title: "😀".repeat(61) }, "Le titre du quizz est trop long (60 caractères max)."],
];

export const QUIZZ_REFUSES: readonly Cas[] = [
  ...TITRES_DE_QUIZZ_REFUSES,
  [
    { tags: ["Film", "Anime", "Manga", "Sport", "Rap"] },
    "Un quizz ne peut pas avoir plus de 4 tags",
  ],
  [{ tags: ["Film", " film"] }, "Ce tag est déjà présent"],
  [{ tags: ["Célébrité", "celebrite"] }, "Ce tag est déjà présent"],
  [{ aleatoire: [0, 1] }, "Les questions à mélanger ne vont pas ensemble."],
  [{ aleatoire: [0] }, "Les questions à mélanger ne vont pas ensemble."],
  [{ source: "s".repeat(301) }, "La source est trop longue (300\u00A0caractères max)."],
  [{ auteur: "a".repeat(121) }, "L’auteur est trop long (120\u00A0caractères max)."],
  [{ licence: "l".repeat(121) }, "La licence est trop longue (120\u00A0caractères max)."],
  [
    { questions: Array.from({ length: 201 }, (_, n) => `q${n}`) },
    "Un quizz ne peut pas avoir plus de 200\u00A0questions.",
  ],
  [{ questions: ["a", "b", "a"] }, "Une question est citée deux fois dans le quizz."],
  [{ questions: ["a"], retirees: ["a"] }, "Une question est citée deux fois dans le quizz."],
];

export const QUIZZ_ACCEPTES: readonly Readonly<Record<string, unknown>>[] = [
  { title: "é".repeat(60) },
  { title: "😀".repeat(60) },
  { tags: ["Film", "Anime", "inconnu", "Manga", "encore", "Sport"] },
  // unknown fields are ignored
  { tags: ["inconnu", "inconnu"] },
  { source: "s".repeat(300), auteur: "a".repeat(120), licence: "l".repeat(120) },
  { retirees: ["partie", "partie"] },
];

export const QUESTIONS_REFUSEES: readonly Cas[] = [
  [{ options: ["Comté", ""] }, PROPOSITION],
  [{ options: ["Comté", " \u00A0"] }, PROPOSITION],
  [{ options: ["Comté", "\u200B"] }, PROPOSITION],
  [{ type: "entree", options: [], reponse: [""] }, PROPOSITION],
  [{ type: "entree", options: [], reponse: ["\u3164"] }, PROPOSITION],
  [{ precis: ["\n"] }, PROPOSITION],
  [{ options: ["a", "a"], reponse: [] }, "Cette proposition existe déjà."],
  [{ reponse: ["Comté", "Comté"] }, "Cette réponse existe déjà."],
  [
    { type: "entree", options: [], reponse: ["Comté"], precis: ["Comté"] },
    "Cette réponse existe déjà.",
  ],
  [
    { options: ["a", "b", "c", "d", "e", "f", "g"], reponse: ["a"] },
    "Vous ne pouvez pas ajouter plus de 6 propositions.",
  ],
  [{ options: ["x".repeat(61)], reponse: [] }, "Allez encore plus long 😑 60 caractères max."],
  [{ options: ["😀".repeat(61)], reponse: [] }, "Allez encore plus long 😑 60 caractères max."],
  [
    { type: "entree", options: [], reponse: ["x".repeat(121)] },
    "Une réponse ne dépasse pas 120\u00A0caractères.",
  ],
  [{ reponse: ["Cantal"] }, "Une réponse ne fait pas partie des propositions."],
  [{ liste: [""] }, "Un élément doit être écrit dans la liste."],
  [{ liste: ["Brie", " \u202E"] }, "Un élément doit être écrit dans la liste."],
  [{ liste: ["x".repeat(501)] }, "Un élément de la liste ne dépasse pas 500\u00A0caractères."],
  [{ preuve: { media: "", text: "" } }, PREUVE],
  [{ preuve: { media: "", text: "  " } }, PREUVE],
  [{ preuve: { media: "image.webp", text: "\u200B" } }, PREUVE],
  [{ temps: -1 }, ENTIER],
  [{ temps: 1.5 }, ENTIER],
  [{ temps: 3601 }, "Le temps d’une question ne dépasse pas 3600\u00A0secondes."],
  [{ text: "x".repeat(2001) }, "Le texte est trop long (2\u00A0000\u00A0caractères max)."],
  [
    { suite: { media: "", text: "x".repeat(2001) } },
    "Le texte est trop long (2\u00A0000\u00A0caractères max).",
  ],
  [
    { liste: Array.from({ length: 41 }, (_, n) => `${n}`.padEnd(500, "x")) },
    "La question est trop longue (20\u00A0000\u00A0caractères max, tout compris).",
  ],
];

export const QUESTIONS_ACCEPTEES: readonly Readonly<Record<string, unknown>>[] = [
  { temps: 0 },
  { temps: 3600 },
  { options: ["a", "b", "c", "d", "e", "f"], reponse: ["f"] },
  { options: ["x".repeat(60), "😀".repeat(60)], reponse: ["😀".repeat(60)] },
  { type: "entree", options: [], reponse: ["x".repeat(120)], precis: ["autre"] },
  // faults are shown to the author, not refused
  { options: [], reponse: [] },
  { type: "entree", options: [], reponse: [], text: "", media: "" },
  { preuve: { media: "", text: "La preuve" }, suite: { media: "", text: "" } },
  { liste: ["Brie", "Brie"] },
];
