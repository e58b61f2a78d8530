/** `npm run diagnostic` as it is typed, on machines with a real fault. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { SMTPServer } from "smtp-server";
import { WebSocketServer } from "ws";
import { expect, onTestFinished, test } from "vitest";
import { composeDatabaseFilePath } from "#db/connection.ts";
import { creerBaseDeTest, creerCompteEnBase, creerDossierTemporaire } from "#db/test/banc.ts";
import { findFreePort } from "../free-port.ts";

type Env = Readonly<Record<string, string>>;

/** The output, and the exit code. */
async function diagnostiquer(
  env: Env,
  { args = [], uid = 0 }: { readonly args?: readonly string[]; readonly uid?: number } = {},
) {
  const [port, donnees] = [String(await findFreePort()), join(creerDossierTemporaire(), "donnees")];
  const complet = {
    PORT: port,
    HOST: "127.0.0.1",
    DATA_DIR: donnees,
    PUBLIC_URL: `http://127.0.0.1:${env["PORT"] ?? port}`,
    ...env,
  };
  const commande = spawn(process.execPath, ["scripts/diagnostic/diagnostic.ts", ...args], {
    env: { ...process.env, ...complet },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid === 0 ? {} : { uid }),
  });
  let dit = "";
  for (const flux of [commande.stdout, commande.stderr])
    flux.on("data", (texte) => (dit += String(texte)));
  await once(commande, "close");
  return { code: commande.exitCode, dit, lignes: dit.split("\n") };
}

/** Starts the real server; resolves once it listens. */
async function demarrer(env: Env): Promise<string> {
  const serveur = spawn(process.execPath, ["server.ts"], {
    env: { ...process.env, HOST: "127.0.0.1", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void serveur.kill("SIGKILL"));
  let dit = "";
  serveur.stdout.on("data", (texte) => (dit += String(texte)));
  await expect.poll(() => dit).toContain("Ctrl+C");
  return `http://127.0.0.1:${env["PORT"] ?? ""}`;
}

async function ecouter(serveur: Server): Promise<number> {
  serveur.listen(0, "127.0.0.1");
  await once(serveur, "listening");
  onTestFinished(() => {
    serveur.closeAllConnections();
    serveur.close();
  });
  const adresse = serveur.address();
  return typeof adresse === "object" && adresse !== null ? adresse.port : 0;
}

const fautes = (lignes: readonly string[]) => lignes.filter((ligne) => ligne.startsWith("✗"));

test("where nothing was ever started, nothing is wrong, and nothing is made", async () => {
  const { code, lignes, dit } = await diagnostiquer({});
  expect([code, fautes(lignes)], dit).toEqual([0, []]);
  expect(dit).toMatch(/⚠ Serveur.*arrêté, le port \d+ est libre/);
  expect(dit).toMatch(/⚠ Base de données.*pas encore là/);
  expect(dit).toMatch(/✓ Adresse publique.*mène ici/);
});

test("beside a server that runs, through its address and a proxy that knows sockets or does not", async () => {
  const env = { PORT: String(await findFreePort()), DATA_DIR: creerDossierTemporaire() };
  const adresse = await demarrer(env);
  const direct = await diagnostiquer(env);
  expect([direct.code, fautes(direct.lignes)], direct.dit).toEqual([0, []]);
  expect(direct.dit).toMatch(/✓ Serveur.*va bien/);
  expect(direct.dit).toMatch(/✓ Base de données.*entière et à jour/);
  expect(direct.dit).toMatch(/✓ Adresse publique.*WebSockets compris/);

  // this proxy passes requests, but no sockets
  const mandataire = createServer((requete, reponse) => {
    const vers = request(adresse + (requete.url ?? ""), {
      headers: { host: requete.headers.host },
    });
    vers.on("response", (lue) => {
      reponse.writeHead(lue.statusCode ?? 500, lue.headers);
      lue.pipe(reponse);
    });
    vers.end();
  });
  const PUBLIC_URL = `http://127.0.0.1:${String(await ecouter(mandataire))}`;
  const sourd = await diagnostiquer({ ...env, PUBLIC_URL });
  expect(sourd.code).toBe(1);
  expect(sourd.dit).toMatch(/✗ Adresse publique.*WebSockets/);

  // this filter opens sockets but holds back their messages, at an address that is in no setting
  const filtre = new WebSocketServer({ noServer: true });
  mandataire.on("upgrade", (requete, prise, tete) =>
    filtre.handleUpgrade(requete, prise, tete, (socket) =>
      socket.on("message", () => socket.close()),
    ),
  );
  const dite = await diagnostiquer(env, { args: [`${PUBLIC_URL}/room`] });
  expect(dite.code).toBe(1);
  expect(dite.dit).toMatch(/✗ Adresse publique.*WebSockets/);
});

test("a proxy that does not say who calls is found out while the server is stopped", async () => {
  const PORT = String(await findFreePort());
  const mandataire = createServer((requete, reponse) => {
    const vers = request(`http://127.0.0.1:${PORT}${requete.url ?? ""}`);
    vers.on("response", (lue) => lue.pipe(reponse));
    vers.on("error", () => reponse.writeHead(502).end());
    vers.end();
  });
  mandataire.on("upgrade", (requete, socket) => {
    const vers = request(`http://127.0.0.1:${PORT}${requete.url ?? ""}`, {
      headers: requete.headers,
    });
    vers.on("error", () => socket.destroy());
    vers.end();
  });
  const PUBLIC_URL = `http://127.0.0.1:${String(await ecouter(mandataire))}`;
  const { code, dit } = await diagnostiquer({ PORT, PUBLIC_URL });
  expect(code, dit).toBe(1);
  expect(dit).toMatch(/✗ Adresse publique.*X-Forwarded-For/);
});

test("another program has the port", async () => {
  const PORT = String(
    await ecouter(createServer((_requete, reponse) => void reponse.end("autre"))),
  );
  const { code, dit } = await diagnostiquer({ PORT });
  expect(code).toBe(1);
  expect(dit).toMatch(new RegExp(`✗ Serveur.*Le port ${PORT} est déjà pris`));
});

test.skipIf(process.getuid?.() !== 0)("the data folder cannot be written", async () => {
  const DATA_DIR = creerDossierTemporaire();
  chmodSync(DATA_DIR, 0o555);
  const { code, dit } = await diagnostiquer({ DATA_DIR }, { uid: 65_534 });
  expect(code).toBe(1);
  expect(dit).toMatch(/✗ Dossier des données.*Impossible d’écrire/);
});

test("the database is damaged", async () => {
  const { dossierDonnees: DATA_DIR, fermer } = await creerBaseDeTest();
  fermer();
  const fichier = openSync(composeDatabaseFilePath(DATA_DIR), "r+");
  writeSync(fichier, Buffer.alloc(3 * 4096, 0xab), 0, 3 * 4096, 4096);
  const { code, dit } = await diagnostiquer({ DATA_DIR });
  expect(code).toBe(1);
  expect(dit).toMatch(/✗ Base de données.*abîmée/);
});

test("the database is empty beside its write-ahead log, which stays", async () => {
  const DATA_DIR = creerDossierTemporaire();
  const fichier = composeDatabaseFilePath(DATA_DIR);
  writeFileSync(fichier, "");
  writeFileSync(`${fichier}-wal`, "contents");
  const { code, dit } = await diagnostiquer({ DATA_DIR });
  expect(code).toBe(1);
  expect(dit).toMatch(/✗ Base de données.*manque ou est vide/);
  expect(readFileSync(`${fichier}-wal`, "utf8")).toBe("contents");
});

test("the mail server refuses, and what is written to be sent to somebody holds no secret", async () => {
  const smtp = new SMTPServer({
    onAuth: (_donnees, _session, rendre) => rendre(new Error("Invalid login for hugo@exemple.fr")),
    authOptional: false,
    disabledCommands: ["STARTTLS"],
    logger: false,
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  onTestFinished(() => smtp.close());
  const adresse = smtp.server.address();
  const port = typeof adresse === "object" && adresse !== null ? adresse.port : 0;
  const { db, dossierDonnees: DATA_DIR, fermer } = await creerBaseDeTest();
  creerCompteEnBase(db, "Zebulon");
  fermer();
  const secrets = {
    SMTP_URL: `smtp://hugo:motDePasse42@127.0.0.1:${String(port)}`,
    MAIL_FROM: "Bar <bar@cave-secrete.fr>",
    CONTACT_MAIL: "patron@cave-secrete.fr",
    LIGHT_ROUGE_URL: "http://192.168.77.20/api/webhook/cle-de-la-lampe",
    SAUVEGARDES_DIR: join(creerDossierTemporaire(), "chez-hugo"),
  };
  const rapport = join(creerDossierTemporaire(), "rapport.txt");
  const { code, dit } = await diagnostiquer(
    { DATA_DIR, JOUEURS_MAX: "42", ...secrets },
    { args: ["--rapport", rapport] },
  );
  expect(code).toBe(1);
  expect(dit).toMatch(/✗ Mails.*refuse/);
  expect(dit).toContain(rapport);
  const ecrit = readFileSync(rapport, "utf8");
  expect(ecrit).toContain("✗ Mails");
  expect(ecrit).toMatch(/JOUEURS_MAX\s: 42/);
  expect(ecrit).toMatch(/SMTP_URL\s: réglé/);
  for (const secret of [
    "hugo",
    "motDePasse42",
    "cave-secrete",
    "lampe",
    "192.168.77.20",
    "127.0.0.1",
    "Zebulon",
    DATA_DIR,
    "@",
  ])
    expect(ecrit, secret).not.toContain(secret);
});
