/**
 * Sends mail (decisions-plateforme "Mail transport"): by SMTP when an SMTP server is configured, into files of the data folder
 * otherwise.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { createRandomId } from "#db/ids.ts";
import type { MailAEnvoyer } from "./textes.ts";

/** The longest time that a mailed link is valid. */
const CONSERVATION_MS = 7 * 24 * 3600 * 1000;
/** Longest wait of a stopping server for the mails that are being sent, in ms: it still has its games and its database to close. */
const VIDAGE_MAX_MS = 3_000;
/** Header of a mail that is written to a file: the account that the mail is about. */
const ENTETE_COMPTE = "X-Trinquizz-Compte";

/** Numbers of mails since the server started. `dernier`: outcome of the last mail. */
export interface EtatEnvoiDeMails {
  readonly transport: "smtp" | "fichiers";
  readonly envoyes: number;
  readonly rates: number;
  readonly enAttente: number;
  readonly dernier: "envoye" | "rate" | null;
}

export interface EnvoiDeMails {
  /**
   * Sends a mail in the background and never throws. Callers must not wait, or the time of an answer would tell whether an
   * address has an account.
   */
  envoyer(mail: MailAEnvoyer): void;
  /** Deletes the mail files whose link is no longer valid. */
  balayer(maintenant: number): Promise<void>;
  /** Deletes at once the mail files that are about this account or that name one of its addresses. */
  oublier(compte: string, adresses: readonly string[]): Promise<void>;
  /** Resolves when every mail asked for so far has left, or failed, or is kept waiting by its server for too long. */
  vider(): Promise<void>;
  etat(): EtatEnvoiDeMails;
}

export interface OptionsEnvoiDeMails {
  readonly smtpUrl: string | undefined;
  readonly expediteur: string;
  readonly dossierDonnees: string;
  /**
   * Called for each mail written to a file, with its link, so that a server without SMTP can confirm an address. The link
   * must not be logged.
   */
  readonly annoncer: (fichier: string, lien: string) => void;
  /** Called with the cause of each mail that could not be sent; the cause holds neither a link nor an address. */
  readonly signaler: (cause: string) => void;
}

/** Sends each mail by SMTP when an SMTP server is set; otherwise writes it to a file of the data folder. */
export function createEnvoiDeMails(options: OptionsEnvoiDeMails): EnvoiDeMails {
  const { smtpUrl, expediteur, dossierDonnees } = options;
  const transport =
    smtpUrl === undefined
      ? createTransport({ streamTransport: true, buffer: true, newline: "unix" })
      : createTransport(smtpUrl);
  const enCours = new Set<Promise<void>>();
  const dossier = join(dossierDonnees, "mails");
  const issues = { envoye: 0, rate: 0 };
  let dernier: EtatEnvoiDeMails["dernier"] = null;
  const noter = (issue: "envoye" | "rate") => {
    issues[issue]++;
    dernier = issue;
  };

  async function poster({ a, sujet, texte, html, lien, compte: qui }: MailAEnvoyer): Promise<void> {
    const envoi = await transport.sendMail({
      from: expediteur,
      to: a,
      subject: sujet,
      text: texte,
      html,
      textEncoding: "quoted-printable",
      // the account header is for mail files only: a mail that leaves must not carry our internal account id
      headers: smtpUrl === undefined && qui !== null ? { [ENTETE_COMPTE]: qui } : {},
    });
    if (!("message" in envoi)) return;
    await mkdir(dossier, { recursive: true });
    const fichier = join(
      dossier,
      `${new Date().toISOString().replaceAll(":", "-")}-${createRandomId().slice(0, 6)}.eml`,
    );
    await writeFile(fichier, envoi.message);
    options.annoncer(fichier, lien);
  }

  const fichiers = async () => {
    const noms = await readdir(dossier).catch(() => []);
    return noms.filter((nom) => nom.endsWith(".eml")).map((nom) => join(dossier, nom));
  };

  return {
    envoyer(mail) {
      const envoi = poster(mail)
        .then(
          () => noter("envoye"),
          (erreur: unknown) => {
            noter("rate");
            options.signaler(causeDe(erreur));
          },
        )
        .finally(() => enCours.delete(envoi));
      enCours.add(envoi);
    },
    async balayer(maintenant) {
      for (const fichier of await fichiers()) {
        // a mail file that is gone is left out: another cleanup may be deleting the same files
        const { mtimeMs } = await stat(fichier).catch(() => ({ mtimeMs: maintenant }));
        if (maintenant - mtimeMs > CONSERVATION_MS) await rm(fichier, { force: true });
      }
    },
    async oublier(compte, adresses) {
      // waits for the mails that are being written to files: such a file would appear after the deletion
      if (smtpUrl === undefined) await Promise.all(enCours);
      for (const fichier of await fichiers()) {
        const mail = await readFile(fichier, "latin1").catch(() => "");
        const mots = motsDe(mail);
        const sien = mail.split(/\r?\n/).includes(`${ENTETE_COMPTE}: ${compte}`);
        if (sien || adresses.some((adresse) => mots.has(adresse)))
          await rm(fichier, { force: true });
      }
    },
    async vider() {
      let late: NodeJS.Timeout | undefined;
      const given = new Promise<void>((resolve) => (late = setTimeout(resolve, VIDAGE_MAX_MS)));
      await Promise.race([Promise.all(enCours), given]);
      clearTimeout(late);
    },
    etat: () => ({
      transport: smtpUrl === undefined ? "fichiers" : "smtp",
      envoyes: issues.envoye,
      rates: issues.rate,
      enAttente: enCours.size,
      dernier,
    }),
  };
}

/** Words of a mail in lower case, addresses included, once its quoted-printable parts are decoded (RFC 2045). */
function motsDe(mail: string): ReadonlySet<string> {
  const clair = mail
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_tout, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
  const mots = clair.toLowerCase().split(/[\s<>"(),;:]+/);
  return new Set(mots.map((mot) => mot.replace(/\.$/, "")));
}

/** Code of an SMTP failure. The failure's text is left out because it may hold the address. */
function causeDe(erreur: unknown): string {
  if (typeof erreur !== "object" || erreur === null || !("code" in erreur)) return "unknown";
  return String(erreur.code);
}
