import { readdirSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { createEnvoiDeMails, type OptionsEnvoiDeMails } from "./courrier.ts";
import { ecrireMailConfirmationInscription } from "./textes.ts";

const LIEN = "http://quizz.exemple/confirm?token=abc&x=1";
const MAIL = ecrireMailConfirmationInscription({ a: "lea@exemple.fr", pseudo: "Lea", lien: LIEN });

function courrier(options: Partial<OptionsEnvoiDeMails> = {}) {
  const annonces: string[] = [];
  const erreurs: string[] = [];
  const dossierDonnees = creerDossierTemporaire();
  const poste = createEnvoiDeMails({
    smtpUrl: undefined,
    expediteur: "Trinquizz <bonjour@quizz.exemple>",
    dossierDonnees,
    annoncer: (_fichier, lien) => annonces.push(lien),
    signaler: (cause) => erreurs.push(cause),
    ...options,
  });
  return { ...poste, annonces, erreurs, dossierDonnees };
}

/** An SMTP server that keeps its mails. */
async function serveurSmtp() {
  const recus: string[] = [];
  const serveur = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(flux, _session, fini) {
      let texte = "";
      flux.on("data", (morceau) => (texte += String(morceau)));
      flux.on("end", () => {
        recus.push(texte);
        fini();
      });
    },
  });
  await new Promise<void>((pret) => {
    serveur.listen(0, "127.0.0.1", pret);
  });
  onTestFinished(() => new Promise<void>((ferme) => serveur.close(ferme)));
  const adresse = serveur.server.address();
  const port = typeof adresse === "object" ? (adresse?.port ?? 0) : 0;
  return { recus, url: `smtp://127.0.0.1:${port}` };
}

async function verifier(brut: string): Promise<void> {
  const lu = await PostalMime.parse(brut);
  expect(lu).toMatchObject({
    subject: "Confirmez votre compte Trinquizz",
    from: { address: "bonjour@quizz.exemple", name: "Trinquizz" },
    to: [{ address: "lea@exemple.fr" }],
  });
  expect(lu.text).toContain("Bonjour Lea,");
  expect(lu.text).toContain(`Confirmer mon compte\u00A0:\n${LIEN}`);
  expect(lu.html).toContain('href="http://quizz.exemple/confirm?token=abc&amp;x=1"');
}

test("a mail goes through a real SMTP server, readable as text and as HTML", async () => {
  const { recus, url } = await serveurSmtp();
  const poste = courrier({ smtpUrl: url });
  const { annonces, erreurs } = poste;
  poste.envoyer({ ...MAIL, compte: "c1" });
  await poste.vider();
  expect([recus.length, annonces, erreurs]).toEqual([1, [], []]);
  await verifier(recus[0] ?? "");
  // the internal account id must not leave
  expect(recus[0]).not.toMatch(/^x-trinquizz/im);
});

test("without one, it is a file that any mail program opens, and its link is told", async () => {
  const poste = courrier();
  const { annonces, dossierDonnees } = poste;
  poste.envoyer(MAIL);
  await poste.vider();
  const [fichier = ""] = readdirSync(join(dossierDonnees, "mails"));
  expect(fichier).toMatch(/\.eml$/);
  await verifier(readFileSync(join(dossierDonnees, "mails", fichier), "utf8"));
  expect(annonces).toEqual([LIEN]);
});

test("a written mail is forgotten when no link of it can serve any more", async () => {
  const poste = courrier();
  poste.envoyer(MAIL);
  await poste.vider();
  const restent = () => readdirSync(join(poste.dossierDonnees, "mails")).length;
  const jour = 24 * 3600 * 1000;
  await poste.balayer(Date.now() + 6.9 * jour);
  expect(restent()).toBe(1);
  await poste.balayer(Date.now() + 7.1 * jour);
  expect(restent()).toBe(0);
});

test("a mail server that is away is told to the log, without link nor address, and stops nobody", async () => {
  const poste = courrier({ smtpUrl: "smtp://127.0.0.1:1" });
  const { erreurs } = poste;
  poste.envoyer(MAIL);
  await poste.vider();
  expect(erreurs).toEqual(["ESOCKET"]);
});

test("a mail server that never answers keeps back neither a deleted account nor the end of the server", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const accepted = once(silent, "connection");
  const poste = courrier({ smtpUrl: `smtp://127.0.0.1:${port}` });
  poste.envoyer(MAIL);
  const [socket] = await accepted;
  onTestFinished(() => {
    socket.destroy();
    silent.close();
  });
  await poste.oublier("c1", ["lea@exemple.fr"]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const fini = poste.vider();
  vi.advanceTimersByTime(4_000);
  await fini;
  expect(poste.etat()).toMatchObject({ enAttente: 1, envoyes: 0 });
});

test("a pseudo is text, not HTML", () => {
  const { html } = ecrireMailConfirmationInscription({
    a: "x@exemple.fr",
    pseudo: "<b>&",
    lien: LIEN,
  });
  expect(html).toContain("Bonjour &lt;b&gt;&amp;,");
});
