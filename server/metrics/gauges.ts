/** Gauges, whose values are read each time the metrics are. */
import { Counter, Gauge, type Registry } from "prom-client";

/** Number of open games, of essais, and of the hosts and phones connected to them. */
export interface RoomOccupationCounts {
  readonly parties: number;
  readonly essais: number;
  readonly hotes: number;
  readonly telephones: number;
}

/** Sources of the gauges' values: bytes and counts, or ms where the name or a comment says so. None may throw. */
export interface MetricsGaugeSources {
  readonly pret: () => Promise<boolean>;
  readonly occupation: () => Promise<RoomOccupationCounts>;
  /** Age of the oldest state of a game that is not yet on disk, in ms. */
  readonly attenteMs: () => number;
  readonly hachages: () => { readonly enVol: number; readonly enAttente: number };
  readonly flux: () => number;
  readonly courrier: () => {
    readonly envoyes: number;
    readonly rates: number;
    readonly enAttente: number;
  };
  readonly stockage: () => Promise<{
    readonly base: number;
    readonly journal: number;
    readonly medias: number | null;
  }>;
  readonly disque: () => Promise<{ readonly libre: number; readonly total: number } | null>;
  /** The last backup; `date` in ms since 1970. */
  readonly sauvegarde: () => Promise<{ readonly date: number; readonly octets: number } | null>;
  readonly heuresEntreSauvegardes: number;
}

type Reading = readonly [labels: Readonly<Record<string, string>>, valeur: number];

/** Registers the gauges of the metrics. A gauge without a source has no value. */
export function registerMetricsGauges(
  registry: Registry,
  sources: Partial<MetricsGaugeSources>,
): void {
  const registers = [registry];
  const gauge = (
    name: string,
    help: string,
    read: () => Promise<readonly Reading[]> | readonly Reading[],
    labelNames: readonly string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const readings = await read();
        this.reset();
        // a gauge without a reading has no value: prom-client would give one without labels the value 0 after a reset
        if (readings.length === 0 && labelNames.length === 0) this.remove();
        for (const [labels, valeur] of readings) this.set(labels, valeur);
      },
    });
  const single = (valeur: number | null | undefined): readonly Reading[] =>
    valeur === null || valeur === undefined ? [] : [[{}, valeur]];
  const byLabel = (label: string, valeurs: Readonly<Record<string, number | null>>) =>
    Object.entries(valeurs).flatMap(([nom, valeur]): Reading[] =>
      valeur === null ? [] : [[{ [label]: nom }, valeur]],
    );

  gauge("trinquizz_pret", "1: games can be stored and the database answers", async () =>
    single(sources.pret === undefined ? null : Number(await sources.pret())),
  );
  let pendingOccupation: Promise<RoomOccupationCounts> | undefined;
  /** Number of games and of people, read once for the gauges that show them. */
  const occupation = () =>
    (pendingOccupation ??= sources.occupation?.().finally(() => (pendingOccupation = undefined)));
  gauge(
    "trinquizz_rooms",
    "Open rooms",
    async () => {
      const lue = await occupation();
      return lue === undefined ? [] : byLabel("genre", { partie: lue.parties, essai: lue.essais });
    },
    ["genre"],
  );
  gauge(
    "trinquizz_connexions",
    "Screens connected to a room",
    async () => {
      const lue = await occupation();
      return lue === undefined
        ? []
        : byLabel("role", { hote: lue.hotes, telephone: lue.telephones });
    },
    ["role"],
  );
  gauge(
    "trinquizz_journal_attente_seconds",
    "Age of the oldest state of a game that is not on disk yet",
    () => single(sources.attenteMs === undefined ? null : sources.attenteMs() / 1000),
  );
  gauge(
    "trinquizz_hachages",
    "Passwords being hashed, and waiting for it",
    () => {
      const lus = sources.hachages?.();
      return lus === undefined
        ? []
        : byLabel("etat", { en_vol: lus.enVol, en_attente: lus.enAttente });
    },
    ["etat"],
  );
  gauge("trinquizz_flux", "Open streams of news", () => single(sources.flux?.()));
  gauge("trinquizz_mails_en_attente", "Mails on their way", () =>
    single(sources.courrier?.().enAttente),
  );
  const mails = new Counter({
    name: "trinquizz_mails_total",
    help: "Mails, by what became of them",
    labelNames: ["issue"],
    registers: [],
    collect() {
      const lu = sources.courrier?.();
      this.reset();
      this.inc({ issue: "envoye" }, lu?.envoyes ?? 0);
      this.inc({ issue: "rate" }, lu?.rates ?? 0);
    },
  });
  registry.registerMetric(mails);
  gauge(
    "trinquizz_stockage_bytes",
    "What the data take: the database, what is written beside it and not in it yet, the media",
    async () => {
      const lu = await sources.stockage?.();
      return lu === undefined
        ? []
        : byLabel("quoi", { base: lu.base, wal: lu.journal, medias: lu.medias });
    },
    ["quoi"],
  );
  gauge("trinquizz_disque_libre_bytes", "Free on the disk of the data", async () =>
    single((await sources.disque?.())?.libre),
  );
  gauge("trinquizz_disque_bytes", "Size of the disk of the data", async () =>
    single((await sources.disque?.())?.total),
  );
  gauge(
    "trinquizz_sauvegarde_timestamp_seconds",
    "When the last backup was made; 0: never",
    async () => single(sources.sauvegarde && ((await sources.sauvegarde())?.date ?? 0) / 1000),
  );
  gauge(
    "trinquizz_sauvegarde_bytes",
    "The last backup, files that it shares with the data included",
    async () => single(sources.sauvegarde && ((await sources.sauvegarde())?.octets ?? 0)),
  );
  gauge("trinquizz_sauvegarde_attendue_seconds", "Time between two backups; 0: none is made", () =>
    single(sources.heuresEntreSauvegardes && sources.heuresEntreSauvegardes * 3600),
  );
}
