/** The dashboard and the alerts of deploy/ name only metrics and labels that the server has. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { startFaultyServer } from "./test/start-faulty-server.ts";
import { lireExpression } from "./test/promql.ts";

const lire = (chemin: string) => readFileSync(`deploy/${chemin}`, "utf8");
const SOURCE = "prometheus";
const source = z.object({ type: z.literal("prometheus"), uid: z.literal(SOURCE) });

/** The parts of a Grafana dashboard that this test reads. */
const tableauDeBord = z.object({
  uid: z.literal("trinquizz"),
  title: z.string().min(1),
  schemaVersion: z.int().min(39),
  time: z.object({ from: z.string(), to: z.literal("now") }),
  panels: z
    .array(
      z.object({
        id: z.int(),
        type: z.enum(["stat", "timeseries"]),
        title: z.string().min(1),
        datasource: source,
        gridPos: z.object({ x: z.int(), y: z.int(), w: z.int().min(1), h: z.int().min(1) }),
        fieldConfig: z.object({ defaults: z.looseObject({ unit: z.string().min(1) }) }),
        targets: z
          .array(
            z.object({
              refId: z.string().regex(/^[A-Z]$/),
              datasource: source,
              expr: z.string().min(1),
              legendFormat: z.string(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

const ANCRE =
  /^docs\/exploitation\.md#(la-partie-ne-s-enregistre-plus|le-disque-est-presque-plein|les-mails-ne-partent-pas|le-serveur-est-lent|le-serveur-ne-repond-plus|pas-de-sauvegarde-recente)$/;
const alertes = z.object({
  groups: z.array(
    z.object({
      rules: z
        .array(
          z.strictObject({
            alert: z.string().regex(/^[A-Z]\w+$/),
            expr: z.string().min(1),
            for: z.string().regex(/^\d+[smh]$/),
            labels: z.strictObject({ gravite: z.enum(["urgente", "a_voir"]) }),
            annotations: z.strictObject({
              summary: z.string().regex(/^[A-ZÉ].*\.$/),
              que_faire: z.string().regex(ANCRE),
            }),
          }),
        )
        .min(1),
    }),
  ),
});

const { panels } = tableauDeBord.parse(JSON.parse(lire("grafana/tableau-de-bord.json")));
const regles = alertes
  .parse(parse(lire("prometheus/alertes.yml")))
  .groups.flatMap(({ rules }) => rules);
const expressions = [
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...regles.map(({ expr }) => expr),
];

/** Metrics and labels that Prometheus adds itself. */
const SIENNES: ReadonlySet<string> = new Set(["up"]);
/** Label values that appear only once their event has happened. */
const ARRIVENT: ReadonlySet<string> = new Set(["classe"]);

/** The values of each label, for each metric of a server that has just started. */
async function lireFigures() {
  const figures = new Map<string, Map<string, Set<string>>>();
  const serveur = await startFaultyServer({ LOG_LEVEL: "error" });
  await (await fetch(`${serveur.adresse}/api/sante`)).text();
  const texte = await (await fetch(`${serveur.adresse}/metrics`)).text();
  await serveur.arreter();
  for (const [, nom = "", suite = ""] of texte.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const labels = figures.get(nom) ?? new Map<string, Set<string>>();
    figures.set(nom, labels);
    for (const [, label = "", valeur = ""] of suite.matchAll(/(\w+)="([^"]*)"/g))
      labels.set(label, (labels.get(label) ?? new Set()).add(valeur));
  }
  return figures;
}

/** The errors of an expression; normally none. */
function fautesDe(texte: string, figures: Awaited<ReturnType<typeof lireFigures>>): string[] {
  const { selections, groupes } = lireExpression(texte);
  const connues = new Set<string>();
  const fautes = selections.length === 0 ? [`asks for nothing: ${texte}`] : [];
  for (const { metrique, etiquettes } of selections) {
    if (SIENNES.has(metrique)) continue;
    const labels = figures.get(metrique);
    if (labels === undefined) fautes.push(`no ${metrique}`);
    for (const nom of labels?.keys() ?? []) connues.add(nom);
    for (const { nom, egale } of etiquettes) {
      const valeurs = labels?.get(nom);
      if (valeurs === undefined) fautes.push(`no ${nom} in ${metrique}`);
      else if (egale !== null && !ARRIVENT.has(nom) && !valeurs.has(egale))
        fautes.push(`no ${nom}="${egale}" in ${metrique}`);
    }
  }
  return [...fautes, ...groupes.filter((un) => !connues.has(un)).map((un) => `no ${un}: ${texte}`)];
}

test("the server has the metrics of the dashboard and the alerts", async () => {
  const figures = await lireFigures();
  expect(expressions.length).toBeGreaterThan(30);
  expect(expressions.flatMap((texte) => fautesDe(texte, figures))).toEqual([]);
  expect(fautesDe(`sum by (code) (trinquizz_rooms{genre="bal",x="y"} / rien)`, figures)).toEqual([
    'no genre="bal" in trinquizz_rooms',
    "no x in trinquizz_rooms",
    "no rien",
    expect.stringMatching(/^no code: /),
  ]);
}, 60_000);

test("an invalid expression, and one that reads no metric, are found", () => {
  expect(() => lireExpression("sum by (le) (rate(x[5m])")).toThrow("not understood");
  expect(lireExpression(`rate(a{b="c",d=~"e"}[5m]) / on (f) g`)).toEqual({
    selections: [
      {
        metrique: "a",
        etiquettes: [
          { nom: "b", egale: "c" },
          { nom: "d", egale: null },
        ],
      },
      { metrique: "g", etiquettes: [] },
    ],
    groupes: ["f"],
  });
});

test("panels have an id and a place of their own, and the source that is provisioned", () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cases = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
  );
  expect(new Set(cases).size).toBe(cases.length);
  expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  const { datasources } = z
    .object({ datasources: z.array(source) })
    .parse(parse(lire("grafana/provisioning/datasources/prometheus.yml")));
  expect(datasources).toHaveLength(1);
});

test("alert names are unique", () => {
  expect(new Set(regles.map(({ alert }) => alert)).size).toBe(regles.length);
});

const promtool = spawnSync("promtool", ["--version"]).error === undefined;
test.skipIf(!promtool)("promtool accepts both files", () => {
  for (const [quoi, fichier] of [
    ["rules", "alertes.yml"],
    ["config", "prometheus.yml"],
  ] as const) {
    const vu = spawnSync("promtool", ["check", quoi, `deploy/prometheus/${fichier}`]);
    expect(vu.status, String(vu.stderr)).toBe(0);
  }
});

const GUIDE = "docs/exploitation.md";
test.skipIf(!existsSync(GUIDE))("what to do is a section of the guide", () => {
  const ancres = [...readFileSync(GUIDE, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, titre = ""]) =>
    titre
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .replaceAll(/[’']/g, "-")
      .replaceAll(/[^\w\s-]/g, "")
      .trim()
      .replaceAll(/\s+/g, "-"),
  );
  for (const { annotations } of regles)
    expect(ancres).toContain(annotations.que_faire.split("#")[1]);
});
