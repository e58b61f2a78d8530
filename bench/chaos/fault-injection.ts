/** The faults that are injected into a cluster, the outages that they cause, and how soon people are back. */
import { setTimeout as dormir } from "node:timers/promises";
import type { ChaosCluster } from "./cluster.ts";
import type { ObservedChaosScreen } from "./outcome.ts";
import { computeQuantile } from "./random.ts";

interface Outage {
  readonly ecran: ObservedChaosScreen;
  readonly debut: number;
  fin: number | null;
}

/** A connection that came back. */
export interface ConnectionRecovery {
  readonly ms: number;
  /** The screen, and how long after the fault its connection was cut. */
  readonly qui: string;
}

/** The cuts of these connections from now on; times are in ms of `performance.now()`. */
export class ConnectionOutages {
  readonly #toutes: Outage[] = [];
  readonly #ouvertes = new Map<ObservedChaosScreen, Outage>();

  constructor(ecrans: readonly ObservedChaosScreen[]) {
    for (const ecran of ecrans) ecran.abonner(() => this.#voir(ecran));
  }

  #voir(ecran: ObservedChaosScreen): void {
    const enLigne = ecran.lire().statut === "en_ligne";
    const ouverte = this.#ouvertes.get(ecran);
    if (enLigne && ouverte !== undefined) {
      ouverte.fin = performance.now();
      this.#ouvertes.delete(ecran);
    } else if (!enLigne && ouverte === undefined) {
      const neuve = { ecran, debut: performance.now(), fin: null };
      this.#toutes.push(neuve);
      this.#ouvertes.set(ecran, neuve);
    }
  }

  /** Number of connections that are cut at this moment. */
  get enCours(): number {
    return this.#ouvertes.size;
  }

  /**
   * Delays in ms of the cuts since `depuis`, each from the moment when its room stopped (`origine`, by room and moment
   * of the cut) to the return. Cuts that last are left out.
   */
  retours(depuis: number, origine: (code: string, coupe: number) => number): ConnectionRecovery[] {
    return this.#toutes.flatMap(({ ecran, debut, fin }) => {
      if (debut < depuis || fin === null) return [];
      const { code, enPage = false } = ecran;
      const depart = origine(code, debut);
      const coupe = `cut after ${(debut - depart).toFixed(0)} ms`;
      return [{ ms: fin - depart, qui: `${enPage ? "a page" : "a line"} of ${code}, ${coupe}` }];
    });
  }

  codesEnCours(): string[] {
    return [...this.#ouvertes.keys()].map(({ code }) => code);
  }
}

const PATIENCE_MS = 25_000;
const REDIS_ABSENT_MS = 3_000;

/** The recoveries from one kind of fault, and the bounds (ms) that they must hold. */
class RecoveryTimes {
  readonly quoi: string;
  readonly #p95: number;
  readonly #max: number;
  readonly retours: ConnectionRecovery[] = [];

  constructor(quoi: string, p95: number, max: number) {
    this.quoi = quoi;
    this.#p95 = p95;
    this.#max = max;
  }

  /** One line of figures, and what is wrong with them. `indulgence`: factor by which the bounds are stretched. */
  rendre(indulgence: number): { readonly ligne: string; readonly fautes: readonly string[] } {
    const triees = this.retours.map(({ ms }) => ms).sort((a, b) => a - b);
    const ms = (q: number) => `${computeQuantile(triees, q).toFixed(0)} ms`;
    const tard = (q: number, borne: number) => computeQuantile(triees, q) > borne * indulgence;
    return {
      ligne: `${this.quoi.padEnd(10)} ${String(triees.length)} lines cut: back p50 ${ms(0.5)}, p95 ${ms(0.95)}, worst ${ms(1)}`,
      fautes: [
        ...(triees.length === 0 ? [`${this.quoi}: nobody was cut`] : []),
        ...(tard(0.95, this.#p95) ? [`${this.quoi}: 95 % are not back in time`] : []),
        ...this.retours
          .filter(({ ms }) => ms > this.#max * indulgence)
          .map((retour) => `${this.quoi}: ${retour.qui}, back after ${retour.ms.toFixed(0)} ms`),
      ],
    };
  }
}

interface ChaosContext {
  readonly cluster: ChaosCluster;
  readonly coupures: ConnectionOutages;
  /** Length of a freeze, in seconds. */
  readonly gel: number;
  /** Number of actions acknowledged so far. */
  readonly acquittees: () => number;
  /** Called while connections are cut, and when they are back. */
  readonly regarder: (quand: string) => Promise<void>;
}

export class FaultInjector {
  readonly #scene: ChaosContext;
  readonly #tues = new RecoveryTimes("killed", 5_000, 8_000);
  readonly #geles = new RecoveryTimes("frozen", 11_000, 14_000);
  readonly #vides = new RecoveryTimes("emptied", 1_500, 1_500);
  readonly fautes: string[] = [];

  constructor(scene: ChaosContext) {
    this.#scene = scene;
  }

  get mesures(): readonly RecoveryTimes[] {
    return [this.#tues, this.#geles, this.#vides];
  }

  async #tousRevenus(quoi: string): Promise<void> {
    const { coupures } = this.#scene;
    const limite = performance.now() + PATIENCE_MS;
    while (coupures.enCours > 0 && performance.now() < limite) await dormir(20);
    for (const code of new Set(coupures.codesEnCours()))
      this.fautes.push(`${quoi}: ${code} is not back`);
  }

  async kill(nom: string): Promise<void> {
    const { cluster, coupures, regarder } = this.#scene;
    const debut = performance.now();
    await cluster.signal(nom, "SIGKILL");
    await dormir(1_000);
    await regarder(`${nom}-killed`);
    await dormir(2_500);
    await this.#tousRevenus(`${nom} killed`);
    await regarder(`${nom}-back`);
    this.#tues.retours.push(...coupures.retours(debut, () => debut));
    await cluster.start(nom);
  }

  async freeze(nom: string): Promise<void> {
    const { cluster, coupures, gel } = this.#scene;
    const debut = performance.now();
    await cluster.signal(nom, "SIGSTOP");
    await dormir(gel * 1_000);
    await this.#tousRevenus(`${nom} frozen`);
    this.#geles.retours.push(...coupures.retours(debut, () => debut));
    await cluster.signal(nom, "SIGCONT");
    await dormir(1_500);
    await this.#tousRevenus(`${nom} awake`);
  }

  async drain(nom: string): Promise<void> {
    const { cluster, coupures } = this.#scene;
    const debut = performance.now();
    await cluster.signal(nom, "SIGTERM");
    await this.#tousRevenus(`${nom} emptied`);
    // rooms are handed over a few at a time, and each plays on until its own freeze
    const gel = (code: string, coupe: number) => {
      const quand = cluster.freezes.dernier(code, coupe);
      return quand === undefined || quand < debut ? debut : quand;
    };
    this.#vides.retours.push(...coupures.retours(debut, gel));
    await cluster.start(nom);
  }

  async killApi(): Promise<void> {
    const { cluster, coupures } = this.#scene;
    const debut = performance.now();
    await cluster.signal("api", "SIGKILL");
    await dormir(1_500);
    await cluster.start("api");
    if (coupures.retours(debut, () => debut).length + coupures.enCours > 0)
      this.fautes.push("lines were cut when the API was killed");
  }

  async killRedis(): Promise<void> {
    const { cluster } = this.#scene;
    await this.disturbRedis(
      "was killed",
      () => cluster.killRedis(),
      () => cluster.startRedis(),
    );
  }

  /** Keeps Redis from answering for a while: nothing may be acknowledged, no line cut, and play resumes. */
  async disturbRedis(
    quoi: string,
    commencer: () => Promise<void>,
    finir: () => Promise<void>,
  ): Promise<void> {
    const { coupures, acquittees } = this.#scene;
    const debut = performance.now();
    await commencer();
    // answers may still be on their way
    await dormir(200);
    const avant = acquittees();
    await dormir(REDIS_ABSENT_MS);
    if (acquittees() > avant) this.fautes.push(`something was acknowledged while Redis ${quoi}`);
    await finir();
    await dormir(6_000);
    const revenues = coupures.retours(debut, () => debut);
    if (revenues.length + coupures.enCours > 0)
      this.fautes.push(
        `lines were cut when Redis ${quoi}: ${String(revenues.length)} back (${revenues.map(({ ms }) => Math.round(ms)).join(", ")} ms), ${String(coupures.enCours)} not`,
      );
    if (acquittees() === avant) this.fautes.push(`nothing was acknowledged after Redis ${quoi}`);
  }
}
