/** The platform's pages for `npm run captures`, with people who have a past: accounts, friends, messages, games. */
import { mock } from "node:test";
import type { Browser, Page } from "@playwright/test";
import { inscrire, lier, seConnecter } from "../../e2e/support/comptes.ts";
import type { Serveur } from "../../e2e/support/server.ts";

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

/** What is done as if it had been done so many hours ago: the repositories write the date that the clock has. */
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
  for (const ami of ["Zineb", "JeanBaptiste"]) lier(serveur, margaux, ids.get(ami) ?? "");
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
  ["erreur", "/error"],
] as const;
const TAILLES = [
  ["page", 1440, 900],
  ["telephone", 390, 844],
] as const;

/** @param garder keeps a picture of the page under a name */
export async function montrerPlateforme(
  browser: Browser,
  serveur: Serveur,
  garder: (page: Page, nom: string) => Promise<void>,
): Promise<void> {
  await peupler(serveur);
  for (const [taille, width, height] of TAILLES) {
    const contexte = await browser.newContext({
      baseURL: serveur.adresse,
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
    await seConnecter(page, "Margaux");
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
}
