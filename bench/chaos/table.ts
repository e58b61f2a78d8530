/**
 * One room that plays without end: a host and its phones, on the client's own connections. The table remembers what the
 * server acknowledged, and reports what goes missing.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as dormir } from "node:timers/promises";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import { reponseRoomCreee } from "#contracts/room.ts";
import type { Vue } from "#game/schema/etat.ts";
import { RoomConnection } from "../../client/partie/line/connection.ts";
import type { JoinRoom, RemoteRoom } from "../../client/partie/line/remote-room.ts";
import { noteRoomPath } from "../../client/partie/line/room-address.ts";
import { joinColyseusRoom } from "../../client/partie/line/sdk.ts";
import {
  type ChaosTable,
  type ChaosRunOutcome,
  type ObservedFinishedGame,
  createChaosRunOutcome,
} from "./outcome.ts";

const PSEUDOS = ["Léa", "Tom", "Zineb", "Max", "Anne-So", "Gégé", "Inès", "Hector"];
/** Time between two moves of a screen, in ms. */
export interface ChaosScreenPace {
  readonly min: number;
  readonly max: number;
}
/** A fast table, below the limits for floods of commands. */
const FAST_PACE = { min: 70, max: 160 };
/** Longest time between an acknowledgement and the patch that shows its effect. */
const VU_APRES_MS = 1_500;
/** Time between two attempts to open a room, while no process opens rooms yet. */
const REESSAI_MS = 200;
const REESSAIS_MAX = 25;
const nouveauJeton = () => randomBytes(18).toString("base64url");

/** A machine of the host: its line, and how to lose it without a word, as a crash does. */
interface HostMachine {
  readonly ligne: RoomConnection;
  readonly perdre: () => void;
}

function createHostMachine(code: string, jeton: string, billet: string): HostMachine {
  let perdue = false;
  let derniere: RemoteRoom | null = null;
  const joindre: JoinRoom = async (...demande) => {
    if (perdue) throw new Error("this machine is lost");
    derniere = await joinColyseusRoom(...demande);
    return derniere;
  };
  const demande = () => ({ role: "hote", jeton, pseudo: "Hôte", billet }) as const;
  const ligne = new RoomConnection(code, demande, () => {}, joindre);
  return {
    ligne,
    perdre() {
      perdue = true;
      // a line that is let go first says no goodbye when it is closed
      derniere?.lacher();
      ligne.fermer();
    },
  };
}

export class Table implements ChaosTable {
  readonly bilan: ChaosRunOutcome = createChaosRunOutcome();
  #machine: HostMachine;
  readonly #nouvelleMachine: () => HostMachine;
  readonly #telephones: readonly RoomConnection[];
  readonly #quizzId: string;
  readonly #hasard: () => number;
  readonly #pace: ChaosScreenPace;
  /** When each screen last received the state of its room. */
  readonly #vuesA = new Map<RoomConnection, number>();
  /** Answers that the server acknowledged, by step and player, and when (ms). */
  readonly #reponses = new Map<
    string,
    { readonly reponse: readonly string[]; readonly a: number }
  >();
  /** Sips that the host wrote by hand in this game: at least those acknowledged, at most those sent. */
  #mains = { sures: 0, possibles: 0 };
  #derniereFin = -1;
  /** The end on the host's screen, until the acknowledgement lets the table leave it. */
  #finVue: ObservedFinishedGame | null = null;

  private constructor(
    nouvelleMachine: () => HostMachine,
    machine: HostMachine,
    telephones: readonly RoomConnection[],
    quizzId: string,
    hasard: () => number,
    pace: ChaosScreenPace,
  ) {
    this.#pace = pace;
    for (const ligne of [machine.ligne, ...telephones]) {
      let vue = ligne.lire().vue;
      ligne.abonner(() => {
        if (vue !== ligne.lire().vue) this.#vuesA.set(ligne, performance.now());
        ({ vue } = ligne.lire());
      });
    }
    this.#nouvelleMachine = nouvelleMachine;
    this.#machine = machine;
    this.#telephones = telephones;
    this.#quizzId = quizzId;
    this.#hasard = hasard;
  }

  /** Opens a room and brings every phone in. */
  static async ouvrir(
    adresse: string,
    telephones: number,
    quizzId: string,
    hasard: () => number,
    pace: ChaosScreenPace = FAST_PACE,
  ): Promise<Table> {
    const demander = () => fetch(`${adresse}/api/room`, { method: "POST" });
    let reponse = await demander();
    // a screen tries again too, since a process that has just started is known half a second later
    for (let essais = 0; reponse.status === 503 && essais < REESSAIS_MAX; essais++) {
      await dormir(REESSAI_MS);
      reponse = await demander();
    }
    const { code, billet, chemin } = reponseRoomCreee.parse(await reponse.json());
    noteRoomPath(code, chemin);
    const jetonHote = nouveauJeton();
    const nouvelleMachine = () => createHostMachine(code, jetonHote, billet);
    const machine = nouvelleMachine();
    await machine.ligne.ouvrir();
    const lignes: RoomConnection[] = [];
    for (let i = 0; i < telephones; i++) {
      const jeton = nouveauJeton();
      const pseudo = PSEUDOS[i % PSEUDOS.length] ?? "Max";
      const ligne = new RoomConnection(
        code,
        () => ({ role: "joueur", jeton, pseudo, sansAlcool: false }),
        () => {},
      );
      await ligne.ouvrir();
      lignes.push(ligne);
    }
    return new Table(nouvelleMachine, machine, lignes, quizzId, hasard, pace);
  }

  get #hote(): RoomConnection {
    return this.#machine.ligne;
  }

  /** The host's machine is lost; resolves `revenir` once another one, with the host's own secret, has come in. */
  perdreHote(): { readonly revenir: () => Promise<void> } {
    const ancienne = this.#machine;
    this.#machine = this.#nouvelleMachine();
    ancienne.perdre();
    return { revenir: async () => void (await this.#machine.ligne.ouvrir()) };
  }

  get code(): string {
    return this.#hote.code;
  }

  get ecrans(): readonly RoomConnection[] {
    return [this.#hote, ...this.#telephones];
  }

  /** Plays until `arret`, whatever happens to the server. */
  async jouer(arret: AbortSignal): Promise<void> {
    const tous = [
      this.#mener(arret),
      ...this.#telephones.map((ligne) => this.#repondre(ligne, arret)),
    ];
    await Promise.all(tous);
    const vue = this.#vue(this.#hote);
    if (vue !== null) this.#regarderFin(vue);
    this.#laisserFin();
  }

  fermer(): void {
    for (const ligne of this.ecrans) ligne.fermer();
  }

  async #pause(): Promise<void> {
    const { min, max } = this.#pace;
    await dormir(min + this.#hasard() * (max - min));
  }

  /** The state on a screen that is connected; a connection that was refused for good is a fault. */
  #vue(ligne: RoomConnection): Vue | null {
    const { statut, raison, vue } = ligne.lire();
    if (statut === "ferme") this.#fauter(`sent home (${String(raison)})`);
    return statut === "en_ligne" ? vue : null;
  }

  #fauter(quoi: string): void {
    const faute = `${this.code}: ${quoi}`;
    if (!this.bilan.fautes.includes(faute)) this.bilan.fautes.push(faute);
  }

  /** Sends a command; true once it is acknowledged. */
  async #demander(ligne: RoomConnection, commande: CommandeDEcran): Promise<boolean> {
    const issue = await ligne.demander(commande);
    if (issue.ok) this.bilan.acquittees++;
    else if (issue.refus === "hors_ligne") this.bilan.incertaines++;
    else this.bilan.refusees++;
    return issue.ok;
  }

  async #repondre(ligne: RoomConnection, arret: AbortSignal): Promise<void> {
    while (!arret.aborted) {
      await this.#pause();
      const vue = this.#vue(ligne);
      const moi = ligne.lire().accueil?.playerID ?? "";
      const joueur = vue?.joueurs[moi];
      const { question } = vue ?? {};
      if (vue?.etape !== 0 || vue.phase !== "jeu" || question === undefined) continue;
      if (question.type === "rien" || joueur?.participe !== true) continue;
      const cle = `${String(vue.tour)} ${moi}`;
      if (joueur.aRepondu) continue;
      const acquittee = this.#reponses.get(cle);
      if (acquittee !== undefined) {
        // a connection that stalls without being cut shows an older state
        if ((this.#vuesA.get(ligne) ?? 0) - acquittee.a > VU_APRES_MS)
          this.#fauter(`an acknowledged answer is gone (step ${cle})`);
        continue;
      }
      const reponse =
        question.type === "entree"
          ? [`mot ${String(Math.floor(this.#hasard() * 99))}`]
          : question.type === "ordre"
            ? [...question.options]
            : [question.options[Math.floor(this.#hasard() * question.options.length)] ?? ""];
      if (await this.#demander(ligne, { type: "repondre", tour: vue.tour, reponse }))
        this.#reponses.set(cle, { reponse, a: performance.now() });
    }
  }

  async #mener(arret: AbortSignal): Promise<void> {
    while (!arret.aborted) {
      await this.#pause();
      const vue = this.#vue(this.#hote);
      if (vue === null) continue;
      this.#regarderFin(vue);
      this.#verifierReponses(vue);
      if (vue.phase === "salon") await this.#auSalon(vue);
      else if (vue.phase === "fin") await this.#aLaFin(vue);
      else await this.#enJeu(vue);
    }
  }

  async #auSalon(vue: Vue): Promise<void> {
    this.#mains = { sures: 0, possibles: 0 };
    this.#reponses.clear();
    if (vue.titre === "")
      await this.#demander(this.#hote, { type: "choisirQuizz", quizzId: this.#quizzId });
    else await this.#demander(this.#hote, { type: "lancer" });
  }

  async #enJeu(vue: Vue): Promise<void> {
    const { tour, etape, minuteur, question } = vue;
    if (minuteur !== undefined && !minuteur.marche && etape === 0)
      await this.#demander(this.#hote, { type: "mediaPret", tour });
    if (this.#hasard() < 0.3) await this.#ecrireALaMain(vue);
    const attend =
      etape === 0 &&
      question?.type !== "rien" &&
      Object.values(vue.joueurs).some(({ participe, aRepondu }) => participe && !aRepondu);
    // now and then the host does not wait for every answer
    if (attend && this.#hasard() > 0.03) return;
    const sousLeClassement = vue.classement?.clos === false;
    if (etape === 0 && question?.type !== "rien" && !sousLeClassement)
      await this.#demander(this.#hote, { type: "reveler", tour });
    else await this.#demander(this.#hote, { type: "suivant", tour });
  }

  /** Writes one sip more for a player: a line of the ardoise that must still be there at the end. */
  async #ecrireALaMain(vue: Vue): Promise<void> {
    if (vue.compteursCaches) return;
    const joueurs = Object.entries(vue.joueurs).filter(([id]) => id !== "CREATEUR");
    const [id, joueur] = joueurs[Math.floor(this.#hasard() * joueurs.length)] ?? [];
    if (id === undefined || joueur === undefined) return;
    const de = joueur.gorgee;
    this.#mains.possibles++;
    const commande = { type: "fixerGorgees", joueur: id, de, gorgees: de + 1 } as const;
    if (await this.#demander(this.#hote, commande)) this.#mains.sures++;
  }

  /** Checks the reveal: every acknowledged answer is shown, unchanged. */
  #verifierReponses(vue: Vue): void {
    if (vue.phase !== "jeu" || vue.etape !== 1) return;
    for (const [id, { reponse }] of Object.entries(vue.joueurs)) {
      const envoyee = this.#reponses.get(`${String(vue.tour - 1)} ${id}`)?.reponse;
      if (envoyee !== undefined && envoyee.join() !== [...reponse].join())
        this.#fauter(`another answer than the one acknowledged (step ${String(vue.tour)}, ${id})`);
    }
  }

  #regarderFin({ phase, fin }: Vue): void {
    if (phase !== "fin") this.#laisserFin();
    else if (fin !== undefined && fin.tour !== this.#derniereFin)
      this.#finVue = {
        code: this.code,
        gorgees: fin.table.map(({ gorgees }) => gorgees).sort((a, b) => a - b),
      };
  }

  /** Records an end that the host left without hearing its acknowledgement. */
  #laisserFin(): void {
    if (this.#finVue !== null) this.bilan.sansAccuse.push(this.#finVue);
    this.#finVue = null;
  }

  async #aLaFin({ fin }: Vue): Promise<void> {
    if (fin === undefined) return;
    const lues = await this.#lignesALaMain();
    if (lues === null) return;
    if (lues < this.#mains.sures)
      this.#fauter(
        `${String(this.#mains.sures - lues)} acknowledged lines of the ardoise are gone`,
      );
    if (lues > this.#mains.possibles)
      this.#fauter(
        `${String(lues - this.#mains.possibles)} lines of the ardoise were written twice`,
      );
    if (!(await this.#demander(this.#hote, { type: "retourSalon" }))) return;
    // the end is acknowledged, so it is on the disk with its history
    if (fin.tour === this.#derniereFin) this.#fauter("the same end twice");
    this.#derniereFin = fin.tour;
    this.#finVue = null;
    this.bilan.finies.push({
      code: this.code,
      gorgees: fin.table.map(({ gorgees }) => gorgees).sort((a, b) => a - b),
    });
  }

  /**
   * Number of lines of the ardoise that the host wrote by hand, read page by page; null when the connection does not
   * answer.
   */
  async #lignesALaMain(): Promise<number | null> {
    let lues = 0;
    let avant: number | undefined;
    for (;;) {
      const page = await this.#hote.consulter({
        quoi: "ardoise",
        ...(avant === undefined ? {} : { avant }),
      });
      if (page?.quoi !== "ardoise") return null;
      lues += page.lignes.filter(({ motif }) => motif === "main").length;
      avant = page.lignes.at(-1)?.id;
      if (!page.suite || avant === undefined) return lues;
    }
  }
}
