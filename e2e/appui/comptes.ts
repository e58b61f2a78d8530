/** People with an account: put into the database of a server of one's own, logged in as they would be. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { hash } from "argon2";
import type { Icon } from "#contracts/compte.ts";
import type { ServeurAPart } from "./serveur-a-part.ts";

/** Everybody's. */
export const MOT_DE_PASSE = "Sésame-9";

/** Cheaper than the API's own: what a hash costs is written in it, and nothing here is a secret. */
const hache = hash(MOT_DE_PASSE, { memoryCost: 1024, timeCost: 2, parallelism: 1 });

export interface ChampsCompte {
  readonly icon?: Icon;
  readonly role?: "user" | "moderator" | "admin";
  readonly description?: string;
}

/** A confirmed account, whose address is `pseudo@exemple.fr`. Its id. */
export async function inscrire(
  aPart: ServeurAPart,
  pseudo: string,
  champs: ChampsCompte = {},
): Promise<string> {
  const compte = {
    _id: randomUUID(),
    pseudo,
    pseudoCle: pseudo.toLowerCase(),
    mail: `${pseudo.toLowerCase()}@exemple.fr`,
    password: await hache,
    icon: "ico0",
    role: "user",
    description: "",
    date: new Date().toISOString(),
    ...champs,
  };
  aPart.base((db) =>
    db
      .prepare(
        `INSERT INTO comptes (_id, pseudo, pseudoCle, mail, password, icon, role, officiel, description, date)
         VALUES (@_id, @pseudo, @pseudoCle, @mail, @password, @icon, @role, 0, @description, @date)`,
      )
      .run(compte),
  );
  return compte._id;
}

/** Makes two accounts friends, by their ids. */
export function lier(aPart: ServeurAPart, de: string, a: string): void {
  aPart.base((db) =>
    db
      .prepare("INSERT INTO amities (de, a, acceptee, date) VALUES (?, ?, 1, ?)")
      .run(de, a, new Date().toISOString()),
  );
}

/** Through the form of the header, as anybody would. */
export async function seConnecter(page: Page, adresse: string, pseudo: string): Promise<void> {
  await page.goto(`${adresse}/error`);
  await page.getByRole("button", { name: "Se connecter", exact: true }).first().click();
  const connexion = page.getByRole("region", { name: "Connexion" });
  await connexion.getByLabel("Pseudo ou adresse mail").fill(pseudo);
  await connexion.getByLabel("Mot de passe", { exact: true }).fill(MOT_DE_PASSE);
  await connexion.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("button", { name: /^Menu/ })).toBeVisible();
}
