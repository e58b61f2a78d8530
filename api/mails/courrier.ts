/** Sending mail (decisions-plateforme "Mail transport"): by SMTP when there is one, into files otherwise. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { nouvelId } from "#db/identifiant.ts";
import type { Mail } from "./textes.ts";

export interface Courrier {
  /** Never throws and is not waited for: an answer must not take longer when an address exists. */
  envoyer(mail: Mail): void;
  /** Resolves when everything asked for so far has left, or failed. */
  vider(): Promise<void>;
}

export interface OptionsCourrier {
  readonly smtpUrl: string | undefined;
  readonly expediteur: string;
  readonly dossierDonnees: string;
  /** Told of each mail written to a file, with its link: how a host without SMTP confirms an account. */
  readonly annoncer: (fichier: string, lien: string) => void;
  /** Told of what could not be sent; never with a link. */
  readonly signaler: (erreur: unknown) => void;
}

export function creerCourrier(options: OptionsCourrier): Courrier {
  const { smtpUrl, expediteur, dossierDonnees } = options;
  const transport =
    smtpUrl === undefined
      ? createTransport({ streamTransport: true, buffer: true, newline: "unix" })
      : createTransport(smtpUrl);
  const enCours = new Set<Promise<void>>();

  async function poster({ a, sujet, texte, html, lien }: Mail): Promise<void> {
    const envoi = await transport.sendMail({
      from: expediteur,
      to: a,
      subject: sujet,
      text: texte,
      html,
    });
    if (!("message" in envoi)) return;
    const dossier = join(dossierDonnees, "mails");
    await mkdir(dossier, { recursive: true });
    const fichier = join(
      dossier,
      `${new Date().toISOString().replaceAll(":", "-")}-${nouvelId().slice(0, 6)}.eml`,
    );
    await writeFile(fichier, envoi.message);
    options.annoncer(fichier, lien);
  }

  return {
    envoyer(mail) {
      const envoi = poster(mail)
        .catch(options.signaler)
        .finally(() => enCours.delete(envoi));
      enCours.add(envoi);
    },
    async vider() {
      await Promise.all(enCours);
    },
  };
}
