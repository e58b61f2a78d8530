/** A whole soirée at log level debug: neither the log nor the metrics contain personal data. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { z } from "zod";
import { reponseRoomCreee } from "#contracts/room.ts";
import { creerJetonDeTest, ouvrirEcran } from "#game/test/banc.ts";
import { startFaultyServer } from "./test/start-faulty-server.ts";

const ADRESSE = "203.0.113.77";
const PSEUDO = "Zebulonette";
const MAIL = "zebulonette@perdu-exemple.fr";
const MOT = "Motdepasse-Perdu-1";
const FAUX = "Motdepasse-Faux-2";
const CONVIVES = ["Ysengrin", "Barnabette"] as const;
const REPONSES = ["Topinambour violet", "Panais jaune"] as const;
const QUESTION = "Quel legume-mystere est dans la soupe";
const TITRE = "Soupes oubliees";
const JETON_MESURES = "jeton-des-mesures-0123456789";
const BUG = `cannot give "${CONVIVES[0]}" what ${MAIL} wanted from ${ADRESSE}`;

const cree = z.object({ _id: z.string() });
const ligneDuJournal = z.looseObject({ level: z.number(), msg: z.string() });

/** An SMTP server, and the texts of the mails that it received. */
async function ouvrirPoste() {
  const textes: string[] = [];
  const serveur = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(flux, _session, fini) {
      let brut = "";
      flux.on("data", (morceau) => (brut += String(morceau)));
      flux.on("end", () => {
        void PostalMime.parse(brut).then(({ text = "" }) => {
          textes.push(text);
          fini();
        });
      });
    },
  });
  const fermer = () => new Promise<void>((ferme) => serveur.close(ferme));
  await new Promise<void>((pret) => {
    serveur.listen(0, "127.0.0.1", pret);
  });
  const adresse = serveur.server.address();
  const port = typeof adresse === "object" ? (adresse?.port ?? 0) : 0;
  return { textes, fermer, url: `smtp://127.0.0.1:${port}` };
}

/** A browser behind the proxy, with its cookies and the request id of each answer. */
function navigateur(racine: string) {
  const cookies = new Map<string, string>();
  const ids: string[] = [];
  const entetes = () => ({
    "x-forwarded-for": ADRESSE,
    cookie: [...cookies].map(([nom, valeur]) => `${nom}=${valeur}`).join("; "),
  });
  const appeler = async (methode: string, chemin: string, corps?: object) => {
    const reponse = await fetch(`${racine}/api/${chemin}`, {
      method: methode,
      headers: { ...entetes(), ...(corps && { "content-type": "application/json" }) },
      ...(corps && { body: JSON.stringify(corps) }),
    });
    for (const pose of reponse.headers.getSetCookie()) {
      const [, nom = "", valeur = ""] = /^([^=]+)=([^;]*)/.exec(pose) ?? [];
      cookies.set(nom, valeur);
    }
    ids.push(reponse.headers.get("x-request-id") ?? "");
    return { ok: reponse.ok, statut: reponse.status, corps: await reponse.json() };
  };
  return { appeler, cookies, entetes, ids };
}

/** Registers an account; returns the solved captcha. */
async function inscrire(appeler: ReturnType<typeof navigateur>["appeler"]): Promise<string> {
  const { corps: challenge } = await appeler("GET", "captcha");
  const solution = await solveChallenge({ challenge, deriveKey });
  const captchaToken = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const inscrit = { pseudo: PSEUDO, mail: MAIL, password: MOT, captchaToken };
  expect((await appeler("POST", "inscription", inscrit)).ok).toBe(true);
  return captchaToken;
}

/** The token in the link of a mail. */
function jetonDe(texte = ""): string {
  const [lien = "http://rien"] = /https?:\S+/.exec(texte) ?? [];
  return new URL(lien).searchParams.get("token") ?? "";
}

test("a soirée leaves no personal data in the log or the metrics", async () => {
  const courrier = await ouvrirPoste();
  const serveur = await startFaultyServer({
    LOG_LEVEL: "debug",
    SMTP_URL: courrier.url,
    PUBLIC_URL: "https://quizz.exemple.fr",
    METRICS_TOKEN: JETON_MESURES,
  });
  const { appeler, cookies, entetes, ids } = navigateur(serveur.adresse);

  // an account, from its captcha to its first session
  const captchaToken = await inscrire(appeler);
  await expect.poll(() => courrier.textes.length).toBe(1);
  const token = jetonDe(courrier.textes[0]);
  expect((await appeler("POST", "confirme", { token })).ok).toBe(true);
  const connecter = (password: string) =>
    appeler("POST", "connexion", { pseudo: PSEUDO, password, souvenir: true });
  expect((await connecter(FAUX)).statut).toBe(401);
  expect((await connecter(MOT)).ok).toBe(true);
  expect((await appeler("GET", `user?search=${CONVIVES[0]}`)).ok).toBe(true);

  // a quizz
  const { _id } = cree.parse(
    (await appeler("POST", "quizz", { title: TITRE, langue: "fr" })).corps,
  );
  const question = {
    type: "choix",
    text: QUESTION,
    media: "question.jpeg",
    options: REPONSES,
    reponse: [REPONSES[0]],
    precis: [],
    temps: 0,
    preuve: null,
    suite: null,
    liste: [],
    aleatoire: false,
  };
  expect((await appeler("POST", `quizz/${_id}`, { question, index: 0 })).ok).toBe(true);

  // a soirée with a refusal and a bug in it
  const { code, billet } = reponseRoomCreee.parse((await appeler("POST", "room")).corps);
  const jetons = [creerJetonDeTest(), creerJetonDeTest(), creerJetonDeTest()];
  const entrer = (demande: object) => ouvrirEcran(serveur.adresse, code, demande, entetes());
  const hote = await entrer({ role: "hote", billet, pseudo: PSEUDO, jeton: jetons[0] });
  const [lea, tom] = [
    await entrer({ role: "joueur", pseudo: CONVIVES[0], jeton: jetons[1] }),
    await entrer({ role: "joueur", pseudo: CONVIVES[1], jeton: jetons[2] }),
  ];
  await hote.demander({ type: "reglerParametres", sansImprevu: true });
  await hote.demander({ type: "choisirQuizz", quizzId: _id });
  await hote.jusqua((vue) => vue.titre === TITRE);
  await hote.demander({ type: "lancer" });
  const { tour } = await lea.jusqua((vue) => vue.phase === "jeu");
  expect(await lea.demander({ type: "lancer" })).toMatchObject({ refus: "hote_seulement" });
  await serveur.casser(BUG);
  const repondre = (texte: string) => ({ type: "repondre" as const, tour, reponse: [texte] });
  expect(await lea.demander(repondre(REPONSES[1]))).toEqual({ ok: false, refus: "erreur_interne" });
  expect(await lea.demander(repondre(REPONSES[1]))).toEqual({ ok: true });
  expect(await tom.demander(repondre(REPONSES[0]))).toEqual({ ok: true });
  await hote.jusqua((vue) => vue.etape === 1);
  await hote.demander({ type: "terminer" });
  await hote.jusqua((vue) => vue.phase === "fin");

  // a mail that cannot leave
  await courrier.fermer();
  expect((await appeler("POST", "reset-password", { mail: MAIL })).ok).toBe(true);
  const mesures = await fetch(`${serveur.adresse}/metrics`, {
    headers: { ...entetes(), authorization: `Bearer ${JETON_MESURES}` },
  });
  const figures = await mesures.text();
  const publique = await fetch(`${serveur.adresse}/metrics`, { headers: entetes() });
  expect([mesures.status, publique.status]).toEqual([200, 401]);
  expect(figures).toContain('trinquizz_refus_total{code="erreur_interne"} 1');
  expect(figures).toMatch(/^trinquizz_revelation_seconds_count 1$/m);
  const ditSansMail = () => serveur.dit().includes("a mail could not be sent");
  await expect.poll(ditSansMail).toBe(true);
  const dit = await serveur.arreter();

  const lignes = dit
    .trim()
    .split("\n")
    .map((ligne) => ligneDuJournal.parse(JSON.parse(ligne)));
  const bugs = lignes.filter(({ msg }) => msg === "bug in a room");
  expect(bugs).toEqual([
    expect.objectContaining({
      room: expect.stringMatching(/^[\da-f]{8}$/),
      quoi: "repondre",
      err: expect.objectContaining({
        message: "cannot give (texte) what (mail) wanted from (adresse)",
      }),
    }),
  ]);
  expect(ids.every((id) => /^[\da-f-]{36}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  const repondues = lignes.filter(({ msg }) => msg === "answered");
  expect(repondues.map(({ reqId }) => reqId)).toEqual(expect.arrayContaining(ids));
  expect(repondues).toContainEqual(
    expect.objectContaining({ methode: "POST", route: "/api/connexion", statut: 401 }),
  );

  const secrets = [
    [PSEUDO, MAIL, MOT, FAUX, QUESTION, TITRE, CONVIVES, REPONSES],
    [token, captchaToken, code, billet, JETON_MESURES, ADRESSE, "127.0.0.1"],
    [jetons, [...cookies.values()]],
  ].flat(2);
  // finding no empty or very short secret in the log would prove nothing
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  const [ecrit, compte] = [dit.toLowerCase(), figures.toLowerCase()];
  expect(secrets.filter((secret) => ecrit.includes(secret.toLowerCase()))).toEqual([]);
  expect(secrets.filter((secret) => compte.includes(secret.toLowerCase()))).toEqual([]);
}, 60_000);

test("an unsent mail is logged by its file, and its link goes to the terminal only", async () => {
  const serveur = await startFaultyServer({ LOG_LEVEL: "debug" });
  await inscrire(navigateur(serveur.adresse).appeler);
  await expect.poll(() => serveur.dit()).toContain("mail written");
  const dossier = join(serveur.donnees, "mails");
  const [fichier = ""] = readdirSync(dossier);
  const { text } = await PostalMime.parse(readFileSync(join(dossier, fichier)));
  expect(jetonDe(text)).toMatch(/^[\w-]{43}$/);
  const dit = await serveur.arreter();
  expect(dit).toContain(fichier);
  for (const secret of [jetonDe(text), MAIL, PSEUDO]) expect(dit).not.toContain(secret);
}, 60_000);
