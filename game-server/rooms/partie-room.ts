/**
 * A game room. It decides nothing: a message's shape is checked, the rules answer, the new state is stored and
 * projected, the effects are carried out. jeu §7.
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
import { type Accuse, type CommandeNumerotee, commandeNumerotee } from "#contracts/commandes.ts";
import {
  type Consultation,
  consultation,
  type ReponseConsultation,
} from "#contracts/consultation.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { type Bienvenue, FERMETURE } from "#contracts/room.ts";
import { Interpreter, type RoomActions } from "#game/effects/interpreter.ts";
import { apply } from "#game/rules/apply.ts";
import { connait, type DemandePlace, lireEntree, placePrise } from "#game/rules/admission.ts";
import { consulter } from "#game/rules/consulter.ts";
import { voixDe } from "#game/rules/scrutin.ts";
import type { CodeRefus, Partie } from "#game/rules/types.ts";
import { type Commande, SYSTEME } from "#game/rules/types/commandes.ts";
import { EtatPartie } from "#game/schema/etat.ts";
import type { Ports } from "#game/ports/ports.ts";
import { projeter } from "#game/schema/projeter.ts";
import { nouveauNomAuJournal } from "./secrets.ts";
import { SharedSerializer } from "./shared-serializer.ts";

/** Logs a bug. `room`: its name in the log, which lets nobody join it; `quoi`: what the room was doing. */
export type ReportError = (
  erreur: unknown,
  contexte: { readonly room: string; readonly quoi: string },
) => void;

/** What every room of this process is given. */
export interface RoomDependencies {
  readonly ports: Ports;
  /** The room goes on from its last good state after a bug. */
  readonly signaler: ReportError;
  /** Version of the client that is served now, told to each connection. */
  readonly version: () => string;
}

/** A new game, or one restored with the clock value it was stored at. */
export interface RoomOptions {
  readonly partie: Partie;
  readonly instant?: number;
  readonly outils: RoomDependencies;
}

/** What a seat carries: never what a client sends, but what was read of it at the door. */
export interface Reservation {
  readonly demande: DemandePlace;
}

type ClientPartie = Client<{ userData: { place: string } }>;

/** Changes that nobody waits for travel together: one patch at the end of this many ms. */
const BATTEMENT_MS = 250;
/** Patches leave on demand; without any interval at all, the framework would run a clock of 16 ms in each room. */
const INTERVALLE_OISIF_MS = 3_600_000;

export class PartieRoom
  extends Room<{ state: EtatPartie; client: ClientPartie }>
  implements RoomActions
{
  override state = new EtatPartie();
  override patchRate = INTERVALLE_OISIF_MS;
  override autoDispose = false;
  // its count rests on a clock that our rooms never tick: the socket counts, see `SocketPartie`
  override maxMessagesPerSecond = Number.POSITIVE_INFINITY;
  override seatReservationTimeout = 5;
  override messages = {
    commande: validate(commandeNumerotee, (client, message) => this.#recevoir(client, message)),
    consultation: validate(consultation, (client, message) => this.#consulter(client, message)),
  };

  readonly #nomAuJournal = nouveauNomAuJournal();
  readonly #serialiseur = new SharedSerializer<EtatPartie>(() => this.#projeter());
  #partie!: Partie;
  #outils!: RoomDependencies;
  #interprete!: Interpreter;
  #projetee: Partie | null = null;
  #enPanne = false;
  #supprimee = false;
  /** What it says to everybody as it goes. */
  #fin: number = FERMETURE.roomSupprimee;
  /** The server stops: what is still done is stored, and acknowledged only then. */
  #arretee = false;
  /** Another process plays it, or is about to: what is asked for here stays without an answer, and is asked for again there. */
  #gelee = false;
  #stockee = Promise.resolve();
  readonly #lachee = Promise.withResolvers<void>();
  #battement: NodeJS.Timeout | undefined;
  #arreterEcoute = () => {};
  readonly #connexions = new Map<string, ClientPartie>();

  /** The framework gives every state the usual one. */
  override setSerializer(): void {
    super.setSerializer(this.#serialiseur);
  }

  override async onCreate({ partie, instant, outils }: RoomOptions): Promise<void> {
    this.roomId = partie.code;
    this.#partie = partie;
    this.#outils = outils;
    this.#interprete = new Interpreter(this, outils.ports);
    this.#arreterEcoute = outils.ports.journal.surPanne((enPanne) => {
      this.#enPanne = enPanne;
      this.#annoncer();
    });
    await this.setPrivate(true);
    // a new room is one that nobody has come back to yet: it closes too if nobody ever does
    this.execute({ type: "restaurer", instant: instant ?? performance.now() });
  }

  /** Who is connected here. */
  presents(): { readonly hotes: number; readonly telephones: number } {
    const hotes = this.#connexions.has(CLE_CREATEUR) ? 1 : 0;
    return { hotes, telephones: this.#connexions.size - hotes };
  }

  /** Accounts of those who have a seat. */
  comptes(): readonly string[] {
    return Object.values(this.#partie.joueurs).flatMap(({ compte }) => compte ?? []);
  }

  /** Whether they are its host, or have a seat already. */
  connait(demande: DemandePlace): boolean {
    return connait(this.#partie, demande);
  }

  /** Whoever comes in, if the rules will have them (`oui` and `non` of jeu §4). */
  override onJoin(client: ClientPartie, { demande }: Reservation): void {
    if (this.#gelee) throw new Error("played elsewhere");
    const entree = lireEntree(this.#partie, demande);
    if (entree === null) throw this.#refuserEntree("billet_invalide");
    const refus = this.#appliquer(entree, SYSTEME);
    if (typeof refus === "string") throw this.#refuserEntree(refus);
    const place = placePrise(this.#partie, entree);
    // the newest connection of a person wins
    const ancienne = this.#connexions.get(place);
    this.#connexions.set(place, client);
    ancienne?.leave(FERMETURE.ailleurs);
    this.#accueillir(client, place);
    this.#serialiseur.addClient(client);
  }

  #refuserEntree(refus: CodeRefus): ServerError {
    this.#outils.ports.metrics.refus(refus);
    return new ServerError(ErrorCode.AUTH_FAILED, refus);
  }

  /** Tells a connection who it is (roomJoined of jeu §7). */
  #accueillir(client: ClientPartie, place: string): void {
    client.userData = { place };
    const bienvenue: Bienvenue = {
      playerID: place,
      pseudo: this.#partie.joueurs[place]?.pseudo ?? "",
      reponse: [...(this.#partie.manche?.reponses[place] ?? [])],
      voix: voixDe(this.#partie, place),
      version: this.#outils.version(),
    };
    client.send("bienvenue", bienvenue);
  }

  override onLeave(client: ClientPartie): void {
    const place = client.userData?.place;
    if (place === undefined || this.#connexions.get(place) !== client) return;
    this.#connexions.delete(place);
    if (!this.#supprimee && !this.#arretee) this.execute({ type: "deconnecter", id: place });
  }

  override onDispose(): void {
    this.#interprete.stop();
    this.#arreterEcoute();
    clearTimeout(this.#battement);
  }

  override onUncaughtException(erreur: RoomException, methode: string): void {
    // somebody was refused at the door: anybody can be, and it is no bug
    if (erreur.cause instanceof ServerError) return;
    this.reportError(erreur, methode);
  }

  /** Stopping the server is not the end of the game: everybody may come back to it. */
  override onBeforeShutdown(): void {
    this.#arretee = true;
    void this.disconnect(FERMETURE.arretServeur);
  }

  /** Whether what was done is stored, once it is. False: it was let go of first, and whoever plays it now knows. */
  async stockee(patienceMs: number): Promise<"oui" | "non" | "ailleurs"> {
    return Promise.race([
      avant(this.#stockee, patienceMs).then((faite) => (faite ? "oui" : "non")),
      this.#lachee.promise.then(() => "ailleurs" as const),
    ]);
  }

  /** Nothing moves here any more, once what was done is stored. False: that takes longer than so many ms, and everything goes on. */
  async geler(patienceMs: number): Promise<boolean> {
    for (let fin = performance.now() + patienceMs; ;) {
      const stockee = this.#stockee;
      if (!(await avant(stockee, fin - performance.now()))) return false;
      // something else may have happened meanwhile
      if (stockee === this.#stockee) break;
    }
    this.#arreter();
    return true;
  }

  #arreter(): void {
    this.#arretee = true;
    this.#gelee = true;
    this.#interprete.stop();
  }

  /** Everybody goes to `chemin`, or asks at the door when it is empty; resolves once it is gone from here. */
  async lacher(chemin: string): Promise<void> {
    this.#arreter();
    this.#lachee.resolve();
    for (const client of this.clients) client.leave(FERMETURE.deplacee, chemin);
    await this.disconnect(FERMETURE.deplacee);
    this.#outils.ports.journal.quitter(this.roomId);
  }

  async #recevoir(client: ClientPartie, message: CommandeNumerotee): Promise<Accuse> {
    // their line is about to be cut: they ask again
    if (this.#gelee) return new Promise(() => {});
    try {
      const place = client.userData?.place ?? "";
      if (this.#connexions.get(place) !== client) return this.#refuser("joueur_inconnu");
      const stockee = this.#appliquer(message, place, message.id);
      if (typeof stockee === "string") return this.#refuser(stockee);
      await stockee;
      return { ok: true };
    } catch (erreur) {
      this.reportError(erreur, message.type);
      return this.#refuser("erreur_interne");
    }
  }

  #refuser(refus: CodeRefus): Accuse {
    this.#outils.ports.metrics.refus(refus);
    return { ok: false, refus };
  }

  reportError(erreur: unknown, quoi: string): void {
    this.#outils.signaler(erreur, { room: this.#nomAuJournal, quoi });
  }

  #consulter(client: ClientPartie, demande: Consultation): ReponseConsultation {
    const place = client.userData?.place ?? "";
    // a connection that another has replaced reads nothing more
    const auteur = this.#connexions.get(place) === client ? place : "";
    return consulter(this.#partie, demande, auteur);
  }

  /** One command through the rules: a refusal, or the promise of its being stored. */
  #appliquer(message: Commande, auteur: string, id?: string): CodeRefus | Promise<void> {
    const repetable = id === undefined ? {} : { id };
    const { hasard, lexique, repliques } = this.#outils.ports;
    const entropie = hasard.entropie();
    const contexte = { now: performance.now(), auteur, entropie, lexique, repliques, ...repetable };
    const avant = this.#partie;
    const resultat = apply(avant, message, contexte);
    if (!resultat.ok) return resultat.refus;
    const { partie } = resultat;
    const stockee = this.#commettre(partie);
    // a new step is on its way to the screens when this returns
    this.#interprete.follow(partie, resultat.effets, contexte);
    if (partie.tour !== avant.tour && partie.etape === ETAPE.reponse)
      this.#outils.ports.metrics.revelation(performance.now() - contexte.now);
    return stockee;
  }

  #commettre(partie: Partie): Promise<void> {
    // what changed nothing may rest on what is still on its way to the disk
    if (partie === this.#partie) return this.#stockee;
    this.#partie = partie;
    this.#annoncer();
    if (!this.#supprimee)
      this.#stockee = this.#outils.ports.journal.enregistrer(partie, performance.now());
    return this.#stockee;
  }

  /** There is something to see. */
  #annoncer(): void {
    this.#battement ??= setTimeout(() => this.#battre(), BATTEMENT_MS);
  }

  /** What it fails to tell the next one tries to. */
  #battre(): void {
    try {
      this.broadcastNow();
    } catch (erreur) {
      this.reportError(erreur, "battement");
    }
  }

  /** Only when somebody is about to hear it: a crowd that comes in, or answers, changes the game more often than it is told. */
  #projeter(): void {
    if (this.#projetee === this.#partie && this.state.sauvegardeEnPanne === this.#enPanne) return;
    projeter(this.state, this.#partie, this.#projetee, {
      now: performance.now(),
      lexique: this.#outils.ports.lexique,
      sauvegardeEnPanne: this.#enPanne,
    });
    this.#projetee = this.#partie;
  }

  execute(message: Commande, auteur = SYSTEME): void {
    if (this.#gelee) return;
    const refus = this.#appliquer(message, auteur);
    if (typeof refus === "string") this.reportError(new Error(refus), message.type);
  }

  /** Closes when its host is an account for which `juger` holds; players who are one lose their seats. */
  exclure(juger: (compte: string) => boolean): void {
    // whoever opens it next looks at who is in it
    if (this.#gelee) return;
    const exclus = Object.entries(this.#partie.joueurs).filter(
      ([, { compte }]) => compte !== null && juger(compte),
    );
    if (exclus.some(([id]) => id === CLE_CREATEUR)) {
      this.#fin = FERMETURE.moderation;
      this.execute({ type: "supprimerRoom" }, CLE_CREATEUR);
      return;
    }
    for (const [joueur] of exclus) this.execute({ type: "supprimerJoueur", joueur }, CLE_CREATEUR);
  }

  broadcastNow(): void {
    clearTimeout(this.#battement);
    this.#battement = undefined;
    this.#projeter();
    this.broadcastPatch();
  }

  notifyHost(refus: CodeRefus): void {
    this.#connexions.get(CLE_CREATEUR)?.send("refus", refus);
  }

  disconnectPlayer(id: string, code: number): void {
    this.#connexions.get(id)?.leave(code);
    this.#connexions.delete(id);
  }

  moveConnection(de: string, vers: string): void {
    const client = this.#connexions.get(de);
    if (client === undefined) return;
    this.#connexions.delete(de);
    this.#connexions.set(vers, client);
    this.#accueillir(client, vers);
  }

  disconnectAll(code: number): void {
    // the host who asked gets its acknowledgement first
    setImmediate(() => {
      for (const client of this.clients) client.leave(code);
    });
  }

  deleteRoom(): void {
    this.#supprimee = true;
    this.#outils.ports.journal
      .oublier(this.roomId)
      .catch((erreur: unknown) => this.reportError(erreur, "oublier"));
    setImmediate(() => void this.disconnect(this.#fin));
  }
}

/** Whether it resolves within so many ms. */
async function avant(promesse: Promise<void>, ms: number): Promise<boolean> {
  let tard: NodeJS.Timeout | undefined;
  const trop = new Promise<false>((passe) => (tard = setTimeout(() => passe(false), ms)));
  const faite = promesse.then(() => true);
  return Promise.race([faite, trop]).finally(() => clearTimeout(tard));
}
