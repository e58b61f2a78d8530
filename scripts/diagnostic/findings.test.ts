import { expect, test } from "vitest";
import { judgeFreeSpace } from "./disk.ts";
import { judgeMachineClock, type ClockSync } from "./clock.ts";
import { judgeReverseProxy } from "./proxy.ts";
import { redactDiagnosticReport } from "./report.ts";
import { judgePhoneNetworkAccess, type MachineNetworkFacts } from "./network.ts";

const CHEZ_SOI: MachineNetworkFacts = {
  interfaces: [{ nom: "wlan0", adresse: "192.168.1.20" }],
  conteneur: false,
  wsl: false,
  parefeu: null,
};
const juger = (machine: Partial<MachineNetworkFacts>, config = {}) =>
  judgePhoneNetworkAccess(
    { PORT: 3000, HOST: "0.0.0.0", PUBLIC_URL: undefined, ...config },
    "http://192.168.1.20:3000",
    {
      ...CHEZ_SOI,
      ...machine,
    },
  );

test("at home, on one Wi-Fi: the address, and how to try it, since isolation cannot be seen", () => {
  const [constat, ...autres] = juger({});
  expect(autres).toEqual([]);
  expect(constat).toMatchObject({ etat: "bon", dit: expect.stringContaining("192.168.1.20") });
  expect(constat?.faire).toContain("isolation des clients");
});

test.each<[string, Partial<MachineNetworkFacts>, object, string, RegExp]>([
  ["no network", { interfaces: [] }, {}, "grave", /aucun réseau/],
  [
    "two networks",
    { interfaces: [...CHEZ_SOI.interfaces, { nom: "eth0", adresse: "10.0.0.2" }] },
    {},
    "attention",
    /plusieurs réseaux/,
  ],
  ["a container", { conteneur: true }, {}, "grave", /conteneur/],
  [
    "a container that was told",
    { conteneur: true },
    { PUBLIC_URL: "http://192.168.1.20:3000" },
    "bon",
    /PUBLIC_URL/,
  ],
  ["WSL", { wsl: true }, {}, "attention", /WSL/],
  ["this machine alone", {}, { HOST: "127.0.0.1" }, "attention", /HOST/],
])("%s", (_quoi, machine, config, etat, dit) => {
  expect(juger(machine, config)[0]).toMatchObject({ etat, dit: expect.stringMatching(dit) });
});

test("a VPN and a firewall are named, with what to type", () => {
  const constats = juger({
    interfaces: [...CHEZ_SOI.interfaces, { nom: "wg0", adresse: "10.8.0.2" }],
    parefeu: "ufw",
  });
  expect(constats.map(({ point, etat }) => [point, etat])).toEqual([
    ["Adresse des téléphones", "bon"],
    ["VPN", "attention"],
    ["Pare-feu", "attention"],
  ]);
  expect(constats[2]?.faire).toContain("sudo ufw allow 3000/tcp");
});

const AN = 365 * 24 * 3_600_000;
test.each<[string, number, number | null, ClockSync, string]>([
  ["before this version", -AN, null, "oui", "grave"],
  ["before what is written", AN, 2 * AN, "oui", "grave"],
  ["some seconds before a backup", 2 * AN - 1000, 2 * AN, "oui", "bon"],
  ["that nothing keeps right", AN, null, "non", "attention"],
  ["of which nothing is known", AN, null, "inconnu", "bon"],
])("a clock %s", (_quoi, maintenant, ecrite, synchro, etat) => {
  expect(judgeMachineClock(maintenant, { connu: 0, ecrite, synchro }).etat).toBe(etat);
});

test.each([
  [null, "attention"],
  [5000, "bon"],
  [999, "attention"],
  [199, "grave"],
])("%s MB left", (libre, etat) => {
  expect(judgeFreeSpace(libre).etat).toBe(etat);
});

const HTTPS = { PUBLIC_URL: "https://quizz.exemple.fr", PORT: 3000, HOST: "0.0.0.0" };
test.each([
  ["answers nothing", null, true, "grave"],
  ["passes no socket", { "x-forwarded-for": "1.2.3.4", host: "quizz.exemple.fr" }, false, "grave"],
  ["does not say who calls", { host: "quizz.exemple.fr" }, true, "grave"],
  ["changes the name", { "x-forwarded-for": "1.2.3.4", host: "localhost:3000" }, true, "attention"],
  ["does all", { "x-forwarded-for": "1.2.3.4", host: "quizz.exemple.fr" }, true, "bon"],
])("a proxy that %s", (_quoi, headers, monte, etat) => {
  const appel = headers && { headers, address: "10.0.0.2" };
  expect(judgeReverseProxy(HTTPS, appel, monte).etat).toBe(etat);
});

test("a proxy that nobody has named is told, and what to set", () => {
  const appel = {
    headers: { "x-forwarded-for": "1.2.3.4", host: "nas.local:8080" },
    address: "10.0.0.2",
  };
  const http = { ...HTTPS, PUBLIC_URL: "http://nas.local:8080" };
  expect(judgeReverseProxy(http, appel, true)).toMatchObject({
    etat: "grave",
    faire: "Réglez TRUSTED_PROXY=10.0.0.2",
  });
  expect(judgeReverseProxy({ ...http, TRUSTED_PROXY: ["10.0.0.2"] }, appel, true).etat).toBe("bon");
});

test.each([
  ["connect ECONNREFUSED 10.1.2.3:25", "connect ECONNREFUSED <ip>:25"],
  ["getaddrinfo ENOTFOUND smtp.chez-moi.fr)", "getaddrinfo ENOTFOUND <nom>)"],
  ["voir https://quizz.chez-moi.fr/x", "voir <adresse>"],
  ["refusé pour lea@exemple.fr", "refusé pour <mail>"],
  ["[fe80::1ff:fe23:4567:890a]", "[<ip>]"],
  [
    "à 11:42, docs/exploitation.md#le-serveur-est-lent",
    "à 11:42, docs/exploitation.md#le-serveur-est-lent",
  ],
])("%s is sent as %s", (texte, masque) => {
  expect(redactDiagnosticReport(texte, {})).toBe(masque);
});
