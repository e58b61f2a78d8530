/** A game server on a free port with in-memory ports, and SDK clients to talk to it, for the room tests. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { type GameMetrics, NO_GAME_METRICS } from "#game/ports/metrics.ts";
import type { Room } from "@colyseus/sdk";
import { accuseDeCommande, type CommandeAvecId } from "#contracts/commandes.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import { questionAttendReponse, type Quizz } from "#contracts/quizz.ts";
import type { CompositionTiree } from "#contracts/composition.ts";
import type { RoomDirectory } from "#game/ports/room-directory.ts";
import type { ProcessCapacity } from "#game/rooms/capacity.ts";
import { systemRandomness } from "#game/ports/adapters/system-randomness.ts";
import type { JournalDesParties, PartieEnregistree, GameServerPorts } from "#game/ports/ports.ts";
import type { PartieFinie } from "#contracts/historique.ts";
import type { Vue, EtatPartieSync } from "#game/schema/etat.ts";
import { type EstMotDuLexique, LEXIQUE_VIDE } from "#game/rules/texte-libre.ts";
import { createGameService } from "#server/game-service.ts";
import { joindreRoomParSocket } from "./ligne.ts";

/** An in-memory journal that a test can make fail; its games are serialised to JSON, as on a disk. */
export function journalEnMemoire() {
  const disque = new Map<string, string>();
  const soirees = new Map<string, PartieFinie>();
  const ecouteurs = new Set<(enPanne: boolean) => void>();
  let enPanne = false;
  let attente: (() => void)[] = [];
  const journal: JournalDesParties = {
    async enregistrer(partie, instant) {
      if (enPanne) await new Promise<void>((resoudre) => attente.push(resoudre));
      disque.set(partie.code, JSON.stringify({ partie, instant }));
    },
    async oublier(code) {
      disque.delete(code);
    },
    quitter() {},
    async poster(soiree) {
      if (enPanne) await new Promise<void>((resoudre) => attente.push(resoudre));
      soirees.set(soiree.id, soiree);
    },
    async lire() {
      const lire = (texte: string): PartieEnregistree => JSON.parse(texte);
      return { parties: [...disque.values()].map(lire), perdues: [] };
    },
    surPanne(ecouter) {
      ecouteurs.add(ecouter);
      return () => ecouteurs.delete(ecouter);
    },
    async fermer() {},
  };
  const panne = (active: boolean) => {
    enPanne = active;
    for (const ecouter of ecouteurs) ecouter(active);
    if (active) return;
    for (const resoudre of attente) resoudre();
    attente = [];
  };
  return { journal, disque, soirees, panne };
}

/** A composition of every question of the bench that takes an answer. */
function composerToutesLesQuestions(quizz: readonly Quizz[]): CompositionTiree {
  const questions = quizz.flatMap(({ _id, questions: toutes }) =>
    toutes
      .filter(questionAttendReponse)
      .map((question) => ({ quizz: _id, question: question._id })),
  );
  return {
    questions,
    nombre: questions.length,
    quizz: quizz.map((un) => ({ titre: un.title, auteur: un.createurPseudo, questions: 1 })),
    difficultes: { facile: 0, moyen: questions.length, difficile: 0 },
    inconnues: questions.length,
  };
}

export interface OptionsBanc {
  readonly quizz: readonly Quizz[];
  readonly imprevus?: readonly Imprevu[];
  readonly journal?: JournalDesParties;
  readonly placesMax?: number;
  readonly capacite?: ProcessCapacity;
  readonly metrics?: GameMetrics;
  readonly lexique?: EstMotDuLexique;
  /** The directory of rooms of other processes. */
  readonly directory?: RoomDirectory;
  readonly tirerCode?: () => string;
  readonly onResume?: (code: string) => void;
}

export async function creerBancDeRooms(options: OptionsBanc) {
  const { quizz, imprevus = [], journal, capacite, directory, tirerCode, onResume } = options;
  const { metrics = NO_GAME_METRICS, lexique = LEXIQUE_VIDE } = options;
  const lumieres: string[] = [];
  const erreurs: unknown[] = [];
  const memoire = journalEnMemoire();
  let releves = 0;
  const ports: GameServerPorts = {
    hasard: systemRandomness,
    quizz: {
      quizz: async (id, compte) =>
        quizz.find(
          ({ _id, visibilite, createur }) =>
            _id === id && (visibilite !== "prive" || createur === compte),
        ) ?? null,
      cartes: async () => imprevus.map((carte) => ({ ...carte, aDeux: false })),
      imprevu: async (id) => imprevus.find(({ _id }) => _id === id) ?? null,
      composer: async () => composerToutesLesQuestions(quizz),
      questionsComposees: async (voulues) =>
        voulues.flatMap(
          ({ question }) =>
            quizz.flatMap(({ questions }) => questions).find(({ _id }) => _id === question) ?? [],
        ),
    },
    journal: journal ?? memoire.journal,
    historique: { relever: () => void releves++ },
    lumiere: { mettre: (mode) => lumieres.push(mode) },
    metrics,
    lexique,
    repliques: null,
  };
  const http = createServer();
  const jeu = await createGameService({
    http,
    ports,
    portier: {
      async recevoir({ headers }, _code, chercher) {
        const { "x-compte": compte, "x-adresse": adresse = "192.0.2.1" } = headers;
        const trouve = await chercher(typeof compte === "string" ? compte : null, String(adresse));
        return trouve ?? "room_innexistante";
      },
    },
    get placesMax() {
      return options.placesMax ?? 60;
    },
    ...(capacite === undefined ? {} : { capacite }),
    ...(directory === undefined ? {} : { directory }),
    ...(tirerCode === undefined ? {} : { tirerCode }),
    ...(onResume === undefined ? {} : { onResume }),
    origineAcceptee: (headers) => (headers.origin ?? "http://banc") === "http://banc",
    signaler: (erreur) => erreurs.push(erreur),
    frameworkLog: () => {},
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const adresse = http.address();
  const port = typeof adresse === "object" ? (adresse?.port ?? 0) : 0;
  const url = `http://127.0.0.1:${port}`;
  return {
    jeu,
    url,
    port,
    lumieres,
    erreurs,
    /** Finished games that were stored for the histories, when the journal is the bench's own. */
    soirees: () => [...memoire.soirees.values()],
    /** Number of times that the histories were asked to take finished games. */
    releves: () => releves,
    async fermer() {
      await jeu.fermer();
      http.closeAllConnections();
      http.close();
    },
  };
}

export type BancDeRooms = Awaited<ReturnType<typeof creerBancDeRooms>>;

export const creerJetonDeTest = () => randomBytes(18).toString("base64url");

/** A screen for tests: an SDK room with helpers. */
export class EcranDeTest {
  readonly room: Room<unknown, EtatPartieSync>;
  readonly fermetures: number[] = [];
  /** The first message of the room to this screen. */
  readonly bienvenue: Promise<unknown>;

  constructor(room: Room<unknown, EtatPartieSync>) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onLeave((code) => this.fermetures.push(code));
    this.bienvenue = new Promise((resoudre) => room.onMessage("bienvenue", resoudre));
    room.onMessage("refus", () => {});
  }

  get vue(): Vue {
    return this.room.state.toJSON();
  }

  async demander(commande: CommandeAvecId) {
    return accuseDeCommande.parse(await this.room.request("commande", commande));
  }

  /** Resolves once everything that the room has sent so far has arrived, with the answers that it gives at once. */
  async allerRetour(): Promise<void> {
    // the first pong may leave before an answer, which is sent when its promise has resolved
    for (let fois = 0; fois < 2; fois++) await new Promise((pong) => this.room.ping(pong));
  }

  /**
   * Waits until the state satisfies `condition`, which is tried at each change and must read nothing else. Fails after
   * `delaiMs`.
   */
  async jusqua(condition: (vue: Vue) => boolean, delaiMs = 3000): Promise<Vue> {
    const { promise, resolve, reject } = Promise.withResolvers<Vue>();
    const regarder = () => {
      try {
        if (this.room.state?.code && condition(this.vue)) resolve(this.vue);
      } catch (erreur) {
        reject(erreur);
      }
    };
    const jamais = () =>
      reject(
        new Error(`never happened: ${condition.toString()}\n${JSON.stringify(this.room.state)}`),
      );
    const alarme = setTimeout(jamais, delaiMs);
    this.room.onStateChange(regarder);
    // a condition that already holds may see no further change
    regarder();
    try {
      return await promise;
    } finally {
      clearTimeout(alarme);
      this.room.onStateChange.remove(regarder);
    }
  }
}

/** Brings a screen into a room; rejects with the refusal. */
export async function ouvrirEcran(
  url: string,
  code: string,
  demande: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<EcranDeTest> {
  const { promise, resolve } = Promise.withResolvers<EcranDeTest>();
  const ecouter = (room: Room<unknown, EtatPartieSync>) => resolve(new EcranDeTest(room));
  await joindreRoomParSocket(url, code, demande, { headers, ecouter });
  return promise;
}

/** @param compte account that is logged in on that screen */
export async function entrerDansRoomDeTest(
  banc: BancDeRooms,
  code: string,
  options: object,
  compte?: string,
): Promise<EcranDeTest> {
  return ouvrirEcran(banc.url, code, options, compte === undefined ? {} : { "x-compte": compte });
}

/** @param compte account that is logged in on the host's screen */
export async function ouvrirRoom(banc: BancDeRooms, pseudos: readonly string[], compte?: string) {
  const { code, billet } = await banc.jeu.creer();
  const jetonHote = creerJetonDeTest();
  const demande = { role: "hote", jeton: jetonHote, billet, pseudo: "Hôte" };
  const hote = await entrerDansRoomDeTest(banc, code, demande, compte);
  const joueurs: EcranDeTest[] = [];
  const jetons: string[] = [];
  for (const pseudo of pseudos) {
    const jeton = creerJetonDeTest();
    jetons.push(jeton);
    joueurs.push(await entrerDansRoomDeTest(banc, code, { role: "joueur", jeton, pseudo }));
  }
  return { code, billet, jetonHote, hote, joueurs, jetons };
}
