/** The authors' pages for `npm run captures`, with the quizz that the mock-ups draw: lists, editors, one's own files. */
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { mediaEnvoye } from "#contracts/medias.ts";
import { ecrireQuizz, inscrire, MOT_DE_PASSE, QUESTION_RIEN } from "../e2e/support/comptes.ts";
import { son } from "../e2e/support/files.ts";
import type { Serveur } from "../e2e/support/server.ts";

const TAILLES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 568],
] as const;

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

async function envoyer(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const reponse = await page.request.post("/api/upload", {
    multipart: { media: { name, mimeType, buffer } },
  });
  return mediaEnvoye.parse(await reponse.json()).nom;
}

type Garder = (page: Page, nom: string) => Promise<void>;

async function aChaqueTaille(page: Page, nom: string, garder: Garder): Promise<void> {
  for (const [width, height] of TAILLES) {
    await page.setViewportSize({ width, height });
    await garder(page, `${nom}-${String(width)}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** @param garder keeps a picture of the page under a name */
export async function montrerEditeurs(
  browser: Browser,
  serveur: Serveur,
  garder: Garder,
): Promise<void> {
  const luc = await inscrire(serveur, "Lucienne", { icon: "ico0" });
  const contexte = await browser.newContext({
    baseURL: serveur.adresse,
    locale: "fr-FR",
    viewport: { width: 1440, height: 900 },
  });
  const page = await contexte.newPage();
  await page.request.post("/api/connexion", {
    data: { pseudo: "Lucienne", password: MOT_DE_PASSE, souvenir: true },
  });
  const plateau = await envoyer(
    page,
    "plateau-du-dimanche.png",
    "image/png",
    await sharp(Buffer.from(PLATEAU)).resize(1600, 1000).png().toBuffer(),
  );
  const { buffer, mimeType } = son("raclette.wav");
  const grille = await envoyer(page, "raclette.wav", mimeType, buffer);
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
  await aChaqueTaille(page, "mes-quizz", garder);
  await page.goto("/mes-medias");
  await page.getByRole("button", { name: /plateau/ }).click();
  await page.getByRole("region", { name: /^Fichier / }).waitFor();
  await aChaqueTaille(page, "mes-medias", garder);

  await page.goto(`/quizz/${id}`);
  await page.getByRole("link", { name: /roquefort/ }).waitFor();
  await aChaqueTaille(page, "editeur-quizz-repos", garder);
  await montrerTelephone(page, garder);
  await page.getByRole("checkbox", { name: "Choisir la question 7" }).click();
  await page
    .getByRole("checkbox", { name: "Choisir la question 9" })
    .click({ modifiers: ["Shift"] });
  await aChaqueTaille(page, "editeur-quizz", garder);
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
    await aChaqueTaille(page, nom, garder);
  }
  await montrerImport(page, id, garder);
  await page.goto(`/imprimer/${id}`);
  await page.getByRole("heading", { name: "Fromages, ou presque" }).first().waitFor();
  await garder(page, "imprimer");
  await contexte.close();
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

/** A table with a line of each kind: right, to be mended, told twice, empty. */
async function montrerImport(page: Page, id: string, garder: Garder): Promise<void> {
  await page.goto(`/quizz/importer?vers=${id}`);
  await garder(page, "importer-vide");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "soiree-de-tom.csv", mimeType: "", buffer: Buffer.from(TABLEAU) });
  await page.getByText("C’est un tableau").waitFor();
  await aChaqueTaille(page, "importer-lu", garder);
  await page.keyboard.press("F8");
  await page.getByRole("button", { name: "Corrigée, suivante" }).waitFor();
  await aChaqueTaille(page, "importer", garder);
}

/** The three faces of a quizz on a phone, and the mode where questions are put in order. */
async function montrerTelephone(page: Page, garder: Garder): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [onglet, nom] of [
    [/Réglages/, "reglages"],
    [/Fautes/, "fautes"],
    [/Questions/, "questions"],
  ] as const) {
    await page.getByRole("tab", { name: onglet }).click();
    await garder(page, `editeur-telephone-${nom}`);
  }
  await page.getByRole("button", { name: "Ranger les questions" }).click();
  await garder(page, "editeur-telephone-ranger");
  const ranger = page.getByRole("region", { name: "Ranger les questions" });
  await ranger.getByRole("button", { name: "Annuler" }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
}
