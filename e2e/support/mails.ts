/** The mails that a server without SMTP writes in its data folder instead of sending them (decisions-plateforme "Mail transport"). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";

const LIEN = /https?:\/\/\S+/;

/** The links in the mails to this address, the latest first. */
async function liensDe(donnees: string, adresse: string): Promise<string[]> {
  const dossier = join(donnees, "mails");
  const liens: string[] = [];
  let fichiers: string[] = [];
  try {
    // the file names start with the time of writing
    fichiers = readdirSync(dossier).toSorted().toReversed();
  } catch {
    return [];
  }
  for (const nom of fichiers) {
    const { to, text } = await PostalMime.parse(readFileSync(join(dossier, nom)));
    const lien = LIEN.exec(text ?? "")?.[0];
    if (lien !== undefined && to?.some(({ address }) => address === adresse)) liens.push(lien);
  }
  return liens;
}

/** Waits for a mail to `adresse` with a link to `page` ("/confirm") or below it, and returns the latest such link. */
export async function attendreDernierLienDeMail(
  donnees: string,
  adresse: string,
  page: string,
): Promise<string> {
  const chercher = async () =>
    (await liensDe(donnees, adresse)).find((lien) =>
      `${new URL(lien).pathname}/`.startsWith(`${page}/`),
    ) ?? "";
  await expect.poll(chercher).not.toBe("");
  return chercher();
}
