/** Carries out what the rules asked for, once the new state is in place. The only reader of effects. */
import { FERMETURE } from "#contracts/room.ts";
import type { CodeRefus, Commande, Effet } from "#game/rules/types.ts";
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
  readonly #minuteurs = new Minuteurs();

  constructor(scene: Scene, ports: Ports) {
    this.#scene = scene;
    this.#ports = ports;
  }

  jouer(effets: readonly Effet[]): void {
    for (const effet of effets) this.#jouerUn(effet);
  }

  arreter(): void {
    this.#minuteurs.toutDesarmer();
  }

  #jouerUn(effet: Effet): void {
    const scene = this.#scene;
    switch (effet.type) {
      case "armer":
        this.#minuteurs.armer(effet.nom, effet.delaiMs, () => scene.executer(effet.commande));
        break;
      case "desarmer":
        this.#minuteurs.desarmer(effet.nom);
        break;
      case "chargerQuizz":
        void this.#chargerQuizz(effet);
        break;
      case "chargerImprevu":
        void this.#chargerImprevu(effet.id);
        break;
      case "lumiere":
        this.#ports.lumiere.mettre(effet.mode);
        break;
      case "historiser":
        void this.#ports.journal.poster(effet.soiree).then(() => this.#ports.historique.relever());
        break;
      case "diffuserMaintenant":
        scene.diffuserMaintenant();
        break;
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
        scene.supprimer();
        break;
    }
  }

  async #chargerQuizz({
    quizzId,
    compte,
    pour,
  }: Extract<Effet, { type: "chargerQuizz" }>): Promise<void> {
    try {
      const [quizz, imprevus] = await Promise.all([
        this.#ports.quizz.quizz(quizzId, compte),
        this.#ports.quizz.paquet(),
      ]);
      if (quizz === null) this.#scene.executer({ type: "quizzIndisponible", quizzId });
      else this.#scene.executer({ type: "quizzCharge", quizz, pour, imprevus });
    } catch {
      this.#scene.executer({ type: "quizzIndisponible", quizzId });
    }
  }

  async #chargerImprevu(id: string): Promise<void> {
    const imprevu = await this.#ports.quizz.imprevu(id).catch(() => null);
    if (imprevu === null) this.#scene.executer({ type: "imprevuIndisponible", id });
    else this.#scene.executer({ type: "imprevuCharge", imprevu });
  }
}

function fermeture(raison: "kick" | "expire" | "local"): number {
  return raison === "local" ? FERMETURE.roomSupprimee : FERMETURE.kick;
}
