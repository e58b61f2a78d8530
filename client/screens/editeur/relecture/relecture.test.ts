import { expect, test } from "vitest";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import { convertirEnQuestionAEnregistrer } from "../../../document/question-ecrite.ts";
import { convertirEnQuizzEcrit, type QuizzEcrit } from "../../../document/quizz-ecrit.ts";
import {
  calculerLongueurMaxDeQuestionLisible,
  direPourquoiMediaIllisible,
} from "./ce-qui-se-voit.ts";
import { listerMediasDAutresSites, listerRemarquesDeQuizz } from "./relecture.ts";
import { estTexteProvisoireOublie } from "./reponses-douteuses.ts";

const question = (champs: Partial<Question>): Omit<Question, "_id"> => ({
  type: "entree",
  text: "Qui ?",
  media: MEDIA_QUESTION_DEFAUT,
  options: [],
  reponse: [],
  precis: [],
  temps: 0,
  preuve: null,
  suite: null,
  liste: [],
  aleatoire: false,
  ...champs,
});
const choix = (options: string[], reponse: string[], champs: Partial<Question> = {}) =>
  question({ type: "choix", options, reponse, ...champs });
const tapee = (...reponse: string[]) => question({ reponse });

/** A quizz with these questions, whose ids are q1, q2… */
const quizz = (
  questions: readonly Omit<Question, "_id">[],
  reglages: Partial<Quizz> = {},
): QuizzEcrit =>
  convertirEnQuizzEcrit({
    _id: "quizz",
    title: "Fromages",
    createur: "lea",
    createurPseudo: "Léa",
    visibilite: "prive",
    aleatoireGlobal: false,
    aleatoire: [],
    tags: [],
    date: "",
    source: "",
    auteur: "",
    licence: "",
    questions: questions.map((une, rang) => ({ ...une, _id: `q${String(rang + 1)}` })),
    ...reglages,
  });

const RIEN_D_AUTRE = { doublons: [], liensMorts: new Set<string>() };
const relire = (...questions: Omit<Question, "_id">[]) =>
  listerRemarquesDeQuizz(quizz(questions), RIEN_D_AUTRE);
const phrases = (...questions: Omit<Question, "_id">[]) =>
  relire(...questions).map(({ phrase }) => phrase.replaceAll("\u00A0", " "));
const ecrite = ({ questions: [premiere] }: QuizzEcrit) =>
  premiere === undefined ? null : convertirEnQuestionAEnregistrer(premiere);

test("a good quizz has no remark, and a fault is not told twice", () => {
  expect(
    phrases(
      choix(["Comté", "Brie"], ["Comté"], { text: "Quel fromage vient du Jura ?" }),
      tapee("Picasso"),
      question({ type: "rien", text: "Bienvenue" }),
      question({ type: "ordre", options: ["Un", "Deux"], reponse: ["Un", "Deux"], text: "Rangez" }),
      // faults: no answer, no option, no text
      tapee(),
      choix([], [], { text: "" }),
    ),
  ).toEqual([]);
});

test.each([
  "??",
  "...",
  "…",
  "à compléter",
  "À définir",
  "xxx",
  "Réponse",
  "réponse 2",
  "Option A",
  "Mauvaise réponse",
  "TODO",
  "N/A",
  "Lorem ipsum dolor",
  "___",
])("%j waits for a text", (texte) => expect(estTexteProvisoireOublie(texte)).toBe(true));
test.each([
  "?",
  "XXX",
  "XX",
  "NA",
  "Na",
  "-",
  "La réponse est 42",
  "Option nucléaire",
  "À faire peur",
  "Réponse à tout",
  "Todorov",
  "A",
  "Vitamine C",
  ".",
  "0",
])("%j may be an answer", (texte) => expect(estTexteProvisoireOublie(texte)).toBe(false));

test("options that wait for a text, are all right, or look alike", () => {
  expect(phrases(choix(["Comté", "à compléter"], ["Comté"]))).toEqual([
    "« à compléter » a l’air d’attendre un vrai texte.",
  ]);
  expect(phrases(choix(["Comté", "Brie"], ["Comté", "Brie"]))).toEqual([
    "Toutes les propositions sont bonnes : on ne peut pas se tromper.",
  ]);
  expect(phrases(choix(["Comté", "Brie"], ["Comté"], { precis: ["Brie"] }))).toHaveLength(1);
  expect(phrases(choix(["Comté", "comté", "Brie"], ["Brie"]))).toEqual([
    "« Comté » et « comté » se ressemblent trop.",
  ]);
  expect(phrases(choix(["L’ours", "L'ours"], ["L’ours"]))).toHaveLength(1);
  expect(phrases(choix(["Comté", "Comté", "Comté", "Brie"], ["Brie"]))).toEqual([
    "« Comté » est proposé deux fois.",
  ]);
  // an order has all its options right
  expect(
    phrases(question({ type: "ordre", options: ["A1", "B2"], reponse: ["A1", "B2"] })),
  ).toEqual([]);
  // the accent or the sign may be the question itself
  expect(
    phrases(choix(["a", "à"], ["à"]), choix(["C", "C++", "C#"], ["C"]), choix(["-1", "1"], ["1"])),
  ).toEqual([]);
});

test("typed answers that the game takes for one, and a bonus that never falls", () => {
  const [remarque] = relire(tapee("Élan", "elan", "Renne"));
  expect(remarque?.phrase).toBe(
    "Pour le jeu, «\u00A0elan\u00A0» et «\u00A0Élan\u00A0» sont la même réponse.",
  );
  const avant = quizz([tapee("Élan", "elan", "Renne")]);
  expect(ecrite(remarque?.correction?.corriger(avant) ?? avant)?.reponse).toEqual([
    "Élan",
    "Renne",
  ]);
  expect(phrases(question({ reponse: ["Renne"], precis: ["RENNE"] }))).toEqual([
    "« RENNE » est déjà une bonne réponse : son bonus ne tombera jamais.",
  ]);
  expect(phrases(tapee("€", "$"))).toEqual([]);
});

test("an answer that stands in its question, but not in one that lists its answers", () => {
  const dans = (text: string, reponse: string) => phrases(question({ text, reponse: [reponse] }));
  expect(dans("De quelle couleur est le cheval blanc ?", "Blanc")).toEqual([
    "La réponse « Blanc » est écrite dans la question.",
  ]);
  expect(dans("Blanc ou noir, quelle couleur ?", "Blanc")).toEqual([]);
  expect(dans("Qui vit dans l’Amazonie ?", "Amazone")).toEqual([]);
  expect(dans("Combien font 12 et 12 ?", "12")).toEqual([]);
  expect(dans("Un as, combien de points ?", "As")).toEqual([]);
});

test("an answer that is long to type, unless a shorter one is accepted", () => {
  const longue = "Le Docteur Folamour, ou comment j’ai appris à aimer la bombe";
  expect(phrases(tapee(longue))).toEqual([
    "La réponse la plus courte fait 60 caractères : c’est long à taper sur un téléphone.",
  ]);
  expect(phrases(tapee(longue, "Docteur Folamour"))).toEqual([]);
  expect(phrases(tapee("Y".repeat(50)))).toEqual([]);
  expect(phrases(tapee("Y".repeat(51)))).toHaveLength(1);
});

test("spellings that the game refuses are added where the answer stands, at one press", () => {
  const avant = quizz([question({ reponse: ["The Police", "Saint-Malo"], precis: ["The Clash"] })]);
  const [remarque, ...autres] = listerRemarquesDeQuizz(avant, RIEN_D_AUTRE);
  expect(autres).toEqual([]);
  expect(remarque).toMatchObject({
    phrase: "Le jeu refuserait «\u00A0Police\u00A0», «\u00A0St-Malo\u00A0» et «\u00A0Clash\u00A0».",
    correction: { libelle: "Les accepter aussi" },
  });
  const apres = remarque?.correction?.corriger(avant) ?? avant;
  expect(ecrite(apres)).toMatchObject({
    reponse: ["The Police", "Saint-Malo", "Police", "St-Malo"],
    precis: ["The Clash", "Clash"],
  });
  expect(listerRemarquesDeQuizz(apres, RIEN_D_AUTRE)).toEqual([]);
});

test("a spelling that is the answer of another question is not proposed", () => {
  expect(phrases(tapee("un chat"))).toHaveLength(1);
  expect(phrases(tapee("un chat"), { ...tapee("Chats"), text: "Lesquels ?" })).toEqual([]);
});

test("a question asked twice in the quizz is told at its second place, and removed at one press", () => {
  const deux = [
    question({ text: "Qui a peint Guernica ?", reponse: ["Picasso"] }),
    tapee("Dali"),
    question({ text: "qui a peint Guernica", reponse: ["picasso"] }),
  ];
  const avant = quizz(deux);
  const [remarque, ...autres] = listerRemarquesDeQuizz(avant, RIEN_D_AUTRE);
  expect(autres).toEqual([]);
  expect(remarque).toMatchObject({
    idQuestion: "q3",
    phrase: "La question 1 demande déjà la même chose.",
  });
  expect(remarque?.correction?.corriger(avant).questions.map(({ _id }) => _id)).toEqual([
    "q1",
    "q2",
  ]);
  // the same words with another answer or another picture are another question
  const film = (media: string, reponse: string) =>
    question({ text: "Quel est ce film ?", media, reponse: [reponse] });
  expect(
    phrases(film("a.webp", "Titanic"), film("a.webp", "Avatar"), film("b.webp", "Titanic")),
  ).toEqual([]);
});

test("a question that other quizzes ask is told as long as it says the same", () => {
  const doublon = (...siens: boolean[]) => ({
    liensMorts: new Set<string>(),
    doublons: [
      {
        _id: "q1",
        text: "Qui ?",
        dans: siens.map((sien, rang) => ({ _id: String(rang), title: "Peintres", sien })),
      },
    ],
  });
  const avant = quizz([tapee("Picasso")]);
  const dite = (...siens: boolean[]) => listerRemarquesDeQuizz(avant, doublon(...siens))[0];
  expect(dite(true)?.phrase).toBe("La même question est posée dans un autre de vos quizz\u00A0:");
  expect(dite(false, false)?.phrase).toBe(
    "La même question est posée dans des quizz publics\u00A0:",
  );
  expect(dite(true, false)).toMatchObject({
    phrase: "La même question est posée ailleurs\u00A0:",
    ailleurs: [{ title: "Peintres" }, { title: "Peintres" }],
  });
  expect(dite(true)?.correction?.corriger(avant).questions).toEqual([]);
  expect(
    listerRemarquesDeQuizz(
      quizz([question({ text: "Quoi ?", reponse: ["Picasso"] })]),
      doublon(true),
    ),
  ).toEqual([]);
});

test("a quizz that shares many questions is told once; four are told one by one", () => {
  const questions = (n: number) =>
    Array.from({ length: n }, (_, rang) =>
      question({ text: `Qui est le numéro ${String(rang)} ?`, reponse: ["Picasso"] }),
    );
  const copie = { _id: "copie", title: "Copie", sien: true };
  const autre = { _id: "autre", title: "Autre", sien: false };
  const lus = (n: number) =>
    listerRemarquesDeQuizz(quizz(questions(n)), {
      liensMorts: new Set<string>(),
      doublons: questions(n).map(({ text }, rang) => ({
        _id: `q${String(rang + 1)}`,
        text,
        dans: rang === 0 ? [copie, autre] : [copie],
      })),
    });
  expect(lus(4).map(({ idQuestion }) => idQuestion)).toEqual(["q1", "q2", "q3", "q4"]);
  expect(lus(5)).toMatchObject([
    {
      idQuestion: "q1",
      phrase: "La même question est posée dans un quizz public\u00A0:",
      ailleurs: [autre],
    },
    {
      idQuestion: null,
      phrase: "5\u00A0questions sont aussi dans un autre de vos quizz\u00A0:",
      ailleurs: [copie],
    },
  ]);
  // one that says something else by now is no longer in common
  expect(
    listerRemarquesDeQuizz(quizz(questions(5)), {
      liensMorts: new Set<string>(),
      doublons: questions(5).map(({ text }, rang) => ({
        _id: `q${String(rang + 1)}`,
        text: rang === 0 ? "Avant ?" : text,
        dans: [copie],
      })),
    }),
  ).toHaveLength(4);
});

test.each([
  ["a message", question({ type: "rien" }), 1850],
  ["a typed answer", tapee("A"), 1300],
  ["two options", choix(["A", "B"], []), 1000],
  ["four options", choix(["A", "B", "C", "D"], []), 660],
  ["six options", choix(["A", "B", "C", "D", "E", "F"], []), 430],
  ["six long options", choix(["A", "B", "C", "D", "E", "f".repeat(35)], []), 360],
  ["a picture and a typed answer", question({ media: "a.webp" }), 280],
  ["a picture and four options", choix(["A", "B", "C", "D"], [], { media: "a.webp" }), 280],
  ["a picture and a long option", choix(["A", "f".repeat(35)], [], { media: "a.webp" }), 460],
  [
    "a picture and six options",
    choix(["A", "B", "C", "D", "E", "F"], [], { media: "a.webp" }),
    330,
  ],
  ["a picture with a message", question({ type: "rien", media: "a.webp" }), 360],
])("%s: a text is too long for 3 m beyond its bound", (_, une, borne) => {
  expect(calculerLongueurMaxDeQuestionLisible(une)).toBe(borne);
  const long = (n: number) =>
    phrases({ ...une, text: "e".repeat(n) }).filter((dit) => dit.includes("à 3 m"));
  expect(long(borne)).toEqual([]);
  expect(long(borne + 1)).toEqual([
    `${String(borne + 1)} caractères : au-delà de ${String(borne)} environ, le texte devient trop petit pour être lu à 3 m.`,
  ]);
});

test.each([
  ["https://exemple.fr/film.avi", "les navigateurs n’ouvrent pas les fichiers .avi"],
  ["https://exemple.fr/photo.HEIC?x=1", "les navigateurs n’ouvrent pas les fichiers .heic"],
  ["https://exemple.fr/cours.pdf#page=2", "les navigateurs n’ouvrent pas les fichiers .pdf"],
  ["https://vimeo.com/12345", "c’est une page de vimeo.com, pas une image, un son ou une vidéo"],
  [
    "https://fr.wikipedia.org/wiki/Fichier:Joconde.jpg",
    "c’est une page de fr.wikipedia.org, pas une image, un son ou une vidéo",
  ],
  [
    "https://www.youtube.com/@chaine",
    "c’est une page de www.youtube.com, pas une image, un son ou une vidéo",
  ],
  ["https://", "cette adresse ne mène à rien"],
])("%s plays nowhere", (media, raison) => {
  expect(direPourquoiMediaIllisible(media)).toBe(raison);
  expect(phrases(question({ media, reponse: ["A"] }))).toEqual([
    `Le média ne passera pas : ${raison}.`,
  ]);
});

test.each([
  "a.webp",
  "a.mp3#t=3,5",
  "https://exemple.fr/photo",
  "https://exemple.fr/photo.jpg?format=avi",
  "https://youtu.be/dQw4w9WgXcQ",
  "https://commons.wikimedia.org/wiki/Special:FilePath/Joconde.jpg",
  "https://upload.wikimedia.org/wikipedia/commons/a.jpg",
  "https://player.vimeo.com/external/1.mp4",
  "https://netflix.com/a.png",
  "https://exemple.fr/index.php?image=3",
])("%s may play", (media) => expect(direPourquoiMediaIllisible(media)).toBeNull());

test("media of proofs and follow-ups are remarked too, and dead links by their site", () => {
  const avant = quizz([
    question({
      reponse: ["A"],
      media: "https://a.fr/a.png",
      preuve: { text: "", media: "https://b.fr/b.png#xywh=percent:0,0,50,50" },
      suite: { text: "", media: "https://c.fr/c.avi" },
    }),
  ]);
  const liens = listerMediasDAutresSites(avant);
  expect(liens).toHaveLength(3);
  const dits = listerRemarquesDeQuizz(avant, { doublons: [], liensMorts: new Set(liens) });
  expect(dits.map(({ phrase }) => phrase)).toEqual([
    "Le média de la suite ne passera pas\u00A0: les navigateurs n’ouvrent pas les fichiers .avi.",
    "Le média ne répond plus sur a.fr.",
    "Le média de la preuve ne répond plus sur b.fr.",
  ]);
});

test("a public quizz that shows media of other sites says whose they are; others need not", () => {
  const lien = question({ media: "https://a.fr/a.png", reponse: ["A"] });
  const dits = (champs: Partial<Quizz>, ...questions: Omit<Question, "_id">[]) =>
    listerRemarquesDeQuizz(quizz(questions, champs), RIEN_D_AUTRE).map(({ phrase }) => phrase);
  const PUBLIC = { visibilite: "public" } as const;
  expect(dits(PUBLIC, lien)).toEqual([
    "Ce quizz public montre des médias de a.fr, sans dire de qui ils sont.",
  ]);
  expect(dits(PUBLIC, lien, { ...lien, text: "Où ?", media: "https://b.fr/b.png" })).toEqual([
    "Ce quizz public montre des médias de 2\u00A0sites, sans dire de qui ils sont.",
  ]);
  expect(dits({ visibilite: "amis" }, lien)).toEqual([]);
  expect(dits({ ...PUBLIC, licence: "CC BY" }, lien)).toEqual([]);
  expect(dits(PUBLIC, tapee("A"))).toEqual([]);
});

test("a remark is known again while the question asks the same, even after a save or in another order", () => {
  const cles = (document: QuizzEcrit) =>
    listerRemarquesDeQuizz(document, RIEN_D_AUTRE).map(({ cle }) => cle);
  const avant = cles(
    quizz([tapee("The Police"), question({ text: "Qui d’autre ?", reponse: ["un chat"] })]),
  );
  expect(new Set(avant).size).toBe(2);
  expect(
    cles(
      quizz([
        question({ text: "Qui d’autre ?", reponse: ["un chat"], temps: 30 }),
        tapee("The Police"),
      ]),
    ).reverse(),
  ).toEqual(avant);
  expect(cles(quizz([tapee("The Police", "Sting")]))).not.toContain(avant[0]);
});
