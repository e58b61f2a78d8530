/**
 * Carries out what follows from a game, once the new state is in place: what the rules asked for, and what the state itself
 * says, compared with the one before. The only reader of effects, alarms, lamp and waits.
 */
import { FERMETURE } from "#contracts/room.ts";
import { aDireAussitot } from "#game/rules/annonce.ts";
import { soireeFinie } from "#game/rules/historique.ts";
import { type Lampe, lampe } from "#game/rules/lampe.ts";
import { minuteurs } from "#game/rules/minuteurs.ts";
import { compteHote } from "#game/rules/selection.ts";
import type { Attente, CodeRefus, Partie } from "#game/rules/types.ts";
import type { Commande, Effet } from "#game/rules/types/commandes.ts";
import type { Ports } from "#game/ports/ports.ts";
import { Minuteurs } from "./minuteurs.ts";

/** What effects may do to their room. */
export interface Scene {
  /** A command of the room to itself. */
  executer(commande: Commande): void;
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
    this.#minuteurs = new Minuteurs((commande) => scene.executer(commande));
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
    if (attente?.quoi === "quizz") void this.#chargerQuizz(attente, compte);
    if (attente?.quoi === "imprevu") void this.#chargerImprevu(attente.id);
  }

  async #chargerQuizz(
    { quizzId, pour }: { readonly quizzId: string; readonly pour: "choix" | "lancement" },
    compte: string | null,
  ): Promise<void> {
    try {
      const [quizz, imprevus] = await Promise.all([
        this.#ports.quizz.quizz(quizzId, compte),
        this.#ports.quizz.cartes(),
      ]);
      if (quizz === null) this.#scene.executer({ type: "quizzIndisponible", quizzId });
      else this.#scene.executer({ type: "quizzCharge", quizz, pour, imprevus });
    } catch {
      this.#scene.executer({ type: "quizzIndisponible", quizzId });
    }
  }

  async #chargerImprevu(id: string): Promise<void> {
    try {
      const imprevu = await this.#ports.quizz.imprevu(id);
      if (imprevu === null) this.#scene.executer({ type: "imprevuRetire", id });
      else this.#scene.executer({ type: "imprevuCharge", imprevu });
    } catch {
      this.#scene.executer({ type: "imprevuIndisponible", id });
    }
  }
}

function fermeture(raison: "kick" | "expire" | "local"): number {
  return raison === "local" ? FERMETURE.roomSupprimee : FERMETURE.kick;
}
