/** Scenes of the platform: the home page, the pages of a visitor and of an account, an author's lists and editors. */
import { mock } from "node:test";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  ecrireQuizz,
  inscrire,
  rendreAmis,
  QUESTION_RIEN,
  seConnecter,
} from "../../e2e/support/comptes.ts";
import { envoyerMedia, composerFichierSon } from "../../e2e/support/files.ts";
import type { Serveur } from "../../e2e/support/server.ts";
import {
  TAILLE_ECRAN_BUREAU,
  TAILLE_ECRAN_PETIT_TELEPHONE,
  type CaptureRecorder,
  type TailleEcranDeCapture,
  TAILLE_ECRAN_TELEPHONE,
} from "./recorder.ts";

/** The question of the age, the home page, the code of a room, and a page that does not exist. */
export async function capturerAccueil(recorder: CaptureRecorder): Promise<void> {
  for (const [taille, dimensions] of [
    ["page", TAILLE_ECRAN_BUREAU],
    ["telephone", TAILLE_ECRAN_TELEPHONE],
    ["petit", TAILLE_ECRAN_PETIT_TELEPHONE],
  ] as const) {
    const page = await recorder.openPage(dimensions);
    await page.goto("/");
    await recorder.shoot(page, `accueil-age-${taille}`);
    await page.getByRole("button", { name: "J’ai 18 ans ou plus" }).click();
    await page.getByRole("textbox", { name: "Pseudo" }).fill("Margaux");
    await recorder.shoot(page, `accueil-${taille}`);
    await page.getByRole("button", { name: "Rejoindre" }).click();
    await page.getByRole("button", { name: "Confirmer" }).click();
    await recorder.shoot(page, `rejoindre-${taille}`);
    await page.goto("/nulle-part");
    await recorder.shoot(page, `introuvable-${taille}`);
    await page.context().close();
  }
}

const HEURE_MS = 3600 * 1000;
/** Hours since each game of Margaux, and the sips she drank. */
const SOIREES = [
  [2, 12],
  [26, 31],
  [24 * 9, 0],
  [24 * 70, 44],
  [24 * 800, 8],
] as const;
const MESSAGES = [
  ["Zineb", "Tu viens vendredi ? On fait le grand quizz des fromages, et Didier apporte le comté."],
  [
    "JeanBaptiste",
    "Revanche.\n\nJe n’ai toujours pas digéré la question 12 : un roblochon, ça se mange, ça ne se chante pas.",
  ],
  [null, "Signalement de votre quizz « Fromages »\n\nLa question 3 a deux bonnes réponses."],
] as const;

/** Runs `faire` with a clock that is so many hours late, since the repositories store the date of the clock. */
function ilYA(heures: number, faire: () => void): void {
  mock.timers.enable({ apis: ["Date"], now: Date.now() - heures * HEURE_MS });
  try {
    faire();
  } finally {
    mock.timers.reset();
  }
}

async function peupler(serveur: Serveur): Promise<void> {
  const { social, historique, badges, quizz, comptes } = serveur.depots;
  const margaux = await inscrire(serveur, "Margaux", {
    icon: "ico0",
    description:
      "Je tiens l’ardoise depuis 2019.\n\nSpécialités : les fromages, les génériques de dessins animés, et perdre à la roulette russe.",
  });
  const ids = new Map<string, string>();
  for (const [pseudo, icon] of [
    ["Zineb", "ico5"],
    ["JeanBaptiste", "ico2"],
    ["OncleDidier", "ico4"],
  ] as const)
    ids.set(pseudo, await inscrire(serveur, pseudo, { icon }));
  for (const ami of ["Zineb", "JeanBaptiste"]) rendreAmis(serveur, margaux, ids.get(ami) ?? "");
  MESSAGES.forEach(([de, texte], rang) => {
    const auteur = de === null ? null : (ids.get(de) ?? null);
    ilYA(rang * 7, () => social.ecrire(auteur, margaux, texte));
  });
  ilYA(1, () => social.demander(ids.get("OncleDidier") ?? "", margaux));
  const titres = quizz.titres(comptes.officiel());
  SOIREES.forEach(([heures, gorgees], rang) => {
    const joue = titres[rang];
    if (joue === undefined) throw new Error("not enough quizzes");
    const joueur = {
      compte: margaux,
      gorgees,
      score: 8,
      questions: 15,
      parti: false,
      exploits: [],
    };
    const id = `captures-${String(rang)}`;
    const soiree = { id, code: "ABC123", nbQuestions: 15, statistiques: [] };
    const joueurs = [{ ...joueur, jeton: `captures-${String(rang)}` }];
    ilYA(heures, () =>
      historique.ecrire({ ...soiree, quizzId: joue._id, titre: joue.title, joueurs }),
    );
  });
  ilYA(30, () => badges.donner(margaux, ["centGorgees", "roulette"]));
  for (const badge of ["centGorgees", "roulette"]) badges.afficher(margaux, badge, true);
}

const PAGES = [
  ["profil", "/profile"],
  ["profil-amis", "/profile?menu=2"],
  ["profil-badges", "/profile?menu=3"],
  ["profil-gestion", "/profile?menu=4"],
  ["profil-historique", "/profile?menu=5"],
  ["profil-public", "/profile/Zineb"],
  ["messagerie", "/messagerie"],
  ["messagerie-amis", "/messagerie?dossier=amis"],
  ["communaute", "/quizz-communaute"],
] as const;
const PAGES_VISITEUR = [
  ["inscription", "/inscription"],
  ["mot-de-passe-oublie", "/reset-password"],
  ["nouveau-mot-de-passe", `/new-password?token=${"a".repeat(43)}`],
  ["suppression", `/delete?token=${"a".repeat(43)}`],
  ["annulation-mail", `/cancel-mail?token=${"a".repeat(43)}`],
  ["cgu", "/cgu"],
  ["confidentialite", "/confidentialite"],
  ["licences", "/licences"],
  ["erreur", "/error"],
] as const;

/** The pages of a visitor, then those of Margaux, who has friends, messages, badges and games. */
export async function capturerPlateforme(recorder: CaptureRecorder): Promise<void> {
  await peupler(recorder.serveur);
  for (const [taille, dimensions] of [
    ["page", TAILLE_ECRAN_BUREAU],
    ["telephone", TAILLE_ECRAN_TELEPHONE],
  ] as const) {
    const page = await recorder.openPage(dimensions);
    for (const [nom, chemin] of PAGES_VISITEUR) {
      await page.goto(chemin);
      await page.waitForLoadState("networkidle");
      await recorder.shoot(page, `${nom}-${taille}`);
    }
    await page.getByRole("button", { name: "Se connecter" }).first().click();
    await recorder.shoot(page, `connexion-${taille}`);
    await seConnecter(page, "Margaux");
    for (const [nom, chemin] of PAGES) {
      await page.goto(chemin);
      await page.getByRole("main").waitFor();
      await recorder.shoot(page, `${nom}-${taille}`);
    }
    await page.getByRole("link", { name: "L’apéro des grands esprits" }).click();
    await page.getByRole("link", { name: /flamant rose/ }).waitFor();
    await recorder.shoot(page, `quizz-${taille}`);
    await page.getByRole("link", { name: /flamant rose/ }).click();
    await page.getByRole("button", { name: "Voir les réponses" }).click();
    await recorder.shoot(page, `question-${taille}`);
    await page.getByRole("button", { name: /^Menu/ }).click();
    await recorder.shoot(page, `menu-${taille}`);
    await page.context().close();
  }
}

const TAILLES_EDITEUR: readonly TailleEcranDeCapture[] = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 568],
];

const PLATEAU = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">
<rect width="320" height="200" fill="#fffdf2"/><g stroke="#26211a" stroke-width="5" stroke-linejoin="round">
<rect x="30" y="128" width="250" height="30" rx="12" fill="#f8995a"/><path d="M60 128V88a46 16 0 0 1 92 0v40z" fill="#fff9e8"/>
<path d="M60 88a46 16 0 0 0 92 0" fill="none"/><path d="M170 128V96l22-46 72 46v32z" fill="#fbd64f"/><path d="M170 96h94" fill="none"/>
<circle cx="192" cy="112" r="7" fill="#fff9e8"/><circle cx="234" cy="114" r="7" fill="#fff9e8"/><path d="M106 72V36l24 10-24 10" fill="#f792a8"/></g></svg>`;

const q = (
  type: "choix" | "entree" | "ordre" | "rien",
  text: string,
  champs: Partial<typeof QUESTION_RIEN> = {},
): typeof QUESTION_RIEN => ({ ...QUESTION_RIEN, type, text, ...champs });

const fromages = (plateau: string, grille: string): (typeof QUESTION_RIEN)[] => [
  q("rien", "Bienvenue à la crémerie ! Sortez le pain, l’eau et la mauvaise foi."),
  q("choix", "De quel lait fait-on le roquefort ?", {
    options: ["de vache", "de brebis", "de chèvre"],
    reponse: ["de brebis"],
    temps: 20,
  }),
  q("choix", "D’où viennent les trous de l’emmental ?", {
    media: plateau,
    options: ["d’un gaz de bactéries", "des souris", "du couteau", "du hasard"],
    reponse: ["d’un gaz de bactéries"],
    temps: 20,
  }),
  q("choix", "Combien de litres de lait pour une meule de comté ?", {
    options: ["40", "400", "4 000"],
    temps: 20,
  }),
  q("choix", "Quel président trouvait la France ingouvernable à cause de ses fromages ?", {
    options: ["Coty", "Pompidou", "Charles de Gaulle"],
    reponse: ["Charles de Gaulle"],
    temps: 20,
  }),
  q("ordre", "Du plus léger au plus lourd, remettez la vitrine en ordre.", {
    media: plateau,
    options: ["un crottin", "un camembert", "un reblochon", "un brie de Meaux"],
    reponse: ["un crottin", "un camembert", "un reblochon", "un brie de Meaux"],
    temps: 45,
  }),
  q("entree", "Comment appelle-t-on une personne qui aime les fromages ?", {
    reponse: ["turophile"],
    precis: ["tyrophile", "caséophile"],
    temps: 30,
  }),
  q("choix", "Fermez les yeux : qu’est-ce qui grille ?", {
    media: `${grille}#t=0.2,0.9`,
    options: ["un croque", "une raclette"],
    reponse: ["une raclette"],
    temps: 15,
  }),
  q("choix", "Lequel de ces fromages n’existe que dans ce quizz ?", {
    media: plateau,
    options: [
      "Le trou du cru",
      "La boulette d’Avesnes",
      "Le crottin du percepteur",
      "Le gaperon",
      "Le vieux-boulogne",
      "Le vieux-lille, dit puant de Lille",
    ],
    reponse: ["Le crottin du percepteur"],
    temps: 20,
    aleatoire: true,
    preuve: {
      text: "Le trou du cru vient de Bourgogne, la boulette d’Avesnes, du Nord.",
      media: "question.jpeg",
    },
  }),
  q("choix", "Quelle comédie de 1979 a servi cette fondue ?", {
    media: plateau,
    options: ["Les Bronzés font du ski", "Le Grand Blond"],
    reponse: ["Les Bronzés font du ski"],
    temps: 20,
  }),
  q(
    "entree",
    "Complétez Brillat-Savarin : « Un dessert sans fromage est une belle à qui il manque un… »",
  ),
  q("rien", "L’addition ! Qui a fini la croûte sans se plaindre peut lever le verre."),
];

/** The lists of an author, the editors with a quizz on cheese, the import and the printed sheet. */
export async function capturerEditeurs(recorder: CaptureRecorder): Promise<void> {
  const { serveur } = recorder;
  const luc = await inscrire(serveur, "Lucienne", { icon: "ico0" });
  const page = await recorder.openPage();
  await seConnecter(page, "Lucienne");
  const plateau = await envoyerMedia(
    page,
    "plateau-du-dimanche.png",
    "image/png",
    await sharp(Buffer.from(PLATEAU)).resize(1600, 1000).png().toBuffer(),
  );
  const { buffer, mimeType } = composerFichierSon("raclette.wav");
  const grille = await envoyerMedia(page, "raclette.wav", mimeType, buffer);
  for (const title of ["Les génériques de dessins animés", "Coloc : qui a fait ça ?", "Mythes"])
    ecrireQuizz(serveur, luc, { title, visibilite: title === "Mythes" ? "prive" : "public" });
  const id = ecrireQuizz(serveur, luc, {
    title: "Fromages, ou presque",
    visibilite: "amis",
    tags: ["Nourriture", "Culture G"],
    aleatoire: [1, 4],
    questions: fromages(plateau, grille),
  });

  await page.goto("/quizz");
  await page.getByRole("link", { name: "Fromages, ou presque" }).waitFor();
  await recorder.shootSizes(page, "mes-quizz", TAILLES_EDITEUR);
  await page.goto("/mes-medias");
  await page.getByRole("button", { name: /plateau/ }).click();
  await page.getByRole("region", { name: /^Fichier / }).waitFor();
  await recorder.shootSizes(page, "mes-medias", TAILLES_EDITEUR);

  await page.goto(`/quizz/${id}`);
  await page.getByRole("link", { name: /roquefort/ }).waitFor();
  await recorder.shootSizes(page, "editeur-quizz-repos", TAILLES_EDITEUR);
  await montrerEditeurTelephone(recorder, page);
  await page.getByRole("checkbox", { name: "Choisir la question 7" }).click();
  await page
    .getByRole("checkbox", { name: "Choisir la question 9" })
    .click({ modifiers: ["Shift"] });
  await recorder.shootSizes(page, "editeur-quizz", TAILLES_EDITEUR);
  await page.keyboard.press("Escape");

  for (const [texte, nom] of [
    [/Lequel de ces/, "editeur-question"],
    [/Du plus léger/, "editeur-question-ordre"],
    [/Comment appelle/, "editeur-question-entree"],
    [/Fermez les yeux/, "editeur-question-extrait"],
    [/Bienvenue/, "editeur-question-rien"],
  ] as const) {
    await page.goto(`/quizz/${id}`);
    await page.getByRole("link", { name: texte }).click();
    await page.getByRole("textbox", { name: "Question", exact: true }).waitFor();
    await recorder.shootSizes(page, nom, TAILLES_EDITEUR);
  }
  await montrerImport(recorder, page, id);
  await page.goto(`/imprimer/${id}`);
  await page.getByRole("heading", { name: "Fromages, ou presque" }).first().waitFor();
  await recorder.shoot(page, "imprimer");
  await page.context().close();
}

const TABLEAU = `Type;Question;Proposition 1;Proposition 2;Proposition 3;Proposition 4;Bonne réponse;Temps
choix;Quel vin se boit avec le comté ?;un vin jaune;un rosé;un cidre;;1;20
choix;Combien de temps faut-il affiner un comté, au minimum ?;4 mois;1 an;8 jours;2 ans;1;20
choix;Lequel est un fromage breton ?;Le saint-nectaire;Le maroilles;Le timanoix, affiné à la liqueur de noix par des moines qui ont tout leur temps;;3;20
choix;Lequel est un fromage breton ?;Le saint-nectaire;Le maroilles;Le timanoix, affiné à la liqueur de noix par des moines qui ont tout leur temps;;3;20
ordre;Rangez ces pots du plus petit au plus grand;un dé;un verre;une chope;un tonneau;;45
choix;Quels fromages viennent d’Auvergne ?;Le cantal;Le comté;La fourme d’Ambert;;1.3;20
entree;Comment appelle-t-on un tonneau de 228 litres en Bourgogne ?;une pièce;;;;;30
choix;;;;;;;20
choix;Avec quoi fait-on la fondue ?;du comté;du brie;;;1;20`;

/** Shows an import with a line of each kind: right, to be mended, told twice, empty. */
async function montrerImport(recorder: CaptureRecorder, page: Page, id: string): Promise<void> {
  await page.goto(`/quizz/importer?vers=${id}`);
  await recorder.shoot(page, "importer-vide");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "soiree-de-tom.csv", mimeType: "", buffer: Buffer.from(TABLEAU) });
  await page.getByText("C’est un tableau").waitFor();
  await recorder.shootSizes(page, "importer-lu", TAILLES_EDITEUR);
  await page.keyboard.press("F8");
  await page.getByRole("button", { name: "Corrigée, suivante" }).waitFor();
  await recorder.shootSizes(page, "importer", TAILLES_EDITEUR);
}

/** The three faces of a quizz on a phone, and the mode where questions are put in order. */
async function montrerEditeurTelephone(recorder: CaptureRecorder, page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [onglet, nom] of [
    [/Réglages/, "reglages"],
    [/Fautes/, "fautes"],
    [/Questions/, "questions"],
  ] as const) {
    await page.getByRole("tab", { name: onglet }).click();
    await recorder.shoot(page, `editeur-telephone-${nom}`);
  }
  await page.getByRole("button", { name: "Ranger les questions" }).click();
  await recorder.shoot(page, "editeur-telephone-ranger");
  const ranger = page.getByRole("region", { name: "Ranger les questions" });
  await ranger.getByRole("button", { name: "Annuler" }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
}
