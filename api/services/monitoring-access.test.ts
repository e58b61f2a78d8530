import { expect, test } from "vitest";
import { createMonitoringAccessCheck } from "./monitoring-access.ts";

const JETON = "un-jeton-de-vingt-quatre-lettres";
const vu = (
  { METRICS_TOKEN, PUBLIC_URL }: { METRICS_TOKEN?: string; PUBLIC_URL?: string },
  remoteAddress: string,
  headers: Record<string, string> = {},
) =>
  createMonitoringAccessCheck({ METRICS_TOKEN, PUBLIC_URL })({
    headers: { host: "localhost:3000", ...headers },
    // only the remote address of the socket matters
    socket: Object.create(null, { remoteAddress: { value: remoteAddress } }),
  });

test.each(["127.0.0.1", "127.4.5.6", "::1", "::ffff:127.0.0.1"])("this machine: %s", (adresse) => {
  expect(vu({}, adresse)).toBe(true);
  expect(vu({}, adresse, { host: "[::1]:3000" })).toBe(true);
  expect(vu({ METRICS_TOKEN: JETON }, adresse)).toBe(true);
});

test.each(["192.168.1.10", "203.0.113.7", "::ffff:192.168.1.10", "2001:db8::1", ""])(
  "another: %s",
  (adresse) => {
    expect(vu({}, adresse)).toBe(false);
    expect(vu({}, adresse, { "x-forwarded-for": "127.0.0.1" })).toBe(false);
    expect(vu({ METRICS_TOKEN: JETON }, adresse)).toBe(false);
  },
);

test.each([
  { "x-forwarded-for": "203.0.113.7" },
  { "x-real-ip": "127.0.0.1" },
  { forwarded: "for=127.0.0.1" },
  { via: "1.1 proxy" },
  { host: "evil.example:3000" },
  { host: "" },
])("behind a program of this machine, or under another name: %j", (headers) => {
  expect(vu({}, "127.0.0.1", headers)).toBe(false);
});

test("with a public address, this machine is not enough: the proxy is on it", () => {
  const reglages = { PUBLIC_URL: "https://quizz.exemple.fr", METRICS_TOKEN: JETON };
  expect(vu(reglages, "127.0.0.1")).toBe(false);
  expect(vu(reglages, "127.0.0.1", { authorization: `Bearer ${JETON}` })).toBe(true);
});

test("the token, whole, from anywhere; a wrong one is not made good by being here", () => {
  const reglages = { METRICS_TOKEN: JETON };
  const dire = (authorization: string, adresse = "203.0.113.7") =>
    vu(reglages, adresse, { authorization, "x-forwarded-for": "198.51.100.1" });
  expect(dire(`Bearer ${JETON}`)).toBe(true);
  for (const faux of [
    `Bearer ${JETON.slice(1)}`,
    `Bearer ${JETON}x`,
    `Basic ${JETON}`,
    "Bearer ",
    JETON,
  ])
    expect(dire(faux)).toBe(false);
  expect(vu(reglages, "127.0.0.1", { authorization: "Bearer faux" })).toBe(false);
  expect(vu({}, "203.0.113.7", { authorization: "Bearer undefined" })).toBe(false);
});
