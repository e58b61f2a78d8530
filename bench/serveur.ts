/** The measured server: our game rooms with their journal on disk, and nothing of the platform. */
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { JOUEURS_MAX_POSSIBLE } from "#contracts/limites.ts";
import { fichierBase, ouvrirBase } from "#db/connexion.ts";
import { hasardSysteme } from "#game/ports/adapters/hasard-systeme.ts";
import { creerJournalSqlite } from "#game/ports/adapters/journal-sqlite.ts";
import { creerServeurJeu } from "#game/serveur-jeu.ts";
import { tenirPoste } from "./poste.ts";
import { pseudoDeBanc, QUIZZ_DE_BANC } from "./quizz-de-banc.ts";

const nouveauJeton = () => randomBytes(18).toString("base64url");

// on the disk where a real server would write, which a temporary folder may not be
const donnees = fileURLToPath(new URL("../data/", import.meta.url));
mkdirSync(donnees, { recursive: true });
const dossier = mkdtempSync(`${donnees}banc-`);
const fichier = fichierBase(dossier);
const base = ouvrirBase(fichier);

const http = createServer();
const jeu = await creerServeurJeu({
  http,
  ports: {
    hasard: hasardSysteme,
    quizz: {
      quizz: async () => QUIZZ_DE_BANC,
      paquet: async () => ({ normal: [], rare: [], aDeux: [] }),
      imprevu: async () => null,
    },
    journal: creerJournalSqlite({ db: base.db, fichier, signaler: console.error }),
    historique: { relever: () => {} },
    lumiere: { mettre: () => {} },
  },
  placesMax: JOUEURS_MAX_POSSIBLE,
  origineAcceptee: () => true,
  signaler: (erreur, contexte) => console.error(contexte, erreur),
  bruit: () => {},
});

async function reserver(code: string, options: Record<string, unknown>): Promise<string> {
  const issue = await jeu.reserver({
    code,
    options,
    compte: null,
    headers: {},
    adresse: "127.0.0.1",
  });
  if (issue?.place === undefined) throw new Error("the room is gone, or does not want us");
  const { place } = issue;
  return `/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`;
}

async function ouvrirRoom(joueurs: number): Promise<string[]> {
  const { code, billet } = await jeu.creer();
  const chemins = [
    await reserver(code, { role: "hote", jeton: nouveauJeton(), billet, pseudo: "Hôte" }),
  ];
  for (let i = 1; i <= joueurs; i++)
    chemins.push(
      await reserver(code, { role: "joueur", jeton: nouveauJeton(), pseudo: pseudoDeBanc(i) }),
    );
  return chemins;
}

// unless it is killed outright, a bench leaves no game behind it
process.on("exit", () => rmSync(dossier, { recursive: true, force: true }));

await tenirPoste({
  http,
  ouvrirRoom,
  async arreter() {
    await jeu.fermer();
    base.fermer();
  },
});
