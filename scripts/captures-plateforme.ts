/** The platform's pages for `npm run captures`, with people who have a past: accounts, friends, messages, games. */
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { inscrire, lier, seConnecter } from "../e2e/appui/comptes.ts";
import { ouvrirServeurAPart, type ServeurAPart } from "../e2e/appui/serveur-a-part.ts";

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

async function peupler(aPart: ServeurAPart): Promise<void> {
  const margaux = await inscrire(aPart, "Margaux", {
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
    ids.set(pseudo, await inscrire(aPart, pseudo, { icon }));
  for (const ami of ["Zineb", "JeanBaptiste"]) lier(aPart, margaux, ids.get(ami) ?? "");
  const dater = (heures: number) => new Date(Date.now() - heures * HEURE_MS).toISOString();
  aPart.base((db) => {
    const ecrire = db.prepare(
      "INSERT INTO messages (_id, genre, de, a, text, lu, effaceParDe, effaceParA, date) VALUES (?, ?, ?, ?, ?, 0, 0, 0, ?)",
    );
    MESSAGES.forEach(([de, texte], rang) => {
      const auteur = de === null ? null : (ids.get(de) ?? null);
      const genre = de === null ? "signalement" : "message";
      ecrire.run(randomUUID(), genre, auteur, margaux, texte, dater(rang * 7));
    });
    const didier = ids.get("OncleDidier");
    db.prepare("INSERT INTO amities (de, a, acceptee, date) VALUES (?, ?, 0, ?)").run(
      didier,
      margaux,
      dater(1),
    );
    ecrire.run(
      randomUUID(),
      "amis",
      didier,
      margaux,
      "souhaite faire partie de vos amis.",
      dater(1),
    );
    const titres = db.prepare("SELECT _id, title FROM quizz").all();
    SOIREES.forEach(([heures, gorgees], rang) => {
      const [partie, quizz] = [randomUUID(), titres[rang]];
      db.prepare(
        "INSERT INTO parties_finies (_id, code, quizz, titre, nbJoueurs, nbQuestions, date) SELECT ?, 'ABC123', _id, title, 4, 15, ? FROM quizz LIMIT 1 OFFSET ?",
      ).run(partie, dater(heures), rang);
      if (quizz === undefined) throw new Error("not enough quizzes");
      db.prepare(
        "INSERT INTO historique (partie, jeton, compte, gorgees, score, exploits) VALUES (?, ?, ?, ?, 8, '[]')",
      ).run(partie, randomUUID(), margaux, gorgees);
    });
    for (const badge of ["centGorgees", "roulette"])
      db.prepare(
        "INSERT INTO badges_obtenus (compte, badge, affiche, date) VALUES (?, ?, 1, ?)",
      ).run(margaux, badge, dater(30));
  });
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
  ["erreur", "/error"],
] as const;
const TAILLES = [
  ["page", 1440, 900],
  ["telephone", 390, 844],
] as const;

/** @param garder keeps a picture of the page under a name */
export async function montrerPlateforme(
  browser: Browser,
  garder: (page: Page, nom: string) => Promise<void>,
): Promise<void> {
  const aPart = await ouvrirServeurAPart();
  try {
    await peupler(aPart);
    for (const [taille, width, height] of TAILLES) {
      const contexte = await browser.newContext({
        baseURL: aPart.adresse,
        locale: "fr-FR",
        viewport: { width, height },
      });
      const page = await contexte.newPage();
      for (const [nom, chemin] of PAGES_VISITEUR) {
        await page.goto(chemin);
        await page.waitForLoadState("networkidle");
        await garder(page, `${nom}-${taille}`);
      }
      await page.getByRole("button", { name: "Se connecter" }).first().click();
      await garder(page, `connexion-${taille}`);
      await seConnecter(page, aPart.adresse, "Margaux");
      for (const [nom, chemin] of PAGES) {
        await page.goto(chemin);
        await page.getByRole("main").waitFor();
        await garder(page, `${nom}-${taille}`);
      }
      await page.getByRole("link", { name: "L’apéro des grands esprits" }).click();
      await page.getByRole("link", { name: /flamant rose/ }).waitFor();
      await garder(page, `quizz-${taille}`);
      await page.getByRole("link", { name: /flamant rose/ }).click();
      await page.getByRole("button", { name: "Voir les réponses" }).click();
      await garder(page, `question-${taille}`);
      await page.getByRole("button", { name: /^Menu/ }).click();
      await garder(page, `menu-${taille}`);
      await contexte.close();
    }
  } finally {
    await aPart.fermer();
  }
}
