/** One room of the load: a host's screen and its phones, playing question after question at their own pace. */
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { dessinDeBanc } from "./drawing.ts";
import { Ecran } from "./screen.ts";
import type { Langue } from "./protocol.ts";
import type { Place } from "./measured-server.ts";
import { NB_QUESTIONS, OPTIONS, QUIZZ_ID } from "./bench-quizz.ts";
import type { Compteurs, Pertes } from "./counters.ts";

/** Nobody answers within this time of the question, nor in the last part of its period. */
const LECTURE_MS = 200;
const MARGE_MS = 400;
/** Once no new question is asked, those who have not answered yet do so within this time. */
const FIN_MS = 1500;
/** Questions from one to the next. */
const CLASSEMENT_TOUTES_LES = 5;

/** Answers that every phone of every room sends alike, encoded once. */
export class Trames {
  readonly #langue: Langue;
  readonly #reponses = new Map<number, Buffer>();

  constructor(langue: Langue) {
    this.#langue = langue;
  }

  /** Question `n` is step 1 + 2n of the game; a phone's nth answer is its request after its drawing. */
  reponse(n: number, choix: number): Buffer {
    const cle = n * OPTIONS.length + choix;
    let trame = this.#reponses.get(cle);
    if (trame === undefined) {
      const reponse = [OPTIONS[choix] ?? ""];
      trame = this.#langue.demande(n + 1, { type: "repondre", tour: 1 + 2 * n, reponse });
      this.#reponses.set(cle, trame);
    }
    return trame;
  }
}

interface OptionsSalle {
  readonly langue: Langue;
  readonly trames: Trames;
  readonly compteurs: Compteurs;
  readonly periodeMs: number;
  /** Of the server, before the path of a seat. */
  readonly adresse: string;
  readonly places: readonly Place[];
}

export class Salle {
  readonly #options: OptionsSalle;
  readonly #phones: Ecran[] = [];
  #hote: Ecran | undefined;
  #question = -1;
  #debut = 0;
  #attendQuestion = false;
  #finie = false;
  #reponsesEnvoyees = 0;
  #dernierEnvoi = 0;
  #surAccuseHote = () => {};

  constructor(options: OptionsSalle) {
    this.#options = options;
  }

  /** Brings everybody in, the host first. */
  async entrer(): Promise<void> {
    const { langue, compteurs, adresse, places } = this.#options;
    const [hote, ...phones] = places;
    if (hote === undefined) throw new Error("a room has a host");
    this.#hote = await Ecran.ouvrir({
      langue,
      compteurs,
      adresse: adresse + hote.chemin,
      dit: hote.dit,
      surAccuse: () => this.#surAccuseHote(),
      surDiffusion: (revelation) => {
        if (revelation) this.#revelee();
        else if (this.#attendQuestion) this.#jouerQuestion();
      },
    });
    for (const { chemin, dit } of phones) {
      const phone = await Ecran.ouvrir({
        langue,
        compteurs,
        adresse: adresse + chemin,
        dit,
        surAccuse: (delaiMs) => compteurs.noterAccuse(delaiMs),
        surDiffusion: (revelation) => {
          if (revelation) compteurs.noterRevelation(performance.now() - this.#dernierEnvoi);
        },
      });
      phone.demander({ type: "dessiner", dessin: dessinDeBanc(this.#phones.length) });
      this.#phones.push(phone);
    }
  }

  /** Starts the quizz, once what the arrivals changed has been heard. */
  async lancer(): Promise<void> {
    for (const ecran of this.#ecrans()) ecran.repartirDeZero();
    await this.#demanderHote({ type: "reglerParametres", sansImprevu: true });
    await this.#demanderHote({ type: "choisirQuizz", quizzId: QUIZZ_ID });
    this.#attendQuestion = true;
    await this.#demanderHote({ type: "lancer" });
  }

  /** The question on the table is the last one, and answered soon. */
  finir(): void {
    this.#finie = true;
    for (const phone of this.#phones)
      if (phone.occupe) phone.programmer(Math.random() * FIN_MS, () => this.#repondre(phone));
  }

  fermer(): void {
    for (const ecran of this.#ecrans()) ecran.fermer();
  }

  /** To be read once the last reveal has had the time to come. */
  pertes(): Pertes {
    const ecrans = this.#ecrans();
    const total = (lire: (ecran: Ecran) => number) =>
      ecrans.reduce((n, ecran) => n + lire(ecran), 0);
    const commeHote = ({ trames, somme }: Ecran) =>
      trames === this.#hote?.trames && somme === this.#hote.somme;
    return {
      demandes: total(({ envoyees, accuses }) => envoyees - accuses),
      refus: total(({ refus }) => refus),
      revelations: total(({ revelations }) => this.#question + 1 - revelations),
      ecransDivergents: ecrans.filter((ecran) => !commeHote(ecran)).length,
      deconnexions: total(({ deconnexions }) => deconnexions),
    };
  }

  #ecrans(): Ecran[] {
    return this.#hote === undefined ? this.#phones : [this.#hote, ...this.#phones];
  }

  #revelee(): void {
    const { compteurs, periodeMs } = this.#options;
    compteurs.noterRevelation(performance.now() - this.#dernierEnvoi);
    compteurs.questions++;
    if (this.#finie || this.#question + 1 >= NB_QUESTIONS) return;
    const reste = this.#debut + periodeMs - performance.now();
    this.#hote?.programmer(Math.max(MARGE_MS / 2, reste), () => {
      if (this.#finie) return;
      this.#attendQuestion = true;
      this.#hote?.demander({ type: "suivant", tour: 2 + 2 * this.#question });
    });
  }

  /** The question is on the host's screen: every phone answers at a moment of its own. */
  #jouerQuestion(): void {
    this.#attendQuestion = false;
    this.#question++;
    this.#reponsesEnvoyees = 0;
    this.#debut = performance.now();
    // the standings cover it until the host goes on
    if (this.#question > 0 && this.#question % CLASSEMENT_TOUTES_LES === 0)
      this.#hote?.demander({ type: "suivant", tour: 1 + 2 * this.#question });
    const duree = this.#finie ? FIN_MS : this.#options.periodeMs - LECTURE_MS - MARGE_MS;
    for (const phone of this.#phones)
      phone.programmer(LECTURE_MS + Math.random() * duree, () => this.#repondre(phone));
  }

  #repondre(phone: Ecran): void {
    const choix = Math.floor(Math.random() * OPTIONS.length);
    const instant = phone.envoyer(this.#options.trames.reponse(this.#question, choix));
    if (++this.#reponsesEnvoyees === this.#phones.length) this.#dernierEnvoi = instant;
  }

  #demanderHote(commande: CommandeDuFil): Promise<void> {
    return new Promise((resoudre) => {
      this.#surAccuseHote = resoudre;
      this.#hote?.demander(commande);
    });
  }
}
