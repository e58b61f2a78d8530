/** Accounts, the audit log, the words and reports for `npm run captures`, with people about whom something was decided. */
import type { Browser, Page } from "@playwright/test";
import { prendreMesure } from "../e2e/support/affaires.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "../e2e/support/comptes.ts";
import type { Serveur } from "../e2e/support/server.ts";

const TAILLES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 568],
] as const;
type Garder = (page: Page, nom: string) => Promise<void>;

async function aChaqueTaille(page: Page, nom: string, garder: Garder): Promise<void> {
  for (const [width, height] of TAILLES) {
    await page.setViewportSize({ width, height });
    await garder(page, `${nom}-${String(width)}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
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

/** @param garder keeps a picture of the page under a name */
export async function montrerComptes(
  browser: Browser,
  serveur: Serveur,
  garder: Garder,
): Promise<void> {
  const contexte = await browser.newContext({
    baseURL: serveur.adresse,
    locale: "fr-FR",
    viewport: { width: 1440, height: 900 },
  });
  const page = await contexte.newPage();
  const lieux = await decider(page, serveur);
  await page.goto("/admin/users");
  await page.getByRole("table", { name: "Comptes" }).waitFor();
  await aChaqueTaille(page, "admin-users", garder);
  await page.getByRole("link", { name: "MaxLeVrai" }).click();
  const fiche = page.getByRole("region", { name: "Compte MaxLeVrai" });
  await fiche.getByRole("heading", { name: "Mesures" }).waitFor();
  await aChaqueTaille(page, "admin-users-fiche", garder);
  await fiche.getByRole("button", { name: "Ouvrir Devine le mot de passe" }).click();
  await aChaqueTaille(page, "admin-users-raison", garder);
  await page.getByRole("textbox", { name: "Pourquoi l’ouvrir" }).fill("Un mail en parle.");
  await page.getByRole("dialog").getByRole("button", { name: "Ouvrir" }).click();
  await page.getByText("Qui n’a jamais payé").waitFor();
  await aChaqueTaille(page, "admin-users-prive", garder);
  await page.goto("/admin/journal");
  await page.getByText("Zouave").first().waitFor();
  await aChaqueTaille(page, "admin-journal", garder);
  await page.goto("/admin/mots");
  await page.getByLabel("Essayez un pseudo ou un titre").fill("Le C0nnard du fond");
  await page.getByRole("button", { name: "Retirer zut" }).click();
  await aChaqueTaille(page, "admin-mots", garder);
  await page.goto(`/quizz-communaute/${lieux.public}`);
  await page.getByRole("button", { name: "Signaler" }).waitFor();
  await aChaqueTaille(page, "quizz-a-signaler", garder);
  await page.getByRole("button", { name: "Signaler" }).click();
  await aChaqueTaille(page, "signaler", garder);
  await page.goto("/profile/MaxLeVrai");
  await page.getByRole("button", { name: "Signaler" }).click();
  await aChaqueTaille(page, "signaler-profil", garder);
  await contexte.close();
}
