/** The load generator: rooms full of phones, as light as they can be, in a process of their own. */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import { encoderDessin, type PointDeDessin, type TraitDeDessin } from "#contracts/dessin.ts";
import { BENCH_QUESTION_COUNT, BENCH_OPTIONS, BENCH_QUIZZ_ID } from "./bench-quizz.ts";
import { serveBenchRequests } from "./child-process.ts";
import { LoadCounters, type LoadRunLosses } from "./counters.ts";
import { type ReservedSeat, reservedSeats } from "./measured-server.ts";
import { COLYSEUS_WIRE_FORMAT, JSON_WIRE_FORMAT, type RoomWireFormat } from "./protocol.ts";
import { LoadScreen } from "./screen.ts";

const TRAITS = 6;
const POINTS = 90;

const trait = (n: number, rang: number): TraitDeDessin => ({
  craie: rang % 2 === 0 ? "encre" : "ocre",
  points: Array.from({ length: POINTS }, (_, i): PointDeDessin => {
    const rayon = 20 + rang * 16 + (n % 7);
    const angle = i * (5 / rayon);
    return [
      Math.round(128 + rayon * Math.cos(angle + n)),
      Math.round(128 + rayon * Math.sin(angle + n)),
    ];
  }),
});

export const createBenchDrawing = (n: number): string =>
  encoderDessin(Array.from({ length: TRAITS }, (_, rang) => trait(n, rang)));

/** No phone answers in the first `LECTURE_MS` of a question, nor in the last `MARGE_MS` of its period. */
const LECTURE_MS = 200;
const MARGE_MS = 400;
/** Once no new question is asked, those who have not answered yet do so within this time. */
const LAST_ANSWERS_MS = 1500;
/** Questions between two standings. */
const CLASSEMENT_TOUTES_LES = 5;

/** Answers that every phone of every room sends alike, encoded once. */
export class EncodedAnswerFrames {
  readonly #langue: RoomWireFormat;
  readonly #reponses = new Map<number, Buffer>();

  constructor(langue: RoomWireFormat) {
    this.#langue = langue;
  }

  /**
   * The frame of a phone's answer number `n`: question `n` is step 1 + 2n of the game, and the answer is the request
   * after the drawing.
   */
  reponse(n: number, choix: number): Buffer {
    const cle = n * BENCH_OPTIONS.length + choix;
    let trame = this.#reponses.get(cle);
    if (trame === undefined) {
      const reponse = [BENCH_OPTIONS[choix] ?? ""];
      trame = this.#langue.demande(n + 1, { type: "repondre", tour: 1 + 2 * n, reponse });
      this.#reponses.set(cle, trame);
    }
    return trame;
  }
}

interface LoadRoomOptions {
  readonly langue: RoomWireFormat;
  readonly trames: EncodedAnswerFrames;
  readonly compteurs: LoadCounters;
  readonly periodeMs: number;
  /** Address of the server, without the path of a seat. */
  readonly adresse: string;
  readonly places: readonly ReservedSeat[];
}

export class LoadRoom {
  readonly #options: LoadRoomOptions;
  readonly #phones: LoadScreen[] = [];
  #hote: LoadScreen | undefined;
  #question = -1;
  #debut = 0;
  #attendQuestion = false;
  #finie = false;
  #reponsesEnvoyees = 0;
  #dernierEnvoi = 0;
  #surAccuseHote = () => {};

  constructor(options: LoadRoomOptions) {
    this.#options = options;
  }

  /** Brings every screen in, the host first. */
  async entrer(): Promise<void> {
    const { langue, compteurs, adresse, places } = this.#options;
    const [hote, ...phones] = places;
    if (hote === undefined) throw new Error("a room has a host");
    this.#hote = await LoadScreen.ouvrir({
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
      const phone = await LoadScreen.ouvrir({
        langue,
        compteurs,
        adresse: adresse + chemin,
        dit,
        surAccuse: (delaiMs) => compteurs.recordAck(delaiMs),
        surDiffusion: (revelation) => {
          if (revelation) compteurs.recordReveal(performance.now() - this.#dernierEnvoi);
        },
      });
      phone.demander({ type: "dessiner", dessin: createBenchDrawing(this.#phones.length) });
      this.#phones.push(phone);
    }
  }

  /** Starts the quizz, once every screen has received the changes of the arrivals. */
  async lancer(): Promise<void> {
    for (const ecran of this.#ecrans()) ecran.repartirDeZero();
    await this.#demanderHote({ type: "reglerParametres", sansImprevu: true });
    await this.#demanderHote({ type: "choisirQuizz", quizzId: BENCH_QUIZZ_ID });
    this.#attendQuestion = true;
    await this.#demanderHote({ type: "lancer" });
  }

  /** Makes the current question the last one, with its answers sent soon. */
  finir(): void {
    this.#finie = true;
    for (const phone of this.#phones)
      if (phone.occupe)
        phone.programmer(Math.random() * LAST_ANSWERS_MS, () => this.#repondre(phone));
  }

  fermer(): void {
    for (const ecran of this.#ecrans()) ecran.fermer();
  }

  /** The losses; read them once the last reveal has had the time to come. */
  pertes(): LoadRunLosses {
    const ecrans = this.#ecrans();
    const total = (lire: (ecran: LoadScreen) => number) =>
      ecrans.reduce((n, ecran) => n + lire(ecran), 0);
    const commeHote = ({ trames, somme }: LoadScreen) =>
      trames === this.#hote?.trames && somme === this.#hote.somme;
    return {
      demandes: total(({ envoyees, accuses }) => envoyees - accuses),
      refus: total(({ refus }) => refus),
      revelations: total(({ revelations }) => this.#question + 1 - revelations),
      ecransDivergents: ecrans.filter((ecran) => !commeHote(ecran)).length,
      deconnexions: total(({ deconnexions }) => deconnexions),
    };
  }

  #ecrans(): LoadScreen[] {
    return this.#hote === undefined ? this.#phones : [this.#hote, ...this.#phones];
  }

  #revelee(): void {
    const { compteurs, periodeMs } = this.#options;
    compteurs.recordReveal(performance.now() - this.#dernierEnvoi);
    compteurs.questions++;
    if (this.#finie || this.#question + 1 >= BENCH_QUESTION_COUNT) return;
    const reste = this.#debut + periodeMs - performance.now();
    this.#hote?.programmer(Math.max(MARGE_MS / 2, reste), () => {
      if (this.#finie) return;
      this.#attendQuestion = true;
      this.#hote?.demander({ type: "suivant", tour: 2 + 2 * this.#question });
    });
  }

  /** The question is on the host's screen, and every phone answers at a moment of its own. */
  #jouerQuestion(): void {
    this.#attendQuestion = false;
    this.#question++;
    this.#reponsesEnvoyees = 0;
    this.#debut = performance.now();
    // the standings hide the question until the host goes on
    if (this.#question > 0 && this.#question % CLASSEMENT_TOUTES_LES === 0)
      this.#hote?.demander({ type: "suivant", tour: 1 + 2 * this.#question });
    const duree = this.#finie ? LAST_ANSWERS_MS : this.#options.periodeMs - LECTURE_MS - MARGE_MS;
    for (const phone of this.#phones)
      phone.programmer(LECTURE_MS + Math.random() * duree, () => this.#repondre(phone));
  }

  #repondre(phone: LoadScreen): void {
    const choix = Math.floor(Math.random() * BENCH_OPTIONS.length);
    const instant = phone.envoyer(this.#options.trames.reponse(this.#question, choix));
    if (++this.#reponsesEnvoyees === this.#phones.length) this.#dernierEnvoi = instant;
  }

  #demanderHote(commande: CommandeDEcran): Promise<void> {
    return new Promise((resoudre) => {
      this.#surAccuseHote = resoudre;
      this.#hote?.demander(commande);
    });
  }
}

/** Rooms that fill at the same time. */
const ENTREES_EN_PARALLELE = 16;
/** Longer than the period of the patches, so that every screen has received the arrivals. */
const CALME_MS = 1000;
/** Time for the last answers to leave and the last reveals to come. */
const DRAIN_MS = 3000;

export const loadGeneratorRequest = z.object({
  /** Port where rooms are asked for, and where they are played unless the server names another one. */
  port: z.int(),
  portJeu: z.int().optional(),
  langue: z.enum(["colyseus", "json"]),
  rooms: z.int(),
  joueurs: z.int(),
  periodeMs: z.number(),
});
type LoadRequest = z.infer<typeof loadGeneratorRequest>;

const compteurs = new LoadCounters();
const salles: LoadRoom[] = [];
let periodeMs = 0;

async function remplir({
  port,
  portJeu = port,
  langue: nom,
  rooms,
  joueurs,
  ...reste
}: LoadRequest): Promise<void> {
  ({ periodeMs } = reste);
  const langue = nom === "json" ? JSON_WIRE_FORMAT : COLYSEUS_WIRE_FORMAT;
  const trames = new EncodedAnswerFrames(langue);
  let aOuvrir = rooms;
  const ouvrirLesSuivantes = async () => {
    while (aOuvrir-- > 0) {
      const reponse = await fetch(`http://127.0.0.1:${port}/`, {
        method: "POST",
        body: JSON.stringify({ joueurs }),
      });
      const ouverte = reservedSeats.parse(await reponse.json());
      const adresse = `ws://127.0.0.1:${portJeu}`;
      const salle = new LoadRoom({ langue, trames, compteurs, periodeMs, adresse, ...ouverte });
      await salle.entrer();
      salles.push(salle);
    }
  };
  await Promise.all(Array.from({ length: ENTREES_EN_PARALLELE }, ouvrirLesSuivantes));
  await sleep(CALME_MS);
}

/** Starts the rooms one after the other over a whole period, so that they stay spread. */
async function jouer(): Promise<void> {
  await Promise.all(
    salles.map(async (salle, i) => {
      await sleep((i / salles.length) * periodeMs);
      await salle.lancer();
    }),
  );
}

/** Lets the current questions end, then counts the losses. */
async function finir(): Promise<LoadRunLosses> {
  for (const salle of salles) salle.finir();
  await sleep(DRAIN_MS);
  const toutes = salles.map((salle) => salle.pertes());
  const total = (nom: keyof LoadRunLosses) => toutes.reduce((n, salle) => n + salle[nom], 0);
  for (const salle of salles) salle.fermer();
  return {
    demandes: total("demandes"),
    refus: total("refus"),
    revelations: total("revelations"),
    ecransDivergents: total("ecransDivergents"),
    deconnexions: total("deconnexions"),
  };
}

serveBenchRequests({
  remplir: (donnees) => remplir(loadGeneratorRequest.parse(donnees)),
  jouer,
  releve: () => compteurs.read(),
  finir,
  arreter: () => {},
});
