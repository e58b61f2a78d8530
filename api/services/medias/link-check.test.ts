/**
 * Links into the private network are refused, and nothing of this machine is connected to (surete "Threats"). A canary server
 * listens on it in both families; allowed requests are redirected to it.
 */
import { once } from "node:events";
import http, { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  isPublicIpAddress,
  createMediaLinkTypeFinder,
  type EnvoyerRequeteAuxAdressesVerifiees,
} from "./link-check.ts";

/** A public address that is never really contacted. */
const PUBLIQUE = "93.184.215.14";

async function ecouter(repondre: RequestListener, host = "127.0.0.1") {
  const serveur = createServer(repondre);
  let connexions = 0;
  serveur.on("connection", () => connexions++);
  serveur.listen(0, host);
  await once(serveur, "listening");
  onTestFinished(() => {
    serveur.closeAllConnections();
    serveur.close();
  });
  const adresse = serveur.address();
  const port = typeof adresse === "object" && adresse !== null ? adresse.port : 0;
  return { port, connexions: () => connexions };
}

/** Redirects allowed requests to a local port, and records the checked addresses. */
function detourner(port: number) {
  const demandes: { url: string; adresses: unknown }[] = [];
  const demander: EnvoyerRequeteAuxAdressesVerifiees = (url, options) => {
    options.lookup?.(url.hostname, { all: true }, (_erreur, adresses) => {
      demandes.push({ url: url.href, adresses });
    });
    const { lookup: _lookup, ...autres } = options;
    return http.request({ ...autres, host: "127.0.0.1", port, path: url.pathname });
  };
  return { demandes, demander };
}

const publique = async () => [PUBLIQUE];

describe("addresses that everybody may ask", () => {
  test.each(["1.1.1.1", PUBLIQUE, "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"])(
    "%s",
    (adresse) => expect(isPublicIpAddress(adresse)).toBe(true),
  );

  test.each([
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "100.100.100.200",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.192",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "3fff::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "fe80::1%eth0",
    "localhost",
    "",
  ])("never %s", (adresse) => expect(isPublicIpAddress(adresse)).toBe(false));
});

describe("links that are refused", () => {
  test.each([
    "http://127.0.0.1/a.png",
    "http://localhost/a.png",
    "http://2130706433/a.png",
    "http://0177.0.0.1/a.png",
    "http://0x7f.1/a.png",
    "http://127.1/a.png",
    "http://①②⑦.⓪.⓪.①/a.png",
    "http://0/a.png",
    "http://[::1]/a.png",
    "http://[::ffff:127.0.0.1]/a.png",
    "http://[::ffff:7f00:1]/a.png",
    "http://[64:ff9b::7f00:1]/a.png",
    "http://[fe80::1]/a.png",
    "http://169.254.169.254/latest/meta-data/",
    "http://192.168.1.1/a.png",
    "http://moi@93.184.215.14/a.png",
    "http://93.184.215.14:6379/a.png",
    "https://93.184.215.14:80/a.png",
    "ftp://93.184.215.14/a.png",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "//93.184.215.14/a.png",
    "a.png",
    "http://",
  ])("%s, without a request", async (lien) => {
    const { demandes, demander } = detourner(1);
    const liens = createMediaLinkTypeFinder(
      async (nom) => (nom === "localhost" ? ["127.0.0.1"] : []),
      demander,
    );
    expect(await liens.typeDe(lien)).toBeNull();
    expect(demandes).toEqual([]);
  });

  test.each([
    ["this machine", ["127.0.0.1"]],
    ["this machine, beside a public address", [PUBLIQUE, "127.0.0.1"]],
    ["this machine in IPv6", ["::1"]],
    ["a mapped address", ["::ffff:127.0.0.1"]],
    ["the metadata of a cloud", ["169.254.169.254"]],
    ["nothing", []],
    ["nonsense", ["localhost"]],
  ])("a name that leads to %s", async (_cas, adresses) => {
    const { demandes, demander } = detourner(1);
    expect(
      await createMediaLinkTypeFinder(async () => adresses, demander).typeDe("http://a.exemple/b"),
    ).toBeNull();
    expect(demandes).toEqual([]);
  });

  test("with what really sends: this machine hears nothing, under any of its names", async () => {
    const canari = await ecouter((_requete, reponse) => reponse.end());
    const six = await ecouter((_requete, reponse) => reponse.end(), "::").catch(() => canari);
    const liens = createMediaLinkTypeFinder(async () => ["127.0.0.1"]);
    for (const port of [canari.port, six.port])
      for (const hote of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "piege.exemple"])
        for (const lien of [`http://${hote}:${port}/a.png`, `https://${hote}:${port}/`])
          expect(await liens.typeDe(lien), lien).toBeNull();
    expect([canari.connexions(), six.connexions()]).toEqual([0, 0]);
    // the canary server would have received a request to this machine
    const prise = connect(canari.port, "127.0.0.1");
    await once(prise, "connect");
    prise.destroy();
    expect(canari.connexions()).toBe(1);
  });

  test("a name whose address changes is looked at once, and what was seen is what is connected to", async () => {
    const { port } = await ecouter((_requete, reponse) =>
      reponse.setHeader("content-type", "image/png").end(),
    );
    const { demandes, demander } = detourner(port);
    const suite = [[PUBLIQUE], ["127.0.0.1"], ["127.0.0.1"]];
    let fois = 0;
    const liens = createMediaLinkTypeFinder(async () => suite[fois++] ?? [], demander);
    expect(await liens.typeDe("http://piege.exemple/a.png")).toBe("image/png");
    expect(fois).toBe(1);
    expect(demandes).toEqual([
      { url: "http://piege.exemple/a.png", adresses: [{ address: PUBLIQUE, family: 4 }] },
    ]);
    // the second DNS answer is this machine
    expect(await liens.typeDe("http://piege.exemple/a.png")).toBeNull();
  });

  test.each([
    "http://127.0.0.1/prive",
    "http://[::1]/prive",
    "http://2130706433/prive",
    "//localhost/prive",
    "http://prive.exemple/prive",
    "http://public.exemple:8080/prive",
    "file:///etc/passwd",
    "http://",
  ])("a public site that sends to %s", async (ou) => {
    const canari = await ecouter((_requete, reponse) =>
      reponse.writeHead(302, { location: ou }).end(),
    );
    const { demandes, demander } = detourner(canari.port);
    const liens = createMediaLinkTypeFinder(
      async (nom) => (nom === "public.exemple" ? [PUBLIQUE] : ["10.0.0.1"]),
      demander,
    );
    expect(await liens.typeDe("http://public.exemple/a.png")).toBeNull();
    expect(demandes).toHaveLength(1);
  });

  test("a circle of sites", async () => {
    const { port, connexions } = await ecouter((_requete, reponse) =>
      reponse.writeHead(302, { location: "/encore" }).end(),
    );
    expect(
      await createMediaLinkTypeFinder(publique, detourner(port).demander).typeDe(
        "http://a.exemple/",
      ),
    ).toBeNull();
    expect(connexions()).toBe(6);
  });

  test.each([
    ["404", 404, { "content-type": "image/png" }],
    ["500", 500, { "content-type": "image/png" }],
    ["a redirection to nowhere", 302, {}],
    ["100 KB of headers", 200, { "content-type": "image/png", "x-trop": "x".repeat(100_000) }],
  ])("a site that answers %s", async (_cas, statut, entetes) => {
    const { port } = await ecouter((_requete, reponse) => reponse.writeHead(statut, entetes).end());
    expect(
      await createMediaLinkTypeFinder(publique, detourner(port).demander).typeDe(
        "http://a.exemple/",
      ),
    ).toBeNull();
  });

  test("a site, or a name server, that never answers", async () => {
    const { port } = await ecouter(() => {});
    const liens = [
      createMediaLinkTypeFinder(publique, detourner(port).demander),
      createMediaLinkTypeFinder(() => new Promise(() => {}), detourner(port).demander),
    ];
    expect(await Promise.all(liens.map((un) => un.typeDe("http://a.exemple/")))).toEqual([
      null,
      null,
    ]);
  });
});

describe("links that show something", () => {
  test("their type, through redirections, without waiting for what follows", async () => {
    const { port } = await ecouter((requete, reponse) => {
      if (requete.url === "/a") return reponse.writeHead(301, { location: "b" }).end();
      reponse.writeHead(200, { "content-type": "Image/PNG; charset=x" });
      // the answer never ends
      return reponse.write("x");
    });
    const { demandes, demander } = detourner(port);
    const liens = createMediaLinkTypeFinder(async () => [PUBLIQUE, "2606:4700::1111"], demander);
    expect(await liens.typeDe("https://a.exemple/a#t=3")).toBe("image/png");
    expect(demandes.map(({ url }) => url)).toEqual([
      "https://a.exemple/a#t=3",
      "https://a.exemple/b",
    ]);
    expect(demandes[0]?.adresses).toEqual([
      { address: PUBLIQUE, family: 4 },
      { address: "2606:4700::1111", family: 6 },
    ]);
  });

  test("YouTube is known without being asked", async () => {
    const { demandes, demander } = detourner(1);
    const liens = createMediaLinkTypeFinder(publique, demander);
    expect(await liens.typeDe("https://youtu.be/dQw4w9WgXcQ?t=3")).toBe("video/youtube");
    expect(demandes).toEqual([]);
  });
});
