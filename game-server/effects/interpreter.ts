/**
 * Carries out what follows from a game, once the new state is in place: what the rules asked for, and what the state itself
 * says, compared with the one before. The only reader of effects, alarms, lamp and waits.
 */
import { FERMETURE } from "#contracts/room.ts";
import { aDireAussitot } from "#game/rules/annonce.ts";
import { soireeFinie } from "#game/rules/historique.ts";
import { type Lampe, lampe } from "#game/rules/lampe.ts";
import { minuteurs } from "#game/rules/alarms.ts";
import { compteHote } from "#game/rules/selection.ts";
import type { Attente, CodeRefus, Partie } from "#game/rules/types.ts";
import type { Commande, Effet } from "#game/rules/types/commandes.ts";
import type { Ports } from "#game/ports/ports.ts";
import { Minuteurs } from "./timers.ts";

/** What effects may do to their room. */
export interface Scene {
  /** A command of the room to itself. */
  executer(commande: Commande): void;
  /** Logs a bug, of which nobody waits for the answer. */
  signaler(erreur: unknown, quoi: string): void;
  /** Sends the patch now rather than at the next beat. */
  diffuserMaintenant(): void;
  prevenirHote(refus: CodeRefus): void;
  /** Closes one player's connection, or everybody's, with a code of `FERMETURE`. */
  congedier(id: string, code: number): void;
  congedierTous(code: number): void;
  /** Who was connected as one player is another from now on. */
  deplacer(de: string, vers: string): void;
  supprimer(): void;
}

export class Interprete {
  readonly #scene: Scene;
  readonly #ports: Ports;
  readonly #minuteurs: Minuteurs;
  /** The last state that was followed; null before the first, which may be one that was stored. */
  #avant: Partie | null = null;
  #lampe: Lampe = "normal";

  constructor(scene: Scene, ports: Ports) {
    this.#scene = scene;
    this.#ports = ports;
    this.#minuteurs = new Minuteurs((commande) => void this.#tenter(commande));
  }

  /** `now`: ms of the room's clock; `auteur`: of the command that led to this state. */
  suivre(
    partie: Partie,
    effets: readonly Effet[],
    { now, auteur }: { now: number; auteur: string },
  ) {
    const avant = this.#avant;
    this.#avant = partie;
    if (avant === null || aDireAussitot(avant, partie, auteur)) this.#scene.diffuserMaintenant();
    this.#minuteurs.suivre(minuteurs(partie), now);
    this.#eclairer(lampe(partie));
    if (partie.attente !== avant?.attente) this.#charger(partie.attente, compteHote(partie));
    if (partie.fin !== avant?.fin) this.#historiser(partie);
    for (const effet of effets) this.#jouer(effet);
  }

  arreter(): void {
    this.#minuteurs.toutDesarmer();
  }

  #eclairer(voulue: Lampe): void {
    if (voulue === this.#lampe) return;
    this.#lampe = voulue;
    this.#ports.lumiere.mettre(voulue);
  }

  #historiser(partie: Partie): void {
    const soiree = soireeFinie(partie);
    if (soiree === null) return;
    void this.#ports.journal.poster(soiree).then(() => this.#ports.historique.relever());
  }

  #jouer(effet: Effet): void {
    const scene = this.#scene;
    switch (effet.type) {
      case "prevenirHote":
        scene.prevenirHote(effet.refus);
        break;
      case "congedier":
        scene.congedier(
          effet.id,
          effet.raison === "depart" ? FERMETURE.depart : fermeture(effet.raison),
        );
        break;
      case "deplacer":
        scene.deplacer(effet.de, effet.vers);
        break;
      case "resync":
        scene.congedierTous(FERMETURE.resync);
        break;
      case "fermerRoom":
        // a red lamp does not stay on behind it
        this.#eclairer("normal");
        scene.supprimer();
        break;
    }
  }

  #charger(attente: Attente, compte: string | null): void {
    if (attente?.quoi === "quizz") {
      const { quizzId } = attente;
      void this.#suivreDe(this.#lireQuizz(attente, compte), { type: "quizzIndisponible", quizzId });
    }
    if (attente?.quoi === "imprevu") {
      const { id } = attente;
      void this.#suivreDe(this.#lireImprevu(id), { type: "imprevuIndisponible", id });
    }
  }

  /** What was read becomes a command; `sinon` when it could not be read, or when the game breaks on it. */
  async #suivreDe(lecture: Promise<Commande>, sinon: Commande): Promise<void> {
    const lue = await lecture.catch(() => sinon);
    if (!this.#tenter(lue) && lue !== sinon) this.#tenter(sinon);
  }

  /** Nobody is there to hear of a bug: without this it would stop the process, and the next that opens this game. False: there was one. */
  #tenter(commande: Commande): boolean {
    try {
      this.#scene.executer(commande);
      return true;
    } catch (erreur) {
      this.#scene.signaler(erreur, commande.type);
      return false;
    }
  }

  async #lireQuizz(
    { quizzId, pour }: { readonly quizzId: string; readonly pour: "choix" | "lancement" },
    compte: string | null,
  ): Promise<Commande> {
    const [quizz, imprevus] = await Promise.all([
      this.#ports.quizz.quizz(quizzId, compte),
      this.#ports.quizz.cartes(),
    ]);
    return quizz === null
      ? { type: "quizzIndisponible", quizzId }
      : { type: "quizzCharge", quizz, pour, imprevus };
  }

  async #lireImprevu(id: string): Promise<Commande> {
    const imprevu = await this.#ports.quizz.imprevu(id);
    return imprevu === null ? { type: "imprevuRetire", id } : { type: "imprevuCharge", imprevu };
  }
}

function fermeture(raison: "kick" | "expire" | "local"): number {
  return raison === "local" ? FERMETURE.locale : FERMETURE.kick;
}
