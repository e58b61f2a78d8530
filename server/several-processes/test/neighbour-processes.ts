/** Processes that hand games over to one another, for a test: on a real Redis, with rooms that are a list, and answers that may be lost. */
import { onTestFinished } from "vitest";
import { ecrirePartie, FORME_PARTIES } from "#game/ports/adapters/partie-stockee.ts";
import { createAnnuaireRedis } from "#server/several-processes/redis/room-directory.ts";
import { createBaux, createEcrivainRedis } from "#server/several-processes/redis/leases.ts";
import { createOuverture, createPrise } from "#server/several-processes/redis/takeover.ts";
import { type Accueil, createPouls } from "#server/several-processes/redis/heartbeat.ts";
import { nouvellePartie } from "#game/rules/nouvelle-partie.ts";
import { ficheDeTest } from "#game/test/fiche.ts";
import type { RedisDeTest } from "#game/test/redis.ts";
import { createDemenageur, createPassage, partir } from "../handover.ts";
import { type Appeler, AppelRefuse } from "../internal-calls/calls.ts";

const RYTHME = { battementMs: 20, vieMs: 200 };

type Reponse = (faire: () => Promise<boolean>) => Promise<boolean>;

function migrationsJusqua(version: number) {
  const migrations = { ...FORME_PARTIES.migrations };
  for (let n = FORME_PARTIES.version; n < version; n++) migrations[n] = (partie) => partie;
  return migrations;
}

async function lancer(redis: RedisDeTest, nom: string, version: number, appeler: Appeler) {
  const magasin = await redis.magasin();
  const qui = `${nom}.x`;
  const chemin = `/p/${nom}/`;
  const baux = createBaux();
  /** Rooms that are open, with the version that was read. */
  const ouvertes = new Map<string, number>();
  const [gelees, dites]: [string[], string[]] = [[], []];
  /** Where everybody in a room was sent. */
  const envoyes: [code: string, chemin: string][] = [];
  let accueil: Accueil = "toutes";
  const ecrivain = createEcrivainRedis(magasin, qui, baux);
  const annuaire = createAnnuaireRedis(magasin, qui, baux, async (code) => {
    await ecrivain.ecrire({ ecrire: [], soirees: [], oublier: [code] });
  });
  const forme = { version, migrations: migrationsJusqua(version) };
  const jeu = {
    codes: async () => [...ouvertes.keys()],
    geler: async (code: string) => gelees.push(code) > 0,
    async lacher(code: string, vers: string) {
      if (ouvertes.delete(code)) envoyes.push([code, vers]);
    },
    reprendre: async (
      code: string,
      lue: { partie: { version: number } } | { perdueDepuis: string },
    ) => {
      await poste.avantReprise();
      ouvertes.set(code, "partie" in lue ? lue.partie.version : 0);
    },
  };
  const ouvrir = createOuverture({ magasin, annuaire, jeu, forme, chemin });
  const prendre = createPrise({ magasin, baux, qui, lit: version, ouvrir });
  const signaler = (erreur: unknown) =>
    void dites.push(erreur instanceof Error ? erreur.message : "");
  const passage = createPassage(() => accueil);
  const demenageur = createDemenageur({
    magasin,
    baux,
    prendre,
    passage,
    jeu,
    version,
    qui,
    chemin,
    appeler,
    signaler,
  });
  const fiche = (seVide = accueil !== "toutes") =>
    ficheDeTest(nom, { versionPartie: version, parties: ouvertes.size, seVide });
  const pouls = createPouls({
    ...RYTHME,
    magasin,
    baux,
    qui,
    fiche: async () => fiche(),
    lit: version,
    accueil: () => accueil,
    prendre,
    lacher: (code) => void demenageur.lacher(code),
    surReveil: () => {},
    consigne: () => {},
    signaler,
  });
  const poste = {
    nom,
    magasin,
    baux,
    qui,
    annuaire,
    demenageur,
    ouvertes,
    gelees,
    envoyes,
    dites,
    /** How it answers to what is handed to it: as it should, until a test says otherwise. */
    repondre: (faire: () => Promise<boolean>) => faire(),
    /** Whether it can be reached: rejects when it cannot. */
    decrocher: () => Promise.resolve(),
    passage,
    /** What a game that comes from elsewhere waits for before it is open. */
    avantReprise: () => Promise.resolve(),
    accueillir: (dit: Accueil) => void (accueil = dit),
    /** One sign of life that lasts; without `vivre` it gives no other. */
    dire: (seVide?: boolean) => magasin.battre(qui, fiche(seVide), 60_000),
    /** It gives signs of life, and does what goes with them. */
    async vivre() {
      await pouls.commencer();
      onTestFinished(() => pouls.finir());
    },
    /** As it does when it is told to. */
    async arreter() {
      accueil = "aucune";
      await partir({ demenageur, passage, pouls });
    },
    async ouvrir(...codes: readonly string[]) {
      for (const code of codes) {
        await annuaire.reserver(code);
        const neuve = nouvellePartie({ code, billet: "b", graine: [1, 2, 3, 4], placesMax: 8 });
        const partie = ecrirePartie({ ...neuve, version }, 0, null);
        await ecrivain.ecrire({ ecrire: [partie], soirees: [], oublier: [] });
        ouvertes.set(code, version);
      }
    },
  };
  return poste;
}

export type Voisin = Awaited<ReturnType<typeof lancer>> & { repondre: Reponse };

/** Starts them, each with the version of the games that it stores; they have said once that they live. */
export async function monterVoisins(
  redis: RedisDeTest,
  versions: Readonly<Record<string, number>>,
): Promise<(nom: string) => Voisin> {
  const voisins = new Map<string, Voisin>();
  const trouver = (nom: string): Voisin => {
    const voisin = voisins.get(nom);
    if (voisin === undefined) throw new Error(`no ${nom}`);
    return voisin;
  };
  const appeler: Appeler = async (adresse, quoi, reponse, corps) => {
    const { demenageur, decrocher, repondre, nom } = trouver(new URL(adresse).hostname);
    if (quoi !== "remise") {
      await decrocher();
      return reponse.parse({});
    }
    const { code, de, bail } = { code: "", de: "", bail: 0, ...corps };
    if (!(await repondre(() => demenageur.accepter({ code, de, bail }))))
      throw new AppelRefuse(409, "not theirs to give");
    return reponse.parse({ processus: nom });
  };
  for (const [nom, version] of Object.entries(versions)) {
    const voisin = await lancer(redis, nom, version, appeler);
    await voisin.dire();
    voisins.set(nom, voisin);
  }
  return trouver;
}
