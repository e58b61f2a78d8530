/** Mails: the server that sends them is spoken to, and nothing is sent. */
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "#config";
import { bon, type Finding, grave, messageOf } from "./finding.ts";

const POINT = "Mails";
const PATIENCE_MS = 5000;

export async function checkMails({ SMTP_URL, DATA_DIR }: Config): Promise<Finding> {
  if (SMTP_URL === undefined)
    return bon(
      POINT,
      `pas de SMTP_URL\u00A0: les mails sont écrits dans ${join(DATA_DIR, "mails")}, leur lien dans le journal du serveur.`,
    );
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return bon(POINT, "le serveur de SMTP_URL répond, et nous accepte.");
  } catch (erreur) {
    return grave(
      POINT,
      `le serveur de SMTP_URL refuse ou ne répond pas (${messageOf(erreur)}).`,
      "Vérifiez adresse, port, utilisateur et mot de passe : docs/exploitation.md#les-mails-ne-partent-pas",
    );
  } finally {
    transport.close();
  }
}
