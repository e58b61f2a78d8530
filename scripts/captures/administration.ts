/** Scenes of the administration and of the moderation: imprévus, accounts, log, words, reports and their cases. */
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { MotifSignalement } from "#contracts/signalement.ts";
import { prendreMesure } from "../../e2e/support/affaires.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "../../e2e/support/comptes.ts";
import { envoyerMedia, composerFichierSon } from "../../e2e/support/files.ts";
import type { Serveur } from "../../e2e/support/server.ts";
import {
  TAILLE_ECRAN_BUREAU,
  TAILLE_ECRAN_PETIT_TELEPHONE,
  type CaptureRecorder,
  TAILLE_ECRAN_TELEPHONE,
} from "./recorder.ts";

/** The administration's first page, its list of imprévus, and the card of the mock-up being written. */
export async function capturerAdministration(recorder: CaptureRecorder): Promise<void> {
  await inscrire(recorder.serveur, "Cheffe", { role: "admin" });
  const page = await recorder.openPage();
  await seConnecter(page, "Cheffe");
  const aChaqueTaille = (nom: string) =>
    recorder.shootSizes(page, nom, [
      TAILLE_ECRAN_BUREAU,
      TAILLE_ECRAN_TELEPHONE,
      TAILLE_ECRAN_PETIT_TELEPHONE,
    ]);
  await page.goto("/admin");
  await page.getByRole("link", { name: /^Imprévus/ }).waitFor();
  await aChaqueTaille("admin");
  await page.goto("/admin/imprevus");
  await page.getByRole("link", { name: /dix secondes pour jouer/ }).waitFor();
  await aChaqueTaille("admin-imprevus");
  await page.getByRole("link", { name: /dix secondes pour jouer/ }).click();
  const texte = page.getByRole("textbox", { name: "Texte", exact: true });
  await texte.fill((await texte.inputValue()).replace(/&gorgee\.$/, "&gorgée."));
  await page.getByRole("button", { name: "Ajouter une suite" }).click();
  await page
    .getByRole("textbox", { name: "Suite", exact: true })
    .fill("&joueurAutre note la prestation sur vingt. Sous la moyenne, &joueur boit &gorgee.");
  await texte.focus();
  await aChaqueTaille("admin-imprevu");
  await page.context().close();
}

async function decider(page: Page, serveur: Serveur): Promise<{ max: string; public: string }> {
  await inscrire(serveur, "AdaLovelace", { icon: "ico5", role: "admin" });
  await inscrire(serveur, "Zouave", { icon: "ico3", role: "moderator" });
  const max = await inscrire(serveur, "MaxLeVrai", {
    icon: "ico2",
    description: "Le vrai, pas l’autre. Écrivez-moi au 4 rue des Lilas.",
  });
  for (const [pseudo, icon] of [
    ["Hector", "ico0"],
    ["Lison", "ico1"],
    ["Nadia", "ico4"],
    ["Bob75", "ico6"],
  ] as const)
    await inscrire(serveur, pseudo, { icon });
  const quizz = [
    "Les têtes de la compta",
    "Vins d’ici et d’ailleurs",
    "Devine le mot de passe",
  ].map((title, rang) =>
    ecrireQuizz(serveur, max, {
      title,
      visibilite: rang === 2 ? "prive" : "public",
      questions: [
        QUESTION_RIEN,
        {
          ...QUESTION_RIEN,
          type: "choix",
          text: "Qui n’a jamais payé sa tournée ?",
          options: ["Kévin M.", "Lison P.", "Le chef, il les couvre"],
          reponse: ["Lison P."],
          temps: 20,
        },
      ],
    }),
  );
  await seConnecter(page, "Zouave");
  await prendreMesure(page, `quizz/${quizz[1] ?? ""}`, {
    genre: "mot",
    raison:
      "Une réponse sur deux est une publicité pour la même cave. Enlevez-les, et tout ira bien.",
  });
  await prendreMesure(page, `comptes/${max}`, {
    genre: "nePlusPublier",
    raison: "Une question qui donne l’adresse d’une vraie personne n’a pas sa place ici.",
    jours: 7,
  });
  await seConnecter(page, "AdaLovelace");
  await prendreMesure(page, `quizz/${quizz[0] ?? ""}`, {
    genre: "masquer",
    raison: "De vraies personnes y sont nommées.",
  });
  await page.request.put(`/api/moderation/quizz/${quizz[1] ?? ""}/officiel`, {
    data: { officiel: true },
  });
  await page.request.post("/api/moderation/mots", { data: { mot: "zut" } });
  return { max, public: quizz[1] ?? "" };
}

/** Accounts, the log, the words and the reports, with people about whom something was decided. */
export async function capturerComptesJournalEtMots(recorder: CaptureRecorder): Promise<void> {
  const page = await recorder.openPage();
  const aChaqueTaille = (nom: string) =>
    recorder.shootSizes(page, nom, [
      TAILLE_ECRAN_BUREAU,
      [1024, 768],
      TAILLE_ECRAN_TELEPHONE,
      TAILLE_ECRAN_PETIT_TELEPHONE,
    ]);
  const lieux = await decider(page, recorder.serveur);
  await page.goto("/admin/users");
  await page.getByRole("table", { name: "Comptes" }).waitFor();
  await aChaqueTaille("admin-users");
  await page.getByRole("link", { name: "MaxLeVrai" }).click();
  const fiche = page.getByRole("region", { name: "Compte MaxLeVrai" });
  await fiche.getByRole("heading", { name: "Mesures" }).waitFor();
  await aChaqueTaille("admin-users-fiche");
  await fiche.getByRole("button", { name: "Ouvrir Devine le mot de passe" }).click();
  await aChaqueTaille("admin-users-raison");
  await page.getByRole("textbox", { name: "Pourquoi l’ouvrir" }).fill("Un mail en parle.");
  await page.getByRole("dialog").getByRole("button", { name: "Ouvrir" }).click();
  await page.getByText("Qui n’a jamais payé").waitFor();
  await aChaqueTaille("admin-users-prive");
  await page.goto("/admin/journal");
  await page.getByText("Zouave").first().waitFor();
  await aChaqueTaille("admin-journal");
  await page.goto("/admin/mots");
  await page.getByLabel("Essayez un pseudo ou un titre").fill("Le C0nnard du fond");
  await page.getByRole("button", { name: "Retirer zut" }).click();
  await aChaqueTaille("admin-mots");
  await page.goto(`/quizz-communaute/${lieux.public}`);
  await page.getByRole("button", { name: "Signaler" }).waitFor();
  await aChaqueTaille("quizz-a-signaler");
  await page.getByRole("button", { name: "Signaler" }).click();
  await aChaqueTaille("signaler");
  await page.goto("/profile/MaxLeVrai");
  await page.getByRole("button", { name: "Signaler" }).click();
  await aChaqueTaille("signaler-profil");
  await page.context().close();
}

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

interface Signalement {
  readonly quizzId: string | null;
  readonly questionId?: string | null;
  readonly createur?: string;
  readonly motif: MotifSignalement;
  readonly text: string;
}
const signaler = async (page: Page, { questionId = null, createur = "", ...reste }: Signalement) =>
  page.request.post("/api/signale-administrateur", { data: { ...reste, questionId, createur } });

/** Reports in all their states, a case from its report to its contest, and the same on phones. */
export async function capturerModeration(recorder: CaptureRecorder): Promise<void> {
  const { serveur } = recorder;
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
  const ouvrirUn = async (pseudo: string) => {
    const page = await recorder.openPage();
    await seConnecter(page, pseudo);
    return page;
  };
  const auteur = await ouvrirUn("MaxLeVrai");
  const lison = await ouvrirUn("LisonP");
  const nadia = await ouvrirUn("Nadia");
  const didier = await ouvrirUn("Didier");
  const zineb = await ouvrirUn("Moderatrice");
  const hector = await ouvrirUn("Hector");
  const auteurZouave = await ouvrirUn("Zouave");
  const visage = await envoyerMedia(
    auteur,
    "bac.png",
    "image/png",
    await sharp(Buffer.from(TETE)).resize(1600, 1000).png().toBuffer(),
  );
  const { buffer, mimeType } = composerFichierSon("oreille.wav");
  const oreille = await envoyerMedia(auteur, "oreille.wav", mimeType, buffer);
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
  await recorder.shoot(zineb, "moderation-son");
  await mesurer(zineb, "Oreille absolue", "2", "Citez vos sources.", "Envoyer ce mot");
  await montrerContestee(recorder, zineb, auteurZouave, nadia, vins);
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
  await recorder.shoot(zineb, "moderation-1440");
  await zineb.setViewportSize({ width: 1100, height: 800 });
  await recorder.shoot(zineb, "moderation-1100");
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    const taille = String(width);
    await zineb.setViewportSize({ width, height });
    await zineb.goto("/admin/signalements");
    await zineb.getByRole("button", { name: "Les têtes de la compta" }).waitFor();
    await recorder.shoot(zineb, `moderation-file-${taille}`);
    await zineb.getByRole("button", { name: "Les têtes de la compta" }).click();
    await zineb.getByText("À vous, encore").waitFor();
    await recorder.shoot(zineb, `moderation-affaire-${taille}`);
    await zineb.getByRole("button", { name: "Choisir une mesure" }).click();
    await zineb.getByRole("radio", { name: "Supprimer la question" }).check();
    await recorder.shoot(zineb, `moderation-mesure-${taille}`);
  }
  await zineb.setViewportSize({ width: 1440, height: 900 });
  for (const [titre, nom] of [
    ["Bac blanc de physique", "image"],
    ["Le profil de Bob75", "profil"],
  ] as const) {
    await zineb.goto("/admin/signalements");
    await zineb.getByRole("button", { name: titre }).click();
    await zineb.getByRole("heading", { name: titre, level: 2 }).waitFor();
    await recorder.shoot(zineb, `moderation-${nom}`);
  }
  for (const page of [auteur, lison, nadia, didier, zineb, hector, auteurZouave])
    await page.context().close();
}

/** Saves the quizz as its author would, with one option made shorter. */
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

/** Opens a case and takes a measure on it by its keyboard shortcut. */
async function mesurer(page: Page, titre: string, touche: string, raison: string, acte: string) {
  await page.goto("/admin/signalements");
  await page.getByRole("button", { name: titre }).click();
  await page.getByRole("heading", { name: titre, level: 2 }).waitFor();
  await page.keyboard.press(touche);
  await page.getByLabel(/^Raison/).fill(raison);
  await page.getByRole("button", { name: acte }).click();
  await page.getByText("close.").waitFor();
}

/** Hides a quizz, which its author contests on a phone; takes pictures of both sides. */
async function montrerContestee(
  recorder: CaptureRecorder,
  zineb: Page,
  auteur: Page,
  temoin: Page,
  quizzId: string,
): Promise<void> {
  const raison = "Trois réponses fausses sur trois : corrigez, et dites-le nous.";
  await mesurer(zineb, "Vins d’ici", "3", raison, "Masquer le quizz");
  await auteur.setViewportSize({ width: 390, height: 844 });
  await auteur.goto("/messagerie");
  await auteur.getByRole("button", { name: /Message de Trinquizz/ }).click();
  await recorder.shoot(auteur, "mesure-message-390");
  await auteur.getByRole("link", { name: "Lire la mesure, et répondre" }).click();
  await auteur.getByRole("button", { name: "Contester" }).waitFor();
  await recorder.shoot(auteur, "mesure-390");
  await auteur.setViewportSize({ width: 1440, height: 900 });
  await recorder.shoot(auteur, "mesure-1440");
  await auteur.getByRole("button", { name: "Contester" }).click();
  await auteur
    .getByLabel("Pourquoi vous n’êtes pas d’accord")
    .fill("Elles sont corrigées depuis hier.");
  await auteur.setViewportSize({ width: 320, height: 568 });
  await recorder.shoot(auteur, "mesure-320");
  await auteur.getByRole("button", { name: "Envoyer ma contestation" }).click();
  await auteur.getByText("Elles sont corrigées depuis hier.").waitFor();
  await auteur.setViewportSize({ width: 390, height: 844 });
  await recorder.shoot(auteur, "mesure-contestee-390");
  await auteur.setViewportSize({ width: 1440, height: 900 });
  await auteur.goto(`/quizz/${quizzId}`);
  await auteur.getByText("Masqué par la modération").last().waitFor();
  await recorder.shoot(auteur, "editeur-quizz-masque");
  await zineb.goto("/admin/signalements?etat=contestee");
  await zineb.getByRole("heading", { name: "Vins d’ici", level: 2 }).waitFor();
  await zineb.getByText("Elles sont corrigées depuis hier.").waitFor();
  await recorder.shoot(zineb, "moderation-contestee-1440");
  await signaler(temoin, { quizzId, motif: "faux", text: "Encore là." });
}
