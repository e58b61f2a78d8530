/**
 * A game room, which decides nothing: the shape of a message is checked, the rules answer, the new state is stored and projected, its
 * effects are carried out. jeu §7.
 */
import { performance } from "node:perf_hooks";
import {
  type Client,
  ErrorCode,
  Room,
  type RoomException,
  ServerError,
  validate,
} from "@colyseus/core";
import {
  type AccuseDeCommande,
  type CommandeAvecId,
  commandeAvecId,
} from "#contracts/commandes.ts";
import {
  type Consultation,
  consultation,
  type ReponseConsultation,
} from "#contracts/consultation.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { type MessageBienvenue, CODES_FERMETURE_SOCKET } from "#contracts/room.ts";
import { CommandEffectInterpreter, type RoomActions } from "#game/effects/interpreter.ts";
import { applyCommand } from "#game/rules/apply.ts";
import { estSeulementAjoutDeReponse } from "#game/rules/derived.ts";
import {
  aDejaUnePlace,
  type DemandeEntreeAvecSecretsHaches,
  choisirCommandeEntreeEnRoom,
  trouverJoueurAssisParCommande,
} from "#game/rules/admission.ts";
import { repondreConsultation } from "#game/rules/consulter.ts";
import { estAuPremierSalon } from "#game/rules/fermeture.ts";
import { trouverVoixDuJoueur } from "#game/rules/scrutin.ts";
import { trouverCompteHote } from "#game/rules/selection.ts";
import type { CodeRefus, Partie } from "#game/rules/types.ts";
import { type Commande, AUTEUR_SYSTEME } from "#game/rules/types/commandes.ts";
import { EtatPartieSync } from "#game/schema/etat.ts";
import type { GameServerPorts } from "#game/ports/ports.ts";
import { projeterPartie } from "#game/schema/projeter.ts";
import type { OpenRoom } from "./capacity.ts";
import { PatchSchedule } from "./patch-schedule.ts";
import { tirerNomDeRoomPourLog } from "./secrets.ts";
import { SharedSerializer } from "./shared-serializer.ts";

/** Logs a bug. `room`: its name in the log, which lets nobody join it; `quoi`: what the room was doing. */
export type ReportRoomError = (
  erreur: unknown,
  contexte: { readonly room: string; readonly quoi: string },
) => void;

/** The dependencies that all rooms of this process share. */
export interface PartieRoomDependencies {
  readonly ports: GameServerPorts;
  /** Called with each bug; the room goes on from its last good state. */
  readonly signaler: ReportRoomError;
  /** Version of the client that is served now, told to each connection. */
  readonly version: () => string;
}

/**
 * `instant`: of a stored game, the clock at which it was stored; absent for a new game. `openedBy`: address that asked for the room, when
 * that is known.
 */
export interface PartieRoomOptions {
  readonly partie: Partie;
  readonly instant?: number;
  readonly openedBy?: string | null;
  readonly outils: PartieRoomDependencies;
}

/** Options of `onJoin`: the join request as the server has read it, never as the client sent it. */
export interface VerifiedRoomJoinOptions {
  readonly demande: DemandeEntreeAvecSecretsHaches;
}

type ClientPartie = Client<{ userData: { place: string } }>;

/**
 * The framework's own interval, unused because patches leave on demand. Without a value, the framework would run a timer
 * of 16 ms in each room.
 */
const IDLE_INTERVAL_MS = 3_600_000;

export class PartieRoom
  extends Room<{ state: EtatPartieSync; client: ClientPartie }>
  implements RoomActions, OpenRoom
{
  override state = new EtatPartieSync();
  override patchRate = IDLE_INTERVAL_MS;
  override autoDispose = false;
  // the framework's limit is switched off: it counts with a clock that our rooms never advance, so `GameSocket` limits instead
  override maxMessagesPerSecond = Number.POSITIVE_INFINITY;
  override seatReservationTimeout = 5;
  override messages = {
    commande: validate(commandeAvecId, (client, message) => this.#recevoir(client, message)),
    consultation: validate(consultation, (client, message) => this.#consulter(client, message)),
  };

  readonly #logName = tirerNomDeRoomPourLog();
  readonly #serializer = new SharedSerializer<EtatPartieSync>(
    () => this.#projeter(),
    ({ userData }) => !this.#patches.forPhones && !this.#followsAnswers(userData?.place),
  );
  readonly #patches = new PatchSchedule({
    send: () => {
      this.#projeter();
      this.broadcastPatch();
    },
    report: (erreur) => this.reportError(erreur, "patch"),
  });
  #partie!: Partie;
  #dependencies!: PartieRoomDependencies;
  #interpreter!: CommandEffectInterpreter;
  #projected: Partie | null = null;
  #storageDown = false;
  #deleted = false;
  /** Close code for everybody when the room is deleted. */
  #fin: number = CODES_FERMETURE_SOCKET.roomSupprimee;
  /** Whether the server is stopping; commands are still applied, stored and acknowledged. */
  #stopping = false;
  /** Whether another process takes the game over. Commands then get no answer here: their senders repeat them to the other process. */
  #frozen = false;
  #stockee = Promise.resolve();
  readonly #handedOver = Promise.withResolvers<void>();
  #stopListening = () => {};
  #openedBy: string | null = null;
  /** Instant at which somebody last acted, came in or left. */
  #lastAct = performance.now();
  readonly #connections = new Map<string, ClientPartie>();

  /** Replaces the serializer that the framework gives every room. */
  override setSerializer(): void {
    super.setSerializer(this.#serializer);
  }

  override async onCreate({
    partie,
    instant,
    openedBy = null,
    outils: dependencies,
  }: PartieRoomOptions): Promise<void> {
    this.roomId = partie.code;
    this.#openedBy = openedBy;
    this.#partie = partie;
    this.#dependencies = dependencies;
    this.#interpreter = new CommandEffectInterpreter(this, dependencies.ports);
    this.#stopListening = dependencies.ports.journal.surPanne((enPanne) => {
      this.#storageDown = enPanne;
      this.#patches.schedule();
    });
    await this.setPrivate(true);
    // a new room is restored too, so that it closes if its host never joins
    this.execute({ type: "restaurer", instant: instant ?? performance.now() });
  }

  /** How many host screens and phones are connected. */
  presents(): { readonly hotes: number; readonly telephones: number } {
    const hotes = this.#connections.has(CLE_CREATEUR) ? 1 : 0;
    return { hotes, telephones: this.#connections.size - hotes };
  }

  /** Address that opened the room; null when that is unknown. It is never stored. */
  get openedBy(): string | null {
    return this.#openedBy;
  }

  isEmpty(): boolean {
    return this.#connections.size === 0;
  }

  /** For how long nobody has acted, come or left in a lobby where no game was played yet, in ms; null for any other room. */
  idleLobbyMs(): number | null {
    return estAuPremierSalon(this.#partie) && !this.#deleted
      ? performance.now() - this.#lastAct
      : null;
  }

  /** Accounts of the host and of the players who have a seat. */
  comptes(): readonly string[] {
    return Object.values(this.#partie.joueurs).flatMap(({ compte }) => compte ?? []);
  }

  /** Whether the request comes from the host or from a player who has a seat already. */
  connait(demande: DemandeEntreeAvecSecretsHaches): boolean {
    return aDejaUnePlace(this.#partie, demande);
  }

  /** Seats a client if the rules accept it (`oui` and `non` of jeu §4). */
  override onJoin(client: ClientPartie, { demande }: VerifiedRoomJoinOptions): void {
    if (this.#frozen) throw new Error("played elsewhere");
    const entree = choisirCommandeEntreeEnRoom(this.#partie, demande);
    if (entree === null) throw this.#refuserEntree("billet_invalide");
    const refus = this.#appliquer(entree, AUTEUR_SYSTEME);
    if (typeof refus === "string") throw this.#refuserEntree(refus);
    const place = trouverJoueurAssisParCommande(this.#partie, entree);
    // the newest connection of a person wins
    const ancienne = this.#connections.get(place);
    this.#connections.set(place, client);
    this.#lastAct = performance.now();
    ancienne?.leave(CODES_FERMETURE_SOCKET.ailleurs);
    this.#accueillir(client, place);
    this.#serializer.addClient(client);
  }

  #refuserEntree(refus: CodeRefus): ServerError {
    this.#dependencies.ports.metrics.refus(refus);
    return new ServerError(ErrorCode.AUTH_FAILED, refus);
  }

  /** Tells a connection who it is (roomJoined of jeu §7). */
  #accueillir(client: ClientPartie, place: string): void {
    client.userData = { place };
    const bienvenue: MessageBienvenue = {
      playerID: place,
      pseudo: this.#partie.joueurs[place]?.pseudo ?? "",
      reponse: [...(this.#partie.manche?.reponses[place] ?? [])],
      voix: trouverVoixDuJoueur(this.#partie, place),
      version: this.#dependencies.version(),
    };
    client.send("bienvenue", bienvenue);
  }

  override onLeave(client: ClientPartie): void {
    const place = client.userData?.place;
    if (place === undefined || this.#connections.get(place) !== client) return;
    this.#connections.delete(place);
    this.#lastAct = performance.now();
    if (!this.#deleted && !this.#stopping) this.execute({ type: "deconnecter", id: place });
  }

  override onDispose(): void {
    this.#interpreter.stop();
    this.#stopListening();
    this.#patches.stop();
  }

  override onUncaughtException(erreur: RoomException, methode: string): void {
    // a refusal is no bug
    if (erreur.cause instanceof ServerError) return;
    this.reportError(erreur, methode);
  }

  /** Disconnects everybody when the server stops, which is not the end of the game: the close code tells the screens to come back. */
  override onBeforeShutdown(): void {
    this.#stopping = true;
    void this.disconnect(CODES_FERMETURE_SOCKET.arretServeur);
  }

  /**
   * Waits until every change so far is stored ("oui"), for at most `patienceMs` ("non"), or until another process takes
   * the game over ("ailleurs").
   */
  async stockee(patienceMs: number): Promise<"oui" | "non" | "ailleurs"> {
    return Promise.race([
      within(this.#stockee, patienceMs).then((faite) => (faite ? "oui" : "non")),
      this.#handedOver.promise.then(() => "ailleurs" as const),
    ]);
  }

  /**
   * Stops the game here once every change so far is stored. False when that takes longer than `patienceMs`: the game
   * then goes on here.
   */
  async geler(patienceMs: number): Promise<boolean> {
    for (let fin = performance.now() + patienceMs; ;) {
      const stockee = this.#stockee;
      if (!(await within(stockee, fin - performance.now()))) return false;
      // the wait starts again when another command was applied meanwhile
      if (stockee === this.#stockee) break;
    }
    this.#arreter();
    return true;
  }

  #arreter(): void {
    this.#stopping = true;
    this.#frozen = true;
    this.#interpreter.stop();
  }

  /** Sends every client to the process at `chemin` (empty: clients ask where). Resolves once the room is gone from this process. */
  async lacher(chemin: string): Promise<void> {
    this.#arreter();
    this.#handedOver.resolve();
    for (const client of this.clients) client.leave(CODES_FERMETURE_SOCKET.deplacee, chemin);
    await this.disconnect(CODES_FERMETURE_SOCKET.deplacee);
    this.#dependencies.ports.journal.quitter(this.roomId);
  }

  async #recevoir(client: ClientPartie, message: CommandeAvecId): Promise<AccuseDeCommande> {
    // no answer is given: this connection is about to be closed, and the client sends its command again to the other process
    if (this.#frozen) return new Promise(() => {});
    try {
      const place = client.userData?.place ?? "";
      if (this.#connections.get(place) !== client) return this.#refuser("joueur_inconnu");
      const stockee = this.#appliquer(message, place, message.id);
      if (typeof stockee === "string") return this.#refuser(stockee);
      this.#lastAct = performance.now();
      await stockee;
      return { ok: true };
    } catch (erreur) {
      this.reportError(erreur, message.type);
      return this.#refuser("erreur_interne");
    }
  }

  #refuser(refus: CodeRefus): AccuseDeCommande {
    this.#dependencies.ports.metrics.refus(refus);
    return { ok: false, refus };
  }

  reportError(erreur: unknown, quoi: string): void {
    this.#dependencies.signaler(erreur, { room: this.#logName, quoi });
  }

  #consulter(client: ClientPartie, demande: Consultation): ReponseConsultation {
    const place = client.userData?.place ?? "";
    // an older connection of the same player reads as nobody, and is refused
    const auteur = this.#connections.get(place) === client ? place : "";
    return repondreConsultation(this.#partie, demande, auteur);
  }

  /** Applies one command: returns a refusal, or the promise that the new state is stored. */
  #appliquer(message: Commande, auteur: string, id?: string): CodeRefus | Promise<void> {
    const repetable = id === undefined ? {} : { id };
    const { hasard, lexique, repliques } = this.#dependencies.ports;
    const entropie = hasard.entropie();
    const contexte = { now: performance.now(), auteur, entropie, lexique, repliques, ...repetable };
    const avant = this.#partie;
    const resultat = applyCommand(avant, message, contexte);
    if (!resultat.ok) return resultat.refus;
    const { partie } = resultat;
    const stockee = this.#commettre(partie, estSeulementAjoutDeReponse(avant, partie, message));
    // a new step has been sent to the screens when this returns
    this.#interpreter.follow(partie, resultat.effets, contexte);
    if (partie.tour !== avant.tour && partie.etape === ETAPE.reponse)
      this.#dependencies.ports.metrics.revelation(performance.now() - contexte.now);
    return stockee;
  }

  #commettre(partie: Partie, phonesMayWait: boolean): Promise<void> {
    // a repeated command is acknowledged only once the state of its first execution is stored
    if (partie === this.#partie) return this.#stockee;
    this.#partie = partie;
    this.#patches.schedule(phonesMayWait);
    if (!this.#deleted)
      this.#stockee = this.#dependencies.ports.journal.enregistrer(partie, performance.now());
    return this.#stockee;
  }

  /** Projects the game only just before a patch: while a crowd joins or answers, the game changes more often than it is sent. */
  #projeter(): void {
    if (this.#projected === this.#partie && this.state.sauvegardeEnPanne === this.#storageDown)
      return;
    projeterPartie(this.state, this.#partie, this.#projected, {
      now: performance.now(),
      lexique: this.#dependencies.ports.lexique,
      sauvegardeEnPanne: this.#storageDown,
    });
    this.#projected = this.#partie;
  }

  execute(message: Commande, auteur = AUTEUR_SYSTEME): void {
    if (this.#frozen) return;
    const refus = this.#appliquer(message, auteur);
    if (typeof refus === "string") this.reportError(new Error(refus), message.type);
  }

  /** Removes the players whose account `juger` holds for; closes the room when its host is one of them. */
  exclure(juger: (compte: string) => boolean): void {
    // nothing is done here: the exclusion is repeated by the process that opens the game next
    if (this.#frozen) return;
    const exclus = Object.entries(this.#partie.joueurs).filter(
      ([, { compte }]) => compte !== null && juger(compte),
    );
    if (exclus.some(([id]) => id === CLE_CREATEUR)) {
      this.#fin = CODES_FERMETURE_SOCKET.moderation;
      this.execute({ type: "supprimerRoom" }, CLE_CREATEUR);
      return;
    }
    for (const [joueur] of exclus) this.execute({ type: "supprimerJoueur", joueur }, CLE_CREATEUR);
  }

  /**
   * Takes `compte` from the host's seat, whose screen comes back at once with the account of its cookie: what it may load must
   * be proved again.
   */
  detacher(compte: string): void {
    if (this.#frozen || trouverCompteHote(this.#partie) !== compte) return;
    this.execute({ type: "oublierCompteHote" });
    this.#connections.get(CLE_CREATEUR)?.leave(CODES_FERMETURE_SOCKET.resync);
  }

  broadcastNow(): void {
    this.#patches.sendNow();
  }

  /** Whether a seat sees each answer come in: the host's screen, and the phone that holds the remote control. */
  #followsAnswers(place: string | undefined): boolean {
    return place === CLE_CREATEUR || place === this.#partie.telecommande;
  }

  notifyHost(refus: CodeRefus): void {
    this.#connections.get(CLE_CREATEUR)?.send("refus", refus);
  }

  disconnectPlayer(id: string, code: number): void {
    this.#connections.get(id)?.leave(code);
    this.#connections.delete(id);
  }

  moveConnection(de: string, vers: string): void {
    const client = this.#connections.get(de);
    if (client === undefined) return;
    this.#connections.delete(de);
    this.#connections.set(vers, client);
    this.#accueillir(client, vers);
  }

  disconnectAll(code: number): void {
    // the host's own acknowledgement must leave before the connection closes
    setImmediate(() => {
      for (const client of this.clients) client.leave(code);
    });
  }

  /** Closes a room in which nothing happens, for newcomers who find no place. */
  async giveBack(): Promise<void> {
    this.#fin = CODES_FERMETURE_SOCKET.roomRendue;
    this.deleteRoom();
    await this.disconnect(this.#fin);
  }

  deleteRoom(): void {
    this.#deleted = true;
    this.#dependencies.ports.journal
      .oublier(this.roomId)
      .catch((erreur: unknown) => this.reportError(erreur, "oublier"));
    setImmediate(() => void this.disconnect(this.#fin));
  }
}

/** Whether a promise resolves within so many ms. */
async function within(promesse: Promise<void>, ms: number): Promise<boolean> {
  let tard: NodeJS.Timeout | undefined;
  const trop = new Promise<false>((passe) => (tard = setTimeout(() => passe(false), ms)));
  const faite = promesse.then(() => true);
  return Promise.race([faite, trop]).finally(() => clearTimeout(tard));
}
