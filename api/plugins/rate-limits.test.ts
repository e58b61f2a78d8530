import { expect, onTestFinished, test, vi } from "vitest";
import { creerBancApi } from "../test/banc.ts";
import { creerDossierClientDeTest, ENTETE_ACCEPT_HTML } from "../test/client-construit.ts";

test("every route of the application is limited, those of the libraries too", async () => {
  const limits = new Map<string, unknown>();
  await creerBancApi({
    dossierClient: creerDossierClientDeTest(),
    surRoute: (method, url, limit) => void limits.set(`${method} ${url}`, limit),
  });
  expect([...limits.keys()]).toEqual(
    expect.arrayContaining(["GET /api/docs/json", "GET /*", "GET /media/:nom", "GET /api/sante"]),
  );
  expect(
    [...limits].filter(([, limit]) => typeof limit !== "object").map(([route]) => route),
  ).toEqual([]);
});

test.each([
  "/api/docs/json",
  "/api/docs/yaml",
  "/api/docs/static/swagger-ui.css",
  "/assets/main-Ab12_-Cd.js",
  "/media/inconnu.png",
  "/api/sante",
  "/api/inconnu",
  "/inconnu",
])("%s stops answering one address that asks without end", async (url) => {
  const { app } = await creerBancApi({
    dossierClient: creerDossierClientDeTest(),
    rateLimits: { lecturesParMinute: 2, fichiersParMinute: 2 },
  });
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url, headers: ENTETE_ACCEPT_HTML, remoteAddress })).statusCode;
  const [first, second, third] = [
    await ask("10.0.0.1"),
    await ask("10.0.0.1"),
    await ask("10.0.0.1"),
  ];
  expect([second, third]).toEqual([first, 429]);
  expect(await ask("10.0.0.2")).toBe(first);
});

test("a first request tells a minute, wherever the clock stands", async () => {
  const { app } = await creerBancApi();
  onTestFinished(() => void vi.restoreAllMocks());
  const clock = vi.spyOn(performance, "now");
  const told = new Set<unknown>();
  for (let n = 0; n < 20; n++) {
    clock.mockReturnValue(n * 1000.37 + 0.123);
    const { headers } = await app.inject({ url: "/api/inconnu", remoteAddress: `10.0.0.${n}` });
    told.add(headers["x-ratelimit-reset"]);
  }
  expect([...told].map(Number)).toEqual([60]);
});

test.each([-3_600_000, 3_600_000])(
  "a limit a minute does not follow a wall clock that jumps by %d ms",
  async (jump) => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    onTestFinished(() => void vi.restoreAllMocks());
    const { app } = await creerBancApi({ rateLimits: { fichiersParMinute: 2 } });
    const ask = async () => (await app.inject({ url: "/api/inconnu" })).statusCode;
    expect([await ask(), await ask(), await ask()]).toEqual([404, 404, 429]);

    const wall = Date.now() + jump;
    vi.spyOn(Date, "now").mockImplementation(() => wall);
    expect(await ask()).toBe(429);
    now = 60_001;
    expect([await ask(), await ask(), await ask()]).toEqual([404, 404, 429]);
  },
);
