/** The moderation's pages for `npm run captures`, with the cases that the mock-up draws. */
import { type Browser, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Motif } from "#contracts/signalement.ts";
import { ecrireQuizz, inscrire, MOT_DE_PASSE, QUESTION_RIEN } from "../../e2e/support/comptes.ts";
import { son } from "../../e2e/support/files.ts";
import type { Serveur } from "../../e2e/support/server.ts";

type Garder = (page: Page, nom: string) => Promise<void>;

const TETE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#fff9e8"/>
<circle cx="160" cy="92" r="54" fill="#f7d552" stroke="#26211a" stroke-width="6"/><path d="M128 84h20M172 84h20M132 118c18 14 38 14 56 0" stroke="#26211a" stroke-width="7" fill="none" stroke-linecap="round"/></svg>`;

const choix = (text: string, options: string[], bonne: string): typeof QUESTION_RIEN => ({
  ...QUESTION_RIEN,
  type: "choix",
  text,
  options,
  reponse: [bonne],
  temps: 20,
});

const TETES = [
  choix("Qui arrive toujours à dix heures ?", ["Kévin", "Lison P."], "Kévin"),
  choix("Qui a mangé le dernier yaourt ?", ["Le chef", "La sœur de Lison"], "Le chef"),
  choix(
    "Qui n’a jamais payé sa tournée et ferait mieux de changer de boîte ?",
    ["Kévin M., 4 rue des Lilas", "Lison P.", "Le chef, il les couvre", "La sœur de Lison"],
    "Lison P.",
  ),
];

async function ouvrirUn(browser: Browser, serveur: Serveur, pseudo: string): Promise<Page> {
  const contexte = await browser.newContext({
    baseURL: serveur.adresse,
    locale: "fr-FR",
    viewport: { width: 1440, height: 900 },
  });
  const page = await contexte.newPage();
  await page.request.post("/api/connexion", {
    data: { pseudo, password: MOT_DE_PASSE, souvenir: true },
  });
  return page;
}

interface Signalement {
  readonly quizzId: string | null;
  readonly questionId?: string | null;
  readonly createur?: string;
  readonly motif: Motif;
  readonly text: string;
}
const signaler = async (page: Page, { questionId = null, createur = "", ...reste }: Signalement) =>
  page.request.post("/api/signale-administrateur", { data: { ...reste, questionId, createur } });

async function envoyer(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const reponse = await page.request.post("/api/upload", {
    multipart: { media: { name, mimeType, buffer } },
  });
  const { nom }: { nom: string } = await reponse.json();
  return nom;
}

/** @param garder keeps a picture of the page under a name */
export async function montrerModeration(
  browser: Browser,
  serveur: Serveur,
  garder: Garder,
): Promise<void> {
  const max = await inscrire(serveur, "MaxLeVrai", { icon: "ico2" });
  const bob = await inscrire(serveur, "Bob75", {
    icon: "ico1",
    description: "Je vends des codes.",
  });
  const zouave = await inscrire(serveur, "Zouave", { icon: "ico6" });
  await inscrire(serveur, "LisonP", { icon: "ico3" });
  await inscrire(serveur, "Nadia", { icon: "ico0" });
  await inscrire(serveur, "Didier", { icon: "ico1" });
  await inscrire(serveur, "Moderatrice", { icon: "ico5", role: "admin" });
  await inscrire(serveur, "Hector", { icon: "ico4", role: "moderator" });
  const [auteur, lison, nadia, didier, zineb, hector, auteurZouave] = await Promise.all(
    ["MaxLeVrai", "LisonP", "Nadia", "Didier", "Moderatrice", "Hector", "Zouave"].map((pseudo) =>
      ouvrirUn(browser, serveur, pseudo),
    ),
  );
  if (
    auteur === undefined ||
    lison === undefined ||
    nadia === undefined ||
    didier === undefined ||
    zineb === undefined ||
    hector === undefined ||
    auteurZouave === undefined
  )
    throw new Error("somebody has no page");
  const visage = await envoyer(
    auteur,
    "bac.png",
    "image/png",
    await sharp(Buffer.from(TETE)).resize(1600, 1000).png().toBuffer(),
  );
  const { buffer, mimeType } = son("oreille.wav");
  const oreille = await envoyer(auteur, "oreille.wav", mimeType, buffer);
  const tetes = ecrireQuizz(serveur, max, { title: "Les têtes de la compta", questions: TETES });
  const bac = ecrireQuizz(serveur, max, {
    title: "Bac blanc de physique",
    questions: [{ ...choix("De qui est ce portrait ?", ["Max", "Bob"], "Max"), media: visage }],
  });
  const sonore = ecrireQuizz(serveur, max, {
    title: "Oreille absolue",
    questions: [
      QUESTION_RIEN,
      { ...choix("Quelle est cette note ?", ["La", "Si"], "La"), media: oreille },
    ],
  });
  const vins = ecrireQuizz(serveur, zouave, {
    title: "Vins d’ici et d’ailleurs",
    questions: TETES,
  });
  const codes = ecrireQuizz(serveur, zouave, { title: "Devine le mot de passe" });
  const pub = ecrireQuizz(serveur, bob, { title: "Quizz 14" });
  const question = (id: string, compte: string, rang: number) =>
    serveur.depots.quizz.lire(id, compte)?.questions[rang]?._id ?? "";

  const mot = { mot: "Lilas" };
  await expect(await zineb.request.post("/api/moderation/mots", { data: mot })).toBeOK();
  const un = { motif: "publicite", text: "Une publicité déguisée." } as const;
  await signaler(nadia, { quizzId: pub, ...un });
  await signaler(nadia, { quizzId: codes, motif: "donnees", text: "De vrais mots de passe." });
  await signaler(nadia, {
    quizzId: sonore,
    questionId: question(sonore, max, 1),
    motif: "vole",
    text: "C’est mon enregistrement.",
  });
  await signaler(nadia, { quizzId: vins, motif: "faux", text: "Le madiran n’est pas un blanc." });
  await signaler(lison, {
    quizzId: null,
    createur: "Bob75",
    motif: "pseudo",
    text: "Il vend quelque chose.",
  });
  await signaler(lison, {
    quizzId: bac,
    questionId: question(bac, max, 0),
    motif: "vole",
    text: "Un sujet qui n’est pas tombé.",
  });
  const tete = { quizzId: tetes, questionId: question(tetes, max, 2) };
  await signaler(lison, {
    ...tete,
    motif: "moquerie",
    text: "C’est moi la B, et ma tournée, je la paie. L’adresse de Kévin est la vraie.",
  });
  await signaler(nadia, {
    ...tete,
    motif: "donnees",
    text: "Une vraie adresse, lisible par tout le monde.",
  });
  for (let n = 0; n < 2; n++)
    await signaler(didier, {
      ...tete,
      motif: "moquerie",
      text: "Ma nièce y travaille. Là-bas, ça ne fait plus rire personne.",
    });
  await zineb.goto("/admin/signalements");
  await zineb.getByRole("button", { name: "Oreille absolue" }).click();
  await zineb.getByText("Quelle est cette note").waitFor();
  await garder(zineb, "moderation-son");
  await mesurer(zineb, "Oreille absolue", "2", "Citez vos sources.", "Envoyer ce mot");
  await montrerContestee(zineb, auteurZouave, nadia, vins, garder);
  await expect(
    await auteur.request.put(`/api/quizz/${tetes}`, { data: await changer(auteur, tetes) }),
  ).toBeOK();

  await hector.goto("/admin/signalements");
  await hector.getByRole("button", { name: "Devine le mot de passe" }).click();
  await hector.getByRole("button", { name: "Prendre" }).click();
  await hector.getByText("À vous, encore").waitFor();
  await zineb.goto("/admin/signalements");
  await zineb.getByRole("button", { name: "Les têtes de la compta" }).click();
  await zineb.getByRole("button", { name: "Prendre" }).click();
  await zineb.getByText("À vous, encore").waitFor();
  await zineb.keyboard.press("4");
  await zineb
    .getByLabel(/^Raison/)
    .fill(
      "Une question qui donne l’adresse d’une vraie personne et l’accuse n’a pas sa place ici. Le reste du quizz est gardé.",
    );
  await garder(zineb, "moderation-1440");
  await zineb.setViewportSize({ width: 1100, height: 800 });
  await garder(zineb, "moderation-1100");
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    const taille = String(width);
    await zineb.setViewportSize({ width, height });
    await zineb.goto("/admin/signalements");
    await zineb.getByRole("button", { name: "Les têtes de la compta" }).waitFor();
    await garder(zineb, `moderation-file-${taille}`);
    await zineb.getByRole("button", { name: "Les têtes de la compta" }).click();
    await zineb.getByText("À vous, encore").waitFor();
    await garder(zineb, `moderation-affaire-${taille}`);
    await zineb.getByRole("button", { name: "Choisir une mesure" }).click();
    await zineb.getByRole("radio", { name: "Supprimer la question" }).check();
    await garder(zineb, `moderation-mesure-${taille}`);
  }
  await zineb.setViewportSize({ width: 1440, height: 900 });
  for (const [titre, nom] of [
    ["Bac blanc de physique", "image"],
    ["Le profil de Bob75", "profil"],
  ] as const) {
    await zineb.goto("/admin/signalements");
    await zineb.getByRole("button", { name: titre }).click();
    await zineb.getByRole("heading", { name: titre, level: 2 }).waitFor();
    await garder(zineb, `moderation-${nom}`);
  }
  await Promise.all(
    [auteur, lison, nadia, didier, zineb, hector, auteurZouave].map((page) =>
      page.context().close(),
    ),
  );
}

/** The quizz as its author saves it, with one option that says less. */
async function changer(page: Page, id: string): Promise<object> {
  const reponse = await page.request.get(`/api/quizz/${id}`);
  const { title, visibilite, aleatoireGlobal, aleatoire, tags, date, questions } =
    await reponse.json();
  for (const une of questions)
    une.options = une.options.map((option: string) =>
      option.replace("Kévin M., 4 rue des Lilas", "Kévin"),
    );
  const champs = { title, visibilite, aleatoireGlobal, aleatoire, tags, date };
  return { ...champs, questions };
}

/** A measure, by its key. */
async function mesurer(page: Page, titre: string, touche: string, raison: string, acte: string) {
  await page.goto("/admin/signalements");
  await page.getByRole("button", { name: titre }).click();
  await page.getByRole("heading", { name: titre, level: 2 }).waitFor();
  await page.keyboard.press(touche);
  await page.getByLabel(/^Raison/).fill(raison);
  await page.getByRole("button", { name: acte }).click();
  await page.getByText("close.").waitFor();
}

/** A quizz is hidden; its author contests it, on a phone; both sides are shown. */
async function montrerContestee(
  zineb: Page,
  auteur: Page,
  temoin: Page,
  quizzId: string,
  garder: Garder,
): Promise<void> {
  const raison = "Trois réponses fausses sur trois : corrigez, et dites-le nous.";
  await mesurer(zineb, "Vins d’ici", "3", raison, "Masquer le quizz");
  await auteur.setViewportSize({ width: 390, height: 844 });
  await auteur.goto("/messagerie");
  await auteur.getByRole("button", { name: /Message de Trinquizz/ }).click();
  await garder(auteur, "mesure-message-390");
  await auteur.getByRole("link", { name: "Lire la mesure, et répondre" }).click();
  await auteur.getByRole("button", { name: "Contester" }).waitFor();
  await garder(auteur, "mesure-390");
  await auteur.setViewportSize({ width: 1440, height: 900 });
  await garder(auteur, "mesure-1440");
  await auteur.getByRole("button", { name: "Contester" }).click();
  await auteur
    .getByLabel("Pourquoi vous n’êtes pas d’accord")
    .fill("Elles sont corrigées depuis hier.");
  await auteur.setViewportSize({ width: 320, height: 568 });
  await garder(auteur, "mesure-320");
  await auteur.getByRole("button", { name: "Envoyer ma contestation" }).click();
  await auteur.getByText("Elles sont corrigées depuis hier.").waitFor();
  await auteur.setViewportSize({ width: 390, height: 844 });
  await garder(auteur, "mesure-contestee-390");
  await auteur.setViewportSize({ width: 1440, height: 900 });
  await auteur.goto(`/quizz/${quizzId}`);
  await auteur.getByText("Masqué par la modération").last().waitFor();
  await garder(auteur, "editeur-quizz-masque");
  await zineb.goto("/admin/signalements?etat=contestee");
  await zineb.getByRole("heading", { name: "Vins d’ici", level: 2 }).waitFor();
  await zineb.getByText("Elles sont corrigées depuis hier.").waitFor();
  await garder(zineb, "moderation-contestee-1440");
  await signaler(temoin, { quizzId, motif: "faux", text: "Encore là." });
}
