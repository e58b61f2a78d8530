/**
 * Carries out what follows from a new state of a game: the effects that the rules asked for, and what the state itself says when compared
 * with the previous one (alarms, lamp, things to load). No other module carries out effects.
 */
import type { DemandeDeComposition } from "#contracts/composition.ts";
import { CODES_FERMETURE_SOCKET } from "#contracts/room.ts";
import {
  deriveAlarmsOfPartie,
  doitDiffuserAussitot,
  type EtatDeLampe,
  deriverEtatDeLampe,
  composerPartieFinie,
} from "#game/rules/derived.ts";
import {
  assemblerQuizzCompose,
  composerHoteEtComptesDeRoom,
  trouverComposition,
} from "#game/rules/composition.ts";
import { trouverCompteHote } from "#game/rules/selection.ts";
import type { CodeRefus, Partie } from "#game/rules/types.ts";
import type { Commande, EffetDeCommande } from "#game/rules/types/commandes.ts";
import type { GameServerPorts } from "#game/ports/ports.ts";
import { RoomTimers } from "./timers.ts";

/** What the interpreter may ask of the room that owns it. */
export interface RoomActions {
  /** Applies a command that the room itself gives, such as that of an alarm. */
  execute(commande: Commande): void;
  /** Logs a bug of a command that no client waits for. */
  reportError(erreur: unknown, quoi: string): void;
  /** Sends all changes so far at once, without the delay that gathers several in one patch. */
  broadcastNow(): void;
  notifyHost(refus: CodeRefus): void;
  /** Closes the connection of one player, or all of them, with a code of `CODES_FERMETURE_SOCKET`. */
  disconnectPlayer(id: string, code: number): void;
  disconnectAll(code: number): void;
  /** Gives the connection of one player to another. */
  moveConnection(de: string, vers: string): void;
  deleteRoom(): void;
}

export class CommandEffectInterpreter {
  readonly #room: RoomActions;
  readonly #ports: GameServerPorts;
  readonly #timers: RoomTimers;
  /** The previous state; null before the first one, which may come from the disk. */
  #previous: Partie | null = null;
  #lamp: EtatDeLampe = "normal";

  constructor(room: RoomActions, ports: GameServerPorts) {
    this.#room = room;
    this.#ports = ports;
    this.#timers = new RoomTimers((commande) => void this.#tryExecute(commande));
  }

  /** @param contexte `now`: ms of the room's clock; `auteur`: the author of the command that led to this state */
  follow(
    partie: Partie,
    effets: readonly EffetDeCommande[],
    { now, auteur }: { now: number; auteur: string },
  ) {
    const avant = this.#previous;
    this.#previous = partie;
    if (avant === null || doitDiffuserAussitot(avant, partie, auteur)) this.#room.broadcastNow();
    this.#timers.follow(deriveAlarmsOfPartie(partie), now);
    this.#setLamp(deriverEtatDeLampe(partie));
    if (partie.attente !== avant?.attente) this.#load(partie);
    if (partie.fin !== avant?.fin) this.#postToHistory(partie);
    for (const effet of effets) this.#perform(effet);
  }

  stop(): void {
    this.#timers.stopAll();
  }

  #setLamp(voulue: EtatDeLampe): void {
    if (voulue === this.#lamp) return;
    this.#lamp = voulue;
    this.#ports.lumiere.mettre(voulue);
  }

  #postToHistory(partie: Partie): void {
    const soiree = composerPartieFinie(partie);
    if (soiree === null) return;
    void this.#ports.journal.poster(soiree).then(() => this.#ports.historique.relever());
  }

  #perform(effet: EffetDeCommande): void {
    const room = this.#room;
    switch (effet.type) {
      case "prevenirHote":
        room.notifyHost(effet.refus);
        break;
      case "congedier":
        room.disconnectPlayer(
          effet.id,
          effet.raison === "depart" ? CODES_FERMETURE_SOCKET.depart : closeCode(effet.raison),
        );
        break;
      case "deplacer":
        room.moveConnection(effet.de, effet.vers);
        break;
      case "resync":
        room.disconnectAll(CODES_FERMETURE_SOCKET.resync);
        break;
      case "fermerRoom":
        // the lamp goes back to normal before the room is deleted: left red, it would stay red
        this.#setLamp("normal");
        room.deleteRoom();
        break;
    }
  }

  #load(partie: Partie): void {
    const { attente } = partie;
    if (attente?.quoi === "quizz") {
      const { quizzId } = attente;
      void this.#applyLoaded(this.#loadQuizz(partie, attente), {
        type: "quizzIndisponible",
        quizzId,
      });
    }
    if (attente?.quoi === "composition") {
      const { tirage, voeux } = attente;
      const demande = { groupe: composerHoteEtComptesDeRoom(partie), voeux, tirage };
      void this.#applyLoaded(this.#compose(demande), { type: "compositionManquee", tirage });
    }
    if (attente?.quoi === "imprevu") {
      const { id } = attente;
      void this.#applyLoaded(this.#loadImprevu(id), { type: "imprevuIndisponible", id });
    }
  }

  /**
   * Applies the command that a load gives; applies `sinon` in its place when loading failed, or when the game throws on what was loaded.
   */
  async #applyLoaded(lecture: Promise<Commande>, sinon: Commande): Promise<void> {
    const lue = await lecture.catch(() => sinon);
    if (!this.#tryExecute(lue) && lue !== sinon) this.#tryExecute(sinon);
  }

  /**
   * Applies a command that nobody waits for, and logs its bug: uncaught, the bug would stop the process, and again each process that opens
   * this game. False after a bug.
   */
  #tryExecute(commande: Commande): boolean {
    try {
      this.#room.execute(commande);
      return true;
    } catch (erreur) {
      this.#room.reportError(erreur, commande.type);
      return false;
    }
  }

  async #loadQuizz(
    partie: Partie,
    { quizzId, pour }: { readonly quizzId: string; readonly pour: "choix" | "lancement" },
  ): Promise<Commande> {
    const compte = trouverCompteHote(partie);
    const composition = trouverComposition(partie, quizzId);
    const { quizz: source } = this.#ports;
    const [quizz, imprevus] = await Promise.all([
      composition === null
        ? source.quizz(quizzId, compte)
        : source
            .questionsComposees(composition.questions, compte)
            .then((questions) => assemblerQuizzCompose(quizzId, questions)),
      source.cartes(),
    ]);
    return quizz === null
      ? { type: "quizzIndisponible", quizzId }
      : { type: "quizzCharge", quizz, pour, imprevus };
  }

  async #compose(demande: DemandeDeComposition): Promise<Commande> {
    const tiree = await this.#ports.quizz.composer(demande);
    return { type: "compositionTiree", tirage: demande.tirage, tiree };
  }

  async #loadImprevu(id: string): Promise<Commande> {
    const imprevu = await this.#ports.quizz.imprevu(id);
    return imprevu === null ? { type: "imprevuRetire", id } : { type: "imprevuCharge", imprevu };
  }
}

function closeCode(raison: "kick" | "expire" | "local"): number {
  return raison === "local" ? CODES_FERMETURE_SOCKET.locale : CODES_FERMETURE_SOCKET.kick;
}
