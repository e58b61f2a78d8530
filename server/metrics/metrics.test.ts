import { expect, test } from "vitest";
import { CODES_REFUS } from "#contracts/refus.ts";
import { createServerMetrics } from "./metrics.ts";

const lignes = async (mesures: ReturnType<typeof createServerMetrics>) =>
  (await mesures.lire()).texte.split("\n").filter((ligne) => ligne.startsWith("trinquizz_"));

test("counters start at 0; a gauge without source is absent", async () => {
  const mesures = createServerMetrics();
  const vues = await lignes(mesures);
  for (const code of CODES_REFUS) expect(vues).toContain(`trinquizz_refus_total{code="${code}"} 0`);
  expect(vues).toContain('trinquizz_journal_ecriture_seconds_count{issue="ratee"} 0');
  expect(vues.filter((ligne) => /^trinquizz_(?:rooms|pret|stockage)/.test(ligne))).toEqual([]);
  expect((await mesures.lire()).type).toContain("version=0.0.4");
});

test("what takes longer the more sockets are open is not measured", async () => {
  const { texte } = await createServerMetrics().lire();
  expect(texte).toContain("nodejs_eventloop_lag_seconds");
  expect(texte).not.toMatch(/^(?:process_open_fds|nodejs_active)/m);
});

test("each source gives its values in seconds and bytes, read each time", async () => {
  const mesures = createServerMetrics();
  let [attenteMs, envoyes] = [1500, 3];
  mesures.brancher({
    pret: async () => false,
    occupation: async () => ({ parties: 2, essais: 1, hotes: 2, telephones: 9 }),
    attenteMs: () => attenteMs,
  });
  mesures.brancher({
    hachages: () => ({ enVol: 2, enAttente: 20 }),
    flux: () => 4,
    courrier: () => ({ envoyes, rates: 1, enAttente: 0 }),
    stockage: async () => ({ base: 10, journal: 20, medias: null }),
    disque: async () => ({ libre: 30, total: 40 }),
    sauvegarde: async () => ({ date: 5000, octets: 60 }),
    heuresEntreSauvegardes: 24,
  });
  const attendues = [
    "trinquizz_pret 0",
    'trinquizz_rooms{genre="partie"} 2',
    'trinquizz_rooms{genre="essai"} 1',
    'trinquizz_connexions{role="hote"} 2',
    'trinquizz_connexions{role="telephone"} 9',
    'trinquizz_hachages{etat="en_vol"} 2',
    'trinquizz_hachages{etat="en_attente"} 20',
    "trinquizz_flux 4",
    "trinquizz_mails_en_attente 0",
    'trinquizz_mails_total{issue="rate"} 1',
    'trinquizz_stockage_bytes{quoi="base"} 10',
    'trinquizz_stockage_bytes{quoi="wal"} 20',
    "trinquizz_disque_libre_bytes 30",
    "trinquizz_disque_bytes 40",
    "trinquizz_sauvegarde_timestamp_seconds 5",
    "trinquizz_sauvegarde_bytes 60",
    "trinquizz_sauvegarde_attendue_seconds 86400",
  ];
  expect(await lignes(mesures)).toEqual(
    expect.arrayContaining([
      ...attendues,
      "trinquizz_journal_attente_seconds 1.5",
      'trinquizz_mails_total{issue="envoye"} 3',
    ]),
  );
  [attenteMs, envoyes] = [0, 5];
  const apres = await lignes(mesures);
  expect(apres).toEqual(
    expect.arrayContaining([...attendues, "trinquizz_journal_attente_seconds 0"]),
  );
  expect(apres).toContain('trinquizz_mails_total{issue="envoye"} 5');
  // a gauge whose value is unknown is absent rather than 0
  expect(apres.join("\n")).not.toContain('quoi="medias"');
});

test("measured times are counted in buckets of seconds", async () => {
  const mesures = createServerMetrics();
  mesures.revelation(3);
  mesures.ecriture(30, true);
  mesures.refus("kick");
  mesures.requete({ methode: "GET", route: "/api/notif", classe: "2xx", dureeMs: 7 });
  expect(await lignes(mesures)).toEqual(
    expect.arrayContaining([
      'trinquizz_revelation_seconds_bucket{le="0.001"} 0',
      'trinquizz_revelation_seconds_bucket{le="0.005"} 1',
      'trinquizz_journal_ecriture_seconds_bucket{le="0.05",issue="reussie"} 1',
      'trinquizz_refus_total{code="kick"} 1',
      'trinquizz_http_seconds_bucket{le="0.005",classe="2xx"} 0',
      'trinquizz_http_seconds_bucket{le="0.02",classe="2xx"} 1',
      'trinquizz_http_reponses_total{methode="GET",route="/api/notif",classe="2xx"} 1',
      'trinquizz_http_duree_seconds_total{methode="GET",route="/api/notif",classe="2xx"} 0.007',
    ]),
  );
});
