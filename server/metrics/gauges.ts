/** Figures that are read when somebody asks. */
import { Counter, Gauge, type Registry } from "prom-client";

/** Rooms, those where a question is tried apart, and who is connected to them. */
export interface Occupation {
  readonly parties: number;
  readonly essais: number;
  readonly hotes: number;
  readonly telephones: number;
}

/** Bytes, counts, ms where it says so. None of it may throw. */
export interface Sources {
  readonly pret: () => Promise<boolean>;
  readonly occupation: () => Promise<Occupation>;
  /** Age of the oldest state of a game that is not on disk yet, in ms. */
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
  /** `date`: ms since 1970. */
  readonly sauvegarde: () => Promise<{ readonly date: number; readonly octets: number } | null>;
  readonly heuresEntreSauvegardes: number;
}

type Lue = readonly [labels: Readonly<Record<string, string>>, valeur: number];

/** A source that is not there yet has no figures. */
export function registerGauges(registre: Registry, sources: Partial<Sources>): void {
  const registers = [registre];
  const jauge = (
    name: string,
    help: string,
    lire: () => Promise<readonly Lue[]> | readonly Lue[],
    labelNames: readonly string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const lues = await lire();
        this.reset();
        // one without labels would be 0
        if (lues.length === 0 && labelNames.length === 0) this.remove();
        for (const [labels, valeur] of lues) this.set(labels, valeur);
      },
    });
  const seule = (valeur: number | null | undefined): readonly Lue[] =>
    valeur === null || valeur === undefined ? [] : [[{}, valeur]];
  const par = (label: string, valeurs: Readonly<Record<string, number | null>>) =>
    Object.entries(valeurs).flatMap(([nom, valeur]): Lue[] =>
      valeur === null ? [] : [[{ [label]: nom }, valeur]],
    );

  jauge("trinquizz_pret", "1: games can be stored and the database answers", async () =>
    seule(sources.pret === undefined ? null : Number(await sources.pret())),
  );
  let occupationEnCours: Promise<Occupation> | undefined;
  /** Once for the figures that are read together. */
  const occupation = () =>
    (occupationEnCours ??= sources.occupation?.().finally(() => (occupationEnCours = undefined)));
  jauge(
    "trinquizz_rooms",
    "Open rooms",
    async () => {
      const lue = await occupation();
      return lue === undefined ? [] : par("genre", { partie: lue.parties, essai: lue.essais });
    },
    ["genre"],
  );
  jauge(
    "trinquizz_connexions",
    "Screens connected to a room",
    async () => {
      const lue = await occupation();
      return lue === undefined ? [] : par("role", { hote: lue.hotes, telephone: lue.telephones });
    },
    ["role"],
  );
  jauge(
    "trinquizz_journal_attente_seconds",
    "Age of the oldest state of a game that is not on disk yet",
    () => seule(sources.attenteMs === undefined ? null : sources.attenteMs() / 1000),
  );
  jauge(
    "trinquizz_hachages",
    "Passwords being hashed, and waiting for it",
    () => {
      const lus = sources.hachages?.();
      return lus === undefined ? [] : par("etat", { en_vol: lus.enVol, en_attente: lus.enAttente });
    },
    ["etat"],
  );
  jauge("trinquizz_flux", "Open streams of news", () => seule(sources.flux?.()));
  jauge("trinquizz_mails_en_attente", "Mails on their way", () =>
    seule(sources.courrier?.().enAttente),
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
  registre.registerMetric(mails);
  jauge(
    "trinquizz_stockage_bytes",
    "What the data take: the database, what is written beside it and not in it yet, the media",
    async () => {
      const lu = await sources.stockage?.();
      return lu === undefined
        ? []
        : par("quoi", { base: lu.base, wal: lu.journal, medias: lu.medias });
    },
    ["quoi"],
  );
  jauge("trinquizz_disque_libre_bytes", "Free on the disk of the data", async () =>
    seule((await sources.disque?.())?.libre),
  );
  jauge("trinquizz_disque_bytes", "Size of the disk of the data", async () =>
    seule((await sources.disque?.())?.total),
  );
  jauge(
    "trinquizz_sauvegarde_timestamp_seconds",
    "When the last backup was made; 0: never",
    async () => seule(sources.sauvegarde && ((await sources.sauvegarde())?.date ?? 0) / 1000),
  );
  jauge(
    "trinquizz_sauvegarde_bytes",
    "The last backup, files that it shares with the data included",
    async () => seule(sources.sauvegarde && ((await sources.sauvegarde())?.octets ?? 0)),
  );
  jauge("trinquizz_sauvegarde_attendue_seconds", "Time between two backups; 0: none is made", () =>
    seule(sources.heuresEntreSauvegardes && sources.heuresEntreSauvegardes * 3600),
  );
}
